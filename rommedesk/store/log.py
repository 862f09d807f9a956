"""The log file: for the person who has a question, never a reason for the program to fail."""

from __future__ import annotations

import logging
from pathlib import Path

LOG_NAME = "rommedesk.log"
LOG_BYTES = 500_000
OLD_LOGS = 2
"""So many older files are kept beside the running one."""

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class TurningFile(logging.FileHandler):
    """Writes to the file as long as that works; a full disk is no fault of what is logged.

    `logging.handlers` has such a one too, but brings sockets and pickles along, which every start would load.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, into a new file if the running one has no room for it."""
        try:
            if self.is_full_for(record):
                self._turn()
            super().emit(record)
        except Exception:  # as in all handlers: what cannot be logged shall not disturb who logs
            self.handleError(record)

    def is_full_for(self, record: logging.LogRecord) -> bool:
        """Whether the running file would grow too large with this line."""
        length = len(f"{self.format(record)}{self.terminator}".encode())
        return self._size() > 0 and self._size() + length > LOG_BYTES

    def _size(self) -> int:
        return Path(self.baseFilename).stat().st_size

    def _turn(self) -> None:
        """Give every file the name of the next older one; the oldest is gone."""
        self.close()
        names = [self.baseFilename, *(f"{self.baseFilename}.{age}" for age in range(1, OLD_LOGS + 1))]
        for older, name in zip(reversed(names[1:]), reversed(names[:-1]), strict=True):
            if Path(name).exists():
                Path(name).replace(older)
        self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging gave it
        pass


def set_up_log(folder: Path, level: int = logging.INFO) -> Path | None:
    """Log into a file in the folder, which rotates; its path, `None` if there can be no file."""
    root = logging.getLogger()
    root.setLevel(level)
    path = folder / LOG_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = TurningFile(path, encoding="utf-8")
    except OSError:
        # Without any handler logging would print to the error output of a program that has a window.
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    return path
