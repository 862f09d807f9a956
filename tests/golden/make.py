"""Make the golden games again: `python -m tests.golden.make`; then read what has changed in them, and why.

A golden game is the first round of a preset with the shuffle, the deal, the rules, the scores and the text
form as they are: whatever changes one of these shows as a difference.
"""

from pathlib import Path
from random import Random

from rommedesk.engine.presets import PRESETS
from tests.playing import play_match

FOLDER = Path(__file__).parent


def golden_game(name: str) -> str:
    """The text of the golden game of a preset."""
    rules = PRESETS[name]
    record = play_match(rules, rules.players[0] + 1, Random(51), most_rounds=1)
    return "".join(f"{line}\n" for line in record.lines())


def main() -> None:
    """Write all of them."""
    for name in PRESETS:
        (FOLDER / f"{name}.romme").write_text(golden_game(name), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
