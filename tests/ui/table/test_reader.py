"""What a screen reader finds on the table and is told: in step with it, in words, and nothing hidden."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import Discard, Draw, parse_move
from rommedesk.ui.accessibility.proxies import SpotButton
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.hand import Sorting
from tests.ui.advisers import ToldAdviser, advice, suggestion
from tests.ui.table.keys import Keys
from tests.ui.table.tables import Table, seat
from tests.ui.table.test_hints import opened
from tests.ui.table.test_mouse import drawing, on_the_stairs, playing

Key = Qt.Key


@pytest.fixture(autouse=True)
def listening(qtbot: QtBot) -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    return settled(qtbot, seat(qtbot, phrases, playing()))


def settled(qtbot: QtBot, table: Table) -> Table:
    reader = table.widget.reader
    reader.look()
    qtbot.waitUntil(lambda: [proxy.spot for proxy in reader.proxies] == [*table.widget.focus_of_table.places])
    return table


def names(table: Table) -> list[str]:
    return [proxy.accessibleName() for proxy in table.widget.reader.proxies]


def button(table: Table, spot: str) -> SpotButton:
    found = next(proxy for proxy in table.widget.reader.proxies if proxy.spot == spot)
    assert isinstance(found, SpotButton)
    return found


def said(table: Table) -> list[str]:
    told: list[str] = []
    table.widget.reader.said.connect(told.append)
    return told


def test_everything_has_a_name_in_words(table: Table) -> None:
    told = names(table)
    assert told[0] == "Jonas, 2 cards, has opened, 0 points"
    assert "Jonas: six of hearts, seven of hearts, eight of hearts, 21 points" in told
    assert any("joker as four of diamonds" in name for name in told)
    assert "five of clubs, card 1 of 8" in told
    assert "Discard pile, eight of diamonds on top, 2 cards" in told
    assert not any(sign in name for name in told for sign in "♣♦♥♠★")


def test_the_tree_has_the_order_of_the_table_and_its_places(qtbot: QtBot, table: Table) -> None:
    viewport = table.widget.viewport()
    assert [child.spot for child in viewport.children() if hasattr(child, "spot")] == [
        *table.widget.focus_of_table.places
    ]
    table.widget.sort_hand(Sorting.RANK)
    settled(qtbot, table)
    assert [child.spot for child in viewport.children() if hasattr(child, "spot")] == [
        *table.widget.focus_of_table.places
    ]
    box = button(table, "stock").geometry()
    assert box.contains(int(table.stock()[0]), int(table.stock()[1]))


def test_a_press_selects_and_the_state_follows(qtbot: QtBot, table: Table) -> None:
    card = table.widget.scene_of_table.hand[0]
    pressed = button(table, f"card {int(card)}")
    assert pressed.accessibleDescription() == "Select"
    pressed.click()
    assert table.widget.selected_cards() == (card,)
    qtbot.waitUntil(pressed.isChecked)
    assert "selected" in pressed.accessibleName()
    pressed.toggle()  # as the action "toggle" does
    assert table.widget.selected_cards() == ()
    qtbot.waitUntil(lambda: not pressed.isChecked())


def test_a_press_on_stock_pile_and_steps_moves(qtbot: QtBot, phrases: Phrases) -> None:
    table = settled(qtbot, seat(qtbot, phrases, drawing()))
    button(table, "stock").click()
    assert table.made == ["draw"]
    table = settled(qtbot, seat(qtbot, phrases, on_the_stairs()))
    assert button(table, "step 3").accessibleDescription() == "Take 3 cards"
    button(table, "step 3").click()
    assert table.made == ["take 3"]


def test_the_focus_of_the_keys_is_the_focus_of_the_screen_reader(qtbot: QtBot, table: Table) -> None:
    keys = Keys(table.widget)
    hand = table.widget.scene_of_table.hand
    assert button(table, f"card {int(hand[0])}").hasFocus()
    keys.press(Key.Key_Right)
    assert button(table, f"card {int(hand[1])}").hasFocus()
    button(table, "stock").setFocus()
    assert keys.at == "stock"
    # Keys that arrive at the widget are the table's.
    keys.widget_with_keys().setFocus()
    keys.press(Key.Key_Down)
    assert keys.at.startswith("card")


def test_the_focus_stays_when_its_card_is_gone(qtbot: QtBot, table: Table) -> None:
    keys = Keys(table.widget)
    hand = table.widget.scene_of_table.hand
    keys.press(Key.Key_Right, "D")
    assert table.made == [f"discard {hand[1]}"]
    settled(qtbot, table)
    assert button(table, f"card {int(hand[2])}").hasFocus()


def test_tab_passes_the_table_in_one_step_and_comes_back(qtbot: QtBot, phrases: Phrases) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    before, after = QPushButton("before"), QPushButton("after")
    table = seat(qtbot, phrases, playing())
    column.addWidget(before)
    column.addWidget(table.widget)
    column.addWidget(after)
    window.show()
    qtbot.waitActive(window)
    settled(qtbot, table)
    before.setFocus()
    seen = []
    for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Backtab):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        now = window.focusWidget()
        assert isinstance(now, QPushButton | SpotButton)
        seen.append(now.text() if isinstance(now, QPushButton) else now.spot)
    first = f"card {int(table.widget.scene_of_table.hand[0])}"
    table.widget.setParent(None)  # as it was
    assert seen == [first, "after", first, "before"]


def test_a_turn_of_another_player_is_one_message(qtbot: QtBot, table: Table) -> None:
    told = said(table)
    game = table.game
    game.attempt(Discard(1, next(iter(table.widget.scene_of_table.hand)).name))
    assert told.pop() == "You discard five of clubs."
    game.step(Draw(2))
    assert told == []
    game.step(parse_move("discard 2s", 2))
    assert told == ["Jonas draws from the stock. Discards two of spades."]
    game.step(Draw(3))
    game.step(parse_move("discard Qd", 3))
    (mine,) = told[1:]
    assert mine.startswith("Mia draws from the stock. Discards queen of diamonds. Your turn. Draw from the")


def test_a_drawn_card_and_a_refusal_are_told(qtbot: QtBot, phrases: Phrases) -> None:
    table = settled(qtbot, seat(qtbot, phrases, drawing()))
    told = said(table)
    keys = Keys(table.widget)
    keys.press("S")
    assert told[0].startswith("You draw four of spades from the stock.") or "You draw" in told[0]
    keys.press("S")
    assert "You have had your card for this turn" in told[1]


def test_selected_cards_tell_what_they_are_good_for(table: Table) -> None:
    told = said(table)
    keys = Keys(table.widget)
    hand = {str(card): card for card in table.widget.scene_of_table.hand}
    keys.select([hand[name].name for name in ("5c", "6c", "7c")])
    assert told[-1] == "Meld: 18 points"


def test_hand_table_and_last_message_are_read_on_demand(table: Table) -> None:
    told = said(table)
    keys = Keys(table.widget)
    keys.press("H")
    assert told[-1].startswith("8 cards in your hand: five of clubs, six of clubs")
    keys.press("I")
    assert told[-1].startswith("Your turn.")
    assert "Stock, 4 cards." in told[-1]
    last = told[-1]
    keys.press("R")
    assert told[-1] == last


def test_no_hidden_card_is_named(table: Table) -> None:
    text = " ".join(names(table))
    for hidden in ("two of spades", "three of spades", "queen of", "four of spades", "nine of diamonds"):
        assert hidden not in text


@pytest.mark.parametrize(
    ("language", "discards", "name"),
    [
        ("de", "Du wirfst Kreuz-Fünf ab.", "Kreuz-Fünf"),
        ("ru", "Вы сбрасываете пятёрку треф.", "пятёрка треф"),
    ],
)
def test_cards_are_declined_where_the_language_does(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, language: str, discards: str, name: str
) -> None:
    switch.choose(language)
    table = settled(qtbot, seat(qtbot, phrases, playing()))
    told = said(table)
    first = table.widget.scene_of_table.hand[0]
    assert button(table, f"card {int(first)}").accessibleName().startswith(name)
    table.game.attempt(Discard(1, first.name))
    assert told[0].startswith(discards)


def test_without_a_screen_reader_there_is_nothing(qtbot: QtBot, table: Table) -> None:
    told = said(table)
    QAccessible.setActive(False)
    table.widget.reader.look()
    qtbot.waitUntil(lambda: table.widget.reader.proxies == ())
    Keys(table.widget).press(Key.Key_Right, "D")
    assert told == []
    assert table.widget.reader.proxies == ()
    assert table.widget.hasFocus()


def test_a_hint_is_read_in_words_with_its_buttons(qtbot: QtBot, phrases: Phrases) -> None:
    told = advice(
        suggestion("discard Ks", why=("useless Ks", "dear:10 Ks")),
        suggestion("discard Qd", why=("useless Qd",), cost=3.0),
    )
    adviser = ToldAdviser(told)
    table = settled(qtbot, seat(qtbot, phrases, opened().round(), adviser=adviser))
    heard = said(table)
    keys = Keys(table.widget)
    keys.press("V")
    assert heard.pop() == (
        "Hint. King of spades goes with no other card in your hand and counts 10 points there."
        " Tab: Discard K♠ / Other ways"
    )
    assert table.widget.hints.sheet.accessibleName().startswith("Hint. K♠")
    keys.press(Qt.Key.Key_Tab)
    assert table.widget.hints.buttons[0].hasFocus()
    keys.press("V")
    assert heard.pop() == (
        "What you could do. Discard king of spades – the best;"
        " Discard queen of diamonds – about 3 points worse"
    )
    assert table.widget.hints.buttons[0].hasFocus()
    keys.press("V")
    qtbot.waitUntil(lambda: table.widget.has_keys())
