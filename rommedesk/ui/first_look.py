"""Waits until a window is on the screen: before, nobody knows where the window manager will put it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


def is_awaited(window: QWidget) -> bool:
    """Whether the window was shown, but is not on the screen yet."""
    return window.isVisible() and not window.windowHandle().isExposed()


class FirstLook(QObject):
    """Does something once when a window comes to be on the screen."""

    def __init__(self, window: QWidget, then: Callable[[], object]) -> None:
        """The window must be awaited; `then` belongs to something that lives as long as the window."""
        super().__init__(window)
        self._window = window
        self._then: Callable[[], object] | None = then
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_there = event.type() == QEvent.Type.Expose and not is_awaited(self._window)
        if is_there and self._then is not None:
            then, self._then = self._then, None
            then()
            self.deleteLater()
        return super().eventFilter(watched, event)
