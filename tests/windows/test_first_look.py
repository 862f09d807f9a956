"""What a new player sees first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.ui.dialogs.new_game import NewGameDialog
from tests.windows.conftest import Open

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]

STEADY_MS = 300
ROUNDING = 2


def test_the_first_dialog_lies_in_the_middle_of_the_window(qtbot: QtBot, opened: Open) -> None:
    program = opened()
    dialog = program.desk.open_dialog
    assert isinstance(dialog, NewGameDialog)
    qtbot.waitUntil(dialog.isVisible, timeout=5000)
    qtbot.wait(STEADY_MS)  # until the window manager has put both where they stay
    apart = dialog.geometry().center() - program.window.geometry().center()
    title = dialog.geometry().top() - dialog.frameGeometry().top()
    assert abs(apart.x()) <= ROUNDING
    assert abs(apart.y()) <= ROUNDING + title
