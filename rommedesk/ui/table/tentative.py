"""Melds that the seat laid in this turn and can still take back (rulebook 5, *Undo*)."""

from __future__ import annotations

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Dealt, Drew, Event, LaidOff, Melded, Swapped, Took, TurnBegan, Undone
from rommedesk.engine.view import PlayerView


def tentative_melds(view: PlayerView) -> tuple[int, ...]:
    """The numbers of the melds that can be taken back."""
    position = view.position
    if view.seat != position.to_move or not position.can_undo:
        return ()
    return tuple(number for number in position.turn.laid if steps_back(view, number))


def steps_back(view: PlayerView, number: int) -> tuple[Event, ...]:
    """What has to be taken back, the newest step first, until meld `number` is in the hand again.

    Empty if it was not laid in this turn.
    """
    found = []
    for event in reversed(_steps(view)):
        found.append(event)
        if isinstance(event, Melded) and event.number == number:
            return tuple(found)
    return ()


def _steps(view: PlayerView) -> list[Event]:
    """The steps of the running turn that were not taken back, the oldest first."""
    steps: list[Event] = []
    for event in view.history:
        match event:
            case Dealt() | TurnBegan() | Drew():
                steps = []
            case Took() | Melded() | LaidOff() | Swapped():
                steps.append(event)
            case Undone():
                del steps[-1:]
            case _:
                pass
    return steps


def cards_of(steps: tuple[Event, ...]) -> tuple[Card, ...]:
    """The cards that come back to the hand when these steps are taken back."""
    cards: list[Card] = []
    for step in steps:
        if isinstance(step, Melded):
            cards += step.meld.cards
        elif isinstance(step, LaidOff | Swapped):
            cards += step.cards
    return tuple(cards)
