"""One card on its way, and where the cards of each seat come from and go to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rommedesk.engine.cards import Card
from rommedesk.ui.table.geometry import Box, Pose, lying
from rommedesk.ui.table.travel import Side

SEAT_CARD = 26
"""Width of a card that comes out of or goes into a seat."""


@dataclass(frozen=True, slots=True)
class Journey:
    """One card on its way."""

    key: int | None
    """The card; `None` for one that only passes by."""
    start: Pose
    end: Pose
    begins: float
    """Milliseconds from now."""
    lasts: float
    vanishes: bool = False
    """Whether the card is gone when it arrives."""
    side: Side = Side.SAME
    shows: Card | None = None
    """The face of a card that passes by; `None` for a back."""
    appears: bool = False
    """Whether the card cannot be seen before it begins."""
    is_dealt: bool = False
    seat: int = 0
    """To whom it is dealt; 0 for the card that is turned up."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Where the cards of each seat come from and go to."""

    own: int
    plates: Mapping[int, Box]

    def pose(self, seat: int) -> Pose:
        """The small cards of a seat."""
        box = self.plates[seat]
        pose = lying(box.x, box.y, SEAT_CARD)
        return Pose(box.x + min(82.0, box.width / 2), box.centre[1], pose.width)
