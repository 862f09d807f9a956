"""Cloth of the court figures: one weave a suit, cut to the outline of a garment.

Few large figures a weave: at 60 pixels a card more would be noise, and every path costs time to draw.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from .clipping import bounds, fill_cells, flatten, lattice
from .shapes import Point, lozenge, shape

FRONT: Final = (-54.0, 16.0)
"""Left and right of what the plain front of every figure covers."""


def cloth(area: Sequence[Point], cells: Iterable[Sequence[Point]], colour: str) -> str:
    """The cells that are to be seen beside the front, cut to the area."""
    left, right = FRONT
    seen = [cell for cell in cells if bounds(cell)[0] < left or bounds(cell)[2] > right]
    return fill_cells(area, seen, colour)


def lozenges(area: Sequence[Point], first: str, second: str) -> str:
    """Clubs: large lozenges with small ones between."""
    large = [lozenge(x, y, 25, 36) for row, (x, y) in lattice(area, 50, 36, True) if row % 2 == 0]
    small = [lozenge(x, y, 9, 13) for row, (x, y) in lattice(area, 50, 36, True) if row % 2]
    return cloth(area, large, first) + cloth(area, small, second)


def stripes(area: Sequence[Point], first: str, second: str) -> str:
    """Diamonds: upright stripes, lozenges between them."""
    _, top, _, bottom = bounds(area)
    columns = [i * 48 for i in range(-4, 5)]
    bars = [[(x - 12, top), (x + 12, top), (x + 12, bottom), (x - 12, bottom)] for x in columns]
    marks = [lozenge(x + 24, j * 40, 7, 11) for x in columns for j in range(-7, 3)]
    return cloth(area, bars, first) + cloth(area, marks, second)


def roundel(x: float, y: float, radius: float) -> list[Point]:
    """A disc in chords."""
    turns = [2 * math.pi * k / 12 for k in range(12)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def roundels(area: Sequence[Point], first: str, second: str) -> str:
    """Hearts: discs with a dot in their middle, in staggered rows."""
    spots = [place for _, place in lattice(area, 44, 32, True)]
    out = cloth(area, [roundel(x, y, 14) for x, y in spots], first)
    return out + cloth(area, [roundel(x, y, 5.5) for x, y in spots], second)


def chevrons(area: Sequence[Point], first: str, second: str) -> str:
    """Spades: zigzag bands, wide and narrow in turn."""
    out = ""
    for colour, offset, height in ((first, 0, 20), (second, 31, 6)):
        cells: list[list[Point]] = []
        for j in range(-6, 3):
            y = j * 54 + offset
            for i in range(-4, 4):
                x, left, right = i * 50, y + 26 * (i % 2), y + 26 * (1 - i % 2)
                cells.append([(x, left), (x + 50, right), (x + 50, right + height), (x, left + height)])
        out += cloth(area, cells, colour)
    return out


def robe(path: str, suit: str, ground: str, first: str, second: str) -> str:
    """A patterned garment: ground, weave of the suit, outline."""
    weave = {"clubs": lozenges, "diamonds": stripes, "hearts": roundels, "spades": chevrons}[suit]
    return shape(path, ground, 0) + weave(flatten(path), first, second) + shape(path, "none")


def harlequin_cloth(area: Sequence[Point], first: str, second: str) -> str:
    """Large lozenges side by side, every fourth of the second colour."""
    large = [lozenge(x, y, 26, 40) for row, (x, y) in lattice(area, 52, 40, True) if row % 2 == 0]
    other = [lozenge(x, y, 26, 40) for _, (x, y) in lattice(area, 104, 80, True)]
    return fill_cells(area, large, first) + fill_cells(area, other, second)
