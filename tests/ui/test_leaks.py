"""A program that was closed leaves nothing behind, whatever it did: timers, animations, processes, sounds."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.app.player_host import PlayerHost
from rommedesk.players.levels import LEVELS
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.settings import Settings
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.sound.cues import Cue
from rommedesk.ui.sound.effects import Effects
from rommedesk.ui.sound.sounds import Sounds
from rommedesk.ui.warm_up import WarmUp, usual_work
from tests.app.left_behind import child_processes, left_behind, only_new_objects


class FakeEffect:
    """A sound that never ends by itself."""

    def __init__(self) -> None:
        self.is_playing = False

    def play(self) -> None:
        self.is_playing = True

    def stop(self) -> None:
        self.is_playing = False

    def setVolume(self, volume: float, /) -> None:
        """However loud."""


EFFECTS = {cue: FakeEffect() for cue in Cue}


def effects(_: QObject) -> Effects:
    return EFFECTS


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Program]:
    """A program as a person starts it, with computer players in a process of their own."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    program = assemble(
        application,
        Settings(language="en", theme="light", animation="slow", pause_ms=0),
        host=PlayerHost(),
        matches=Matches(tmp_path),
        bank=ChipBank(tmp_path / "chips.json"),
        levels=LEVELS,
        switch=LanguageSwitch(catalogues),
        rng=Random(5),
        make_effects=effects,
    )
    program.sounds.prepare()
    program.window.show()
    qtbot.waitExposed(program.window)
    yield program
    program.window.close()
    program.switch.withdraw()


def nothing(program: Program, qtbot: QtBot) -> None:
    """Nothing has happened yet."""


def is_dealing(program: Program, qtbot: QtBot) -> None:
    """Cards are being dealt, with their sound."""
    program.desk.deal(GameChoice("romme", opponents=(Opponent(),) * 3))
    qtbot.waitUntil(lambda: program.window.table.scene_of_table.motion.is_moving, timeout=5000)
    assert any(effect.is_playing for effect in EFFECTS.values())


def is_thinking(program: Program, qtbot: QtBot) -> None:
    """A computer player is at work."""
    is_dealing(program, qtbot)
    program.controller.finish_round_by_computer()
    program.window.table.begin_input()
    qtbot.waitUntil(lambda: bool(child_processes()), timeout=20_000)


def warms_up(program: Program, qtbot: QtBot) -> None:
    """The work that was put off has begun."""
    warm_up = WarmUp(usual_work(), lambda: True, program.window)
    program.window.closing.connect(warm_up.stop)
    warm_up.start()


@pytest.mark.parametrize("busy", [nothing, is_dealing, is_thinking, warms_up])
def test_a_closed_program_leaves_nothing_behind(
    qtbot: QtBot, request: pytest.FixtureRequest, busy: Callable[[Program, QtBot], None]
) -> None:
    before = child_processes()
    with only_new_objects():
        program: Program = request.getfixturevalue("program")
        busy(program, qtbot)
        program.window.close()
        assert not any(isinstance(one.parent(), WarmUp | Sounds) for one in left_behind())
        assert not program.window.table.scene_of_table.motion.is_moving
        # What was due at that very moment may come, but nothing goes on.
        qtbot.waitUntil(lambda: left_behind() == [], timeout=10_000)
    assert not any(effect.is_playing for effect in EFFECTS.values())
    assert child_processes() - before == set()
