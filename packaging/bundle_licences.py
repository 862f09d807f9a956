"""The licences of all that the bundle carries, collected from where it was taken."""

import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import bundle_libraries

ROOT = Path(__file__).resolve().parent.parent
COMMON = Path("/usr/share/common-licenses")
TEXTS = ("LGPL-3", "GPL-3", "GPL-2", "Apache-2.0", "MPL-2.0", "CC0-1.0")
"""Licences that the list of Qt's parts names without their text."""


def _python() -> Path:
    """The licence of the Python that runs this."""
    found = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if found.is_file():
        return found
    return Path("/usr/share/doc", f"python{sysconfig.get_python_version()}", "copyright")


def _of(project: str) -> Path:
    """The licence that an installed project brings along."""
    names = ("LICENSE", "COPYING", "LICENSE.txt", "COPYING.txt")
    files = [Path(str(file.locate())) for file in distribution(project).files or () if file.name in names]
    if not files:
        raise SystemExit(f"{project} brings no licence.")
    return files[0]


def collect(program: Path, folder: Path) -> None:
    """Lay them into `folder`; ends the program if one is not to be found."""
    taken = {
        "rommedesk.txt": ROOT / "LICENSE",
        "cards.txt": ROOT / "assets" / "cards" / "LICENSE",
        "sounds.txt": ROOT / "assets" / "sounds" / "LICENSE",
        "python.txt": _python(),
        "platformdirs.txt": _of("platformdirs"),
        "pyinstaller-bootloader.txt": _of("pyinstaller"),
        # Which parts of others are in Qt, PySide6 and shiboken6, and under which licences.
        "qt.txt": ROOT / "packaging" / "deb" / "copyright",
    }
    taken |= {f"{name}.txt": COMMON / name for name in TEXTS}
    taken |= {
        f"{package}.txt": Path("/usr/share/doc", package, "copyright")
        for package in sorted({package for _, package in bundle_libraries.carried(program)})
    }
    folder.mkdir()
    for name, file in taken.items():
        shutil.copyfile(file, folder / name)
