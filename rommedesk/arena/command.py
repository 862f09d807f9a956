"""`rommedesk-arena`: play a contest and print what came of it.

`rommedesk-arena --help` tells everything; it is for terminals and scripts and speaks English.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

from rommedesk.arena.arguments import PROGRAM, Order, read
from rommedesk.arena.interrupts import INTERRUPTED, interrupted_once
from rommedesk.arena.measuring import measure
from rommedesk.arena.parts import PartsError
from rommedesk.arena.progress import Progress
from rommedesk.arena.reports import markdown, plain, text
from rommedesk.arena.streams import is_stream, write_into
from rommedesk.players.arena_rounds import ArenaFault
from rommedesk.players.arguments import BAD_ARGUMENTS
from rommedesk.store.whole_files import write_json

FAULT = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the arguments say, those of the command line by default, and print; the exit status."""
    order = read(arguments)
    with interrupted_once():
        return _status(order)


def _status(order: Order) -> int:
    try:
        _play(order)
    except PartsError as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except (ArenaFault, BrokenExecutor, OSError) as error:
        return _complain(str(error), FAULT)
    except KeyboardInterrupt:
        kept = f"; what has been played is kept in {order.resume}" if order.resume else ""
        return _complain(f"interrupted{kept}", INTERRUPTED)
    return 0


def _play(order: Order) -> None:
    contest = order.contest
    with Progress(sys.stderr, contest.rounds) as progress:
        figures = measure(contest, jobs=order.jobs, parts=order.resume, watch=progress.show)
    report = plain(figures, order.rules, contest)
    if order.json and is_stream(order.json):
        write_into(order.json, f"{json.dumps(report, indent=2)}\n")
    elif order.json:
        write_json(order.json, report)
    if order.print_json:
        print(json.dumps(report, indent=2))
    if order.markdown:
        print(markdown([report]))
    if order.plain_table:
        print(text(figures, order.rules, contest))


def _complain(what: str, status: int) -> int:
    print(f"{PROGRAM}: {what}", file=sys.stderr)
    return status
