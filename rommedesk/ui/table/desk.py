"""What clicks and drags need of the table, and how the pointer holds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import LayOff, Move, SwapJoker
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.table.intents import names_of
from rommedesk.ui.table.places import Lies
from rommedesk.ui.table.scene import Shown, TableScene
from rommedesk.ui.table.targets import Spotlight

Point = tuple[float, float]

STEADY = 8.0
"""A pointer that moves less than this has not moved to another place."""


class PlayingDesk(Protocol):
    """A table at which cards are selected and moves made."""

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""

    def try_move(self, move: Move, cards: Sequence[Card], near: Point) -> bool:
        """Make a move with these cards, or explain beside the point why not; whether it was made."""

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""


class LitDesk(PlayingDesk, Protocol):
    """A table that shows the targets of the held or selected cards."""

    def lights(self) -> tuple[Spotlight, ...]:
        """The targets of the held or selected cards."""

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets, those under the cards brighter."""

    def play_target(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> bool:
        """Make the move of a target; ask first where it may mean several; whether it was made already."""

    def advise(self, title: str, text: str, near: Point) -> None:
        """Say beside a point what did not work, where it is not the game that refuses."""

    def anchor(self, cards: Sequence[Card]) -> Point:
        """The upper edge of some cards of the hand; the middle of the hand if there are none."""

    def arrange_hand(self, hand: Sequence[Card]) -> None:
        """Put the hand in this order."""


class Desk(LitDesk, Protocol):
    """What gestures need of the table."""

    def put_in_hand(self, cards: Sequence[Card], before: Card | None) -> None:
        """Let cards, of the hand or on their way to it, lie before another one, or behind all."""

    def expect(self, before: Card | None) -> None:
        """Let what comes to the hand next lie before another card, or behind all."""

    def forget(self) -> None:
        """Nothing comes to the hand after all."""

    def bundle(self, card: Card) -> tuple[Card, ...]:
        """What a drag of a card that is not selected takes along: a meld on the staging tray stays whole."""

    def carry_over(self, at: Point | None) -> None:
        """Cards of the hand hang there now, or nowhere."""

    def gather_at(self, cards: Sequence[Card], at: Point) -> bool:
        """Put cards of the hand on the staging tray if they are dropped there; whether they were."""

    def take_back(self, number: int) -> bool:
        """Take a meld of this turn back into the hand, and tell what had to come with it; whether it was."""


@dataclass(frozen=True, slots=True)
class Modifiers:
    """Keys that are held down with the button."""

    adds: bool = False
    """Ctrl: what is chosen comes to the selection."""
    spans: bool = False
    """Shift: all cards from the one clicked last."""


NO_KEYS = Modifiers()


def modifiers_of(event: QMouseEvent) -> Modifiers:
    """What is held down while the mouse does something."""
    keys = event.modifiers()
    return Modifiers(
        adds=bool(keys & Qt.KeyboardModifier.ControlModifier),
        spans=bool(keys & Qt.KeyboardModifier.ShiftModifier),
    )


@dataclass(frozen=True, slots=True)
class Grip:
    """What the pointer was pressed on."""

    at: Point
    key: int | None
    lies: Lies | None
    modifiers: Modifiers = NO_KEYS
    is_double: bool = False
    """Whether this is the second press of a double click."""


def onto_meld(shown: Shown, own: int, cards: Sequence[Card], lies: Lies) -> Move:
    """The move that explains best why cards cannot go to a meld of which they touched a card."""
    on = shown.view.position.melds[lies.number - 1].meld.cards[lies.place]
    if on.is_joker and not any(card.is_joker for card in cards):
        return SwapJoker(own, names_of(cards), lies.number)
    return LayOff(own, names_of(cards), lies.number)
