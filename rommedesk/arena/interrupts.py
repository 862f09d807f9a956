"""Interrupts from the keyboard: the first ends the contest in good order, more of them spoil nothing."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

INTERRUPTED = 130
"""What shells give programs that were interrupted from the keyboard."""

PATIENCE = 3.0
"""Seconds in which the program may end in good order; an interrupt after them ends it at once."""


class _Interrupts:
    """A handler that raises `KeyboardInterrupt` once."""

    def __init__(self) -> None:
        self.first: float | None = None
        """When the first one came."""

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        if self.first is None:
            self.first = monotonic()
            raise KeyboardInterrupt
        if monotonic() - self.first > PATIENCE:
            # What has been played is in its file, and workers end with their parent.
            os._exit(INTERRUPTED)


@contextmanager
def interrupted_once() -> Iterator[None]:
    """Have only the first interrupt raise `KeyboardInterrupt` in this block, and from then on.

    After an interrupt the program is expected to end: what Python does at the end is not interrupted either.
    Interrupts that are ignored or handled by somebody else are left alone.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    interrupts = _Interrupts()
    signal.signal(signal.SIGINT, interrupts)
    try:
        yield
    finally:
        if interrupts.first is None:
            signal.signal(signal.SIGINT, signal.default_int_handler)
