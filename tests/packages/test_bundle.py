"""What the folder bundle is put together with: its start, and what it knows of the system's libraries."""

import os
import shutil
import sys
from pathlib import Path

import PySide6
import pytest

from tests.packages.tools import tool

libraries = tool("bundle_libraries")
start = tool("bundle/start")

LIBRARY = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Svg.so.6"

needs_tools = pytest.mark.skipif(
    not LIBRARY.is_file() or shutil.which("objdump") is None,
    reason="bundles are built on Linux with binutils",
)


@pytest.mark.parametrize(("before", "after"), [(None, None), ("/home/lib", "/home/lib")])
def test_programs_that_are_started_from_here_get_their_own_libraries(
    monkeypatch: pytest.MonkeyPatch, before: str | None, after: str | None
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle/_internal")
    if before is None:
        monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    else:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setattr(sys, "argv", ["/bundle/rommedesk"])
    monkeypatch.setattr("rommedesk.__main__.main", lambda: 7)
    assert start.run() == 7
    assert os.environ.get("LD_LIBRARY_PATH") == after


def test_the_name_says_which_program_is_meant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["/anywhere/rommedesk-arena", "--help"])
    with pytest.raises(SystemExit, match="0"):
        start.run()
    assert "rommedesk-arena" in capsys.readouterr().out


@needs_tools
@pytest.mark.parametrize(
    ("name", "purpose"),
    [("libQt6Svg.so.6", "needed"), ("libQt6Multimedia.so.6", "sound"), ("libqwayland.so", "wayland")],
)
def test_what_a_file_asks_for_is_asked_of_the_system_for_its_purpose(
    tmp_path: Path, name: str, purpose: str
) -> None:
    shutil.copy(LIBRARY, tmp_path / name)
    found = libraries.needs(tmp_path)
    assert found["libQt6Gui.so.6"] == purpose
    assert "libc.so.6" not in found


@needs_tools
def test_what_lies_in_the_bundle_is_not_asked_of_the_system(tmp_path: Path) -> None:
    shutil.copy(LIBRARY, tmp_path / LIBRARY.name)
    shutil.copy(LIBRARY, tmp_path / "libQt6Core.so.6")
    found = libraries.needs(tmp_path)
    assert "libQt6Core.so.6" not in found
