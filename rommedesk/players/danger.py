"""What others may do before the own next turn: end the round, or make use of a discard."""

from __future__ import annotations

from functools import cached_property

from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, LayoffOn
from rommedesk.engine.state import Round, Seat
from rommedesk.engine.templates import GUARDS, UNITS
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


def chance_to_end(seat: Seat, last: FinalDiscard) -> float:
    """The chance that a seat goes out in its next turn."""
    if not seat.opened:
        return UNOPENED
    by_size = WITHOUT_DISCARD if last is FinalDiscard.FORBIDDEN else WITH_DISCARD
    cards = len(seat.hand)
    return by_size[cards] if cards < len(by_size) else WITH_MORE


def risk_of_end(position: Round) -> float:
    """The chance that another seat goes out before the seat to move has its next turn."""
    nobody = 1.0
    for number, seat in enumerate(position.seats, 1):
        if number != position.to_move:
            nobody *= 1 - chance_to_end(seat, position.rules.final_discard)
    return 1 - nobody


class Neighbour:
    """The next seat, which alone may take what is thrown now."""

    def __init__(self, position: Round, unseen: Unseen) -> None:
        number = position.next_seat(position.to_move)
        seat = position.seat(number)
        self._position, self._number, self._seat = position, number, seat
        self._unseen = unseen
        self._hidden = sum([not card for card in seat.hand])
        known = 0
        for card in seat.hand:
            if card and not card.is_joker:
                known |= 1 << SLOT_OF[card.name]
        self._known = known
        match position.rules.discard_pickup:
            case DiscardPickup.NEVER:
                self._may_take = False
            case DiscardPickup.AFTER_OPENING:
                self._may_take = seat.opened
            case DiscardPickup.ALWAYS | DiscardPickup.MUST_USE | DiscardPickup.STAIRS:
                self._may_take = True

    def harm(self, counter: int) -> float:
        """The chance that the seat can meld the face at once; some of it where it can only lay it off."""
        if not self._may_take:
            return 0.0
        holds = self._holds
        chance = sum([holds[one] * holds[other] for one, other in companions(self._position.rules)[counter]])
        harm = min(1.0, chance)
        return harm + LAY_OFF_HARM if self._seat.opened and self._fits(counter) else harm

    @cached_property
    def _holds(self) -> list[float]:
        """By counter the chance that the seat holds the face."""
        hidden, total, known = self._hidden, self._unseen.total, self._known
        chances = [min(1.0, hidden * count / total) for count in self._unseen.counts]
        return [1.0 if known >> counter & 1 else chance for counter, chance in enumerate(chances)]

    def _fits(self, counter: int) -> bool:
        """Whether the seat could lay the face off."""
        rules = self._position.rules
        card = UNITS[NAME_AT[counter]] | GUARDS
        return any(
            extensions_of(lying.meld, card, rules)
            for lying in self._position.melds
            if rules.layoff_on is LayoffOn.ANY or lying.owner == self._number
        )
