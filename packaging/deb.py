"""Build the Debian package of the wheel in dist/: `deb.py`, with PySide6 and platformdirs in this Python.

One file for Debian 12 and 13: the program, the parts of PySide6 that it needs and platformdirs lie in
/usr/lib/rommedesk, Python is that of the system. It is to be built on Debian 12, since it depends on
libraries in the versions of the system that it is built on.
"""

import gzip
import hashlib
import shutil
import subprocess
import sys
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import TextWrapper
from zipfile import ZipFile

import platformdirs
from changes import Release, read_releases
from linux_data import NAME, ROOT, build_date, copy, lay_share
from qt_parts import copy_qt
from software_list import lay_pictures

SOURCES = ROOT / "packaging" / "deb"
RESULTS = ROOT / "dist"
WORK = ROOT / "build" / "deb"
PRIVATE = Path("usr/lib/rommedesk")
MOST_PACKED, MOST_INSTALLED = 28_000_000, 100_000_000
"""Bytes that the package, and what it installs, may take."""


def control_fields() -> dict[str, str]:
    """The fields of the control file as it is written in the tree, one line each."""
    lines = (SOURCES / "control").read_text("utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith(" "))


def wheel_of(version: str) -> Path:
    """The wheel that was built before; ends the program if it is missing."""
    wheel = RESULTS / f"rommedesk-{version}-py3-none-any.whl"
    if not wheel.is_file():
        raise SystemExit(f"{wheel} is not there: make wheel")
    return wheel


def lay_program(root: Path, version: str) -> None:
    """The program, PySide6 and platformdirs in the private folder, and what starts them."""
    private = root / PRIVATE
    with ZipFile(wheel_of(version)) as wheel:
        wheel.extractall(private, [name for name in wheel.namelist() if name.startswith("rommedesk/")])
    copies = copy_qt(private)
    # Those of ICU still bear their symbols, which nobody needs who runs them.
    unstripped = [str(file) for file in copies if file.name.startswith("libicu")]
    subprocess.run(["strip", "--strip-unneeded", *unstripped], check=True)
    origin = Path(platformdirs.__file__).parent
    for module in sorted(origin.glob("*.py")):
        copy(module, private / "platformdirs" / module.name)
    for program in ("rommedesk", "rommedesk-arena"):
        copy(SOURCES / program, root / "usr" / "bin" / program)
        (root / "usr" / "bin" / program).chmod(0o755)


def lay_documents(root: Path, releases: list[Release], today: datetime) -> None:
    """Licences, both lists of changes, and the reasons for what lintian may not like."""
    documents = root / "usr" / "share" / "doc" / "rommedesk"
    copy(SOURCES / "copyright", documents / "copyright")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    told = told_changes(releases, today, control_fields()["Maintainer"])
    (documents / "changelog.Debian.gz").write_bytes(gzip.compress(told.encode(), mtime=0))
    copy(SOURCES / "lintian-overrides", root / "usr" / "share" / "lintian" / "overrides" / "rommedesk")
    compiling = root / "usr" / "share" / "python3" / "runtime.d" / "rommedesk.rtupdate"
    copy(SOURCES / compiling.name, compiling)
    compiling.chmod(0o755)


def told_changes(releases: list[Release], today: datetime, maintainer: str) -> str:
    """The releases as Debian writes them down; one that is not out yet bears today's date."""
    wrap = TextWrapper(78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False)
    text = ""
    for release in releases:
        date = datetime.fromisoformat(f"{release.date}T12:00:00Z") if release.date else today
        points = "\n".join(wrap.fill(change) for change in release.changes)
        text += f"rommedesk ({release.version}-1) unstable; urgency=medium\n\n{points}\n\n"
        text += f" -- {maintainer}  {format_datetime(date)}\n\n"
    return text


def needed_packages(root: Path) -> str:
    """The packages with the libraries that the shipped ones load, as dpkg-shlibdeps finds them."""
    trial = WORK / "libraries"
    (trial / "debian").mkdir(parents=True)
    (trial / "debian" / "control").write_text(
        "Source: rommedesk\n\nPackage: rommedesk\nArchitecture: amd64\n"
    )
    binaries = sorted(str(file) for file in (root / PRIVATE).rglob("*.so*") if file.is_file())
    private = [f"-l{root / PRIVATE / folder}" for folder in ("PySide6", "PySide6/Qt/lib", "shiboken6")]
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", *private, *binaries]
    done = subprocess.run(command, cwd=trial, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"The libraries cannot be told:\n{done.stderr}")
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("shlibs:Depends=")]
    return line.removeprefix("shlibs:Depends=")


def write_control(root: Path, version: str) -> None:
    """Control file, scripts and checksums."""
    control = root / "DEBIAN"
    files = sorted(file for file in root.rglob("*") if file.is_file())
    size = sum(file.stat().st_size for file in files)
    if size > MOST_INSTALLED:
        raise SystemExit(f"It would take {size:,} bytes installed, and may take {MOST_INSTALLED:,}.")
    libraries = needed_packages(root)
    control.mkdir()
    text = (SOURCES / "control").read_text("utf-8")
    # As dpkg-gencontrol reckons: whole kibibytes for each file, and one for each folder.
    folders = sum(1 for path in root.rglob("*") if path.is_dir()) - 1
    kibibytes = sum(-(-file.stat().st_size // 1024) for file in files) + folders
    for mark, value in (("VERSION", f"{version}-1"), ("SIZE", str(kibibytes)), ("LIBRARIES", libraries)):
        text = text.replace(f"@{mark}@", value)
    (control / "control").write_text(text, "utf-8")
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]
    (control / "md5sums").write_text("".join(sums), "utf-8")
    for script in ("postinst", "prerm"):
        copy(SOURCES / script, control / script)
        (control / script).chmod(0o755)


def main() -> int:
    """Build it and tell its size; another status than 0 if lintian finds fault with it."""
    today, releases = build_date(), read_releases()
    version = releases[0].version
    root = WORK / "root"
    shutil.rmtree(WORK, ignore_errors=True)
    lay_program(root, version)
    lay_share(root / "usr" / "share", today)
    lay_pictures(root / "usr" / "share", f"{NAME}.metainfo.xml")
    lay_documents(root, releases, today)
    write_control(root, version)
    for path in (root, *root.rglob("*")):  # whatever a person's umask made of it
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    made = RESULTS / f"rommedesk_{version}-1_amd64.deb"
    # Dates are cut to SOURCE_DATE_EPOCH by dpkg-deb; more threads would pack otherwise.
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--threads-max=1", "--build"]
    subprocess.run([*pack, str(root), str(made)], check=True, stdout=subprocess.DEVNULL)
    size = made.stat().st_size
    print(f"{made.relative_to(ROOT)}  {size:,} bytes")
    if size > MOST_PACKED:
        raise SystemExit(f"It is larger than the {MOST_PACKED:,} bytes that it may be.")
    checked = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", str(made)], check=False
    )
    return checked.returncode


if __name__ == "__main__":
    sys.exit(main())
