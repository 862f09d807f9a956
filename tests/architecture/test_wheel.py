"""What `pip install .` makes of a clean checkout is the whole program."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tracked files and nothing else."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    folder = tmp_path_factory.mktemp("checkout")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, tracked.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def installed(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the wheel that is built there."""
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("installed")
    pins = {"PIP_CONSTRAINT": "constraints.txt", "PIP_BUILD_CONSTRAINT": "constraints.txt"}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(wheels), "."]
    subprocess.run(pip, cwd=checkout, env=os.environ | pins, check=True)
    (wheel,) = wheels.glob("rommedesk-*.whl")
    ZipFile(wheel).extractall(folder)
    return folder


@pytest.mark.ci_slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", ["cards", "sounds"])
def test_a_wheel_carries_art_and_sounds_but_not_their_generators(
    checkout: Path, installed: Path, kind: str
) -> None:
    art = checkout / "assets" / kind
    drawn = {file.relative_to(art) for file in art.rglob("*") if file.is_file() and file.suffix != ".py"}
    data = installed / "rommedesk" / "data" / kind
    carried = {file.relative_to(data) for file in data.rglob("*") if file.is_file()}
    assert carried == drawn
    assert Path("LICENSE") in carried
    assert (data.parent / "icon.svg").read_bytes() == (art.parent / "icon.svg").read_bytes()


@pytest.mark.ci_slow
@pytest.mark.timeout(600)
def test_a_wheel_carries_every_catalogue_compiled(checkout: Path, installed: Path) -> None:
    sources = {file.stem for file in (checkout / "translations").glob("*.ts")}
    data = installed / "rommedesk" / "data" / "translations"
    assert {file.stem for file in data.glob("*.qm")} == sources


@pytest.mark.ci_slow
@pytest.mark.timeout(600)
def test_a_wheel_finds_its_own_data(installed: Path) -> None:
    code = "import rommedesk.store.paths as paths; print(paths.cards_folder())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=installed, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()) == (installed / "rommedesk" / "data" / "cards").resolve()
