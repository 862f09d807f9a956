"""The file of one match: its record's lines, handed to the system the moment they exist.

A line is in the hands of the system when `write` returns, so that it outlasts the end of the program, however
that comes.  A thread of its own sees to it that it outlasts the end of the machine too (fsync), for disks may
take their time.  What cannot be written stays in the record and is written with the next line.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path

from rommedesk.engine.record import GameRecord, TornRecord, read_record
from rommedesk.store.locks import lock_within
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble, trouble_of
from rommedesk.store.whole_files import sync_folder

SUFFIX = ".romme"

_BINARY: int = getattr(os, "O_BINARY", 0)
_LOCK_PATIENCE = 0.5
"""How many seconds another program may take to look whether the file is locked."""
_LONGEST_CLOSE = 5.0
"""How many seconds `close` waits for the disk; the thread goes on and ends by itself then."""


class RecordFile:
    """An open record; no other program can open it meanwhile."""

    def __init__(
        self, path: Path, descriptor: int, size: int, lines: int, *, lacks_line_end: bool = False
    ) -> None:
        """Made by `create_record` and `open_record` only."""
        self.path = path
        self._descriptor = descriptor
        self._size = size
        """How many bytes of the file are good; anything behind them is the rest of a write that failed."""
        self._lines = lines
        """How many lines of the record they hold."""
        self._lacks_line_end = lacks_line_end
        self._is_clean = True
        self._flusher: _Flusher | None = None
        self._is_closed = False

    def write(self, record: GameRecord) -> StoreTrouble | None:
        """Write the lines that the file does not hold yet; what went wrong, and then they are tried again.

        The file never keeps part of a line.  A `ValueError` if the file is closed.
        """
        if self._is_closed:
            raise ValueError("the file is closed")
        count = record.line_count
        if count == self._lines:
            return None
        text = "".join(f"{line}\n" for line in record.lines(self._lines))
        data = (b"\n" if self._lacks_line_end else b"") + text.encode("utf-8")
        try:
            if not self._is_clean:
                self._cut()
            self._append(data)
        except OSError as error:
            return trouble_of(error, self.path)
        self._size += len(data)
        self._lines = count
        self._lacks_line_end = False
        if self._flusher is None:
            self._flusher = _Flusher(self._descriptor, self.path.parent)
        failed = self._flusher.ask()
        return None if failed is None else trouble_of(failed, self.path)

    def close(self) -> StoreTrouble | None:
        """Let go of the file once the disk has everything; the trouble that the disk had, if any."""
        if self._is_closed:
            return None
        self._is_closed = True
        if self._flusher is None:
            os.close(self._descriptor)
            return None
        failed = self._flusher.end()
        return None if failed is None else trouble_of(failed, self.path)

    def _append(self, data: bytes) -> None:
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]
        except OSError:
            self._is_clean = False
            self._cut()
            raise

    def _cut(self) -> None:
        """Take the rest of a failed write off the end."""
        os.ftruncate(self._descriptor, self._size)
        self._is_clean = True


class _Flusher:
    """A thread that has the disk keep what was written, and closes the file at the end."""

    def __init__(self, descriptor: int, folder: Path) -> None:
        self._descriptor = descriptor
        self._folder = folder
        self._wanted = threading.Event()
        self._is_ending = False
        self._failed: OSError | None = None
        self._thread = threading.Thread(target=self._run, name="record-flusher", daemon=True)
        self._thread.start()

    def ask(self) -> OSError | None:
        """Have what was written so far kept; the error of an earlier call, once."""
        self._wanted.set()
        failed, self._failed = self._failed, None
        return failed

    def end(self) -> OSError | None:
        """Have everything kept and the file closed; waits for it, but not for ever."""
        self._is_ending = True
        self._wanted.set()
        self._thread.join(_LONGEST_CLOSE)
        return self._failed

    def _run(self) -> None:
        sync_folder(self._folder)
        is_last = False
        while not is_last:
            self._wanted.wait()
            self._wanted.clear()
            # Read before the call: what is asked for while it runs needs another one.
            is_last = self._is_ending
            try:
                os.fsync(self._descriptor)
            except OSError as error:
                self._failed = error
        os.close(self._descriptor)


def create_record(path: Path, record: GameRecord) -> RecordFile:
    """Make the file of a record and write all that the record holds by now.

    Raises `StoreError` if it cannot be made or written, `FileExistsError` if a file of that name is there.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY, 0o644)
    except FileExistsError:
        raise
    except OSError as error:
        raise StoreError(trouble_of(error, path)) from None
    lock_within(descriptor, _LOCK_PATIENCE)
    file = RecordFile(path, descriptor, 0, 0)
    if trouble := file.write(record):
        file.close()
        path.unlink(missing_ok=True)
        raise StoreError(trouble)
    return file


def open_record(path: Path) -> tuple[RecordFile, GameRecord, Path | None]:
    """Open a record to play on; its file, the match, and where a torn end was put aside, if there was one.

    Raises `RecordError` if it is no record that can be played, `StoreError` if the file cannot be used, with
    `IN_USE` if another program has it; the file is unchanged then.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
    except OSError as error:
        raise StoreError(trouble_of(error, path)) from None
    try:
        if not lock_within(descriptor, _LOCK_PATIENCE):
            raise StoreError(StoreTrouble(StoreFault.IN_USE, path))
        data = path.read_bytes()
        try:
            record, kept, aside = read_record(data), len(data), None
        except TornRecord as torn:
            record, kept = torn.record, torn.kept
            aside = _put_aside(path, data[kept:])
            os.ftruncate(descriptor, kept)
        lacks_line_end = not data[:kept].endswith(b"\n")
        lines = data.count(b"\n", 0, kept) + lacks_line_end
    except OSError as error:
        os.close(descriptor)
        raise StoreError(trouble_of(error, path)) from None
    except BaseException:
        os.close(descriptor)
        raise
    return RecordFile(path, descriptor, kept, lines, lacks_line_end=lacks_line_end), record, aside


def _put_aside(path: Path, torn: bytes) -> Path:
    """Keep the bytes of a torn line in a new file beside the record; raises `OSError`."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.torn-{number}")
        try:
            with aside.open("xb") as file:
                file.write(torn)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            number += 1
        else:
            return aside
