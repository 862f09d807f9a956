"""Figures on plates keep step with the cards: hands grow while they are dealt, points count up at the end."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.events import RoundEnd, RoundOver
from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Phase, Round, RoundResult
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.figures import SCORE_MS, TRUE, Count, deal_count
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.items import PictureItem
from rommedesk.ui.table.journey import Journey
from rommedesk.ui.table.pictures import Label
from rommedesk.ui.table.plates import OwnPlate, SeatPlate
from tests.ui.table.positions import Sheet, dealt, seen_by
from tests.ui.table.tables import Table, seat


def fresh() -> Round:
    sheet = Sheet(ROMME, 3).hand(1, "5d 6d 7d Kc 2s").hand(2, "2c 3c 4c 9h 9s").hand(3, "2h 3h 4h 8c 8s")
    return sheet.pile("9d").rest("Ts Js Qs").round()


def over(state: Round) -> Round:
    return replace(state, phase=Phase.OVER, result=RoundResult(RoundEnd.WENT_OUT, 1, False, (0, 30, 27)))


def pictures(table: Table) -> list[object]:
    return [item.picture for item in table.widget.scene_of_table.items() if isinstance(item, PictureItem)]


def hands(table: Table) -> list[str]:
    """The cards on the plates, the own one last, and on the stock."""
    found = pictures(table)
    seats = sorted((one for one in found if isinstance(one, SeatPlate)), key=lambda one: one.box.x)
    own = next(one.cards for one in found if isinstance(one, OwnPlate))
    stock = next(one.text for one in found if isinstance(one, Label) and one.text.startswith("Stock"))
    return [*(str(one.cards) for one in seats), own, stock]


def scores(table: Table) -> list[str]:
    found = pictures(table)
    seats = sorted((one for one in found if isinstance(one, SeatPlate)), key=lambda one: one.box.x)
    return [one.score for one in seats]


def test_nothing_is_told_of_the_hands_before_the_cards_are_there(qtbot: QtBot, phrases: Phrases) -> None:
    state = fresh()
    table = seat(qtbot, phrases, state, pace=50)
    assert table.widget.aids.bars != ()
    table.game.tell(dealt(state))
    assert hands(table) == ["0", "0", "0 cards", "Stock 19"]
    assert table.widget.aids.bars == ()
    table.widget.resize(1100, 700)
    assert hands(table) == ["0", "0", "0 cards", "Stock 19"]
    table.widget.begin_input()
    assert hands(table) == ["5", "5", "5 cards", "Stock 3"]
    assert table.widget.aids.bars != ()
    assert not table.widget.scene_of_table.fade.is_running


def test_bars_come_gently_when_the_last_card_has_landed(qtbot: QtBot, phrases: Phrases) -> None:
    state = fresh()
    table = seat(qtbot, phrases, state, pace=0.1)
    scene = table.widget.scene_of_table
    with qtbot.waitSignal(table.game.timeline.idle, timeout=5000):
        table.game.tell(dealt(state))
    assert scene.figures == TRUE
    bars = [item for item in scene.items() if isinstance(item, PictureItem) and item.opacity() < 1]
    assert len(bars) == len(table.widget.aids.bars) > 0
    assert scene.fade.is_running
    qtbot.waitUntil(lambda: not scene.fade.is_running)
    assert all(item.opacity() == 1 for item in scene.items())


def test_a_deal_counts_each_card_when_it_lands_and_the_stock_when_it_starts() -> None:
    pose = Pose(0, 0, 60)

    def way(seat: int, begins: float) -> Journey:
        return Journey(None, pose, pose, begins, 200.0, is_dealt=True, seat=seat)

    view = seen_by(fresh())
    found = [way(1, 0), way(2, 100), way(3, 200), way(1, 300), way(0, 400)]
    count = deal_count(view, found)
    assert count.at(0).cards == {1: 3, 2: 4, 3: 4}
    assert count.at(0).stock == 3 + 4
    assert count.at(250).cards == {1: 4, 2: 4, 3: 4}
    assert count.at(350).cards == {1: 4, 2: 5, 3: 4}
    assert count.at(350).stock == 3 + 1
    assert count.at(599).is_dealing
    assert count.at(600) == TRUE


def test_points_count_up_and_never_beyond(qtbot: QtBot) -> None:
    count = Count(until=100 + SCORE_MS, scores={1: (10, 10), 2: (20, 120), 3: (50, 40)}, begins=100)
    assert count.at(0).scores == {2: 20, 3: 50}
    assert count.at(100 + SCORE_MS / 2).scores == {2: 70, 3: 45}
    assert not count.at(100).is_dealing
    told = [count.at(now).scores.get(2, 120) for now in range(0, 900, 7)]
    assert told == sorted(told)
    assert told[-1] == 120


def end(table: Table) -> None:
    table.game.state = over(table.game.state)
    hands = tuple(one.hand for one in table.game.state.seats)
    table.game.tell(RoundOver(RoundEnd.WENT_OUT, 1, False, (0, 30, 27), hands))


def test_points_on_the_plates_begin_as_they_were_and_end_true(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, fresh(), pace=50)
    end(table)
    assert scores(table) == ["0", "0"]
    table.widget.begin_input()
    assert scores(table) == ["30", "27"]


def test_points_are_true_when_the_round_may_be_left(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, fresh(), pace=0.1)
    with qtbot.waitSignal(table.game.timeline.idle, timeout=5000):
        end(table)
    assert scores(table) == ["30", "27"]
    assert table.widget.scene_of_table.figures == TRUE
    assert isinstance(table.game.timeline, Animator)


@pytest.mark.parametrize("what", ["deal", "end"])
def test_without_motion_all_figures_are_true_at_once(qtbot: QtBot, phrases: Phrases, what: str) -> None:
    state = fresh()
    table = seat(qtbot, phrases, state, pace=0)
    if what == "deal":
        table.game.tell(dealt(state))
        assert hands(table) == ["5", "5", "5 cards", "Stock 3"]
    else:
        end(table)
        assert scores(table) == ["30", "27"]
    assert not table.widget.scene_of_table.fade.is_running


def test_a_pace_that_is_set_to_none_on_the_way_makes_all_true(qtbot: QtBot, phrases: Phrases) -> None:
    state = fresh()
    table = seat(qtbot, phrases, state, pace=1)
    table.game.tell(dealt(state))
    table.widget.set_pace(0)
    table.widget.begin_input()
    assert hands(table) == ["5", "5", "5 cards", "Stock 3"]
