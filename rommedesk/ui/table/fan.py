"""The own hand: a fan, flat when it is large, in two rows when it is larger still."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rommedesk.ui.table.geometry import ASPECT, LEAST_STRIP, STRIP, Box, Measures, Pose, around

FULL_PITCH = 0.6
"""The widest pitch and the offset of the back row, in card widths."""
DEGREES_A_CARD = 0.9
MOST_FANNED = 14
"""A larger hand lies flat: turned cards would hide each other's indices."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Where the cards of the hand lie, the first one at the left."""

    poses: tuple[Pose, ...]
    """Without regard to which cards are raised."""
    rows: int
    pitch: float
    room: Box
    """The strip of felt that is the hand's own, whatever it holds."""
    top: float
    """The upper edge of the middle card, whether there is one or not."""
    lift: float
    """How far a selected card is raised."""

    @property
    def bounds(self) -> Box:
        """The box around all cards; an empty hand has an empty one."""
        if not self.poses:
            return Box(self.room.centre[0], self.room.bottom, 0, 0)
        return around(pose.bounds for pose in self.poses)

    def shown(self, selected: Collection[int]) -> tuple[Pose, ...]:
        """The poses with the selected cards raised."""
        return tuple(
            pose.raised(self.lift) if place in selected else pose for place, pose in enumerate(self.poses)
        )

    def place_at(self, x: float, y: float) -> int:
        """Before which card something dropped at this point goes; the number of cards means behind all."""
        if not self.poses:
            return 0
        first, last = self._row_near(y)
        for place in range(first, last):
            if x < self.poses[place].x:
                return place
        return last

    def _row_near(self, y: float) -> tuple[int, int]:
        half = math.ceil(len(self.poses) / 2)
        if self.rows == 1:
            return 0, len(self.poses)
        border = self.poses[-1].box.y
        return (0, half) if y < border else (half, len(self.poses))


def limit_pitch(width: float) -> float:
    """The tightest pitch of one row of cards of this width."""
    return max(STRIP * width, LEAST_STRIP)


def fan(count: int, measures: Measures, clear_of: float | None = None) -> Fan:
    """Lay out a hand of `count` cards, if it can be done at full pitch to the left of `clear_of`."""
    width = measures.hand_card
    height = width * ASPECT
    left = measures.margin + measures.own_width + 16
    right = measures.width - measures.margin
    room_right = right + 8
    base = measures.height - measures.rise
    room_top = base - height - measures.lift
    step = DEGREES_A_CARD if count <= MOST_FANNED else 0.0
    lean = height * math.sin(math.radians(step * max(0, count - 1) / 2))
    free = right - left - 2 * lean
    rows = 1 if count <= 1 or (free - width) / (count - 1) >= limit_pitch(width) else 2
    lengths = [count] if rows == 1 else [math.ceil(count / 2), count // 2]
    longest = max(lengths)
    pitch = FULL_PITCH * width if longest <= 1 else min(FULL_PITCH * width, (free - width) / (longest - 1))
    half = (width + (longest - 1) * pitch) / 2 + lean
    if clear_of is not None and pitch == FULL_PITCH * width and left + 2 * half <= clear_of:
        right = clear_of
    middle = min(max(measures.width / 2, left + half), right - half)
    back = FULL_PITCH * width * (rows - 1)
    poses: list[Pose] = []
    for row, length in enumerate(lengths):
        bottom = base - (back if row < rows - 1 else 0)
        poses += _arc(length, middle, bottom, width, pitch, step if rows == 1 else 0.0)
    return Fan(
        poses=tuple(poses),
        rows=rows,
        pitch=pitch,
        room=Box(left - 8, room_top - back, room_right - left + 8, measures.height - room_top + back),
        top=base - height - back,
        # A raised card of the front row must not hide the indices behind it.
        lift=measures.lift if rows == 1 else 8.0,
    )


def _arc(count: int, middle: float, bottom: float, width: int, pitch: float, step: float) -> Sequence[Pose]:
    """Cards on a circle whose radius makes them stand `pitch` apart, turned about their lower edge."""
    height = width * ASPECT
    radius = pitch / math.radians(step) if step else 0.0
    poses = []
    for place in range(count):
        from_middle = place - (count - 1) / 2
        angle = from_middle * step
        turn = math.radians(angle)
        drop = radius * (1 - math.cos(turn))
        foot_x, foot_y = middle + from_middle * pitch, bottom + drop
        poses.append(
            Pose(
                foot_x + height / 2 * math.sin(turn),
                foot_y - height / 2 * math.cos(turn),
                width,
                angle,
            )
        )
    return poses
