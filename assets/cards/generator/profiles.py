"""Faces seen from the side, looking right, in face coordinates (see figures)."""

from __future__ import annotations

from typing import Final

from .figures import curl, hair_edge, strand
from .palette import CREAM, INK, RED, WHITE
from .shapes import disc, shape, stroke

PROFILE: Final = (
    "M-40 -74C-14 -86 14 -86 30 -74C37 -62 37 -48 36 -40C36 -34 38 -29 41 -24C47 -13 55 -2 60 7"
    "C62 13 56 17 47 17C46 20 47 23 51 25C54 28 53 31 48 34C52 37 53 41 49 45C45 48 45 51 47 55"
    "C50 66 42 76 28 78C10 80 -14 64 -34 46C-46 30 -50 -40 -40 -74Z"
)


def profile(brow: float = 1.0) -> str:
    """Skin, eye, brow, nostril and lips."""
    out = shape(PROFILE, CREAM)
    out += shape("M8 -12C16 -22 28 -22 35 -14C33 -6 22 -3 8 -12Z", WHITE, 0)
    out += disc(27, -13, 6.6, INK, 0) + disc(29, -15, 2, WHITE, 0)
    out += shape("M3 -10C12 -25 28 -27 37 -16C27 -20 15 -19 3 -10Z", INK, 1.5) + stroke(
        "M12 -8C18 -3 26 -3 31 -6", 2
    )
    high = -42 - 5 * brow
    out += shape(f"M-2 -32C8 {high} 26 {high} 38 -34C28 -37 12 -38 -2 -32Z", INK, 2.5)
    out += stroke("M47 17C42 18 38 15 40 10", 3)
    return out + shape(
        "M52 26C46 25 38 28 31 32C38 35 44 41 50 42C53 40 53 37 49 34C53 31 54 28 52 26Z", RED, 2.5
    )


def bob(hair: str) -> str:
    """Hair cut straight at the jaw, for a profile."""
    out = shape(
        "M30 -76C4 -70 -4 -44 -4 -16C-4 14 0 34 -8 58C-30 66 -66 66 -88 52"
        "C-96 4 -92 -62 -44 -82C-18 -90 10 -88 30 -76Z",
        hair,
    )
    return out + strand(
        "M-18 -72C-26 -30 -20 20 -26 58M-38 -70C-50 -30 -44 16 -46 60M-60 -56C-72 -20 -68 20 -68 58", hair
    )


def curled(hair: str) -> str:
    """Locks that end in round curls, for a profile."""
    out = shape(
        "M32 -76C8 -72 -2 -52 -4 -28C-4 0 -4 20 -14 40C-40 58 -76 50 -86 26"
        "C-94 -30 -84 -70 -44 -82C-18 -90 10 -88 32 -76Z",
        hair,
    )
    out += strand("M-14 -70C-24 -40 -20 0 -28 34M-40 -68C-54 -30 -48 4 -54 34", hair)
    return (
        out
        + curl(-88, 40, 19, hair)
        + curl(-62, 58, 19, hair)
        + curl(-30, 58, 18, hair)
        + curl(-8, 38, 14, hair, -1)
    )


def king_side(hair: str) -> str:
    """Long hair and a full pointed beard, for a profile."""
    back = shape(
        "M28 -78C4 -72 -8 -50 -10 -22C-10 6 -16 30 -28 48"
        "C-44 66 -78 62 -92 40C-98 -20 -88 -70 -44 -84C-18 -90 8 -90 28 -78Z",
        hair,
    )
    back += strand("M-20 -72C-32 -34 -28 10 -40 46M-44 -66C-60 -26 -56 14 -62 48", hair)
    back += curl(-86, 48, 19, hair) + curl(-58, 62, 18, hair)
    beard = shape(
        "M-14 6C-8 22 6 32 24 34C34 36 44 44 50 48"
        "C58 70 56 104 44 138C24 132 0 112 -14 84C-24 60 -24 30 -14 6Z",
        hair,
    )
    beard += strand("M-6 40C0 66 14 96 30 118M12 44C18 70 28 92 38 112M32 50C36 70 42 86 44 98", hair)
    lip = shape(
        "M50 19C36 18 18 30 8 44C2 50 -6 50 -10 44C-12 56 0 62 12 56C26 50 38 40 54 36C56 30 55 22 50 19Z",
        hair,
        *hair_edge(hair),
    )
    return back + beard + shape("M34 40C40 37 48 38 52 41C48 48 40 48 34 40Z", RED, 2.5) + lip


def thin_moustache(hair: str) -> str:
    """A curled moustache, for a profile."""
    return shape("M52 20C40 20 30 30 16 30C8 30 4 26 4 20C-2 30 6 38 18 37C34 36 42 30 52 28Z", hair, 2.5)
