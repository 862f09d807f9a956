"""The three backs: woven lattice, flights of stairs, plain."""

from __future__ import annotations

import math
from typing import Final

from .clipping import clip, fill_cells
from .palette import BLUE, CREAM, HEIGHT, INK, OCHRE, RED, WIDTH
from .shapes import Point, at, lozenge, poly, rect, shape
from .suits import emblem

FIELD: Final[list[Point]] = [(-277, -402), (277, -402), (277, 402), (-277, 402)]


def panel(body: str, ground: str) -> str:
    """A paper border, the coloured field, a double rule."""
    frame = (
        rect(-279, -404, 558, 808, "none", 10, 8)
        + rect(-286, -411, 572, 822, "none", 16, 6, OCHRE)
        + rect(-290, -415, 580, 830, "none", 18, 3)
    )
    return at(rect(-277, -402, 554, 804, ground) + body + frame, WIDTH / 2, HEIGHT / 2)


def lattice_back() -> str:
    """Diagonal straps, over and under in turn.

    A strap is drawn in pieces that each pass over one crossing and end where it goes under, so that no
    two pieces overlap and three paths are enough.
    """
    pitch, half, rule, seam = 128.0, 41.0, 6.0, 12.0
    reach = 6

    def piece(i: int, j: int, across: float, along: float) -> list[Point]:
        turned = (i + j) % 2 == 1
        du, dv = (along, across) if turned else (across, along)
        corners = ((-du, -dv), (du, -dv), (du, dv), (-du, dv))
        return [turn(i * pitch + u, j * pitch + v) for u, v in corners]

    def turn(u: float, v: float) -> Point:
        return (u + v) * math.sqrt(0.5), (u - v) * math.sqrt(0.5)

    crossings = [(i, j) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)]
    holes = [turn((i + 0.5) * pitch, (j + 0.5) * pitch) for i, j in crossings]
    out = fill_cells(FIELD, [lozenge(x, y, 20, 20) for x, y in holes], OCHRE)
    for colour, across in ((INK, half), (CREAM, half - rule), (RED, seam)):
        out += fill_cells(FIELD, [piece(i, j, across, pitch - half) for i, j in crossings], colour)
    return panel(out, BLUE)


def stairs_back() -> str:
    """Flights of stairs from edge to edge, red and blue in turn; the same after half a turn."""
    run, rise, half, period, rule = 44.0, 20.0, 38.0, 116.0, 4.0

    def flight(number: int, grow: float) -> list[Point]:
        upper: list[Point] = []
        lower: list[Point] = []
        for i in range(-8, 9):
            middle = number * period + i * rise
            for x in ((i - 0.5) * run, (i + 0.5) * run):
                upper.append((x + grow, middle - half - grow))
                lower.append((x - grow, middle + half + grow))
        return clip(upper + lower[::-1], FIELD)

    flights = [n for n in range(-6, 7) if len(flight(n, 0)) > 2]
    out = shape("".join(poly(flight(n, rule)) for n in flights), INK, 0)
    for parity, colour in ((0, BLUE), (1, RED)):
        out += shape("".join(poly(flight(n, 0)) for n in flights if n % 2 == parity), colour, 0)
    return panel(out + emblem(0.9), CREAM)


def plain_back() -> str:
    """One colour with the emblem in the middle and in the corners."""
    out = rect(-250, -375, 500, 750, "none", 8, 4, OCHRE)
    for x in (-204, 204):
        for y in (-322, 322):
            out += at(emblem(0.22), x, y)
    return panel(out + emblem(0.8), BLUE)
