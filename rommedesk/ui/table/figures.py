"""Figures on plates that follow the cards: what stands there while these are still on their way; no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.journey import Journey

SCORE_MS = 700.0
"""How long points count up at the end of a round."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What stands on the table instead of the true figures; what is not in here is true."""

    cards: Mapping[int, int] = field(default_factory=dict)
    """By seat."""
    scores: Mapping[int, int] = field(default_factory=dict)
    """By seat."""
    stock: int | None = None
    is_dealing: bool = False
    """Whether cards of a deal are still on their way, so that nothing can be told of the hands."""


TRUE = Figures()


@dataclass(frozen=True, slots=True)
class Count:
    """Figures that change with time, in milliseconds from the beginning of a step."""

    until: float
    """When all are true."""
    landings: Mapping[int, Sequence[float]] = field(default_factory=dict)
    """By seat: when its cards arrive."""
    starts: Sequence[float] = ()
    """When cards leave the stock."""
    hands: Mapping[int, int] = field(default_factory=dict)
    """By seat: the cards in the end."""
    stock: int = 0
    """The cards of the stock in the end."""
    scores: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By seat: the points before and afterwards."""
    begins: float = 0.0
    """When points begin to count up."""

    def at(self, now: float) -> Figures:
        """What stands there at this time."""
        if now >= self.until:
            return TRUE
        part = min(1.0, max(0.0, now - self.begins) / SCORE_MS)
        return Figures(
            cards={
                seat: count - sum(landing > now for landing in self.landings.get(seat, ()))
                for seat, count in self.hands.items()
            },
            scores={
                seat: round(before + (after - before) * part)
                for seat, (before, after) in self.scores.items()
                if before != after
            },
            stock=self.stock + sum(start > now for start in self.starts) if self.starts else None,
            is_dealing=bool(self.starts),
        )


def deal_count(view: PlayerView, found: Sequence[Journey]) -> Count:
    """How the hands grow and the stock shrinks while these cards travel in a deal."""
    position = view.position
    dealt = [journey for journey in found if journey.is_dealt]
    landings = {
        seat: [journey.begins + journey.lasts for journey in dealt if journey.seat == seat]
        for seat in position.turn_order
    }
    return Count(
        until=max((journey.begins + journey.lasts for journey in dealt), default=0.0),
        landings=landings,
        starts=[journey.begins for journey in dealt],
        hands={seat: len(position.seat(seat).hand) for seat in position.turn_order},
        stock=len(position.stock),
    )
