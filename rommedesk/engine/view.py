"""What one seat may know of a round (rulebook 5; design: players never see hidden cards)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from rommedesk.engine.cards import UNKNOWN, Card, new_pack
from rommedesk.engine.deal import shuffle_cards
from rommedesk.engine.events import Event
from rommedesk.engine.state import Round
from rommedesk.engine.swift import swiftly_made

if TYPE_CHECKING:
    from rommedesk.engine.record import GameRecord


@swiftly_made
@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything that a seat (or a spectator) knows, without any reference to the real state.

    `position` is a `Round` of its own: cards that the seat cannot see are `UNKNOWN`, cards that it knows
    another seat to hold (taken from the pile and not played since, or put down and taken back) come last in
    that seat's hand.  Cards are numbered by the order in which the seat came to see them; the number stays as
    long as the card stays seen.  `check` and `apply` work on the position for the seat's own moves, up to the
    next unknown card.
    """

    seat: int | None
    """The seat that looks, 1 for the first; `None` for a spectator."""
    position: Round
    history: tuple[Event, ...]
    """What the seat saw happen since the deal, the oldest first."""
    totals: tuple[int, ...]
    """Match totals by seat before this round."""
    round_number: int
    """1 for the first round of the match."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards in the order received; empty for a spectator."""
        return () if self.seat is None else self.position.seat(self.seat).hand


def view_for(record: GameRecord, seat: int | None) -> PlayerView:
    """What the seat knows of the running round, or of the last one; `None`: what a spectator sees.

    Raises `ValueError` before the first round is dealt.
    """
    state = record.round
    if state is None:
        raise ValueError("no round was dealt")
    onlooker = record.onlooker(seat)
    return PlayerView(
        seat, onlooker.position(state), onlooker.history, record.totals_before, record.round_number
    )


def sample_world(view: PlayerView, rng: Random) -> Round:
    """A whole round that may be the real one as far as the position tells.

    What the seat knows stays where it is; all other cards of the pack are dealt at random to the places of
    which it knows nothing.  Raises `ValueError` if the position does not hold a whole pack.
    """
    position = view.position
    seats = len(position.seats)
    known = {card for seat in position.seats for card in seat.hand}
    known.update(position.discard)
    for lying in position.melds:
        known.update(lying.meld.cards)
    pack = new_pack(position.rules.packs_for(seats), position.rules.jokers_for(seats))
    hidden = shuffle_cards([card for card in pack if card not in known], rng)
    places = len(position.stock) + sum(seat.hand.count(UNKNOWN) for seat in position.seats)
    if len(hidden) != places:
        raise ValueError("the position does not hold a whole pack")
    cards = iter(hidden)
    return replace(
        position,
        seats=tuple(
            seat
            if UNKNOWN not in seat.hand
            else replace(seat, hand=tuple([card or next(cards) for card in seat.hand]))
            for seat in position.seats
        ),
        stock=tuple(cards),
    )
