"""The twelve court cards: two halves, one the other after half a turn, cut by a ribbon."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .attributes import ATTRIBUTE
from .figures import jack_face, king_face, neck, queen_face, veil
from .garments import (
    HEAD,
    SLOPE,
    fist,
    hand_at_belt,
    hand_on_breast,
    hand_on_hip,
    jack_body,
    king_body,
    necklace,
    palm,
    queen_body,
    raised_hand,
    ruff,
    wrist,
)
from .headgear import cap, coronet, crown
from .palette import BLUE, CREAM, HEIGHT, INK, OCHRE, RED, SUIT_LETTER, WIDTH
from .shapes import at, group, half_turn, lozenge, poly, rect, shape
from .suits import pip

FRAME_WIDTH, FRAME_HEIGHT = 0.40 * WIDTH, 0.83 * HEIGHT
"""0.30 … 0.70 of the width and 0.085 … 0.915 of the height."""
SCALE: Final = 0.76
HALF_WIDTH: Final = FRAME_WIDTH / 2 / SCALE
LOOKS_LEFT: Final = ("hearts", "clubs")


@dataclass(frozen=True, slots=True)
class Dress:
    """Colours of one figure: hair; robe as ground, first and second pattern colour, middle."""

    hair: str
    robe: tuple[str, str, str, str]


DRESS: Final = {
    "Ks": Dress(CREAM, (BLUE, OCHRE, CREAM, RED)),
    "Qs": Dress(INK, (RED, OCHRE, CREAM, BLUE)),
    "Js": Dress(INK, (OCHRE, BLUE, RED, RED)),
    "Kh": Dress(OCHRE, (OCHRE, RED, CREAM, BLUE)),
    "Qh": Dress(OCHRE, (CREAM, BLUE, RED, BLUE)),
    "Jh": Dress(OCHRE, (RED, OCHRE, BLUE, BLUE)),
    "Kd": Dress(RED, (OCHRE, RED, CREAM, BLUE)),
    "Qd": Dress(OCHRE, (BLUE, OCHRE, CREAM, RED)),
    "Jd": Dress(RED, (RED, CREAM, OCHRE, BLUE)),
    "Kc": Dress(INK, (OCHRE, BLUE, RED, RED)),
    "Qc": Dress(RED, (CREAM, RED, BLUE, RED)),
    "Jc": Dress(OCHRE, (BLUE, OCHRE, CREAM, RED)),
}
VEIL: Final = {"spades": RED, "hearts": RED, "diamonds": BLUE, "clubs": BLUE}
FREE_ARM: Final = {
    "Ks": hand_at_belt,
    "Qs": hand_on_breast,
    "Js": hand_on_hip,
    "Kh": hand_on_breast,
    "Qh": hand_at_belt,
    "Jh": hand_on_hip,
    "Kd": hand_on_breast,
    "Qd": hand_on_breast,
    "Jd": hand_at_belt,
    "Kc": hand_at_belt,
    "Qc": hand_on_breast,
    "Jc": hand_on_breast,
}


def half_figure(rank: str, suit: str) -> str:
    """Everything above the diagonal, back to front, looking right."""
    name = rank + SUIT_LETTER[suit]
    dress = DRESS[name]
    middle = dress.robe[3]
    other = BLUE if middle == RED else RED
    if rank == "K":
        figure = king_body(suit, dress.robe) + at(king_face(dress.hair, suit) + crown(suit), *HEAD)
    elif rank == "Q":
        black = suit in ("spades", "clubs")
        face = queen_face(dress.hair, black, RED if black else BLUE) + coronet(suit)
        figure = at(veil(VEIL[suit]), *HEAD) + queen_body(suit, dress.robe) + at(face, *HEAD)
        figure += necklace(pip(suit, -16, -174, 26, RED, 3))
    else:
        face = neck() + ruff() + jack_face(dress.hair, suit) + cap(suit, middle, other)
        figure = jack_body(suit, dress.robe) + at(face, *HEAD)
    return figure + arms(name, middle)


def arms(name: str, colour: str) -> str:
    held = ATTRIBUTE[name]()
    free = FREE_ARM[name](colour)
    if name == "Kc":
        return free + raised_hand(held, palm(), colour)
    if name == "Jd":
        return raised_hand(wrist() + held, fist(), colour) + at(free, -27, 6, (0.82, 1.0))
    return free + raised_hand(held, fist(), colour)


def ribbon(suit: str) -> str:
    """The band along the diagonal; the same after half a turn."""
    x, half = HALF_WIDTH, 17.0
    y = SLOPE * x

    def strip(h: float) -> str:
        return poly([(-x, -y - h), (x, y - h), (x, y + h), (-x, -y + h)])

    out = shape(strip(half), INK, 0) + shape(strip(half - 4), OCHRE, 0)
    out += shape(strip(half - 8), BLUE if suit in ("hearts", "diamonds") else RED, 0)
    angle = math.degrees(math.atan(SLOPE))
    return out + "".join(
        at(shape(poly(lozenge(0, 0, 12, 8)), CREAM, 3), i * 44, SLOPE * i * 44, angle=angle)
        for i in range(-3, 4)
    )


def court_face(rank: str, suit: str) -> str:
    half = half_figure(rank, suit)
    both = half + half_turn(half) + ribbon(suit)
    mirror = -SCALE if suit in LOOKS_LEFT else SCALE
    figure = at(both, 0, 0, (mirror, SCALE))
    x, y = FRAME_WIDTH / 2, FRAME_HEIGHT / 2
    rule = rect(7 - x, 7 - y, 2 * x - 14, 2 * y - 14, "none", 2, 2, OCHRE)
    return at(group(rule + figure + rect(-x, -y, 2 * x, 2 * y, "none", 6, 4)), WIDTH / 2, HEIGHT / 2)
