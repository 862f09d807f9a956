"""What is told of a seat: its points, and as much of its last turn as has room; no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.view import PlayerView

_WEIGHTS: dict[type[Event], int] = {
    Passed: 6,
    Melded: 5,
    Took: 4,
    Discarded: 3,
    Swapped: 2,
    LaidOff: 1,
    Drew: 0,
}
"""What others want to know most has the highest weight; that somebody drew goes without saying."""

DOTS = "…"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a seat did."""

    text: str
    weight: int = 1
    """Of several those of low weight are left out first; one of weight 0 without a trace."""
    short: str = ""
    """The same in fewer letters, if there is a way."""


def weight_of(event: Event) -> int:
    """How much the others want to know it."""
    return _WEIGHTS.get(type(event), 0)


def in_short(deeds: Sequence[Deed], fits: Callable[[str], bool]) -> str:
    """The deeds in a row; the least important are left out, marked by dots, until the text fits.

    If not even one has room, it is told in fewer letters, at last without the dots.
    """
    shown = list(range(len(deeds)))
    while len(shown) > 1 and not fits(_told(deeds, shown)):
        # Of equals the earliest goes first.
        shown.remove(min(shown, key=lambda place: (deeds[place].weight, place)))
    told = _told(deeds, shown)
    if fits(told) or not shown:
        return told
    brief = [replace(deed, text=deed.short or deed.text) for deed in deeds]
    told = _told(brief, shown)
    return told if fits(told) else brief[shown[0]].text


def _told(deeds: Sequence[Deed], shown: Sequence[int]) -> str:
    told, gap = "", ""
    for place, deed in enumerate(deeds):
        if place not in shown:
            gap = gap or (DOTS if deed.weight else "")
            continue
        if gap:
            told += f" {gap} " if told else f"{gap} "
        elif told:
            told += ", "
        told += deed.text
        gap = ""
    return f"{told} {gap}" if gap else told


def score(view: PlayerView, seat: int) -> int:
    """The points of a seat: the match so far, with those of a round that is over or where melds score."""
    total = view.totals[seat - 1] if seat <= len(view.totals) else 0
    result = view.position.result
    return total + (view.position.seat(seat).score if result is None else result.scores[seat - 1])


def deeds(view: PlayerView, seat: int) -> tuple[Event, ...]:
    """What a seat did in its newest turn and did not take back, as long as it is not its turn again."""
    found: list[Event] = []
    taken_back = 0
    for event in reversed(view.history):
        if isinstance(event, TurnBegan | Dealt):
            if found:
                break
        elif getattr(event, "seat", 0) == seat and not isinstance(event, Opened):
            if isinstance(event, Undone):
                taken_back += 1
            elif taken_back:
                taken_back -= 1
            else:
                found.append(event)
    return tuple(reversed(found))
