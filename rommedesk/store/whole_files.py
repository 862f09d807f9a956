"""Small files that are there as a whole or not at all, whenever the program or the machine dies."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_PRIVATE = 0o600


def replace_file(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Put `data` in the place of the file; raises `OSError`, and then the old file is still there.

    An old file keeps its mode and, where the system lets it, its owner.  A new one has `mode` as far as the
    person's umask leaves it.  Pipes, sockets and devices are not replaced: they raise `PermissionError`.
    """
    # A link to a file kept elsewhere stays a link.
    path = Path(os.path.realpath(path))
    before = _regular(path)
    begun = path.with_name(f".{path.name}.{os.getpid():x}-{time.monotonic_ns():x}")
    # What others may not read they may not read half written either.
    opened = os.open(begun, _NEW, mode if before is None else _PRIVATE)
    try:
        with os.fdopen(opened, "wb") as file:
            if before is not None:
                _take_over(opened, before)
            file.write(data)
            file.flush()
            os.fsync(opened)
        begun.replace(path)
    except BaseException:
        begun.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _regular(path: Path) -> os.stat_result | None:
    """What the system tells of the file, `None` if it is not there; raises `OSError` if it is no file."""
    try:
        about = path.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(about.st_mode) and not stat.S_ISDIR(about.st_mode):
        raise PermissionError(errno.EPERM, "is a pipe, a socket or a device and no file", str(path))
    return about


def _take_over(descriptor: int, before: os.stat_result) -> None:
    """Give a new file the owner and mode of the one whose place it takes."""
    if sys.platform == "win32":
        return
    # Only some may give files away, and some file systems have no modes.
    with suppress(OSError):
        os.fchown(descriptor, before.st_uid, before.st_gid)
    with suppress(OSError):
        os.fchmod(descriptor, before.st_mode & 0o777)


def sync_folder(folder: Path) -> None:
    """Have names made or changed in the folder outlast a loss of power, where the system can do that."""
    # Windows cannot open folders, some file systems cannot sync them; the files are whole all the same.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_json(path: Path, plain: dict[str, Any]) -> None:
    """Put these values in the place of the file; raises `OSError`, and then the old file is still there."""
    text = json.dumps(plain, ensure_ascii=False, allow_nan=False, indent=2)
    replace_file(path, f"{text}\n".encode())


def parse_json(data: bytes) -> dict[str, Any] | None:
    """The JSON object that the bytes are; `None` if they are none."""
    try:
        plain = json.loads(data.decode("utf-8"))
        # What Python reads but JSON does not know (NaN, half a surrogate pair) could not be written again.
        json.dumps(plain, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError):
        return None
    return plain if isinstance(plain, dict) else None


def keep_copy(path: Path, data: bytes) -> Path | None:
    """Keep a copy of a damaged file beside it, the same damage once; its path, `None` if that failed too.

    Nobody may read the copy who may not read the file.
    """
    mark = hashlib.sha256(data).hexdigest()[:8]
    copy = path.with_name(f"{path.stem}.damaged-{mark}{path.suffix}")
    try:
        if not copy.exists():
            replace_file(copy, data, path.stat().st_mode & 0o666)
    except OSError:
        return None
    return copy
