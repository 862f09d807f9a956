"""What is said of the match and what lies on the table belong together at every moment that can be seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.ui.commands import Does
from tests.ui.games import Begin, Play, programs

NOTHING = "No match is being played. Deal a new game."


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    with programs(qtbot, tmp_path, catalogues) as begin:
        yield begin


def has_cards(play: Play) -> bool:
    return play.window.table.scene_of_table.shown is not None


@pytest.mark.parametrize("is_animated", [False, True])
def test_a_match_is_told_of_as_soon_as_its_cards_are_dealt(begin: Begin, is_animated: bool) -> None:
    play = begin(is_animated=is_animated)
    play.window.show()
    assert play.window.status.said == NOTHING
    play.deal()
    assert has_cards(play)
    assert play.window.status.said != NOTHING
    assert play.window.windowTitle() == "Rommé – Rommé Desk"


def test_a_match_that_goes_on_is_told_of_before_anything_is_painted(begin: Begin) -> None:
    play = begin()
    play.window.show()
    play.deal()
    play.wait_for_turn()
    said = play.window.status.said
    play.window.close()
    again = begin()
    again.window.show()
    again.desk.begin()
    assert again.window.status.said == said
    again.settle()
    assert has_cards(again)
    assert again.window.status.said == said


def test_no_cards_lie_there_when_no_match_is_told_of(begin: Begin) -> None:
    play = begin()
    play.window.show()
    play.deal()
    play.wait_for_turn()
    play.controller.put_away()
    QApplication.sendEvent(play.window, QEvent(QEvent.Type.LanguageChange))
    assert play.window.status.said == NOTHING
    assert not has_cards(play)
    assert not play.window.commands[Does.ABANDON].isEnabled()
