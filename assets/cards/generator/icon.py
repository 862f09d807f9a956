"""The icon of the program: three cards fanned on a flight of stairs, 256 units square."""

from __future__ import annotations

from .clipping import fill_cells, flatten
from .palette import BLUE, INK, OCHRE, RED, WHITE
from .shapes import at, document, poly, rect, shape
from .suits import pip

SIZE = 256
PLATE = (
    "M52 6L204 6C230 6 250 26 250 52L250 204C250 230 230 250 204 250"
    "L52 250C26 250 6 230 6 204L6 52C6 26 26 6 52 6Z"
)


def card(suit: str, x: float, y: float, angle: float, corner: int) -> str:
    """A small card that stands on (x, y); corner -1 puts its second pip left, 1 right."""
    body = rect(-50, -150, 100, 150, WHITE, 11, 5) + pip(suit, 0, -78, 66) + pip(suit, corner * 30, -126, 30)
    return at(body, x, y, 0.98, angle)


def icon() -> str:
    plate = flatten(PLATE)
    out = shape(poly(plate), BLUE, 0)
    out += (
        card("spades", 122, 209, -29, -1)
        + card("diamonds", 122, 209, 26, 1)
        + card("hearts", 122, 203, -2, -1)
    )
    for step in range(4):
        x, y = step * 62 + 4, 222 - step * 22
        for colour, dx, dy in ((INK, 0, 0), (OCHRE, 6, 6), (INK, 0, 24), (RED, 6, 29)):
            left, top = x + dx, y + dy
            out += fill_cells(plate, [[(left, top), (SIZE, top), (SIZE, SIZE), (left, SIZE)]], colour)
    return document(out + rect(5, 5, 246, 246, "none", 48, 8), SIZE, SIZE)
