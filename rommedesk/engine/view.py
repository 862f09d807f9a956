"""What one seat may know of a round (rulebook 5; design: players never see hidden cards)."""

from __future__ import annotations

from dataclasses import dataclass

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Event
from rommedesk.engine.state import Round


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything that a seat (or a spectator) knows, without any reference to the real state.

    `position` is a `Round` of its own: cards that the seat cannot see are `UNKNOWN`, cards that it knows
    another seat to hold (taken from the pile and not played since) are in that seat's hand.  Cards are
    numbered by the order in which the seat came to see them.  `check` and `apply` work on it for the seat's
    own moves, up to the next unknown card.
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
