"""What a player knew when it decided, out of a record: `python -m rommedesk.players.decision_view --help`.

The view is the one that the process of the computer players was sent, and the player can be asked once more.
This is for terminals and speaks English.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import groupby, repeat
from pathlib import Path
from typing import Any

from rommedesk.engine.cards import UNKNOWN
from rommedesk.engine.events import Drew, Event
from rommedesk.engine.moves import Move
from rommedesk.engine.record import GameRecord, TornRecord, read_record
from rommedesk.engine.record_lines import DealLine, MoveLine, Player, RecordError
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.arguments import BAD_ARGUMENTS, Parser, level_named, number_between
from rommedesk.players.base import LEVEL_VERSIONS, LEVELS, Level, decide
from rommedesk.players.chance import decision_seed
from rommedesk.players.levels import WORLDS
from rommedesk.players.protocol import Request

PROGRAM = "python -m rommedesk.players.decision_view"

SAME, ANOTHER = 0, 1
"""The exit statuses: the same move comes out (or nobody is asked), another one."""

_MOST_SPELT = 3
"""More unknown cards than these are written as a number."""
_MARGIN = 14
"""Letters before what stands behind a name."""
_MOST = 10**9
"""The highest number that an argument can be."""

DESCRIPTION = """\
Show what a player knew when it decided on a move: all that it could see, and nothing else. A computer player
is also asked once more, from that view alone, and it is said whether the same move comes out."""

_WORLDS_TOLD = ", ".join(f"{name} {worlds}" for name, worlds in WORLDS.items())

DETAILS = f"""\
Moves are counted from 1 in each round, steps taken back and undos included; the number after the last one is
the decision that a running round waits for. Cards are written as in records: 7h, Ts, * for a joker; ? is a
card that the seat cannot see. --json prints the request as the process of the computer players gets it.

The record does not tell how thoroughly the level expert was set to think: --budget gives its worlds
({_WORLDS_TOLD}; normal is meant without it). With another number, or on a
slow machine, another move may come out.

A player that was too slow or failed had a safe move made for it, and a person may have let the computer end
the round: then another move may come out, or nobody is asked without --level.

Levels: {", ".join(LEVELS)}.
Exit status: {SAME} if the same move comes out or nobody is asked, {ANOTHER} if another one comes out,
{BAD_ARGUMENTS} if nothing can be shown."""


class NoDecision(ValueError):
    """The record has no such decision; the text says why."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which a seat had to move."""

    round_number: int
    number: int
    """Of the move in its round, 1 for the first."""
    record: GameRecord
    """The match up to this moment."""
    player: Player
    """Who sits at the seat to move."""
    seat: int
    seed: int
    """What the program gave a computer player for this decision."""
    move: Move | None
    """What was done; `None` if the record ends here."""

    def view(self, seat: int | None = None) -> PlayerView:
        """What the seat to move, or another one, knew."""
        return view_for(self.record, seat or self.seat)

    def request(self, level: str, budget: int = 0) -> Request:
        """What the process of the computer players is asked."""
        return Request(self.number, self.seed, level, budget, view_to_plain(self.view()))


def decision_at(record: GameRecord, round_number: int, number: int) -> Decision:
    """The `number`-th decision of a round, both counted from 1; raises `NoDecision`."""
    rounds = sum(isinstance(line, DealLine) for line in record.log)
    if not 1 <= round_number <= rounds:
        raise NoDecision(f"there is no round {round_number}: the record has {rounds}")
    before, moves = GameRecord(record.setup), 0
    for place, line in enumerate(record.log[1:], 2):
        if isinstance(line, MoveLine) and before.round_number == round_number:
            moves += 1
            if moves == number:
                return _decision(before, number, line.move)
        before.follow(line, place)
        if before.round_number > round_number:
            break
    else:
        if before.round is not None and before.round.result is None and number == moves + 1:
            return _decision(before, number, None)
    raise NoDecision(f"there is no move {number} in round {round_number}: it has {moves}")


def _decision(before: GameRecord, number: int, move: Move | None) -> Decision:
    assert before.round is not None
    assert before.dealt is not None
    seat = before.round.to_move
    seed = decision_seed(before.dealt, len(before.steps), seat)
    return Decision(before.round_number, number, before, before.setup.players[seat - 1], seat, seed, move)


# ---- for people ------------------------------------------------------------------------------------------


def text(view: PlayerView) -> str:
    """The view as people read it, a fact a line."""
    return "\n".join(_line(name, value) for name, value in _facts(view))


def _line(name: str, value: object) -> str:
    return f"{name:{_MARGIN}}{value}".rstrip()


def _facts(view: PlayerView) -> Iterator[tuple[str, str]]:
    position = view.position
    yield "round", f"{view.round_number}, points before it: {' '.join(map(str, view.totals))}"
    yield "to move", f"seat {position.to_move}, to {position.phase}"
    yield "order", " ".join(map(str, position.turn_order))
    yield "stock", _said(position.stock)
    yield "discards", _said(position.discard)
    for seat, side in enumerate(position.seats, 1):
        notes = ["opened" if side.opened else "not opened", f"{len(side.hand)} cards"]
        notes += [f"{side.score} points"] if side.score else []
        yield f"seat {seat}" + " (own)" * (seat == view.seat), f"{_said(side.hand)}   [{', '.join(notes)}]"
    for number, lying in enumerate(position.melds, 1):
        yield f"meld {number}", f"{lying.meld}   [put down by seat {lying.owner}]"
    yield "turn", _fields(position.turn)
    for place, event in enumerate(view.history):
        yield "seen" if place == 0 else "", _told(event)


def _fields(value: Any) -> str:
    """The fields of a dataclass with what they hold."""
    return ", ".join(f"{field.name} {_said(getattr(value, field.name))}" for field in fields(value))


def _told(event: Event) -> str:
    match event:
        case Drew(seat, None):
            return f"Drew: seat {seat}, card {UNKNOWN}"
        case _:
            return f"{type(event).__name__}: {_fields(event)}"


def _said(value: object) -> str:
    match value:
        case None:
            return "none"
        case ():
            return "-"
        case tuple() if isinstance(value[0], tuple):
            return " | ".join(map(_said, value))
        case tuple():
            return " ".join(_row(value))
        case _:
            return str(value)


def _row(items: Sequence[object]) -> Iterator[str]:
    """Cards and numbers in a row, many unknown cards shortened."""
    for item, equal in groupby(str(UNKNOWN if item is None else item) for item in items):
        count = len([*equal])
        if item == str(UNKNOWN) and count > _MOST_SPELT:
            yield f"{count} x {item}"
        else:
            yield from repeat(item, count)


# ---- the command -----------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Show what the arguments ask for, those of the command line by default; the exit status."""
    options = _parser().parse_args(arguments)
    try:
        decision = decision_at(_record(options.file), options.round, options.move)
        level = options.level or (Level(decision.player.level) if decision.player.level in LEVELS else None)
        if options.seat is not None and options.seat > decision.record.seats:
            raise NoDecision(f"there is no seat {options.seat}: {decision.record.seats} play")
    except (OSError, RecordError, NoDecision) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        print(f"{PROGRAM}: {options.file}: {reason}", file=sys.stderr)
        return BAD_ARGUMENTS
    if options.json:
        print(json.dumps(_plain(decision, options.seat, level, options.budget)))
        return SAME
    player = decision.player
    who = f"{player.level} version {player.version}" if player.level else player.kind.value
    print(
        f"Round {decision.round_number}, move {decision.number}: seat {decision.seat}, {player.name} ({who})"
    )
    print()
    print(text(decision.view(options.seat)))
    print()
    print(_line("made", "nothing yet" if decision.move is None else decision.move))
    if options.seat not in {None, decision.seat}:
        return SAME
    return _ask_again(decision, level, options.budget)


def _ask_again(decision: Decision, level: Level | None, budget: int) -> int:
    """Let the player decide once more and say what comes out; the exit status."""
    if level is None:
        print(_line("asked again", "nobody: no computer player of a level known here (--level asks one)"))
        return SAME
    answer = decide(decision.view(), level, decision.seed, budget)
    is_same = decision.move in {None, answer.move}
    said = "" if decision.move is None else "   [the same]" if is_same else "   [another one]"
    print(_line("asked again", f"{answer.move}{said}"))
    print(_line("", f"{level}, seed {decision.seed}, budget {budget}"))
    print(_line("because", ", ".join(map(str, answer.reasons)) or "no reasons"))
    then, now = decision.player.version, LEVEL_VERSIONS[level]
    if not is_same and level == decision.player.level and then != now:
        print(_line("note", f"version {then} of this level decided, this is version {now}"))
    return SAME if is_same else ANOTHER


def _plain(decision: Decision, seat: int | None, level: Level | None, budget: int) -> dict[str, Any]:
    """The request for the seat to move; of another seat only what it knew."""
    if seat not in {None, decision.seat}:
        return view_to_plain(decision.view(seat))
    plain: dict[str, Any] = json.loads(decision.request(level or "", budget).line())
    return plain


def _record(file: Path) -> GameRecord:
    """The match in a file; of a file whose end is torn all that is whole."""
    try:
        return read_record(file.read_bytes())
    except TornRecord as torn:
        return torn.record


def _parser() -> Parser:
    parser = Parser(
        prog=PROGRAM,
        description=DESCRIPTION,
        epilog=DETAILS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a match (*.romme)")
    parser.add_argument(
        "--round",
        required=True,
        type=number_between(1, _MOST),
        metavar="R",
        help="the round, 1 for the first",
    )
    parser.add_argument(
        "--move", required=True, type=number_between(1, _MOST), metavar="N", help="the move, 1 for the first"
    )
    parser.add_argument(
        "--seat", type=number_between(1, _MOST), metavar="S", help="what this seat knew, whoever is to move"
    )
    parser.add_argument("--level", type=level_named, help="ask this level instead of the one that played")
    parser.add_argument(
        "--budget",
        type=number_between(1, _MOST),
        default=0,
        metavar="W",
        help="how many worlds it may look at",
    )
    parser.add_argument("--json", action="store_true", help="print the request instead, and ask nobody")
    return parser


if __name__ == "__main__":
    sys.exit(main())
