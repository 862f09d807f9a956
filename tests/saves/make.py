"""Make the saved matches of the present format: `python -m tests.saves.make`.

A saved match stays as it is for ever: every later program must load it.  So this makes only files that are
not there yet: those of a new format, or of a new preset.
"""

from pathlib import Path
from random import Random

from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.record_lines import MoveLine
from rommedesk.engine.record_text import FORMAT_VERSION
from tests.playing import play_match

FOLDER = Path(__file__).parent


def shortest_match(name: str) -> GameRecord:
    """Of some matches of a preset the one with the shortest text."""
    rules = PRESETS[name]
    matches = [play_match(rules, rules.players[0], Random(seed)) for seed in range(6)]
    return min(matches, key=lambda record: record.line_count)


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


if __name__ == "__main__":
    main()
