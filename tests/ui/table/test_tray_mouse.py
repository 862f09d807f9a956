"""The staging tray with the mouse in hand."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import write_names
from rommedesk.engine.moves import Draw, Undo
from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Round
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.meld_pictures import TrayPicture
from rommedesk.ui.table.places import Zone
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat


def position(hand: str = "2c 5d 6d 7d Kc Kd Kh 9s", *, minimum: int = 30) -> Round:
    sheet = Sheet(replace(ROMME, opening_points=minimum), 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s")
    return sheet.round()


def staged(table: Table) -> list[str]:
    return [write_names(card.name for card in group.cards) for group in table.widget.aids.tray.groups]


def tray(table: Table) -> tuple[float, float]:
    """Free felt on the tray."""
    place = table.shown.layout.staging
    assert place is not None
    return (place.box.right - 8, place.box.bottom - 8)


def counted(table: Table) -> str:
    (picture,) = table.widget.scene_of_table.overlays("staging")
    assert isinstance(picture, TrayPicture)
    return picture.counted


def test_cards_are_dragged_to_the_tray_and_back(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.drag(table.at("Kc"), tray(table))
    table.drag(table.at("Kd"), tray(table))
    assert staged(table) == ["Kc", "Kd"]
    table.drag(table.at("Kd"), table.at("Kc"))
    assert staged(table) == ["Kc Kd"]
    table.drag(table.at("Kc"), table.at("9s"))
    assert staged(table) == ["Kd"]
    assert write_names(card.name for card in table.widget.scene_of_table.fanned).split().count("Kc") == 1
    assert table.made == []


def test_selected_cards_go_together_and_keep_their_order(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "7d", "6d")
    table.drag(table.at("6d"), tray(table))
    assert staged(table) == ["5d 6d 7d"]
    assert counted(table) == "18 of 30"


def test_a_click_on_the_note_of_a_meld_lays_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d", "7d")
    table.widget.gather_selected()
    (chip,) = table.widget.aids.tray.chips
    table.click(chip.box.centre)
    assert table.made == ["meld 5d 6d 7d"]
    assert staged(table) == []
    assert counted(table) == "18 of 30"


def test_a_click_on_the_note_of_other_cards_selects_them(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d")
    table.widget.gather_selected()
    (chip,) = table.widget.aids.tray.chips
    table.click(chip.box.centre)
    assert table.made == []
    assert table.selected == "5d 6d"
    table.widget.gather_selected()
    assert staged(table) == []


def test_a_meld_is_dragged_as_a_whole_to_the_table(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("Kc", "Kd", "Kh")
    table.widget.gather_selected()
    table.drag(table.at("Kd"), table.felt())
    assert table.made == ["meld Kc Kd Kh"]


def test_a_gathered_meld_that_is_dragged_back_to_the_hand_lies_in_the_hand(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d", "7d")
    table.widget.gather_selected()
    (chip,) = table.widget.aids.tray.chips
    table.click(chip.box.centre)
    table.drag(table.at("6d", Zone.MELD), table.at("9s"))
    assert table.made[-1] == "undo"
    assert staged(table) == []
    assert "5d 6d 7d" in write_names(card.name for card in table.widget.scene_of_table.fanned)


def test_the_tray_is_kept_through_draw_undo_and_size(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "2c 5d 6d 7d 9s").hand(2, "2d").pile("4c").rest("9h 9d").drawing()
    table = seat(qtbot, phrases, sheet.round())
    table.select("5d", "6d", "7d")
    table.widget.gather_selected()
    table.game.step(Draw(1))
    assert staged(table) == ["5d 6d 7d"]
    (chip,) = table.widget.aids.tray.chips
    table.click(chip.box.centre)
    assert staged(table) == []
    table.game.step(Undo(1))
    assert staged(table) == ["5d 6d 7d"]
    table.widget.resize(800, 600)
    assert staged(table) == ["5d 6d 7d"]
    fresh = seat(qtbot, phrases, table.game.state, size=(800, 600))
    fresh.select("5d", "6d", "7d")
    fresh.widget.gather_selected()
    table.widget.sort_hand(Sorting.SUIT)
    fresh.widget.sort_hand(Sorting.SUIT)
    assert {key: lies.pose for key, lies in fresh.shown.places.items()} == {
        key: lies.pose for key, lies in table.shown.places.items()
    }


def test_a_drag_that_is_given_up_leaves_the_tray_as_it_was(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d")
    table.widget.gather_selected()
    table.drag(table.at("5d"), table.stock())
    assert staged(table) == ["5d 6d"]
    table.lift(table.at("5d"), table.felt())
    QTest.keyClick(table.widget, Qt.Key.Key_Escape)
    table.release(table.felt())
    assert staged(table) == ["5d 6d"]


def test_what_lies_on_the_tray_has_no_bar_under_the_hand(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("Kc", "Kd", "Kh")
    table.widget.gather_selected()
    assert [str(bar.meld) for bar in table.widget.aids.bars if bar.meld is not None] == ["5d 6d 7d"]


def test_the_counter_goes_away_with_the_opening(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    assert counted(table) == "0 of 30"
    assert table.widget.lay_all()
    assert counted(table) == ""


def test_the_tray_is_empty_at_the_next_match(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d")
    table.widget.gather_selected()
    table.widget.scene_of_table.clear_table()
    table.widget.refresh()
    assert staged(table) == []
    assert len(table.widget.scene_of_table.fanned) == 8
