"""The staging tray, the bars and the ends of a long hand by keys and in words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import write_names
from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Round
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.spots import Spot, SpotRole
from rommedesk.ui.table.spot_places import Row
from tests.ui.table.keys import Keys
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat

Key = Qt.Key
FAR = " ".join(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")[:134]


def position(hand: str = "2c 5d 6d 7d Kc Kd Kh 9s", *, minimum: int = 0) -> Round:
    sheet = Sheet(replace(ROMME, opening_points=minimum), 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s")
    return sheet.round()


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    table = seat(qtbot, phrases, position())
    table.widget.aids.catch_up()
    return table


@pytest.fixture
def keys(table: Table) -> Keys:
    return Keys(table.widget)


@pytest.fixture
def listening(qtbot: QtBot) -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def told(table: Table) -> dict[str, Spot]:
    found = table.widget.spots()
    assert [spot.id for spot in found] == list(table.widget.focus_of_table.places)
    return {spot.id: spot for spot in found}


def staged(table: Table) -> list[str]:
    return [write_names(card.name for card in group.cards) for group in table.widget.aids.tray.groups]


def spot(table: Table, text: str) -> str:
    return f"card {int(next(card for card in table.widget.scene_of_table.hand if str(card) == text))}"


def gather(table: Table, keys: Keys, text: str) -> None:
    """By keys: select these cards and put them on the tray."""
    keys.press(Key.Key_Escape)
    for name in text.split():
        keys.walk_to(spot(table, name))
        keys.press(Key.Key_Space)
    keys.press("G")


def test_cards_on_the_tray_say_so_and_have_a_row_of_their_own(table: Table, keys: Keys) -> None:
    gather(table, keys, "Kc Kd Kh")
    gather(table, keys, "9s")
    spots = told(table)
    assert spots["group 1"].text == "Staging tray, group 1: K♣ K♦ K♥\ncomplete meld, 30 points\nLay this meld"
    assert spots[spot(table, "Kd")].state == "on the tray, group 1: complete meld, 30 points"
    assert spots["group 2"].state == "a single card"
    assert spots["group 2"].action == "Select the cards of the group"
    assert spots[spot(table, "2c")].state == "card 1 of 4"
    places = table.widget.focus_of_table.places
    rows = [name for name, place in places.items() if place.row is Row.TRAY]
    kings = [spot(table, name) for name in ("Kc", "Kd", "Kh")]
    assert rows == ["group 1", *kings, "group 2", spot(table, "9s")]
    keys.walk_to("group 1")
    keys.press(Key.Key_Right, Key.Key_Right)
    assert keys.at == kings[1]
    keys.press(Key.Key_Down)
    assert places[keys.at].row is Row.HAND


@pytest.mark.parametrize("key", [Key.Key_Return, "M"])
def test_a_group_is_laid_by_a_key(table: Table, keys: Keys, key: Key | str) -> None:
    gather(table, keys, "5d 6d 7d")
    keys.walk_to("group 1")
    keys.press(key)
    assert table.made == ["meld 5d 6d 7d"]
    assert staged(table) == []
    assert keys.at in table.widget.focus_of_table.places


def test_a_card_joins_a_group_and_leaves_it_by_keys(table: Table, keys: Keys) -> None:
    gather(table, keys, "Kc Kd")
    keys.walk_to(spot(table, "Kh"))
    keys.press(Key.Key_Space)
    keys.walk_to("group 1")
    assert told(table)["group 1"].state == "one card is missing"
    keys.press("G")
    assert staged(table) == ["Kc Kd Kh"]
    keys.walk_to(spot(table, "Kc"))
    keys.press("G")
    assert staged(table) == ["Kd Kh"]
    assert keys.at == spot(table, "Kd")
    keys.walk_to("group 1")
    keys.press("G")
    assert staged(table) == []


def test_the_focus_stays_in_the_hand_when_its_card_is_gathered(table: Table, keys: Keys) -> None:
    keys.walk_to(spot(table, "6d"))
    keys.press("G")
    assert staged(table) == ["6d"]
    assert keys.at == spot(table, "7d")


def test_a_bar_is_reached_named_marked_and_laid_by_keys(table: Table, keys: Keys) -> None:
    (name,) = [one.id for one in told(table).values() if one.role is SpotRole.BAR and "5♦" in one.name]
    assert told(table)[name].text == "Meld in the hand: 5♦ 6♦ 7♦\n18 points\nLay this meld"
    keys.walk_to(spot(table, "6d"))
    keys.press(Key.Key_Down)
    assert keys.at == name
    assert write_names(card.name for card in sorted(table.widget.scene_of_table.hinted)) == "5d 6d 7d"
    keys.press(Key.Key_Up)
    assert table.widget.scene_of_table.hinted == frozenset()
    keys.press(Key.Key_Down, Key.Key_Return)
    assert table.made == ["meld 5d 6d 7d"]


def test_a_long_hand_follows_the_focus_and_its_ends_turn_the_page(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position(FAR), size=(768, 920))
    keys = Keys(table.widget)
    fan = table.shown.layout.hand
    assert fan.is_scrolled
    keys.press(Key.Key_Right)
    for card in table.widget.scene_of_table.hand:
        assert keys.at == f"card {int(card)}"
        fan = table.shown.layout.hand
        assert fan.can_be_seen(table.widget.scene_of_table.fanned.index(card))
        keys.press(Key.Key_Right)
    first, (left, _) = table.shown.layout.hand.first, table.shown.layout.hand.out_of_sight
    assert told(table)["end left"].state == f"{left} cards out of sight"
    assert told(table)["end left"].action != ""
    keys.walk_to("end left")
    assert told(table)["end left"].text.startswith("Hand, to the left\n")
    keys.press(Key.Key_Return)
    assert table.shown.layout.hand.first < first


def test_the_pointer_finds_the_words_of_groups_bars_and_ends(
    qtbot: QtBot, phrases: Phrases, table: Table, keys: Keys
) -> None:
    (bar,) = [bar for bar in table.widget.aids.bars if bar.meld and "5d" in str(bar.meld.names)]
    found = table.widget.desk.spots.at(bar.pieces[0].middle)
    assert found is not None
    assert found.role is SpotRole.BAR
    gather(table, keys, "Kc Kd Kh")
    found = table.widget.desk.spots.at(table.widget.aids.tray.chips[0].box.centre)
    assert found is not None
    assert found.id == "group 1"
    long = seat(qtbot, phrases, position(FAR), size=(768, 920))
    arrows = long.shown.layout.hand.arrows
    assert arrows is not None
    found = long.widget.desk.spots.at(arrows[1].centre)
    assert found is not None
    assert found.id == "end right"


def refuse(table: Table, keys: Keys) -> None:
    """Below the minimum a discard is refused, and what would help stands on buttons."""
    keys.press(Key.Key_Escape)
    for name in ("5d", "6d", "7d"):
        keys.walk_to(spot(table, name))
        keys.press(Key.Key_Space)
    keys.press("M")
    keys.walk_to(spot(table, "9s"))
    keys.press("D")
    assert len(table.widget.refusal_buttons.buttons) == 2


def tab(key: Key = Key.Key_Tab) -> str:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    now = QApplication.focusWidget()
    return getattr(now, "text", lambda: getattr(now, "spot", "the table"))() if now is not None else ""


@pytest.mark.parametrize("is_heard", [False, True])
def test_tab_goes_to_the_buttons_of_a_refusal_and_enter_presses_them(
    qtbot: QtBot, phrases: Phrases, request: pytest.FixtureRequest, *, is_heard: bool
) -> None:
    if is_heard:
        request.getfixturevalue("listening")
    table = seat(qtbot, phrases, position(minimum=40))
    keys = Keys(table.widget)
    said: list[str] = []
    table.widget.reader.said.connect(said.append)
    refuse(table, keys)
    lay, back = (button.text() for button in table.widget.refusal_buttons.buttons)
    if is_heard:
        qtbot.waitUntil(lambda: bool(table.widget.reader.proxies))
        assert f"Tab: {lay} / {back}" in said[-1]
    assert tab() == lay
    table.widget.reader.look()
    qtbot.wait(1)
    assert tab() == back
    assert tab(Key.Key_Backtab) == lay
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Return)
    assert table.made == ["meld 5d 6d 7d", "meld Kc Kd Kh"]
    assert table.widget.refusal_text() == ""
    assert table.widget.has_keys()


def test_escape_on_a_button_closes_the_refusal_and_gives_the_keys_back(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, position(minimum=40))
    refuse(table, Keys(table.widget))
    tab()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Escape)
    assert table.widget.refusal_text() == ""
    assert table.widget.hasFocus()


@pytest.mark.usefixtures("listening")
def test_what_comes_onto_the_tray_is_announced_and_read_with_the_hand(table: Table, keys: Keys) -> None:
    said: list[str] = []
    table.widget.reader.said.connect(said.append)
    gather(table, keys, "Kc Kd Kh")
    assert said[-1] == (
        "Staging tray, group 1: king of clubs, king of diamonds, king of hearts, complete meld, 30 points."
    )
    keys.press("H")
    assert said[-1].startswith("8 cards in your hand: two of clubs, five of diamonds,")
    assert said[-1].endswith("complete meld, 30 points.")
    keys.walk_to("group 1")
    keys.press("G")
    assert said[-1] == "Back in the hand"


@pytest.mark.parametrize("language", ["de", "ru", "en"])
def test_all_of_it_has_words_in_every_language(
    table: Table, keys: Keys, switch: LanguageSwitch, language: str
) -> None:
    gather(table, keys, "Kc Kd Kh")
    switch.choose(language)
    for one in told(table).values():
        assert one.name
        assert not {"{", "%"} & set(one.text)


def test_every_card_is_one_spot_only(table: Table, keys: Keys) -> None:
    gather(table, keys, "Kc Kd")
    cards = [one for one in told(table) if one.startswith("card ")]
    hand = table.widget.scene_of_table.hand
    assert sorted(cards) == sorted(f"card {int(card)}" for card in hand)
