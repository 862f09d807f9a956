"""The discard pile of Treppenrommé: steps from upper left to lower right, the newest card whole."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from rommedesk.ui.table.geometry import ASPECT, STRIP, Box, Pose, around, lying

WIDE_STEP = 0.5
"""Horizontal pitch of a short flight, in card widths."""
NARROW_STEP = 0.35
"""The tightest pitch that is taken for the sake of a single flight."""
SLOPE = 0.47
"""How far a step goes down, by its pitch."""
LEVEL_SLOPE = 0.42
"""A single flight rather becomes two than flatter than this, as long as two have room."""
GENTLE_SLOPE = 0.12
STEEP_SLOPE = 0.95
MOST_WIDE_STEPS = 12
FLIGHT_GAP = 28.0
"""Between flights beside each other."""
FLOOR_GAP = 14.0
"""Between flights below each other."""
LABEL_ROOM = 28.0
"""Below the last flight, for the word that tells where the newest card is."""
LEAST_FLIGHT = 4
"""Shorter flights are no stairs."""
SMALLEST_CARD = 24


@dataclass(frozen=True, slots=True)
class Stairs:
    """Where the steps lie, the oldest card first."""

    steps: tuple[Pose, ...]
    flights: int
    length: int
    """Steps of a full flight."""
    width: int
    """Of a card."""
    is_stacked: bool = False
    """Whether further flights lie below the first one, not beside it."""

    def flight(self, number: int) -> tuple[Pose, ...]:
        """The steps of one flight, 0 for the first."""
        return self.steps[number * self.length : (number + 1) * self.length]

    @property
    def bounds(self) -> Box | None:
        """The box around all steps, if there are any."""
        if not self.steps:
            return None
        ends = range(self.length, len(self.steps), self.length)  # the last step of all flights but the last
        corners = (self.steps[0], *(self.steps[end - 1] for end in ends), self.steps[-1])
        return around(pose.box for pose in corners)

    @property
    def slope(self) -> float:
        """How far a step goes down, by how far it goes to the right."""
        if self.length < 2 or len(self.steps) < 2:
            return SLOPE
        first, second = self.steps[:2]
        return (second.y - first.y) / (second.x - first.x)

    @property
    def oldest_label(self) -> Box:
        """The line of text above the first step."""
        first = self.steps[0].box
        return Box(first.x, first.y - 24, 120, 20)

    @property
    def newest_label(self) -> Box:
        """The line of text below the last step."""
        last = self.steps[-1].box
        x = last.right - 120
        if self.flights > 1 and not self.is_stacked:
            # The flight before goes further down where the last one is shorter.
            x = max(x, self.flight(self.flights - 2)[-1].box.right + 6)
        return Box(x, last.bottom + 6, last.right - x, 20)

    def way_up(self, number: int) -> tuple[tuple[float, float], ...]:
        """A way from the last step of a flight to the first one of the next, past all cards."""
        first, last = self.flight(number)[0].box, self.flight(number)[-1].box
        goal = self.flight(number + 1)[0].box
        slope = (last.y - first.y) / (last.x - first.x)
        if self.is_stacked:
            # Between the two flights, along their slope.
            low = (last.x, last.bottom + FLOOR_GAP / 2)
            turn = (goal.x - FLOOR_GAP, last.bottom + FLOOR_GAP / 2 - slope * (last.x - goal.x + FLOOR_GAP))
            return (
                (last.centre[0], last.bottom + 3),
                low,
                turn,
                (goal.x - FLOOR_GAP, goal.centre[1]),
                (
                    goal.x - 3,
                    goal.centre[1],
                ),
            )
        middle = FLIGHT_GAP / 2
        start, end = (last.right + 4, last.y + last.height / 2), (goal.x - 3, goal.y + goal.height / 2)
        if goal.x >= last.right:
            return start, end
        # The next flight begins above this one's lower end: go up along its slope.
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


@dataclass(frozen=True, slots=True)
class _Shape:
    """Pitches of the steps and of the flights."""

    length: int
    step: tuple[float, float]
    flight: tuple[float, float] = (0.0, 0.0)
    is_stacked: bool = False


def stairs(count: int, box: Box, card: int, *, is_at_right: bool = False) -> Stairs:
    """Lay out `count` steps in a box with cards of at most width `card`.

    Up to twelve steps have the wide pitch; more make it narrower; then further flights begin beside the
    first or below it, flatter or steeper as the box wants it; at last the cards become smaller.

    `is_at_right` puts the steps to the right edge of the box.
    """
    if count == 0:
        return Stairs((), 0, 0, card)
    width = card
    shape = _shape(count, box, width)
    if shape is None:
        width, shape = _largest(count, box, card)
    shift = 0.0
    if is_at_right:
        last = (count - 1) % shape.length if count <= shape.length else shape.length - 1
        flights = (count - 1) // shape.length
        shift = box.width - width - last * shape.step[0] - flights * shape.flight[0]
    steps = tuple(
        lying(
            box.x + shift + place // shape.length * shape.flight[0] + place % shape.length * shape.step[0],
            box.y + place // shape.length * shape.flight[1] + place % shape.length * shape.step[1],
            width,
        )
        for place in range(count)
    )
    return Stairs(steps, math.ceil(count / shape.length), shape.length, width, shape.is_stacked)


def _largest(count: int, box: Box, card: int) -> tuple[int, _Shape]:
    """The largest even width below `card` at which the steps fit, and how."""
    low, high = SMALLEST_CARD // 2, (card + 1) // 2
    best = _shape(count, box, SMALLEST_CARD)
    if best is None:
        step = STRIP * SMALLEST_CARD
        return SMALLEST_CARD, _Shape(count, (step, GENTLE_SLOPE * step))
    while high - low > 1:
        middle = (low + high) // 2
        shape = _shape(count, box, 2 * middle)
        if shape is None:
            high = middle
        else:
            low, best = middle, shape
    return 2 * low, best


def _shape(count: int, box: Box, width: int) -> _Shape | None:
    """The shape that looks best of those in which steps of this width fit."""
    if width > box.width or width * ASPECT > box.height:
        return None
    return next(_shapes(count, box, width), None)


def _shapes(count: int, box: Box, width: int) -> Iterator[_Shape]:
    single = _single(count, box, width)
    if single is not None and (count == 1 or single.step[1] >= LEVEL_SLOPE * single.step[0]):
        yield single
    if count >= 2 * LEAST_FLIGHT:
        yield from _beside(count, 2, box, width, NARROW_STEP, SLOPE)
    if single is not None:
        yield single
    for flights in (2, 3, 4):
        if count < flights * LEAST_FLIGHT:
            return
        yield from _beside(count, flights, box, width, STRIP, STEEP_SLOPE)
        yield from _stacked(count, flights, box, width)


def _single(count: int, box: Box, width: int) -> _Shape | None:
    wide = WIDE_STEP * width
    if count == 1:
        return _Shape(1, (wide, SLOPE * wide))
    narrow = NARROW_STEP * width
    step = wide if count <= MOST_WIDE_STEPS else max(narrow, wide * (MOST_WIDE_STEPS - 1) / (count - 1))
    step = min(step, (box.width - width) / (count - 1))
    most_down = (box.height - width * ASPECT) / (count - 1)
    if most_down < LEVEL_SLOPE * step:
        # Rather a little closer than flatter.
        step = max(min(step, narrow), most_down / SLOPE)
    step = min(step, most_down / GENTLE_SLOPE)
    if step < STRIP * width - 0.001:
        return None
    return _Shape(count, (step, min(SLOPE * step, most_down)))


def _beside(count: int, flights: int, box: Box, width: int, pitch: float, slope: float) -> Iterator[_Shape]:
    """Flights beside each other on the same height, as steep as the box allows up to `slope`."""
    length = math.ceil(count / flights)
    if math.ceil(count / length) != flights:
        return  # so few steps that the last flight would stay empty
    right = pitch * width
    most_down = (box.height - LABEL_ROOM - width * ASPECT) / (length - 1)
    down = min(slope * right, most_down)
    if down < min(slope, LEVEL_SLOPE) * right:
        return
    offset = _flight_offset(length, width, right, down)
    if width + (length - 1) * right + (flights - 1) * offset <= box.width:
        yield _Shape(length, (right, down), (offset, 0.0))


def _stacked(count: int, flights: int, box: Box, width: int) -> Iterator[_Shape]:
    """Flights below each other, as gentle as they must be."""
    length = math.ceil(count / flights)
    if math.ceil(count / length) != flights:
        return
    right = min(NARROW_STEP * width, (box.width - width) / (length - 1))
    height = width * ASPECT
    free = box.height - LABEL_ROOM - flights * height - (flights - 1) * FLOOR_GAP
    for pitch in (right, STRIP * width):
        if pitch < STRIP * width - 0.001:
            return
        # So many later steps of the upper flight hang over a step of the lower one.
        over = math.ceil(width / pitch) - 1
        down = min(SLOPE * pitch, free / (length - 1 + (flights - 1) * over))
        if down >= GENTLE_SLOPE * pitch:
            yield _Shape(length, (pitch, down), (0.0, height + FLOOR_GAP + over * down), is_stacked=True)


def _flight_offset(length: int, width: int, right: float, down: float) -> float:
    """How far to the right the next flight begins: beside the whole of this one, or beside its slope."""
    full = width + (length - 1) * right
    # Steps of two flights are level with each other only as long as their cards overlap in height.
    level = min(length - 1, math.ceil(width * ASPECT / down) - 1)
    return min(full, width + level * right) + FLIGHT_GAP
