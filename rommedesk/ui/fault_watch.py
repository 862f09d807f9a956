"""Faults of the program end in the log and as a message, never as a traceback on the screen."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal

_log = logging.getLogger("rommedesk")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Take a message of Qt into the log; to be installed as Qt's message handler."""
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", text)


class FaultWatch(QObject):
    """Looks at all exceptions that nobody handles, those in slots and threads too."""

    fault = Signal()
    """Something failed that nobody expected to; the log has the details."""

    def watch(self) -> None:
        """Begin to look."""
        sys.excepthook = self._seen
        threading.excepthook = self._seen_in_thread

    def _seen_in_thread(self, seen: threading.ExceptHookArgs) -> None:
        self._seen(seen.exc_type, seen.exc_value or seen.exc_type(), seen.exc_traceback)

    def _seen(self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        _log.critical("A fault of the program", exc_info=(kind, error, traceback))
        self.fault.emit()
