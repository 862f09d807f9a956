"""Cards travel from where they were to where they belong, and every input ends that at once."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Drew,
    Melded,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import BackStyle, CardArt
from rommedesk.ui.table.flights import DEAL_MS, STAGGER_MS, journeys
from rommedesk.ui.table.geometry import Box, Pose
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.journey import SEAT_CARD, Journey, Seats
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.places import Places, Zone, facts, opponents, places
from rommedesk.ui.table.shown_hands import shown_places
from rommedesk.ui.table.travel import Side, between, eased, travel_ms, turned
from tests.app.left_behind import left_behind
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


def test_shuffled_discards_go_to_the_stock_as_a_bundle_before_a_card_is_drawn() -> None:
    sheet = round_of_three().drawing()
    rest = sheet.stock
    sheet.stock = ()
    before = sheet.round()
    sheet = round_of_three()
    gone = sheet.discard[0]
    sheet.discard = sheet.discard[1:]
    sheet.hands[0] += rest[:1]
    found = {
        journey.key: journey
        for journey in ways(before, sheet.round(), Reshuffled(9, sheet.discard[0]), Drew(1, rest[0]))
    }
    layout, places_after, _ = laid_out(seen_by(sheet.round()))
    bundle = found[int(gone)]
    assert bundle.vanishes
    assert bundle.side is Side.DOWN
    assert (bundle.end.x, bundle.end.y) == pytest.approx(layout.stock.centre)
    backs = [key for key, lies in places_after.items() if lies.zone is Zone.STOCK]
    assert backs
    assert all(found[key].start == bundle.start and found[key].appears for key in backs)
    drawn = found[int(rest[0])]
    assert drawn.begins >= max(bundle.begins + bundle.lasts, *(found[key].lasts for key in backs))


def test_cards_turn_over_when_they_come_out_of_hiding_and_only_then() -> None:
    before = round_of_three().drawing().round()
    sheet = round_of_three()
    sheet.hands[0] += sheet.cards("Ks")
    drawn = int(sheet.hands[0][-1])
    found = {journey.key: journey for journey in ways(before, sheet.round(), Drew(1, Card(drawn)))}
    assert {key for key, journey in found.items() if journey.side is Side.UP} == {drawn}
    assert {key for key, journey in found.items() if journey.appears} == {drawn}
    assert turned(Side.UP, 0) == -1
    assert turned(Side.UP, 1) == turned(Side.DOWN, 0) == 1
    assert turned(Side.DOWN, 1) == -1
    assert turned(Side.SAME, 0.5) == 1


def test_the_joker_of_a_swap_comes_to_the_hand_behind_the_card() -> None:
    sheet = round_of_three().meld(1, "2h 3h *")
    before = sheet.round()
    joker = before.melds[-1].meld.cards[-1]
    sheet = round_of_three()
    sheet.hands[0] = (*sheet.hands[0][:-1], joker)
    natural = sheet.hand(1, "9h Th 4d 5c 6c 4h").hands[0][-1]
    with_card = sheet.round()
    sheet = round_of_three().meld(1, "2h 3h 4h")
    sheet.hands[0] = (*with_card.seats[0].hand[:-1], joker)
    after = sheet.round()
    laid = after.melds[-1].meld
    swapped = Swapped(1, (laid.cards[-1],), joker, 2, laid)
    found = {journey.key: journey for journey in ways(before, after, swapped)}
    assert found[int(joker)].end == laid_out(seen_by(after))[1][int(joker)].pose
    assert not found[int(joker)].vanishes
    assert found[int(joker)].start == laid_out(seen_by(before))[1][int(joker)].pose
    assert natural.is_joker is False


def test_an_undone_meld_travels_back_to_the_hand_one_card_after_the_other() -> None:
    sheet = round_of_three()
    sheet.hands[0] += sheet.cards("Jh Qh Kh")
    after = sheet.round()
    sheet = round_of_three().meld(1, "Jh Qh Kh")
    before = sheet.round()
    meld = before.melds[-1].meld
    found = {journey.key: journey for journey in ways(before, after, Undone(1, "meld Jh Qh Kh"))}
    back = [found[int(card)] for card in meld.cards]
    assert [journey.begins for journey in back] == [0, STAGGER_MS, 2 * STAGGER_MS]
    assert not any(journey.vanishes for journey in back)


def test_what_another_seat_takes_back_goes_into_its_plate_again() -> None:
    after = round_of_three().round()
    before = round_of_three().meld(3, "Jh Jd Js").round()
    gone = before.melds[-1].meld.cards
    _, _, seats = laid_out(seen_by(after))
    found = {journey.key: journey for journey in ways(before, after, Undone(3, "meld Jh Jd Js"))}
    assert all(found[int(card)].vanishes for card in gone)
    assert {found[int(card)].end for card in gone} == {seats.pose(3)}


def test_a_discard_that_another_seat_puts_back_comes_out_of_its_plate() -> None:
    after = round_of_three().drawing(2).round()
    sheet = round_of_three()
    top = sheet.discard[-1]
    sheet.discard = sheet.discard[:-1]
    _, _, seats = laid_out(seen_by(after))
    found = {journey.key: journey for journey in ways(sheet.round(), after, Undone(2, "take"))}
    assert found[int(top)].start == seats.pose(2)
    assert found[int(top)].side is Side.SAME


def test_before_a_deal_the_old_round_is_gathered() -> None:
    old = round_of_three().meld(3, "Jh Jd Js").round()
    state = round_of_three().drawing().round()
    _, before, _ = laid_out(seen_by(old))
    layout, after, seats = laid_out(seen_by(state))
    found = journeys({key: lies.pose for key, lies in before.items()}, after, [dealt(state)], layout, seats)
    bundle = [journey for journey in found if journey.side is Side.DOWN]
    assert len(bundle) == sum(key > 0 for key in before)
    assert {journey.key for journey in bundle if journey.key is not None} == set(before) - set(after)
    first = min(journey.begins for journey in found if journey.side is not Side.DOWN)
    assert first == max(journey.begins + journey.lasts for journey in bundle)


@pytest.mark.parametrize("size", [(1040, 696), (784, 500), (1616, 968)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_at_the_end_of_a_round_the_others_show_their_cards(seats: int, size: tuple[int, int]) -> None:
    sheet = Sheet(ROMME, seats).hand(1, "9h").pile("3c")
    for number in range(2, seats + 1):
        sheet.hand(number, "2s 3s 4c 5d 6d 7d 8d 9d Td Jd Qd Kd"[: 3 * (2 * number)].strip())
    state = sheet.round()
    hands = tuple(seat.hand for seat in state.seats)
    over = RoundOver(RoundEnd.WENT_OUT, 1, False, (0,) * seats, hands)
    view = seen_by(state, history=[over])
    layout = lay_out(*size, facts(view, len(view.hand)))
    plates = dict(zip(opponents(view), layout.seats, strict=True)) | {1: layout.own}
    before = places(view, layout, view.hand)
    after = {**before, **shown_places(view, layout)}
    poses = {key: lies.pose for key, lies in before.items()}
    found = journeys(poses, after, [over], layout, Seats(1, plates))
    assert sorted(journey.key or 0 for journey in found) == sorted(
        int(card) for hand in hands[1:] for card in hand
    )
    room = Box(0, 0, *size)
    assert all(journey.side is Side.UP and not journey.vanishes for journey in found)
    for journey in found:
        box = journey.end.box
        assert box.x >= room.x
        assert box.right <= room.right
        assert box.bottom <= room.bottom
    ends = {journey.key: journey.end.box for journey in found}
    for number, hand in enumerate(hands[1:], start=2):
        own = [ends[card] for card in hand]
        assert [box.x for box in own] == sorted(box.x for box in own)
        for other in hands[number:]:
            assert not any(box.overlap(ends[card]) > 0 for box in own for card in other)


def test_a_deal_takes_1200_milliseconds_and_goes_round_the_table() -> None:
    sheet = Sheet(TREPPEN, 3).hand(1, "2c 3c 4c 5c 6c 7c 8c").pile("9d").rest("Ts")
    sheet.hand(2, "2d 3d 4d 5d 6d 7d 8d").hand(3, "2h 3h 4h 5h 6h 7h 8h")
    state = sheet.round()
    layout, after, seats = laid_out(seen_by(state))
    found = journeys({}, after, [dealt(state)], layout, seats)
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


def test_a_round_that_is_over_can_be_looked_at_for_a_moment(qtbot: QtBot, phrases: Phrases) -> None:
    state = round_of_three().round()
    table = seat(qtbot, phrases, state, pace=0.05)
    scene, animator = table.widget.scene_of_table, table.game.timeline
    items = len(scene.items())
    over = RoundOver(RoundEnd.WENT_OUT, 1, False, (0, 9, 20), tuple(one.hand for one in state.seats))
    with qtbot.waitSignal(animator.idle, timeout=5000):
        table.game.tell(over)
        assert not animator.is_idle
    # Each of the others shows the cards on a ground with a name.
    assert len(scene.items()) == items + sum(1 + len(one.hand) for one in state.seats[1:])
    table.widget.begin_input()
    assert len(scene.items()) == items


@pytest.mark.parametrize("is_late", [True, False])
def test_shown_hands_stay_beside_their_plates_when_the_window_changes_its_size(
    qtbot: QtBot, phrases: Phrases, is_late: bool
) -> None:
    state = round_of_three().round()
    table = seat(qtbot, phrases, state, pace=0.05 if is_late else 50)
    scene, animator = table.widget.scene_of_table, table.game.timeline
    over = RoundOver(RoundEnd.WENT_OUT, 1, False, (0, 9, 20), tuple(one.hand for one in state.seats))
    table.game.tell(over)
    if is_late:
        qtbot.waitUntil(lambda: animator.is_idle)
    table.widget.resize(800, 640)
    animator.finish()
    shown = {key: lies for key, lies in table.shown.places.items() if lies.zone is Zone.SHOWN}
    assert sorted(shown) == sorted(int(card) for one in state.seats[1:] for card in one.hand)
    found = {item.key: item.pose for item in scene.items() if isinstance(item, CardItem)}
    assert all(found[key] == lies.pose for key, lies in shown.items())
    assert shown == shown_places(table.shown.view, table.shown.layout)


def test_looking_on_ends_with_any_input(qtbot: QtBot, phrases: Phrases) -> None:
    state = round_of_three().round()
    table = seat(qtbot, phrases, state, pace=50)
    over = RoundOver(RoundEnd.WENT_OUT, 1, False, (0, 9, 20), tuple(one.hand for one in state.seats))
    table.game.tell(over)
    table.click((500, 5))
    assert table.game.timeline.is_idle


def test_a_click_while_cards_travel_acts_on_what_will_be(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=50)
    table.game.step(parse_move("draw", 1))
    pose = table.lies("4s").pose
    table.click(pose.at(0.14 * pose.width, 0.3 * pose.width))
    assert table.selected == "4s"
    assert table.game.timeline.is_idle


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Shift, Qt.Key.Key_X])
def test_a_key_ends_what_is_on_its_way(qtbot: QtBot, phrases: Phrases, key: Qt.Key) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=50)
    table.game.step(parse_move("draw", 1))
    assert not table.game.timeline.is_idle
    QTest.keyClick(table.widget, key)
    assert table.game.timeline.is_idle


def test_cards_that_have_landed_askew_look_their_best_soon_and_then_nothing_runs(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=0.1)
    scene = table.widget.scene_of_table
    table.game.step(parse_move("draw", 1))
    table.game.timeline.finish()
    cards = [(scene.card_item(key), lies.pose) for key, lies in table.shown.places.items()]
    qtbot.waitUntil(lambda: all(item.is_settled(pose) for item, pose in cards), timeout=5000)
    qtbot.waitUntil(lambda: not [one for one in left_behind() if one.parent() is scene.motion], timeout=5000)


def test_what_looks_the_same_is_not_painted_again(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=0)
    scene = table.widget.scene_of_table
    cards = [scene.card_item(key) for key in table.shown.places]
    dresses = [id(card.dress) for card in cards]
    table.game.step(parse_move("draw", 1))
    assert [id(card.dress) for card in cards] == dresses
    table.select("9h")
    assert id(scene.card_item(table.key("9h")).dress) not in dresses


def test_a_back_that_is_dragged_from_the_stock_can_be_seen(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().drawing().round(), pace=1)
    scene = table.widget.scene_of_table
    before = {item for item in scene.items() if isinstance(item, CardItem)}
    x, y = table.stock()
    table.lift((x, y), (x - 120, y + 60))
    (back,) = {item for item in scene.items() if isinstance(item, CardItem)} - before
    assert back.isVisible()
    assert not back.pixmap().isNull()
    table.release((x - 120, y + 60))


def test_cards_that_change_their_size_are_stretched_on_the_way_and_sharp_in_the_end(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, round_of_three().round(), pace=50)
    scene = table.widget.scene_of_table
    item = scene.card_item(table.key("6h", Zone.MELD))
    pose, art = item.pose, CardArt(cards_folder())
    before, width = item.pixmap().toImage(), int(pose.width) - 20
    item.show_card(partial(art.back, BackStyle.PLAIN, width), width, 1.0, lifted=False)
    small = Pose(pose.x, pose.y, width)
    scene.motion.fly(item, small, 100)
    on_the_way = item.pixmap()
    assert on_the_way.toImage().size() == before.size()
    assert on_the_way.deviceIndependentSize().width() == pytest.approx(before.width() * width / pose.width)
    scene.motion.finish()
    qtbot.waitUntil(lambda: item.is_settled(small), timeout=5000)
    assert item.pixmap().cacheKey() == item.look
    assert item.pixmap().width() < before.width()


def test_the_last_flight_that_is_dropped_ends_the_motion(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, round_of_three().round(), pace=50)
    scene = table.widget.scene_of_table
    item = scene.card_item(table.key("9h"))
    scene.motion.fly(item, Pose(10, 10, 76), 200)
    with qtbot.waitSignal(scene.motion.stopped, timeout=1000):
        scene.motion.drop(item)
    assert not scene.motion.is_moving


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
