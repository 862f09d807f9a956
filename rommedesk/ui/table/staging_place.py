"""Where the staging tray and the groups on it lie; pure arithmetic, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rommedesk.ui.table.fan import Fan
from rommedesk.ui.table.geometry import ASPECT, Box, Measures, Pose, lying, strip
from rommedesk.ui.table.trays import meld_width

WIDTH = 392.0
NARROW_BELOW = 900.0
"""On a narrower felt the open tray lies above the hand, not beside it."""
LEAST_SLIM = 26.0
MOST_SLIM = 84.0
PADDING = 14.0
BETWEEN = 16.0
FOOT = 13.0
"""Below the cards: the half of a note on their lower edge."""
SMALLEST_CARD = 28
RAISED = 8.0
"""How far a selected card on the tray is raised."""


@dataclass(frozen=True, slots=True)
class StagingPlace:
    """The tray."""

    box: Box
    is_open: bool
    """Whether cards lie on it; else it is a slim place that takes the first ones."""
    head: Box
    """Where the opening counter stands."""
    card: int
    groups: tuple[Box, ...]

    def cards(self, group: int, count: int) -> tuple[Pose, ...]:
        """Where the cards of a group lie."""
        box = self.groups[group]
        return tuple(lying(box.x + place * strip(self.card), box.y, self.card) for place in range(count))

    def group_at(self, x: float, y: float) -> int | None:
        """The group onto which something dropped here goes; `None` makes a new one."""
        for number, box in enumerate(self.groups):
            if box.grown(BETWEEN / 2).contains(x, y):
                return number
        return None


def tray_width(measures: Measures) -> float:
    """How wide the open tray is."""
    return round(min(WIDTH * measures.zoom, measures.width - 2 * measures.margin))


def lies_beside(measures: Measures) -> bool:
    """Whether the open tray lies beside the hand."""
    return measures.width >= NARROW_BELOW


def tray_height(measures: Measures) -> float:
    """How high the open tray is: as the hand with its selected cards."""
    return round(measures.hand_card * ASPECT + measures.lift)


def slim_place(hand: Fan, own: Box) -> StagingPlace | None:
    """The closed tray above the own plate, as far as there is room."""
    top = max(hand.top, own.y - 8 - MOST_SLIM)
    box = Box(own.x, top, own.width, own.y - 8 - top)
    return StagingPlace(box, False, box, 0, ()) if box.height >= LEAST_SLIM else None


def open_place(measures: Measures, hand: Fan, sizes: Sequence[int]) -> StagingPlace:
    """The tray with groups of these sizes."""
    width, height = tray_width(measures), tray_height(measures)
    bottom = measures.height - measures.rise
    if not lies_beside(measures):
        bottom = hand.top - hand.lift - 8
    box = measures.sided(Box(measures.margin, round(bottom - height), width, height))
    head = Box(box.x + PADDING, box.y + 4, box.width - 2 * PADDING, 26 if measures.is_compact else 38)
    room = Box(head.x, head.bottom + 2, head.width, box.bottom - FOOT - head.bottom - 2)
    largest = min(measures.table_card, int(room.height / ASPECT))
    card = largest
    while card > SMALLEST_CARD and _length(sizes, card) > room.width:
        card -= 2
    groups = []
    x, y = room.x, room.y + round((room.height - card * ASPECT) / 2)
    squeeze = min(1.0, room.width / max(1.0, _length(sizes, card)))
    for size in sizes:
        group = Box(x, y, meld_width(size, card), card * ASPECT)
        groups.append(group)
        x += (group.width + BETWEEN) * squeeze
    return StagingPlace(box, True, head, card, tuple(groups))


def _length(sizes: Sequence[int], card: int) -> float:
    return sum(meld_width(size, card) for size in sizes) + BETWEEN * (len(sizes) - 1)
