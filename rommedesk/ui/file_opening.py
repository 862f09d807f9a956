"""Opens the match of a file, wherever it came from: the command line, a drop on the window, another start.

What is played is always an own file in the folder of matches: one that lies elsewhere is copied and stays as
it is, so that it may be anywhere, and so that the next start finds what was played.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from rommedesk.app.game import GameController
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import RecordError
from rommedesk.store.match_reading import read_match
from rommedesk.store.matches import Matches
from rommedesk.store.record_file import SUFFIX
from rommedesk.store.troubles import StoreError, StoreFault
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.question import Wording
from rommedesk.ui.file_drop import FileDrop
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.main_window import MainWindow
from rommedesk.ui.match_desk import MatchDesk

_log = logging.getLogger(__name__)


class FileOpening(QObject):
    """Puts the match of a file on the table, or says why that cannot be; nothing is lost either way."""

    def __init__(
        self,
        window: MainWindow,
        desk: MatchDesk,
        controller: GameController,
        matches: Matches,
        phrases: Phrases,
    ) -> None:
        super().__init__(window)
        self._window, self._desk, self._controller = window, desk, controller
        self._matches, self._phrases = matches, phrases
        window.commands[Does.OPEN].triggered.connect(self.choose)
        FileDrop(window).dropped.connect(self.open)

    def begin(self, files: Sequence[Path]) -> None:
        """Open a file as the first thing of this start; without one, or if that fails, begin as ever."""
        if files:
            self._open(files, self._desk.begin)
        else:
            self._desk.begin()

    def open(self, files: Sequence[Path]) -> None:
        """Open the first of the files; only one match has room on the table."""
        self._open(files, lambda: None)

    def choose(self) -> None:
        """Let the person choose a file."""
        from PySide6.QtWidgets import QFileDialog  # costs every start as long as a picture of a card

        dialog = QFileDialog(self._window, self.tr("Open a match"), str(self._matches.folder))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        saved = self.tr("Saved matches ({pattern})").format(pattern=f"*{SUFFIX}")
        dialog.setNameFilters([saved, self.tr("All files ({pattern})").format(pattern="*")])
        dialog.fileSelected.connect(lambda name: self.open((Path(name),)))
        dialog.finished.connect(self._window.table.echoes.uncover)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # ---- what follows ------------------------------------------------------------------------------------

    def _open(self, files: Sequence[Path], otherwise: Callable[[], None], *, instead: bool = False) -> None:
        """Open the first file; if that cannot be, `otherwise` is done before the message comes."""
        path, now = files[0], self._controller.record
        try:
            record = read_match(path)
            if now is not None and _holds(now, record):
                self._desk.close_dialog()
                self._window.notice.say(lambda: self.tr("This match is on the table already."))
                return
            if not self._controller.is_kept:
                self._desk.ask(self._would_be_lost)
                return
            is_copied = self._play(path, record, instead)
        except (RecordError, StoreError) as error:
            _log.warning("%s cannot be opened: %s", path, error)
            otherwise()
            if isinstance(error, StoreError) and error.trouble.fault is StoreFault.PLAYED_ON:
                self._desk.ask(self._which_one, lambda: self._open(files, lambda: None, instead=True))
            else:
                self._tell_unusable(path, error)
            return
        self._desk.close_dialog()
        self._tell_what_is_played(files, is_copied, now is not None and not now.standing.is_over)

    def _play(self, path: Path, record: GameRecord, instead: bool) -> bool:
        """Put the match on the table; whether it is a copy that was just made.

        Raises `RecordError` or `StoreError`, and then what was played before is on the table.
        """
        controller = self._controller
        was, now = controller.path, controller.record
        if now is not None and next(now.lines()) == next(record.lines()):
            controller.put_away()  # the file on the table is the one that is to be changed
        try:
            adopted = self._matches.adopt(path, record, instead=instead)
            if adopted.goes_on:
                controller.resume(adopted.path)
            else:
                controller.look_at(read_match(adopted.path))
        except (RecordError, StoreError):
            if controller.record is None and was is not None:
                with suppress(RecordError, StoreError):
                    controller.resume(was)
            raise
        return adopted.is_copied

    # ---- what is said ------------------------------------------------------------------------------------

    def _tell_what_is_played(self, files: Sequence[Path], is_copied: bool, was_playing: bool) -> None:
        name, is_one = files[0].name, len(files) == 1
        levels = self._controller.unknown_levels

        def sentence() -> str:
            told = []
            if not is_one:
                told.append(
                    self.tr("Only one match has room on the table; this is {name}.").format(name=name)
                )
            if is_copied:
                told.append(self.tr("A copy is played; the file itself stays as it is."))
            if was_playing:
                told.append(self.tr("The match before is saved, and can be opened again in the menu “Game”."))
            if levels:
                told.append(self._desk.unknown_levels())
            return " ".join(told)

        if sentence():
            self._window.notice.say(sentence, stays=bool(levels))

    def _tell_unusable(self, path: Path, error: RecordError | StoreError) -> None:
        has_match = self._controller.record is not None

        def wording() -> Wording:
            return Wording(
                self.tr("The match cannot be opened"),
                f"{self._phrases.troubles.unreadable(error)} {path}",
                self.tr("Close"),
                "" if has_match else self.tr("New game"),
            )

        self._desk.ask(wording, self._desk.offer_new_game, is_yes_default=True)

    def _would_be_lost(self) -> Wording:
        return Wording(
            self.tr("The match on the table is not saved"),
            self.tr("It cannot be written now, so it stays here. Open the other one when it is saved."),
            self.tr("Close"),
        )

    def _which_one(self) -> Wording:
        return Wording(
            self.tr("Two ways of one match"),
            self.tr(
                "This match has been played on here in another way than the file tells."
                " If you play on with the file, the one here goes to the abandoned matches."
            ),
            self.tr("Leave it as it is"),
            self.tr("Play on with the file"),
        )


def _holds(one: GameRecord, other: GameRecord) -> bool:
    """Whether one record tells all that the other one tells."""
    return one.line_count >= other.line_count and list(one.lines())[: other.line_count] == list(other.lines())
