"""Keeps the running match and the play chips on disk, whatever the disk says."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from rommedesk.engine.record import GameRecord
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches, MatchFile
from rommedesk.store.troubles import StoreFault, StoreTrouble

_log = logging.getLogger(__name__)


class Journal:
    """Writes what is new in the record after every step, and books the chips of a match that is over.

    What cannot be written is tried again at the next step.  A trouble is told when it begins, not each time,
    and so is its end.
    """

    def __init__(
        self,
        matches: Matches,
        bank: ChipBank,
        tell: Callable[[StoreTrouble], object],
        tell_end: Callable[[], object],
    ) -> None:
        self._matches = matches
        self._bank = bank
        self._tell, self._tell_end = tell, tell_end
        self._record: GameRecord | None = None
        self._file: MatchFile | None = None
        self._known_fault: StoreFault | None = None
        self._is_finished = False

    @property
    def path(self) -> Path | None:
        """The file of the running match; `None` without one, or as long as it cannot be made."""
        return None if self._file is None or self._is_finished else self._file.path

    @property
    def is_kept(self) -> bool:
        """Whether all of the match is on disk; also without one."""
        return self._record is None or self._is_finished or (self.path is not None and not self._known_fault)

    def begin(self, record: GameRecord) -> None:
        """Begin to keep a new match, in the place of the one kept so far."""
        self.close()
        self._keep(record, self._matches.begin(record))
        setup = record.setup
        if setup.rules.prize_stake:
            ids = [player.id for player in setup.players]
            self._note(self._bank.ask_stakes(ids, setup.rules.prize_stake))

    def resume(self, path: Path) -> GameRecord:
        """Open a match to play on, in the place of the one kept so far.

        Raises `RecordError` or `StoreError`, and then nothing changed.
        """
        resumed = self._matches.resume(path)
        if resumed.torn is not None:
            _log.warning("the end of %s was torn; it is kept as %s", path, resumed.torn)
        self.close()
        self._keep(resumed.record, resumed.file)
        self.write()
        return resumed.record

    def write(self) -> None:
        """Write what is not on disk yet; if the match is over book its chips and put it with the finished."""
        record, file = self._record, self._file
        if record is None or file is None or self._is_finished:
            return
        trouble = file.write(record)
        self._note(trouble)
        if trouble is None and record.standing.is_over:
            self._is_finished = True
            self._book(record)
            self._note(self._matches.finish(file))

    def abandon(self) -> None:
        """Give the match up; one that is over stays with the finished ones."""
        if self._file is not None and not self._is_finished:
            self.write()
            self._note(self._matches.abandon(self._file))
        self._drop()

    def close(self) -> None:
        """Let go of the match, which can be resumed."""
        if self._file is not None and not self._is_finished:
            self.write()
            self._note(self._file.close())
        self._drop()

    def _keep(self, record: GameRecord, file: MatchFile) -> None:
        self._record, self._file = record, file
        self._known_fault = None
        self._is_finished = False

    def _drop(self) -> None:
        self._record = self._file = None

    def _book(self, record: GameRecord) -> None:
        setup = record.setup
        changes = {
            player.id: chips for player, chips in zip(setup.players, record.standing.chips, strict=True)
        }
        if any(changes.values()):
            self._note(self._bank.book(f"{setup.started} {setup.match_number}", changes))

    def _note(self, trouble: StoreTrouble | None) -> None:
        if trouble is not None:
            _log.error("%s: %s (%s)", trouble.path, trouble.fault, trouble.detail)
            if trouble.fault is not self._known_fault:
                self._tell(trouble)
        elif self._known_fault is not None:
            self._tell_end()
        self._known_fault = None if trouble is None else trouble.fault
