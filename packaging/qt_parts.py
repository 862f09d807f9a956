"""The parts of PySide6 that the packaged program needs, and the copying of these alone: `qt_parts.py FOLDER`.

This is the one list of them, for the Debian package and for the folder bundle alike. What is not here a card
game that paints into pixmaps does without: OpenGL, QML, databases, printing, encryption, video, tools.
"""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

MODULES = ("QtCore", "QtDBus", "QtGui", "QtMultimedia", "QtNetwork", "QtSvg", "QtWidgets")
"""What may be imported from PySide6; a test looks that nothing is missing. QtMultimedia wants QtNetwork."""

LANGUAGES = ("de", "en", "ru")
"""Catalogues of Qt's own texts; the English one, empty but for plurals, is asked for like the others."""

PYTHON = (
    "shiboken6/Shiboken.abi3.so",
    "shiboken6/__init__.py",
    "shiboken6/_config.py",
    "shiboken6/_git_shiboken_module_version.py",
    "shiboken6/libshiboken6.abi3.so.*",
    "PySide6/__init__.py",
    "PySide6/_config.py",
    "PySide6/_git_pyside_version.py",
    "PySide6/libpyside6.abi3.so.*",
    "PySide6/support/__init__.py",
    "PySide6/support/deprecated.py",
)

LIBRARIES = (
    *(f"libQt6{module.removeprefix('Qt')}.so.6" for module in MODULES),
    "libQt6Concurrent.so.6",  # QtMultimedia asks for it
    "libQt6WaylandClient.so.6",
    "libQt6XcbQpa.so.6",
    "libicudata.so.*",
    "libicui18n.so.*",
    "libicuuc.so.*",
)

PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",  # PNG, the other format there is, is part of QtGui
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",  # dead keys in names
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqoffscreen.so",  # `rommedesk --demo` where there is no screen
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    # Frames of windows where the desktop draws none; GNOME's own kind, and the other for the rest.
    "wayland-decoration-client/libadwaita.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-shell-integration/libxdg-shell.so",
)
"""Without plugins of QtMultimedia: samples are played by itself, only other formats and video want FFmpeg."""


def parts(*, with_sound: bool = True) -> tuple[str, ...]:
    """Patterns of all files below the folder of the installed packages; each stands for one file."""
    found = (
        *PYTHON,
        *(f"PySide6/{module}.abi3.so" for module in MODULES),
        *(f"PySide6/Qt/lib/{library}" for library in LIBRARIES),
        *(f"PySide6/Qt/plugins/{plugin}" for plugin in PLUGINS),
        *(f"PySide6/Qt/translations/qtbase_{language}.qm" for language in LANGUAGES),
    )
    silent = ("QtMultimedia.", "libQt6Multimedia.", "libQt6Concurrent.")
    return found if with_sound else tuple(part for part in found if not Path(part).name.startswith(silent))


def installed() -> Path:
    """The folder with the packages PySide6 and shiboken6 that the running Python imports."""
    qt = find_spec("PySide6")
    if qt is None or qt.origin is None:
        raise SystemExit("PySide6 is not installed for this Python.")
    return Path(qt.origin).parents[1]


def files(source: Path, *, with_sound: bool = True) -> list[Path]:
    """The parts below `source`; ends the program with the name of the first that is not there just once."""
    found = []
    for part in parts(with_sound=with_sound):
        matches = [file for file in source.glob(part) if file.is_file()]
        if len(matches) != 1:
            raise SystemExit(f"{source} has {len(matches)} files like {part}, not one.")
        found += matches
    return found


def copy_qt(target: Path, *, source: Path | None = None, with_sound: bool = True) -> list[Path]:
    """Copy the parts from an installed PySide6 (that of this Python by default) into `target`; the copies.

    `with_sound=False` leaves QtMultimedia out, which is in PySide6-Addons alone.
    """
    origin = installed() if source is None else source
    copies = []
    for file in files(origin, with_sound=with_sound):
        copy = target / file.relative_to(origin)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
        # Libraries are loaded, not run; without this their mode would be that of a person's umask.
        copy.chmod(0o644)
        copies.append(copy)
    return copies


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    copy_qt(Path(sys.argv[1]))
