"""A whole program around computer players that answer at once from this very process."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import Move, parse_move
from rommedesk.players.safe import safe_move
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.settings import Settings
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.table.hint_question import Adviser
from tests.app.builders import InlineHost, cautious

LEVELS = ("random", "easy", "medium", "hard")
AnyDialog = TypeVar("AnyDialog", bound=Dialog)


class Play:
    """A running program and what a test does with it."""

    def __init__(self, qtbot: QtBot, program: Program, host: InlineHost, matches: Matches) -> None:
        self.qtbot, self.program, self.host, self.matches = qtbot, program, host, matches
        self.window, self.desk, self.controller = program.window, program.desk, program.controller

    def deal(self, preset: str = "romme", opponents: int = 2, **options: object) -> None:
        """Begin a match without a dialog."""
        computers = (Opponent(),) * opponents
        self.desk.deal(GameChoice(preset, opponents=computers, options=tuple(options.items())))

    def deal_short(self, preset: str = "romme") -> None:
        """Begin a match whose rounds soon end, because next to all cards are dealt."""
        self.deal(preset, packs=1, jokers=2, hand_size=16, dead_round_after=1)

    def dialog(self, kind: type[AnyDialog]) -> AnyDialog:
        """The dialog that is open, which must be of this kind."""
        dialog = self.desk.open_dialog
        assert isinstance(dialog, kind)
        return dialog

    @property
    def has_dialog(self) -> bool:
        return self.desk.open_dialog is not None

    @property
    def round_number(self) -> int:
        """0 without a match."""
        record = self.controller.record
        return 0 if record is None else record.round_number

    def settle(self) -> None:
        """Let everything happen that is due."""
        QApplication.processEvents()
        QApplication.processEvents()

    def wait_for_turn(self) -> None:
        """Wait until the person is to move, with all shown."""
        self.qtbot.waitUntil(lambda: self.controller.is_human_turn, timeout=20_000)
        self.settle()

    def move(self, text: str) -> None:
        """Make a move of the person, which must be legal."""
        seat = self.controller.shown_seat
        assert seat is not None
        assert self.controller.attempt(parse_move(text, seat)) is None
        self.settle()

    def safe_move(self) -> Move:
        """Make a safe move of the person."""
        move = safe_move(self.controller.view())
        assert self.controller.attempt(move) is None
        self.settle()
        return move

    def play_round(self) -> None:
        """Play safe moves until the round is over."""

        def is_over() -> bool:
            if self.controller.is_human_turn:
                self.controller.attempt(safe_move(self.controller.view()))
            record = self.controller.record
            return record is not None and record.round is not None and record.round.result is not None

        self.qtbot.waitUntil(is_over, timeout=60_000)
        self.qtbot.waitUntil(lambda: self.desk.open_dialog is not None, timeout=5_000)
        self.settle()


Begin = Callable[..., Play]


@contextmanager
def programs(qtbot: QtBot, folder: Path, catalogues: Path) -> Iterator[Begin]:
    """Makes programs over one folder of matches, one after the other; they are closed at the end."""
    begun: list[Play] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def begin(
        settings: Settings | None = None,
        *,
        language: str = "en",
        is_animated: bool = False,
        adviser: Adviser | None = None,
    ) -> Play:
        host, matches, bank = InlineHost(cautious), Matches(folder), ChipBank(folder / "chips.json")
        program = assemble(
            application,
            settings or Settings(language=language, theme="light"),
            host=host,
            matches=matches,
            bank=bank,
            levels=LEVELS,
            switch=LanguageSwitch(catalogues),
            rng=Random(5),
            is_animated=is_animated,
            adviser=adviser,
        )
        qtbot.addWidget(program.window)
        begun.append(Play(qtbot, program, host, matches))
        return begun[-1]

    yield begin
    for play in begun:
        play.window.close()
        play.program.switch.withdraw()
