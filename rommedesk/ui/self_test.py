"""The self-test: whether an installation is whole, and plays; a line for each check."""

from __future__ import annotations

import logging
import os
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rommedesk.app.chance import Chance
from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.legality import check
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.record_lines import RecordError, Setup
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.levels import LEVELS
from rommedesk.players.protocol import Request
from rommedesk.store.matches import Matches
from rommedesk.store.paths import user_log
from rommedesk.store.troubles import trouble_of
from rommedesk.ui.demo import Demo
from rommedesk.ui.dialogs.game_choice import Opponent
from rommedesk.ui.match_desk import computer_player
from rommedesk.ui.program import Program
from rommedesk.ui.self_checks import CheckFailed, FileChecks

_log = logging.getLogger(__name__)

LONGEST_ROUND_MS, LONGEST_ANSWER_MS = 30_000, 15_000
LAST_SECOND = 55.0
"""When the test is broken off although something never returns."""
_WORLDS = 2
"""How many worlds the level expert looks at; what it finds does not matter here."""


class SelfTest(QObject):
    """Makes all checks, one after the other; a check that fails does not keep the others from being made."""

    finished = Signal()

    def __init__(
        self,
        program: Program,
        matches: Matches,
        host: PlayerHost,
        picture: Path | None,
        tell: Callable[[str], object],
    ) -> None:
        """`matches` is a folder to be thrown away, `host` another one than that of the program.

        `picture` is the file for a picture of the window, `tell` takes the lines.
        """
        super().__init__(program.window)
        self._program, self._matches, self._host, self._tell = program, matches, host, tell
        self._picture = picture
        self.failures = 0
        """How many checks have failed so far."""
        self._files = FileChecks(self)
        self._folder = matches.folder / "pictures"
        self._demo = Demo(program, self._folder, self._count)
        self._demo.finished.connect(self._end_round)
        self._lines = self._substituted = 0
        program.controller.substituted.connect(self._count_substituted)
        self._view = first_view()
        self._answered: list[str] = []
        host.limit_ms = LONGEST_ANSWER_MS
        host.answered.connect(self._take_answer)
        host.failed.connect(lambda _number, failure: self._end_players(failure))
        self._limit = QTimer(self, singleShot=True, interval=LONGEST_ROUND_MS)
        self._limit.timeout.connect(self._give_round_up)
        # What hangs outside the event loop is seen by nobody but another thread.
        last_words = self.tr("FAILED"), self.tr("the program does not answer any more")
        self._last = threading.Timer(LAST_SECOND, _break_off, last_words)
        self._last.daemon = True

    def begin(self) -> None:
        """Make the checks; everything else follows."""
        self._last.start()
        for name, look in self._files.checks():
            self._report(name, look)
        self._ask_next()

    def fail(self) -> None:
        """The program met a fault; the log has it."""
        self._fail(self.tr("program"), self.tr("a fault; see {folder}").format(folder=user_log()))

    # ---- computer players --------------------------------------------------------------------------------

    def _ask_next(self) -> None:
        """Let the next level make the first move of a round."""
        level = LEVELS[len(self._answered)]
        plain, number = view_to_plain(self._view), len(self._answered) + 1
        self._host.ask(Request(number, 1, level, _WORLDS, plain))

    def _take_answer(self, _number: int, move: str, _reasons: object) -> None:
        try:
            refusal = check(self._view.position, parse_move(move, self._view.position.to_move))
        except NotationError as error:
            self._end_players(str(error))
            return
        if refusal is not None:
            self._end_players(f"{move}: {refusal.reason}")
            return
        self._answered.append(move)
        if len(self._answered) < len(LEVELS):
            self._ask_next()
        else:
            self._end_players("")

    def _end_players(self, failure: str) -> None:
        name = self.tr("computer players")
        levels = [self._program.phrases.players.level(level) for level in LEVELS]
        if failure:
            level = levels[len(self._answered)]
            told = self.tr("level {level} makes no move ({failure}); see {folder}")
            self._fail(name, told.format(level=level, failure=failure, folder=user_log()))
        else:
            self._pass(name, ", ".join(levels))
        self._host.close()
        self._limit.start()
        self._demo.begin()

    # ---- a round -----------------------------------------------------------------------------------------

    def _count(self, _line: str) -> None:
        self._lines += 1

    def _count_substituted(self, _seat: int, _failure: str) -> None:
        self._substituted += 1

    def _give_round_up(self) -> None:
        self._fail(self.tr("round"), self.tr("it does not come to its end"))
        self._finish()

    def _end_round(self) -> None:
        if not self._limit.isActive():
            return
        self._limit.stop()
        self._report(self.tr("window"), self._check_window)
        self._report(self.tr("round"), self._check_round)
        self._report(self.tr("record"), self._check_record)
        if self._picture is not None:
            self._report(self.tr("picture"), self._keep_picture)
        self._finish()

    def _check_window(self) -> str:
        window = self._program.window
        if not window.isVisible() or not window.windowHandle().isExposed():
            raise CheckFailed(self.tr("it does not appear on the screen"))
        return f"{window.width()} × {window.height()}"

    def _check_round(self) -> str:
        if self._demo.failure:
            raise CheckFailed(self._demo.failure)
        if self._substituted:
            raise CheckFailed(self.tr("moves that no computer player made: %n", "", self._substituted))
        return self.tr("played to its end, %n line(s) told", "", self._lines)

    def _check_record(self) -> str:
        """Read what was written down of the round."""
        played = self._program.controller.record
        files = self._matches.finished()
        if played is None or len(files) != 1:
            raise CheckFailed(self.tr("the round was not written down"))
        try:
            read = read_record(files[0].read_bytes())
        except (OSError, RecordError) as error:
            raise CheckFailed(str(error)) from None
        if list(read.lines()) != list(played.lines()):
            raise CheckFailed(self.tr("what was written down is not what was played"))
        return self.tr("%n line(s) written and read", "", read.line_count)

    def _keep_picture(self) -> str:
        assert self._picture is not None
        try:
            shutil.copyfile(self._folder / "table-1.png", self._picture)
        except OSError as error:
            trouble = trouble_of(error, self._picture)
            raise CheckFailed(self._program.phrases.troubles.no_pictures(trouble)) from None
        return str(self._picture)

    # ---- lines -------------------------------------------------------------------------------------------

    def _report(self, name: str, look: Callable[[], str]) -> None:
        """Make a check and tell how it went."""
        try:
            found = look()
        except CheckFailed as failed:
            self._fail(name, str(failed))
        except Exception as error:  # whatever is broken, the other checks are made too
            _log.exception("A check of the self-test met a fault")
            self._fail(name, f"{type(error).__name__}: {error}")
        else:
            self._pass(name, found)

    def _pass(self, name: str, found: str) -> None:
        self._tell("{mark}  {name}: {found}".format(mark=self.tr("ok"), name=name, found=found))

    def _fail(self, name: str, what: str) -> None:
        self.failures += 1
        _log.error("The self-test failed, %s: %s", name, what)
        self._tell("{mark}  {name}: {what}".format(mark=self.tr("FAILED"), name=name, what=what))

    def _finish(self) -> None:
        self._last.cancel()
        self._limit.stop()
        self.finished.emit()


def _break_off(mark: str, what: str) -> None:
    """End the process from another thread; nothing else of it can be relied upon."""
    print(f"{mark}  {what}", flush=True)
    os._exit(1)


def first_view() -> PlayerView:
    """What the seat that begins knows at the first move of a round."""
    chance = Chance(4)
    players = (computer_player(1, Opponent("1")), computer_player(2, Opponent("2")))
    record = GameRecord(Setup(ROMME, players, 4, chance.dealer(ROMME, 2)))
    step = record.begin_round(chance.deal(ROMME, 2, 1, record.next_dealer), "00")
    return view_for(record, step.state.to_move)
