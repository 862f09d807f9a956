"""What others may do before the own next turn: end the round, or make use of a discard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rommedesk.engine.cards import UNKNOWN
from rommedesk.engine.hand_counters import GUARDS, UNITS
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.legality import may_lay_off_on, may_take_discards
from rommedesk.engine.rules import FinalDiscard, RuleSet
from rommedesk.engine.state import Round, Seat, TableMeld
from rommedesk.players.evaluate import NAME_AT
from rommedesk.players.outs import SLOT_OF, Unseen, companions

WITH_DISCARD = (0.3, 0.3, 0.04, 0.16, 0.015, 0.004)
"""By the number of cards how often an opened seat goes out in its next turn: counted over 800 rounds of
Rommé between two Mediums (Treppenrommé and Rummy 51 are much alike).  Two cards are safer than three, for
of three two are often a pair that waits for its third card."""
WITHOUT_DISCARD = (0.02, 0.02, 0.06, 0.05, 0.01, 0.005)
"""The same where the last card has to be melded: 300 rounds of Russian Rommé between three Mediums."""
WITH_MORE = 0.002
"""The same with more cards."""
UNOPENED = 0.004
"""The same of a seat that has not opened."""

LAY_OFF_HARM = 0.3
"""A card that fits at the table frees its taker of one card; one that completes a meld of three."""


def chance_to_end(cards: int, last: FinalDiscard, *, opened: bool) -> float:
    """The chance that a seat with so many cards goes out in its next turn."""
    if not opened:
        return UNOPENED
    by_size = WITHOUT_DISCARD if last is FinalDiscard.FORBIDDEN else WITH_DISCARD
    return by_size[cards] if cards < len(by_size) else WITH_MORE


def risk_of_end(position: Round) -> float:
    """The chance that another seat goes out before the seat to move has its next turn."""
    nobody = 1.0
    for number, seat in enumerate(position.seats, 1):
        if number != position.to_move:
            nobody *= 1 - chance_to_end(len(seat.hand), position.rules.final_discard, opened=seat.opened)
    return 1 - nobody


class Neighbour:
    """The next seat, which alone may take what is thrown now."""

    def __init__(
        self, rules: RuleSet, number: int, seat: Seat, melds: Sequence[TableMeld], unseen: Unseen
    ) -> None:
        """In the hand of the seat, cards of which nobody knows are `UNKNOWN`."""
        self._rules, self._number, self._seat, self._melds = rules, number, seat, melds
        self._unseen = unseen
        self._may_take = may_take_discards(rules, opened=seat.opened)

    @classmethod
    def after_mover(cls, position: Round, unseen: Unseen) -> Neighbour:
        """The seat after the one to move."""
        number = position.next_seat(position.to_move)
        return cls(position.rules, number, position.seat(number), position.melds, unseen)

    def harm(self, counter: int) -> float:
        """The chance that the seat can meld the face at once; some of it where it can only lay it off."""
        if not self._may_take:
            return 0.0
        holds = self._holds
        chance = sum([holds[one] * holds[other] for one, other in companions(self._rules)[counter]])
        harm = min(1.0, chance)
        return harm + LAY_OFF_HARM if self._seat.opened and self._fits(counter) else harm

    @cached_property
    def _holds(self) -> list[float]:
        """By counter the chance that the seat holds the face."""
        hand, total = self._seat.hand, self._unseen.total
        hidden = hand.count(UNKNOWN)
        chances = [min(1.0, hidden * count / total) for count in self._unseen.counts]
        if hidden < len(hand):
            for card in hand:
                if card and not card.is_joker:
                    chances[SLOT_OF[card.name]] = 1.0
        return chances

    def _fits(self, counter: int) -> bool:
        """Whether the seat could lay the face off."""
        rules = self._rules
        card = UNITS[NAME_AT[counter]] | GUARDS
        return any(
            extensions_of(lying.meld, card, rules)
            for lying in self._melds
            if may_lay_off_on(lying.owner, self._number, rules)
        )
