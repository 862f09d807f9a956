"""What the program does once its table has been painted, so that the start need not wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication

FIRST_MS, PITCH_MS = 800, 60
"""Milliseconds to the first piece of work, and from one to the next."""
QUIET_SECONDS = 0.6
"""Who has not moved the mouse for so long will not see that the window does not answer for a moment."""


class Quiet:
    """Tells, asked again and again, whether the hand of the person and the cards have rested for a while."""

    def __init__(self, is_moving: Callable[[], bool], now: Callable[[], float] = monotonic) -> None:
        self._is_moving, self._now = is_moving, now
        self._pointer, self._since = QCursor.pos(), now()

    def __call__(self) -> bool:
        """Whether it is quiet now."""
        pointer, now = QCursor.pos(), self._now()
        is_pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if pointer != self._pointer or is_pressed or self._is_moving():
            self._pointer, self._since = pointer, now
        return now - self._since >= QUIET_SECONDS


class WarmUp(QObject):
    """Does work piece by piece, and none while cards travel."""

    def __init__(self, work: Iterator[None], may_work: Callable[[], bool], parent: QObject) -> None:
        """Every step of `work` is one piece; none should take as long as a frame."""
        super().__init__(parent)
        self._work, self._may_work = work, may_work
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do_piece)

    def start(self) -> None:
        """Begin soon."""
        self._timer.start(FIRST_MS)

    def stop(self) -> None:
        """Leave the rest undone."""
        self._timer.stop()

    def _do_piece(self) -> None:
        self._timer.setInterval(PITCH_MS)
        if self._may_work() and next(self._work, self) is self:
            self._timer.stop()


def usual_work(
    *first: Callable[[], None],
    slow: Callable[[], None] = lambda: None,
    is_quiet: Callable[[], bool] = lambda: True,
) -> Iterator[None]:
    """What comes first, then the dialogs of every match and what mends a refused move.

    What takes longer than a frame waits until it is quiet; at last the garbage collector forgets what lasts.
    """
    for work in first:
        work()
        yield
    from rommedesk.ui.dialogs import sheet_data  # noqa: F401

    yield
    from rommedesk.ui.dialogs import score_sheet  # noqa: F401

    yield
    from rommedesk.ui.dialogs import score_dialog  # noqa: F401

    yield
    from rommedesk.players import remedies  # noqa: F401

    yield
    while not is_quiet():
        yield
    slow()
    yield
    while not is_quiet():
        yield
    # A look through all that the start has made takes longer than a frame; later ones see new things only.
    gc.collect()
    gc.freeze()
