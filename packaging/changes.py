"""CHANGELOG.md as data, for the packages' own lists of changes."""

import re
from dataclasses import dataclass
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"## (?P<version>\d+\.\d+\.\d+) \((?P<when>not released|\d{4}-\d\d-\d\d)\)")


@dataclass(frozen=True, slots=True)
class Release:
    """A version and what is new in it."""

    version: str
    date: str | None
    """As 2026-11-30, or `None` as long as it is not released."""
    changes: tuple[str, ...]
    """Plain sentences, without marks of Markdown."""


def read_releases(file: Path = CHANGELOG) -> list[Release]:
    """All releases, the newest first; ends the program with the line that it does not understand."""
    found: list[tuple[str, str | None, list[str]]] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if heading := HEADING.fullmatch(line):
            when = heading["when"]
            found.append((heading["version"], None if when == "not released" else when, []))
        elif found and line.startswith("- "):
            found[-1][2].append(line.removeprefix("- "))
        elif found and found[-1][2] and line.startswith("  "):
            found[-1][2][-1] += f" {line.strip()}"
        elif line and not line.startswith("# "):
            raise SystemExit(f"{file.name}, line {number}: neither a release nor one of its changes.")
    return [
        Release(version, date, tuple(change.replace("`", "") for change in changes))
        for version, date, changes in found
    ]
