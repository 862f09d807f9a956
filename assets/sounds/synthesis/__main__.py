"""`python -m synthesis`: write all sounds."""

from __future__ import annotations

import argparse
from pathlib import Path

from synthesis import cards, signs
from synthesis.waves import closed, loud, write

SOUNDS = {
    "draw": (cards.draw, 0.30),
    "lay": (cards.lay, 0.34),
    "discard": (cards.discard, 0.38),
    "meld": (cards.meld, 0.38),
    "swap": (cards.swap, 0.36),
    "shuffle": (cards.shuffle, 0.30),
    "your-turn": (signs.your_turn, 0.16),
    "won": (signs.won, 0.26),
    "refusal": (signs.refusal, 0.12),
}
"""By the name of the file: what makes it, and its loudest point; 1 is all that a file can hold."""


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(prog="synthesis", description="Write the sounds of Rommé Desk.")
    home = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=home, help="the folder to write to")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", closed(loud(make(), peak)))


if __name__ == "__main__":
    main()
