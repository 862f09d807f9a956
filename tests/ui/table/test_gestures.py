"""Selecting, double clicks, the rubber band, right clicks and long presses: what the pointer means."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME, ROMME_STANDARD
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.band import BandPicture, between, touched
from rommedesk.ui.table.choices import menu_place
from rommedesk.ui.table.fan import fan
from rommedesk.ui.table.geometry import Box, measure
from rommedesk.ui.table.places import Zone
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Point, Table, seat
from tests.ui.table.test_mouse import drawing, menus, on_the_stairs, playing

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    return seat(qtbot, phrases, playing())


def above(table: Table, text: str, nth: int = 0) -> Point:
    """Free felt above a card of the hand."""
    pose = table.lies(text, nth=nth).pose
    return pose.x - 0.3 * pose.width, table.shown.layout.hand.top - 30


# ---- ranges ----------------------------------------------------------------------------------------------


def test_shift_selects_from_the_card_clicked_last(table: Table) -> None:
    assert table.hand == "5c 6c 7c 7c Kc 4d 9h Th"
    table.click(table.at("6c"))
    table.click(table.at("Kc"), SHIFT)
    assert table.selected == "6c 7c 7c Kc"
    table.click(table.at("5c"), SHIFT)
    assert table.selected == "5c 6c 7c 7c Kc"


def test_shift_without_a_card_clicked_before_is_a_click(table: Table) -> None:
    table.click(table.at("Kc"), SHIFT)
    assert table.selected == "Kc"


def test_ctrl_takes_a_card_in_and_out(table: Table) -> None:
    table.click(table.at("5c"), CTRL)
    table.click(table.at("9h"), CTRL)
    table.click(table.at("5c"), CTRL)
    assert table.selected == "9h"


def test_the_card_clicked_last_may_be_gone(table: Table) -> None:
    table.select("9h")
    table.click(table.at("7h", Zone.MELD))
    table.click(table.at("7c"), SHIFT)
    assert table.selected == "7c"


# ---- the rubber band -------------------------------------------------------------------------------------


def test_a_rubber_band_selects_the_cards_it_touches(table: Table) -> None:
    start, end = above(table, "6c"), table.at("Kc")
    table.lift(start, end)
    (picture,) = table.widget.scene_of_table.overlays("band")
    assert isinstance(picture, BandPicture)
    assert picture.box.holds(between(start, end), slack=1)
    assert table.selected == "6c 7c 7c Kc"
    table.move(table.at("7c"))
    assert table.selected == "6c 7c"
    table.release(table.at("7c"))
    assert table.selected == "6c 7c"
    assert table.widget.scene_of_table.overlays("band") == ()
    assert table.made == []


def test_a_band_drops_the_selection_and_with_ctrl_adds_to_it(table: Table) -> None:
    table.select("5c")
    table.drag(above(table, "9h"), table.at("9h"))
    assert table.selected == "9h"
    table.lift(above(table, "4d"), table.at("4d"), CTRL)
    table.release(table.at("4d"), CTRL)
    assert table.selected == "4d 9h"


def test_escape_forgets_the_band(table: Table) -> None:
    table.select("5c")
    table.lift(above(table, "9h"), table.at("9h"))
    assert table.selected == "9h"
    QTest.keyClick(table.widget, Qt.Key.Key_Escape)
    assert table.selected == "5c"
    assert table.widget.scene_of_table.overlays("band") == ()
    table.release(table.at("9h"))
    assert table.selected == "5c"


def test_ctrl_click_on_felt_keeps_the_selection(table: Table) -> None:
    table.select("5c")
    table.click(table.felt(), CTRL)
    assert table.selected == "5c"
    table.click(table.felt())
    assert table.selected == ""


@pytest.mark.parametrize("count", [1, 2, 13, 15, 30, 45])
@pytest.mark.parametrize("size", [(1040, 696), (640, 420), (3440, 2000)])
def test_a_small_band_touches_just_the_card_that_is_seen_there(count: int, size: tuple[int, int]) -> None:
    laid = fan(count, measure(*size))
    for place, pose in enumerate(laid.poses):
        x, y = pose.at(0.1 * pose.width, 0.1 * pose.width)
        assert touched(laid.poses, Box(x, y, 0.5, 0.5)) == (place,)
    assert touched(laid.poses, laid.bounds) == tuple(range(count))
    assert touched(laid.poses, Box(laid.bounds.x, laid.bounds.y - 20, laid.bounds.width, 10)) == ()


# ---- double clicks ---------------------------------------------------------------------------------------


def test_a_double_click_on_a_card_discards_it(table: Table) -> None:
    table.double_click(table.at("Kc"))
    assert table.made == ["discard Kc"]


def test_a_double_click_on_a_selected_card_discards_it_too(table: Table) -> None:
    table.select("Kc")
    table.double_click(table.at("Kc"))
    assert table.made == ["discard Kc"]


def test_a_double_click_at_the_lower_edge_means_the_card_that_rises_away(table: Table) -> None:
    pose = table.lies("Th").pose
    table.double_click(pose.at(0.5 * pose.width, pose.height - 4))
    assert table.made == ["discard Th"]


def test_with_other_cards_selected_a_double_click_discards_nothing(table: Table) -> None:
    table.select("5c")
    table.double_click(table.at("Kc"))
    assert table.made == []
    assert table.selected == "5c"


def test_before_the_draw_a_double_click_discards_nothing_and_says_nothing(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, drawing())
    table.double_click(table.at("Th"))
    assert (table.made, table.game.refusals, table.selected) == ([], [], "")


def test_a_double_click_that_the_game_refuses_says_why(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = (
        Sheet(ROMME_STANDARD, 2).hand(1, "9h Th 4d 8c").hand(2, "2s 3s").pile("3c 5d").rest("4s").drawing()
    )
    table = seat(qtbot, phrases, sheet.round())
    table.game.step(parse_move("take", 1))
    table.double_click(table.at("Th"))
    assert table.game.view().position.to_move == 1
    assert "5♦" in table.widget.refusal_text()
    assert table.selected == "Th"


def test_out_of_turn_a_double_click_only_selects_and_lets_go(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h Th 4d").hand(2, "2s 3s").pile("3c").rest("4s")
    table = seat(qtbot, phrases, sheet.drawing(2).round())
    table.double_click(table.at("Th"))
    assert (table.made, table.game.refusals, table.selected) == ([], [], "")


def test_two_quick_clicks_on_two_cards_select_both(table: Table) -> None:
    for text, kind in (("Kc", QEvent.Type.MouseButtonPress), ("9h", QEvent.Type.MouseButtonDblClick)):
        at = table.at(text)
        table.send(kind, at, Qt.MouseButton.LeftButton)
        table.send(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)
    assert (table.made, table.selected) == ([], "Kc 9h")


def test_a_drag_that_begins_as_the_second_press_is_a_drag(table: Table) -> None:
    at = table.at("Kc")
    table.click(at)
    table.send(QEvent.Type.MouseButtonDblClick, at, Qt.MouseButton.LeftButton)
    for to in ((at[0] + 30, at[1] - 60), table.felt()):
        table.send(QEvent.Type.MouseMove, to, Qt.MouseButton.LeftButton)
    assert table.widget.scene_of_table.held
    QTest.keyClick(table.widget, Qt.Key.Key_Escape)
    assert table.made == []


def test_two_quick_clicks_on_the_stock_draw_once_and_complain_about_nothing(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, drawing(), pace=20)
    table.storm(table.stock(), 2)
    assert (table.made, table.game.refusals) == (["draw"], [])
    assert not table.game.timeline.is_idle, "the second press ended the journey of the card"


def test_a_later_click_on_the_stock_is_told_why_not(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.storm(table.stock(), 2)
    table.click(table.stock())
    assert len(table.game.refusals) == 1


def test_who_points_elsewhere_meanwhile_clicks_anew(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.click(table.stock())
    table.move(table.felt())
    table.stamp = 0
    table.send(QEvent.Type.MouseButtonPress, table.stock(), Qt.MouseButton.LeftButton)
    table.send(QEvent.Type.MouseButtonRelease, table.stock(), Qt.MouseButton.NoButton)
    assert len(table.game.refusals) == 1


@pytest.mark.parametrize("clicks", [2, 3, 7])
def test_a_storm_of_clicks_anywhere_makes_one_move_at_most(
    qtbot: QtBot, phrases: Phrases, clicks: int
) -> None:
    for state in (playing(), drawing(), on_the_stairs()):
        table = seat(qtbot, phrases, state)
        spots = [
            lies.pose.at(0.14 * lies.pose.width, 0.3 * lies.pose.width)
            for lies in table.shown.places.values()
        ]
        for at in (*spots, table.felt(), table.stock(), table.pile()):
            for chosen in ((), ("9h",)):
                table.game.state = state
                table.game.made.clear()
                table.game.refusals.clear()
                table.widget.refresh()
                table.widget.select(frozenset())
                for text in chosen:
                    if text in table.hand.split():
                        table.select(text)
                table.storm(at, clicks)
                assert len(table.made) <= 1, (at, chosen, table.made)
                if table.made:
                    assert table.game.refusals == []


def test_a_triple_click_leaves_the_card_beside_alone(table: Table) -> None:
    table.storm(table.at("Kc"), 3)
    assert (table.made, table.selected) == (["discard Kc"], "")


# ---- drags that are given up -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["right button", "focus", "window", "hidden"])
def test_a_drag_that_is_given_up_glides_home(qtbot: QtBot, phrases: Phrases, way: str) -> None:
    table = seat(qtbot, phrases, playing(), pace=20)
    scene = table.widget.scene_of_table
    table.select("5c", "6c")
    scene.motion.finish()
    before = scene.snapshot()
    table.lift(table.at("6c"), table.felt())
    if way == "right button":
        QTest.mousePress(table.widget.viewport(), Qt.MouseButton.RightButton, pos=table.pixel(table.felt()))
        assert table.choices() == []
    else:
        kinds = {
            "focus": QEvent.Type.FocusOut,
            "window": QEvent.Type.WindowDeactivate,
            "hidden": QEvent.Type.Hide,
        }
        QApplication.sendEvent(table.widget, QEvent(kinds[way]))
    assert scene.held == ()
    assert scene.motion.is_moving, "the cards are on their way home"
    scene.motion.finish()
    assert scene.snapshot() == before
    table.release(table.felt())
    assert (table.made, table.selected) == ([], "5c 6c")


def test_several_cards_keep_the_order_of_the_hand(table: Table) -> None:
    table.select("Th", "5c", "Kc")
    table.drag(table.at("Kc"), table.hand_gap("9h"))
    assert table.hand == "6c 7c 7c 4d 5c Kc Th 9h"


@pytest.mark.parametrize("way", ["click", "drag"])
def test_several_cards_on_the_pile_are_told_that_only_one_goes_there(table: Table, way: str) -> None:
    table.select("5c", "Kc")
    if way == "click":
        table.click(table.pile())
    else:
        table.drag(table.at("Kc"), table.pile())
    assert table.widget.refusal_text() == "Several cards are selected Only one card can be discarded."
    assert (table.made, table.game.refusals, table.selected) == ([], [], "5c Kc")


# ---- what can I do with this? ----------------------------------------------------------------------------


@menus
def test_a_right_click_offers_all_that_can_be_done_with_a_card(table: Table) -> None:
    table.right_click(table.at("6c"))
    assert table.choices() == ["six of clubs", "Meld 5♣ 6♣ 7♣: 18 points", "Discard 6♣"]
    table.choose("Meld 5♣ 6♣ 7♣: 18 points")
    assert table.made == ["meld 5c 6c 7c"]


@menus
def test_it_offers_lay_offs_and_swaps_with_the_meld_that_comes_of_them(table: Table) -> None:
    table.right_click(table.at("9h"))
    assert table.choices() == ["nine of hearts", "Lay off 9♥: 6♥ 7♥ 8♥ 9♥ (Jonas)", "Discard 9♥"]
    table.dismiss()
    table.right_click(table.at("4d"))
    table.choose("Swap 4♦ for the joker: 2♦ 3♦ 4♦ 5♦ (Mia)")
    assert table.made == ["swap 4d > m3"]


@menus
def test_a_right_click_on_a_selected_card_is_about_all_selected_ones(table: Table) -> None:
    table.select("9h", "Th")
    table.right_click(table.at("Th"))
    assert table.choices() == ["9♥ 10♥", "Lay off 9♥ 10♥: 6♥ 7♥ 8♥ 9♥ 10♥ (Jonas)"]
    table.dismiss()
    table.right_click(table.at("Kc"))
    assert table.choices()[0] == "king of clubs"
    assert table.selected == "9h Th"
    table.dismiss()


@menus
def test_where_nothing_can_be_done_the_menu_says_why(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.right_click(table.at("9h"))
    assert table.choices() == ["nine of hearts", "First you need a card from the stock or the discard pile."]
    table.dismiss()
    assert table.game.refusals == []


@menus
def test_stock_pile_and_steps_offer_what_they_give(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    table.right_click(table.stock())
    assert table.choices() == ["Stock", "Draw a card"]
    table.dismiss()
    table.right_click(table.pile())
    table.choose("Take 8♦")
    assert table.made == ["take"]
    stairs = seat(qtbot, phrases, on_the_stairs())
    stairs.right_click(stairs.at("6c", Zone.STEP))
    assert stairs.choices() == ["six of clubs", "Take 3 cards"]
    stairs.choose("Take 3 cards")
    assert stairs.made == ["take 3"]


@menus
def test_a_meld_offers_what_fits_it(table: Table) -> None:
    table.right_click(table.at("7h", Zone.MELD))
    assert table.choices()[1:] == ["Lay off 9♥: 6♥ 7♥ 8♥ 9♥ (Jonas)"]
    table.choose("Lay off 9♥: 6♥ 7♥ 8♥ 9♥ (Jonas)")
    assert table.made == ["lay 9h > m1"]


@menus
def test_a_joker_is_offered_in_all_its_places(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "Qc Kc * 2h 3d").hand(2, "2s 3s").pile("3c").rest("4s")
    table = seat(qtbot, phrases, sheet.meld(1, "Ks Kd Kh").round())
    table.right_click(table.at("*"))
    melds = [text for text in table.choices() if text.startswith("Meld")]
    assert melds == ["Meld Q♣ K♣ ★A♣: 31 points", "Meld ★J♣ Q♣ K♣: 30 points"]
    assert table.choices()[-1] == "Discard ★"
    table.dismiss()


@menus
def test_melds_in_which_a_joker_serves_fewer_cards_are_not_offered(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "5c 6c 7c * 2h 3d").hand(2, "2s 3s").pile("3c").rest("4s")
    table = seat(qtbot, phrases, sheet.meld(1, "Ks Kd Kh").round())
    table.right_click(table.at("6c"))
    assert [text for text in table.choices() if text.startswith("Meld")] == [
        "Meld 5♣ 6♣ 7♣: 18 points",
        "Meld 5♣ 6♣ 7♣ ★8♣: 26 points",
        "Meld ★4♣ 5♣ 6♣ 7♣: 22 points",
    ]
    table.dismiss()


def test_seats_and_felt_have_no_menu(table: Table) -> None:
    table.right_click(table.felt())
    table.right_click(table.shown.layout.seats[0].centre)
    assert table.choices() == []
    assert not table.widget.show_choices("seat 2")
    assert not table.widget.show_choices("card 9999")


@menus
def test_the_entry_that_is_pointed_at_is_shown_on_the_table(table: Table) -> None:
    table.select("Th")
    table.right_click(table.at("6c"))
    menu = table.menu()
    assert menu is not None
    menu.actions()[2].hover()
    assert table.selected == "5c 6c 7c"
    assert table.hot() == ["meld"]
    menu.actions()[3].hover()
    assert table.selected == "6c"
    assert table.hot() == ["discard"]
    table.dismiss()
    assert table.selected == "Th"
    assert table.hot() == []


@menus
def test_the_menu_covers_none_of_the_cards_it_is_about(table: Table) -> None:
    table.select("5c", "6c", "7c")
    table.right_click(table.at("6c"))
    menu = table.menu()
    assert menu is not None
    corner = table.widget.viewport().mapFromGlobal(menu.geometry().topLeft())
    box = Box(corner.x(), corner.y(), menu.width(), menu.height())
    for text in ("5c", "6c", "7c"):
        assert box.overlap(table.lies(text).pose.bounds) == 0
    table.dismiss()


@pytest.mark.parametrize("felt", [(1040, 696), (640, 420)])
@pytest.mark.parametrize("size", [(200, 90), (380, 260)])
def test_a_menu_begins_at_the_pointer_unless_it_would_cover_what_it_is_about(
    felt: tuple[int, int], size: tuple[int, int]
) -> None:
    whole = Box(0, 0, *felt)
    for at in ((5.0, 5.0), (felt[0] / 2, felt[1] / 2), (felt[0] - 5.0, felt[1] - 5.0)):
        x, y = menu_place(size, at, (), whole)
        assert whole.holds(Box(x, y, *size))
    assert menu_place(size, (20, 20), (), whole) == (20, 20)
    hand = Box(100, felt[1] - 140, felt[0] - 200, 130)
    x, y = menu_place(size, (felt[0] / 2, felt[1] - 100), [hand], whole)
    assert Box(x, y, *size).overlap(hand) == 0


@menus
def test_by_key_the_first_entry_is_ready(table: Table) -> None:
    assert table.widget.show_choices(f"card {table.key('6c')}")
    menu = table.menu()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert table.made == ["meld 5c 6c 7c"]


@menus
def test_the_menu_closes_when_something_happens(qtbot: QtBot, phrases: Phrases) -> None:
    state = Sheet(ROMME, 2).hand(1, "5c 9h Th").hand(2, "2s 3s").pile("3c").rest("4s 5s").drawing(2).round()
    table = seat(qtbot, phrases, state)
    table.right_click(table.at("9h"))
    assert table.choices()
    table.game.step(parse_move("draw", 2))
    assert table.choices() == []


@menus
def test_a_long_press_is_a_right_click(table: Table, qtbot: QtBot) -> None:
    table.widget.pointer.hold_ms = 1
    at = table.at("6c")
    table.press(at)
    qtbot.waitUntil(lambda: table.choices() != [])
    assert table.choices()[0] == "six of clubs"
    table.dismiss()
    table.release(at)
    assert (table.selected, table.made) == ("", [])


def test_a_drag_is_no_long_press(table: Table, qtbot: QtBot) -> None:
    table.widget.pointer.hold_ms = 30
    table.lift(table.at("Kc"), table.felt())
    QTest.qWait(60)
    assert table.choices() == []
    table.release(table.pile())
    assert table.made == ["discard Kc"]


def test_a_drag_of_what_cannot_be_lifted_is_neither_long_press_nor_click(table: Table, qtbot: QtBot) -> None:
    table.widget.pointer.hold_ms = 30
    laid = next(lies for lies in table.shown.places.values() if lies.zone is Zone.MELD)
    at = laid.pose.x, laid.pose.y
    table.lift(at, table.felt())
    QTest.qWait(60)
    assert table.choices() == []
    table.release(table.felt())
    assert (table.made, table.widget.refusal_text()) == ([], "")


def test_shaky_hands_still_click_what_cannot_be_lifted(table: Table) -> None:
    table.select("9h", "Th")
    light = next(iter(table.glows()))
    assert light
    laid = table.shown.places[table.key("7h", Zone.MELD)]
    x, y = laid.pose.x, laid.pose.y
    table.lift((x, y), (x, y + 0.4 * laid.pose.width))
    table.release((x, y + 0.4 * laid.pose.width))
    assert len(table.made) == 1


def test_a_long_press_on_felt_is_a_click(table: Table) -> None:
    table.select("Kc")
    table.widget.pointer.hold_ms = 1
    table.press(table.felt())
    QTest.qWait(30)
    table.release(table.felt())
    assert table.selected == ""


# ---- fingers ---------------------------------------------------------------------------------------------


class Finger:
    """A finger on the screen; Qt makes mouse events of what nobody takes as touch."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._device = QTest.createTouchDevice()

    def drag(self, *way: Point) -> None:
        """Put it down, move it along, and lift it."""
        port = self._table.widget.viewport()
        pixels = [self._table.pixel(at) for at in way]
        QTest.touchEvent(port, self._device).press(0, pixels[0], port).commit()
        for start, end in pairwise(pixels):
            for step in range(1, 5):
                QTest.touchEvent(port, self._device).move(0, start + (end - start) * step / 4, port).commit()
        QTest.touchEvent(port, self._device).release(0, pixels[-1], port).commit()


def test_a_tap_selects_and_a_finger_drags(table: Table) -> None:
    finger = Finger(table)
    finger.drag(table.at("9h"))
    assert table.selected == "9h"
    finger.drag(table.at("Th"))
    assert table.selected == "9h Th"
    finger.drag(table.at("9h"), table.at("7h", Zone.MELD))
    assert table.made == ["lay 9h Th > m1"]


def test_a_tap_on_the_stock_draws_and_a_second_one_does_nothing(qtbot: QtBot, phrases: Phrases) -> None:
    # Touch ends at the edge of the screen, which is 800 pixels wide here.
    table = seat(qtbot, phrases, drawing(), size=(760, 560))
    finger = Finger(table)
    finger.drag(table.stock())
    finger.drag(table.stock())
    assert (table.made, table.game.refusals) == (["draw"], [])


@menus
def test_a_resting_finger_asks_what_can_be_done(table: Table, qtbot: QtBot) -> None:
    table.widget.pointer.hold_ms = 1
    port = table.widget.viewport()
    device = QTest.createTouchDevice()
    at = table.pixel(table.at("6c"))
    QTest.touchEvent(port, device).press(0, at, port).commit()
    qtbot.waitUntil(lambda: table.choices() != [])
    table.dismiss()
    QTest.touchEvent(port, device).release(0, at, port).commit()
    assert table.made == []
