"""The two jokers, harlequin and cat, and the upright word of their index.

A joker's picture keeps right of its ribbon (0.315 of the width), so its frame is wider than a court's
and stands off the middle; jokers have one upright index only.
"""

from __future__ import annotations

import math
from typing import Final

from .arms import fist
from .clipping import fill_cells, flatten
from .collars import ruff
from .figures import SOFT_FACE, brows, eyes, grin, jack_hair, neck, nose
from .glyphs import GLYPHS, glyph
from .headgear import bell, jester_cap
from .palette import BLUE, CREAM, HEIGHT, INK, JOKER_PURPLE, OCHRE, RED, WHITE, WIDTH
from .shapes import Point, at, disc, group, lozenge, poly, rect, shape, stroke
from .suits import pip
from .textiles import harlequin_cloth

LEFT, RIGHT, TOP, BOTTOM = 0.345 * WIDTH, 0.945 * WIDTH, 0.075 * WIDTH, HEIGHT - 0.075 * WIDTH
FRAME_X, FRAME_Y = (RIGHT - LEFT) / 2, (BOTTOM - TOP) / 2
FIGURE: Final = 1.27
HEAD_Y: Final = -106
ROBE: Final = "M-60 110C-106 122 -132 160 -140 230L-143 346L147 346L144 230C136 160 110 122 64 110Z"


def collar() -> str:
    """Pointed cape with bells under a pleated ruff."""
    out = ""
    tips = (
        (-86, 118, 52, RED),
        (90, 118, -52, BLUE),
        (-48, 140, 26, BLUE),
        (52, 140, -26, RED),
        (2, 150, 0, OCHRE),
    )
    for x, y, angle, colour in tips:
        out += at(shape("M-30 -44C-34 0 -16 30 0 48C16 30 34 0 30 -44Z", colour), x, y, angle=angle)
        turn = math.radians(angle + 90)
        out += bell(x + 52 * math.cos(turn), y + 52 * math.sin(turn), 11)
    return out + neck() + at(ruff(), -2, 0)


def small_card(suit: str) -> str:
    width, height = 66.0, 118.0
    return rect(-width / 2, -height, width, height, WHITE, 6, 4) + pip(suit, -9, -height * 0.78, width * 0.46)


def harlequin() -> str:
    area = flatten(ROBE)
    body = shape(ROBE, BLUE, 0) + harlequin_cloth(area, RED, OCHRE) + shape(ROBE, "none")
    face = shape(SOFT_FACE, CREAM) + eyes() + brows(1.3) + nose() + grin()
    face += disc(-28, 22, 9, RED, 0) + shape(poly(lozenge(-13, 10, 5, 11)), BLUE, 0)
    fan = (("clubs", -60), ("hearts", -20), ("spades", 20), ("diamonds", 60))
    hand = at("".join(at(small_card(suit), 0, 0, angle=angle) for suit, angle in fan), 2, 308)
    hand += shape("M-22 300L26 300L26 330L-22 330Z", CREAM, 4) + at(fist(), 2, 309)
    return body + collar() + jack_hair(OCHRE) + face + jester_cap(RED, BLUE) + hand


def cat_face() -> str:
    out = shape("M-78 -20L-86 -104L-28 -76ZM78 -20L86 -104L28 -76Z", INK)
    out += shape("M-68 -50L-74 -86L-46 -70ZM68 -50L74 -86L46 -70Z", RED, 0)
    out += shape(
        "M0 -80C50 -80 80 -52 84 -10L104 8L86 20L100 38L78 42C62 66 34 78 0 78C-34 78 -62 66 -78 42L-100 38"
        "L-86 20L-104 8L-84 -10C-80 -52 -50 -80 0 -80Z",
        INK,
    )
    out += shape("M0 12C-6 -24 -16 -48 0 -70C16 -48 6 -24 0 12Z", CREAM, 0)
    out += shape("M0 12C20 2 48 18 48 42C46 66 20 72 0 72C-20 72 -46 66 -48 42C-48 18 -20 2 0 12Z", CREAM, 0)
    for s in (-1, 1):
        out += shape(
            f"M{s * 16} -8C{s * 24} -36 {s * 54} -38 {s * 68} -20C{s * 60} 2 {s * 32} 6 {s * 16} -8Z",
            OCHRE,
            3,
            CREAM,
        )
        out += shape(
            f"M{s * 41} -31C{s * 49} -22 {s * 49} -10 {s * 41} -1C{s * 33} -10 {s * 33} -22 {s * 41} -31Z",
            INK,
            0,
        )
        out += disc(s * 41 - 3, -22, 3, WHITE, 0)
        whiskers = f"M{s * 26} 42C{s * 54} 34 {s * 90} 34 {s * 118} 26"
        whiskers += f"M{s * 26} 50C{s * 56} 50 {s * 90} 56 {s * 116} 60"
        out += stroke(whiskers, 2.6)
        out += "".join(disc(s * x, y, 2.2, INK, 0) for x, y in ((20, 38), (28, 46), (18, 52)))
    out += shape("M-13 18C-6 13 6 13 13 18C10 28 4 32 0 34C-4 32 -10 28 -13 18Z", RED, 3)
    return out + stroke("M0 34L0 44M-24 42C-20 58 -4 58 0 44C4 58 20 58 24 42", 3.5)


def cat() -> str:
    area = flatten(ROBE)
    stripes: list[list[Point]] = [
        [(x - 13, 90), (x + 13, 90), (x + 13, 340), (x - 13, 340)] for x in range(-154, 160, 52)
    ]
    body = shape(ROBE, RED, 0) + fill_cells(area, stripes, OCHRE) + shape(ROBE, "none")
    for s in (-1, 1):
        body += shape(
            f"M{s * 118} 330C{s * 124} 280 {s * 112} 250 {s * 92} 244"
            f"C{s * 66} 246 {s * 54} 280 {s * 54} 330Z",
            INK,
        )
    return body + collar() + at(cat_face(), 2, 0, 1.06) + jester_cap(BLUE, RED)


def paw(x: float, y: float) -> str:
    body = shape("M-30 34C-36 6 -26 -16 0 -16C26 -16 36 6 30 34C22 44 -22 44 -30 34Z", CREAM)
    return at(body + stroke("M-10 38L-10 22M10 38L10 22"), x, y, 1.2)


def ledge(y: float) -> str:
    """The stair-shaped parapet the jokers stand behind."""
    x, bottom = FRAME_X, FRAME_Y
    steps = [(-x, bottom), (-x, y), (-126, y), (-126, y + 26), (126, y + 26), (126, y), (x, y), (x, bottom)]
    out = shape(poly(steps), BLUE) + shape(
        poly([(-x, bottom), (-x, y + 48), (x, y + 48), (x, bottom)]), OCHRE
    )
    middle = (y + 48 + bottom) / 2
    return out + shape("".join(poly(lozenge(i * 44, middle, 12, 8)) for i in range(-4, 5)), CREAM, 3)


def joker_face(figure: str) -> str:
    """The picture of a joker, harlequin or cat, without index."""
    top = 302.0
    body = at(harlequin() if figure == "harlequin" else cat(), 0, HEAD_Y, FIGURE) + ledge(top)
    if figure == "cat":
        body += paw(-104, top - 6) + paw(106, top - 6)
    x, y = FRAME_X, FRAME_Y
    frame = rect(-x, -y, 2 * x, 2 * y, "none", 6, 4.5)
    return at(group(body + frame), (LEFT + RIGHT) / 2, HEIGHT / 2)


def joker_word() -> tuple[str, float, float]:
    """JOKER from top to bottom, its width and height; each letter has the cap height 100."""
    pitch, width = 126.0, 68.0
    letters = "".join(
        at(glyph(letter, (width - GLYPHS[letter].width) / 2, JOKER_PURPLE), 0, i * pitch)
        for i, letter in enumerate("JOKER")
    )
    return letters, width, 4 * pitch + 100
