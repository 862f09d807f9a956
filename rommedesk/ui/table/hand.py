"""The order of the own hand: the player's business, kept through draws, melds and undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Dealt
from rommedesk.engine.view import PlayerView


class Sorting(StrEnum):
    """How a hand can be sorted."""

    SUIT = "suit"
    RANK = "rank"


def sorted_hand(cards: Iterable[Card], by: Sorting) -> tuple[Card, ...]:
    """The cards in order, twins side by side, jokers last."""

    def key(card: Card) -> tuple[int, int, int]:
        if card.face is None:
            return 99, 99, card.copy
        match by:
            case Sorting.SUIT:
                return card.face.suit, card.face.rank, card.copy
            case Sorting.RANK:
                return card.face.rank, card.face.suit, card.copy
            case _:
                assert_never(by)

    return tuple(sorted(cards, key=key))


class HandOrder:
    """Remembers where in the hand each card of the round belongs, also while it is elsewhere."""

    def __init__(self, sorting: Sorting | None = Sorting.SUIT) -> None:
        self.sorting = sorting
        """How new rounds are sorted; `None` keeps the order of the deal."""
        self._order: list[Card] = []
        self._round: tuple[int, Dealt | None] | None = None

    def follow(self, view: PlayerView) -> tuple[Card, ...]:
        """The hand of this view in the player's order; cards never seen before come last, sorted."""
        deal = next((event for event in view.history if isinstance(event, Dealt)), None)
        if self._round != (view.round_number, deal):
            self._round = view.round_number, deal
            dealt = view.hand
            self._order = list(sorted_hand(dealt, self.sorting) if self.sorting else dealt)
        known = set(self._order)
        # Several come from the stairs, or back from the table after the program was started anew.
        unknown = [card for card in view.hand if card not in known]
        self._order += sorted_hand(unknown, self.sorting) if self.sorting else unknown
        held = set(view.hand)
        return tuple(card for card in self._order if card in held)

    def arrange(self, hand: Sequence[Card]) -> None:
        """Take over this order of the cards in the hand; cards that are elsewhere keep their neighbours."""
        held = set(hand)
        following = iter(hand)
        self._order = [next(following) if card in held else card for card in self._order]
        self._order += following

    def sort(self, hand: Sequence[Card], by: Sorting) -> None:
        """Sort the cards in the hand, and the hands of later rounds."""
        self.sorting = by
        self.arrange(sorted_hand(hand, by))

    def exchange(self, first: Card, second: Card) -> None:
        """Let two cards change places, twins of which the one leaves that the player did not touch."""
        order = self._order
        at, to = order.index(first), order.index(second)
        order[at], order[to] = second, first


def moved(hand: Sequence[Card], cards: Sequence[Card], place: int) -> tuple[Card, ...]:
    """The hand after `cards` were put before the card that was at `place`."""
    taken = set(cards)
    before = [card for card in hand[:place] if card not in taken]
    after = [card for card in hand[place:] if card not in taken]
    return (*before, *cards, *after)
