"""The cards to come at the ends of a meld: shown as far as the neighbours leave room, never over them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rommedesk.engine.cards import Card
from rommedesk.engine.melds import Meld
from rommedesk.ui.table.geometry import Box, around

FRAME = 6.0
"""From the cards to the frame of a target."""
APART = 2.0
"""Between the frames of two neighbours."""

Room = tuple[float, float]
"""To the left and to the right of a meld."""


def room_beside(box: Box, others: Iterable[Box], felt: Box) -> Room:
    """How much is free beside a box before another one, or the edge of the felt, begins."""
    level = [other for other in others if other.y < box.bottom + FRAME and box.y < other.bottom + FRAME]
    left = max([felt.x, *(other.right for other in level if other.centre[0] < box.centre[0])])
    right = min([felt.right, *(other.x for other in level if other.centre[0] >= box.centre[0])])
    return max(0.0, box.x - left), max(0.0, right - box.right)


def ghosts(
    box: Box, meld: Meld, old: Sequence[Card], card: float, pitch: float, room: Room
) -> tuple[Box, ...]:
    """A ghost for each card that comes to a meld in `box`; of those that lie there it shows a strip each.

    Where the next meld follows closely the strips are narrower.
    """
    known = set(old)
    first = next(place for place, one in enumerate(meld.cards) if one in known)
    last = next(place for place, one in enumerate(reversed(meld.cards)) if one in known)
    found = []
    for count, free, way in ((first, room[0], -1), (last, room[1], 1)):
        step = _pitch(count, free, pitch)
        start = box.x if way < 0 else box.right - card
        found += [
            Box(start + way * step * nth, box.y, card, box.height)
            # The outer ones lie below the inner ones, as the meld covers them all.
            for nth in range(count, 0, -1)
        ]
    return tuple(found)


def framed(box: Box, found: Sequence[Box], room: Room) -> Box:
    """The frame around a meld and its ghosts; it touches no neighbour."""
    whole = around((box, *found)).grown(FRAME)
    left, right = max(whole.x, box.x - room[0]), min(whole.right, box.right + room[1])
    return Box(left, whole.y, right - left, whole.height)


def _pitch(count: int, free: float, pitch: float) -> float:
    if not count:
        return 0.0
    return min(pitch, max(free - 2 * FRAME - APART, free / 2) / count)
