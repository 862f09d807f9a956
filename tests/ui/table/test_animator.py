"""Cards travel from where they were to where they belong, and every input ends that at once."""

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.events import Drew, Melded, Reshuffled, Took, TurnBegan
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.flights import DEAL_MS, SEAT_CARD, STAGGER_MS, Journey, Seats, journeys
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.motion import between, eased, travel_ms
from rommedesk.ui.table.places import Places, Zone, facts, opponents, places
from tests.ui.table.positions import Sheet, dealt, seen_by
from tests.ui.table.tables import seat


def round_of_three() -> Sheet:
    sheet = Sheet(ROMME, 3)
    sheet.hand(1, "9h Th 4d 5c 6c").hand(2, "2s 3s 4c").hand(3, "Qd Qh").pile("3c 8d").rest("4s 5s 9c 9d")
    return sheet.meld(2, "6h 7h 8h")


def laid_out(view: PlayerView) -> tuple[Layout, Places, Seats]:
    layout = lay_out(1040, 696, facts(view, len(view.hand)))
    plates = dict(zip(opponents(view), layout.seats, strict=True))
    return layout, places(view, layout, view.hand), Seats(1, {1: layout.own, **plates})


def ways(before: Round, after: Round, *events: object) -> tuple[Journey, ...]:
    _, old, _ = laid_out(seen_by(before))
    layout, new, seats = laid_out(seen_by(after))
    return journeys({key: lies.pose for key, lies in old.items()}, new, events, layout, seats)  # type: ignore[arg-type]


# ---- which cards travel ----------------------------------------------------------------------------------


def test_a_drawn_card_comes_from_the_stock_and_the_fan_makes_room() -> None:
    before = round_of_three().drawing().round()
    sheet = round_of_three()
    sheet.hands[0] += sheet.cards("Ks")
    after = sheet.round()
    drawn = after.seats[0].hand[-1]
    found = {journey.key: journey for journey in ways(before, after, Drew(1, drawn))}
    layout, _, _ = laid_out(seen_by(after))
    assert (found[int(drawn)].start.x, found[int(drawn)].start.y) == pytest.approx(layout.stock.centre)
    assert found[int(drawn)].begins == 0
    assert set(found) == set(map(int, after.seats[0].hand))


def test_what_did_not_change_does_not_move() -> None:
    state = round_of_three().round()
    assert ways(state, state, TurnBegan(1)) == ()


def test_another_seat_draws_a_back() -> None:
    state = round_of_three().round()
    (way,) = ways(state, state, Drew(2, None))
    assert way.key is None
    assert way.vanishes
    assert way.end.width == SEAT_CARD


def test_cards_of_another_seat_come_out_of_its_plate_one_after_the_other() -> None:
    before = round_of_three().round()
    sheet = round_of_three().meld(3, "Jh Jd Js")
    after = sheet.round()
    meld = after.melds[-1].meld
    found = ways(before, after, Melded(3, meld, 2, 30))
    assert [journey.key for journey in found] == list(map(int, meld.cards))
    assert [journey.begins for journey in found] == [0, STAGGER_MS, 2 * STAGGER_MS]
    assert {journey.start.width for journey in found} == {SEAT_CARD}


def test_a_taken_discard_goes_into_the_plate_of_its_taker() -> None:
    before = round_of_three().drawing(2).round()
    sheet = round_of_three()
    top = sheet.discard[-1]
    sheet.discard = sheet.discard[:-1]
    found = {journey.key: journey for journey in ways(before, sheet.round(), Took(2, (top,)))}
    assert found[int(top)].vanishes
    assert found[int(top)].end.width == SEAT_CARD


def test_shuffled_discards_go_to_the_stock() -> None:
    before = round_of_three().drawing().round()
    sheet = round_of_three()
    gone = sheet.discard[0]
    sheet.discard = sheet.discard[1:]
    found = {journey.key: journey for journey in ways(before, sheet.round(), Reshuffled(9, sheet.discard[0]))}
    layout, _, _ = laid_out(seen_by(before))
    assert found[int(gone)].vanishes
    assert (found[int(gone)].end.x, found[int(gone)].end.y) == pytest.approx(layout.stock.centre)


def test_a_deal_takes_1200_milliseconds_and_goes_round_the_table() -> None:
    sheet = Sheet(TREPPEN, 3).hand(1, "2c 3c 4c 5c 6c 7c 8c").pile("9d").rest("Ts")
    sheet.hand(2, "2d 3d 4d 5d 6d 7d 8d").hand(3, "2h 3h 4h 5h 6h 7h 8h")
    state = sheet.round()
    found = ways(state, state, dealt(state))
    assert len(found) == 22
    assert max(journey.begins + journey.lasts for journey in found) == pytest.approx(DEAL_MS)
    assert [journey.key is None for journey in found[:6]] == [False, True, True, False, True, True]
    assert [journey.key for journey in found if journey.key is not None] == [
        *map(int, state.seats[0].hand),
        int(state.discard[-1]),
    ]


def test_travels_take_160_to_240_milliseconds() -> None:
    start = Pose(0, 0, 76)
    assert travel_ms(start, start) == 160
    assert travel_ms(start, Pose(400, 0, 76)) == 200
    assert travel_ms(start, Pose(3000, 3000, 76)) == 240


def test_cards_slow_down_at_the_end() -> None:
    assert eased(-1) == eased(0) == 0
    assert eased(1) == eased(2) == 1
    assert eased(0.5) > 0.8
    assert between(Pose(0, 0, 60, 4), Pose(10, 20, 80, 0), 0.5) == Pose(5, 10, 70, 2)


# ---- on the table ----------------------------------------------------------------------------------------


def test_the_timeline_is_busy_until_the_cards_have_landed(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=1)
    animator = table.game.timeline
    states = []
    with qtbot.waitSignal(animator.idle, timeout=3000):
        table.game.step(parse_move("draw", 1))
        states.append(animator.is_idle)
        drawn = table.key("4s")
        assert table.widget.scene_of_table.card_item(drawn).pose != table.shown.places[drawn].pose
    states.append(animator.is_idle)
    assert states == [False, True]
    assert table.widget.scene_of_table.card_item(drawn).pose == table.shown.places[drawn].pose


@pytest.mark.parametrize("text", ["draw", "discard 9h", "discard 5c"])
def test_no_card_jumps_over_another_when_it_lands(qtbot: QtBot, phrases: Phrases, text: str) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=50)
    if text != "draw":
        table.game.step(parse_move("draw", 1))
        table.game.timeline.finish()
    table.game.step(parse_move(text, 1))
    scene = table.widget.scene_of_table

    def order(zone: Zone) -> list[int]:
        keys = [key for key, lies in table.shown.places.items() if lies.zone is zone]
        return sorted(keys, key=lambda key: scene.card_item(key).zValue())

    flying = [order(zone) for zone in (Zone.HAND, Zone.PILE)]
    table.game.timeline.finish()
    assert flying == [order(zone) for zone in (Zone.HAND, Zone.PILE)]


def test_finishing_puts_everything_where_it_belongs(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=50)
    animator = table.game.timeline
    table.game.step(parse_move("draw", 1))
    with qtbot.waitSignal(animator.idle, timeout=1000):
        animator.finish()
    assert animator.is_idle
    before = table.widget.scene_of_table.snapshot()
    table.widget.refresh()
    assert table.widget.scene_of_table.snapshot() == before


def test_without_pace_nothing_takes_time(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=0)
    with qtbot.assertNotEmitted(table.game.timeline.idle, wait=50):
        table.game.step(parse_move("draw", 1))
        assert table.game.timeline.is_idle


def test_an_animator_without_a_table_is_idle() -> None:
    animator = Animator()
    animator.play((), seen_by(round_of_three().round()))
    animator.finish()
    assert animator.is_idle


def test_a_second_step_ends_the_first_one(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=50)
    heard: list[None] = []
    table.game.timeline.idle.connect(lambda: heard.append(None))
    table.game.step(parse_move("draw", 1))
    table.game.step(parse_move("discard 5c", 1))
    table.game.timeline.finish()
    assert len(heard) == 1
    before = table.widget.scene_of_table.snapshot()
    table.widget.refresh()
    assert table.widget.scene_of_table.snapshot() == before


def test_backs_that_pass_by_leave_nothing_behind(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing(2).round(), pace=1)
    items = len(table.widget.scene_of_table.items())
    with qtbot.waitSignal(table.game.timeline.idle, timeout=3000):
        table.game.step(parse_move("draw", 2))
    table.widget.refresh()
    assert len(table.widget.scene_of_table.items()) == items


def test_cards_that_are_not_dealt_yet_cannot_be_seen(qtbot: QtBot, phrases: Phrases) -> None:
    state = round_of_three().drawing().round()
    table = seat(qtbot, phrases, state, pace=50)
    scene = table.widget.scene_of_table
    table.game.tell(dealt(state))
    assert [scene.card_item(int(card)).isVisible() for card in scene.hand] == [False] * len(scene.hand)
    table.game.timeline.finish()
    assert all(scene.card_item(int(card)).isVisible() for card in scene.hand)


@pytest.mark.parametrize("pace", [0, 20])
def test_a_deal_can_be_skipped_by_a_click(qtbot: QtBot, phrases: Phrases, pace: int) -> None:
    state = round_of_three().drawing().round()
    table = seat(qtbot, phrases, state, pace=pace)
    table.game.tell(dealt(state))
    table.click((500, 5))
    assert table.game.timeline.is_idle
    assert all(
        table.widget.scene_of_table.card_item(key).pose == lies.pose
        for key, lies in table.shown.places.items()
    )


def test_cards_of_an_earlier_view_are_gone_at_once_when_another_is_shown(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=0)
    scene = table.widget.scene_of_table
    table.game.state = Sheet(ROMME, 3).hand(1, "2s 3s").pile("Ah").drawing().round()
    table.widget.refresh()
    assert scene.shown is not None
    lying = [item.key for item in scene.items() if isinstance(item, CardItem)]
    assert sorted(lying) == sorted(scene.shown.places)
