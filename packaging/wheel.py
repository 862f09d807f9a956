"""Build the source archive and the wheel into dist/: `wheel.py`, with hatchling and PySide6 in this Python.

The wheel is built twice, from the tree and from the source archive, and both have to be the same to the last
byte: so nobody who builds from the archive gets another program.
"""

import filecmp
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "dist"
WORK = ROOT / "build" / "wheel"


def build(kind: str, tree: Path, folder: Path) -> Path:
    """Build the `wheel` or `sdist` of a source tree into a folder, emptied of such files before; the file."""
    pattern = {"wheel": "rommedesk-*.whl", "sdist": "rommedesk-*.tar.gz"}[kind]
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(pattern):
        old.unlink()
    command = [sys.executable, "-P", "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"No {kind} can be built of {tree}:\n{done.stdout}{done.stderr}")
    (made,) = folder.glob(pattern)
    return made


def differences(first: Path, second: Path) -> list[str]:
    """What is not the same in two wheels, by name; nothing if they are equal to the last byte."""
    if filecmp.cmp(first, second, shallow=False):
        return []
    with ZipFile(first) as one, ZipFile(second) as other:
        names = sorted(set(one.namelist()) | set(other.namelist()))
        there = [set(wheel.namelist()) for wheel in (one, other)]
        found = [
            name
            for name in names
            if not all(name in known for known in there) or one.read(name) != other.read(name)
        ]
    return found or ["order, dates or modes of the files"]


def main() -> int:
    """Build both; 1 if the wheel of the archive differs from that of the tree."""
    shutil.rmtree(WORK, ignore_errors=True)
    archive = build("sdist", ROOT, RESULTS)
    with tarfile.open(archive) as opened:
        opened.extractall(WORK / "source", filter="data")
    (source,) = (WORK / "source").iterdir()
    wheel, again = build("wheel", ROOT, RESULTS), build("wheel", source, WORK)
    if found := differences(wheel, again):
        wheel.unlink()
        print("The wheel of the source archive is another one:", *found, sep="\n  ", file=sys.stderr)
        return 1
    print(archive.relative_to(ROOT), wheel.relative_to(ROOT), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
