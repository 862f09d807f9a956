"""The rubber band: drawn over free felt, it selects the cards of the hand that it touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rommedesk.engine.cards import Card
from rommedesk.ui.table.desk import Desk, Point
from rommedesk.ui.table.geometry import Box, Pose
from rommedesk.ui.table.painting import colour, rectangle
from rommedesk.ui.theme import Theme

Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class BandPicture:
    """The band as it is drawn."""

    box: Box

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        pen = QPen(QColor(theme.accent), 1.5)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colour(theme.accent, 0.12))
        painter.drawRoundedRect(rectangle(self.box), 3, 3)


class Band:
    """A band that is drawn now, if one is."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._start: Point | None = None
        self._before: frozenset[Card] = frozenset()
        """The selection when the band was begun."""
        self._kept: frozenset[Card] = frozenset()
        """What stays selected whatever the band touches."""

    @property
    def is_drawn(self) -> bool:
        """Whether there is one."""
        return self._start is not None

    def begin(self, at: Point, *, adds: bool) -> None:
        """Begin at this corner; with `adds` what is selected stays so."""
        self._start = at
        self._before = self._desk.scene_of_table.selected
        self._kept = self._before if adds else frozenset()

    def stretch(self, at: Point) -> None:
        """Draw the band to this corner and select what it touches."""
        scene = self._desk.scene_of_table
        if self._start is None or scene.shown is None:
            return
        band = between(self._start, at)
        # The cards as they lie when none is raised, so that raising one does not change what is touched.
        found = touched(scene.shown.layout.hand.poses, band)
        marked = (scene.fanned[place] for place in found if place < len(scene.fanned))
        self._desk.select(self._kept | set(marked))
        scene.show_overlays("band", (BandPicture(band),))

    def end(self) -> None:
        """What was touched last stays selected."""
        self._start = None
        self._desk.scene_of_table.show_overlays("band", ())

    def cancel(self) -> None:
        """Everything is as it was before the band."""
        if self._start is not None:
            self.end()
            self._desk.select(self._before & set(self._desk.scene_of_table.hand))


def between(one: Point, other: Point) -> Box:
    """The box with these two corners."""
    return Box(min(one[0], other[0]), min(one[1], other[1]), abs(one[0] - other[0]), abs(one[1] - other[1]))


def touched(poses: Sequence[Pose], band: Box) -> tuple[int, ...]:
    """The places of the cards of a fan of which the band touches the part that can be seen."""
    return tuple(place for place in range(len(poses)) if _meets(_seen(poses, place), band))


def _seen(poses: Sequence[Pose], place: int) -> tuple[Corner, ...]:
    """The corners of the strip of a card that neither the next one in its row nor the front row covers."""
    pose = poses[place]
    following = poses[place + 1] if place + 1 < len(poses) else None
    is_covered = following is not None and pose.x < following.x < pose.x + pose.width
    width = following.x - pose.x if following is not None and is_covered else pose.width
    left, height = pose.box.x, pose.height
    for front in poses[place + 1 :]:
        if front.y > pose.y + 0.1 * height and front.box.x < left + width and left < front.box.right:
            height = min(height, front.box.y - pose.box.y)
    return pose.at(0, 0), pose.at(width, 0), pose.at(width, height), pose.at(0, height)


def _meets(corners: Sequence[Corner], band: Box) -> bool:
    """Whether a convex shape and an upright box share a point: no axis parts them."""
    around = ((band.x, band.y), (band.right, band.y), (band.right, band.bottom), (band.x, band.bottom))
    axes = [(1.0, 0.0), (0.0, 1.0)]
    for nth in (0, 1):
        (x, y), (next_x, next_y) = corners[nth], corners[nth + 1]
        axes.append((y - next_y, next_x - x))
    for axis_x, axis_y in axes:
        mine = [x * axis_x + y * axis_y for x, y in corners]
        theirs = [x * axis_x + y * axis_y for x, y in around]
        if max(mine) < min(theirs) or max(theirs) < min(mine):
            return False
    return True
