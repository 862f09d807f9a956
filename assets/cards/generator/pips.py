"""Faces of the ace to the ten, without their index."""

from __future__ import annotations

from typing import Final

from .palette import HEIGHT, WHITE, WIDTH
from .shapes import at, stroke
from .suits import SUIT_PATH, emblem, pip

COLUMNS: Final = (0.39, 0.505, 0.62)
"""Left, middle and right column, in widths: left of 0.285 belongs to the index alone."""
FIRST_ROW, LAST_ROW = 0.15, 0.85
PIP: Final = 0.165
ACE: Final = 0.42

LEFT, MIDDLE, RIGHT = 0, 1, 2
MIDDLE_PIPS: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    2: ((MIDDLE, 0), (MIDDLE, 1)),
    3: ((MIDDLE, 0), (MIDDLE, 1 / 2), (MIDDLE, 1)),
    4: (),
    5: ((MIDDLE, 1 / 2),),
    6: (),
    7: ((MIDDLE, 1 / 4),),
    8: ((MIDDLE, 1 / 4), (MIDDLE, 3 / 4)),
    9: ((MIDDLE, 1 / 2),),
    10: ((MIDDLE, 1 / 6), (MIDDLE, 5 / 6)),
}
"""Pips of the middle column: row 0 is the first, 1 the last."""
SIDE_ROWS: Final[dict[int, tuple[float, ...]]] = {
    4: (0, 1),
    5: (0, 1),
    6: (0, 1 / 2, 1),
    7: (0, 1 / 2, 1),
    8: (0, 1 / 2, 1),
    9: (0, 1 / 3, 2 / 3, 1),
    10: (0, 1 / 3, 2 / 3, 1),
}


def places(count: int) -> list[tuple[int, float]]:
    """Column and row of every pip of a number card."""
    sides = [(column, row) for row in SIDE_ROWS.get(count, ()) for column in (LEFT, RIGHT)]
    return sides + list(MIDDLE_PIPS[count])


def number_face(count: int, suit: str) -> str:
    marks = ""
    for column, row in places(count):
        y = HEIGHT * (FIRST_ROW + (LAST_ROW - FIRST_ROW) * row)
        marks += pip(suit, WIDTH * COLUMNS[column], y, WIDTH * PIP, angle=180 if row > 0.5 else 0)
    return marks


def ace_face(suit: str) -> str:
    """One large pip with an inlaid line and the stepped lozenge of the deck."""
    size = WIDTH * ACE / 100
    body = pip(suit, 0, 0, 100) + at(stroke(SUIT_PATH[suit], 1.3, WHITE), 0, 0.6, 0.85)
    heart = {"spades": 5, "hearts": -5, "diamonds": 0, "clubs": 2}[suit]
    return at(body + at(emblem(0.115), 0, heart), WIDTH * COLUMNS[MIDDLE], HEIGHT / 2, size)
