"""The log file: for the person who has a question, never a reason for the program to fail."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG_NAME = "rommedesk.log"
LOG_BYTES = 500_000
OLD_LOGS = 2
"""So many older files are kept beside the running one."""

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _QuietHandler(RotatingFileHandler):
    """Writes to the file as long as that works; a full disk is no fault of what is logged."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging gave it
        pass


def set_up_log(folder: Path, level: int = logging.INFO) -> Path | None:
    """Log into a file in the folder, which rotates; its path, `None` if there can be no file."""
    root = logging.getLogger()
    root.setLevel(level)
    path = folder / LOG_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _QuietHandler(path, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8")
    except OSError:
        # Without any handler logging would print to the error output of a program that has a window.
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    return path
