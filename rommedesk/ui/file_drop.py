"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from rommedesk.ui.main_window import MainWindow


class FileDrop(QObject):
    """Takes files wherever in the window they are dropped."""

    dropped = Signal(object)
    """Their paths."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        # The view of the table would take everything for its scene, which takes nothing.
        window.table.viewport().setAcceptDrops(False)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Copy what is dropped, whatever else its owner offers: it stays where it is."""
        if not isinstance(event, QDropEvent) or not (files := local_files(event.mimeData())):
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if not isinstance(event, QDragMoveEvent):
            self.dropped.emit(files)
        return True


def local_files(data: QMimeData) -> tuple[Path, ...]:
    """The files among what is dragged."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
