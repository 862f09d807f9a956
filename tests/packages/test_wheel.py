"""The wheel is the whole program and nothing else, and from a checkout and from the archive the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packages.tools import ROOT, tool

wheels = tool("wheel")

pytestmark = [pytest.mark.ci_slow, pytest.mark.timeout(600)]


def checkout(folder: Path) -> Path:
    """A folder with the tracked files and nothing else."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, tracked.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def make(tree: Path) -> None:
    """Build archive and wheel in a checkout as `make wheel` does; that compares the two ways to the wheel."""
    subprocess.run(
        [sys.executable, "packaging/wheel.py"],
        cwd=tree,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1764500000"},
        check=True,
        stdout=subprocess.DEVNULL,
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with what is made of it in `dist`."""
    tree = checkout(tmp_path_factory.mktemp("checkout"))
    make(tree)
    return tree


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    (wheel,) = (built / "dist").glob("*.whl")
    with ZipFile(wheel) as opened:
        opened.extractall(folder)
    return folder


def below(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_two_builds_are_the_same_to_the_last_byte(built: Path, tmp_path: Path) -> None:
    again = checkout(tmp_path / "Стол für zwei")
    (again / "README.md").chmod(0o600)
    make(again)
    made = sorted((built / "dist").iterdir())
    assert [file.suffix for file in made] == [".whl", ".gz"]
    assert [file.read_bytes() for file in sorted((again / "dist").iterdir())] == [
        file.read_bytes() for file in made
    ]


def test_a_difference_between_two_wheels_is_named(tmp_path: Path) -> None:
    first, second = tmp_path / "first.whl", tmp_path / "second.whl"
    for file, names in ((first, "ab"), (second, "ac")):
        with ZipFile(file, "w") as wheel:
            for name in names:
                wheel.writestr(name, file.name if name == "a" else "")
    assert wheels.differences(first, first) == []
    assert wheels.differences(first, second) == ["a", "b", "c"]


def test_the_wheel_carries_the_package_and_what_it_shows_and_plays(built: Path, installed: Path) -> None:
    package = {f"rommedesk/{name}" for name in below(built / "rommedesk")}
    cards = {
        f"rommedesk/data/cards/svg/{name}"
        for name in below(built / "assets/cards/svg")
        if name[-4:] == ".svg"
    }
    sounds = {f"rommedesk/data/sounds/{file.name}" for file in (built / "assets/sounds").glob("*.wav")}
    catalogues = {
        f"rommedesk/data/translations/{file.stem}.qm" for file in (built / "translations").glob("*.ts")
    }
    others = {"rommedesk/data/icon.svg", "rommedesk/data/cards/LICENSE", "rommedesk/data/sounds/LICENSE"}
    carried = {name for name in below(installed) if ".dist-info/" not in name}
    assert len(cards) > 70
    assert len(sounds) > 5
    assert carried == package | cards | sounds | catalogues | others


def test_the_source_archive_carries_what_is_tracked(built: Path, tmp_path: Path) -> None:
    (archive,) = (built / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    names = {name for name in tracked.stdout.decode().split("\0") if name and (ROOT / name).is_file()}
    assert below(source) == {name for name in names if not name.startswith(".ci/")} | {"PKG-INFO"}


def test_the_wheel_finds_its_own_data(installed: Path) -> None:
    code = "import rommedesk.store.paths as paths; print(paths.cards_folder())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=installed, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()) == (installed / "rommedesk" / "data" / "cards").resolve()
