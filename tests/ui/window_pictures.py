"""Makes the pictures of the README from games really played: `python -m tests.ui.window_pictures FOLDER`.

Computer players play with one another at a real window; the first deal in which the table looks as wanted is
taken.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from rommedesk.engine.moves import Discard
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record_lines import Player, PlayerKind
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import view_from_plain
from rommedesk.players.base import LEVELS, Level, decide
from rommedesk.players.protocol import Request
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.paths import catalogues_folder
from rommedesk.store.settings import Settings
from rommedesk.ui.dialogs.game_choice import Opponent
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.match_desk import PERSON, computer_player
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.intents import TargetKind
from tests.app.builders import InlineHost

SIZE = QSize(1280, 800)
MOST_TURNS = 12
FELT_BELOW = 128
"""The felt has no lighter points."""


def answer(request: Request) -> str:
    """What the middle level does."""
    return str(decide(view_from_plain(request.view), Level.MEDIUM, 1).move)


def is_lively(view: PlayerView) -> bool:
    """Rommé in full swing: melds of three, jokers among them, a card just drawn."""
    position = view.position
    owners = {meld.owner for meld in position.melds}
    jokers = sum(card.is_joker for meld in position.melds for card in meld.meld.cards)
    is_mine = position.to_move == view.seat and position.phase is Phase.PLAY
    is_full = len(owners) >= 3 and view.seat in owners and len(position.melds) >= 6
    return is_mine and is_full and jokers >= 2 and len(view.hand) in range(7, 11)


def has_long_stairs(view: PlayerView) -> bool:
    """Treppenrommé with something to take and something already melded."""
    position = view.position
    owners = {meld.owner for meld in position.melds}
    is_mine = position.to_move == view.seat and position.phase is Phase.DRAW
    is_long = len(position.discard) in range(8, 13) and len(view.hand) >= 5
    return is_mine and is_long and len(owners) >= 2 and view.seat in owners


class Photographer:
    """Plays at a window until the table looks as wanted."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def seek(self, preset: str, opponents: int, is_wanted: Callable[[PlayerView], bool]) -> None:
        """Play deals from the first one on until the table looks like that."""
        names = self._program.phrases.players.first_names()[:opponents]
        players = [Player(PERSON, "", PlayerKind.HUMAN)]
        players += [computer_player(seat, Opponent(name)) for seat, name in enumerate(names, 2)]
        controller = self._program.controller
        number = 0
        while True:
            number += 1
            assert not controller.new_match(PRESETS[preset], tuple(players), number, preset=preset)
            if self._play(is_wanted):
                print(preset, "deal", number)
                return
            controller.abandon()
            self._settle()

    def _play(self, is_wanted: Callable[[PlayerView], bool]) -> bool:
        controller, turns = self._program.controller, 0
        while turns < MOST_TURNS:
            self._settle()
            view = controller.view()
            if view.position.result is not None:
                return False
            if not controller.is_human_turn:
                continue
            if is_wanted(view):
                return True
            move = decide(view, Level.MEDIUM, 1).move
            turns += isinstance(move, Discard)
            assert controller.attempt(move) is None
        return False

    def _settle(self) -> None:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

    def select_what_fits(self) -> bool:
        """Select a card of the hand that can be laid off, if there is one."""
        table = self._program.window.table
        table.sort_hand(Sorting.SUIT)
        for card in table.scene_of_table.hand:
            table.select(frozenset({card}))
            if not card.is_joker and table.can(TargetKind.LAY_OFF):
                return True
        table.select(frozenset())
        return False

    def point(self, count: int) -> None:
        """Point at a step of the stairs."""
        table = self._program.window.table
        table.scene_of_table.pointed = count
        table.scene_of_table.arrange()
        table.light_up(())

    def save(self, file: Path) -> None:
        """Save the window; without the grain of the felt, which no file could make small."""
        for _ in range(5):
            self._settle()
        image = self._program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        coarser = bytes(value - value % 5 if value < FELT_BELOW else value for value in range(256))
        points = bytes(image.constBits()).translate(coarser)
        image = QImage(points, image.width(), image.height(), image.bytesPerLine(), image.format())
        assert image.save(str(file), quality=0)


def main(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept_nowhere:
        program = assemble(
            application,
            Settings(language="en", theme="light"),
            host=InlineHost(answer),
            matches=Matches(Path(kept_nowhere)),
            bank=ChipBank(Path(kept_nowhere) / "chips.json"),
            levels=LEVELS,
            switch=LanguageSwitch(catalogues_folder()),
            is_animated=False,
        )
        program.controller.round_ended.disconnect(program.desk.end_round)
        program.window.table.set_pace(0)
        program.window.resize(SIZE)
        program.window.show()
        photographer = Photographer(program)
        photographer.seek("romme", 3, is_lively)
        photographer.select_what_fits()
        photographer.save(folder / "table.png")
        program.controller.abandon()
        photographer.seek("treppen", 2, has_long_stairs)
        photographer.point(4)
        photographer.save(folder / "stairs.png")
        program.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
