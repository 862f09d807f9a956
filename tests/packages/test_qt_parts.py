"""The parts of Qt that packages carry are all that the program needs, and no more."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages.tools import ROOT, tool
from tests.ui.catalogues import LANGUAGES

parts = tool("qt_parts")

linux = pytest.mark.skipif(sys.platform != "linux", reason="the list is that of Linux")


def imported(source: str) -> set[str]:
    """The modules of PySide6 that a source text imports, by statement or by a name in a text of its own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="PySide6", names=names):
                found |= {name.name for name in names}
            case ast.ImportFrom(module=str(module)) if module.startswith("PySide6."):
                found.add(module.split(".")[1])
            case ast.Import(names=names):
                found |= {name.name.split(".")[1] for name in names if name.name.startswith("PySide6.")}
            case ast.Constant(value=str(text)) if text.startswith("PySide6.") and text.count(".") == 1:
                found.add(text.split(".")[1])
            case _:
                pass
    return found


def needed(file: Path) -> dict[str, Path | None]:
    """The shared libraries that one loads, by name, and where the system finds them, if it does."""
    listed = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=True).stdout
    found: dict[str, Path | None] = {}
    for line in listed.splitlines():
        name, arrow, place = line.strip().partition(" => ")
        if arrow:
            found[name] = None if place == "not found" else Path(place.rsplit(" (", 1)[0]).resolve()
    return found


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the parts, with sound where the installed PySide6 has it."""
    folder = tmp_path_factory.mktemp("parts").resolve()
    has_sound = any((parts.installed() / "PySide6").glob("QtMultimedia.abi3.so"))
    parts.copy_qt(folder, with_sound=has_sound)
    return folder


def test_every_way_to_import_is_seen() -> None:
    source = (
        'import PySide6.QtA\nfrom PySide6 import QtB\nfrom PySide6.QtC import x\nimport_module("PySide6.QtD")'
    )
    assert imported(source) == {"QtA", "QtB", "QtC", "QtD"}


def test_all_that_the_program_imports_is_in_the_list() -> None:
    wanted = {
        name
        for file in (ROOT / "rommedesk").rglob("*.py")
        for name in imported(file.read_text("utf-8"))
        if name.startswith("Qt")
    }
    assert "QtWidgets" in wanted
    assert wanted - set(parts.MODULES) == set()


def test_qt_speaks_every_language_of_the_program() -> None:
    assert set(parts.LANGUAGES) == set(LANGUAGES)


@linux
def test_no_library_of_qt_is_missing_and_none_is_carried_for_nothing(tree: Path) -> None:
    binaries = [file for file in tree.rglob("*.so*") if file.is_file()]
    loaded: set[Path] = set()
    for file in binaries:
        for name, place in needed(file).items():
            if name.startswith(("libQt6", "libicu", "libpyside6", "libshiboken6")):
                assert place is not None, f"{file.name} asks for {name}"
                assert place.is_relative_to(tree), f"{file.name} finds {name} in {place}"
                loaded.add(place)
    assert {file for file in binaries if file.parent.name == "lib"} - loaded == set()


@linux
def test_the_program_plays_with_these_parts_alone(tree: Path, tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "sys.path[:0] = sys.argv[1:3]\n"
        "import PySide6, platformdirs\n"
        "assert PySide6.__file__.startswith(sys.argv[1]), PySide6.__file__\n"
        "from rommedesk.__main__ import main\n"
        "sys.exit(main(['--demo', '--out', sys.argv[3]]))\n"
    )
    home = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, str(tree), str(ROOT), str(tmp_path)],
        env={**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(list(tmp_path.glob("*.png"))) == 2
