"""The staging tray: loose cards of the hand gathered before they are a meld.

It is the player's own business.  For the game the cards are in the hand; nobody else learns of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.events import Dealt
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import LayMeld, Move
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.bars_under_hand import lacks_one

Group = tuple[Card, ...]
_NOT_YET = frozenset((Reason.NOT_YOUR_TURN, Reason.DRAW_FIRST, Reason.ROUND_OVER))
"""Says nothing about the group, only that it is not the time."""


class Verdict(StrEnum):
    """What a group is worth as it lies."""

    LOOSE = "loose"
    """A single card."""
    LACKS_ONE = "lacks-one"
    NO_MELD = "no-meld"
    NOT_NOW = "not-now"
    """A meld that may not be laid in this turn as things stand."""
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class Judged:
    """A group with what is to be said about it."""

    cards: Group
    """In the order of the meld where it is one."""
    verdict: Verdict
    meld: Meld | None = None
    points: int = 0
    """What the meld counts by position."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """What lay on the tray when the program was closed."""

    round_number: int
    hand: tuple[CardName, ...]
    """The hand in the player's order."""
    groups: tuple[tuple[int, ...], ...]
    """The groups, as places in this hand."""

    def found_in(self, hand: Iterable[Card]) -> list[list[Card]]:
        """The groups of the cards that are still in the hand, of twins the ones that lay there."""
        rest, cards = list(hand), []
        for name in self.hand:
            card = next((card for card in rest if card.name == name), None)
            if card is not None:
                rest.remove(card)
            cards.append(card)
        groups = [[card for place in group if (card := cards[place]) is not None] for group in self.groups]
        return [group for group in groups if group]


class Staging:
    """Which cards of the hand lie on the tray, in groups.

    A card that was laid keeps its place during the turn, for it may be taken back.
    """

    def __init__(self) -> None:
        self._groups: list[list[Card]] = []
        self._held: frozenset[Card] = frozenset()
        self._round: tuple[int, Dealt | None] | None = None
        self._recalled: Recalled | None = None

    def recall(self, recalled: Recalled) -> None:
        """Once the round is followed, begin with the groups that lay there earlier."""
        self._recalled = recalled

    def follow(self, view: PlayerView, hand: Sequence[Card] = ()) -> None:
        """Forget what is gone for good; `hand` is the hand in the player's order."""
        deal = next((event for event in view.history if isinstance(event, Dealt)), None)
        if self._round != (view.round_number, deal):
            self._round = view.round_number, deal
            self._groups = []
            if self._recalled is not None and self._recalled.round_number == view.round_number:
                self._groups = self._recalled.found_in(hand or view.hand)
            self._recalled = None
        self._held = frozenset(view.hand)
        position = view.position
        if position.phase is Phase.OVER:
            self._groups = []
        elif position.to_move != view.seat:
            self._groups = [[card for card in group if card in self._held] for group in self._groups]
        self._groups = [group for group in self._groups if group]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of cards that are in the hand."""
        return tuple(cards for group in self._groups if (cards := self._here(group)))

    @property
    def cards(self) -> frozenset[Card]:
        """All cards on the tray."""
        return frozenset(card for group in self.groups for card in group)

    def _here(self, group: Iterable[Card]) -> Group:
        return tuple(card for card in group if card in self._held)

    def put(self, cards: Sequence[Card], group: Group | None = None) -> None:
        """Put cards of the hand to a group on the tray, or as a group of their own."""
        into = next((one for one in self._groups if group and self._here(one) == group), None)
        for one in self._groups:
            one[:] = [card for card in one if card not in cards]
        if into is None:
            into = []
            self._groups.append(into)
        into += cards
        self._groups = [one for one in self._groups if one]

    def take_back(self, cards: Iterable[Card]) -> None:
        """Put cards back to the others of the hand."""
        gone = set(cards)
        self._groups = [left for group in self._groups if (left := [c for c in group if c not in gone])]

    def exchange(self, first: Card, second: Card) -> None:
        """Let two equal cards change places."""
        other = {first: second, second: first}
        self._groups = [[other.get(card, card) for card in group] for group in self._groups]


def judged(group: Group, view: PlayerView, check: Callable[[Move], Refusal | None]) -> Judged:
    """What a group is worth at this moment."""
    if len(group) == 1:
        return Judged(group, Verdict.LOOSE)
    rules = view.position.rules
    meld = as_meld(group, rules)
    if isinstance(meld, Refusal):
        easier = replace(rules, max_jokers_per_meld=None, adjacent_jokers=True)
        return Judged(group, Verdict.LACKS_ONE if lacks_one(group, easier) else Verdict.NO_MELD)
    refusal = None if view.seat is None else check(LayMeld(view.seat, meld.names))
    is_legal = refusal is None or refusal.reason in _NOT_YET
    verdict = Verdict.WHOLE if is_legal else Verdict.NOT_NOW
    return Judged(meld.cards, verdict, meld, meld_points(meld, rules))
