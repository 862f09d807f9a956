"""Locks that keep two programs from writing one file.

The system drops a lock when the program that has it ends, however it ends.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """The locked byte lies far behind the end of the file, for Windows lets nobody read a locked one."""

    def lock(descriptor: int) -> bool:
        """Lock the open file for this program; `False` if another one has it."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def lock(descriptor: int) -> bool:
        """Lock the open file for this program; `False` if another one has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A file system without locks; to refuse every file there would be worse.
            return True
        return True


def lock_within(descriptor: int, seconds: float) -> bool:
    """Lock the open file as soon as no other program has it; `False` if that takes too long."""
    end = time.monotonic() + seconds
    while not lock(descriptor):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def is_locked(path: Path) -> bool:
    """Whether a program, this one included, has the file locked; raises `OSError`."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        return not lock(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def hold(path: Path, patience: float = 2.0) -> Iterator[None]:
    """Keep other programs out of what the lock file `path` guards for as long as the block runs.

    Waits `patience` seconds for another one; raises `StoreError` with `IN_USE` then, `OSError` if the lock
    file cannot be made.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not lock_within(descriptor, patience):
            raise StoreError(StoreTrouble(StoreFault.IN_USE, path))
        yield
    finally:
        os.close(descriptor)
