"""What is seen of a large hand: the fan opens under the pointer, and cards out of sight can be fetched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from rommedesk.engine.cards import Card
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene

CREEP_MS = 180
"""While cards are held at an end of the hand, it moves on by a column this often."""
NOTCH = 120
"""The angle of one step of a wheel, in eighths of a degree."""
COLUMNS_A_NOTCH = 3

Point = tuple[float, float]


class HandView(QObject):
    """Watches the pointer over the felt; it never takes an event away but a press on an arrow or a wheel."""

    def __init__(self, view: QGraphicsView, scene: TableScene, is_busy: Callable[[], bool]) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._is_busy = is_busy
        self._turned = 0
        """What the wheel turned beyond whole columns."""
        self._creep = QTimer(self)
        self._creep.setInterval(CREEP_MS)
        self._creep.timeout.connect(self._creep_on)
        self._way = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer."""
        match event:
            case QMouseEvent() if event.type() == QEvent.Type.MouseMove:
                self._point(self._at(event), is_pressed=bool(event.buttons().value))
            case QMouseEvent() if event.type() in (
                QEvent.Type.MouseButtonPress,
                QEvent.Type.MouseButtonDblClick,
            ):
                way = self._arrow_at(self._at(event))
                if way:
                    self.page(way)
                    return True
            case QMouseEvent() if event.type() == QEvent.Type.MouseButtonRelease:
                self._creep.stop()
            case QWheelEvent():
                return self._turn(event)
            case _ if event.type() == QEvent.Type.Leave:
                self._scene.open_beside(None)
        return False

    def page(self, way: int) -> None:
        """Show the next cards of the hand at the right (1) or at the left (-1)."""
        shown = self._scene.shown
        if shown is not None:
            fan = shown.layout.hand
            self._scene.look_at_hand(fan.first + way * max(1, fan.columns - 2))

    def reveal(self, card: Card) -> None:
        """Bring a card of the hand into sight."""
        shown, hand = self._scene.shown, self._scene.hand
        if shown is not None and card in hand and len(shown.layout.hand.poses) == len(hand):
            self._scene.look_at_hand(shown.layout.hand.first_to_see(hand.index(card)))

    def _at(self, event: QMouseEvent) -> Point:
        point = self._view.mapToScene(event.position().toPoint())
        return point.x(), point.y()

    def _arrow_at(self, at: Point) -> int:
        shown = self._scene.shown
        arrows = shown.layout.hand.arrows if shown is not None else None
        if arrows is None:
            return 0
        left, right = arrows
        return -1 if left.contains(*at) else 1 if right.contains(*at) else 0

    def _point(self, at: Point, *, is_pressed: bool) -> None:
        self._way = self._arrow_at(at) if is_pressed and self._scene.is_carrying else 0
        if self._way and not self._creep.isActive():
            self._creep.start()
        elif not self._way:
            self._creep.stop()
        if not is_pressed and not self._is_busy():
            found = self._scene.card_at(*at)
            is_hand = found is not None and found[1].zone is Zone.HAND
            self._scene.open_beside(Card(found[0]) if found is not None and is_hand else None)

    def _creep_on(self) -> None:
        shown = self._scene.shown
        if shown is None or not self._scene.is_carrying or not self._way:
            self._creep.stop()
        else:
            self._scene.look_at_hand(shown.layout.hand.first + self._way)

    def _turn(self, event: QWheelEvent) -> bool:
        shown = self._scene.shown
        if shown is None or not shown.layout.hand.is_scrolled:
            return False
        if not shown.layout.hand.room.contains(event.position().x(), event.position().y()):
            return False
        delta = event.angleDelta()
        self._turned -= delta.y() if abs(delta.y()) >= abs(delta.x()) else delta.x()
        columns = int(self._turned * COLUMNS_A_NOTCH / NOTCH)
        if columns:
            self._turned -= columns * NOTCH // COLUMNS_A_NOTCH
            self._scene.look_at_hand(shown.layout.hand.first + columns)
        event.accept()
        return True
