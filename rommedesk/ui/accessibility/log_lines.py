"""The log for a screen reader: a label for each entry, in words; nobody sees them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

MOST = 60
"""So many of the newest entries are in the tree."""


class LogLines:
    """Labels without a text to be seen, over the entries of the log."""

    def __init__(self, log: QWidget, viewport: QWidget) -> None:
        self._log, self._viewport = log, viewport
        self._labels: list[QLabel] = []

    def show(self, texts: Sequence[str]) -> None:
        """Let these entries be found, the newest one with the log itself; none where nobody listens."""
        texts = texts[-MOST:]
        while len(self._labels) > len(texts):
            self._labels.pop().deleteLater()
        while len(self._labels) < len(texts):
            label = QLabel(self._viewport)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setGeometry(0, 0, self._viewport.width(), 1)
            label.show()
            self._labels.append(label)
        for label, text in zip(self._labels, texts, strict=True):
            if label.accessibleName() != text:
                label.setAccessibleName(text)
        newest = texts[-1] if texts else ""
        if self._log.accessibleDescription() != newest:
            self._log.setAccessibleDescription(newest)
