"""The order of the own hand: the player's business, kept through draws, melds and undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import assert_never

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.events import Dealt
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.meld_sorting import by_melds


class Sorting(StrEnum):
    """How a hand can be sorted."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


def sorted_hand(cards: Iterable[Card], by: Sorting, rules: RuleSet) -> tuple[Card, ...]:
    """The cards in order, twins side by side, jokers last unless a meld needs them."""

    def by_suit(card: Card) -> tuple[int, int, int]:
        return (99, 99, card.copy) if card.face is None else (card.face.suit, card.face.rank, card.copy)

    def by_rank(card: Card) -> tuple[int, int, int]:
        return (99, 99, card.copy) if card.face is None else (card.face.rank, card.face.suit, card.copy)

    match by:
        case Sorting.SUIT:
            return tuple(sorted(cards, key=by_suit))
        case Sorting.RANK:
            return tuple(sorted(cards, key=by_rank))
        case Sorting.MELDS:
            return by_melds(tuple(cards), rules)
        case _:
            assert_never(by)


class HandOrder:
    """Remembers where in the hand each card of the round belongs, also while it is elsewhere."""

    def __init__(self, sorting: Sorting | None = Sorting.SUIT) -> None:
        self.sorting = sorting
        """How new rounds are sorted; `None` keeps the order of the deal."""
        self._order: list[Card] = []
        self._round: tuple[int, Dealt | None] | None = None
        self._recalled: tuple[int, tuple[CardName, ...]] | None = None
        self._expected: tuple[frozenset[Card], Card | None] | None = None

    def expect(self, hand: Iterable[Card], before: Card | None) -> None:
        """Let what comes to this hand next lie, sorted, before another card, or behind all."""
        self._expected = frozenset(hand), before

    def forget(self) -> None:
        """Nothing comes after all."""
        self._expected = None

    def recall(self, round_number: int, names: Sequence[CardName]) -> None:
        """In this round, once it is followed, begin with the order in which the hand lay earlier."""
        self._recalled = round_number, tuple(names)

    def follow(self, view: PlayerView) -> tuple[Card, ...]:
        """The hand of this view in the player's order; cards never seen before come last, sorted."""
        deal = next((event for event in view.history if isinstance(event, Dealt)), None)
        if self._round != (view.round_number, deal):
            self._round = view.round_number, deal
            self._order = list(self._sorted(view.hand, view))
            if self._recalled is not None and self._recalled[0] == view.round_number:
                self.arrange(_as_named(self._order, self._recalled[1]))
            self._recalled = self._expected = None
        if self._expected is not None:
            earlier, before = self._expected
            if came := [card for card in view.hand if card not in earlier]:
                self.put(self._sorted(came, view), before)
                self._expected = None
        known = set(self._order)
        # Several come from the stairs, or back from the table after the program was started anew.
        unknown = [card for card in view.hand if card not in known]
        self._order += self._sorted(unknown, view)
        held = set(view.hand)
        return tuple(card for card in self._order if card in held)

    def _sorted(self, cards: Sequence[Card], view: PlayerView) -> Sequence[Card]:
        return cards if self.sorting is None else sorted_hand(cards, self.sorting, view.position.rules)

    def arrange(self, hand: Sequence[Card]) -> None:
        """Take over this order of the cards in the hand; cards that are elsewhere keep their neighbours."""
        held = set(hand)
        following = iter(hand)
        self._order = [next(following) if card in held else card for card in self._order]
        self._order += following

    def put(self, cards: Sequence[Card], before: Card | None) -> None:
        """Let these cards lie before another one, or behind all; they may be on their way to the hand."""
        rest = [card for card in self._order if card not in cards]
        place = len(rest) if before is None else rest.index(before)
        self._order = [*rest[:place], *cards, *rest[place:]]

    def sort(self, hand: Sequence[Card], by: Sorting, rules: RuleSet) -> None:
        """Sort the cards in the hand, and the hands of later rounds."""
        self.sorting = by
        self.arrange(sorted_hand(hand, by, rules))

    def exchange(self, first: Card, second: Card) -> None:
        """Let two cards change places, twins of which the one leaves that the player did not touch."""
        order = self._order
        at, to = order.index(first), order.index(second)
        order[at], order[to] = second, first


def _as_named(hand: Sequence[Card], names: Sequence[CardName]) -> tuple[Card, ...]:
    """The hand in the order of the names; cards without a name come last, names without a card are void."""
    rest, found = list(hand), []
    for name in names:
        card = next((card for card in rest if card.name == name), None)
        if card is not None:
            rest.remove(card)
            found.append(card)
    return (*found, *rest)


def span(hand: Sequence[Card], first: Card, last: Card) -> tuple[Card, ...]:
    """The cards from one to another, both included, whichever of them lies further to the left."""
    low, high = sorted((hand.index(first), hand.index(last)))
    return tuple(hand[low : high + 1])


def moved(hand: Sequence[Card], cards: Sequence[Card], place: int) -> tuple[Card, ...]:
    """The hand after `cards` were put before the card that was at `place`."""
    taken = set(cards)
    before = [card for card in hand[:place] if card not in taken]
    after = [card for card in hand[place:] if card not in taken]
    return (*before, *cards, *after)
