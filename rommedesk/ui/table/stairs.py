"""The discard pile of Treppenrommé: steps from upper left to lower right, the newest card whole."""

from __future__ import annotations

import math
from dataclasses import dataclass

from rommedesk.ui.table.geometry import ASPECT, Box, Pose, around, lying

WIDE_STEP = 0.5
"""Horizontal pitch of a short flight, in card widths."""
NARROW_STEP = 0.35
"""The tightest pitch."""
SLOPE = 0.47
"""How far a step goes down, by its pitch."""
MOST_WIDE_STEPS = 12
FLIGHT_GAP = 28.0
SMALLEST_CARD = 36


@dataclass(frozen=True, slots=True)
class Stairs:
    """Where the steps lie, the oldest card first."""

    steps: tuple[Pose, ...]
    flights: int
    length: int
    """Steps of a full flight."""
    width: int
    """Of a card."""

    def flight(self, number: int) -> tuple[Pose, ...]:
        """The steps of one flight, 0 for the first."""
        return self.steps[number * self.length : (number + 1) * self.length]

    @property
    def bounds(self) -> Box | None:
        """The box around all steps, if there are any."""
        return around(pose.box for pose in self.steps) if self.steps else None

    @property
    def oldest_label(self) -> Box:
        """The line of text above the first step."""
        first = self.steps[0].box
        return Box(first.x, first.y - 24, 120, 20)

    @property
    def newest_label(self) -> Box:
        """The line of text below the last step."""
        last = self.steps[-1].box
        return Box(last.right - 120, last.bottom + 6, 120, 20)

    def way_up(self, number: int) -> tuple[tuple[float, float], ...]:
        """A way from the last step of a flight to the first one of the next, past all cards."""
        first, last = self.flight(number)[0].box, self.flight(number)[-1].box
        goal = self.flight(number + 1)[0].box
        middle = FLIGHT_GAP / 2
        start, end = (last.right + 4, last.y + last.height / 2), (goal.x - 3, goal.y + goal.height / 2)
        if goal.x >= last.right:
            return start, end
        # The next flight begins above this one's lower end: go up along its slope.
        slope = (last.y - first.y) / (last.x - first.x)
        low = (last.right + middle, last.y + 4)
        high_y = goal.bottom + 6
        high = (last.right + middle - (last.y + 4 - high_y) / slope, high_y)
        return start, low, high, (end[0] - 22, high_y - 20), end

    def step_at(self, x: float, y: float) -> int | None:
        """The step whose visible part a point lies on."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].covers(x, y):
                return place
        return None


def stairs(count: int, box: Box, card: int) -> Stairs:
    """Lay out `count` steps in a box with cards of at most width `card`.

    Up to twelve steps have the wide pitch; more make it narrower; then further flights begin beside the
    first; at last the cards become smaller.
    """
    if count == 0:
        return Stairs((), 0, 0, card)
    width = card
    while True:
        for flights in range(1, max(2, math.ceil(count / 6)) + 1):
            found = _fit(count, flights, box, width)
            if found is not None:
                return found
        if width <= SMALLEST_CARD:
            return _steps(count, 1, box, width, NARROW_STEP * width)
        width = max(SMALLEST_CARD, width - 4)


def _fit(count: int, flights: int, box: Box, width: int) -> Stairs | None:
    length = math.ceil(count / flights)
    if math.ceil(count / length) != flights:
        return None  # so few steps that the last flight would stay empty
    widest = WIDE_STEP * width
    if flights > 1:
        widest = NARROW_STEP * width
    elif count > MOST_WIDE_STEPS:
        widest = max(NARROW_STEP * width, widest * (MOST_WIDE_STEPS - 1) / (count - 1))
    pitch = widest
    if length > 1:
        pitch = min(pitch, (box.height - width * ASPECT) / (length - 1) / SLOPE)
        if flights == 1:
            pitch = min(pitch, (box.width - width) / (length - 1))
    if pitch < NARROW_STEP * width - 0.001:
        return None
    if _total_width(length, flights, width, pitch) > box.width or width * ASPECT > box.height:
        return None
    return _steps(count, flights, box, width, pitch)


def _flight_offset(length: int, width: int, pitch: float) -> float:
    """How far to the right the next flight begins: beside the whole of this one, or beside its slope."""
    full = width + (length - 1) * pitch
    # Steps of two flights are level with each other only as long as their cards overlap in height.
    level = min(length - 1, math.ceil(width * ASPECT / (SLOPE * pitch)) - 1)
    return min(full, width + level * pitch) + FLIGHT_GAP


def _total_width(length: int, flights: int, width: int, pitch: float) -> float:
    return width + (length - 1) * pitch + (flights - 1) * _flight_offset(length, width, pitch)


def _steps(count: int, flights: int, box: Box, width: int, pitch: float) -> Stairs:
    length = math.ceil(count / flights)
    offset = _flight_offset(length, width, pitch) if flights > 1 else 0.0
    steps = tuple(
        lying(
            box.x + place // length * offset + place % length * pitch,
            box.y + place % length * pitch * SLOPE,
            width,
        )
        for place in range(count)
    )
    return Stairs(steps, flights, length, width)
