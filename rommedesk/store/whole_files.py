"""Small files that are there as a whole or not at all, whenever the program or the machine dies."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any


def replace_file(path: Path, data: bytes) -> None:
    """Put `data` in the place of the file; raises `OSError`, and then the old file is still there."""
    # A link to a file kept elsewhere stays a link.
    path = path.resolve()
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


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
    """Keep a copy of a damaged file beside it, the same damage once; its path, `None` if that failed too."""
    mark = hashlib.sha256(data).hexdigest()[:8]
    copy = path.with_name(f"{path.stem}.damaged-{mark}{path.suffix}")
    try:
        if not copy.exists():
            replace_file(copy, data)
    except OSError:
        return None
    return copy
