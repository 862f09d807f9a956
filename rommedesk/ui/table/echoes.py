"""The second half of a double click on something that the first one took away from over the window."""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget

from rommedesk.ui.table.desk import STEADY

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Echoes(QObject):
    """Keeps presses away from a window that were meant for a dialog or a menu, which their click closed."""

    def __init__(self, double_ms: int, widget: QWidget) -> None:
        """For the window of this widget; two presses within `double_ms` belong to one double click."""
        super().__init__(widget)
        self._double_ms = double_ms
        self._widget = widget
        self._since = QElapsedTimer()
        self._at = QPointF()

    def uncover(self) -> None:
        """Something over the window is closed at this moment."""
        self._at = QPointF(QCursor.pos())
        self._since.start()
        if (window := self._widget.window().windowHandle()) is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take such a press away; with any other this is over."""
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        way = event.globalPosition() - self._at
        is_near = math.hypot(way.x(), way.y()) <= STEADY
        if (
            is_near
            and event.button() is Qt.MouseButton.LeftButton
            and self._since.elapsed() < self._double_ms
        ):
            return True
        assert isinstance(watched, QWindow)
        watched.removeEventFilter(self)
        return False
