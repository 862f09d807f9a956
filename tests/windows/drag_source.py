"""A small window with a file that can be dragged: `python -m tests.windows.drag_source FILE`."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class DragSource(QLabel):
    """Drags its file as soon as the mouse is moved with the button down, as a file manager does."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self._file = file
        self.setFixedSize(300, 120)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.move(QPoint(1500, 900))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - the name that Qt gave it
        drag, data = QDrag(self), QMimeData()
        data.setUrls([QUrl.fromLocalFile(self._file)])
        drag.setMimeData(data)
        done = drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)
        print(done.name, flush=True)


if __name__ == "__main__":
    application = QApplication(["drag_source"])
    source = DragSource(sys.argv[1])
    source.show()
    sys.exit(application.exec())
