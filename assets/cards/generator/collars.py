"""What lies about the necks of the court figures; figure coordinates unless a function says otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from .palette import INK, OCHRE, WHITE
from .shapes import Point, beads, disc, num, shape, stroke
from .suits import pip


def spots(places: Iterable[Point]) -> str:
    """Tails on ermine."""
    path = ""
    for x, y in places:
        path += (
            f"M{num(x)} {num(y - 11)}"
            f"C{num(x + 5)} {num(y - 2)} {num(x + 6)} {num(y + 6)} {num(x + 3)} {num(y + 12)}"
            f"L{num(x)} {num(y + 6)}L{num(x - 3)} {num(y + 12)}"
            f"C{num(x - 6)} {num(y + 6)} {num(x - 5)} {num(y - 2)} {num(x)} {num(y - 11)}Z"
        )
    return shape(path, INK, 0)


def ermine_cape() -> str:
    """A short round cape of ermine."""
    out = shape(
        "M-66 -188C-104 -182 -132 -162 -140 -134L-140 -100C-106 -84 -66 -76 -18 -76C36 -76 92 -88 140 -108"
        "L140 -142C128 -166 96 -182 34 -190Z",
        WHITE,
    )
    return out + spots(
        ((-122, -124), (-100, -150), (-92, -112), (-66, -132), (-54, -98), (18, -100), (34, -134), (58, -110))
    )


def ermine_lapels() -> str:
    """Long lapels of ermine that part below the beard and run down to the diagonal."""
    out = shape(
        "M-72 -188C-108 -182 -134 -160 -140 -138C-114 -126 -92 -108 -82 -82L-86 27.5L-56 17.9"
        "C-54 -30 -42 -76 -20 -124C2 -76 12 -36 14 -4.5L42 -13.4L44 -82C60 -104 92 -128 128 -144"
        "C122 -164 92 -182 34 -190Z",
        WHITE,
    )
    return out + spots(
        ((-114, -146), (-90, -124), (-62, -104), (-66, -62), (-70, -22), (-70, 10), (16, -90), (26, -48))
    )


def chain() -> str:
    """A broad chain of office with a jewel, on a plain collar."""
    out = shape(
        "M-72 -186C-102 -180 -124 -166 -132 -148C-112 -106 -70 -78 -20 -76C34 -78 84 -112 116 -152"
        "C104 -172 78 -184 34 -188Z",
        OCHRE,
    )
    out += stroke("M-116 -152C-96 -116 -62 -94 -20 -92C24 -94 68 -120 100 -154", 3)
    out += beads(((-104, -156), (-86, -134), (-62, -118), (24, -118), (52, -136), (74, -156)), 8, WHITE, 3)
    return out


def rolled_fur(suit: str) -> str:
    """A roll of fur that closes in a large clasp."""
    out = shape(
        "M-70 -190C-98 -184 -116 -170 -120 -152C-112 -118 -76 -94 -40 -86L-4 -86C40 -96 84 -122 108 -158"
        "C98 -174 72 -186 32 -190Z",
        WHITE,
    )
    out += spots(((-100, -152), (-76, -126), (-50, -106), (20, -110), (48, -130), (74, -152)))
    return out + disc(-22, -84, 21, OCHRE) + pip(suit, -22, -84, 25)


def chemise() -> str:
    """A ruffle along a low, square neckline."""
    edge = "M-82 -150C-82 -128 -78 -116 -72 -108"
    lobes = (
        (-58, -114),
        (-44, -108),
        (-30, -114),
        (-16, -108),
        (-2, -114),
        (12, -108),
        (24, -114),
        (36, -110),
    )
    for x, y in lobes:
        edge += f"L{x} {y}"
    return shape(
        edge
        + "C42 -120 46 -134 46 -152L34 -152C34 -138 32 -130 28 -124L-62 -124C-68 -132 -70 -140 -70 -150Z",
        WHITE,
        3.5,
    )


def ruff() -> str:
    """A pleated collar in face coordinates: lobes along an arc under the chin."""
    points = [(-84, 82), (-64, 108), (-36, 124), (-6, 132), (26, 132), (56, 124), (84, 108), (100, 82)]
    path, pleats = "M-62 60C-88 56 -98 74 -84 82", ""
    for (x0, y0), (x1, y1) in pairwise(points):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        out_x, out_y = (mx - 9) * 0.22, (my - 32) * 0.2
        path += f"C{num(x0 + out_x * 0.6)} {num(y0 + out_y)} {num(mx + out_x)} {num(my + out_y * 1.2)}"
        path += f" {num(x1)} {num(y1)}"
    for x, y in points[1:-1]:
        pleats += f"M{x} {y}L{num(9 + (x - 9) * 0.55)} {num(68 + (y - 68) * 0.35)}"
    path += "C114 74 104 56 80 60C40 82 -24 82 -62 60Z"
    return shape(path, WHITE) + stroke(pleats)


def flat_collar() -> str:
    """Two broad white points with a tassel, in face coordinates."""
    out = shape("M8 84C-22 76 -44 72 -56 62C-74 70 -92 82 -100 94L-70 142C-40 138 -12 122 8 96Z", WHITE)
    out += shape("M8 84C36 78 52 72 60 62C78 70 92 80 100 92L78 138C50 136 26 120 8 96Z", WHITE)
    out += stroke("M-88 98L-66 130C-40 126 -18 114 -4 100M88 96L72 126C52 122 34 112 20 100", 2.6)
    return out + stroke("M8 96L0 128M8 96L18 128", 4, OCHRE) + beads(((0, 134), (18, 134)), 7, OCHRE, 3)


def dagged_cape(colour: str, lining: str) -> str:
    """A hood's shoulder cape whose hem is cut into leaves, in face coordinates."""
    hem = (
        "M-58 58C-84 66 -100 84 -106 108L-92 146L-76 124L-54 158"
        "L-34 132L-8 166L16 134L42 160L58 128L82 148L92 116L106 124"
    )
    out = shape(hem + "C104 92 88 68 62 58C34 88 -28 88 -58 58Z", colour)
    out += shape(
        "M-58 58C-28 88 34 88 62 58C70 66 70 76 66 84C34 108 -30 108 -62 84C-66 76 -64 66 -58 58Z", lining
    )
    return out
