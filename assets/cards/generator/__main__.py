"""Writes the deck, or draws contact sheets of it.

python -m generator                  writes svg/ and ../icon.svg, ../match-icon.svg beside this package
python -m generator --out FOLDER     writes the same files below FOLDER
python -m generator --sheet FOLDER   draws PNG sheets of the cards as the table shows them
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .backs import lattice_back, plain_back, stairs_back
from .courts import court_face
from .glyphs import LABELS, label
from .icon import icon, match_icon
from .jokers import joker_face, joker_word
from .palette import HEIGHT, JOKER_PURPLE, SUIT_LETTER, SUITS, WIDTH
from .pips import ace_face, number_face
from .shapes import at, document
from .suits import pip, star

LABEL_FILE = {"\u0414": "De"}
"""File names of labels that are not ASCII."""


def drawings() -> dict[str, str]:
    """File name below the assets folder → SVG text."""
    files = {"icon.svg": icon(), "match-icon.svg": match_icon()}

    def card(name: str, body: str) -> None:
        files[f"cards/svg/{name}.svg"] = document(body, WIDTH, HEIGHT)

    for suit in SUITS:
        letter = SUIT_LETTER[suit]
        card(f"faces/A{letter}", ace_face(suit))
        for count in range(2, 11):
            card(f"faces/{'T' if count == 10 else count}{letter}", number_face(count, suit))
        for rank in "JQK":
            card(f"faces/{rank}{letter}", court_face(rank, suit))
        files[f"cards/svg/index/{suit}.svg"] = document(pip(suit, 50, 50, 100), 100, 100)
    for figure in ("harlequin", "cat"):
        card(f"jokers/{figure}", joker_face(figure))
    for style, body in (("lattice", lattice_back()), ("stairs", stairs_back()), ("plain", plain_back())):
        card(f"backs/{style}", body)
    for text in LABELS:
        body, width = label(text)
        files[f"cards/svg/index/{LABEL_FILE.get(text, text)}.svg"] = document(body, width, 100)
    body, width, height = joker_word()
    files["cards/svg/index/joker.svg"] = document(body, width, height)
    files["cards/svg/index/star.svg"] = document(at(star(0, 0, 52, JOKER_PURPLE), 50, 52), 100, 100)
    return files


def write(folder: Path) -> None:
    """Write every file below the folder; files that are no longer drawn stay."""
    for name, text in drawings().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    assets = Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(prog="generator", description="Draw the deck of Rommé Desk.")
    parser.add_argument("--out", type=Path, default=assets, help="where cards/svg and the icons go")
    parser.add_argument(
        "--sheet", type=Path, help="draw contact sheets into this folder instead (needs PySide6)"
    )
    arguments = parser.parse_args()
    if arguments.sheet:
        from .sheet import draw_sheets

        draw_sheets(assets / "cards", arguments.sheet)
    else:
        write(arguments.out)


if __name__ == "__main__":
    main()
