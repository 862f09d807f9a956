"""A line above the status bar for what went wrong beside the game, which goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from rommedesk.ui.parts import CloseButton, label

SHOWN_MS = 12_000


class NoticeBar(QWidget):
    """Shows one sentence until it is closed or, unless it is to stay, some seconds have gone by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._sentence: Callable[[], str] | None = None
        self.stays = False
        """Whether every sentence stays until it is closed."""
        self.text = label(wraps=True)
        self.close_button = CloseButton()
        self.close_button.clicked.connect(self.hide)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def say(self, sentence: Callable[[], str], *, stays: bool = False) -> None:
        """Show a sentence; it is asked for again when the language changes."""
        self._sentence = sentence
        self.text.setText(sentence())
        self.show()
        if stays or self.stays:
            self._timer.stop()
        else:
            self._timer.start()

    @property
    def is_timed(self) -> bool:
        """Whether what is shown goes away by itself."""
        return self._timer.isActive()

    def retranslate(self) -> None:
        """Set the texts anew, also of a sentence on show."""
        if self._sentence is not None and not self.isHidden():
            self.text.setText(self._sentence())
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.setToolTip(self.tr("Close this message"))
