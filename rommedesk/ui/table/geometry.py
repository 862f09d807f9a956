"""Boxes, card poses and the measures of the table for a given window; pure arithmetic, no Qt.

All lengths are device-independent pixels. x grows to the right, y downwards, angles are degrees clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

ASPECT = 88 / 63
"""Height of a card by its width."""
STRIP = 0.285
"""The part of a card's width that shows the whole index."""
LEAST_STRIP = 16.0
INDEX_BOTTOM = 0.565
"""Where the index ends below the upper edge, in card widths."""
LARGE_INDEX_BOTTOM = 0.655
"""The same where indices are large."""
LEAST_FOR_LARGE = 500
"""A lower felt has no room for large cards."""
SMALLEST_FELT = (480, 360)
"""Smaller tables are laid out as if they had this size."""


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def area(self) -> float:
        """Width times height."""
        return self.width * self.height

    def grown(self, by: float) -> Box:
        """The box with `by` more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, x: float, y: float) -> Box:
        """The box somewhere else."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in the box."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Whether another box lies inside."""
        grown = self.grown(slack)
        return (
            grown.x <= other.x
            and grown.y <= other.y
            and other.right <= grown.right
            and other.bottom <= grown.bottom
        )

    def overlap(self, other: Box) -> float:
        """The area that both boxes cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box around others; there must be one at least."""
    every = list(boxes)
    x, y = min(box.x for box in every), min(box.y for box in every)
    return Box(x, y, max(box.right for box in every) - x, max(box.bottom for box in every) - y)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its middle, its width, its turn about the middle."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width * ASPECT

    @property
    def box(self) -> Box:
        """The box of the card as if it were not turned."""
        return Box(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    def at(self, right: float, down: float) -> tuple[float, float]:
        """The point that lies so far from the card's upper left corner, along the card's own edges."""
        x, y = right - self.width / 2, down - self.height / 2
        sine, cosine = math.sin(math.radians(self.angle)), math.cos(math.radians(self.angle))
        return self.x + x * cosine - y * sine, self.y + x * sine + y * cosine

    @property
    def bounds(self) -> Box:
        """The smallest upright box around the turned card."""
        corners = [
            self.at(0, 0),
            self.at(self.width, 0),
            self.at(0, self.height),
            self.at(self.width, self.height),
        ]
        x, y = min(corner[0] for corner in corners), min(corner[1] for corner in corners)
        return Box(x, y, max(corner[0] for corner in corners) - x, max(corner[1] for corner in corners) - y)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies on the card."""
        sine, cosine = math.sin(math.radians(self.angle)), math.cos(math.radians(self.angle))
        right = (x - self.x) * cosine + (y - self.y) * sine
        down = (y - self.y) * cosine - (x - self.x) * sine
        return abs(right) <= self.width / 2 and abs(down) <= self.height / 2

    def raised(self, by: float) -> Pose:
        """The card pushed up along its own axis."""
        sine, cosine = math.sin(math.radians(self.angle)), math.cos(math.radians(self.angle))
        return Pose(self.x + by * sine, self.y - by * cosine, self.width, self.angle)


def lying(x: float, y: float, width: float) -> Pose:
    """An upright card by its upper left corner."""
    return Pose(x + width / 2, y + width * ASPECT / 2, width)


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds the felt in a window of some size."""

    top_bar: int
    status_bar: int
    dock: int
    """Width of the log at the right where it fits."""
    has_room_for_dock: bool


def frame(width: int, height: int) -> Frame:
    """The measures of bars and dock for a window."""
    return Frame(
        top_bar=40 if height < 700 else 48,
        status_bar=round(_between(height, (600, 44), (800, 56), (1080, 64))),
        dock=8 * round(_between(width, (1100, 224), (1280, 240), (1920, 304), (3840, 400)) / 8),
        has_room_for_dock=width >= 1100,
    )


def _between(value: float, *points: tuple[float, float]) -> float:
    """Straight lines between the points, level outside them."""
    if value <= points[0][0]:
        return points[0][1]
    for (low, start), (high, end) in pairwise(points):
        if value <= high:
            return start + (end - start) * (value - low) / (high - low)
    return points[-1][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How the person wants the table, as far as sizes and places depend on it."""

    has_large_cards: bool = False
    has_large_index: bool = False
    is_left_handed: bool = False
    """Stock, pile and the own plate change sides; cards and texts stay as they are."""

    @property
    def index_bottom(self) -> float:
        """Where the index ends below the upper edge, in card widths."""
        return LARGE_INDEX_BOTTOM if self.has_large_index else INDEX_BOTTOM


USUAL = Wishes()


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes that everything on the felt is made from."""

    width: float
    height: float
    is_compact: bool
    """The smallest windows do without the last action and with less air."""
    zoom: float
    """How much larger than at 1280 x 800 plates and texts are."""
    margin: float
    gap: float
    """Between blocks."""
    hand_card: int
    table_card: int
    rise: float
    """From the lower edge of the felt to the lower edge of the middle card of the hand."""
    lift: float
    """How far a selected card is raised."""
    seat_width: float
    seat_height: float
    seat_top: float
    own_width: float
    own_height: float
    wishes: Wishes = USUAL

    def sided(self, box: Box) -> Box:
        """A box made for a right hand, on the other side of the felt for a left one."""
        if not self.wishes.is_left_handed:
            return box
        return Box(self.width - box.right, box.y, box.width, box.height)

    @property
    def text(self) -> int:
        """Pixel size of ordinary text."""
        return round(14 * self.zoom)

    @property
    def title(self) -> int:
        """Pixel size of names and titles."""
        return round(16 * self.zoom)

    @property
    def figure(self) -> int:
        """Pixel size of figures that shall be seen from afar."""
        return round(20 * self.zoom)

    @property
    def label(self) -> float:
        """Height of a line of text below stock and pile."""
        return round(22 * self.zoom)


def measure(width: float, height: float, wishes: Wishes = USUAL) -> Measures:
    """The measures of a felt of this size."""
    width, height = max(width, SMALLEST_FELT[0]), max(height, SMALLEST_FELT[1])
    is_compact = height < 580 or width < 700
    is_large = wishes.has_large_cards and height >= LEAST_FOR_LARGE
    hand_card = 4 * round(
        min(0.18 * height, 0.15 * width) / 4 if is_large else min(0.15 * height, 0.125 * width) / 4
    )
    zoom = min(_between(height, (700, 1), (968, 1.1), (2048, 1.5)), _between(width, (1040, 1), (3440, 1.5)))
    if width >= 1400 and height >= 900:
        zoom = max(zoom, 1.1)
    return Measures(
        width=width,
        height=height,
        is_compact=is_compact,
        zoom=zoom,
        margin=16 if is_compact else 24,
        gap=12 if is_compact else 24,
        hand_card=hand_card,
        # Large cards on the table are for eyes that need them more than the hand needs to stand out.
        table_card=max(60, 4 * round(hand_card / (1.25 if is_large else 1.37) / 4)),
        rise=round(_between(height, (516, 26), (696, 32), (968, 44), (2048, 88))),
        lift=8 * max(1, round(0.22 * hand_card / 8)),
        seat_width=240 if is_compact else round(312 * zoom),
        seat_height=56 if is_compact else round(80 * zoom),
        seat_top=8 if is_compact else 16,
        own_width=120 if is_compact else round(128 * zoom),
        own_height=round(56 * zoom),
        wishes=wishes,
    )


def card_height(width: float) -> float:
    """The height of a card of this width."""
    return width * ASPECT


def strip(width: float) -> float:
    """The pitch at which overlapped cards still show their whole index."""
    return float(round(STRIP * width))
