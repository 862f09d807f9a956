"""The four suit shapes, the star of the jokers and the stepped lozenge of the deck."""

from __future__ import annotations

import math
from typing import Final

from .palette import CREAM, JOKER_PURPLE, OCHRE, RED, SUIT_COLOUR
from .shapes import Point, at, poly, shape

SUIT_PATH: Final = {
    "hearts": "M0 48C-9 26 -49 8 -49 -20C-49 -39 -37 -47 -25 -47C-12 -47 -3 -39 0 -27"
    "C3 -39 12 -47 25 -47C37 -47 49 -39 49 -20C49 8 9 26 0 48Z",
    "spades": "M0 -50C9 -28 46 -10 46 17C46 32 36 39 25 39C15 39 8 34 4 25C5 37 9 44 19 50"
    "L-19 50C-9 44 -5 37 -4 25C-8 34 -15 39 -25 39C-36 39 -46 32 -46 17C-46 -10 -9 -28 0 -50Z",
    "diamonds": "M0 -50C9 -31 23 -14 39 0C23 14 9 31 0 50C-9 31 -23 14 -39 0C-23 -14 -9 -31 0 -50Z",
    "clubs": "M0 -49C14 -49 24 -39 24 -26C24 -18 20 -11 14 -6C18 -9 22 -10 27 -10C40 -10 49 0 49 13"
    "C49 26 40 36 27 36C17 36 8 31 4 22C5 36 10 44 19 50L-19 50C-10 44 -5 36 -4 22"
    "C-8 31 -17 36 -27 36C-40 36 -49 26 -49 13C-49 0 -40 -10 -27 -10C-22 -10 -18 -9 -14 -6"
    "C-20 -11 -24 -18 -24 -26C-24 -39 -14 -49 0 -49Z",
}
"""Outlines inside a box of 100 × 100 about the origin."""


def pip(
    suit: str, x: float, y: float, size: float, colour: str = "", line: float = 0, angle: float = 0
) -> str:
    """A suit mark of the given size; without a colour it has the colour of its suit."""
    mark = shape(SUIT_PATH[suit], colour or SUIT_COLOUR[suit], line / (size / 100))
    return at(mark, x, y, size / 100, angle)


def star(x: float, y: float, radius: float, colour: str = JOKER_PURPLE) -> str:
    points: list[Point] = []
    for k in range(10):
        r = radius if k % 2 == 0 else radius * 0.42
        points.append((x + r * math.sin(math.pi * k / 5), y - r * math.cos(math.pi * k / 5)))
    return shape(poly(points), colour, 0)


def stepped(steps: int, across: float, down: float) -> list[Point]:
    """A lozenge whose sides are stairs, centred on the origin."""
    quarter: list[Point] = []
    for k in range(steps):
        quarter += [
            ((k + 0.5) * across, -(steps - k) * down),
            ((k + 0.5) * across, -(steps - k - 1) * down),
        ]
    quarter = [*quarter[:-1], ((steps - 0.5) * across, 0)]
    right = quarter + [(x, -y) for x, y in reversed(quarter[:-1])]
    return right + [(-x, -y) for x, y in right]


def emblem(scale: float = 1.0) -> str:
    """Nested stepped lozenges, the sign of the deck; the same after half a turn."""
    rings = ((6, OCHRE), (4, RED), (2, CREAM))
    return at("".join(shape(poly(stepped(n, 30, 36)), colour, 8) for n, colour in rings), 0, 0, scale)
