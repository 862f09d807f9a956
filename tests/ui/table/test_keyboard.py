"""Every move of the game by keys, on any keyboard, and a focus that is never lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, write_names
from rommedesk.engine.presets import ROMME
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.aids import LOWEST_BAR
from rommedesk.ui.table.focus import FocusRing
from rommedesk.ui.table.key_scheme import KEY_SCHEME, LETTERS, RANK_KEYS, KeyGroup, KeyWords
from rommedesk.ui.table.meld_pictures import HandBar
from rommedesk.ui.table.painting import rectangle
from rommedesk.ui.table.physical_keys import latin_key
from rommedesk.ui.theme import DARK, LIGHT
from tests.ui.table.keys import CTRL, SHIFT, Keys, send
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat
from tests.ui.table.test_mouse import drawing, menus, on_the_stairs, playing

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    return seat(qtbot, phrases, playing())


@pytest.fixture
def keys(table: Table) -> Keys:
    return Keys(table.widget)


def face(keys: Keys) -> str:
    """The card of the hand that has the focus."""
    return str(Card(int(keys.at.split()[1])))


def rings(table: Table) -> list[FocusRing]:
    return [ring for ring in table.widget.scene_of_table.overlays("focus") if isinstance(ring, FocusRing)]


# ---- the focus -------------------------------------------------------------------------------------------


def test_the_ring_shows_with_the_first_key_and_hides_with_the_mouse(table: Table, keys: Keys) -> None:
    assert rings(table) == []
    keys.press(Key.Key_Right)
    (ring,) = rings(table)
    assert face(keys) == str(table.widget.scene_of_table.hand[0])
    lies = table.shown.places[int(keys.at.split()[1])]
    assert ring.place.box == lies.pose.box
    assert ring.place.angle == lies.pose.angle
    table.click(table.at("Kc"))
    assert rings(table) == []
    keys.press(Key.Key_Left)
    assert face(keys) == "Kc"
    assert len(rings(table)) == 1


@pytest.mark.parametrize("size", [(960, 520), (1040, 696), (1600, 980)])
def test_the_ring_leaves_letters_and_points_under_the_hand_whole(
    qtbot: QtBot, phrases: Phrases, size: tuple[int, int]
) -> None:
    sheet = (
        Sheet(ROMME, 3).hand(1, "5h 9c 6h 9d 7h 9s Kc 2d 3d 4d Qd Qs 8h").pile("3c 8d").meld(1, "Ts Td Th")
    )
    table = seat(qtbot, phrases, sheet.round(), size=size)
    keys = Keys(table.widget)
    keys.press(Key.Key_Right)
    bars = [bar for bar in table.widget.scene_of_table.overlays("bar") if isinstance(bar, HandBar)]
    texts = [box for bar in bars for box in bar.text_boxes]
    assert len(texts) > 3  # a meld in parts among them
    felt = table.shown.layout.measures
    assert all(box.centre[1] + LOWEST_BAR * felt.text <= felt.height + 0.1 for box in texts)
    cut = 0
    for _ in table.widget.scene_of_table.hand:
        for spared in (True, False):
            picture = QImage(round(felt.width), round(felt.height), QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(0)
            painter = QPainter(picture)
            (ring,) = rings(table)
            (ring if spared else FocusRing(ring.place)).paint(painter, LIGHT)
            painter.end()
            touched = [box for box in texts if not _is_empty(picture.copy(rectangle(box).toRect()))]
            cut += len(touched) if not spared else 0
            assert not (spared and touched)
        keys.press(Key.Key_Right)
    assert cut


def _is_empty(picture: QImage) -> bool:
    return not any(picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height()))


def test_arrows_home_and_end_go_through_the_hand(table: Table, keys: Keys) -> None:
    hand = [str(card) for card in table.widget.scene_of_table.hand]
    seen = []
    keys.press(Key.Key_Right)
    for _ in hand:
        seen.append(face(keys))
        keys.press(Key.Key_Right)
    assert seen == hand
    keys.press(Key.Key_Home)
    assert face(keys) == hand[0]
    keys.press(Key.Key_End)
    assert face(keys) == hand[-1]


def test_up_and_down_visit_every_row_and_every_spot_can_be_reached(table: Table, keys: Keys) -> None:
    keys.press(Key.Key_Right)
    rows = []
    for _ in range(6):
        rows.append(keys.at.split()[0])
        keys.press(Key.Key_Up)
    assert list(dict.fromkeys(rows)) == ["card", "stock", "meld", "seat"]
    for spot in table.widget.spots():
        keys.walk_to(spot.id)
    assert [spot.id for spot in table.widget.spots()] == list(table.widget.focus_of_table.places)


def test_the_focus_goes_to_the_neighbour_when_its_card_leaves(table: Table, keys: Keys) -> None:
    hand = table.widget.scene_of_table.hand
    keys.walk_to(f"card {int(hand[1])}")
    keys.press("D")
    assert table.made == [f"discard {hand[1]}"]
    assert keys.at == f"card {int(hand[2])}"
    assert len(rings(table)) == 1


def test_the_focus_goes_to_the_last_card_when_the_last_one_leaves(table: Table, keys: Keys) -> None:
    hand = table.widget.scene_of_table.hand
    keys.press(Key.Key_End, Key.Key_End, "D")
    assert keys.at == f"card {int(hand[-2])}"


def test_a_new_deal_and_another_language_keep_the_focus_on_the_table(
    qtbot: QtBot, table: Table, keys: Keys
) -> None:
    keys.press(Key.Key_Right, Key.Key_End)
    table.game.state = drawing()
    table.widget.refresh()
    assert keys.at in table.widget.focus_of_table.places
    assert len(rings(table)) == 1
    table.widget.retranslate()
    assert len(rings(table)) == 1


def test_tab_leaves_the_table(table: Table, keys: Keys) -> None:
    keys.press(Key.Key_Right, Key.Key_Tab)
    assert table.made == []


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_ring_is_seen_on_paper_and_on_felt(theme: object) -> None:
    assert isinstance(theme, type(LIGHT))
    for ground in (theme.paper, theme.felt_centre, theme.felt_rim):
        best = max(contrast(line, ground) for line in (theme.on_felt, theme.accent_seam))
        assert best >= 3
    assert contrast(theme.on_felt, theme.accent_seam) >= 3


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""

    def light(name: str) -> float:
        parts = [int(name[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


# ---- cards -----------------------------------------------------------------------------------------------


def test_the_space_bar_selects_and_escape_gives_up(table: Table, keys: Keys) -> None:
    keys.press(Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Space)
    assert table.selected == write_names(table.widget.scene_of_table.hand[:2])
    keys.press(Key.Key_Space)
    assert table.selected == write_names(table.widget.scene_of_table.hand[:1])
    keys.press(Key.Key_Escape)
    assert table.selected == ""


def test_shift_and_arrows_select_neighbours(table: Table, keys: Keys) -> None:
    keys.press(Key.Key_Right)
    keys.press(Key.Key_Right, Key.Key_Right, with_=SHIFT)
    assert table.selected == write_names(table.widget.scene_of_table.hand[:3])
    assert face(keys) == str(table.widget.scene_of_table.hand[2])


def test_control_and_arrows_move_a_card_and_the_focus_with_it(table: Table, keys: Keys) -> None:
    first, second, third, *rest = table.widget.scene_of_table.hand
    keys.press(Key.Key_Right)
    keys.press(Key.Key_Right, Key.Key_Right, with_=CTRL)
    assert table.widget.scene_of_table.hand == (second, third, first, *rest)
    assert keys.at == f"card {int(first)}"
    keys.press(Key.Key_Left, with_=CTRL)
    assert table.widget.scene_of_table.hand == (second, first, third, *rest)


def test_control_and_arrows_gather_selected_cards_and_move_them_together(table: Table, keys: Keys) -> None:
    hand = table.widget.scene_of_table.hand
    table.widget.select(frozenset({hand[0], hand[2]}))
    keys.press(Key.Key_Home, Key.Key_Home)
    keys.press(Key.Key_Right, with_=CTRL)
    assert table.widget.scene_of_table.hand[:3] == (hand[0], hand[2], hand[1])
    keys.press(Key.Key_Right, with_=CTRL)
    assert table.widget.scene_of_table.hand[:3] == (hand[1], hand[0], hand[2])


def test_a_rank_goes_to_the_next_card_of_it_and_round(table: Table, keys: Keys) -> None:
    found = []
    for _ in range(3):
        keys.press("7")
        found.append(keys.at)
    assert face(keys) == "7c"
    assert found[0] == found[2] != found[1]
    keys.press("0")
    assert face(keys) == "Th"
    keys.press("K")
    assert face(keys) == "Kc"
    keys.press("X")
    assert face(keys) == "Kc"


# ---- moves -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["letter", "enter"])
def test_drawing(qtbot: QtBot, phrases: Phrases, way: str) -> None:
    table = seat(qtbot, phrases, drawing())
    keys = Keys(table.widget)
    if way == "letter":
        keys.press("S")
    else:
        keys.walk_to("stock")
        keys.press(Key.Key_Return)
    assert table.made == ["draw"]


@pytest.mark.parametrize("way", ["letter", "enter"])
def test_taking(qtbot: QtBot, phrases: Phrases, way: str) -> None:
    table = seat(qtbot, phrases, drawing())
    keys = Keys(table.widget)
    if way == "letter":
        keys.press("T")
    else:
        keys.walk_to("pile")
        keys.press(Key.Key_Return)
    assert table.made == ["take"]


def test_the_stairs_are_lifted_as_deep_as_the_arrows_go(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    keys = Keys(table.widget)
    scene = table.widget.scene_of_table
    for depth in (1, 2, 5):
        keys.walk_to(f"step {depth}")
        assert scene.pointed == depth
        assert len(scene.overlays("steps")) == 1
    keys.walk_to("stock")
    assert scene.pointed == 0
    qtbot.waitUntil(lambda: scene.overlays("steps") == ())
    keys.walk_to("step 3")
    keys.press(Key.Key_Return)
    assert table.made == ["take 3"]
    assert scene.pointed == 0
    assert keys.at in table.widget.focus_of_table.places


def test_melding_laying_off_and_undo(table: Table, keys: Keys) -> None:
    hand = {str(card): card for card in table.widget.scene_of_table.hand}
    keys.select([hand[name].name for name in ("5c", "6c", "7c")])
    keys.press("M")
    assert table.made == ["meld 5c 6c 7c"]
    keys.select([hand["9h"].name])
    keys.walk_to("meld 1")
    keys.press(Key.Key_Return)
    assert table.made[1:] == ["lay 9h > m1"]
    assert table.selected == ""


def test_the_focused_card_is_laid_off_without_being_selected(table: Table, keys: Keys) -> None:
    card = next(card for card in table.widget.scene_of_table.hand if str(card) == "9h")
    keys.walk_to(f"card {int(card)}")
    keys.press("L")
    assert table.made == ["lay 9h > m1"]


def test_what_is_refused_says_why_and_selects_nothing(table: Table, keys: Keys) -> None:
    card = next(card for card in table.widget.scene_of_table.hand if str(card) == "5c")
    keys.walk_to(f"card {int(card)}")
    keys.press("L")
    assert table.made == []
    assert table.widget.refusal_text() != ""
    assert table.selected == ""


def test_one_of_several_selected_cards_is_never_discarded(table: Table, keys: Keys) -> None:
    keys.press(Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Space, "D")
    assert table.made == []
    assert "Only one card" in table.widget.refusal_text()


def test_without_a_card_a_meld_asks_for_one(table: Table, keys: Keys) -> None:
    keys.walk_to("meld 1")
    keys.press(Key.Key_Return)
    assert "No card is selected" in table.widget.refusal_text()


def test_a_selected_card_is_discarded_at_the_pile(table: Table, keys: Keys) -> None:
    card = table.widget.scene_of_table.hand[0]
    keys.select([card.name])
    keys.walk_to("pile")
    keys.press(Key.Key_Return)
    assert table.made == [f"discard {card}"]


@menus
def test_the_choices_of_a_spot_are_a_menu(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    keys = Keys(table.widget)
    keys.walk_to("stock")
    keys.press("B")
    assert table.choices() != []
    table.dismiss()


# ---- other keyboards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wanted"), [("в", "D"), ("ы", "S"), ("В", "D"), ("й", "Q"), ("м", "V"), ("ь", "M"), ("д", "L")]
)
def test_the_letter_of_a_russian_key(text: str, wanted: str) -> None:
    assert latin_key(ord(text.upper()), text, 0, "offscreen") == wanted


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows"])
def test_the_place_of_a_key_decides_where_it_is_known(platform: str) -> None:
    offset = 0 if platform == "windows" else 8
    assert latin_key(ord("Δ"), "δ", 32 + offset, platform) == "D"  # Greek
    assert latin_key(ord("Я"), "я", 16 + offset, platform) == "Q"  # Russian by sound
    assert latin_key(ord("É"), "é", 3 + offset, platform) == "2"  # French digits need Shift
    assert latin_key(Qt.Key.Key_F5, "", 63 + offset, platform) == ""
    assert latin_key(ord("D"), "d", 99, platform) == "D"
    assert latin_key(Qt.Key.Key_Space, " ", 57 + offset, platform) == ""


def test_moves_on_a_russian_keyboard(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, drawing())
    send(table.widget, ord("Ы"), "ы")
    assert table.made == ["draw"]
    keys = Keys(table.widget)
    card = table.widget.scene_of_table.hand[0]
    keys.walk_to(f"card {int(card)}")
    send(table.widget, ord("В"), "в")
    assert table.made == ["draw", f"discard {card}"]


def test_keys_with_control_or_alt_are_left_to_the_window(table: Table, keys: Keys) -> None:
    keys.press("D", "S", with_=CTRL)
    keys.press("M", with_=Qt.KeyboardModifier.AltModifier)
    assert table.made == []
    assert table.game.refusals == []


# ---- the help --------------------------------------------------------------------------------------------


def test_no_key_has_two_meanings_and_the_help_names_all() -> None:
    assert set(LETTERS) & set(RANK_KEYS) == set()
    printed = " ".join(line.keys for line in KEY_SCHEME)
    assert all(letter in printed.split() for letter in LETTERS)
    assert {line.group for line in KEY_SCHEME} == set(KeyGroup)
    words = KeyWords()
    assert all(words.keys(line) and words.does(line.does) and words.group(line.group) for line in KEY_SCHEME)


# ---- a key that is held down -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", [*"DLMSTU", Key.Key_Return, Key.Key_Delete])
def test_a_key_that_is_held_down_makes_one_move_at_most(table: Table, keys: Keys, key: Key | str) -> None:
    keys.walk_to(f"card {int(table.widget.scene_of_table.hand[1])}")
    keys.press(key)
    made, selected = list(table.made), table.widget.selected_cards()
    code = ord(key) if isinstance(key, str) else key
    for _ in range(3):
        send(keys.widget_with_keys(), code, "", repeats=True)
    assert (table.made, table.widget.selected_cards()) == (made, selected)
    assert len(made) <= 1


def test_arrows_that_are_held_down_go_on(table: Table, keys: Keys) -> None:
    hand = table.widget.scene_of_table.hand
    keys.walk_to(f"card {int(hand[0])}")
    for _ in range(3):
        send(keys.widget_with_keys(), Key.Key_Right, "", repeats=True)
    assert keys.at == f"card {int(hand[3])}"
