"""At the end of a round the hands are turned up, however the table came to show it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.store.settings import Settings
from rommedesk.ui.table.places import Zone, opponents
from tests.ui.games import Begin, Play, programs


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    with programs(qtbot, tmp_path, catalogues) as begin:
        yield begin


def turned_up(play: Play) -> set[int]:
    shown = play.window.table.scene_of_table.shown
    assert shown is not None
    return {key for key, lies in shown.places.items() if lies.zone is Zone.SHOWN}


def of_the_others(play: Play) -> set[int]:
    """The cards that the others hold, which everybody knows once the round is over."""
    view = play.controller.view()
    cards = [card for seat in opponents(view) for card in view.position.seat(seat).hand]
    assert cards
    assert all(cards)
    return {int(card) for card in cards}


@pytest.mark.parametrize(("animation", "is_animated"), [("fast", True), ("off", True), ("off", False)])
def test_they_are_with_and_without_animation_until_the_next_input(
    begin: Begin, animation: str, is_animated: bool
) -> None:
    play = begin(Settings(language="en", animation=animation, pause_ms=0), is_animated=is_animated)
    play.window.show()
    play.deal_short()
    play.play_round()
    assert turned_up(play) == of_the_others(play)
    play.window.table.retranslate()
    play.window.table.scene_of_table.arrange()
    assert turned_up(play) == of_the_others(play)
    play.window.table.begin_input()
    assert turned_up(play) == set()
    play.window.use(language="de")
    play.settle()
    assert turned_up(play) == set()


def test_they_are_after_the_program_was_started_again(begin: Begin) -> None:
    play = begin()
    play.window.show()
    play.deal_short()
    play.play_round()
    play.window.close()
    again = begin()
    again.window.show()
    again.desk.begin()
    again.qtbot.waitUntil(lambda: again.has_dialog)
    again.settle()
    assert turned_up(again) == of_the_others(again)


def test_in_the_next_round_nobody_shows_anything(begin: Begin) -> None:
    play = begin()
    play.window.show()
    play.deal_short()
    play.play_round()
    play.desk.close_dialog()
    play.controller.next_round()
    play.settle()
    assert play.round_number == 2
    assert turned_up(play) == set()
    assert not play.window.table.scene_of_table.shows_hands
