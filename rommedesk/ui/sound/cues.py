"""Which sound belongs to what happened; pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)


class Cue(StrEnum):
    """A sound by the name of its file."""

    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"
    MELD = "meld"
    SWAP = "swap"
    SHUFFLE = "shuffle"
    YOUR_TURN = "your-turn"
    WON = "won"
    REFUSAL = "refusal"


LANDING_MS = 110.0
"""When a card that was laid has come so near that it is heard, at the usual pace."""
SIGN_MS = 260.0
"""When a sign follows that shall not drown what happened."""


@dataclass(frozen=True, slots=True)
class Cued:
    """A sound and when it is heard."""

    cue: Cue
    after: float = 0.0
    """In milliseconds at the usual pace of the cards."""


def cues(events: Sequence[Event], own: int | None) -> tuple[Cued, ...]:
    """What is heard of a step, each sound once; `own` is the seat of the person."""
    found: dict[Cue, Cued] = {}
    for event in events:
        for cued in _of(event, own):
            found.setdefault(cued.cue, cued)
    if any(isinstance(event, RoundOver | Dealt) for event in events):
        found.pop(Cue.YOUR_TURN, None)
    return tuple(found.values())


def _of(event: Event, own: int | None) -> Iterator[Cued]:
    match event:
        case Dealt() | Reshuffled():
            yield Cued(Cue.SHUFFLE)
        case Drew() | Took():
            yield Cued(Cue.DRAW)
        case Melded():
            yield Cued(Cue.MELD, LANDING_MS)
        case LaidOff() | Undone():
            yield Cued(Cue.LAY, LANDING_MS)
        case Swapped():
            yield Cued(Cue.SWAP, LANDING_MS)
        case Discarded():
            yield Cued(Cue.DISCARD, LANDING_MS)
        case TurnBegan(seat=seat):
            if seat == own:
                yield Cued(Cue.YOUR_TURN, SIGN_MS)
        case RoundOver(winner=winner):
            if winner == own:
                yield Cued(Cue.WON, SIGN_MS)
        case Opened() | Passed():
            pass
        case _:
            assert_never(event)
