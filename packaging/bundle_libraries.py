"""Which libraries of the system the frozen program needs, told by itself; for the script that installs it."""

import re
import subprocess
from functools import cache
from pathlib import Path

OPTIONAL = {
    "sound": ("QtMultimedia.", "libQt6Multimedia.", "libQt6Concurrent."),
    "wayland": ("libQt6WaylandClient.", "libqwayland.", "libadwaita.", "libbradient.", "libxdg-shell."),
}
"""What does without: a file whose libraries are missing is left alone by Qt, and the program goes on."""

NEEDED = "needed"
_OF_LIBC = re.compile(r"^(ld-linux|lib(c|dl|m|pthread|resolv|rt|util)\.so)")


def _wanted(file: Path) -> list[str]:
    told = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.MULTILINE)


def binaries(folder: Path) -> list[Path]:
    """The programs and libraries below a folder, sorted."""
    found = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    found.append(file)
    return found


@cache
def known() -> dict[str, Path]:
    """The libraries of this system by their names."""
    told = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^\s+(\S+) \(libc6,x86-64[^)]*\) => (\S+)$", told, re.MULTILINE)
    return {soname: Path(path) for soname, path in reversed(found)}


def package(file: Path) -> str:
    """The Debian package that a file of this system belongs to; raises LookupError if there is none."""
    real = file.resolve()
    for path in (real, Path("/usr", *real.parts[1:]), Path("/", *real.parts[2:])):
        told = subprocess.run(["dpkg-query", "--search", str(path)], capture_output=True, text=True)
        if told.returncode == 0:
            return told.stdout.split(":", maxsplit=1)[0]
    raise LookupError(f"{file} belongs to no package")


def needs(program: Path) -> dict[str, str]:
    """The libraries that the files below `program` ask for beside each other, and what each is for."""
    files = binaries(program)
    own = {file.name for file in files}
    found: dict[str, str] = {}
    for file in files:
        purpose = next((name for name, files in OPTIONAL.items() if file.name.startswith(files)), NEEDED)
        for soname in _wanted(file):
            if soname not in own and not _OF_LIBC.match(soname) and found.get(soname) != NEEDED:
                found[soname] = purpose
    return dict(sorted(found.items()))


def table(program: Path) -> str:
    """A line for each of them: its name, its Debian package, what it is for."""
    return "".join(
        f"{soname} {package(known()[soname])} {purpose}\n" for soname, purpose in needs(program).items()
    )


def carried(program: Path) -> list[tuple[Path, str]]:
    """The libraries in the bundle that were taken from this system, each with its Debian package."""
    # The library of Python, which is not always the system's, goes with Python.
    files = [file for file in sorted((program / "_internal").glob("lib*.so*")) if "python" not in file.name]
    return [(file, package(known()[file.name])) for file in files]
