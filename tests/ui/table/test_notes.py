"""Notes lie beside the cards they are about and cover none."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import parse_names
from rommedesk.engine.legality import check
from rommedesk.engine.moves import LayMeld
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.bubble_buttons import BubbleButtons
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.items import PictureItem
from rommedesk.ui.table.notes import Notes
from rommedesk.ui.table.pictures import TrayGround
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene
from tests.ui import pictures
from tests.ui.table.tables import seat
from tests.ui.table.test_mouse import on_the_stairs
from tests.ui.table.test_scene import scene_of


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(cards_folder())


def the_note(scene: TableScene, group: str) -> Bubble:
    (note,) = scene.overlays(group)
    assert isinstance(note, Bubble)
    return note


def covered(scene: TableScene, box: Box) -> set[Zone]:
    """The zones of which a box covers some card."""
    assert scene.shown is not None
    return {lies.zone for lies in scene.shown.places.values() if lies.pose.bounds.overlap(box) > 1}


def test_a_refusal_keeps_off_the_cards_where_there_is_room_beside_them(
    qtbot: QtBot, art: CardArt, phrases: Phrases
) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view)
    move = LayMeld(1, parse_names("5c 8c Ks"))
    refusal = check(view.position, move)
    assert refusal is not None
    ground = QWidget()
    qtbot.addWidget(ground)
    Notes(scene, phrases, BubbleButtons(ground, ground)).show_refusal(refusal, move, (437, 500))
    note = the_note(scene, "refusal")
    assert covered(scene, note.box) == set()
    assert note.box.x < 437 < note.box.right


def test_points_are_told_in_the_same_words_on_all_trays(art: CardArt, phrases: Phrases) -> None:
    wide = scene_of(art, phrases, pictures.stairs(12), (1040, 696))
    narrow = scene_of(art, phrases, pictures.stairs(12), (1024, 516))
    for scene, told in ((wide, {True}), (narrow, {False})):
        pictures_shown = [item.picture for item in scene.items() if isinstance(item, PictureItem)]
        grounds = [picture for picture in pictures_shown if isinstance(picture, TrayGround)]
        assert len(grounds) == 3
        assert {"points" in ground.note for ground in grounds} == told
        assert all(ground.has_room for ground in grounds)


def test_a_refusal_lies_over_the_sheet_beside_the_stairs(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, on_the_stairs())
    table.move(table.at("6c", Zone.STEP))
    table.drag(table.at("9c"), table.at("3s", Zone.STEP))
    table.move(table.at("3s", Zone.STEP))
    pictures_shown = table.widget.scene_of_table.snapshot()[1]
    assert isinstance(pictures_shown, tuple)
    levels = {name: level for name, _, level in pictures_shown}
    assert levels["overlay refusal 0"] > levels["overlay steps 0"]
