"""Real presses, moves and releases on the table: every move of the game by mouse."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import UNKNOWN
from rommedesk.engine.moves import Undo, parse_move
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.state import Round
from rommedesk.ui.bars import StatusBar
from rommedesk.ui.commands import Commands, Does
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.moment import Moment
from rommedesk.ui.table import notes
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table_selection import TableSelection
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Point, Table, seat


def playing() -> Round:
    """Seat 1 has drawn; it is opened, and there is something for every kind of move."""
    sheet = Sheet(ROMME, 3)
    sheet.hand(1, "9h Th 4d 5c 6c 7c Kc 7c").hand(2, "2s 3s").hand(3, "Qd Qh").pile("3c 8d").rest(
        "4s 5s 9c 9d"
    )
    sheet.meld(2, "6h 7h 8h", "9c Tc Jc").meld(3, "2d 3d *=4d 5d").meld(1, "Ks Kd Kh")
    return sheet.round()


def drawing() -> Round:
    state = Sheet(ROMME, 3)
    state.hand(1, "9h Th 4d 5c 6c").hand(2, "2s 3s").hand(3, "Qd Qh").pile("3c 8d").rest("4s 5s 9c 9d")
    return state.drawing().round()


def on_the_stairs() -> Round:
    sheet = Sheet(TREPPEN, 2)
    sheet.hand(1, "3h 7c 9c").hand(2, "2s 3s").pile("4d Kh 2s 9h 6c Qd 3s").rest("4s 5s")
    return sheet.drawing().round()


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    return seat(qtbot, phrases, playing())


menus = pytest.mark.qt_log_ignore("This plugin does not support")
"""Offscreen nothing can be raised or grab the keyboard, which menus complain about."""


# ---- drawing and taking ----------------------------------------------------------------------------------


def test_a_click_on_the_stock_draws(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.click(table.stock())
    assert table.made == ["draw"]
    assert "4s" in table.hand


def test_dragging_from_the_stock_to_the_hand_draws(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.drag(table.stock(), table.at("5c"))
    assert table.made == ["draw"]


@pytest.mark.parametrize("before", ["first", "middle", ""])
@pytest.mark.parametrize("source", ["stock", "pile"])
def test_a_card_from_stock_or_pile_goes_where_it_is_dropped_and_a_gap_shows_it(
    qtbot: QtBot, phrases: Phrases, source: str, before: str
) -> None:
    table = seat(qtbot, phrases, drawing())
    scene = table.widget.scene_of_table
    hand = table.hand.split()
    place = {"first": 0, "middle": len(hand) // 2, "": len(hand)}[before]
    half = table.shown.layout.measures.hand_card / 4
    x, y = table.at(hand[min(place, len(hand) - 1)])
    at = (x - half, y) if before else (x + 2 * half, y)
    poses = [table.lies(card).pose for card in hand]
    start = table.stock() if source == "stock" else table.pile()
    table.lift(start, at)
    gaps = [scene.gap]
    assert len(table.shown.layout.hand.poses) == len(hand) + 1
    assert [table.lies(card).pose for card in hand] != poses
    table.release(at)
    gaps.append(scene.gap)
    assert gaps == [place, None]
    new = "4s" if source == "stock" else "8d"
    assert table.hand.split() == [*hand[:place], new, *hand[place:]]
    assert len(table.shown.layout.hand.poses) == len(hand) + 1


def test_cards_that_are_carried_past_the_hand_leave_it_as_it_was(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    before = table.widget.scene_of_table.snapshot()
    table.lift(table.pile(), table.at("5c"))
    gaps = [table.widget.scene_of_table.gap]
    table.move((300, 300))
    gaps.append(table.widget.scene_of_table.gap)
    assert None not in gaps[:1]
    assert gaps[1:] == [None]
    table.release((300, 300))
    assert table.made == []
    assert table.widget.scene_of_table.snapshot() == before


def test_a_card_from_the_stock_dropped_elsewhere_goes_back(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    before = table.widget.scene_of_table.snapshot()
    table.drag(table.stock(), (300, 300))
    assert table.made == []
    assert table.widget.scene_of_table.snapshot() == before


def test_a_click_on_the_pile_takes_its_top_card(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.click(table.pile())
    assert table.made == ["take"]
    assert "8d" in table.hand


def test_dragging_the_top_discard_to_the_hand_takes_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.drag(table.pile(), table.at("9h"))
    assert table.made == ["take"]


def test_the_seat_that_has_drawn_is_told_so(table: Table) -> None:
    table.click(table.stock())
    assert table.made == []
    assert [refusal.reason for refusal in table.game.refusals] == [Reason.ALREADY_DRAWN]
    assert "You have had your card for this turn" in table.widget.refusal_text()


# ---- selecting -------------------------------------------------------------------------------------------


def test_clicks_select_cards_and_take_them_out_again(table: Table) -> None:
    table.select("9h", "Th")
    assert table.selected == "9h Th"
    assert table.lies("9h").is_marked
    table.select("9h")
    assert table.selected == "Th"
    table.click(table.felt())
    assert table.selected == ""


def test_exactly_the_legal_targets_glow(table: Table) -> None:
    table.select("9h")
    assert table.glows() == ["Lay off: 9♥", "Discard: 9♥"]
    table.select("Th")
    assert table.glows() == ["Lay off: 9♥ 10♥"]
    table.click(table.felt())
    table.select("5c", "6c", "7c")
    assert table.glows() == ["Meld: 18 points"]


def test_a_click_on_a_glowing_meld_lays_off(table: Table) -> None:
    table.select("9h", "Th")
    table.click(table.at("7h", Zone.MELD))
    assert table.made == ["lay 9h Th > m1"]


def test_a_click_on_the_pile_discards_the_one_selected_card(table: Table) -> None:
    table.select("Kc")
    table.click(table.pile())
    assert table.made == ["discard Kc"]


def test_a_click_on_the_glowing_free_place_melds(table: Table) -> None:
    table.select("5c", "6c", "7c")
    table.click(table.new_meld_place())
    assert table.made == ["meld 5c 6c 7c"]


# ---- dragging --------------------------------------------------------------------------------------------


def test_dragging_a_card_to_a_meld_lays_it_off(table: Table) -> None:
    table.drag(table.at("9h"), table.at("8h", Zone.MELD))
    assert table.made == ["lay 9h > m1"]
    assert table.hand.count("9h") == 0
    assert table.lies("9h", Zone.MELD).number == 1


def test_dragging_one_of_the_selected_cards_takes_all_of_them(table: Table) -> None:
    table.select("5c", "6c", "7c")
    table.drag(table.at("6c"), table.felt())
    assert table.made == ["meld 5c 6c 7c"]
    assert table.selected == ""


def test_dropping_on_the_joker_swaps(table: Table) -> None:
    table.drag(table.at("4d"), table.at("*", Zone.MELD))
    assert table.made == ["swap 4d > m3"]
    assert "*" in table.hand


def test_dropping_beside_the_joker_on_its_meld_swaps_too_where_nothing_else_is_possible(table: Table) -> None:
    table.drag(table.at("4d"), table.at("5d", Zone.MELD))
    assert table.made == ["swap 4d > m3"]


def test_dragging_to_the_pile_discards(table: Table) -> None:
    table.drag(table.at("Kc"), table.pile())
    assert table.made == ["discard Kc"]


def test_dragging_inside_the_hand_reorders_it(table: Table) -> None:
    assert table.hand == "5c 6c 7c 7c Kc 4d 9h Th"
    table.drag(table.at("Th"), table.hand_gap("5c"))
    assert table.hand == "Th 5c 6c 7c 7c Kc 4d 9h"
    table.drag(table.at("Th"), table.hand_gap("9h"))
    assert table.hand == "5c 6c 7c 7c Kc 4d Th 9h"
    assert table.made == []


def test_the_order_of_the_hand_survives_a_move_and_its_undo(table: Table) -> None:
    table.drag(table.at("Th"), table.hand_gap("5c"))
    table.drag(table.at("4d"), table.at("*", Zone.MELD))
    assert table.hand == "Th 5c 6c 7c 7c Kc 9h *"
    table.game.step(Undo(1))
    assert table.hand == "Th 5c 6c 7c 7c Kc 4d 9h"


def test_a_drag_that_ends_nowhere_goes_home(table: Table) -> None:
    before = table.widget.scene_of_table.snapshot()
    table.drag(table.at("Kc"), (500, 5))
    assert table.made == []
    assert table.widget.scene_of_table.snapshot() == before


def test_escape_gives_a_drag_up(table: Table) -> None:
    before = table.widget.scene_of_table.snapshot()
    table.lift(table.at("Kc"), table.pile())
    QTest.keyClick(table.widget, Qt.Key.Key_Escape)
    table.release(table.pile())
    assert table.made == []
    assert table.widget.scene_of_table.snapshot() == before


def test_a_refused_drop_explains_itself_and_changes_nothing(table: Table) -> None:
    before = table.hand, list(table.shown.places.values())
    table.drag(table.at("Kc"), table.at("7h", Zone.MELD))
    assert table.made == []
    assert [refusal.reason for refusal in table.game.refusals] == [Reason.DOES_NOT_FIT]
    assert "No valid meld would come of it." in table.widget.refusal_text()
    assert before == (table.hand, list(table.shown.places.values()))
    table.press((500, 5))
    assert table.widget.refusal_text() == ""


def test_cards_that_are_no_meld_are_refused_on_the_free_felt(table: Table) -> None:
    table.select("Kc", "4d")
    table.drag(table.at("Kc"), table.felt())
    assert [refusal.reason for refusal in table.game.refusals] == [Reason.NOT_A_MELD]
    assert table.selected == "Kc 4d"


def test_the_bubble_points_at_the_place_near_the_edge_too(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.drag(table.at("Th"), table.pile())
    (note,) = table.widget.scene_of_table.overlays("refusal")
    assert isinstance(note, Bubble)
    assert note.tip is not None
    assert note.box.x < note.tip[0] < note.box.right
    assert note.tip == pytest.approx(table.pile(), abs=1)


def test_the_bubble_goes_away_by_itself(table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "SHOWN_MS", 50)
    monkeypatch.setattr(notes, "SHOWN_MS_A_LETTER", 1)
    table.click(table.stock())
    assert table.widget.refusal_text()
    qtbot.waitUntil(lambda: table.widget.refusal_text() == "")


def test_targets_light_up_under_the_dragged_card(table: Table) -> None:
    table.lift(table.at("9h"), table.at("7h", Zone.MELD))
    assert table.hot() == ["lay-off"]
    table.release(table.at("7h", Zone.MELD))
    assert table.widget.scene_of_table.overlays("target") == ()


def test_a_card_stays_in_the_air_while_others_play(qtbot: QtBot, phrases: Phrases) -> None:
    state = Sheet(ROMME, 2).hand(1, "5c 9h Th").hand(2, "2s 3s").pile("3c").rest("4s 5s").drawing(2).round()
    table = seat(qtbot, phrases, state)
    table.lift(table.at("Th"), table.hand_gap("5c"))
    table.game.step(parse_move("draw", 2))
    table.game.step(parse_move("discard 2s", 2))
    table.release(table.hand_gap("5c"))
    assert table.hand == "Th 5c 9h"


def test_a_drag_from_the_stock_ends_when_something_happens(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.lift(table.stock(), table.at("5c"))
    table.game.step(parse_move("draw", 1))
    table.release(table.at("5c"))
    assert table.made == ["draw"]


# ---- twins -----------------------------------------------------------------------------------------------


def test_the_twin_that_was_dragged_is_the_one_that_goes(table: Table) -> None:
    table.drag(table.at("7c", nth=0), table.hand_gap("6c"))
    assert table.hand == "5c 7c 6c 7c Kc 4d 9h Th"
    table.drag(table.at("7c", nth=1), table.pile())
    assert table.made == ["discard 7c"]
    assert table.hand == "5c 7c 6c Kc 4d 9h Th"
    assert table.lies("7c", Zone.PILE).place == 0


# ---- jokers ----------------------------------------------------------------------------------------------


def with_joker() -> Round:
    sheet = Sheet(ROMME, 2).hand(1, "Qc Kc * 5h 5d 5s 6d").hand(2, "2s 3s").pile("3c 8d").rest("4s")
    sheet.meld(1, "Ks Kd Kh").meld(2, "7h 8h 9h", "Ts Js *=Qs")
    return sheet.round()


@menus
def test_an_ambiguous_joker_is_asked_about_once(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, with_joker())
    table.select("Qc", "Kc", "*")
    assert table.widget.lay_selected() is False
    assert table.choices() == ["What shall the joker stand for?", "Q♣ K♣ ★A♣", "★J♣ Q♣ K♣"]
    table.choose("★J♣ Q♣ K♣")
    assert table.made == ["meld *=Jc Qc Kc"]


@menus
def test_a_choice_that_is_not_made_changes_nothing(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, with_joker())
    table.select("*")
    table.drag(table.at("*"), table.at("8h", Zone.MELD))
    assert table.choices() == ["What shall the joker stand for?", "7♥ 8♥ 9♥ ★10♥", "★6♥ 7♥ 8♥ 9♥"]
    table.dismiss()
    assert table.made == []
    assert "*" in table.hand


def test_a_joker_in_a_set_needs_no_question(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, with_joker())
    table.select("5h", "5d", "*")
    table.widget.lay_selected()
    assert table.choices() == []
    assert len(table.made) == 1


def swap_or_lay_off() -> Round:
    sheet = Sheet(ROMME, 2).hand(1, "5h 2c 3c").hand(2, "2s 3s").pile("8d").rest("4s")
    sheet.meld(2, "5s 5d *")
    sheet.meld(1, "Ks Kd Kh")
    return sheet.round()


@menus
def test_a_card_that_fits_as_swap_and_as_lay_off_asks(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, swap_or_lay_off())
    table.drag(table.at("5h"), table.at("5s", Zone.MELD))
    title, *rest = table.choices()
    assert title == "Lay off or swap?"
    assert len(rest) == 2
    assert rest == ["5♠ 5♦ ★ 5♥", "Swap 5♥ for the joker: 5♠ 5♦ 5♥ (Jonas)"]
    table.choose(rest[1])
    assert table.made == ["swap 5h > m1"]


def test_dropped_on_the_joker_itself_it_swaps_without_a_question(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, swap_or_lay_off())
    table.drag(table.at("5h"), table.at("*", Zone.MELD))
    assert table.made == ["swap 5h > m1"]


# ---- buttons of the window -------------------------------------------------------------------------------


def test_the_buttons_do_what_the_drags_do(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.widget.selection_changed, timeout=1000):
        table.select("9h")
    assert [str(name) for name in table.widget.selected_names()] == ["9h"]
    assert table.widget.lay_off_selected()
    table.select("5c", "6c")
    table.click(table.at("7c"))
    assert table.widget.lay_selected()
    table.select("Kc")
    assert table.widget.discard_selected()
    assert table.made == ["lay 9h > m1", "meld 5c 6c 7c", "discard Kc"]


@pytest.mark.parametrize(("cards", "says"), [("4d", "Swap"), ("9h Th", "Lay off"), ("", "Lay off")])
def test_the_button_names_what_it_would_do(
    table: Table, phrases: Phrases, qtbot: QtBot, cards: str, says: str
) -> None:
    table.select(*cards.split())
    commands = Commands(phrases)
    status = StatusBar(commands)
    qtbot.addWidget(status)
    button = status.buttons[Does.LAY_OFF]
    before = button.width()
    selected = TableSelection(table.widget)
    commands.show_moment(
        Moment(
            table.game.view(),
            table.widget.check,
            is_my_turn=True,
            is_round_over=False,
            is_match_over=False,
            selected=selected,
        )
    )
    assert button.text() == says
    assert (button.isEnabled(), button.width()) == (bool(cards), before)


def test_a_button_that_cannot_do_it_explains_why(table: Table) -> None:
    table.select("Kc", "4d")
    assert not table.widget.lay_selected()
    assert not table.widget.lay_off_selected()
    assert [refusal.reason for refusal in table.game.refusals] == [Reason.NOT_A_MELD, Reason.DOES_NOT_FIT]


def test_sorting(table: Table) -> None:
    table.widget.sort_hand(Sorting.RANK)
    assert table.hand == "4d 5c 6c 7c 7c 9h Th Kc"
    table.widget.sort_hand(Sorting.SUIT)
    assert table.hand == "5c 6c 7c 7c Kc 4d 9h Th"


# ---- the stairs ------------------------------------------------------------------------------------------


def test_pointing_at_a_step_lifts_it_and_all_newer_ones_and_counts_them(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    table.move(table.at("9h", Zone.STEP))
    steps = ["4d", "Kh", "2s", "9h", "6c", "Qd", "3s"]
    lifted = [text for text in steps if table.lies(text, Zone.STEP).is_marked]
    assert lifted == ["9h", "6c", "Qd", "3s"]
    (sheet,) = table.widget.scene_of_table.overlays("steps")
    assert getattr(sheet, "title", "").replace("\u00a0", " ") == "Take 4 cards"
    table.move((500, 5))
    qtbot.waitUntil(lambda: table.widget.scene_of_table.overlays("steps") == ())
    assert not table.lies("9h", Zone.STEP).is_marked


def test_the_lifted_steps_stay_under_the_pointer(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    at = table.at("9h", Zone.STEP)
    table.move(at)
    for step in range(5):
        table.move((at[0], at[1] + step))
        assert table.widget.scene_of_table.pointed == 4


def index_of(table: Table, text: str) -> Point:
    """The letter in the corner of a step where it can be seen now."""
    pose = table.widget.scene_of_table.card_item(table.key(text, Zone.STEP)).pose
    return pose.at(0.15 * pose.width, 0.2 * pose.width)


def test_of_lifted_steps_the_one_is_meant_that_is_seen_under_the_pointer(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    table.move(index_of(table, "4d"))
    assert table.widget.scene_of_table.pointed == 7
    for text, count in (("Kh", 6), ("9h", 4), ("3s", 1), ("4d", 7), ("6c", 3)):
        table.move(index_of(table, text))
        assert table.widget.scene_of_table.pointed == count


@pytest.mark.parametrize(
    "place", [(0.05, 0.05), (0.3, 0.05), (0.8, 0.1), (0.95, 0.2), (0.05, 0.9), (0.03, 1.3)]
)
def test_a_click_takes_what_is_lifted_on_every_part_of_a_step(
    qtbot: QtBot, phrases: Phrases, place: tuple[float, float]
) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    pose = table.lies("2s", Zone.STEP).pose
    at = pose.at(place[0] * pose.width, place[1] * pose.width)
    table.move(at)
    assert table.widget.scene_of_table.pointed == 5
    table.click(at)
    assert table.made == ["take 5"]


def test_a_meld_can_be_dropped_in_its_frame_wherever_that_is(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 4).hand(1, "6c 5d 9d 8h 8s 6s 3c 7s").hand(2, "2s 3s 4s 9s 9c 9h").hand(3, "2d 3d")
    sheet.hand(4, "2h 3h 4h 5h 6h").pile("5s Qd 7h 7c").rest("Ts Th Td Tc")
    sheet.meld(2, "Jc Jd Jh Js").meld(3, "Ac Ad Ah As", "Kc Kd Kh")
    table = seat(qtbot, phrases, sheet.round(), size=(1024, 516))
    table.select("6s", "7s", "8s")
    table.lift(table.at("7s"), (500, 300))
    frame = next(light.glow for light in table.widget.lights())
    table.move(frame.centre)
    table.release(frame.centre)
    assert table.made == ["meld 6s 7s 8s"]


def test_a_meld_can_be_dropped_on_all_felt_beside_the_stairs(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "6c 6s 7s 8s 2h").hand(2, "2s 3s 4s").pile("5s Qd 7h 7c").rest("Ts Th")
    table = seat(qtbot, phrases, sheet.meld(2, "Jc Jd Jh").round())
    table.select("6s", "7s", "8s")
    newest = table.lies("7c", Zone.STEP).pose.box
    table.drag(table.at("7s"), (newest.right + 60, newest.bottom))
    assert table.made == ["meld 6s 7s 8s"]


def test_a_click_takes_the_step_and_all_newer_ones(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    at = table.at("6c", Zone.STEP)
    table.move(at)
    table.click(at)
    assert table.made == ["take 3"]
    assert len(table.hand.split()) == 6


def test_steps_can_be_dragged_to_the_hand(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    table.drag(table.at("Qd", Zone.STEP), table.at("7c"))
    assert table.made == ["take 2"]


def test_steps_go_sorted_to_where_they_are_dropped(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    x, y = table.at("7c")
    lead, grip = table.at("Qd", Zone.STEP), table.at("Qd", Zone.STEP)
    table.lift(grip, (x + grip[0] - lead[0] - 5, y))
    place, size = table.widget.scene_of_table.gap, len(table.shown.layout.hand.poses)
    table.release((x + grip[0] - lead[0] - 5, y))
    hand = table.hand.split()
    assert place is not None
    assert (size, hand[place : place + 2]) == (5, ["Qd", "3s"])
    assert place == 0 or hand[place + 2] == "7c"


def test_steps_dropped_elsewhere_go_back(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    before = [lies.pose for lies in table.shown.places.values()]
    table.drag(table.at("Qd", Zone.STEP), (500, 5))
    table.move((500, 5))
    assert table.made == []
    assert [lies.pose for lies in table.shown.places.values()] == before


def test_where_the_stock_is_empty_its_place_passes(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "3h 7c 9c").hand(2, "2s 3s").pile("4d Kh")
    table = seat(qtbot, phrases, sheet.drawing().round())
    table.click(table.stock())
    assert table.made == ["pass"]


# ---- while cards travel ----------------------------------------------------------------------------------


def test_a_click_while_cards_travel_finishes_the_motion_first(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing(), pace=20)
    table.click(table.stock())
    assert not table.game.timeline.is_idle
    with qtbot.waitSignal(table.game.timeline.idle, timeout=1000):
        table.click(table.shown.places[table.key("4s")].pose.at(12, 30))
    assert table.made == ["draw"]
    assert table.selected == "4s"


def test_nothing_hidden_is_shown(table: Table) -> None:
    assert int(UNKNOWN) not in table.shown.places


def test_a_release_that_went_elsewhere_ends_the_drag(table: Table) -> None:
    before = table.widget.scene_of_table.snapshot()
    table.lift(table.at("Kc"), table.pile())
    at = QPointF(*table.felt())
    away = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        table.widget.viewport().mapToGlobal(at),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(table.widget.viewport(), away)
    assert table.widget.scene_of_table.snapshot() == before
    table.release(table.pile())
    assert table.made == []
