"""The rubber band, the double click, the right click and the resting button, by mouse in the real window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.question import QuestionDialog
from rommedesk.ui.table.band import BandPicture
from tests.playing import follow, stacked
from tests.windows.conftest import Open
from tests.windows.mouse import until, xdotool
from tests.windows.person import Person

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]


def drawn() -> GameRecord:
    """Seat 1 has drawn and may meld, and seat 2 is a computer player."""
    record = stacked(ROMME, ["Kc Kd Kh 5c 6c 7s 8s 2d 3d 9h Jh 4c 4d", "2c"], "2s 3s 4s")
    if record.round is not None and record.round.to_move == 1:
        follow(record, "1: meld Kc Kd Kh")
    return record


@pytest.fixture
def person(opened: Open) -> Person:
    person = Person(opened(record=drawn(), animation="normal"), Random(1))
    person.look()
    return person


def above(person: Person, place: int) -> QPoint:
    """Free felt above a card of the hand."""
    scene = person.sight.scene
    pose = person.sight.shown.places[int(scene.hand[place])].pose
    return person.sight.on_screen((pose.x - 0.3 * pose.width, person.sight.shown.layout.hand.top - 40))


def menu_of(person: Person) -> QMenu:
    until(lambda: person.sight.menu() is not None, "the menu")
    menu = person.sight.menu()
    assert menu is not None
    return menu


def test_a_rubber_band_selects_what_it_touches(person: Person) -> None:
    scene = person.sight.scene
    hand = scene.hand
    start, end = above(person, 2), person.sight.card(int(hand[4]))
    person.mouse.lift(start, end)
    until(lambda: set(scene.selected) == set(hand[2:5]), "three cards to be selected")
    assert any(isinstance(picture, BandPicture) for picture in scene.overlays("band"))
    person.mouse.drop(end)
    until(lambda: scene.overlays("band") == (), "the band to go")
    assert set(scene.selected) == set(hand[2:5])
    person.mouse.click(above(person, 0))
    until(lambda: not scene.selected, "the selection to be dropped")
    person.look()


def test_a_double_click_discards_once(person: Person) -> None:
    scene, steps = person.sight.scene, len(person.record.steps)
    card = scene.hand[-1]
    person.mouse.double_click(person.sight.card(int(card)))
    until(lambda: len(person.record.steps) > steps, "the card to be discarded")
    assert str(person.record.steps[steps][1].events[0]).startswith("Discarded")
    until(lambda: person.is_my_turn, "the computer player")
    assert card not in scene.hand
    assert person.refused == []
    person.look()


def to_draw() -> GameRecord:
    """Seat 1 is to draw."""
    record = drawn()
    assert record.round is not None
    follow(record, f"1: discard {record.round.mover.hand[-1].name}", "2: draw")
    assert record.round is not None
    follow(record, f"2: discard {record.round.mover.hand[-1].name}")
    return record


def test_a_double_click_on_the_stock_draws_once(opened: Open) -> None:
    person = Person(opened(record=to_draw()), Random(1))
    person.look()
    count = len(person.sight.scene.hand)
    person.mouse.double_click(person.sight.on_screen(person.sight.shown.layout.stock.centre))
    until(lambda: len(person.sight.scene.hand) == count + 1, "a card to be drawn")
    person.look()
    assert person.refused == []
    assert person.sight.table.refusal_text() == ""


def test_a_double_click_on_a_dialog_over_the_stock_draws_nothing(opened: Open) -> None:
    person = Person(opened(record=to_draw()), Random(1))
    person.look()
    stock = person.sight.on_screen(person.sight.shown.layout.stock.centre)
    steps = len(person.record.steps)
    abandon = person.program.window.commands[Does.ABANDON]
    until(abandon.isEnabled, "the match to be one that can be abandoned")
    abandon.trigger()
    dialog = person.program.desk.open_dialog
    assert isinstance(dialog, QuestionDialog)
    person.wait_for(dialog)
    dialog.move(dialog.pos() + stock - person.sight.middle(dialog.no))
    until(lambda: (person.sight.middle(dialog.no) - stock).manhattanLength() < 4, "the dialog to be moved")
    person.mouse.double_click(stock)
    until(lambda: person.program.desk.open_dialog is None, "the dialog to be closed")
    person.look()
    assert len(person.record.steps) == steps
    person.mouse.click(stock)
    until(lambda: len(person.record.steps) == steps + 1, "a card to be drawn")


@pytest.mark.parametrize("way", ["right click", "long press"])
def test_a_card_tells_what_can_be_done_with_it(person: Person, way: str) -> None:
    card = person.sight.scene.hand[-1]
    at = person.sight.card(int(card))
    if way == "right click":
        person.mouse.right_click(at)
        menu = menu_of(person)
    else:
        person.mouse.point(at)
        xdotool("mousedown", "1")
        menu = menu_of(person)
        xdotool("mouseup", "1")
    entry = menu.actions()[-1]
    assert entry.text().startswith("Discard")
    steps = len(person.record.steps)
    person.mouse.point(person.sight.entry(menu, entry))
    until(lambda: person.sight.scene.selected == {card}, "the card to rise while its entry is pointed at")
    person.mouse.click(person.sight.entry(menu, entry))
    until(lambda: len(person.record.steps) > steps, "the card to be discarded")
    assert person.refused == []


def test_the_right_button_sends_a_dragged_card_home(person: Person) -> None:
    scene = person.sight.scene
    hand, steps = scene.hand, len(person.record.steps)
    card = hand[3]
    person.lift((card,))
    xdotool("mousedown", "3", "mouseup", "3")
    until(lambda: scene.held == (), "the card to be let go")
    xdotool("mouseup", "1")
    person.look()
    assert (scene.hand, len(person.record.steps)) == (hand, steps)
    assert person.sight.menu() is None
