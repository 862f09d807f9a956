"""Every file of a package is laid to what it comes from, and one that nobody knows is noticed."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packages.tools import tool

inside = tool("package_contents")


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("program/_internal/PySide6/QtWidgets.abi3.so", "PySide6-Essentials"),
        ("usr/lib/rommedesk/PySide6/__init__.py", "PySide6-Essentials"),
        ("usr/lib/rommedesk/PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("program/_internal/PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("program/_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("usr/lib/rommedesk/shiboken6/Shiboken.abi3.so", "shiboken6"),
        ("usr/lib/rommedesk/platformdirs/unix.py", "platformdirs"),
        ("program/_internal/base_library.zip", "CPython"),
        ("program/_internal/python3.11/lib-dynload/math.so", "CPython"),
    ],
)
def test_what_comes_from_others_is_told(file: str, part: str) -> None:
    found = inside.origin(file)
    assert found.name == part
    assert found.version
    assert found.version in found.purl


@pytest.mark.parametrize(
    "file",
    [
        "install.sh",
        "licences/python.txt",
        "program/rommedesk",
        "program/_internal/rommedesk/data/icon.svg",
        "rommedesk/__init__.py",
        "rommedesk-0.1.0.dist-info/METADATA",
        "usr/bin/rommedesk-arena",
        "usr/lib/rommedesk/rommedesk/engine/cards.py",
    ],
)
def test_what_is_our_own_is_known(file: str) -> None:
    assert inside.origin(file) is None


@pytest.mark.parametrize(
    "file",
    [
        "usr/lib/rommedesk/notes.txt",
        "program/_internal/libavcodec.so.61",
        "program/other",
        "numpy/__init__.py",
    ],
)
def test_what_nobody_knows_ends_the_build(file: str) -> None:
    with pytest.raises(SystemExit, match="belongs to no part"):
        inside.origin(file)


def test_the_files_of_a_wheel_are_read(tmp_path: Path) -> None:
    wheel = tmp_path / "rommedesk-0.0.1-py3-none-any.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("rommedesk/__init__.py", "x")
    assert list(inside.contents(wheel)) == [("rommedesk/__init__.py", b"x")]
