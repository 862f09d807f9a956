"""Where the opponents sit: strips of plates at the top, on wide felts two of them at the sides."""

from __future__ import annotations

from rommedesk.ui.table.geometry import Box, Measures

NARROWEST_SEAT = 176.0
SIDE_SEATS_FROM = 1400.0
"""From this felt width on seats that find no room at the top go to the sides."""


def seat_strip(measures: Measures, count: int, left: float, right: float, y: float) -> list[Box]:
    """Seats side by side from edge to edge; fewer than two keep to the left."""
    gap = min(measures.gap, 16.0)
    width = min(measures.seat_width, (right - left - (count - 1) * gap) / max(count, 1))
    step = (right - left - width) / (count - 1) if count > 1 else 0.0
    return [Box(round(left + place * step), y, round(width), measures.seat_height) for place in range(count)]


def seats_on_top(measures: Measures, count: int) -> tuple[Box, ...]:
    """Opponents in strips at the top, as many strips as their names need."""
    left, right = measures.margin, measures.width - measures.margin
    strips = 1
    while (
        _narrowest(measures, -(-count // strips)) < min(NARROWEST_SEAT, measures.seat_width)
        and strips < count
    ):
        strips += 1
    boxes: list[Box] = []
    rest = count
    for number in range(strips):
        share = -(-rest // (strips - number))
        y = measures.seat_top + number * (measures.seat_height + min(measures.gap, 12.0))
        boxes += seat_strip(measures, share, left, right, y)
        rest -= share
    return tuple(boxes)


def _narrowest(measures: Measures, count: int) -> float:
    gap = min(measures.gap, 16.0)
    return (measures.width - 2 * measures.margin - (count - 1) * gap) / max(count, 1)


def needs_sides(measures: Measures, count: int) -> bool:
    """Whether two of the opponents sit at the left and the right of the melds."""
    full = count * measures.seat_width + (count - 1) * measures.gap
    return count == 5 and measures.width >= SIDE_SEATS_FROM and full > measures.width - 2 * measures.margin


def seats_beside(measures: Measures, count: int) -> tuple[Box, ...]:
    """Plates at the top with the column of the melds beside them."""
    step = measures.seat_width + measures.gap
    boxes = [
        measures.sided(
            Box(
                round(measures.margin + place * step),
                measures.seat_top,
                measures.seat_width,
                measures.seat_height,
            )
        )
        for place in range(count)
    ]
    return tuple(sorted(boxes, key=lambda box: box.x))
