"""The own hand: a fan, flat when it is large, in two rows when it is larger still, then in part."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, replace

from rommedesk.ui.table.geometry import ASPECT, LEAST_STRIP, STRIP, Box, Measures, Pose, around

FULL_PITCH = 0.6
"""The widest pitch and the offset of the back row, in card widths."""
DEGREES_A_CARD = 0.9
MOST_FANNED = 14
"""A larger hand lies flat: turned cards would hide each other's indices."""
OPEN_PITCH = 0.56
"""What is seen of the card under the pointer where the pitch is narrower, in card widths."""
GIVING_WAY = 7
"""So many cards beside it give way."""
ARROW = 40.0
"""The width of the places at the ends of a hand that cannot be seen whole."""
SLIVER = 2.0
"""What is seen of a card that is out of sight."""
SLIVERS = 5
"""So many of them are seen."""
BAR_ROOM = 12.0
"""What the lowest card of the fan leaves below it for the bars under the hand."""


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
    first: int
    """The first column that can be seen; columns before it are slivers at the left."""
    columns: int
    """How many columns can be seen at once."""
    longest: int
    """The columns of the longest row."""

    @property
    def is_scrolled(self) -> bool:
        """Whether there are more cards than can be seen at once."""
        return self.columns < self.longest

    @property
    def arrows(self) -> tuple[Box, Box] | None:
        """Where one can ask for the cards out of sight at the left and at the right."""
        if not self.is_scrolled:
            return None
        box = self.bounds
        space = SLIVERS * SLIVER
        lowest, height = self.poses[-1].box, box.height
        left = self.poses[self.first].box.x - space - ARROW
        right = left + ARROW + 2 * space + lowest.width + (self.columns - 1) * self.pitch
        return Box(left, box.y, ARROW, height), Box(right, box.y, ARROW, height)

    @property
    def out_of_sight(self) -> tuple[int, int]:
        """How many cards are hidden at the left and at the right."""
        hidden = [place for place in range(len(self.poses)) if not self.can_be_seen(place)]
        left = sum(self.column(place) < self.first for place in hidden)
        return left, len(hidden) - left

    def column(self, place: int) -> int:
        """The column of a card, 0 for the first one of its row."""
        return place % self.longest if self.rows > 1 else place

    def can_be_seen(self, place: int) -> bool:
        """Whether the index of a card can be seen."""
        column, end = self.column(place), self.first + self.columns - 1
        row_end = self.longest if place < self.longest or self.rows == 1 else len(self.poses) - self.longest
        # Of the cards that lie on each other at the right end the last one is seen.
        return self.first <= column and (column < end or column == row_end - 1)

    def first_to_see(self, place: int) -> int:
        """The first column with which a card can be seen, the nearest to the present one."""
        if self.can_be_seen(place):
            return self.first
        column = self.column(place)
        return column if column < self.first else min(column - self.columns + 2, self.longest - self.columns)

    @property
    def bounds(self) -> Box:
        """The box around all cards; an empty hand has an empty one."""
        if not self.poses:
            return Box(self.room.centre[0], self.room.bottom, 0, 0)
        return around(pose.bounds for pose in self.poses)

    def shown(self, selected: Collection[int], pointed: int | None = None) -> tuple[Pose, ...]:
        """The poses with the selected cards raised and room made beside the pointed one."""
        poses = self.poses if pointed is None else self._opened(pointed)
        return tuple(
            pose.raised(self.lift) if place in selected else pose for place, pose in enumerate(poses)
        )

    def _opened(self, pointed: int) -> tuple[Pose, ...]:
        """The cards beside the pointed one give way, the nearest most, so that it can be recognised."""
        if pointed >= len(self.poses) or not self.can_be_seen(pointed):
            return self.poses
        width = self.poses[0].width
        room = min(OPEN_PITCH * width - self.pitch, 0.7 * self.pitch * GIVING_WAY)
        begin = 0 if self.rows == 1 or pointed < self.longest else self.longest
        end = min(begin + self.longest, len(self.poses))
        if room <= 0 or pointed == end - 1:
            return self.poses
        # Near the right end those at the left must give way too.
        last = min(end, begin + self.first + self.columns) - 1
        to_right = room * min(1.0, (last - 1 - pointed) / GIVING_WAY)
        to_left = min(room - to_right, 0.7 * self.pitch * (pointed - begin - self.first))
        moved = list(self.poses)
        for place in range(begin + self.first, last):
            away = place - pointed
            if away > 0:
                shift = to_right * max(0.0, 1 - (away - 1) / min(GIVING_WAY, max(1, last - 1 - pointed)))
            else:
                shift = -to_left * max(0.0, 1 + away / min(GIVING_WAY, max(1, pointed - begin - self.first)))
            moved[place] = replace(moved[place], x=moved[place].x + shift)
        return tuple(moved)

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
        half = self.longest
        if self.rows == 1:
            return 0, len(self.poses)
        border = self.poses[-1].box.y
        return (0, half) if y < border else (half, len(self.poses))


def limit_pitch(width: float) -> float:
    """The tightest pitch of one row of cards of this width."""
    return max(STRIP * width, LEAST_STRIP)


def fan(
    count: int,
    measures: Measures,
    clear_of: float | None = None,
    first: int = 0,
    sides: tuple[float, float] | None = None,
) -> Fan:
    """Lay out a hand of `count` cards, if it can be done at full pitch to the left of `clear_of`.

    Where two rows cannot show all cards at once, `first` is the first column to be seen.  `sides` are the
    edges of its room for a right hand, if that is not all the felt beside the own plate.
    """
    width = measures.hand_card
    height = width * ASPECT
    left, right = sides or (
        measures.margin + measures.own_width + 16,
        measures.width - measures.margin,
    )
    room = measures.sided(Box(left - 8, 0, right + 8 - left + 8, 0))
    base = measures.height - measures.rise
    limit = limit_pitch(width)
    step = _step(count, width, measures.rise - BAR_ROOM) if count <= MOST_FANNED else 0.0
    lean = height * math.sin(math.radians(step * max(0, count - 1) / 2))
    free = right - left - 2 * lean
    rows = 1 if count <= 1 or (free - width) / (count - 1) >= limit else 2
    if rows == 2:
        step, lean, free = 0.0, 0.0, right - left
    lengths = [count] if rows == 1 else [math.ceil(count / 2), count // 2]
    longest = max(lengths)
    full = FULL_PITCH * width
    pitch = full if longest <= 1 else min(full, (free - width) / (longest - 1))
    columns = longest
    if pitch < limit:
        pitch = limit
        columns = max(2, 1 + int((free - 2 * (ARROW + SLIVERS * SLIVER) - width) / limit))
    shown = width + (columns - 1) * pitch
    half = shown / 2 + lean
    if clear_of is not None and pitch == full and left + 2 * half <= clear_of:
        right = clear_of
    middle = min(max(measures.width / 2, left + half), right - half)
    if columns < longest:
        middle = (left + right) / 2
    if measures.wishes.is_left_handed:
        middle = measures.width - middle
    back = max(FULL_PITCH, measures.wishes.index_bottom + 0.035) * width * (rows - 1)
    first = min(max(first, 0), longest - columns)
    poses: list[Pose] = []
    for row, length in enumerate(lengths):
        bottom = base - (back if row < rows - 1 else 0)
        arc = _arc(longest if rows > 1 else length, middle, bottom, width, pitch, step)
        if columns < longest:
            start = middle - shown / 2 + width / 2
            arc = [
                replace(pose, x=start + _scrolled(at, first, columns, pitch)) for at, pose in enumerate(arc)
            ]
        elif length < longest:
            arc = [replace(pose, x=pose.x + (longest - length) * pitch / 2) for pose in arc]
        poses += arc[:length]
    room_top = base - height - measures.lift - back
    return Fan(
        poses=tuple(poses),
        rows=rows,
        pitch=pitch,
        room=Box(room.x, room_top, room.width, measures.height - room_top),
        top=base - height - back,
        # A raised card of the front row must not hide the indices behind it.
        lift=measures.lift if rows == 1 else 8.0,
        first=first,
        columns=columns,
        longest=longest,
    )


def _scrolled(column: int, first: int, columns: int, pitch: float) -> float:
    """How far right of the first card to be seen a column lies; others are slivers at the ends."""
    if column < first:
        return -SLIVER * min(first - column, SLIVERS)
    end = columns - 1
    if column - first <= end:
        return (column - first) * pitch
    return end * pitch + SLIVER * min(column - first - end, SLIVERS)


def _step(count: int, width: int, free: float) -> float:
    """The turn from card to card; less where the outer cards would come too low."""
    if count < 2:
        return DEGREES_A_CARD
    # For small turns the outer cards drop by so much for each unit of it, their corners by some more.
    drop = FULL_PITCH * width * (count - 1) ** 2 / 8 + width * (count - 1) / 4
    return min(DEGREES_A_CARD, math.degrees(free / drop))


def _arc(count: int, middle: float, bottom: float, width: int, pitch: float, step: float) -> list[Pose]:
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
