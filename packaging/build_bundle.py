"""Build the folder bundle for Linux without Python into dist/: `build_bundle.py`, after `wheel.py`.

The bundle is made of the wheel in dist/, so it holds what the wheel holds. Two builds of one commit are equal
to the last byte: names are sorted, and every file bears the date SOURCE_DATE_EPOCH.
"""

import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import bundle_libraries
import bundle_licences
import linux_data

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "packaging" / "bundle"
RESULTS = ROOT / "dist"
WORK = ROOT / "build" / "bundle"
LIMIT = 115_000_000
"""Bytes that the unpacked bundle may have."""


def freeze(wheel: Path, folder: Path) -> None:
    """Make the folder `program` in `folder` of what is in the wheel."""
    unpacked = WORK / "wheel"
    with ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    # The order of sets goes into compiled code.
    environment = os.environ | {"PYTHONHASHSEED": "0", "ROMMEDESK_UNPACKED_WHEEL": str(unpacked)}
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
        *("--distpath", str(folder), "--workpath", str(WORK / "work"), str(SOURCES / "rommedesk.spec")),
    ]
    subprocess.run(command, cwd=WORK, env=environment, check=True)
    (folder / "program" / "rommedesk-arena").symlink_to("rommedesk")


def furnish(folder: Path) -> None:
    """Lay beside the program what installs it, what the desktop wants to know of it, and the licences."""
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(SOURCES / name, folder)
    shutil.copytree(SOURCES / "setup", folder / "setup")
    (folder / "setup" / "libraries").write_text(bundle_libraries.table(folder / "program"), encoding="utf-8")
    linux_data.lay_share(folder / "share", linux_data.build_date())
    bundle_licences.collect(folder / "program", folder / "licences")


def pack(folder: Path, target: Path, date: int) -> None:
    """Pack the folder so that equal contents make equal archives."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = date
        entry.mode = 0o755 if entry.isdir() or entry.issym() or entry.mode & 0o100 else 0o644
        return entry

    # One thread: how several divide the work would show in the result.
    with lzma.open(target, "wb", preset=9) as stream, tarfile.open(fileobj=stream, mode="w") as archive:
        archive.add(folder, folder.name, filter=plain)  # sorts the names of every folder


def size(folder: Path) -> int:
    """Bytes of all files below a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def main() -> int:
    """Build; 1 if the bundle is larger than it may be."""
    (wheel,) = RESULTS.glob("rommedesk-*.whl")
    version = wheel.name.split("-")[1]
    shutil.rmtree(WORK, ignore_errors=True)
    folder = WORK / f"rommedesk-{version}"
    folder.mkdir(parents=True)
    freeze(wheel, folder)
    furnish(folder)
    if (found := size(folder)) > LIMIT:
        print(f"The bundle has {found:,} bytes, more than {LIMIT:,}.", file=sys.stderr)
        return 1
    for old in RESULTS.glob("rommedesk-*-linux-*.tar.xz"):
        old.unlink()
    target = RESULTS / f"rommedesk-{version}-linux-{platform.machine()}.tar.xz"
    pack(folder, target, int(os.environ["SOURCE_DATE_EPOCH"]))
    print(target.relative_to(ROOT), f"({found / 1e6:.0f} MB unpacked)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
