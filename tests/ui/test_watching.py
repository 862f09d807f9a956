"""Watching computer players: the seat of the person is taken, and the game goes on by itself or is held."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from rommedesk.store.settings import Settings
from rommedesk.ui import watching
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.dialogs.keys import KeysDialog
from rommedesk.ui.dialogs.new_game import NewGameDialog
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from rommedesk.ui.table.options import PACES
from rommedesk.ui.watch_speed import WATCH_SPEEDS, WatchSpeed
from rommedesk.ui.watching import WatchBar
from tests.ui.clipping import clipped
from tests.ui.games import Begin, Play, programs

SHORT = {"packs": 1, "jokers": 2, "hand_size": 16, "dead_round_after": 1}
"""House rules by which a round soon ends."""


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Callable[..., Play]]:
    """Programs whose window shows what happens."""
    with programs(qtbot, tmp_path, catalogues) as begin:

        def begin_watching(speed: str = "fastest", **options: Any) -> Play:
            settings = Settings(language="en", theme="light", watch_speed=speed, **options)
            play = begin(settings, is_animated=True)
            play.window.show()
            return play

        yield begin_watching


def watch(play: Play, **options: object) -> None:
    """Begin a match of three computer players."""
    choice = GameChoice(first=Opponent(), opponents=(Opponent(),) * 2, options=tuple(options.items()))
    play.desk.deal(choice)
    play.settle()


def steps(play: Play) -> int:
    record = play.controller.record
    assert record is not None
    return len(record.steps)


def bar(play: Play) -> WatchBar:
    found = play.window.status.findChild(WatchBar)
    assert found is not None
    return found


def test_the_menu_offers_a_computer_player_in_the_seat_of_the_person(begin: Begin) -> None:
    play = begin()
    play.window.commands[Does.WATCH].trigger()
    dialog = play.dialog(NewGameDialog)
    assert dialog.choice.first == Opponent()
    dialog.deal.click()
    record = play.controller.record
    assert record is not None
    assert [player.kind.value for player in record.setup.players] == ["computer"] * 4
    assert [player.name for player in record.setup.players] == ["Felix", "Anna", "Ben", "Clara"]
    play.qtbot.waitUntil(lambda: steps(play) > 3)
    play.window.commands[Does.NEW_GAME].trigger()
    assert play.dialog(NewGameDialog).choice.first is None


def test_what_is_watched_is_held_and_goes_on(begin: Begin) -> None:
    play = begin()
    watch(play)
    hold = bar(play).hold
    play.qtbot.waitUntil(lambda: steps(play) > 2)
    hold.click()
    play.settle()
    count = steps(play)
    assert hold.text() == "Go on"
    assert "The game is paused." in play.window.status.said
    assert "The game is paused." in play.window.status.accessibleName()
    play.qtbot.wait(50)
    assert steps(play) == count
    hold.click()
    play.settle()
    assert hold.text() == "Pause"
    assert "paused" not in play.window.status.said
    play.qtbot.waitUntil(lambda: steps(play) > count + 2)


def test_keys_hold_it_and_make_one_move_at_a_time(begin: Begin) -> None:
    play = begin("slow")
    watch(play)
    QTest.keyClick(play.window, Qt.Key.Key_F5)
    assert play.controller.is_held
    for count in range(steps(play) + 1, steps(play) + 4):
        QTest.keyClick(play.window, Qt.Key.Key_F6)
        wait_for_steps(play, count)
    QTest.keyClick(play.window, Qt.Key.Key_F5)
    assert not play.controller.is_held


def wait_for_steps(play: Play, count: int) -> None:
    play.qtbot.waitUntil(lambda: steps(play) == count)
    play.settle()


def test_a_speed_counts_at_once_is_shown_and_kept(begin: Begin) -> None:
    play = begin("normal", pause_ms=2_000)
    watch(play)
    window = play.window
    assert play.controller.pause_ms == 600
    assert window.table.options.pace == PACES["normal"]
    for number, (speed, pause, pace) in enumerate(
        [("slow", 1_500, "slow"), ("normal", 600, "normal"), ("fast", 150, "fast"), ("fastest", 0, "off")],
        1,
    ):
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0.value + number), Qt.KeyboardModifier.AltModifier)
        assert window.settings.watch_speed == speed
        assert bar(play).speed.currentData() == speed
        assert play.controller.pause_ms == pause
        assert window.table.options.pace == PACES[pace]
    bar(play).speed.chosen.emit("fast")
    assert window.settings.watch_speed == "fast"
    assert window.commands.speeds["fast"].isChecked()


def test_whoever_plays_has_the_usual_pause_again(begin: Begin) -> None:
    play = begin("slow", pause_ms=700, animation="fast")
    watch(play)
    assert bar(play).isVisible()
    assert not any(button.isVisible() for button in play.window.status.buttons.values())
    play.deal()
    play.settle()
    assert not bar(play).isVisible()
    assert play.window.status.buttons[Does.DISCARD].isVisible()
    assert play.controller.pause_ms == 700
    assert play.window.table.options.pace == PACES["fast"]
    assert not play.window.commands[Does.HOLD].isEnabled()
    play.window.use(pause_ms=0)
    assert play.controller.pause_ms == 0


def test_cards_that_rest_stay_at_rest(begin: Begin) -> None:
    play = begin("slow", animation="off")
    watch(play)
    assert play.window.table.options.pace == 0


def test_round_follows_round_and_only_the_end_of_the_match_is_shown_on_a_sheet(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WATCH_SPEEDS, "fastest", WatchSpeed(0, 0.0, 10))
    play = begin()
    told: list[bool] = []
    play.controller.round_ended.connect(lambda: told.append(play.has_dialog))
    watch(play, **SHORT, rounds=3)
    play.qtbot.waitUntil(lambda: len(told) == 3, timeout=60_000)
    assert told == [False, False, True]
    assert isinstance(play.desk.open_dialog, ScoreDialog)
    play.settle()
    assert not play.window.commands[Does.STEP].isEnabled()


def test_a_held_match_waits_at_the_end_of_the_round_and_is_led_on_by_steps(begin: Begin) -> None:
    play = begin("slow")
    ended: list[int] = []
    play.controller.round_ended.connect(lambda: ended.append(play.round_number))
    watch(play, **SHORT, rounds=3)
    play.controller.hold(True)
    record = play.controller.record
    assert record is not None
    while record.results == ():
        count = steps(play)
        play.window.commands[Does.STEP].trigger()
        wait_for_steps(play, count + 1)
    play.qtbot.wait(30)
    assert play.round_number == 1
    for _ in range(2):
        play.window.commands[Does.STEP].trigger()
        play.settle()
    assert (len(ended), play.controller.is_held) == (1, True)
    wait_for_steps(play, 1)
    assert play.round_number == 2


def test_no_round_is_dealt_beneath_a_dialog(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WATCH_SPEEDS, "fastest", WatchSpeed(0, 0.0, 10))
    monkeypatch.setattr(watching, "BUSY_MS", 10)
    play = begin()
    watch(play, **SHORT, rounds=3)
    play.desk.show_scores()
    dialog = play.dialog(ScoreDialog)
    play.qtbot.waitUntil(lambda: play.window.commands[Does.NEXT_ROUND].isEnabled(), timeout=20_000)
    play.qtbot.wait(50)
    assert play.round_number == 1
    dialog.close()
    play.qtbot.waitUntil(lambda: play.round_number == 2)


def test_57_what_was_watched_goes_on_after_a_restart(begin: Begin) -> None:
    first = begin()
    watch(first)
    first.qtbot.waitUntil(lambda: steps(first) > 3)
    first.window.close()
    again = begin("fast")
    again.desk.begin()
    again.settle()
    assert again.controller.is_watched
    assert bar(again).isVisible()
    assert again.controller.pause_ms == 150
    count = steps(again)
    again.qtbot.waitUntil(lambda: steps(again) > count, timeout=10_000)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_watches_is_named_in_every_language(begin: Begin, language: str) -> None:
    play = begin("slow")
    watch(play)
    play.window.use(language=language)
    play.window.resize(768, 560)
    play.settle()
    found = bar(play)
    for part in (found.hold, found.step, found.speed):
        assert part.accessibleName()
        assert part.isVisible()
        assert part.width() >= part.minimumSizeHint().width()
    speeds = [action.text() for action in play.window.commands.speeds.values()]
    assert [found.speed.itemText(number) for number in range(4)] == speeds
    assert len(set(speeds)) == 4
    menu = play.window.top.watch_menu
    assert isinstance(menu, QMenu)
    assert menu.title()
    assert play.window.status.text.width() > 100


def test_no_text_of_the_bar_is_cut_off_after_another_language(begin: Begin) -> None:
    play = begin("fastest")
    watch(play)
    for width, language in product((768, 1280), ("en", "de", "ru", "en")):
        play.window.resize(width, 600)
        play.window.use(language=language)
        play.settle()
        play.settle()
        assert clipped(bar(play)) == [], (width, language)


def test_the_keys_are_in_the_help(begin: Begin) -> None:
    play = begin()
    play.window.commands[Does.KEYS].trigger()
    QApplication.processEvents()
    dialog = play.dialog(KeysDialog)
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for keys in ("F5", "F6", "Alt+1", "Alt+4"):
        assert keys in told
