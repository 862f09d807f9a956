"""What all dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget


class Dialog(QDialog):
    """A dialog that never blocks, speaks the language of the moment and is gone when it is closed.

    A subclass builds its widgets, then calls `retranslate`, which also runs whenever the language changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)

    def retranslate(self) -> None:
        """Set every text anew."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter that is still held down from something else decides nothing here."""
        return (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.isAutoRepeat()
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ) or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the focused button says; without one it is the default button that answers."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QPushButton) and not focused.isCheckable():
            focused.click()
        else:
            super().keyPressEvent(event)

    def fit(self, wanted: QSize) -> None:
        """Take this size, as far as the screen has room for it."""
        room = self.screen().availableGeometry().size() - QSize(16, 48)
        self.resize(wanted.boundedTo(room))
