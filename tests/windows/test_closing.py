"""The window is closed while the strongest computer player ponders: nothing of it goes on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.players.levels import LEVELS, Level
from rommedesk.ui.dialogs.new_game import NewGameDialog
from tests.app.left_behind import child_processes
from tests.windows.conftest import Open
from tests.windows.mouse import until, xdotool
from tests.windows.person import Person

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]


def processor_time(process: str) -> int:
    """How long a process has been at work, in ticks of the system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_nothing_is_left_of_an_expert_that_was_thinking(qtbot: QtBot, opened: Open) -> None:
    before = child_processes()
    program = opened(thoroughness="thorough")
    person = Person(program, Random(1))
    dialog = program.desk.open_dialog
    assert isinstance(dialog, NewGameDialog)
    person.wait_for(dialog)
    lines = [line for line in (dialog.seats.own, *dialog.seats.lines) if line.isVisible()]
    for line in lines:  # everybody is an expert, so one of them thinks at once
        person.mouse.click(person.sight.middle(line.level))
        until(lambda line=line: line.level.view().isVisible(), "the levels to be shown")  # type: ignore[misc]
        xdotool("key", "End", "Return")
        until(lambda line=line: line.chosen_level == Level.EXPERT, "the level to be chosen")  # type: ignore[misc]
    person.press(dialog.deal)
    until(lambda: program.controller.record is not None, "the match to begin")
    assert program.controller.record is not None
    assert {player.level for player in program.controller.record.setup.players} == {LEVELS[-1]}
    thinking: set[str] = set()

    def is_at_work() -> bool:
        thinking.update(child_processes() - before)
        return any(processor_time(process) > os.sysconf("SC_CLK_TCK") // 2 for process in thinking)

    until(is_at_work, "an expert to have thought for a while", 60_000)
    QTest.keyClick(program.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    until(lambda: not program.window.isVisible(), "the window to close")
    # What ran is gone at once, not when it has made up its mind.
    assert child_processes() <= before
    assert not any(Path(f"/proc/{process}").exists() for process in thinking)
