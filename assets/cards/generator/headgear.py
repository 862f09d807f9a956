"""Crowns, coronets, caps and the jester's horns, in face coordinates (see figures)."""

from __future__ import annotations

from .palette import BLUE, CREAM, INK, OCHRE, RED
from .shapes import at, beads, disc, group, lozenge, num, poly, shape, stroke
from .suits import pip


def crown(suit: str) -> str:
    """Royal crown: padded lining, five points with suit finials, jewelled circlet."""
    black = suit in ("spades", "clubs")
    out = shape("M-58 -80C-64 -120 -30 -138 0 -138C34 -138 66 -120 60 -80Z", RED if black else BLUE)
    out += stroke("M-26 -84C-30 -110 -18 -128 0 -138C20 -128 32 -110 28 -84", 3)
    out += shape(
        "M-60 -70L-74 -132L-42 -104L-30 -136L-6 -108L1 -138L8 -108L32 -136L44 -104L76 -132L62 -70Z", OCHRE
    )
    for x, y, size in ((-74, -137, 26), (-32, -141, 26), (1, -145, 30), (34, -141, 26), (76, -137, 26)):
        out += pip(suit, x, y, size, OCHRE if black else RED, 3.5)
    out += shape("M-66 -86C-30 -96 32 -96 67 -86L62 -60C32 -70 -30 -70 -61 -60Z", OCHRE)
    out += disc(1, -80, 8, RED, 3) + beads(((-32, -78), (34, -78)), 6, BLUE, 3)
    return out + beads(((-53, -74), (54, -74)), 4, CREAM, 2.5)


def coronet(suit: str) -> str:
    """The queen's lower crown: three leaves with suit finials and pearls between."""
    out = shape("M-52 -74L-66 -114L-32 -98L0 -128L2 -128L34 -98L68 -114L54 -74Z", OCHRE)
    out += beads(((-32, -104), (34, -104)), 8, CREAM, 3.5)
    for x, y, size in ((-66, -120, 30), (1, -134, 38), (68, -120, 30)):
        out += pip(suit, x, y, size, RED, 3.5)
    out += shape("M-58 -86C-28 -98 30 -98 60 -86L55 -62C28 -73 -26 -73 -53 -62Z", OCHRE)
    pearls = ((-38, -79), (-19, -82), (21, -82), (40, -79))
    return out + beads(pearls, 5, CREAM, 2.5) + disc(1, -83, 5, BLUE, 2.5)


def plume(colour: str) -> str:
    """A curled feather pointing up and to the left from the origin."""
    out = shape(
        "M0 0C-28 -12 -64 -12 -88 -40C-104 -60 -96 -88 -72 -88C-58 -88 -52 -74 -60 -66"
        "C-44 -60 -16 -50 6 -14Z",
        colour,
    )
    vane = "M0 -6C-30 -22 -62 -34 -78 -58C-84 -70 -78 -78 -70 -78"
    return out + stroke(
        vane + "M-24 -18L-30 -8M-42 -28L-52 -16M-60 -40L-74 -30M-30 -22L-26 -36M-48 -32L-46 -48", 2.6
    )


def cap(suit: str, cloth: str, feather: str) -> str:
    """Four caps, one a suit, each with a feather behind."""
    match suit:
        case "spades":
            return beret(cloth, feather)
        case "hearts":
            return notched_hat(cloth, feather)
        case "diamonds":
            return tall_hat(cloth, feather)
        case _:
            return turban(cloth, feather)


def beret(cloth: str, feather: str) -> str:
    out = at(plume(feather), -50, -88, 0.6, 44)
    out += shape("M-66 -76C-92 -112 -50 -142 6 -140C62 -142 92 -112 70 -76Z", cloth)
    out += stroke("M-40 -84C-48 -108 -28 -130 0 -138M28 -86C36 -108 22 -128 6 -138")
    return out + shape("M-66 -84C-30 -98 36 -98 70 -84L66 -62C34 -74 -28 -74 -62 -62Z", OCHRE)


def notched_hat(cloth: str, feather: str) -> str:
    out = at(plume(feather), -40, -92, 0.52, 48)
    out += shape("M-58 -78C-58 -118 -30 -136 2 -136C36 -136 60 -118 60 -78Z", cloth)
    out += shape(
        "M-76 -64C-84 -92 -62 -104 -38 -98L4 -88L42 -98C68 -104 90 -92 80 -64C56 -76 30 -74 4 -66"
        "C-24 -76 -50 -76 -76 -64Z",
        OCHRE,
    )
    return out + disc(4, -77, 8, RED, 3)


def tall_hat(cloth: str, feather: str) -> str:
    out = at(plume(feather), -46, -88, 0.6, 34)
    out += shape("M-58 -70L-44 -142C-20 -152 28 -152 48 -142L62 -70Z", cloth)
    out += stroke("M-24 -84L-18 -144M28 -84L22 -144")
    out += shape("M-80 -66C-40 -94 44 -94 86 -66C60 -58 30 -70 2 -72C-26 -70 -56 -58 -80 -66Z", cloth)
    return out + shape("M-56 -90C-24 -102 28 -102 58 -90L60 -78C28 -90 -24 -90 -58 -78Z", OCHRE, 3.5)


def turban(cloth: str, feather: str) -> str:
    out = at(plume(feather), -46, -86, 0.6, 44)
    out += shape("M-56 -80C-60 -122 -24 -136 6 -132C30 -146 66 -140 74 -116C80 -98 68 -90 60 -80Z", cloth)
    out += stroke("M-20 -90C-14 -112 14 -128 44 -126")
    out += shape(
        "M-62 -60C-80 -76 -68 -96 -50 -94C-20 -104 28 -104 56 -94C78 -96 84 -74 66 -60"
        "C30 -74 -28 -74 -62 -60Z",
        CREAM,
    )
    return out + stroke("".join(f"M{x - 6} -72L{x + 6} -96" for x in (-40, -14, 14, 40)))


def bell(x: float, y: float, radius: float = 15) -> str:
    slit = f"M{num(x - radius * 0.6)} {num(y + radius * 0.2)}L{num(x + radius * 0.6)} {num(y + radius * 0.2)}"
    return disc(x, y, radius, OCHRE) + stroke(slit, 3) + disc(x, y + radius * 0.5, radius * 0.2, INK, 0)


def jester_cap(left: str, right: str) -> str:
    """Three horns with bells."""
    horn = (
        "M-50 -66C-56 -104 -84 -110 -98 -88C-110 -70 -112 -50 -112 -30L-126 -28"
        "C-140 -76 -126 -148 -72 -150C-34 -152 -10 -120 -4 -70Z"
    )
    fold = stroke("M-40 -78C-44 -112 -74 -134 -102 -112")
    out = shape(horn, left) + fold + group(shape(horn, right) + fold, "scale(-1 1)")
    out += shape("M-34 -72C-40 -120 -24 -156 2 -184C28 -156 42 -120 36 -72Z", OCHRE)
    out += stroke("M2 -84C-6 -116 -4 -140 2 -170") + bell(-119, -14) + bell(119, -14) + bell(2, -194)
    out += shape("M-60 -84C-28 -98 32 -98 62 -84L58 -58C30 -72 -26 -72 -56 -58Z", CREAM)
    return out + shape(
        "".join(poly(lozenge(x, y, 7, 9)) for x, y in ((-34, -78), (1, -82), (36, -78))), RED, 2.5
    )
