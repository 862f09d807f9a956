"""What a test may not leave behind: running timers, threads, animations and processes."""

import gc
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QProcess, QThread, QTimer


@contextmanager
def only_new_objects() -> Iterator[None]:
    """Keeps `left_behind` from looking through all that is older than this test, which takes long."""
    gc.freeze()
    yield
    gc.unfreeze()


def left_behind() -> list[QObject]:
    """All Qt objects made in Python that still run."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and shiboken6.isValid(thing) and _runs(thing)
    ]


def child_processes() -> set[str]:
    """The numbers of this thread's child processes, dead ones that nobody waited for included.

    Only Linux tells them; elsewhere the set is empty.
    """
    if not sys.platform.startswith("linux"):
        return set()
    return set(Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split())


def _runs(thing: QObject) -> bool:
    match thing:
        case QTimer():
            return thing.isActive()
        case QProcess():
            return thing.state() != QProcess.ProcessState.NotRunning
        case QAbstractAnimation():
            return thing.state() != QAbstractAnimation.State.Stopped
        case QThread():
            return thing.isRunning() and not thing.isMainThread()
        case _:
            return False
