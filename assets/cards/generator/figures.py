"""Faces, hair and beards of the court figures.

Face coordinates: the origin lies between the eyes' height and the nose; a face is about 112 wide and
looks to the right, seen half from the side.
"""

from __future__ import annotations

from typing import Final

from .palette import BLUE, CREAM, FINE, INK, OCHRE, RED, WHITE
from .shapes import at, disc, num, shape, stroke

FACE: Final = (
    "M-46 -72C-20 -86 30 -86 48 -70C55 -58 57 -46 54 -36C51 -27 50 -22 52 -14"
    "C57 2 54 24 46 40C40 56 30 76 13 79C-8 80 -34 60 -45 38C-53 16 -54 -34 -46 -72Z"
)
SOFT_FACE: Final = (
    "M-44 -72C-20 -86 28 -86 46 -70C53 -58 54 -46 51 -36C48 -27 47 -22 49 -14"
    "C53 2 51 22 44 37C37 54 28 72 14 75C-4 76 -30 56 -42 34C-50 14 -52 -34 -44 -72Z"
)
NOSE: Final = "M13 -30C12 -16 20 -2 31 12C34 20 28 24 21 23M8 14C5 19 8 24 14 23"
SOFT_NOSE: Final = "M15 -18C15 -9 20 -1 28 10C32 17 28 21 21 20M9 12C6 16 8 21 14 20"
CHIN: Final = "M14 64C18 66 24 66 28 63"
MOUTH: Final = "M-19 -1C-9 -6 -4 -8 0 -5C4 -8 10 -6 17 -2C10 8 4 11 0 11C-6 11 -12 7 -19 -1Z"
LIPS: Final = "M-19 -1C-10 2 -4 0 0 1C4 0 10 1 17 -2"


def strand(path: str, hair: str, width: float = FINE) -> str:
    """Lines in the hair that also show on black hair."""
    return stroke(path, width - 0.4 if hair == INK else width, CREAM if hair == INK else INK)


def hair_edge(hair: str) -> tuple[float, str]:
    """Width and colour of the outline of a lock that lies on other hair."""
    return (2.6, CREAM) if hair == INK else (3.8, INK)


def eyes(lash: bool = False) -> str:
    whites = (
        "M-34 -10C-26 -22 -7 -23 3 -9C-7 -2 -25 -2 -34 -10ZM23 -9C27 -21 42 -22 49 -11C43 -3 31 -3 23 -9Z"
    )
    lids = (
        "M-38 -7C-30 -27 -5 -28 6 -7C-6 -19 -26 -19 -38 -7ZM20 -7C25 -26 44 -27 52 -12C43 -20 29 -20 20 -7Z"
    )
    out = shape(whites, WHITE, 0) + disc(-12, -12.5, 7.6, INK, 0) + disc(38, -12.5, 6.8, INK, 0)
    out += disc(-9.5, -14, 2.2, WHITE, 0) + disc(40, -14, 2, WHITE, 0) + shape(lids, INK, 1.5)
    out += stroke("M-29 -5C-20 1 -9 1 -1 -5M27 -5C33 0 40 0 45 -6", 2)
    return out + (stroke("M-37 -9L-45 -15", 4) if lash else "")


def brows(weight: float = 1.0) -> str:
    high = 9 * weight
    near = f"M-42 -30C-30 {num(-38 - high)} -8 {num(-36 - high)} 6 -32C-8 -38 -28 -38 -42 -30Z"
    far = f"M19 -33C27 {num(-36 - high)} 44 {num(-36 - high)} 52 -34C43 -38 30 -38 19 -33Z"
    return shape(near + far, INK, 2.5)


def nose() -> str:
    return stroke(NOSE, 3.6)


def soft_nose() -> str:
    """Without the line from nose to brow, which looks stern."""
    return stroke(SOFT_NOSE, 3.4)


def arched_brows() -> str:
    """The thin brows of the queens."""
    return shape(
        "M-40 -32C-30 -45 -10 -47 4 -36C-10 -42 -28 -41 -40 -32Z"
        "M22 -37C30 -46 42 -45 50 -35C42 -41 30 -41 22 -37Z",
        INK,
        2.2,
    )


def mouth(width: float = 1.0, height: float = 1.0, aside: float = 0) -> str:
    return at(shape(MOUTH, RED, 2.5) + stroke(LIPS, 2.6), 20 + aside, 44, (width, height))


def grin() -> str:
    """The open smile of the harlequin."""
    lips = shape("M-16 36C0 46 34 46 46 32C46 56 32 66 16 64C0 62 -12 52 -16 36Z", RED, 3)
    teeth = shape("M-10 42C4 49 32 49 42 40C38 51 0 55 -10 42Z", WHITE, 2.5)
    return lips + teeth + stroke("M-20 33L-13 38M43 36L49 29", 3)


def curl(x: float, y: float, radius: float, hair: str, flip: int = 1) -> str:
    """A round hair scroll with a spiral inside; flip -1 mirrors it."""
    turns = ((-0.15, -0.1), (0.3, -0.35), (0.5, 0.3), (0, 0.45), (-0.6, 0.5), (-0.75, -0.35), (-0.2, -0.62))
    p = [f"{num(x + flip * radius * u)} {num(y + radius * v)}" for u, v in turns]
    spiral = f"M{p[0]}C{p[1]} {p[2]} {p[3]}C{p[4]} {p[5]} {p[6]}"
    return disc(x, y, radius, hair, *hair_edge(hair)) + strand(spiral, hair)


def neck() -> str:
    skin = shape("M-27 40C-24 76 -28 92 -48 104L64 104C44 92 42 76 43 40Z", CREAM, 0)
    sides = stroke("M-27 50C-24 78 -28 92 -46 103M42 50C42 78 44 92 62 103")
    return skin + sides + stroke("M-20 84C-4 94 20 95 34 86", 2.5)


# ------------------------------------------------------------------ kings
def king_hair(hair: str) -> str:
    near = shape("M-40 -74C-84 -66 -98 -18 -92 40L-50 52C-42 10 -44 -34 -38 -66Z", hair)
    near += strand("M-52 -60C-78 -44 -82 -6 -78 36M-48 -44C-64 -24 -66 6 -63 40", hair)
    far = shape("M44 -74C76 -64 84 -18 80 30L52 42C56 10 58 -34 50 -66Z", hair)
    far += strand("M56 -58C70 -40 72 -6 68 30", hair)
    return near + curl(-88, 46, 20, hair) + curl(-58, 56, 18, hair) + far + curl(74, 38, 17, hair, -1)


BEARD_TIP: Final = {
    "clubs": "C42 108 34 130 24 138C20 128 16 122 12 118C6 124 0 132 -6 136C-18 126 -24 110 -30 94",
    "hearts": "C42 104 36 110 30 108C27 118 17 121 11 114C3 122 -9 120 -11 110C-21 112 -28 104 -30 92",
    "spades": "C42 112 28 130 13 140C-4 130 -20 114 -30 94",
}
"""Forked, curled, pointed; the king of diamonds is seen from the side."""


def beard(hair: str, suit: str) -> str:
    tip = BEARD_TIP[suit]
    out = shape(
        "M-50 4C-44 22 -34 30 -20 30C-8 28 6 28 20 30C32 28 44 26 51 8C56 40 54 70 46 90"
        + tip
        + "C-46 72 -54 40 -50 4Z",
        hair,
    )
    locks = (
        "M-40 32C-36 56 -28 76 -16 92M-22 44C-18 62 -12 78 -4 94M40 34C40 56 36 76 30 94"
        if suit == "hearts"
        else "M-40 32C-36 56 -28 76 -16 96M-22 44C-18 66 -10 86 0 104M-2 62C2 80 6 98 12 116"
        "M40 34C40 56 36 76 30 96M28 60C27 78 24 92 20 108"
    )
    rim = "M-50 4C-44 22 -34 30 -20 30M51 8C44 26 34 27 30 28" if hair == INK else ""
    return out + strand(rim + locks, hair)


def moustache(hair: str) -> str:
    lip = shape("M8 47C14 44 28 44 33 47C31 57 12 58 8 47Z", RED, 2.5)
    return lip + shape(
        "M20 29C10 26 -4 32 -14 42C-22 48 -30 46 -32 38C-36 52 -22 60 -8 54C4 50 14 46 20 40"
        "C26 46 34 50 42 50C52 52 58 44 56 34C53 42 48 44 43 39C36 32 28 27 20 29Z",
        hair,
        *hair_edge(hair),
    )


def king_face(hair: str, suit: str) -> str:
    """Hair, face and beard of a king seen half from the side."""
    brow = {"clubs": 1.5, "hearts": 0.9, "spades": 1.8}[suit]
    face = shape(FACE, CREAM) + eyes() + brows(brow) + nose()
    return king_hair(hair) + face + beard(hair, suit) + moustache(hair)


# ------------------------------------------------------------------ queens
def veil(colour: str) -> str:
    out = shape(
        "M-30 -96C-80 -92 -96 -30 -96 30C-98 62 -104 84 -108 100L-60 124L56 124L104 104"
        "C98 86 90 62 90 28C92 -30 78 -92 34 -96Z",
        colour,
    )
    return out + stroke("M-84 -10C-84 34 -86 68 -92 96M80 -10C80 34 82 66 88 96")


def plait(x: float, y: float, size: float, hair: str) -> str:
    """One link of a braid; links are drawn from the tip upwards."""
    width, line = hair_edge(hair)
    link = shape("M-11 -10C-13 4 -8 12 0 16C8 12 13 4 11 -10C5 -15 -5 -15 -11 -10Z", hair, width, line)
    return at(link + stroke("M-8 -4C-4 2 -2 6 0 10C2 6 4 2 8 -4", width * 0.85, line), x, y, size / 11)


def plaited_hair(hair: str) -> str:
    """Parted in the middle, a braid on either side."""
    ribbon = "M-94 124L-72 124L-66 138L-100 138ZM66 104L86 104L92 118L60 118Z"
    out = shape(ribbon, OCHRE, 3.5)
    for k in (4, 3, 2, 1, 0):
        out += plait(-70 - k * 3, 32 + k * 21, 17 - k * 1.5, hair)
        out += plait(64 + k * 3, 20 + k * 19, 14 - k * 1.1, hair)
    near = shape(
        "M8 -84C-40 -90 -84 -64 -86 -14C-88 4 -88 18 -80 26L-52 22C-48 -2 -44 -26 -28 -42"
        "C-14 -54 2 -62 12 -80Z",
        hair,
    )
    far = shape(
        "M8 -84C40 -90 76 -70 76 -14C78 0 80 8 76 16L52 16C54 -2 52 -26 42 -42C34 -54 18 -62 8 -80Z", hair
    )
    return (
        out
        + near
        + strand("M-4 -74C-40 -68 -68 -46 -70 10M-14 -64C-40 -52 -55 -30 -58 12", hair)
        + far
        + strand("M26 -70C50 -60 64 -40 65 6", hair)
    )


def loose_hair(hair: str) -> str:
    """Tresses that end in curls."""
    near = shape(
        "M8 -84C-40 -90 -86 -64 -86 -14C-88 16 -96 34 -94 58C-92 78 -66 82 -58 64"
        "C-50 46 -46 30 -46 14C-48 -6 -44 -26 -28 -42C-14 -54 2 -62 12 -80Z",
        hair,
    )
    near += strand(
        "M-4 -74C-40 -68 -68 -46 -70 -8C-70 18 -78 34 -76 54M-14 -64C-40 -52 -55 -30 -57 -4"
        "C-57 18 -62 36 -62 52",
        hair,
    )
    far = shape(
        "M8 -84C40 -90 76 -70 76 -14C78 12 84 28 82 48C78 64 58 66 52 50C48 38 49 26 50 14"
        "C54 -6 52 -26 42 -42C34 -54 18 -62 8 -80Z",
        hair,
    )
    far += strand("M26 -70C50 -60 64 -40 65 -8C66 12 70 28 68 42", hair)
    return near + far + curl(-84, 66, 19, hair) + curl(-60, 74, 15, hair) + curl(72, 56, 17, hair, -1)


def netted_hair(hair: str, net: str) -> str:
    """Parted hair, its ends rolled up in nets over the ears."""
    near = shape(
        "M8 -84C-40 -90 -82 -66 -84 -20C-84 -8 -80 2 -72 8"
        "L-48 4C-46 -16 -42 -30 -28 -44C-14 -56 2 -64 12 -80Z",
        hair,
    )
    near += strand("M-4 -74C-38 -68 -64 -48 -68 -10M-14 -64C-38 -54 -54 -34 -57 -8", hair)
    far = shape(
        "M8 -84C40 -90 74 -70 74 -20C74 -8 70 0 66 4L52 2C54 -12 52 -28 42 -44C34 -56 18 -64 8 -80Z", hair
    )
    far += strand("M26 -70C48 -60 62 -42 63 -10", hair)
    out = near + far
    for x, y, radius in ((-74, 26, 26), (66, 20, 20)):
        r, half = radius, radius * 0.5
        mesh = f"M{x - r} {y}L{x} {y - r}M{x - r * 0.8} {y + half}L{x + half} {y - r * 0.8}"
        mesh += f"M{x - half} {y + r * 0.8}L{x + r * 0.8} {y - half}M{x} {y + r}L{x + r} {y}"
        mesh += f"M{x} {y - r}L{x + r} {y}M{x - half} {y - r * 0.8}L{x + r * 0.8} {y + half}"
        mesh += f"M{x - r * 0.8} {y - half}L{x + half} {y + r * 0.8}M{x - r} {y}L{x} {y + r}"
        out += disc(x, y, radius, hair, 0) + stroke(mesh, 2.4, net) + disc(x, y, radius, "none")
    return out


def queen_face(hair: str, suit: str) -> str:
    """Face and hair of a queen: braids for the black suits, tresses for hearts, nets for diamonds."""
    face = shape(SOFT_FACE, CREAM) + eyes(lash=True) + arched_brows() + soft_nose() + mouth(0.85, 1.0, 3)
    match suit:
        case "hearts":
            cut, ring = loose_hair(hair), disc(-54, 52, 6.5, BLUE, 3)
        case "diamonds":
            cut, ring = netted_hair(hair, RED), disc(-66, 60, 6.5, OCHRE, 3)
        case _:
            cut, ring = plaited_hair(hair), disc(-54, 52, 6.5, RED, 3)
    return neck() + face + stroke(CHIN, 2.5) + cut + ring


# ------------------------------------------------------------------ jacks
def jack_hair(hair: str) -> str:
    near = shape(
        "M-36 -70C-84 -60 -92 -10 -90 30C-92 52 -100 58 -108 58C-96 74 -56 72 -44 44C-46 10 -44 -30 -36 -58Z",
        hair,
    )
    near += strand("M-50 -54C-74 -36 -74 0 -72 34C-74 48 -78 56 -84 60M-48 -30C-60 -10 -58 16 -56 50", hair)
    far = shape("M46 -70C76 -58 82 -10 80 24C82 42 88 48 96 48C86 62 56 60 47 38C56 10 58 -30 50 -58Z", hair)
    return near + far + strand("M56 -52C68 -34 68 0 67 30C68 42 72 48 76 50", hair)


def fringe(hair: str) -> str:
    return shape(
        "M-48 -74C-50 -60 -50 -46 -46 -36C-36 -40 -28 -46 -22 -54C-18 -48 -10 -46 -4 -46"
        "C4 -48 10 -52 14 -56C20 -48 28 -46 36 -48C44 -44 50 -40 54 -42C56 -54 52 -66 46 -76Z",
        hair,
        3.5,
    )


def jack_face(hair: str, suit: str) -> str:
    """Hair and face of the jack of diamonds, with a goatee, or of clubs, smooth."""
    face = shape(SOFT_FACE, CREAM) + eyes() + brows(0.8) + soft_nose() + mouth(0.92, 0.72)
    face += stroke("M14 64C19 67 26 67 30 63", 2.5)
    if suit == "diamonds":
        face += shape("M8 60C15 64 26 64 33 59C33 74 26 86 20 92C13 85 8 74 8 60Z", hair, 3.5)
    return jack_hair(hair) + face + fringe(hair)
