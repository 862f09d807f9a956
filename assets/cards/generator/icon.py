"""The icons of the program and of its files: three cards fanned on a flight of stairs, 256 units square."""

from __future__ import annotations

from collections.abc import Sequence

from .clipping import bounds, fill_cells, flatten
from .palette import BLUE, CREAM, INK, OCHRE, RED, WHITE
from .shapes import Point, at, document, poly, rect, shape
from .suits import pip

SIZE = 256
PLATE = (
    "M52 6L204 6C230 6 250 26 250 52L250 204C250 230 230 250 204 250"
    "L52 250C26 250 6 230 6 204L6 52C6 26 26 6 52 6Z"
)
SHEET = (
    "M44 6L164 6L224 66L224 238C224 245 219 250 212 250L44 250C37 250 32 245 32 238L32 18C32 11 37 6 44 6Z"
)
FOLD = "M164 6L164 54C164 61 169 66 176 66L224 66Z"


def card(suit: str, x: float, y: float, angle: float, corner: int) -> str:
    """A small card that stands on (x, y); corner -1 puts its second pip left, 1 right."""
    body = rect(-50, -150, 100, 150, WHITE, 11, 5) + pip(suit, 0, -78, 66) + pip(suit, corner * 30, -126, 30)
    return at(body, x, y, 0.98, angle)


def fan() -> str:
    """Three small cards, as high as the icon of the program shows them."""
    return (
        card("spades", 122, 209, -29, -1)
        + card("diamonds", 122, 209, 26, 1)
        + card("hearts", 122, 203, -2, -1)
    )


def flight(area: Sequence[Point], left: float, top: float, run: float, rise: float) -> str:
    """Four steps with a runner, up to the right from (left, top), cut to the area."""
    right, bottom = bounds(area)[2:]
    out = ""
    for step in range(4):
        x, y = left + step * run, top - step * rise
        for colour, dx, dy in ((INK, 0, 0), (OCHRE, 6, 6), (INK, 0, 24), (RED, 6, 29)):
            corner = (x + dx, y + dy)
            cell = [corner, (right, corner[1]), (right, bottom), (corner[0], bottom)]
            out += fill_cells(area, [cell], colour)
    return out


def icon() -> str:
    """The icon of the program."""
    plate = flatten(PLATE)
    out = shape(poly(plate), BLUE, 0) + fan() + flight(plate, 4, 222, 62, 22)
    return document(out + rect(5, 5, 246, 246, "none", 48, 8), SIZE, SIZE)


def match_icon() -> str:
    """The icon of a file with a match: the cards and the stairs on a sheet with a turned-down corner."""
    sheet = flatten(SHEET)
    out = shape(poly(sheet), BLUE, 0) + at(fan(), 36, 50, 0.75) + flight(sheet, 32, 226, 50, 14)
    return document(out + shape(FOLD, CREAM, 8) + shape(SHEET, "none", 8), SIZE, SIZE)
