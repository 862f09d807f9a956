"""Where a note finds room: never over what it tells of, and over as little else as can be; no Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rommedesk.ui.table.geometry import Box

EDGE = 8.0
"""Between a note and the edge of the felt."""
FOOT = 26.0
"""From the tip of a note to the nearest corner."""
ACROSS, DOWN = 32, 20
"""How far apart the places are that are tried."""
APART = 4.0
"""Between a note and what it tells of."""

Point = tuple[float, float]


def find_place(
    size: Point,
    felt: Point,
    told: Sequence[Box],
    others: Sequence[Box],
    near: Point,
    tip: float,
    next_told: Sequence[Box] = (),
) -> tuple[float, Box]:
    """The place for a note of this size that tells of something, and how much it covers there.

    It hides the least of what it tells of now, then of what it may tell of next (each box counts alike, as a
    short word is as hard to guess as a card), then of others.  A place whose edge lies `tip` above or below
    the point `near` is best, if nothing is in the way.
    """
    # Sums of many boxes are only worked out for places that may still be the best.
    width, height = size
    ground = Box(0, 0, *felt)
    ways = [box for box in _ways(size, felt, near, tip) if ground.holds(box)]
    ways = ways or [Box(max(EDGE, (felt[0] - width) / 2), EDGE, width, height)]
    clear, least = _clearest(ways, told)
    clear, next_least = _clearest(clear, next_told)
    clear.sort(key=lambda box: (not points_at(box, near, tip), _distance(box, near)))
    found: tuple[float, Box] | None = None
    for box in clear:
        harm = _covered(box, others, math.inf if found is None else found[0])
        if found is None or harm < found[0]:
            found = harm, box
        if not harm:
            break
    assert found is not None
    area = felt[0] * felt[1]
    return (least * 100 + next_least) * area + found[0], found[1]


def _clearest(ways: Sequence[Box], told: Sequence[Box]) -> tuple[list[Box], float]:
    """Those of the places that hide the least of these, and how much that is: 1 for a whole box."""
    harms = [sum(_covered(box, (one,), math.inf) / one.area for one in told) for box in ways]
    least = min(harms)
    # What differs by less than can be seen is the same.
    return [box for box, harm in zip(ways, harms, strict=True) if harm <= least + 0.02], least


def _ways(size: Point, felt: Point, near: Point, tip: float) -> Iterator[Box]:
    """Places beside the point, then all over the felt."""
    width, height = size
    for y in (near[1] - tip - height, near[1] + tip):
        yield Box(round(near[0] - width / 2), round(y), width, height)
        for x in range(round(near[0] - width + FOOT), round(near[0] - FOOT) + 1, ACROSS):
            if x >= EDGE and x + width <= felt[0] - EDGE:
                yield Box(x, round(y), width, height)
    lowest = math.floor(felt[1] - height - EDGE)
    for x in (
        *range(round(EDGE), round(felt[0] - width - EDGE) + 1, ACROSS),
        math.floor(felt[0] - width - EDGE),
    ):
        for y in (*range(round(EDGE), lowest + 1, DOWN), lowest):
            yield Box(x, y, width, height)


def points_at(box: Box, near: Point, tip: float) -> bool:
    """Whether a note in this box can point at the point with a tip of its own."""
    away = max(near[1] - box.bottom, box.y - near[1])
    return abs(away - tip) <= 1 and box.x + FOOT - 4 <= near[0] <= box.right - FOOT + 4


def _covered(box: Box, others: Sequence[Box], enough: float) -> float:
    """How much of the others a box covers; it stops to count where that is `enough`."""
    # Done some ten thousand times for a note on a full table, so without the small helpers of `Box`.
    left, top, right, bottom = box.x - APART, box.y - APART, box.right + APART, box.bottom + APART
    covered = 0.0
    for other in others:
        x, y = other.x, other.y
        if x < right and y < bottom:
            width = min(right, x + other.width) - max(left, x)
            height = min(bottom, y + other.height) - max(top, y)
            if width > 0 and height > 0:
                covered += width * height
                if covered >= enough:
                    break
    return covered


def _distance(box: Box, point: Point) -> float:
    """From a point to the nearest point of a box, and a little from its middle."""
    x, y = point
    nearest = math.dist(point, (min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)))
    return nearest + 0.05 * abs(box.centre[0] - x)
