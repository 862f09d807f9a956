"""What is said of that which a refusal offers, and its buttons by mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import parse_move
from rommedesk.engine.rules import RuleSet
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.places import Zone
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat
from tests.ui.table.test_mends import RULES, at_draw, position, taking

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


KINGS, TWO_RUNS = "9h Kc Kd Kh 2s", "9h 4c 5c 6c 4d 5d 6d 2s"


@pytest.mark.parametrize(
    ("hand", "language", "opens", "then"),
    [
        (KINGS, "en", "Open with K♣ K♦ K♥", ", then lay off 9♥"),
        (KINGS, "de", "Erst K♣ K♦ K♥ auslegen", ", dann 9♥ anlegen"),
        (KINGS, "ru", "Сначала выложить К♣ К♦ К♥", ", затем подложить 9♥"),
        (TWO_RUNS, "en", "Open: 30 points", ", then lay off 9♥"),
        (TWO_RUNS, "de", "Erst auslegen: 30 Punkte", ", dann 9♥ anlegen"),
        (TWO_RUNS, "ru", "Сначала выложить: 30 очков", ", затем подложить 9♥"),
    ],
)
def test_who_may_open_first_is_told_with_what(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch, hand: str, language: str, opens: str, then: str
) -> None:
    switch.choose(language)
    table = seat(qtbot, phrases, position(hand, "6h 7h 8h"))
    assert table.game.attempt(parse_move("lay 9h > m1", 1)) is not None
    told = [button.text().replace("\u00a0", " ") for button in table.widget.refusal_buttons.buttons]
    assert told == [opens + then, opens]


def test_an_opening_and_what_follows_are_one_click(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position("9h Kc Kd Kh 2s", "6h 7h 8h"))
    table.game.attempt(parse_move("lay 9h > m1", 1))
    assert "K♣ K♦ K♥ would bring 30 points." in table.widget.refusal_text().replace("\u00a0", " ")
    table.widget.refusal_buttons.buttons[0].click()
    assert table.made == ["meld Kc Kd Kh", "lay 9h > m1"]


def test_a_forgotten_card_is_drawn_or_taken_with_one_click(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, at_draw("7h 8h 9h Kc"))
    table.select("Kc")
    table.widget.discard_selected()
    texts = [button.text() for button in table.widget.refusal_buttons.buttons]
    assert texts == ["Draw from the stock", "Take 5♠"]
    QTest.mouseClick(table.widget.refusal_buttons.buttons[1], Qt.MouseButton.LeftButton)
    assert table.made == ["take"]


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


@pytest.mark.parametrize("language", ["de", "ru", "en"])
@pytest.mark.parametrize("size", [(1040, 696), (1024, 516), (768, 516), (640, 420)])
def test_long_buttons_lie_below_each_other_in_the_note(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch, size: tuple[int, int], language: str
) -> None:
    switch.choose(language)
    table = seat(qtbot, phrases, position("9h Kc Kd Kh 2s", "6h 7h 8h"))
    table.widget.resize(*size)
    table.game.attempt(parse_move("lay 9h > m1", 1))
    (note,) = table.widget.scene_of_table.overlays("refusal")
    assert isinstance(note, Bubble)
    assert Box(0, 0, *size).holds(note.box)
    upper, lower = table.widget.refusal_buttons.buttons
    for button in (upper, lower):
        box = button.geometry()
        assert note.box.holds(Box(box.x(), box.y(), box.width(), box.height()))
        assert box.width() >= button.sizeHint().width()
    assert upper.geometry().bottom() < lower.geometry().top()
    assert upper.nextInFocusChain() is lower


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
