"""Where a window stands, kept while it is moved, and taken up again at the next start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

FRAME = QSize(16, 40)
"""What the frame of a window takes about; how much it is nobody knows before the window is shown."""
SETTLED_MS = 500
"""A window that has rested for so long has found its place."""


class WindowPlace(QObject):
    """Watches a window; tells its place, and whether it fills the screen, soon after a change."""

    def __init__(self, window: QMainWindow, keep: Callable[[str, bool], None]) -> None:
        """`keep` gets the place as text, which only `restore` understands, and whether the screen is full."""
        super().__init__(window)
        self._window, self._keep = window, keep
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_MS)
        self._settled.timeout.connect(self.tell)
        window.installEventFilter(self)

    def restore(self, place: str, *, is_full_screen: bool) -> None:
        """Put the window where it stood, as far as the screens of today have room; "" keeps its size."""
        window = self._window
        if place:
            # Whatever a damaged file says, Qt leaves out what it does not know and refuses the rest, and a
            # window that no screen shows any more is moved and made smaller.
            window.restoreGeometry(QByteArray.fromBase64(place.encode("utf-8")))
        self.fill_screen(is_full_screen)

    def fit(self, room: QSize) -> None:
        """Let a window that is too large for this room of the screen take all of it."""
        window, room = self._window, room - FRAME
        if window.width() > room.width() or window.height() > room.height():
            window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def fill_screen(self, is_wanted: bool) -> None:
        """Use the whole screen, or be again as before, maximised or not."""
        flag = Qt.WindowState.WindowFullScreen
        state = self._window.windowState()
        self._window.setWindowState(state | flag if is_wanted else state & ~flag)

    def tell(self) -> None:
        """Tell the place now."""
        self._settled.stop()
        window = self._window
        if window.isMinimized():
            return
        place = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
        self._keep(place, window.isFullScreen())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moves = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)
        if event.type() in moves and self._window.isVisible():
            self._settled.start()
        return False
