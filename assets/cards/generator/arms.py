"""Arms and hands of the court figures, in figure coordinates (see garments)."""

from __future__ import annotations

from typing import Final

from .palette import CREAM, OCHRE, WHITE
from .shapes import at, shape, stroke

ARM_X: Final = 90
"""The raised hand, and with it the shaft of what it holds."""
HAND_Y: Final = -120
HELD: Final = 0.93
"""Scale of what the raised hand holds."""


# ------------------------------------------------------------------ hands
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
    out = shape("M-22 34C-36 12 -34 -2 -26 -12L24 -12C34 -2 34 14 22 34Z", CREAM, 4)
    fingers = ((-37, -14, -24), (-16, -4, -8), (8, -3, 8), (31, -10, 20))
    for x, y, angle in fingers:
        out += at(
            shape("M-10 12L-11 -10C-10 -22 10 -22 11 -10L10 12C6 18 -6 18 -10 12Z", CREAM, 3.5),
            x,
            y,
            1,
            angle,
        )
    return out


def wrist() -> str:
    return shape("M-18 -20L18 -20L20 40L-20 40Z", CREAM, 4)


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


def cuff(colour: str = WHITE) -> str:
    """A turned-back cuff about the origin, for a forearm that points upward."""
    out = shape(
        "M-34 12C-38 -2 -36 -12 -30 -16C-10 -10 10 -10 30 -16C36 -12 38 -2 34 12C12 18 -12 18 -34 12Z", colour
    )
    return out + stroke("M-35 3C-12 9 12 9 35 3", 3, OCHRE)


# ------------------------------------------------------------------ the raised arm
def sleeve(colour: str, cloth: str) -> str:
    """The raised forearm; it ends in a turned-back cuff below the hand."""
    out = shape("M64 -88C52 -64 46 -38 48 -15.4L140 -44.8L140 -104Z", colour)
    out += stroke("M76 -76C66 -56 63 -40 64 -24M118 -80C124 -68 124 -54 122 -42")
    out += shape(
        "M60 -76C55 -92 59 -102 66 -104C86 -98 106 -98 124 -106"
        "C133 -102 136 -90 132 -78C108 -68 82 -68 60 -76Z",
        cloth,
    )
    return out + stroke("M60 -86C84 -78 108 -78 133 -88", 3, OCHRE)


def gauntlet(colour: str) -> str:
    """A falconer's glove: a wide cuff with a scalloped edge."""
    out = shape("M64 -80C52 -60 46 -38 48 -15.4L140 -44.8L140 -100Z", colour)
    out += shape(
        "M64 -104L50 -66C60 -60 66 -70 74 -62C82 -56 90 -66 97 -60C106 -56 112 -68 120 -64C128 -62 134 -70"
        " 138 -74L124 -106C104 -98 84 -98 64 -104Z",
        OCHRE,
    )
    return out + stroke("M60 -88C84 -80 108 -80 130 -90", 2.6)


def raised_hand(held: str, grip: str, arm: str) -> str:
    """Forearm, what it holds (drawn about the hand), and the hand over it."""
    return arm + at(held, ARM_X, HAND_Y, HELD) + at(grip, ARM_X, HAND_Y)


# ------------------------------------------------------------------ the other arm
def hand_on_breast(colour: str, cloth: str = WHITE) -> str:
    """The forearm rises from the diagonal, the hand laid on the breast."""
    out = shape("M-140 44.8L-140 -14C-128 -42 -112 -58 -98 -72L-56 -42C-66 -20 -72 0 -74 23.7Z", colour)
    out += stroke("M-122 34C-116 2 -102 -28 -88 -48M-98 30C-94 10 -86 -8 -78 -24", 2.6)
    return out + at(cuff(cloth), -74, -60, 0.92, 36) + at(open_hand(), -61, -79, 0.92, 38)


def hand_at_belt(colour: str, cloth: str = WHITE, held: str = "") -> str:
    """The arm is bent in a wide sleeve, its fist closed above the belt, perhaps about something."""
    out = shape(
        "M-140 -104C-114 -98 -100 -84 -92 -66L-52 -62L-46 -14L-96 4C-118 12 -136 6 -140 -14Z",
        colour,
    )
    out += stroke("M-122 -84C-126 -56 -122 -34 -110 -16M-104 -66C-106 -46 -100 -34 -90 -24", 2.6)
    return out + at(cuff(cloth), -48, -38, 0.78, 84) + at(held, -19, -41) + at(fist(), -19, -41, 0.78, 84)


def hand_on_hip(colour: str, stripe: str = OCHRE) -> str:
    """The arm hangs in a long sleeve, the hand out of sight behind the cloak; it begins under a collar."""
    out = shape(
        "M-88 -166C-118 -164 -138 -144 -140 -112L-140 44.8L-92 29.4C-82 -4 -76 -60 -74 -120Z",
        colour,
    )
    out += stroke("M-124 -116C-130 -74 -128 -30 -124 6M-102 -112C-103 -64 -103 -30 -106 0", 2.6)
    return out + shape("M-140 20L-140 6C-122 8 -104 4 -87 -4L-89 10C-104 18 -122 22 -140 20Z", stripe, 3)


def puffed_sleeve(colour: str, band: str = OCHRE) -> str:
    """A sleeve of two puffs, tied at the elbow, the hand out of sight."""
    out = shape("M-140 -22L-140 44.8L-88 28.2C-76 4 -76 -14 -84 -30Z", colour)
    out += stroke("M-120 -14C-122 4 -120 20 -116 34M-100 -16C-98 0 -98 14 -101 28", 2.6)
    out += shape(
        "M-84 -160C-112 -162 -134 -148 -140 -124L-140 -34"
        "C-116 -22 -94 -24 -78 -36C-64 -72 -66 -122 -84 -160Z",
        colour,
    )
    out += stroke("M-124 -122C-130 -90 -130 -68 -126 -48M-96 -140C-104 -100 -104 -72 -100 -46", 2.6)
    return out + shape("M-140 -34C-116 -22 -94 -24 -78 -38L-74 -24C-92 -8 -116 -8 -140 -18Z", band, 3.5)
