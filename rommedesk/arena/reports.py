"""What a contest came to, as a JSON report, as a table for people and as one in Markdown."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from typing import Any

from rommedesk import __version__
from rommedesk.engine.rule_fields import rules_to_plain
from rommedesk.engine.rules import Scoring
from rommedesk.players.arena_figures import Estimate, Figures
from rommedesk.players.arena_rounds import Contest

FORMAT = 1


def plain(figures: Figures, rules: str, contest: Contest) -> dict[str, Any]:
    """The report in values that JSON knows; docs/arena.md describes it.

    `rules` are those of the contest in the words of the command line.
    """
    ahead = _ahead(figures, contest)
    return {
        "format": FORMAT,
        "program": __version__,
        "python": platform.python_version(),
        "rules": rules,
        "rule_fields": rules_to_plain(contest.rules),
        "rounds": figures.rounds,
        "deals": contest.deals,
        "seed": contest.seed,
        "budget": contest.budget,
        "without_winner": figures.without_winner,
        "moves_per_second": round(figures.moves_per_second, 1),
        "ahead_mean": ahead.mean,
        "ahead_ci": [ahead.low, ahead.high],
        "players": [
            {
                "name": player.name,
                "version": version,
                "rounds_won": player.rounds_won,
                "won_share": player.won.mean,
                "won_ci": [player.won.low, player.won.high],
                "points_mean": player.points.mean,
                "points_ci": [player.points.low, player.points.high],
                "decision_ms": {"median": player.median_ms, "p99": player.p99_ms, "max": player.max_ms},
            }
            for player, version in zip(figures.players, contest.versions, strict=True)
        ],
    }


def _ahead(figures: Figures, contest: Contest) -> Estimate:
    difference = figures.difference
    if contest.rules.scoring is Scoring.MELDS:
        return difference
    # Who has fewer penalty points is ahead; 0 is taken from so that nothing becomes -0.
    return Estimate(0 - difference.mean, 0 - difference.high, 0 - difference.low)


# ---- for people ------------------------------------------------------------------------------------------


def text(figures: Figures, rules: str, contest: Contest) -> str:
    """The figures as people read them on a terminal."""
    points = "points" if contest.rules.scoring is Scoring.MELDS else "penalty"
    rows = [
        ("", "rounds won", "", "95 %", points, "95 %", "decision ms", "", ""),
        ("player", "", "%", "", "a round", "", "median", "p99", "max"),
    ]
    rows += [
        (
            player.name,
            f"{player.rounds_won:,}",
            f"{100 * player.won.mean:.1f}",
            _interval(player.won, 100),
            f"{player.points.mean:.2f}",
            _interval(player.points, 1),
            f"{player.median_ms:.2f}",
            f"{player.p99_ms:.2f}",
            f"{player.max_ms:.2f}",
        )
        for player in figures.players
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
    rounds = f"{figures.rounds:,} rounds ({contest.deals:,} deals, each player in each seat)"
    without = figures.without_winner
    return "\n".join(
        [
            f"{rules}: {rounds}, seed {contest.seed}",
            "",
            *table,
            "",
            f"rounds without winner: {without:,} ({100 * without / figures.rounds:.1f} %)",
            f"moves a second: {figures.moves_per_second:,.0f}",
        ]
    )


def _interval(estimate: Estimate, factor: int) -> str:
    digits = 1 if factor > 1 else 2
    return f"{factor * estimate.low:.{digits}f} to {factor * estimate.high:.{digits}f}"


# ---- Markdown --------------------------------------------------------------------------------------------


def markdown(reports: Sequence[Mapping[str, Any]]) -> str:
    """A table with a line for each report."""
    return markdown_table([markdown_cells(report) for report in reports])


def markdown_table(rows: Sequence[Mapping[str, str]]) -> str:
    """A table of rows that all have the same columns, at least one row."""
    lines = [[*rows[0]], ["---"] * len(rows[0]), *([*row.values()] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def markdown_cells(report: Mapping[str, Any]) -> dict[str, str]:
    """The cells of a report by the heading of their column; `A` is the first player."""
    first, *others = report["players"]
    won = " (points are won)" if report["rule_fields"]["scoring"] == Scoring.MELDS else ""
    share, (low, high) = first["won_share"], first["won_ci"]
    ahead, interval = signed(report["ahead_mean"]), " to ".join(map(signed, report["ahead_ci"]))
    return {
        "game": report["rules"] + won,
        "A and the others": ", ".join(player["name"] for player in report["players"]),
        "rounds": f"{report['rounds']:,}",
        "A wins": f"**{100 * share:.1f} %** ({100 * low:.1f}–{100 * high:.1f})",
        "points of A": _points(first),
        "of the others": "; ".join(map(_points, others)),
        "A is ahead by": f"**{ahead}** ({interval})",
    }


def signed(points: float) -> str:
    """Points with a sign, a real minus, and one decimal."""
    # Adding 0 makes 0 of -0.
    return f"{round(points, 1) + 0:+.1f}".replace("-", "−")


def _points(player: Mapping[str, Any]) -> str:
    low, high = player["points_ci"]
    return f"{player['points_mean']:.2f} ({low:.2f}–{high:.2f})".replace("-", "−")
