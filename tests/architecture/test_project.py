"""The project's own files keep their promises."""

import re
import subprocess
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

import rommedesk

ROOT = Path(__file__).resolve().parents[2]

REGISTRY = re.compile(
    r"pypi\.(org|io)|pythonhosted\.org|registry\.npmjs|deb\.debian|index[-_]url|find[-_]links|://[^\s\"']*\.whl",
    re.IGNORECASE,
)


def uncommented_dependencies(pyproject: str) -> list[str]:
    """The dependencies in the lists of a pyproject file that no comment line stands above."""
    tables = tomllib.loads(pyproject)["project"]
    known = {
        *tables["dependencies"],
        *(name for group in tables["optional-dependencies"].values() for name in group),
    }
    lines = [line.strip() for line in pyproject.splitlines()]
    above = {line.rstrip(",").strip('"'): before for before, line in pairwise(lines)}
    return sorted(name for name in known if not above.get(name, "").startswith("# "))


def test_every_dependency_is_justified_by_a_comment() -> None:
    assert uncommented_dependencies((ROOT / "pyproject.toml").read_text("utf-8")) == []


def test_a_dependency_without_its_comment_is_found() -> None:
    pyproject = (
        '[project]\ndependencies = [\n"a>=1",\n# Draws.\n"b",\n]\n[project.optional-dependencies]\nx = []\n'
    )
    assert uncommented_dependencies(pyproject) == ["a>=1"]


def test_no_tracked_file_names_a_package_registry() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    names = (
        subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
        .stdout.decode()
        .split("\0")
    )
    found = []
    for name in filter(None, names):
        file = ROOT / name
        # A file deleted but not yet committed has nothing to say, this one names what it looks for.
        if not file.is_file() or file == Path(__file__).resolve():
            continue
        text = file.read_bytes().decode("utf-8", errors="replace")
        found += [f"{name}: {match.group()}" for match in REGISTRY.finditer(text)]
    assert found == []


def test_constraints_pin_versions_only_and_qt_as_tried() -> None:
    lines = [
        line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line and line[0] != "#"
    ]
    pin = re.compile(r"^[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*( ; [a-z_]+ [<>=!]+ '[^']+')?$")
    assert [line for line in lines if not pin.match(line)] == []
    assert {"PySide6-Essentials==6.11.3", "shiboken6==6.11.3"} <= set(lines)


def test_every_dependency_is_pinned() -> None:
    def name(requirement: str) -> str:
        return re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0].lower().replace("_", "-")

    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = pyproject["build-system"]["requires"] + pyproject["project"]["dependencies"]
    for extra in ("dev", "packages", "peers"):
        wanted += pyproject["project"]["optional-dependencies"][extra]
    pinned = {name(line) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()}
    assert {name(requirement) for requirement in wanted} - pinned == set()


def test_the_version_stands_in_one_place() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in pyproject["project"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", rommedesk.__version__)
