"""Melds of this turn look tentative and can be dragged back; the note beside a meld."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Round
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.meld_note import note_place
from rommedesk.ui.table.meld_pictures import TentativeFrame
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.tentative import cards_of, steps_back, tentative_melds
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat


def position(hand: str = "2c 5d 6d 7d 8d Kc Kd Kh 9s") -> Round:
    sheet = Sheet(replace(ROMME, opening_points=30), 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s")
    sheet.meld(2, "Jc Qc *=Kc")
    return sheet.round()


def play(table: Table, *moves: str) -> None:
    for text in moves:
        table.game.step(parse_move(text, 1))


def frames(table: Table) -> int:
    found = table.widget.scene_of_table.snapshot()[1]
    assert isinstance(found, tuple)
    return sum(isinstance(picture, TentativeFrame) for _, picture, _ in found)


def test_melds_of_this_turn_are_tentative(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    assert tentative_melds(table.game.view()) == ()
    play(table, "meld 5d 6d 7d", "meld Kc Kd Kh", "lay 8d > m2")
    view = table.game.view()
    assert tentative_melds(view) == (2, 3)
    assert [type(step).__name__ for step in steps_back(view, 3)] == ["LaidOff", "Melded"]
    assert len(steps_back(view, 2)) == 3
    assert steps_back(view, 1) == ()
    assert [str(card) for card in cards_of(steps_back(view, 3)[:-1])] == ["8d"]
    assert frames(table) == 2
    play(table, "undo", "undo")
    assert tentative_melds(table.game.view()) == (2,)
    assert frames(table) == 1


def test_nothing_is_tentative_after_the_turn(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    play(table, "meld 5d 6d 7d", "meld Kc Kd Kh", "discard 2c")
    assert tentative_melds(table.game.view()) == ()
    assert frames(table) == 0


@pytest.mark.parametrize(
    ("before", "hand"),
    [
        ("2c", "5d 6d 7d 2c Kc 8d Kd Kh 9s"),
        ("8d", "2c Kc 5d 6d 7d 8d Kd Kh 9s"),
        ("Kh", "2c Kc 8d Kd 5d 6d 7d Kh 9s"),
        ("", "2c Kc 8d Kd Kh 9s 5d 6d 7d"),
    ],
)
def test_a_tentative_meld_is_dragged_back_to_where_it_is_dropped_in_the_hand(
    qtbot: QtBot, phrases: Phrases, before: str, hand: str
) -> None:
    table = seat(qtbot, phrases, position())
    play(table, "meld 5d 6d 7d")
    (x, y), half = table.at(before or "9s"), table.shown.layout.measures.hand_card / 4
    # The first card of the meld counts, as with cards of the hand.
    lead, grip = table.at("5d", Zone.MELD), table.at("6d", Zone.MELD)
    others, at = len(table.hand.split()), (x + grip[0] - lead[0] + (-half if before else 2 * half), y)
    table.lift(grip, at)
    assert table.widget.scene_of_table.gap == hand.split().index("5d")
    assert len(table.shown.layout.hand.poses) == others + 3
    assert table.made[-1] != "undo"
    table.release(at)
    assert table.made[-1] == "undo"
    assert table.hand == hand
    assert table.widget.refusal_text() == ""


def test_a_meld_that_is_dragged_back_glides_to_its_place(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position(), pace=0.2)
    scene = table.widget.scene_of_table
    play(table, "meld 5d 6d 7d")
    qtbot.waitUntil(lambda: scene.motion.is_settled)
    lead, grip, (x, y) = table.at("5d", Zone.MELD), table.at("6d", Zone.MELD), table.at("2c")
    table.drag(grip, (x + grip[0] - lead[0] - 5, y))
    assert not scene.motion.is_settled
    qtbot.waitUntil(lambda: scene.motion.is_settled)
    assert table.hand.startswith("5d 6d 7d 2c")
    assert scene.poses() == {key: lies.pose for key, lies in table.shown.places.items()}


def test_a_gathered_meld_is_dragged_back_to_where_it_is_dropped(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.select("5d", "6d", "7d")
    table.widget.gather_selected()
    (x, y) = table.at("2c")
    table.drag(table.at("5d"), (x - 5, y))
    assert table.made == []
    assert table.hand == "5d 6d 7d 2c Kc 8d Kd Kh 9s"


def test_what_comes_back_with_a_meld_goes_to_its_old_place(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    play(table, "meld 5d 6d 7d", "meld Kc Kd Kh")
    lead, grip = table.at("5d", Zone.MELD), table.at("6d", Zone.MELD)
    x, y = table.at("2c")
    table.drag(grip, (x + grip[0] - lead[0] - 5, y))
    assert table.made[-2:] == ["undo", "undo"]
    assert table.hand == "5d 6d 7d 2c Kc 8d Kd Kh 9s"


def test_what_was_laid_later_comes_back_too_and_is_told(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    play(table, "meld 5d 6d 7d", "meld Kc Kd Kh")
    table.drag(table.at("6d", Zone.MELD), table.at("9s"))
    assert table.made[-2:] == ["undo", "undo"]
    assert "K♣" in table.widget.refusal_text()


@pytest.mark.parametrize("where", ["felt", "stock"])
def test_dropped_elsewhere_it_glides_home(qtbot: QtBot, phrases: Phrases, where: str) -> None:
    table = seat(qtbot, phrases, position())
    play(table, "meld 5d 6d 7d")
    poses = table.widget.scene_of_table.poses()
    made = list(table.made)
    table.drag(table.at("6d", Zone.MELD), getattr(table, where)())
    assert table.made == made
    assert table.widget.scene_of_table.poses() == poses


def test_melds_of_others_stay_where_they_are(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.drag(table.at("Jc", Zone.MELD), table.at("9s"))
    assert table.made == []


# ---- the note --------------------------------------------------------------------------------------------


def note(table: Table) -> Bubble | None:
    found = table.widget.scene_of_table.overlays("meld note")
    return found[0] if found and isinstance(found[0], Bubble) else None


def test_a_meld_under_the_pointer_tells_about_itself_at_once(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.move(table.felt())
    table.move(table.at("Jc", Zone.MELD))
    shown = note(table)
    assert shown is not None
    assert shown.title.startswith("Jonas")
    assert any("30" in line for line in shown.lines)
    for lies in table.shown.places.values():
        if lies.zone is Zone.MELD:
            assert not shown.box.overlap(lies.pose.box)
    table.move(table.felt())
    assert note(table) is not None
    qtbot.waitUntil(lambda: note(table) is None)


def test_the_note_goes_with_the_press_and_the_change(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.move(table.felt())
    table.move(table.at("Jc", Zone.MELD))
    play(table, "meld 5d 6d 7d")
    assert note(table) is None
    table.move(table.felt())
    table.move(table.at("Jc", Zone.MELD))
    assert note(table) is not None
    table.press(table.at("Jc", Zone.MELD))
    assert note(table) is None
    table.release(table.at("Jc", Zone.MELD))


@pytest.mark.parametrize("x", [10.0, 400.0, 900.0])
@pytest.mark.parametrize("y", [10.0, 300.0, 560.0])
def test_the_note_never_lies_on_its_meld(x: float, y: float) -> None:
    meld = Box(x, y, 120, 106)
    taken = [Box(0, 500, 1040, 196), Box(0, 0, 1040, 96)]
    found = note_place(meld, (300, 90), (1040, 696), taken)
    assert not found.overlap(meld)
    assert Box(0, 0, 1040, 696).holds(found)
