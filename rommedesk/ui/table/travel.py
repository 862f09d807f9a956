"""Where a card is at each moment of its way, and which of its sides is seen; arithmetic alone."""

from __future__ import annotations

import math
from enum import Enum

from rommedesk.ui.table.geometry import Pose


class Side(Enum):
    """Which side of a card is seen on its way."""

    SAME = "same"
    """Always its face."""
    UP = "up"
    """The back at first, then it turns over."""
    DOWN = "down"
    """The face at first, then it turns over."""


def eased(part: float) -> float:
    """Quick at first, gentle at the end; from 0 to 1."""
    return 1 - (1 - min(max(part, 0.0), 1.0)) ** 3


def travel_ms(start: Pose, end: Pose) -> float:
    """How long a card travels, by its way."""
    return 160 + 80 * min(1.0, math.dist((start.x, start.y), (end.x, end.y)) / 800)


def between(start: Pose, end: Pose, part: float) -> Pose:
    """The pose on the way from one to the other."""

    def mixed(low: float, high: float) -> float:
        return low + (high - low) * part

    return Pose(
        mixed(start.x, end.x),
        mixed(start.y, end.y),
        mixed(start.width, end.width),
        mixed(start.angle, end.angle),
    )


def turned(side: Side, part: float) -> float:
    """How much of a card is seen at a part of its time: 1 the whole face, 0 its edge, -1 the whole back."""
    if side is Side.SAME:
        return 1.0
    # It turns over in the middle of the way, so that both sides are seen.
    face = math.cos(math.pi * min(max((part - 0.15) / 0.6, 0.0), 1.0))
    return face if side is Side.DOWN else -face
