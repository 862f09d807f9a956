"""Make the saved matches of the present format: `python -m tests.saves.make`.

A saved match stays as it is for ever: every later program must load it.  So this makes only files that are
not there yet: those of a new format, of a new preset, or with lines that no other has.
"""

from pathlib import Path
from random import Random

from rommedesk.engine.deal import NO_NUMBER, make_deal
from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.record_lines import MoveLine, Setup
from rommedesk.engine.record_writing import FORMAT_VERSION
from rommedesk.engine.view import view_for
from rommedesk.players.base import Level, decide
from tests.playing import play_match, players

FOLDER = Path(__file__).parent


def shortest_match(name: str) -> GameRecord:
    """Of some matches of a preset the one with the shortest text."""
    rules = PRESETS[name]
    matches = [play_match(rules, rules.players[0], Random(seed)) for seed in range(6)]
    return min(matches, key=lambda record: record.line_count)


def stood_in_for(turns: int) -> GameRecord:
    """A match without a number, in which a computer player plays on for the person after so many turns."""
    record = GameRecord(Setup(PRESETS["romme"], players(2), NO_NUMBER, 2, "test"))
    record.begin_round(make_deal(record.setup.rules, 2, NO_NUMBER, Random(1), record.next_dealer), "5a17")
    while record.round is not None and record.round.result is None:
        seat = record.round.to_move
        is_replaced = record.round.seat(1).turns > turns
        move = decide(view_for(record, seat), Level.EASY, 1).move
        record.play(move, stand_ins=(1,) if is_replaced else ())
    return record


def text_of(record: GameRecord, count: int | None = None) -> str:
    """The text of a record, or of so many of its lines."""
    return "".join(f"{line}\n" for line in list(record.lines())[:count])


def middle_of_a_turn(record: GameRecord) -> int:
    """How many lines lead to a moment at which a step can be taken back."""
    lines = range(record.line_count // 2, record.line_count)
    return next(number for number in lines if _can_undo(read_record(text_of(record, number))))


def _can_undo(record: GameRecord) -> bool:
    last = record.log[-1]
    is_undo = isinstance(last, MoveLine) and isinstance(last.move, Undo)
    return record.round is not None and record.round.can_undo and not is_undo


def main() -> None:
    """Make what is missing."""
    for name in PRESETS:
        whole = FOLDER / f"format-{FORMAT_VERSION}-{name}.romme"
        running = FOLDER / f"format-{FORMAT_VERSION}-{name}-running.romme"
        if whole.exists() and running.exists():
            continue
        record = shortest_match(name)
        whole.write_text(text_of(record), "utf-8", newline="\n")
        running.write_text(text_of(record, middle_of_a_turn(record)), "utf-8", newline="\n")
    replaced = FOLDER / f"format-{FORMAT_VERSION}-romme-stand-in-running.romme"
    if not replaced.exists():
        record = stood_in_for(turns=1)
        replaced.write_text(text_of(record, middle_of_a_turn(record)), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
