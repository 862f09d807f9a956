"""What rows came to: a small file for each in docs/strength, and whether it still holds."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rommedesk.arena.measuring import measure
from rommedesk.arena.reports import plain
from rommedesk.engine.rule_fields import rules_to_plain
from rommedesk.players.levels import LEVEL_VERSIONS, Level
from rommedesk.store.whole_files import write_json
from tests.strength.rows import Row

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs" / "strength"
PARTS = RESULTS / "begun"
"""Where rows that are being played keep what they have; it is committed too, for some take hours."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a row came to."""

    measured: str
    """The day it was finished."""
    report: dict[str, Any]
    """The arena's report (docs/arena.md)."""


def load(row: Row) -> Result | None:
    """The row's result; `None` if it has never been measured."""
    file = RESULTS / f"{row.name}.json"
    if not file.exists():
        return None
    kept = json.loads(file.read_text("utf-8"))
    return Result(kept["measured"], kept["report"])


def stale(row: Row, result: Result) -> str:
    """Why the result holds no longer; empty if it does."""
    report = result.report
    names = [player["name"] for player in report["players"]]
    asked = report["deals"] == row.deals and report["seed"] == row.seed and report["budget"] == row.worlds
    if not asked or names != [*row.players] or report["rules"] != row.preset:
        return "the row has changed"
    if report["rule_fields"] != rules_to_plain(row.contest.rules):
        return "the rules have changed"
    changed = {
        f"{player['name']} is {LEVEL_VERSIONS[Level(player['name'])]} now"
        for player in report["players"]
        if player["version"] != LEVEL_VERSIONS[Level(player["name"])]
    }
    return ", ".join(sorted(changed))


def play(row: Row, jobs: int, watch: Callable[[int], object], *, again: bool = False) -> None:
    """Play the row, or the rest of it, and write its result; `again` forgets what was begun."""
    contest = row.contest
    PARTS.mkdir(parents=True, exist_ok=True)
    # Other versions begin anew, and leave what others have begun.
    versions = "-".join(map(str, contest.versions))
    begun = PARTS / f"{row.name}-{versions}-{row.deals}-{row.seed}-{row.worlds}.parts"
    if again:
        begun.unlink(missing_ok=True)
    figures = measure(contest, jobs=jobs, parts=begun, watch=watch)
    RESULTS.mkdir(parents=True, exist_ok=True)
    today = datetime.now(UTC).date().isoformat()
    write_json(
        RESULTS / f"{row.name}.json",
        {"row": row.name, "measured": today, "report": plain(figures, row.preset, contest)},
    )
    begun.unlink()
