"""One running program for each folder of data: who comes second hands over what it was asked to open.

No connection is opened for it.  The running program holds a lock, which the system drops however the program
ends, and looks at a folder; a later one puts what it wants there as a small file, and the running one takes
it by removing the file.  What another user of the machine left there is passed over.
"""

from __future__ import annotations

import json
import logging
import os
import stat
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from rommedesk.store.locks import lock

_log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds in which a running program has to take what it is given."""
PATIENCE_AT_START = 10.0
"""The same for one that is just starting."""
LONGEST = 64 * 1024
"""Bytes of the longest file that is read."""
MOST_FILES = 100

_SUFFIX = ".wanted"
_LOCK, _READY = "lock", b"ready"
_PITCH, _OLD = 0.01, 60.0
"""Seconds between two looks at an answer, and after which nobody writes a file any more."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a later start was asked for: its window, and files to be opened."""

    files: tuple[Path, ...] = ()
    """Absolute."""
    token: str = ""
    """By which the desktop lets the window come to the front; empty if it gave none."""


class Answer(Enum):
    """What became of a handover."""

    TAKEN = auto()
    """The running program does it."""
    FREE = auto()
    """No program runs any more; this one is the running one now."""
    SILENT = auto()
    """A program runs, but does not answer."""


class Handover:
    """The folder by which the programs of one person meet."""

    def __init__(self, folder: Path) -> None:
        """Nothing happens yet; the folder need not be there."""
        self.folder = folder
        self._lock: int | None = None

    def claim(self) -> bool:
        """Be the running program, if there is none; also where the folder cannot be used at all."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self.folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            _log.warning("Nobody can tell whether the program runs already: %s", error)
            return True
        if not lock(descriptor):
            os.close(descriptor)
            return False
        os.ftruncate(descriptor, 0)
        self._lock = descriptor
        self._sweep()
        return True

    def listen(self) -> None:
        """Tell later programs that they are heard from now on."""
        if self._lock is not None:
            with suppress(OSError):
                os.lseek(self._lock, 0, os.SEEK_SET)
                os.write(self._lock, _READY)

    def close(self) -> None:
        """Let another program be the running one."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _sweep(self) -> None:
        """Remove what programs that were killed have left half written."""
        with suppress(OSError):
            for path in self.folder.iterdir():
                is_half = path.name != _LOCK and path.suffix != _SUFFIX
                if is_half and time.time() - path.lstat().st_mtime > _OLD:
                    path.unlink()

    # ---- the running program -----------------------------------------------------------------------------

    def collect(self) -> list[Wanted]:
        """Take everything that is wanted; what makes no sense is removed and logged."""
        found = []
        with suppress(OSError):
            for path in sorted(self.folder.glob(f"*{_SUFFIX}")):
                if (wanted := self._take(path)) is not None:
                    found.append(wanted)
        return found

    def _take(self, path: Path) -> Wanted | None:
        try:
            data = _read_own(path)
            path.unlink()
        except FileNotFoundError:
            return None  # whoever put it there has lost patience
        except OSError as error:
            _log.warning("A file that no program of this person put there: %s", error)
            return None
        wanted = _wanted_of(data)
        if wanted is None:
            _log.warning("A request that makes no sense: %r", data[:200])
        return wanted

    # ---- a later program ---------------------------------------------------------------------------------

    def hand_over(
        self, wanted: Wanted, patience: float = PATIENCE, patience_at_start: float = PATIENCE_AT_START
    ) -> Answer:
        """Give the running program what is wanted, and wait until it has taken it."""
        try:
            path = self._put(wanted)
        except OSError as error:
            _log.warning("Nothing can be handed over: %s", error)
            return Answer.SILENT
        begun = time.monotonic()
        while path.exists():
            if self.claim():
                break
            waited = time.monotonic() - begun
            if waited > patience and (waited > patience_at_start or self._is_heard()):
                break
            time.sleep(_PITCH)
        try:
            # Whoever removes the file decides: nothing is done twice, and nothing that was given up.
            path.unlink()
        except FileNotFoundError:
            self.close()
            return Answer.TAKEN
        except OSError as error:
            _log.warning("A request cannot be taken back: %s", error)
        return Answer.SILENT if self._lock is None else Answer.FREE

    def _is_heard(self) -> bool:
        try:
            return (self.folder / _LOCK).read_bytes() == _READY
        except OSError:
            return True

    def _put(self, wanted: Wanted) -> Path:
        plain = {"files": [str(file) for file in wanted.files], "token": wanted.token}
        descriptor, name = tempfile.mkstemp(prefix=f"{time.time_ns()}.", dir=self.folder)
        with os.fdopen(descriptor, "wb") as file:
            # Names of files that are no text come back as they were.
            file.write(json.dumps(plain).encode("ascii"))
        path = Path(f"{name}{_SUFFIX}")
        Path(name).rename(path)
        return path


def _read_own(path: Path) -> bytes:
    """The first bytes of a file that this person wrote; raises `OSError`."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        about = os.fstat(descriptor)
        is_own = not hasattr(os, "geteuid") or about.st_uid == os.geteuid()
        if not stat.S_ISREG(about.st_mode) or not is_own:
            raise PermissionError(f"not an own file: {path}")
        return os.read(descriptor, LONGEST + 1)
    finally:
        os.close(descriptor)


def _wanted_of(data: bytes) -> Wanted | None:
    """What a file says; `None` if it makes no sense."""
    try:
        plain = json.loads(data.decode("ascii"))
    except (ValueError, RecursionError):
        return None
    match plain:
        case {"files": [*names], "token": str(token)} if len(data) <= LONGEST and len(names) <= MOST_FILES:
            if all(isinstance(name, str) and "\0" not in name and Path(name).is_absolute() for name in names):
                return Wanted(tuple(map(Path, names)), token)
    return None
