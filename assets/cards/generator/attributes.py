"""What the court figures hold, one thing a card.

Each is drawn upright about the hand that grips it (the origin) and keeps within 46 to either side.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from .palette import BLUE, CREAM, INK, OCHRE, RED, WHITE
from .shapes import Point, at, beads, disc, lozenge, num, poly, shape, stroke
from .suits import pip


def sword() -> str:
    out = shape("M0 -300L14 -274L14 -40L-14 -40L-14 -274Z", CREAM)
    out += shape("M0 -300L14 -274L14 -40L0 -40Z", BLUE, 3)
    out += shape("M-6 -44L-6 60L6 60L6 -44Z", RED)
    return out + shape(
        "M-38 -56C-44 -42 -38 -34 -30 -36C-14 -40 14 -40 30 -36C38 -34 44 -42 38 -56C24 -48 -24 -48 -38 -56Z",
        OCHRE,
    )


def sceptre() -> str:
    out = shape("M-7 -200L7 -200L7 66L-7 66Z", OCHRE)
    out += shape("M-20 -190C-8 -200 8 -200 20 -190L13 -172L-13 -172Z", OCHRE)
    return out + disc(0, -156, 12, BLUE, 3.5) + pip("hearts", 0, -238, 84, RED, 4.5)


def axe() -> str:
    out = shape("M-7 -290L7 -290L7 66L-7 66Z", OCHRE)
    out += shape("M-7 -250L-34 -264L-30 -200L-7 -212Z", BLUE)
    out += shape("M7 -248C22 -250 32 -264 36 -284C52 -250 52 -206 34 -166C29 -190 20 -206 7 -210Z", CREAM)
    out += shape("M7 -248C18 -250 25 -256 29 -264C38 -244 38 -208 28 -190C23 -200 16 -206 7 -210Z", BLUE, 3)
    return at(out + shape("M-12 -256L12 -256L12 -204L-12 -204Z", RED, 4), -4, 0)


def orb() -> str:
    """Carried by the palm; its middle is 62 above the wrist."""
    out = shape(
        "M-6 -166L-6 -146L-24 -146L-24 -131L-6 -131L-6 -104L6 -104L6 -131L24 -131L24 -146L6 -146L6 -166Z",
        OCHRE,
    )
    out += disc(0, -60, 46, BLUE)
    out += shape("M-45 -70C-20 -56 20 -56 45 -70L46 -52C20 -38 -20 -38 -46 -52Z", OCHRE, 3.5)
    out += shape("M-8 -106L8 -106L8 -58L-8 -58Z", OCHRE, 3.5)
    return out + disc(0, -54, 9, RED, 3)


def rose() -> str:
    stem = "M0 58C-6 6 -4 -54 0 -110"
    out = stroke(stem, 9) + stroke(stem, 3.5, OCHRE)
    out += shape(
        "M-2 -66C14 -88 34 -90 44 -80C36 -62 16 -54 -2 -66ZM-4 -44C-16 -70 -32 -74 -43 -68"
        "C-38 -48 -22 -36 -4 -44Z",
        BLUE,
    )
    petal = shape("M0 0C-27 -12 -27 -44 0 -46C27 -44 27 -12 0 0Z", RED)
    inner = shape("M0 0C-14 -7 -14 -25 0 -26C14 -25 14 -7 0 0Z", CREAM, 3)
    out += "".join(at(petal, 0, -152, 1, 72 * k) for k in range(5))
    out += "".join(at(inner, 0, -152, 1, 72 * k + 36) for k in range(5))
    return out + disc(0, -152, 11, OCHRE, 3.5)


def scroll() -> str:
    """A rolled letter tied with a ribbon, held in the fist."""
    out = (
        shape("M-34 -12L62 -12L62 12L-34 12Z", WHITE, 4)
        + disc(62, 0, 12, WHITE, 4)
        + stroke("M62 5C56 5 56 -5 62 -5C67 -5 67 3 62 3", 2.4)
    )
    return at(out + shape("M30 -12L40 -12L40 12L30 12Z", RED, 3), 0, 0, 1, -64)


def fan() -> str:
    """Seven leaves, open upward; it stays clear of the frame."""
    leaves, near, far = 7, 30.0, 84.0
    start, end = math.radians(-158), math.radians(-48)
    angles = [start + (end - start) * k / leaves for k in range(leaves + 1)]

    def spot(radius: float, angle: float) -> Point:
        return 0.8 * radius * math.cos(angle) - 4, -16 + radius * math.sin(angle) * 1.3

    out = stroke("".join(poly([(-4, -10), spot(near, a)], close=False) for a in angles), 5, OCHRE)
    for k in range(leaves):
        first, last = angles[k], angles[k + 1]
        bend = [spot(far + 12, first + 0.04), spot(far + 12, last - 0.04), spot(far, last)]
        curve = "C" + " ".join(f"{num(x)} {num(y)}" for x, y in bend)
        x, y = spot(near, last)
        outline = poly([spot(near, first), spot(far, first)], close=False) + curve + f"L{num(x)} {num(y)}Z"
        out += shape(outline, (RED, CREAM)[k % 2], 4)
    marks = ""
    for k in range(leaves):
        x, y = spot(far - 14, (angles[k] + angles[k + 1]) / 2)
        marks += poly(lozenge(x, y, 5, 8))
    return out + shape(marks, OCHRE, 2.5)


def mirror() -> str:
    out = shape("M-8 -92L8 -92L7 58L-7 58Z", OCHRE)
    out += shape(
        "M0 -236C31 -236 46 -206 46 -166C46 -124 28 -92 0 -88C-28 -92 -46 -124 -46 -166"
        "C-46 -206 -31 -236 0 -236Z",
        OCHRE,
    )
    out += shape(
        "M0 -220C24 -220 34 -196 34 -166C34 -134 20 -108 0 -106C-20 -108 -34 -134 -34 -166"
        "C-34 -196 -24 -220 0 -220Z",
        WHITE,
        4,
    )
    return out + stroke("M-16 -144L16 -192M-8 -130L21 -172", 4, BLUE) + pip("spades", 0, -250, 38, RED, 3.5)


def cup() -> str:
    out = shape("M-24 50C-15 36 -9 22 -9 -4L-9 -64L9 -64L9 -4C9 22 15 36 24 50Z", OCHRE)
    out += shape("M-45 -176C-47 -118 -34 -70 0 -62C34 -70 47 -118 45 -176Z", OCHRE)
    out += shape("M-45 -176C-26 -190 26 -190 45 -176C26 -162 -26 -162 -45 -176Z", RED)
    out += stroke("M-43 -142C-22 -130 22 -130 43 -142", 3)
    return out + disc(0, -108, 11, BLUE, 3.5) + beads(((-24, -110), (24, -110)), 6.5, RED, 3)


def halberd() -> str:
    out = shape("M-7 -234L7 -234L7 66L-7 66Z", OCHRE)
    out += shape("M0 -306L13 -254L8 -224L-8 -224L-13 -254Z", CREAM) + stroke("M0 -290L0 -232")
    out += shape("M7 -222C24 -220 34 -234 39 -250C52 -212 50 -172 34 -140C29 -164 20 -174 7 -176Z", CREAM)
    out += shape("M7 -222C18 -221 26 -226 31 -232C38 -210 38 -186 28 -164C23 -172 16 -175 7 -176Z", BLUE, 3)
    out += shape(
        "M-7 -218C-20 -224 -34 -220 -45 -204C-34 -206 -29 -192 -32 -176C-24 -186 -14 -186 -7 -182Z", BLUE
    )
    out += shape("M-11 -228L11 -228L11 -172L-11 -172Z", RED, 4)
    return at(out + shape("M-9 -150L9 -150L22 -106L8 -114L0 -104L-8 -114L-22 -106Z", RED, 4), -4, 0)


def falcon() -> str:
    out = shape("M-24 -30L-40 40L-24 34L-14 44L2 -24Z", BLUE)
    out += shape(
        "M2 -188C30 -190 41 -168 36 -142C50 -108 45 -58 16 -30C-14 -24 -32 -46 -34 -78"
        "C-36 -108 -29 -126 -21 -142"
        "C-29 -168 -19 -186 2 -188Z",
        CREAM,
    )
    drops = ((25, -114), (14, -96), (33, -92), (22, -74), (10, -58), (30, -58))
    out += shape("".join(poly(lozenge(x, y, 5, 8)) for x, y in drops), INK, 0)
    out += shape("M-20 -142C-50 -118 -50 -54 -30 12C-6 -20 6 -70 0 -112C-2 -130 -10 -140 -20 -142Z", BLUE)
    out += stroke(
        "M-40 -98C-30 -88 -14 -88 0 -100M-42 -68C-30 -58 -16 -60 -4 -68M-38 -38C-30 -30 -20 -32 -13 -38",
        3.2,
        CREAM,
    )
    out += shape("M36 -154C32 -144 -2 -138 -22 -146C-29 -172 -18 -190 2 -190C25 -192 38 -176 36 -154Z", BLUE)
    out += shape("M28 -178C43 -180 52 -164 46 -144C43 -152 38 -156 30 -154Z", OCHRE, 3.5)
    out = (
        out
        + disc(14, -166, 8, OCHRE, 3)
        + disc(15, -166, 3.5, INK, 0)
        + stroke("M4 -26L2 -12M16 -30L16 -12", 7, OCHRE)
    )
    return at(out, -8, 0)


def lute() -> str:
    """A lute about the grip on its neck, slanting down across the breast."""
    out = shape("M-155 -9L17 -7L17 9L-155 11Z", OCHRE)
    out += shape("M11 -12L30 -12L76 -40L66 -58L20 -34L11 -30Z", RED)
    out += shape(
        "M-111 0C-125 36 -161 58 -201 56C-239 54 -261 30 -261 0C-261 -30 -239 -54 -201 -56"
        "C-161 -58 -125 -36 -111 0Z",
        OCHRE,
    )
    out += stroke(
        "M-129 0C-141 26 -167 44 -201 43C-231 42 -248 24 -248 0C-248 -24 -231 -42 -201 -43"
        "C-167 -44 -141 -26 -129 0Z",
        2.5,
    )
    out += disc(-181, 0, 20, INK, 0) + disc(-181, 0, 13, RED, 0) + disc(-181, 0, 5, INK, 0)
    out += shape("M-235 -20L-227 -20L-227 20L-235 20Z", INK, 0)
    return at(out + stroke("M-231 -5L13 -3M-231 5L13 3", 2.2), 0, 0, 0.74, -34)


def quill() -> str:
    out = shape("M-4 66C-8 -14 -2 -84 6 -134L12 -132C6 -74 6 -4 6 66Z", OCHRE, 4)
    out += shape(
        "M2 -44C-14 -58 -26 -78 -32 -100L-20 -100L-36 -120C-38 -150 -32 -180 -22 -208L-12 -202L-16 -222"
        "C-8 -244 2 -266 16 -296C32 -284 38 -256 44 -230L35 -222L47 -210C52 -176 50 -148 44 -116L33 -112"
        "L41 -100C34 -76 22 -58 6 -44Z",
        BLUE,
    )
    out += stroke("M3 -46C6 -124 8 -204 15 -276", 4, OCHRE)
    ribs = ""
    for y in (-84, -122, -160, -198, -236):
        k = (-44 - y) / 20
        ribs += f"M{num(3 + k)} {y}L{num(k - 16)} {y - 20}M{num(4 + k)} {y}L{num(22 + k)} {y - 18}"
    return at(out + stroke(ribs, 3, CREAM), -4, 0, (0.9, 1.0))


ATTRIBUTE: Final[dict[str, Callable[[], str]]] = {
    "Ks": sword,
    "Kh": sceptre,
    "Kd": axe,
    "Kc": orb,
    "Qs": mirror,
    "Qh": rose,
    "Qd": fan,
    "Qc": cup,
    "Js": halberd,
    "Jh": falcon,
    "Jd": lute,
    "Jc": quill,
}
