"""Hears what later starts of the program want of the running one."""

from __future__ import annotations

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from rommedesk.store.handover import Handover

_PITCH_MS = 300
"""How often it is looked where the system does not tell of new files."""


class Door(QObject):
    """Looks whenever something is put into the folder of a `Handover`."""

    knocked = Signal(object)
    """What a later start wants, a `Wanted`."""

    def __init__(self, handover: Handover, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handover = handover
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._clock = QTimer(self, interval=_PITCH_MS)
        self._clock.timeout.connect(self._look)

    def open(self) -> None:
        """Begin to hear; also what was put there before."""
        folder = self._handover.folder
        if folder.is_dir() and not self._watcher.addPath(str(folder)):
            self._clock.start()
        self._handover.listen()
        QTimer.singleShot(0, self, self._look)

    def close(self) -> None:
        """Hear no more; another program may be the running one."""
        if watched := self._watcher.directories():
            self._watcher.removePaths(watched)
        self._clock.stop()
        self._handover.close()

    def _look(self) -> None:
        for wanted in self._handover.collect():
            self.knocked.emit(wanted)
