"""Each system says in its own way that programs shall move less."""

import plistlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.ui.reduced_motion import portal_value, system_reduces_motion
from tests.ui.games import Begin, programs

APPEARANCE = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")


def desktop(home: Path, told: Mapping[tuple[str, str], object], **environ: str) -> bool:
    """What is learned from a Linux desktop with this portal."""
    return system_reduces_motion(
        platform="linux", environ=environ, home=home, ask_portal=lambda *asked: told.get(asked)
    )


@pytest.mark.parametrize(
    ("told", "reduces"),
    [
        ({}, False),
        ({APPEARANCE: 1}, True),
        ({APPEARANCE: 0}, False),
        ({GNOME: False}, True),
        ({GNOME: True, APPEARANCE: 0}, False),
        ({GNOME: None}, False),
    ],
)
def test_the_portal_of_a_desktop_is_asked(
    tmp_path: Path, told: Mapping[tuple[str, str], object], reduces: bool
) -> None:
    assert desktop(tmp_path, told) is reduces


@pytest.mark.parametrize(
    ("text", "reduces"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[General]\nColorScheme=Breeze\n", False),
        ("no ini file", False),
    ],
)
def test_kde_says_it_in_its_file(tmp_path: Path, text: str, reduces: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    config = str(tmp_path)
    assert desktop(tmp_path, {}, XDG_CURRENT_DESKTOP="KDE", XDG_CONFIG_HOME=config) is reduces
    assert desktop(tmp_path, {}, XDG_CURRENT_DESKTOP="XFCE", XDG_CONFIG_HOME=config) is False


@pytest.mark.parametrize("version", ["gtk-3.0", "gtk-4.0"])
@pytest.mark.parametrize(("value", "reduces"), [("0", True), ("false", True), ("1", False), ("True", False)])
def test_other_desktops_say_it_to_gtk(tmp_path: Path, version: str, value: str, reduces: bool) -> None:
    folder = tmp_path / ".config" / version
    folder.mkdir(parents=True)
    (folder / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={value}\n")
    assert desktop(tmp_path, {}) is reduces


@pytest.mark.parametrize("reduces", [True, False])
def test_windows_is_asked(tmp_path: Path, reduces: bool) -> None:
    assert system_reduces_motion(platform="win32", home=tmp_path, ask_windows=lambda: reduces) is reduces


@pytest.mark.parametrize(
    ("content", "reduces"),
    [
        (plistlib.dumps({"reduceMotion": True}), True),
        (plistlib.dumps({"reduceMotion": 1}), True),
        (plistlib.dumps({"reduceMotion": False}), False),
        (plistlib.dumps({}), False),
        (b"damaged", False),
        (None, False),
    ],
)
def test_macos_says_it_in_its_file(tmp_path: Path, content: bytes | None, reduces: bool) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    if content is not None:
        (folder / "com.apple.universalaccess.plist").write_bytes(content)
    assert system_reduces_motion(platform="darwin", home=tmp_path) is reduces


def test_without_a_bus_the_portal_says_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    assert portal_value(*APPEARANCE) is None


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    with programs(qtbot, tmp_path, catalogues) as begin:
        yield begin


def test_the_window_follows_the_system_where_that_is_chosen(begin: Begin) -> None:
    play = begin()
    window = play.window
    window.use(animation="system")
    assert window.table.options.pace == 1
    window.follow_motion_of_system(True)
    assert window.table.options.pace == 0
    window.use(animation="fast")
    assert window.table.options.pace == 0.5
    window.use(animation="system")
    assert window.table.options.pace == 0
    window.follow_motion_of_system(False)
    assert window.table.options.pace == 1
