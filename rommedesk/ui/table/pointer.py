"""The mouse, or a finger, over the felt: to whom each press, move and release belongs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from rommedesk.ui.table.aids import MeldingAids
from rommedesk.ui.table.desk import Desk, modifiers_of
from rommedesk.ui.table.focus import TableFocus
from rommedesk.ui.table.gestures import Gestures
from rommedesk.ui.table.hints import Hints
from rommedesk.ui.table.meld_note import MeldNote
from rommedesk.ui.table.table_spots import TableSpots

Point = tuple[float, float]

HOLD_MS = 500
"""How long a press without a move takes to mean a right click."""
LEAVES = (QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut, QEvent.Type.Hide)
"""Events that tell that the person turns to something else."""


class PointedDesk(Desk, Protocol):
    """What the pointer needs of the table."""

    @property
    def aids(self) -> MeldingAids:
        """Bars under the hand and the staging tray."""

    @property
    def hints(self) -> Hints:
        """The hint that can be asked for."""

    @property
    def meld_note(self) -> MeldNote:
        """The note beside the meld that is pointed at."""

    def begin_input(self) -> None:
        """End what is on its way before something is done."""


class Pointer(QObject):
    """Gives what the pointer does to the focus, the melding aids, the gestures, or the menu of a spot."""

    def __init__(
        self,
        desk: PointedDesk,
        focus: TableFocus,
        spots: TableSpots,
        show_choices: Callable[[str, Point], bool],
        view: QGraphicsView,
    ) -> None:
        """`show_choices` opens the menu of a spot at a point; whether there is one."""
        super().__init__(view)
        self._desk = desk
        self._focus = focus
        self._spots = spots
        self._show_choices = show_choices
        self._view = view
        self.gestures = Gestures(desk, QApplication.startDragDistance(), QApplication.doubleClickInterval())
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._held)
        self.hold_ms = HOLD_MS

    def press(self, event: QMouseEvent, *, is_double: bool) -> None:
        """A button goes down."""
        at, is_left = self._at(event), event.button() is Qt.MouseButton.LeftButton
        if is_left and self.gestures.is_echo(at, event.timestamp(), is_double=is_double):
            return
        self._desk.begin_input()
        self._desk.hints.step_aside()
        self._focus.show(False)
        if (spot := self._spots.id_at(at)) and not spot.startswith("step "):
            self._focus.go(spot)
        if is_left and not self._desk.aids.press(at, by_finger=_is_finger(event)):
            self.gestures.press(at, modifiers_of(event), is_double=is_double)
            self._hold.start(self.hold_ms)
        elif event.button() is Qt.MouseButton.RightButton:
            self._hold.stop()
            if self.gestures.is_dragging:
                self.gestures.cancel()
            else:
                self.gestures.hover(at)
                self._show_choices(self._spots.id_at(at), at)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves, with or without a button."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.gestures.cancel()  # the release went elsewhere
        self.gestures.move(self._at(event))
        self._point_at_aids(event)
        if self.gestures.is_dragging:
            self._hold.stop()

    def release(self, event: QMouseEvent) -> None:
        """A button goes up."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.stop()
            at = self._at(event)
            if self._desk.aids.release(at, by_finger=_is_finger(event)):
                self.gestures.end_click(at, event.timestamp())
            else:
                self.gestures.release(at, event.timestamp())
        self._point_at_aids(event)

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        self.gestures.hover(None)
        self._desk.aids.hover(None)
        self._desk.meld_note.point(None)

    def give_up(self) -> None:
        """The person turns to something else: what is in the air goes home."""
        self._hold.stop()
        self.gestures.cancel()

    def _held(self) -> None:
        """The button, or a finger, rests on something: the same as a right click."""
        at = self.gestures.resting_at
        if at is not None and self._show_choices(self._spots.id_at(at), at):
            self.gestures.cancel()

    def _point_at_aids(self, event: QMouseEvent) -> None:
        at = None if event.buttons() else self._at(event)
        self._desk.meld_note.point(at)
        is_on = self._desk.aids.hover(at)
        shape = Qt.CursorShape.PointingHandCursor if is_on else Qt.CursorShape.ArrowCursor
        viewport = self._view.viewport()
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)

    def _at(self, event: QMouseEvent) -> Point:
        point = self._view.mapToScene(event.position().toPoint())
        return point.x(), point.y()


def _is_finger(event: QMouseEvent) -> bool:
    return event.device().type() is QInputDevice.DeviceType.TouchScreen
