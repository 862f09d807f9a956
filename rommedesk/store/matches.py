"""The matches of the person: those that go on, those played to their end, those given up.

The folder holds the running matches; `finished`, `abandoned` and `damaged` in it hold the others.  A file is
named after the moment at which its match began.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import RecordError
from rommedesk.store.locks import is_locked
from rommedesk.store.match_reading import first_line, read_match
from rommedesk.store.record_file import SUFFIX, RecordFile, create_record, open_record
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble, trouble_of

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


@dataclass(frozen=True, slots=True)
class Adopted:
    """The file of a match that is to be played or looked at."""

    path: Path
    goes_on: bool = True
    """Whether it is to be resumed; otherwise it is over, and only read."""
    is_copied: bool = False
    """Whether it is a copy that was just made."""


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
        return self._create(record, self._now())

    def _create(self, record: GameRecord, began: datetime) -> RecordFile:
        stem = f"{began:%Y-%m-%d %H-%M-%S}"
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
        # The match on the table is the one played last, even if no move is made in it.
        with suppress(OSError):
            os.utime(path)
        return Resumed(record, MatchFile(self, file), torn)

    def adopt(self, path: Path, record: GameRecord, *, instead: bool = False) -> Adopted:
        """Find or make the own file of the match that was read from `path`, wherever that is.

        A match that is not here yet is copied, unless it is over; one that is here gets what it lacks, and
        one that was given up goes on.  Raises `StoreError`, with `PLAYED_ON` if it was played on in another
        way here: then `instead` gives the own one up and copies the other.
        """
        if (own := self._own(path)) is not None:
            return self._going_on(own)
        lines = list(record.lines())
        others = []
        for found, mine in self._same(lines[0]):
            shared = min(len(mine), len(lines))
            if mine[:shared] != lines[:shared]:
                others.append(found)
                continue
            adopted = self._going_on(found)
            if shared < len(lines):
                _extend(adopted.path, record)
            return adopted
        if others and not instead:
            raise StoreError(StoreTrouble(StoreFault.PLAYED_ON, others[0]))
        if record.standing.is_over:
            return Adopted(path, goes_on=False)
        running = [found for found in others if found.parent == self.folder]
        for found in running:
            if is_locked(found):
                raise StoreError(StoreTrouble(StoreFault.IN_USE, found))
        file = self._create(record, _moment(record.setup.started) or self._now())
        file.close()
        for found in running:
            self._moved(found, ABANDONED)
        return Adopted(file.path, is_copied=True)

    def _own(self, path: Path) -> Path | None:
        """The same file as one of the own matches; `None` if it lies elsewhere."""
        real = path.resolve()
        places = (self.folder, self.folder / ABANDONED, self.folder / FINISHED)
        return next((place / real.name for place in places if real.parent == place.resolve()), None)

    def _going_on(self, own: Path) -> Adopted:
        """An own match, back among the running ones if it was given up."""
        if own.parent.name == FINISHED:
            return Adopted(own, goes_on=False)
        return Adopted(own if own.parent == self.folder else self._moved(own, ""))

    def _same(self, first: str) -> Iterator[tuple[Path, list[str]]]:
        """The own files of the match with this first line, and their lines."""
        for folder in (self.folder, self.folder / ABANDONED, self.folder / FINISHED):
            for path in _records(folder):
                try:
                    if first_line(path) == first:
                        yield path, list(read_match(path).lines())
                except (OSError, RecordError, StoreError):
                    continue  # what cannot be read is not the match that is looked for

    def _moved(self, path: Path, place: str) -> Path:
        moved = self._move(path, place)
        if isinstance(moved, StoreTrouble):
            raise StoreError(moved)
        return moved

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


def _extend(path: Path, record: GameRecord) -> None:
    """Add what the file lacks of the match; raises `StoreError`."""
    file, _, _ = open_record(path)
    trouble = file.write(record)
    trouble = file.close() or trouble
    if trouble is not None:
        raise StoreError(trouble)


def _moment(told: str) -> datetime | None:
    """When a match began on the clock of this place, if its record tells that in the usual way."""
    try:
        return datetime.fromisoformat(told).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
