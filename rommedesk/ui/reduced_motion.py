"""Whether the system asks programs to move less; Qt does not tell it, so each system is asked itself."""

from __future__ import annotations

import configparser
import os
import plistlib
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

PORTAL_MS = 250
"""How long the portal of the desktop may take to answer."""
CLIENT_AREA_ANIMATION = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of Windows."""

Ask = Callable[[str, str], object]
"""Gives the value of a key in a namespace of the desktop's settings; `None` where there is none."""


def system_reduces_motion(
    *,
    platform: str = sys.platform,
    environ: Mapping[str, str] = os.environ,
    home: Path | None = None,
    ask_portal: Ask | None = None,
    ask_windows: Callable[[], bool] | None = None,
) -> bool:
    """Whether cards should not travel unless the person wants it; `False` where nothing can be learned."""
    home = home or Path.home()
    if platform == "win32":
        return (ask_windows or _windows_reduces)()
    if platform == "darwin":
        return _mac_reduces(home / "Library" / "Preferences" / "com.apple.universalaccess.plist")
    return _desktop_reduces(ask_portal or portal_value, environ, home)


def _desktop_reduces(ask: Ask, environ: Mapping[str, str], home: Path) -> bool:
    """The desktops of Linux: the portal where it knows, and the files of KDE and GTK."""
    if ask("org.freedesktop.appearance", "reduced-motion") == 1:
        return True
    if ask("org.gnome.desktop.interface", "enable-animations") is False:
        return True
    folder = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
    if "KDE" in environ.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return _entry(folder / "kdeglobals", "KDE", "AnimationDurationFactor") in {"0", "0.0"}
    files = (folder / version / "settings.ini" for version in ("gtk-4.0", "gtk-3.0"))
    values = (_entry(file, "Settings", "gtk-enable-animations") for file in files)
    return any(value in {"0", "false", "no"} for value in values)


def _entry(file: Path, section: str, key: str) -> str:
    """A value of an ini file in small letters; "" if there is none."""
    parser = configparser.ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    try:
        parser.read(file, encoding="utf-8")
    except (configparser.Error, OSError, UnicodeError):
        return ""
    return (parser.get(section, key, fallback="") or "").strip().lower()


def portal_value(namespace: str, key: str) -> object:
    """What the desktop's portal says of a setting; it is not started for that, and not waited for long."""
    try:
        dbus: Any = import_module("PySide6.QtDBus")
    except ImportError:
        return None
    bus = dbus.QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    portal = "org.freedesktop.portal"
    for method in ("ReadOne", "Read"):  # older portals know the second one only
        message = dbus.QDBusMessage.createMethodCall(
            f"{portal}.Desktop", "/org/freedesktop/portal/desktop", f"{portal}.Settings", method
        )
        message.setAutoStartService(False)
        message.setArguments([namespace, key])
        answer = bus.call(message, dbus.QDBus.CallMode.Block, PORTAL_MS)
        if answer.type() == dbus.QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            value = answer.arguments()[0]
            while isinstance(value, dbus.QDBusVariant):
                value = value.variant()
            return value
    return None


def _windows_reduces() -> bool:
    """Whether animations inside windows are switched off."""
    import ctypes

    is_animated = ctypes.c_int(1)
    user: Any = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    is_told = user.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(is_animated), 0)
    return bool(is_told) and not is_animated.value


def _mac_reduces(file: Path) -> bool:
    try:
        found = plistlib.loads(file.read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False
    return isinstance(found, dict) and found.get("reduceMotion") in {True}
