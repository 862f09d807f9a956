"""What the packages in dist/ hold, file by file, and where each file comes from.

A file that belongs to nothing known ends the program, so nothing gets into a package that is not told.
"""

import platform
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import bundle_libraries
from PySide6.QtCore import qVersion

EXECUTABLE = "program/rommedesk"
"""In the folder bundle: the start of PyInstaller, and Python's modules packed behind it."""
OWN = re.compile(
    r"(rommedesk|rommedesk-[\d.]+\.dist-info|share|setup|licences|usr/share|usr/bin|usr/games)/.*"
    rf"|(un)?install\.sh|{EXECUTABLE}"
)
OWN_MODULES = ("rommedesk", "start")

QT_LICENCE = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
LICENCES_OF_LIBRARIES = {"libffi": "MIT", "libxcb": "MIT", "libxkbcommon": "MIT"}
"""Of the system's libraries in the folder bundle, by the start of a name; `licences` there has the texts."""


@dataclass(frozen=True, slots=True)
class Part:
    """A thing by others that is in a package."""

    name: str
    version: str
    licence: str
    """As SPDX writes it."""
    purl: str
    """Its package URL, by which lists of known faults name it."""


def _project(name: str, licence: str) -> Part:
    version = distribution(name).version
    return Part(name, version, licence, f"pkg:pypi/{name.lower()}@{version}")


def _qt() -> Part:
    return Part("Qt", qVersion(), QT_LICENCE, f"pkg:generic/qt@{qVersion()}")


def _icu(version: str) -> Part:
    return Part("ICU", version, "Unicode-3.0", f"pkg:github/unicode-org/icu@{version}")


def _python() -> Part:
    version = platform.python_version()
    return Part("CPython", version, "PSF-2.0", f"pkg:github/python/cpython@v{version}")


def _bootloader() -> Part:
    return _project("pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception")


@cache
def _of_debian(soname: str) -> Part:
    licence = next(text for start, text in LICENCES_OF_LIBRARIES.items() if soname.startswith(start))
    package = bundle_libraries.package(bundle_libraries.known()[soname])
    query = ["dpkg-query", "--show", "--showformat", "${Version}", package]
    version = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    purl = f"pkg:deb/debian/{package}@{version.replace('+', '%2B')}?arch=amd64"
    return Part(package, version, licence, purl)


@cache
def _files_of(project: str) -> frozenset[str]:
    try:
        return frozenset(str(file) for file in distribution(project).files or ())
    except PackageNotFoundError:  # PySide6-Addons is where sounds are wanted
        return frozenset()


def origin(name: str) -> Part | None:
    """Where a file comes from, by its name in a package; `None` if it is our own.

    Ends the program if the file belongs to nothing that is known.
    """
    inner = re.sub(r"^(program/_internal|usr/lib/rommedesk)/", "", name)
    if OWN.fullmatch(name) or OWN.fullmatch(inner):
        return None
    if icu := re.fullmatch(r"PySide6/Qt/lib/libicu\w+\.so\.(\d+)", inner):
        return _icu(icu[1])
    if inner.startswith("PySide6/Qt/"):
        return _qt()
    for project in ("PySide6-Essentials", "PySide6-Addons", "shiboken6"):
        if inner in _files_of(project):
            return _project(project, QT_LICENCE)
    if inner.startswith("platformdirs/"):
        return _project("platformdirs", "MIT")
    if inner.startswith(("libpython3", "python3.")) or inner == "base_library.zip":
        return _python()
    if inner.startswith(tuple(LICENCES_OF_LIBRARIES)):
        return _of_debian(inner)
    raise SystemExit(f"{name} belongs to no part that is known.")


def origins_of_modules(executable: bytes) -> set[Part]:
    """Where the modules come from that are packed into the program of the folder bundle, but for our own."""
    from PyInstaller.archive.readers import CArchiveReader  # where bundles are built, and nowhere else

    with TemporaryDirectory() as folder:
        file = Path(folder, "program")
        file.write_bytes(executable)
        archive = CArchiveReader(str(file))
        names = {*archive.toc, *archive.open_embedded_archive("PYZ.pyz").toc}
    found = {_bootloader()}
    for module in {name.split(".")[0] for name in names} - {*OWN_MODULES, "PYZ"}:
        if module in sys.stdlib_module_names or module.startswith("_sysconfigdata_"):
            found.add(_python())
        elif module == "platformdirs":
            found.add(_project("platformdirs", "MIT"))
        elif module not in ("PySide6", "shiboken6") and not module.startswith(("pyi", "_pyi")):
            raise SystemExit(f"The module {module} belongs to no part that is known.")
    return found


def contents(package: Path) -> Iterator[tuple[str, bytes]]:
    """The names and bytes of the files of a package, without the folder that holds all of them."""
    if package.suffix == ".whl":
        with ZipFile(package) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist())
    elif package.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", str(package)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as unpacking:
            assert unpacking.stdout is not None
            with tarfile.open(fileobj=unpacking.stdout, mode="r|") as archive:
                yield from _members(archive, ".")
    else:
        with tarfile.open(package) as archive:
            yield from _members(archive, re.sub(r"-linux-.*", "", package.name))


def _members(archive: tarfile.TarFile, top: str) -> Iterator[tuple[str, bytes]]:
    for entry in archive:
        if stream := archive.extractfile(entry) if entry.isfile() else None:
            yield str(PurePosixPath(entry.name).relative_to(top)), stream.read()
