"""A hint by the button, the menu and the keys of the window, in a real game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.app.adviser import Adviser
from rommedesk.engine.moves import Discard
from rommedesk.players.advice import Advice, Suggestion
from rommedesk.players.answer import Motive, Why
from rommedesk.players.safe import safe_move
from rommedesk.ui.commands import Does
from tests.ui.advisers import ToldAdviser
from tests.ui.games import Begin, Play, programs


@pytest.fixture
def adviser(qtbot: QtBot) -> ToldAdviser:
    return ToldAdviser()


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, catalogues: Path, adviser: ToldAdviser) -> Iterator[Play]:
    folder = tmp_path / "matches"
    folder.mkdir()
    with programs(qtbot, folder, catalogues) as begin:
        yield seated(begin, adviser)


def seated(begin: Begin, adviser: ToldAdviser) -> Play:
    """A game in which the person is to move and is told a safe move."""
    play = begin(adviser=adviser)
    play.window.show()
    play.deal()
    play.wait_for_turn()
    tell_safe_move(play, adviser)
    return play


def tell_safe_move(play: Play, adviser: ToldAdviser) -> None:
    move = safe_move(play.controller.view())
    adviser.told = Advice(Suggestion((move,), (Why(Motive.SAFE),)))


def test_the_button_asks_and_the_command_plays(play: Play, adviser: ToldAdviser) -> None:
    commands, hints = play.window.commands, play.window.table.hints
    assert commands[Does.HINT].isEnabled()
    assert not commands[Does.PLAY_HINT].isEnabled()
    before = play.controller.view()
    play.window.top.buttons[Does.HINT].click()
    play.settle()
    assert hints.sheet.text == "Hint. It is allowed, and nothing better was found."
    assert commands[Does.PLAY_HINT].isEnabled()
    commands[Does.PLAY_HINT].trigger()
    play.settle()
    assert play.controller.view() != before
    assert hints.sheet.text == ""
    assert not commands[Does.PLAY_HINT].isEnabled()


def test_the_keys_of_the_window_do_the_same(play: Play) -> None:
    play.window.activateWindow()
    assert QTest.qWaitForWindowActive(play.window)
    QTest.keyClick(play.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    play.settle()
    assert play.window.table.hints.can_play
    before = play.controller.view()
    QTest.keyClick(play.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    play.settle()
    assert play.controller.view() != before


def test_hints_are_only_for_ones_own_turn(
    play: Play, adviser: ToldAdviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.safe_move()
    monkeypatch.setattr(play.host, "ask", lambda _request: None)  # the others think for ever
    tell_safe_move(play, adviser)
    action = play.window.commands[Does.HINT]
    play.window.table.hints.press()
    assert play.window.table.hints.can_play
    play.window.table.hints.play()
    play.settle()
    assert isinstance(adviser.told, Advice)
    assert isinstance(adviser.told.best.move, Discard)
    assert not action.isEnabled()
    play.window.table.hints.press()
    assert not play.window.table.hints.is_shown


def test_a_new_match_and_an_abandoned_one_take_the_hint_away(play: Play) -> None:
    hints = play.window.table.hints
    hints.press()
    said = [hints.sheet.text]
    play.controller.abandon()
    play.settle()
    said.append(hints.sheet.text)
    assert said == ["Hint. It is allowed, and nothing better was found.", ""]
    assert not hints.can_ask
    assert not play.window.commands[Does.HINT].isEnabled()


def test_a_question_is_dropped_with_the_match(play: Play, adviser: ToldAdviser) -> None:
    adviser.is_quick = False
    play.window.table.hints.press()
    play.controller.abandon()
    play.settle()
    assert adviser.cancelled == 1
    adviser.answer()
    QApplication.processEvents()
    assert not play.window.table.hints.is_shown


def test_the_window_stays_free_while_one_thinks(play: Play, adviser: ToldAdviser) -> None:
    adviser.is_quick = False
    play.window.table.hints.press()
    play.settle()
    assert play.window.commands[Does.NEW_GAME].isEnabled()
    move = play.safe_move()
    assert str(move) == "draw"
    assert adviser.cancelled == 1


def test_what_is_said_without_a_hint_changes_its_language_too(
    qtbot: QtBot, play: Play, adviser: ToldAdviser
) -> None:
    adviser.is_quick, adviser.told = False, None
    hints, languages = play.window.table.hints, play.window.commands.languages
    hints.press()
    qtbot.waitUntil(lambda: hints.sheet.text.startswith("Thinking"))
    languages["de"].trigger()
    play.settle()
    assert hints.sheet.text.startswith("Einen Moment")
    adviser.answer()
    assert hints.sheet.text.startswith("Diesmal kein Tipp")
    languages["en"].trigger()
    play.settle()
    assert hints.sheet.text.startswith("No hint this time")


def test_in_calm_mode_a_hint_tells_no_points(play: Play, adviser: ToldAdviser) -> None:
    move = safe_move(play.controller.view())
    other = Suggestion((move,), (Why(Motive.SAFE),), cost=5.0)
    adviser.told = Advice(Suggestion((move,), (Why(Motive.SAFE), Why(Motive.SCORES, (), 20))), (other,))
    hints = play.window.table.hints
    hints.press()
    assert "20 points" in hints.sheet.text
    hints.press()
    assert "5 points worse" in hints.buttons[1].text().replace("\u00a0", " ")
    play.window.use(calm=True)
    assert "not as good" in hints.buttons[1].text()
    hints.press()
    hints.press()
    assert "points" not in hints.sheet.text


def test_the_adviser_of_the_program_answers_from_a_process_of_its_own(
    qtbot: QtBot, tmp_path: Path, catalogues: Path
) -> None:
    real = Adviser()
    try:
        with programs(qtbot, tmp_path, catalogues) as begin:
            play = begin(adviser=real)
            play.window.show()
            play.deal()
            play.wait_for_turn()
            hints = play.window.table.hints
            hints.press()
            qtbot.waitUntil(lambda: hints.can_play, timeout=30_000)
            assert hints.sheet.text.startswith("Hint. ")
            before = play.controller.view()
            hints.play()
            play.settle()
            assert play.controller.view() != before
    finally:
        real.close()
