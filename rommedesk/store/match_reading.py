"""Reads matches out of files that may be anything and lie anywhere; nothing is changed."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from rommedesk.engine.record import GameRecord, TornRecord, read_record
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble, trouble_of

LARGEST = 16 * 2**20
"""Bytes above which a file is taken for something else; the longest matches have about one million."""


def read_match(path: Path) -> GameRecord:
    """The match of a file, up to its last whole line.

    Raises `RecordError` if it is no match that can be played, `StoreError` if the file cannot be read.
    """
    data = _read(path)
    try:
        return read_record(data)
    except TornRecord as torn:
        return torn.record


def first_line(path: Path) -> str:
    """The first line of a file, by which two files of one match are known; raises `OSError`."""
    with path.open("rb") as file:
        return file.readline(LARGEST).rstrip(b"\n").decode("utf-8", "replace")


def _read(path: Path) -> bytes:
    try:
        # A pipe would be waited for.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except OSError as error:
        # Of a folder Windows says that it may not be read.
        is_folder = os.path.isdir(path)  # noqa: PTH112 - Path.is_dir fails where names are too long
        trouble = StoreTrouble(StoreFault.FOLDER, path) if is_folder else trouble_of(error, path)
        raise StoreError(trouble) from None
    except ValueError:  # a name with a zero byte
        raise StoreError(StoreTrouble(StoreFault.MISSING, path)) from None
    try:
        about = os.fstat(descriptor)
        if stat.S_ISDIR(about.st_mode):
            raise StoreError(StoreTrouble(StoreFault.FOLDER, path))
        if not stat.S_ISREG(about.st_mode):
            raise StoreError(StoreTrouble(StoreFault.NOT_A_FILE, path))
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise StoreError(trouble_of(error, path)) from None
    finally:
        os.close(descriptor)
    if len(data) > LARGEST:
        raise StoreError(StoreTrouble(StoreFault.TOO_LARGE, path))
    return data
