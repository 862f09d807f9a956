"""The order of the hand and the sort choice survive closing the program."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, number_copies, parse_names, write_names
from rommedesk.store.settings import Settings
from rommedesk.ui.commands import Does
from rommedesk.ui.hand_memory import remembered, remembered_groups
from rommedesk.ui.table.hand import Sorting, moved, sorted_hand
from rommedesk.ui.table.places import new_cards
from rommedesk.ui.table.staging import Recalled
from tests.ui.games import Begin, Play, programs


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    folder = tmp_path / "matches"
    folder.mkdir()
    with programs(qtbot, folder, catalogues) as begin:
        yield begin


def hand(play: Play) -> tuple[Card, ...]:
    return play.window.table.scene_of_table.hand


def turn_round(play: Play) -> Sequence[str]:
    """Put the hand in an order that no sorting gives."""
    cards = hand(play)
    play.window.table.desk.arrange_hand(moved(cards, cards[-1:], 0))
    return [str(card.name) for card in hand(play)]


def reopened(begin: Begin, play: Play, **changed: object) -> Play:
    """The program closed and opened again with what it kept, changed like this."""
    play.window.close()
    again = begin(replace(play.window.settings, **changed))  # type: ignore[arg-type]
    again.window.show()
    again.desk.begin()
    again.wait_for_turn()
    return again


@pytest.fixture
def play(begin: Begin) -> Play:
    play = begin()
    play.window.show()
    play.deal()
    play.wait_for_turn()
    return play


def test_the_order_of_the_hand_is_found_again(begin: Begin, play: Play) -> None:
    left = turn_round(play)
    again = reopened(begin, play)
    assert [str(card.name) for card in hand(again)] == left


def test_a_card_that_was_drawn_last_keeps_its_place_too(begin: Begin, play: Play) -> None:
    turn_round(play)
    if play.window.commands[Does.DRAW].isEnabled():
        play.window.commands[Does.DRAW].trigger()
        play.settle()
    left = [str(card.name) for card in hand(play)]
    assert [str(card.name) for card in hand(reopened(begin, play))] == left


def test_the_drawn_card_is_still_new_afterwards(begin: Begin, play: Play) -> None:
    assert play.window.commands[Does.DRAW].isEnabled()
    play.window.commands[Does.DRAW].trigger()
    play.settle()
    new = new_cards(play.controller.view())
    assert len(new) == 1
    again = reopened(begin, play)
    shown = again.window.table.scene_of_table.shown
    assert shown is not None
    assert {key for key, lies in shown.places.items() if lies.is_new} == {int(card) for card in new}


def test_a_program_that_was_not_closed_properly_knows_the_order_of_the_last_change(
    begin: Begin, play: Play
) -> None:
    turn_round(play)
    told = play.window.settings.hand_order
    assert told["cards"] == [str(card.name) for card in hand(play)]
    assert told["round"] == 1


def test_nothing_is_written_where_nothing_changed(play: Play) -> None:
    turn_round(play)
    written: list[Settings] = []
    play.window.settings_changed.connect(written.append)
    play.window.table.desk.arrange_hand(hand(play))
    assert written == []


def test_the_sort_choice_is_kept(begin: Begin, play: Play) -> None:
    play.window.commands[Does.SORT_BY_MELDS].trigger()
    play.settle()
    assert play.window.settings.sorting == "melds"
    again = reopened(begin, play, hand_order={})
    rules = again.controller.view().position.rules
    assert hand(again) == sorted_hand(hand(again), Sorting.MELDS, rules)


def test_a_new_hand_need_not_be_sorted(begin: Begin) -> None:
    play = begin(Settings(language="en", theme="light", sorting="none"))
    play.window.show()
    play.deal()
    play.wait_for_turn()
    assert hand(play) == play.controller.view().hand


def tray(play: Play) -> list[str]:
    return [
        write_names(card.name for card in group) for group in play.window.table.scene_of_table.staging.groups
    ]


def gather(play: Play) -> list[str]:
    """Put some cards on the tray in two groups."""
    turn_round(play)
    cards = hand(play)
    for group in (cards[2:4], cards[:1]):
        play.window.table.select(frozenset(group))
        play.settle()
        play.window.commands[Does.GATHER].trigger()
    assert len(tray(play)) == 2
    return tray(play)


def test_the_tray_is_found_again_with_its_groups(begin: Begin, play: Play) -> None:
    gathered, left = gather(play), hand(play)
    assert play.window.settings.hand_order["tray"] == [[2, 3], [0]]
    again = reopened(begin, play)
    assert tray(again) == gathered
    assert [str(card) for card in hand(again)] == [str(card) for card in left]
    assert again.window.table.aids.tray.groups != ()


def test_a_tray_is_empty_again_when_its_last_card_is_taken_back(begin: Begin, play: Play) -> None:
    gather(play)
    table = play.window.table
    table.select(table.scene_of_table.staging.cards)
    play.settle()
    play.window.commands[Does.GATHER].trigger()
    assert tray(play) == []
    assert tray(reopened(begin, play)) == []


def test_the_tray_of_another_match_stays_away(begin: Begin, play: Play) -> None:
    gather(play)
    told = {**play.window.settings.hand_order, "deal": "99"}
    assert tray(reopened(begin, play, hand_order=told)) == []


def test_of_twins_the_same_one_comes_back_to_the_tray() -> None:
    hand = number_copies(parse_names("7h 2c 7h 3d"))
    recalled = Recalled(1, tuple(card.name for card in hand), ((2, 1),))
    assert recalled.found_in(hand) == [[hand[2], hand[1]]]
    assert recalled.found_in(hand[1:]) == [[hand[1]]]  # one of the twins is gone, and nobody knows which
    assert recalled.found_in(hand[:1]) == []


@pytest.mark.parametrize(
    "groups",
    [None, 3, "01", [0, 1], [["0"]], [[True]], [[4]], [[-1]], [[0, 1], [1]], [[0], None], [[1.0]], {"0": 1}],
)
def test_a_tray_that_makes_no_sense_is_ignored(groups: object) -> None:
    assert remembered_groups({"tray": groups}, 4) == ()
    assert remembered_groups({"tray": [[3, 0], [1]]}, 4) == ((3, 0), (1,))


def test_without_a_tray_nothing_is_written_about_it(play: Play) -> None:
    turn_round(play)
    assert "tray" not in play.window.settings.hand_order


@pytest.mark.parametrize(
    "damaged",
    [
        {},
        {"deal": 7, "round": 1, "cards": []},
        {"cards": ["7h"]},
        {"round": True, "deal": None, "cards": "7h"},
    ],
)
def test_what_makes_no_sense_is_ignored(begin: Begin, play: Play, damaged: dict[str, Any]) -> None:
    turn_round(play)
    again = reopened(begin, play, hand_order=damaged)
    rules = again.controller.view().position.rules
    assert hand(again) == sorted_hand(hand(again), Sorting.SUIT, rules)


@pytest.mark.parametrize(
    "plain",
    [
        {"deal": "7f", "round": 3, "cards": ["7h"]},
        {"deal": "8f", "round": 2, "cards": ["7h"]},
        {"deal": "7f", "round": 2, "cards": {"7h": 1}},
        {"deal": "7f", "round": 2, "cards": ["7h", 3]},
        {"deal": "7f", "round": 2, "cards": ["7h", "Zz"]},
        {"deal": "7f", "round": 2},
    ],
)
def test_only_what_was_kept_for_this_round_counts(plain: dict[str, Any]) -> None:
    assert remembered(plain, "7f", 2) == ()


def test_cards_are_read_as_they_are_written() -> None:
    names = remembered({"deal": "7f", "round": 2, "cards": ["7h", "*", "Td"]}, "7f", 2)
    assert names == parse_names("7h * Td")
    assert write_names(names) == "7h * Td"
