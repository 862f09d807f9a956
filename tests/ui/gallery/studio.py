"""A whole window in which nothing moves by itself, and what a player does in it before a picture is taken."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from rommedesk.app.game import GameController
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.record_lines import Player, PlayerKind
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import view_from_plain
from rommedesk.players.base import Level, decide
from rommedesk.players.protocol import Request
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.paths import catalogues_folder
from rommedesk.store.settings import Settings
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.table.view import TableWidget
from tests.app.builders import InlineHost
from tests.ui.advisers import ToldAdviser


class SleepyHost(InlineHost):
    """Computer players that answer only while they are awake."""

    is_awake = False

    def ask(self, request: Request) -> None:
        if self.is_awake:
            super().ask(request)


def _answer(request: Request) -> str:
    return str(decide(view_from_plain(request.view), Level.MEDIUM, 1).move)


class StillController(GameController):
    """Shows one position as long as it is wanted."""

    still: PlayerView | None = None

    def view(self) -> PlayerView:
        return self.still if self.still is not None else super().view()

    @property
    def is_human_turn(self) -> bool:
        if self.still is None:
            return super().is_human_turn
        return self.still.position.result is None and self.still.position.to_move == self.still.seat

    def attempt(self, move: Move) -> Refusal | None:
        """Refuse what the position refuses; nothing else can be done in it."""
        if self.still is None:
            return super().attempt(move)
        refusal = self.check(move)
        assert refusal is not None, move
        self.refused.emit(refusal, move)
        return refusal


class Studio:
    """One window for all pictures of a run."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._host = SleepyHost(_answer)
        self.adviser = ToldAdviser()
        """Says what a screen tells it to say."""
        with patch("rommedesk.ui.program.GameController", StillController):
            self.program: Program = assemble(
                application,
                Settings(language="en", theme="light", animation="off"),
                host=self._host,
                matches=Matches(folder),
                bank=ChipBank(folder / "chips.json"),
                levels=("random", "easy", "medium", "hard"),
                switch=LanguageSwitch(catalogues_folder()),
                is_animated=False,
                adviser=self.adviser,
            )
        controller = self.program.controller
        assert isinstance(controller, StillController)
        self.controller = controller
        controller.round_ended.disconnect(self.program.desk.end_round)
        self.program.window.show()

    @property
    def table(self) -> TableWidget:
        """The table of the window."""
        return self.program.window.table

    def dress(self, language: str, theme: str, size: tuple[int, int]) -> None:
        """Use a language, a theme and a size of the window."""
        self.program.window.use(language=language, theme=theme)
        self.program.window.resize(QSize(*size))
        self.settle()

    def seat(self, rules: RuleSet, preset: str, names: Sequence[str]) -> None:
        """Begin a match of these people; the first one sits at the screen."""
        self.clear()
        people = [Player("person", names[0], PlayerKind.HUMAN)]
        people += [
            Player(f"computer-{seat}", name, PlayerKind.COMPUTER, "medium", 1)
            for seat, name in enumerate(names[1:], 2)
        ]
        assert not self.controller.new_match(rules, people, 1, preset=preset)

    def show(self, view: PlayerView, preset: str, names: Sequence[str]) -> None:
        """Show a position."""
        self.seat(view.position.rules, preset, names)
        self.controller.still = view
        self.controller.view_changed.emit()
        self.settle()

    def play_rounds(self, rounds: int) -> None:
        """Let computer players play on all seats until so many rounds are over."""
        self._host.is_awake = True
        while True:
            self.controller.finish_round_by_computer()
            record = self.controller.record
            assert record is not None
            if len(record.results) >= rounds:
                break
            self.controller.next_round()
            self.settle()
        self._host.is_awake = False

    def clear(self) -> None:
        """Close what is open and leave the match."""
        if self.program.desk.open_dialog is not None:
            self.program.desk.open_dialog.close()
        self.controller.still = None
        self.table.select(frozenset())
        self.controller.abandon()
        self.settle()

    def settle(self) -> None:
        """Let everything happen that is due."""
        for _ in range(6):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def take(self, file: Path) -> None:
        """Save a picture of the window, with the dialog over it if one is open."""
        self.settle()
        window, dialog = self.program.window, self.program.desk.open_dialog
        picture = window.grab()
        if dialog is not None:
            _lay_over(picture, window, dialog)
        assert picture.save(str(file)), file

    def close(self) -> None:
        """Close the window."""
        self.clear()
        self.program.window.close()


def _lay_over(picture: QPixmap, window: QWidget, dialog: QWidget) -> None:
    painter = QPainter(picture)
    middle = (window.size() - dialog.size()) / 2
    painter.drawPixmap(max(0, middle.width()), max(0, middle.height()), dialog.grab())
    painter.end()
