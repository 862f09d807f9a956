"""What a refusal offers, and its buttons by mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.engine.events import Event
from rommedesk.engine.legality import check
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, RuleSet
from rommedesk.engine.state import Round, Turn
from rommedesk.engine.transition import apply
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.mends import mends
from rommedesk.ui.table.places import Zone
from tests.ui.table.positions import Sheet, seen_by
from tests.ui.table.tables import Table, seat

RULES = replace(ROMME, opening_points=30)


def position(hand: str, *melds: str, opened: bool = False) -> Round:
    sheet = Sheet(RULES, 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s").rest("Ts Js")
    for meld in melds:
        sheet.meld(2, meld)
    sheet.opened[0] = opened
    return sheet.round()


def offered(state: Round, text: str, *before: str) -> list[str]:
    """What is offered after some moves of which the last one is refused."""
    history: list[Event] = []
    for earlier in before:
        step = apply(state, parse_move(earlier, 1))
        state, history = step.state, [*history, *step.events]
    view = seen_by(state, history=history)
    move = parse_move(text, 1)
    refusal = check(state, move)
    assert refusal is not None

    found = mends(view, refusal, move, lambda move: check(view.position, move))
    for mend in found:
        after = state
        for one in mend.moves:
            assert check(after, one) is None
            after = apply(after, one).state
    return [f"{mend.kind}: " + ", ".join(map(str, mend.moves)) for mend in found]


def test_below_the_minimum_the_cheapest_melds_or_the_way_back() -> None:
    state = position("2c 3c 4c 2h 2s 2d 5d 6d 7d 8s Ks")
    assert offered(state, "discard Ks", "meld 2c 3c 4c", "meld 2h 2s 2d") == [
        "lay: meld 5d 6d 7d",
        "take-back: undo, undo",
    ]
    poor = position("2c 3c 4c 8s Ks")
    assert offered(poor, "discard Ks", "meld 2c 3c 4c") == ["take-back: undo"]


def test_who_would_lay_off_before_the_opening_may_open_first() -> None:
    state = position("9h Kc Kd Kh 2s", "6h 7h 8h")
    assert offered(state, "lay 9h > m1") == ["lay-all: meld Kc Kd Kh"]
    assert offered(position("9h Kc 2s", "6h 7h 8h"), "lay 9h > m1") == []


def test_cards_that_fit_a_meld_are_laid_off_instead() -> None:
    state = position("9h Th 2s Kc", "6h 7h 8h", opened=True)
    assert offered(state, "meld 9h Th 2s") == []
    assert offered(state, "meld 9h Th") == ["lay-off: lay 9h Th > m1"]


def test_a_meld_of_its_own_is_melded_instead() -> None:
    state = position("5d 6d 7d 2s Kc", "6h 7h 8h", opened=True)
    assert offered(state, "lay 5d 6d 7d > m1") == ["meld: meld 5d 6d 7d"]


def test_a_duty_can_be_undone() -> None:
    sheet = Sheet(replace(RULES, discard_pickup=DiscardPickup.MUST_USE), 2)
    sheet.hand(1, "2s Kc").hand(2, "2d").pile("4c 5s").rest("Ts").drawing()
    sheet.opened[0] = True
    assert offered(sheet.round(), "discard 2s", "take") == ["undo: undo"]


def taking(hand: str, *melds: str, layoffs_from_now: bool = True) -> Round:
    """A turn that begins with a discard that must be used."""
    sheet = Sheet(replace(RULES, discard_pickup=DiscardPickup.MUST_USE), 2).hand(1, hand).hand(2, "2d")
    for meld in melds:
        sheet.meld(2, meld)
    sheet.opened[0] = layoffs_from_now
    return sheet.pile("4c 5s").rest("Ts").drawing().round()


def test_a_taken_card_is_put_where_there_is_exactly_one_place() -> None:
    assert offered(taking("6s 7s Kc 2h"), "discard Kc", "take") == ["use: meld 5s 6s 7s", "undo: undo"]
    one = taking("Kc 2h", "6s 7s 8s")
    assert offered(one, "discard Kc", "take") == ["use: lay 5s > m1", "undo: undo"]
    joker = taking("Kc 2h", "4s *=5s 6s")
    assert offered(joker, "discard Kc", "take") == ["use: swap 5s > m1", "undo: undo"]
    several = taking("6s 7s 5d 5h Kc")
    assert offered(several, "discard Kc", "take") == ["undo: undo"]


def test_who_has_not_opened_is_offered_no_meld_that_does_not_reach_the_minimum() -> None:
    assert offered(taking("6s 7s Kc 2h", layoffs_from_now=False), "discard Kc", "take") == ["undo: undo"]


def test_a_swapped_joker_is_laid_where_there_is_exactly_one_place() -> None:
    def swapped(hand: str, meld: str, move: str) -> list[str]:
        sheet = Sheet(RULES, 2).hand(1, hand).hand(2, "2d").pile("4c").rest("Ts").meld(2, meld)
        sheet.opened[0] = True
        return offered(sheet.round(), "discard 9c", move)

    queens = swapped("Kh Qc Qd 2s 9c", "Qh *=Kh Ah", "swap Kh > m1")
    assert queens == ["undo: undo"]  # with the queens, or before the queen on the table
    assert swapped("Kh 2s 9c", "Qh *=Kh Ah", "swap Kh > m1") == ["use: lay *=Jh > m1", "undo: undo"]


def test_the_last_card_that_may_not_be_discarded_is_laid_off() -> None:
    rules = replace(RULES, final_discard=FinalDiscard.FORBIDDEN)
    sheet = Sheet(rules, 2).hand(1, "9h").hand(2, "2d").pile("4c").rest("Ts").meld(2, "6h 7h 8h")
    sheet.opened[0] = True
    assert offered(sheet.round(), "discard 9h")[:1] == ["use: lay 9h > m1"]


def test_others_are_offered_nothing() -> None:
    state = replace(position("2c 3c 4c 8s Ks"), to_move=2, turn=Turn())
    assert offered(state, "discard Ks") == []


# ---- the sentence ----------------------------------------------------------------------------------------


def told(qtbot: QtBot, phrases: Phrases, hand: str, *before: str, rules: RuleSet = RULES) -> str:
    """What a refused discard of the last card of the hand says."""
    sheet = Sheet(rules, 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s").rest("Ts Js")
    table = seat(qtbot, phrases, sheet.round())
    for move in before:
        table.game.step(parse_move(move, 1))
    table.select(hand.split()[-1])
    table.widget.discard_selected()
    return table.widget.refusal_text().replace("\u00a0", " ")


def test_the_refusal_says_what_would_do_and_how_much_that_is(qtbot: QtBot, phrases: Phrases) -> None:
    text = told(qtbot, phrases, "2c 3c 4c 9h Th Jh Ks", "meld 2c 3c 4c")
    assert text.endswith("Yours have 9. With 9♥ 10♥ J♥ as well it would be 38 points.")


def test_the_refusal_says_when_the_hand_cannot_reach_it(qtbot: QtBot, phrases: Phrases) -> None:
    text = told(qtbot, phrases, "2c 3c 4c 9h Td Jh Ks", "meld 2c 3c 4c")
    assert text.endswith("Yours have 9. Your hand does not reach that.")


def test_a_single_meld_that_must_do_it_alone_is_not_added_up(qtbot: QtBot, phrases: Phrases) -> None:
    rules = replace(RULES, opening_single_meld=True)
    text = told(qtbot, phrases, "2c 3c 4c Qh Qd Qc Ks", "meld 2c 3c 4c", rules=rules)
    assert text.endswith(("Q♥ Q♦ Q♣ would bring 30 points.", "Q♣ Q♦ Q♥ would bring 30 points."))


def test_a_duty_is_done_with_one_click(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, taking("6s 7s Kc 2h"))
    table.click(table.pile())
    table.select("Kc")
    table.widget.discard_selected()
    texts = [button.text() for button in table.widget.refusal_buttons.buttons]
    assert texts == ["Meld 5♠ 6♠ 7♠", "Undo the last step"]
    QTest.mouseClick(table.widget.refusal_buttons.buttons[0], Qt.MouseButton.LeftButton)
    assert table.made == ["take", "meld 5s 6s 7s"]


def test_a_mend_that_fails_half_way_is_taken_back(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position("2c 3c 4c 9h Th Jh 8s Ks"))
    moves = [parse_move(text, 1) for text in ("meld 2c 3c 4c", "meld 9h Th Ks")]
    assert not table.widget.aids.play_all(moves)
    assert table.made == ["meld 2c 3c 4c", "undo"]
    assert table.widget.refusal_text() != ""


# ---- the buttons -----------------------------------------------------------------------------------------


def below(qtbot: QtBot, phrases: Phrases) -> Table:
    """A discard was refused for the sake of the opening."""
    table = seat(qtbot, phrases, position("2c 3c 4c 5d 6d 7d 9h Th Jh 8s Ks"))
    table.game.step(parse_move("meld 2c 3c 4c", 1))
    table.select("Ks")
    table.widget.discard_selected()
    return table


def test_a_click_on_a_button_mends(qtbot: QtBot, phrases: Phrases) -> None:
    table = below(qtbot, phrases)
    texts = [button.text() for button in table.widget.refusal_buttons.buttons]
    assert texts == ["Meld 9♥ 10♥ J♥ too", "Take all back"]
    QTest.mouseClick(table.widget.refusal_buttons.buttons[0], Qt.MouseButton.LeftButton)
    assert table.made == ["meld 2c 3c 4c", "meld 9h Th Jh"]
    assert not table.widget.refusal_buttons.buttons
    assert table.widget.refusal_text() == ""


def test_the_buttons_are_reached_by_keys(qtbot: QtBot, phrases: Phrases) -> None:
    table = below(qtbot, phrases)
    first, second = table.widget.refusal_buttons.buttons
    assert table.widget.nextInFocusChain() is not None
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert table.made == ["meld 2c 3c 4c", "undo"]
    assert table.widget.refusal_text() == ""
    assert not first.isVisible()


@pytest.mark.parametrize("size", [(1040, 696), (1024, 516), (768, 700)])
def test_the_buttons_lie_in_the_note_and_the_note_on_no_card_of_the_hand(
    qtbot: QtBot, phrases: Phrases, size: tuple[int, int]
) -> None:
    table = below(qtbot, phrases)
    table.widget.resize(*size)
    table.widget.discard_selected()
    (note,) = table.widget.scene_of_table.overlays("refusal")
    assert isinstance(note, Bubble)
    for button in table.widget.refusal_buttons.buttons:
        box = button.geometry()
        assert note.box.holds(Box(box.x(), box.y(), box.width(), box.height()))
        assert box.width() >= button.sizeHint().width()
    for lies in table.shown.places.values():
        if lies.zone is Zone.HAND:
            assert not note.box.overlap(lies.pose.bounds)


def test_the_buttons_go_with_the_next_input_and_a_new_refusal(qtbot: QtBot, phrases: Phrases) -> None:
    table = below(qtbot, phrases)
    table.widget.discard_selected()
    assert len(table.widget.refusal_buttons.buttons) == 2
    table.click(table.felt())
    assert not table.widget.refusal_buttons.buttons


def test_the_note_points_at_the_cards_that_would_help(qtbot: QtBot, phrases: Phrases) -> None:
    table = below(qtbot, phrases)
    (note,) = table.widget.scene_of_table.overlays("refusal")
    assert isinstance(note, Bubble)
    assert note.tip is not None
    assert table.lies("9h").pose.x < note.tip[0] < table.lies("Jh").pose.x
