"""The matches of the person: those that go on, those played to their end, those given up.

The folder holds the running matches; `finished`, `abandoned` and `damaged` in it hold the others.  A file is
named after the moment at which its match began.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rommedesk.engine.record import GameRecord
from rommedesk.store.locks import is_locked
from rommedesk.store.record_file import SUFFIX, RecordFile, create_record, open_record
from rommedesk.store.troubles import StoreError, StoreTrouble, trouble_of

FINISHED, ABANDONED, DAMAGED = "finished", "abandoned", "damaged"


def _local_time() -> datetime:
    return datetime.now().astimezone()


class MatchFile:
    """Where a running match is kept; as long as its file cannot be made, every write tries again."""

    def __init__(self, matches: Matches, file: RecordFile | None) -> None:
        self._matches = matches
        self._file = file

    @property
    def path(self) -> Path | None:
        """The file; `None` as long as it could not be made."""
        return None if self._file is None else self._file.path

    def write(self, record: GameRecord) -> StoreTrouble | None:
        """Write all that is not yet in the file; what went wrong, and then it is tried again next time."""
        if self._file is not None:
            return self._file.write(record)
        try:
            self._file = self._matches.create(record)
        except StoreError as error:
            return error.trouble
        return None

    def close(self) -> StoreTrouble | None:
        """Let go of the file; the match can be resumed."""
        return None if self._file is None else self._file.close()


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match to play on."""

    record: GameRecord
    file: MatchFile
    torn: Path | None
    """Where the torn end of the file was put aside, if there was one."""


class Matches:
    """The folder of all matches."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = _local_time) -> None:
        self.folder = folder
        self._now = now

    def begin(self, record: GameRecord) -> MatchFile:
        """The file of a match that begins; nothing is on disk before its first `write`."""
        return MatchFile(self, None)

    def create(self, record: GameRecord) -> RecordFile:
        """Make the file of a running match; raises `StoreError`."""
        stem = f"{self._now():%Y-%m-%d %H-%M-%S}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(trouble_of(error, self.folder)) from None
        number = 1
        while True:
            try:
                return create_record(self.folder / _numbered(stem, number), record)
            except FileExistsError:
                number += 1

    def unfinished(self) -> tuple[Path, ...]:
        """The running matches that no program has open, the one played last first."""
        found = []
        for path in _records(self.folder):
            try:
                # A file without content was left by a program that died before it could write anything.
                if path.stat().st_size and not is_locked(path):
                    found.append((path.stat().st_mtime_ns, path))
            except OSError:
                # It cannot be resumed, for it cannot be written.
                continue
        return tuple(path for _, path in sorted(found, reverse=True))

    def resume(self, path: Path) -> Resumed:
        """Open a running match; raises `RecordError` or `StoreError`, and then nothing changed."""
        file, record, torn = open_record(path)
        return Resumed(record, MatchFile(self, file), torn)

    def finish(self, file: MatchFile) -> StoreTrouble | None:
        """Close a match that is over and put it with the others played to their end."""
        return self._put_away(file, FINISHED)

    def abandon(self, file: MatchFile) -> StoreTrouble | None:
        """Close a match and give it up; its file is kept."""
        return self._put_away(file, ABANDONED)

    def set_aside(self, path: Path) -> Path:
        """Put a file that cannot be read where it is not tried again; where it is kept, moved or not."""
        moved = self._move(path, DAMAGED)
        return path if isinstance(moved, StoreTrouble) else moved

    def finished(self) -> tuple[Path, ...]:
        """The matches played to their end, the oldest first."""
        return _records(self.folder / FINISHED)

    def abandoned(self) -> tuple[Path, ...]:
        """The matches given up, the oldest first."""
        return _records(self.folder / ABANDONED)

    def _put_away(self, file: MatchFile, place: str) -> StoreTrouble | None:
        trouble = file.close()
        moved = None if file.path is None else self._move(file.path, place)
        return trouble or (moved if isinstance(moved, StoreTrouble) else None)

    def _move(self, path: Path, place: str) -> Path | StoreTrouble:
        """Put the file into one of the folders; its new path."""
        target = self.folder / place / path.name
        number = 1
        while target.exists():
            number += 1
            target = target.with_name(_numbered(path.stem, number))
        try:
            target.parent.mkdir(exist_ok=True)
            path.rename(target)
        except OSError as error:
            return trouble_of(error, path)
        return target


def _records(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob(f"*{SUFFIX}")))


def _numbered(stem: str, number: int) -> str:
    return f"{stem}{SUFFIX}" if number == 1 else f"{stem} ({number}){SUFFIX}"
