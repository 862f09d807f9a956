"""Bodies, collars, arms and hands of the court figures.

Figure coordinates: the origin is the middle of the card, y down; the frame is 2 × 166 wide and 2 × 480
high.  Everything ends at the diagonal y = SLOPE · x, where a ribbon covers the cut between the halves.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from .palette import CREAM, INK, OCHRE, WHITE
from .shapes import Point, at, beads, num, shape, stroke
from .textiles import robe

SLOPE: Final = -0.32
HEAD: Final[Point] = (-26, -298)
"""Origin of the face; the space right of the head belongs to what the figure holds."""
ARM_X, HAND_Y = 101, -140

TORSO: Final = (
    "M-70 -232C-110 -222 -136 -202 -142 -166C-149 -120 -150 -40 -150 48L150 -48"
    "C150 -96 148 -136 140 -172C132 -202 100 -222 30 -232Z"
)


def shadow_side() -> str:
    """Long folds that let the robe hang."""
    return stroke("M-118 -150C-126 -100 -126 -40 -124 36M118 -156C126 -120 127 -90 126 -66", 2.6)


# ------------------------------------------------------------------ kings
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


def king_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    ground, first, second, tunic = colours
    fur = OCHRE if suit == "spades" else WHITE
    out = robe(TORSO, suit, ground, first, second) + shadow_side()
    out += shape("M-58 -226L-54 17L34 -11L26 -226Z", tunic)
    out += beads(((-12, y) for y in (-134, -104, -74, -44, -14)), 8, OCHRE, 3.5)
    out += stroke("M-36 -160L-34 11M12 -160L14 -5", 2.6, OCHRE)
    out += shape(
        "M-86 -234C-120 -222 -140 -202 -144 -178C-118 -168 -90 -152 -72 -128L-70 22L-42 13L-44 -148"
        "C-40 -160 -26 -166 -12 -166C2 -166 14 -160 18 -148L18 -6L46 -15L46 -130"
        "C66 -152 94 -168 122 -182C118 -206 90 -226 44 -234Z",
        fur,
    )
    return out + spots(
        (
            (-116, -186),
            (-94, -170),
            (-70, -150),
            (-57, -118),
            (-56, -82),
            (-55, -44),
            (-55, -8),
            (32, -126),
            (32, -88),
            (32, -48),
            (58, -168),
            (88, -188),
        )
    )


# ------------------------------------------------------------------ queens
def queen_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    ground, first, second, bodice = colours
    out = robe(TORSO, suit, ground, first, second) + shadow_side()
    out += shape(
        "M-104 -232C-96 -184 -62 -152 -16 -148C28 -152 60 -184 70 -230C20 -248 -56 -248 -104 -232Z", CREAM, 0
    )
    out += shape(
        "M-98 -228C-92 -182 -62 -158 -16 -154C28 -158 52 -182 62 -226L78 -214C76 -166 58 -142 42 -122L50 -16"
        "L-80 26L-72 -116C-90 -138 -112 -162 -114 -216Z",
        bodice,
    )
    out += stroke("M-106 -218C-100 -170 -64 -148 -16 -143C28 -148 60 -168 70 -216", 3.5, OCHRE)
    laces = "".join(f"M-36 {y - 7}L6 {y + 5}M6 {y - 7}L-36 {y + 5}" for y in (-112, -86, -60, -34, -8))
    return out + stroke(laces, 3.5, OCHRE)


def necklace(jewel: str) -> str:
    chain = ((-64, -198), (-54, -186), (-38, -177), (6, -177), (21, -186), (30, -198))
    return beads(chain, 6, WHITE, 3) + jewel


# ------------------------------------------------------------------ jacks
def jack_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    ground, first, second, trim = colours
    out = robe(TORSO, suit, ground, first, second) + shadow_side()
    out += shape("M-44 -200L-44 14L22 -7L18 -200Z", trim)
    out += beads(((-12, y) for y in (-134, -104, -74, -44, -14)), 8.5, OCHRE, 3.5)
    return out + puff(-1, trim) + puff(1, trim)


def puff(side: int, colour: str) -> str:
    """A slashed puff on the shoulder; side -1 is the left one."""
    x = [num(side * value) for value in (62, 96, 140, 147, 134, 110, 90, 74, 64)]
    out = shape(
        f"M{x[0]} -230C{x[1]} -232 {x[2]} -206 {x[3]} -152C{x[4]} -134 {x[5]} -134 {x[6]} -152"
        f"C{x[7]} -172 {x[8]} -200 {x[0]} -230Z",
        colour,
    )
    x = [num(side * value) for value in (82, 100, 116, 121, 106, 88)]
    return out + shape(
        f"M{x[0]} -218C{x[1]} -208 {x[2]} -186 {x[3]} -154C{x[4]} -164 {x[5]} -190 {x[0]} -218Z", OCHRE, 3
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


# ------------------------------------------------------------------ arms
def fist() -> str:
    """A closed hand about the origin that grips an upright shaft, drawn over the shaft."""
    out = shape(
        "M-25 -24C-27 -31 -20 -35 -12 -33L16 -33C25 -33 28 -25 25 -19C29 -14 28 -7 25 -4"
        "C28 1 27 8 23 11C25 17 22 25 13 25L-14 25C-22 25 -27 20 -26 12Z",
        CREAM,
        4,
    )
    out += stroke("M26 -18L-2 -18M26 -3L-4 -3M24 12L-2 12", 3)
    return out + shape(
        "M-24 -26C-30 -44 -14 -52 -6 -40C-1 -32 0 -22 -6 -14C-12 -10 -20 -14 -24 -26Z", CREAM, 3.5
    )


def palm() -> str:
    """A hand from below that carries something round, about 60 above the origin."""
    out = shape(
        "M-28 26C-44 6 -52 -14 -50 -30C-44 -38 -36 -32 -34 -22C-24 -10 20 -8 32 -20C36 -34 46 -36 50 -26"
        "C50 -6 40 12 28 26Z",
        CREAM,
        4,
    )
    return out + stroke("M-16 -12C-18 -2 -14 6 -10 10M4 -10C2 0 4 6 6 10", 3)


def wrist() -> str:
    return shape("M-18 -20L18 -20L20 40L-20 40Z", CREAM, 4)


def sleeve(colour: str, cuff: str) -> str:
    """The raised forearm; it ends in a turned-back cuff below the hand."""
    out = shape("M72 -102C60 -74 54 -44 56 -17L148 -46C150 -72 146 -92 138 -108Z", colour)
    out += stroke("M82 -88C74 -70 70 -52 72 -28M124 -94C128 -74 128 -60 126 -44")
    out += shape(
        "M68 -94C64 -110 68 -120 74 -122C96 -116 116 -116 134 -124C142 -120 144 -110 140 -96"
        "C116 -86 90 -86 68 -94Z",
        cuff,
    )
    return out + stroke("M68 -104C92 -96 116 -96 141 -106", 3, OCHRE)


def raised_hand(held: str, grip: str, sleeve_colour: str) -> str:
    """Forearm, what it holds (drawn about the hand), and the hand over it."""
    return sleeve(sleeve_colour, WHITE) + at(held, ARM_X, HAND_Y) + at(grip, ARM_X, HAND_Y)


def open_hand() -> str:
    """Back of a hand with four fingers upward and the thumb to the right."""
    out = shape(
        "M-18 8C-22 -10 -24 -22 -22 -40C-20 -48 -11 -48 -10 -40C-10 -50 0 -52 1 -43"
        "C2 -50 12 -48 12 -39C14 -45 22 -42 21 -34C21 -20 20 -8 18 8Z",
        CREAM,
        4,
    )
    out += stroke("M-10 -40L-9 -22M1 -42L1 -22M12 -38L10 -20", 2.8)
    return out + shape("M10 2C16 -8 22 -18 30 -24C38 -26 38 -18 34 -12C30 -2 24 6 16 9Z", CREAM, 3.5)


def cuff() -> str:
    """A turned-back cuff about the origin, for a forearm that points upward."""
    out = shape(
        "M-34 12C-38 -2 -36 -12 -30 -16C-10 -10 10 -10 30 -16C36 -12 38 -2 34 12C12 18 -12 18 -34 12Z", WHITE
    )
    return out + stroke("M-35 3C-12 9 12 9 35 3", 3, OCHRE)


def hand_on_breast(colour: str) -> str:
    """The other forearm rises from the diagonal, its hand laid on the breast."""
    out = shape("M-148 47C-140 -2 -122 -44 -100 -74L-58 -42C-68 -20 -72 0 -74 24Z", colour)
    out += stroke("M-126 38C-120 4 -104 -30 -90 -50M-100 32C-96 10 -88 -10 -80 -26", 2.6)
    return out + at(cuff(), -76, -62, 0.95, 36) + at(open_hand(), -62, -82, 0.95, 38)


def hand_at_belt(colour: str) -> str:
    """The other arm is bent in a wide sleeve, its fist closed above the belt."""
    out = shape(
        "M-148 -126C-122 -120 -102 -104 -92 -80L-50 -74L-46 -26L-98 0C-128 10 -148 0 -149 -36Z",
        colour,
    )
    out += stroke("M-132 -104C-136 -70 -132 -42 -116 -22M-108 -84C-110 -60 -104 -44 -92 -32", 2.6)
    return out + at(cuff(), -46, -51, 0.8, 84) + at(fist(), -18, -54, 0.8, 84)


def hand_on_hip(colour: str) -> str:
    """The other arm is bent, the hand out of sight behind the cloak."""
    out = shape(
        "M-112 -196C-142 -180 -150 -120 -150 -60C-150 -20 -150 20 -150 48L-96 31C-84 -10 -84 -80 -86 -150Z",
        colour,
    )
    return out + stroke("M-128 -150C-136 -100 -134 -50 -130 0M-106 -130C-108 -80 -108 -30 -112 10", 2.6)
