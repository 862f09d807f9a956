"""The twelve court cards: two halves, one the other after half a turn, cut by a ribbon."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .arms import (
    fist,
    gauntlet,
    hand_at_belt,
    hand_on_breast,
    hand_on_hip,
    palm,
    puffed_sleeve,
    raised_hand,
    sleeve,
    wrist,
)
from .attributes import ATTRIBUTE, scroll
from .collars import dagged_cape, flat_collar, ruff
from .figures import jack_face, king_face, neck, queen_face, veil
from .garments import HEAD, SLOPE, jack_body, king_body, king_collar, necklace, puffs, queen_body
from .headgear import cap, coronet, crown
from .palette import BLUE, CREAM, HEIGHT, INK, OCHRE, RED, SUIT_LETTER, WHITE, WIDTH
from .profiles import bob, curled, king_side, profile, thin_moustache
from .shapes import at, half_turn, lozenge, poly, rect, shape

FRAME_WIDTH, FRAME_HEIGHT = 0.41 * WIDTH, HEIGHT - 2 * 0.075 * WIDTH
"""0.295 … 0.705 of the width; as high as the index begins."""
SCALE: Final = 0.922
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
    "Jc": Dress(INK, (BLUE, OCHRE, CREAM, RED)),
}
VEIL: Final = {"spades": RED, "hearts": RED, "diamonds": BLUE, "clubs": BLUE}


def head(rank: str, suit: str, dress: Dress) -> str:
    """Face, hair, headgear and what goes with them, in face coordinates."""
    middle = dress.robe[3]
    other = BLUE if middle == RED else RED
    hair = dress.hair
    match rank, suit:
        case "K", "diamonds":
            return profile(1.4) + king_side(hair) + crown(suit)
        case "K", _:
            return king_face(hair, suit) + crown(suit)
        case "Q", _:
            return queen_face(hair, suit) + coronet(suit)
        case _, "spades":
            face = profile() + thin_moustache(hair) + bob(hair)
            return neck() + ruff() + face + cap(suit, middle, other)
        case _, "hearts":
            return neck() + flat_collar() + profile() + curled(hair) + cap(suit, middle, other)
        case _, "diamonds":
            return neck() + ruff() + jack_face(hair, suit) + cap(suit, middle, other)
        case _:
            return neck() + dagged_cape(BLUE, OCHRE) + jack_face(hair, suit) + cap(suit, middle, other)


def half_figure(rank: str, suit: str) -> str:
    """Everything above the diagonal, back to front, looking right."""
    name = rank + SUIT_LETTER[suit]
    dress = DRESS[name]
    face = at(head(rank, suit, dress), *HEAD)
    free = free_arm(name, dress.robe[3])
    over = name in OVER
    if rank == "K":
        figure = king_body(suit, dress.robe) + ("" if over else free) + king_collar(suit) + face
    elif rank == "Q":
        figure = at(veil(VEIL[suit]), *HEAD) + queen_body(suit, dress.robe) + ("" if over else free)
        figure += face + necklace(suit)
    else:
        figure = jack_body(suit, dress.robe) + ("" if over else free) + puffs(dress.robe[3]) + face
    return figure + (free if over and name != "Jd" else "") + holding(name, dress.robe[3])


OVER: Final = ("Kh", "Qs", "Qd", "Qc", "Jd", "Jc")
"""Figures whose other hand is to be seen; the other arms lie under collar and hair."""


def free_arm(name: str, colour: str) -> str:
    """The arm that holds nothing, or little."""
    match name:
        case "Kh" | "Qs" | "Qd":
            return hand_on_breast(colour)
        case "Qc":
            return hand_at_belt(colour)
        case "Jd":
            return at(hand_at_belt(colour), -14, 2, (0.9, 1.0))
        case "Jc":
            return hand_at_belt(colour, held=scroll())
        case "Qh":
            return puffed_sleeve(colour)
        case _:
            return hand_on_hip(colour)


def holding(name: str, colour: str) -> str:
    """The raised hand with what it holds; the lute is played by the other hand, which lies over it."""
    held = ATTRIBUTE[name]()
    arm = gauntlet(colour) if name == "Jh" else sleeve(colour, WHITE)
    if name == "Jd":
        return raised_hand(wrist() + held, fist(), arm) + free_arm(name, colour)
    return raised_hand(held, palm() if name == "Kc" else fist(), arm)


def ribbon(suit: str) -> str:
    """The band along the diagonal; the same after half a turn."""
    x, half = HALF_WIDTH, 14.0
    y = SLOPE * x

    def strip(h: float) -> str:
        return poly([(-x, -y - h), (x, y - h), (x, y + h), (-x, -y + h)])

    out = shape(strip(half), INK, 0) + shape(strip(half - 3.5), OCHRE, 0)
    out += shape(strip(half - 6.5), BLUE if suit in ("hearts", "diamonds") else RED, 0)
    angle = math.degrees(math.atan(SLOPE))
    return out + "".join(
        at(shape(poly(lozenge(0, 0, 9, 5)), CREAM, 0), i * 44, SLOPE * i * 44, angle=angle)
        for i in range(-2, 3)
    )


def court_face(rank: str, suit: str) -> str:
    half = half_figure(rank, suit)
    both = half + half_turn(half) + ribbon(suit)
    mirror = -SCALE if suit in LOOKS_LEFT else SCALE
    figure = at(both, 0, 0, (mirror, SCALE))
    x, y = FRAME_WIDTH / 2, FRAME_HEIGHT / 2
    return at(figure + rect(-x, -y, 2 * x, 2 * y, "none", 6, 4.5), WIDTH / 2, HEIGHT / 2)
