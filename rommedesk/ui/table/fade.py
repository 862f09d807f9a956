"""Lets pictures come into sight gently."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem


class Fade(QObject):
    """One fade at a time; whatever was fading before is there at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[QGraphicsItem] = []
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(self._show)

    @property
    def is_running(self) -> bool:
        """Whether anything is still fading in."""
        return self._way.state() is QVariantAnimation.State.Running

    def begin(self, items: Sequence[QGraphicsItem], lasts: float) -> None:
        """Fade these in within so many milliseconds."""
        self.finish()
        if items and lasts >= 1:
            self._items = list(items)
            self._show(0.0)
            self._way.setDuration(round(lasts))
            self._way.start()

    def finish(self) -> None:
        """Show them now."""
        self._way.stop()
        self._show(1.0)

    def _show(self, part: float) -> None:
        for item in self._items:
            item.setOpacity(part)
        if part >= 1:
            self._items = []
