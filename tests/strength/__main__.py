"""Measure how strong the levels are and write it into docs/strength.md: `python -m tests.strength --help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rommedesk.arena.arguments import MOST_JOBS
from rommedesk.arena.parts import PartsError
from rommedesk.arena.progress import Progress
from rommedesk.players.arena_rounds import ArenaFault
from rommedesk.players.arguments import number_between
from tests.strength.results import load, play, stale
from tests.strength.rows import ROWS, ROWS_BY_NAME, Row
from tests.strength.tables import DOCUMENT, written

DESCRIPTION = """\
Play the rows of the table in docs/strength.md that are missing or stale, and write each into the table as
soon as it is finished. What was interrupted goes on with the next start (docs/strength/begun keeps it)."""

FAULT = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the arguments ask for, those of the command line by default; the exit status."""
    options = _parser().parse_args(arguments)
    rows = options.rows or ROWS
    render()
    if options.table:
        return 0
    for row in rows:
        if not row.has_levels:
            print(f"{row.name}: there is no such level yet")
        elif not options.again and _holds(row):
            print(f"{row.name}: holds")
        elif status := _play(row, options.jobs, options.again):
            return status
    return 0


def render() -> None:
    """Write the table in its present state into the document."""
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")


def _holds(row: Row) -> bool:
    result = load(row)
    return result is not None and not stale(row, result)


def _play(row: Row, jobs: int, again: bool) -> int:
    print(f"{row.name}: {row.contest.rounds:,} rounds", flush=True)
    try:
        with Progress(sys.stderr, row.contest.rounds) as progress:
            play(row, jobs, progress.show, again=again)
    except (ArenaFault, PartsError) as error:
        print(f"{row.name}: {error}", file=sys.stderr)
        return FAULT
    except KeyboardInterrupt:
        print(f"{row.name}: interrupted; the next start goes on", file=sys.stderr)
        return INTERRUPTED
    render()
    return 0


def _row(name: str) -> Row:
    if name not in ROWS_BY_NAME:
        raise argparse.ArgumentTypeError(f"there is no row {name!r}")
    return ROWS_BY_NAME[name]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.strength",
        description=DESCRIPTION,
        epilog=f"rows: {', '.join(ROWS_BY_NAME)}",
    )
    parser.add_argument("rows", nargs="*", type=_row, metavar="ROW", help="these rows; all by default")
    parser.add_argument(
        "--jobs",
        type=number_between(1, MOST_JOBS),
        default=1,
        metavar="N",
        help="processes that play side by side",
    )
    parser.add_argument("--again", action="store_true", help="play rows anew that still hold, too")
    parser.add_argument("--table", action="store_true", help="play nothing, write the table only")
    return parser


if __name__ == "__main__":
    sys.exit(main())
