"""The keyboard's focus on the table: on which spot it is, where it goes when that is gone, how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.aid_spots import AidsShown
from rommedesk.ui.table.card_measures import corner_radius
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.intents import Check
from rommedesk.ui.table.meld_pictures import HandBar
from rommedesk.ui.table.painting import rectangle
from rommedesk.ui.table.scene import HELD_LEVEL, RAISE_MS, TableScene
from rommedesk.ui.table.spot_places import (
    SpotPlace,
    SpotPlaces,
    Way,
    next_spot,
    spot_places,
    successor,
)
from rommedesk.ui.theme import Theme

RING_LEVEL = HELD_LEVEL - 100
OUTSIDE = 4.0
"""From the spot to the middle of the ring."""
SEAM, LINE = 8.0, 3.5
TIP = 9.0
AROUND_TEXT = 2.0
"""Between a text that is spared and the ring."""
LOWEST_TIPPED = 32.0
"""A tip would cover what stands in a lower box."""


@dataclass(frozen=True, slots=True)
class FocusRing:
    """A light line between two dark ones, seen on paper as well as on felt, and a tip that points at it."""

    place: SpotPlace
    spared: tuple[Box, ...] = ()
    """Texts beside cards that it would cut: it has a gap there."""

    @property
    def area(self) -> Box:
        box = self.place.box
        reach = 2 * TIP + SEAM
        if not self.place.angle:
            return box.grown(reach)
        half = (box.width**2 + box.height**2) ** 0.5 / 2
        return Box(box.centre[0] - half, box.centre[1] - half, 2 * half, 2 * half).grown(reach)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        box = self.place.box
        painter.save()
        if self.spared:
            painter.setClipPath(self._free(), Qt.ClipOperation.IntersectClip)
        painter.translate(*box.centre)
        painter.rotate(self.place.angle)
        half_width, half_height = box.width / 2 + OUTSIDE, box.height / 2 + OUTSIDE
        radius = OUTSIDE + (corner_radius(box.width) if self.place.is_card else 8)
        path = QPainterPath()
        path.addRoundedRect(
            QRectF(-half_width, -half_height, 2 * half_width, 2 * half_height), radius, radius
        )
        top = -half_height
        tip = QPainterPath()
        tip.addPolygon(
            QPolygonF([QPointF(0, top + TIP), QPointF(-TIP, top - TIP / 2), QPointF(TIP, top - TIP / 2)])
        )
        tip.closeSubpath()
        dark, light = QColor(theme.accent_seam), QColor(theme.on_felt)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(dark, SEAM))
        painter.drawPath(path)
        painter.setPen(QPen(light, LINE))
        painter.drawPath(path)
        if box.height >= LOWEST_TIPPED:
            painter.setPen(QPen(dark, 2))
            painter.setBrush(light)
            painter.drawPath(tip)
        painter.restore()

    def _free(self) -> QPainterPath:
        """All but what is spared."""
        free, taken = QPainterPath(), QPainterPath()
        free.addRect(rectangle(self.area))
        for box in self.spared:
            taken.addRect(rectangle(box.grown(AROUND_TEXT)))
        return free.subtracted(taken)


class TableFocus(QObject):
    """Remembers the spot; the ring is shown while the keyboard is used and the table has its input."""

    moved = Signal(str)
    """The focus went to another spot."""
    pointed = Signal()
    """Other steps of the stairs are lifted."""

    def __init__(
        self,
        scene: TableScene,
        check: Check,
        has_keys: Callable[[], bool],
        aids: Callable[[], AidsShown],
        parent: QObject,
    ) -> None:
        """`has_keys` tells whether keys go to the table now, `aids` what there is of these to go to."""
        super().__init__(parent)
        self._scene = scene
        self._check = check
        self._has_keys = has_keys
        self._aids = aids
        self._places: SpotPlaces = {}
        self._current = ""
        self._is_shown = False
        self._pointed_for: PlayerView | None = None
        self.is_watched = False
        """Whether somebody follows every step, not only the person at the keyboard."""
        scene.arranged.connect(self._follow)

    @property
    def current(self) -> str:
        """The id of the spot, "" on an empty table."""
        return self._current

    @property
    def places(self) -> SpotPlaces:
        """Where all spots lie now."""
        self.refresh()
        return self._places

    @property
    def is_used(self) -> bool:
        """Whether keys were used last, not the mouse."""
        return self._is_shown or self.is_watched

    @property
    def is_shown(self) -> bool:
        """Whether the ring is to be seen."""
        return self._is_shown and self._has_keys() and self._current in self._places

    def show(self, is_wanted: bool) -> None:
        """Show the ring, as keys are used, or hide it, as the mouse is."""
        was_shown, self._is_shown = self._is_shown, is_wanted
        if is_wanted:
            self.refresh()
        if is_wanted is not was_shown:
            self._point()
        self.draw()

    def go(self, spot: str) -> bool:
        """Go to this spot; whether it is there."""
        self.refresh()
        if spot not in self._places:
            return False
        if spot != self._current:
            self._current = spot
            if self._is_shown:
                self._point()
            self.moved.emit(spot)
        self.draw()
        return True

    def step(self, way: Way) -> None:
        """Go in a direction."""
        self.refresh()
        if self._current:
            self.go(next_spot(self._places, self._current, way))

    def refresh(self) -> None:
        """Follow what has changed on the table; a spot that is gone hands the focus to its successor."""
        shown = self._scene.shown
        if self._scene.held:
            return  # cards in the air come back to the hand or go for good
        before = self._places
        self._places = (
            spot_places(shown.view, shown.layout, shown.places, self._scene.hand, self._aids())
            if shown is not None
            else {}
        )
        if self._current not in self._places:
            at = successor(before, self._places, self._current)
            if at != self._current:
                self._current = at
                self.moved.emit(at)

    def draw(self) -> None:
        """Draw the ring where it belongs now."""
        rings = [FocusRing(self._places[self._current], self._texts())] if self.is_shown else []
        self._scene.show_overlays("focus", rings, RING_LEVEL)

    def _texts(self) -> tuple[Box, ...]:
        """The letters and points under the hand, which stand as near to the cards as the ring."""
        if not self._current.startswith("card "):
            return ()
        found = self._scene.overlays("bar")
        return tuple(box for bar in found if isinstance(bar, HandBar) for box in bar.text_boxes)

    def _follow(self) -> None:
        if not self._is_shown and not self.is_watched:
            return  # whoever asks next finds out
        self.refresh()
        shown = self._scene.shown
        if self._is_shown and shown is not None and shown.view is not self._pointed_for:
            self._point()
        self.draw()

    def _point(self) -> None:
        """Lift the steps of the stairs that one would take from the focused one on."""
        shown = self._scene.shown
        if shown is None:
            return
        self._pointed_for = shown.view
        count = int(self._current.split()[1]) if self._current.startswith("step ") else 0
        own = shown.view.seat
        if not self._is_shown or not self._has_keys() or own != shown.view.position.to_move:
            count = 0
        if count and (own is None or self._check(TakeDiscards(own, count)) is not None):
            count = 0
        if count != self._scene.pointed:
            self._scene.pointed = count
            self._scene.arrange(RAISE_MS)
            self.pointed.emit()
