"""At the end of a round the others show their cards: near them, clear of the melds, until the next input."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.engine.events import RoundEnd, RoundOver
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, RoundResult
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.places import Zone, facts, opponents
from rommedesk.ui.table.shown_hands import shown_hands, shown_places
from tests.ui.table.positions import Sheet, dealt, seen_by
from tests.ui.table.tables import Table, seat

SIZES = [(1024, 516), (1040, 696), (784, 560), (768, 920), (1616, 968)]
MELDS = [
    "Ah 2h 3h 4h",
    "Kc Kd Kh",
    "7s 8s 9s Ts Js",
    "5c 6c 7c",
    "Qd Kd Ad",
    "3c 3d 3s",
    "8d 9d Td Jd",
    "2s 3s 4s",
]


def finished(seats: int, melds: int, rules: RuleSet = ROMME) -> Round:
    sheet = Sheet(rules, seats).hand(1, "9h" if seats % 2 else "").pile("3c 4c 5d").rest("Ts Js")
    for number in range(2, seats + 1):
        sheet.hand(number, "2s 3d 4c 5d 6d 7d 8d 9d Td Jd Qd"[: 3 * (2 * number - 1)].strip())
    for number, meld in enumerate(MELDS[:melds]):
        sheet.meld(number % seats + 1, meld)
    scores = (0, *(20 for _ in range(seats - 1)))
    return replace(sheet.round(), phase=Phase.OVER, result=RoundResult(RoundEnd.WENT_OUT, 1, False, scores))


def over(state: Round) -> RoundOver:
    assert state.result is not None
    return RoundOver(RoundEnd.WENT_OUT, 1, False, state.result.scores, tuple(one.hand for one in state.seats))


def laid(state: Round, size: tuple[int, int]) -> tuple[PlayerView, Layout]:
    view = seen_by(state, history=[dealt(state), over(state)])
    return view, lay_out(*size, facts(view, len(view.hand)))


@pytest.mark.parametrize("rules", [ROMME, TREPPEN], ids=["romme", "treppen"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_shown_cards_leave_everything_else_in_sight_where_there_is_room(
    seats: int, size: tuple[int, int], rules: RuleSet
) -> None:
    for melds in (0, 2, 5):
        view, layout = laid(finished(seats, melds, rules), size)
        found = shown_places(view, layout)
        plates = dict(zip(opponents(view), layout.seats, strict=True))
        kept = [layout.stock, *(step.box for step in layout.stairs.steps)]
        kept += [tray.box for tray in layout.trays.trays]
        for one in found.values():
            box, own = one.pose.box, plates[one.number]
            assert Box(0, 0, *size).holds(box)
            on_plate = own.overlap(box) > 0
            others = [plate for seat, plate in plates.items() if seat != one.number]
            assert not any(box.overlap(other) > 0 for other in [*others, layout.own])
            assert on_plate or not any(box.overlap(other) > 0 for other in kept)
            apart = [lies.pose.box for lies in found.values() if lies.number != one.number]
            assert not any(box.overlap(other) > 0 for other in apart)


@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_whoever_shows_cards_lies_clear_of_everything_too(size: tuple[int, int]) -> None:
    for seats in (2, 4, 6):
        view, layout = laid(finished(seats, 3), size)
        found = shown_hands(view, layout)
        grounds = [shown.ground for shown in found.values() if shown.ground is not None]
        for shown in found.values():
            if shown.ground is not None:
                assert all(shown.ground.holds(pose.box) for pose in shown.poses)
                others = [ground for ground in grounds if ground is not shown.ground]
                trays = [tray.box for tray in layout.trays.trays]
                taken = [*layout.seats, layout.own, *trays, layout.stock, layout.pile, *others]
                assert not any(shown.ground.overlap(other) > 0 for other in taken)


@pytest.mark.parametrize("melds", [0, 4, 8])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_the_usual_window_no_plate_is_covered(seats: int, melds: int) -> None:
    view, layout = laid(finished(seats, melds), (1040, 696))
    for one in shown_places(view, layout).values():
        assert not any(plate.overlap(one.pose.box) > 0 for plate in layout.seats)


def test_nothing_is_shown_while_the_round_goes_on_or_when_a_new_one_is_dealt() -> None:
    state = finished(3, 2)
    view, layout = laid(state, (1040, 696))
    assert shown_places(replace(view, history=view.history[:1]), layout) == {}
    assert shown_places(replace(view, history=(*view.history, dealt(state))), layout) == {}


def shown(table: Table) -> dict[int, Box]:
    return {key: lies.pose.box for key, lies in table.shown.places.items() if lies.zone is Zone.SHOWN}


def end(qtbot: QtBot, phrases: Phrases, pace: float = 0.0) -> Table:
    """A table where a round has just ended."""
    state = finished(3, 4)
    table = seat(qtbot, phrases, replace(state, phase=Phase.PLAY, result=None), pace=pace)
    assert shown(table) == {}
    table.game.state = state
    table.game.tell(over(state))
    return table


@pytest.mark.parametrize("pace", [0.0, 50.0])
def test_they_stay_when_the_window_changes_its_size(qtbot: QtBot, phrases: Phrases, pace: float) -> None:
    table = end(qtbot, phrases, pace)
    before = shown(table)
    assert len(before) == sum(len(one.hand) for one in table.game.state.seats[1:])
    table.widget.resize(QSize(820, 620))
    after = shown(table)
    assert after.keys() == before.keys()
    assert after != before
    table.widget.desk.finish_motion()
    for key, box in after.items():
        item = table.widget.scene_of_table.card_item(key)
        assert item.isVisible()
        assert item.pose.box == box
    table.widget.retranslate()
    assert shown(table) == after


@pytest.mark.parametrize("way", ["key", "click"])
def test_the_next_input_takes_them_away(qtbot: QtBot, phrases: Phrases, way: str) -> None:
    table = end(qtbot, phrases)
    if way == "key":
        QTest.keyClick(table.widget, Qt.Key.Key_Right)
    else:
        table.click((500, 5))
    assert shown(table) == {}


def test_a_new_deal_gathers_them(qtbot: QtBot, phrases: Phrases) -> None:
    table = end(qtbot, phrases)
    state = Sheet(ROMME, 3).hand(1, "2c 3c").hand(2, "4c 5c").hand(3, "6c 7c").pile("8c").rest("9c").round()
    table.game.state = state
    table.game.tell(dealt(state))
    assert shown(table) == {}


def test_a_card_that_is_shown_speaks_of_its_player(qtbot: QtBot, phrases: Phrases) -> None:
    table = end(qtbot, phrases)
    box = next(iter(shown(table).values()))
    spot = table.widget.desk.spots.at((box.x + 3, box.y + 3))
    assert spot is not None
    assert spot.id in ("seat 2", "seat 3")
