"""Pipes and terminals: what a report is written into, for it cannot take their place."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def is_stream(path: Path) -> bool:
    """Whether this is something to write into, one byte after the other."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def write_into(path: Path, text: str) -> None:
    """Write the text into a stream, and wait until somebody reads a pipe; raises `OSError`."""
    # A stream that is gone by now shall not become a file.
    with os.fdopen(os.open(path, os.O_WRONLY), "w", encoding="utf-8") as stream:
        stream.write(text)
