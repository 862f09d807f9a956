"""Writes the settings soon after they have changed, so that nothing is lost whatever ends the program."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rommedesk.store.settings import Settings, save_settings

_log = logging.getLogger(__name__)

REST_MS = 500
"""Changes that follow each other faster are written once."""


class SettingsFile(QObject):
    """The file of the settings, as far as it is written."""

    trouble = Signal(object)
    """A `StoreTrouble`: the settings cannot be written; told once until they can be again."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._waiting: Settings | None = None
        self._is_troubled = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.write)

    def keep(self, settings: Settings) -> None:
        """Write these settings soon."""
        self._waiting = settings
        # A stream of changes does not put the writing off for ever.
        if not self._rest.isActive():
            self._rest.start()

    def write(self) -> None:
        """Write at once what is waiting."""
        self._rest.stop()
        settings, self._waiting = self._waiting, None
        if settings is None:
            return
        trouble = save_settings(self._path, settings)
        if trouble is not None:
            _log.warning("The settings cannot be saved: %s", trouble)
            if not self._is_troubled:
                self.trouble.emit(trouble)
        self._is_troubled = trouble is not None
