"""Bodies of the court figures.

Figure coordinates: the origin is the middle of the card, y down; the frame is 2 × 140 wide and 2 × 427
high.  Bodies reach from side to side of the frame and end at the diagonal y = SLOPE · x, where a ribbon
covers the cut between the halves.
"""

from __future__ import annotations

from typing import Final

from .collars import chain, chemise, ermine_cape, ermine_lapels, rolled_fur
from .palette import CREAM, OCHRE, RED, WHITE
from .shapes import Point, beads, num, shape, stroke
from .suits import pip
from .textiles import robe

SLOPE: Final = -0.32
HEAD: Final[Point] = (-30, -252)
"""Origin of the face; the space right of the head belongs to what the figure holds."""

TORSO: Final = (
    "M-62 -186C-100 -180 -130 -162 -140 -134L-140 44.8L140 -44.8L140 -142C128 -166 96 -182 34 -188Z"
)


# ------------------------------------------------------------------ kings
def king_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    """Mantle of the suit's cloth over a plain tunic with buttons."""
    ground, first, second, tunic = colours
    out = robe(TORSO, suit, ground, first, second)
    out += shape("M-68 -160L-66 21.1L28 -9L26 -160Z", tunic)
    out += stroke("M-50 -100L-48 12M10 -100L10 -6", 3, OCHRE)
    return out + beads(((-20, y) for y in (-42, -18)), 7.5, OCHRE, 3.5)


def king_collar(suit: str) -> str:
    """Every king has a collar of his own."""
    match suit:
        case "spades":
            return chain() + pip(suit, -20, -78, 36, WHITE, 3.5)
        case "hearts":
            return ermine_cape()
        case "diamonds":
            return rolled_fur(suit)
        case _:
            return ermine_lapels()


# ------------------------------------------------------------------ queens
def queen_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    """Mantle of the suit's cloth, plain bodice, and a neckline of the queen's own."""
    ground, first, second, bodice = colours
    out = robe(TORSO, suit, ground, first, second)
    out += shape(
        "M-57 -206C-60 -184 -76 -176 -94 -172C-86 -140 -56 -104 -20 -86C14 -104 46 -140 54 -172"
        "C34 -178 14 -186 13 -206Z",
        CREAM,
        0,
    )
    match suit:
        case "spades":
            neckline = "C-84 -136 -54 -116 -20 -88C14 -116 42 -136 54 -174"
        case "hearts":
            neckline = "L-74 -122L34 -122L54 -174"
        case "diamonds":
            neckline = (
                "C-84 -140 -64 -110 -46 -110C-34 -110 -26 -104 -20 -96"
                "C-14 -104 -6 -110 6 -110C24 -110 42 -140 54 -174"
            )
        case _:
            neckline = "C-84 -146 -56 -120 -18 -116C20 -120 44 -146 54 -174"
    out += shape(
        f"M-94 -174{neckline}L72 -166C66 -130 46 -104 34 -84"
        "L40 -12.8L-82 26.2L-72 -84C-88 -106 -104 -132 -112 -164Z",
        bodice,
    )
    out += stroke(f"M-94 -174{neckline}", 6, OCHRE) if suit != "hearts" else chemise()
    if suit == "spades":
        out += stroke("M-20 -84L-20 4", 3.5, OCHRE) + beads(
            ((-20, y) for y in (-66, -42, -18)), 6.5, WHITE, 3
        )
    elif suit == "clubs":
        out += stroke("M-46 -104L-56 16M10 -104L16 -6", 4, OCHRE)
    else:
        laces = "".join(f"M-36 {y - 7}L-2 {y + 5}M-2 {y - 7}L-36 {y + 5}" for y in (-82, -60, -38, -16))
        out += stroke(laces, 3.5, OCHRE)
    return out


def necklace(suit: str) -> str:
    """Pearls with the suit as a pendant."""
    pearls = ((-70, -158), (-60, -148), (-46, -140), (6, -140), (20, -148), (30, -158))
    return beads(pearls, 6, WHITE, 3) + pip(suit, -20, -136, 27, RED, 3)


# ------------------------------------------------------------------ jacks
def jack_body(suit: str, colours: tuple[str, str, str, str]) -> str:
    """Doublet of the suit's cloth with a plain front; collars come with the head."""
    ground, first, second, trim = colours
    out = robe(TORSO, suit, ground, first, second)
    out += shape("M-58 -170L-56 17.9L20 -6.4L18 -170Z", trim)
    out += stroke("M-42 -120L-41 12M3 -120L4 -4", 3, OCHRE)
    out += beads(((-19, y) for y in (-82, -58, -34, -10)), 7.5, OCHRE, 3.5)
    return out


def puffs(colour: str) -> str:
    """Slashed puffs on both shoulders."""
    return puff(-1, colour) + puff(1, colour)


def puff(side: int, colour: str) -> str:
    """A slashed puff on the shoulder; side -1 is the left one."""
    x = [num(side * value) for value in (58, 92, 132, 140, 140, 112, 92, 74, 62)]
    out = shape(
        f"M{x[0]} -186C{x[1]} -188 {x[2]} -168 {x[3]} -134L{x[4]} -96C{x[5]} -84 {x[6]} -96 {x[7]} -118"
        f"C{x[8]} -140 {x[8]} -164 {x[0]} -186Z",
        colour,
    )
    x = [num(side * value) for value in (78, 96, 114, 120, 104, 86)]
    return out + shape(
        f"M{x[0]} -172C{x[1]} -164 {x[2]} -144 {x[3]} -104C{x[4]} -118 {x[5]} -146 {x[0]} -172Z", OCHRE, 3
    )
