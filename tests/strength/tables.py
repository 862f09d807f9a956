"""The part of docs/strength.md that is written by a program: the table of all rows, and what is open."""

from __future__ import annotations

from rommedesk.arena.reports import markdown_cells, markdown_table, signed
from tests.strength.results import ROOT, Result, load, stale
from tests.strength.rows import ROWS, Row

DOCUMENT = ROOT / "docs" / "strength.md"
BEGIN = "<!-- strength: written by `make strength` -->\n"
END = "<!-- strength: end -->\n"

_NOTHING = "–"


def written(document: str) -> str:
    """The document with the table in its present state."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("the marks around the table are gone")
    return f"{before}{BEGIN}\n{table()}\n\n{END}{after}"


def table() -> str:
    """The table of all rows, and below it which of them are missing, stale, or miss their bars."""
    found = [(row, load(row)) for row in ROWS]
    lines = [markdown_table([_cells(row, result) for row, result in found]), ""]
    measured = [(row, result) for row, result in found if result]
    missing = [row.name for row, result in found if not result]
    outdated = [f"{row.name} ({why})" for row, result in measured if (why := stale(row, result))]
    missed = [row.name for row, result in measured if False in _verdicts(row, result)]
    lines += [f"- Bars missed: {_listed(missed)}", f"- Stale: {_listed(outdated)}"]
    lines += [f"- Not measured yet: {_listed(missing)}"]
    return "\n".join(lines)


def _listed(names: list[str]) -> str:
    return ", ".join(names) or "none"


def _cells(row: Row, result: Result | None) -> dict[str, str]:
    share_bar, ahead_bar = _bars(row)
    if result is None:
        levels, cells = (
            ", ".join(row.players),
            dict.fromkeys(("A wins", "A is ahead by", "points of A", "of the others"), _NOTHING),
        )
        measured = "not yet"
        share_verdict = ahead_verdict = None
    else:
        report = result.report
        cells = markdown_cells(report)
        levels = ", ".join(f"{player['name']} {player['version']}" for player in report["players"])
        measured = f"{result.measured}, {report['program']}, Python {report['python']}"
        if stale(row, result):
            measured += ", **stale**"
        share_verdict, ahead_verdict = _verdicts(row, result)
    return {
        "row": row.name,
        "A and the others": levels,
        "worlds": f"{row.worlds:,}" if row.worlds else _NOTHING,
        "rounds": f"{row.deals * len(row.players):,}",
        "A wins": cells["A wins"],
        "bar": share_bar + _verdict(share_verdict),
        "A is ahead by": cells["A is ahead by"],
        "bar (points)": ahead_bar + _verdict(ahead_verdict),
        "points of A": cells["points of A"],
        "of the others": cells["of the others"],
        "measured": measured,
    }


def _bars(row: Row) -> tuple[str, str]:
    bar = row.bar
    share = [f"≥ {100 * bar.share:g} %"] if bar.share is not None else []
    share += [f"from > {100 * bar.share_low:g} %"] if bar.share_low is not None else []
    ahead = [f"≥ {signed(bar.ahead)}"] if bar.ahead is not None else []
    ahead += [f"from > {signed(bar.ahead_low)}"] if bar.ahead_low is not None else []
    par = f"(par {row.par})" if row.par else ""
    return " ".join(filter(None, [", ".join(share), par])), ", ".join(ahead)


def _verdicts(row: Row, result: Result) -> tuple[bool | None, bool | None]:
    """Whether the bars of the rounds and of the points are reached; `None` where there is no bar."""
    bar, report = row.bar, result.report
    return (
        _reached(report["players"][0]["won_share"], bar.share, report["players"][0]["won_ci"], bar.share_low),
        _reached(report["ahead_mean"], bar.ahead, report["ahead_ci"], bar.ahead_low),
    )


def _reached(mean: float, least: float | None, interval: list[float], above: float | None) -> bool | None:
    if least is None and above is None:
        return None
    return (least is None or mean >= least) and (above is None or interval[0] > above)


def _verdict(is_reached: bool | None) -> str:
    return "" if is_reached is None else ": met" if is_reached else ": **missed**"
