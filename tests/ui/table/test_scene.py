"""The scene shows a view and nothing else: the same view looks the same, however it came about."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, Face
from rommedesk.engine.events import RoundEnd, RoundOver
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.art import CardArt, Letters, card_height, shadow_margin
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.theme import DARK, LIGHT, Surface, contrast
from tests.ui import pictures
from tests.ui.table.positions import Sheet, seen_by


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(cards_folder())


def seating(view: PlayerView) -> Seating:
    return Seating(("", "Anna", "Boris", "Clara", "David", "Emily"), view.seat, view.position.rules)


def scene_of(
    art: CardArt, phrases: Phrases, view: PlayerView, size: tuple[int, int] = (1040, 696)
) -> TableScene:
    scene = TableScene(art, phrases)
    scene.motion.pace = 0
    scene.resize(QSize(*size), 1.0)
    scene.sync(view, seating(view))
    return scene


@pytest.mark.parametrize("name", sorted(pictures.POSITIONS))
def test_showing_a_view_twice_changes_nothing(art: CardArt, phrases: Phrases, name: str) -> None:
    view = pictures.POSITIONS[name]()
    scene = scene_of(art, phrases, view)
    before = scene.snapshot()
    scene.sync(view, seating(view))
    assert scene.snapshot() == before


def test_after_a_turn_the_scene_equals_a_freshly_built_one(art: CardArt, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 3)
    sheet.hand(1, "9h Th 4d 5c 6c 7c Kc").hand(2, "2s 3s").hand(3, "Qd Qh").pile("3c 8d").rest("4s 5s")
    sheet.meld(2, "6h 7h 8h").meld(3, "2d 3d *=4d 5d").meld(1, "Ks Kd Kh")
    state = sheet.round()
    view = seen_by(state)
    scene = scene_of(art, phrases, view)
    for text in ("meld 5c 6c 7c", "lay 9h Th > m1", "swap 4d > m2", "lay * > m2", "discard Kc"):
        state = apply(state, parse_move(text, 1)).state
        view = seen_by(state)
        scene.sync(view, seating(view))
        fresh = TableScene(art, phrases)
        fresh.resize(QSize(1040, 696), 1.0)
        fresh.order = scene.order
        fresh.sync(view, seating(view))
        assert scene.snapshot() == fresh.snapshot(), text


def test_selection_and_lifted_steps_are_part_of_the_picture(art: CardArt, phrases: Phrases) -> None:
    view = pictures.stairs(12)
    scene = scene_of(art, phrases, view)
    plain = scene.snapshot()
    scene.selected = frozenset(view.hand[:2])
    scene.pointed = 3
    scene.arrange()
    assert scene.shown is not None
    marked = [Card(key) for key, lies in scene.shown.places.items() if lies.is_marked]
    assert len(marked) == 5
    assert scene.snapshot() != plain
    scene.selected, scene.pointed = frozenset(), 0
    scene.arrange()
    assert scene.snapshot() == plain


def test_cards_that_are_not_in_the_hand_any_more_are_not_selected(art: CardArt, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h Th Kc").hand(2, "2s 3s").pile("3c").rest("4s")
    state = sheet.round()
    scene = scene_of(art, phrases, seen_by(state))
    scene.selected = frozenset(seen_by(state).hand)
    state = apply(state, parse_move("discard Kc", 1)).state
    scene.sync(seen_by(state), seating(seen_by(state)))
    assert [str(card) for card in scene.selection] == ["9h", "Th"]


def test_one_item_for_each_card_that_can_be_seen(art: CardArt, phrases: Phrases) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view)
    laid = {int(card) for meld in view.position.melds for card in meld.meld.cards}
    expected = {*map(int, view.hand), *laid, *map(int, view.position.discard), -1, -2, -3}
    assert set(scene.poses()) == expected


def test_every_kind_of_place_has_its_cards(art: CardArt, phrases: Phrases) -> None:
    scene = scene_of(art, phrases, pictures.middle())
    assert scene.shown is not None
    zones = {lies.zone for lies in scene.shown.places.values()}
    assert zones == {Zone.HAND, Zone.STOCK, Zone.PILE, Zone.MELD}


def test_a_joker_wears_what_it_stands_for_where_that_is_one_card(art: CardArt, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h").hand(2, "2s").pile("3c").rest("4s")
    sheet.meld(1, "2d 3d *=4d 5d", "7h 7c *", "8h 8c 8d *")
    scene = scene_of(art, phrases, seen_by(sheet.round()))
    assert scene.shown is not None
    jokers = [
        (lies.number, str(lies.stands_for))
        for lies in scene.shown.places.values()
        if lies.zone is Zone.MELD and lies.stands_for
    ]
    assert jokers == [(1, "4d"), (3, "8s")]


def test_sets_lie_by_suit_with_the_jokers_last_and_runs_as_they_go(art: CardArt, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h").hand(2, "2s").pile("3c").rest("4s")
    sheet.meld(1, "Ks Kc Kh", "* 8h 8c", "*=4d 5d 6d")
    scene = scene_of(art, phrases, seen_by(sheet.round()))
    assert scene.shown is not None
    lying = [
        (lies.number, lies.pose.x, str(Card(key)))
        for key, lies in scene.shown.places.items()
        if lies.zone is Zone.MELD
    ]
    assert [text for _, _, text in sorted(lying)] == ["Kc", "Kh", "Ks", "8c", "8h", "*", "*", "5d", "6d"]


def test_a_new_theme_repaints_plates_and_cards(art: CardArt, phrases: Phrases) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view)
    look = scene.card_item(int(view.hand[0])).look
    art.theme = DARK
    scene.set_theme(DARK)
    assert scene.card_item(int(view.hand[0])).look != look


def test_another_size_lays_everything_out_anew(art: CardArt, phrases: Phrases) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view)
    scene.resize(QSize(1616, 968), 2.0)
    assert scene.snapshot() != scene_of(art, phrases, view).snapshot()
    assert scene.card_item(int(view.hand[0])).width == 144


def test_without_a_match_only_an_idle_fan_lies_in_the_middle(art: CardArt, phrases: Phrases) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view)
    busy = scene.snapshot()
    scene.clear_table()
    assert scene.snapshot() == ((), ())
    for size in (QSize(1040, 696), QSize(640, 420)):
        scene.resize(size, 1.0)
        lying = scene.items()
        assert len(lying) == 5
        bounds = [item.sceneBoundingRect() for item in lying]
        assert all(scene.sceneRect().contains(box) for box in bounds)
        middle = sum(box.center().x() for box in bounds) / len(bounds)
        assert middle == pytest.approx(size.width() / 2, abs=2)
        assert scene.card_at(size.width() / 2, 0.46 * size.height()) is None
    scene.resize(QSize(1040, 696), 1.0)
    scene.sync(view, seating(view))
    assert scene.snapshot() == busy
    lying = [item for item in scene.items() if item.parentItem() is None]  # marks lie on their cards
    assert len(lying) == len(scene.poses()) + len(busy[1])  # type: ignore[arg-type]


def test_a_spectator_sees_backs_instead_of_a_hand(art: CardArt, phrases: Phrases) -> None:
    state = Sheet(ROMME, 2).hand(1, "9h Th Kc").hand(2, "2s 3s").pile("3c").rest("4s").round()
    scene = scene_of(art, phrases, seen_by(state, None))
    assert scene.shown is not None
    assert scene.hand == ()
    hidden = [key for key, lies in scene.shown.places.items() if lies.zone is Zone.HIDDEN]
    assert hidden == [-100, -101, -102]
    assert len({scene.card_item(key).look for key in hidden}) == 1


def test_a_spectator_sees_the_hand_at_the_bottom_when_the_round_is_over(
    art: CardArt, phrases: Phrases
) -> None:
    state = Sheet(ROMME, 2).hand(1, "9h Th Kc").hand(2, "2s 3s").pile("3c").rest("4s").round()
    over = RoundOver(RoundEnd.WENT_OUT, 2, False, (29, 0), tuple(one.hand for one in state.seats))
    view = seen_by(state, None)
    view = replace(view, history=(*view.history, over))
    scene = scene_of(art, phrases, seen_by(state, None))
    assert scene.shown is not None
    backs = {key: lies.pose for key, lies in scene.shown.places.items() if lies.zone is Zone.HIDDEN}
    seating = scene.shown.seating
    scene.sync(view, seating)
    seen = {key: lies for key, lies in scene.shown.places.items() if lies.number == 1 and key > 0}
    turned = {key: lies.pose for key, lies in seen.items() if lies.zone is Zone.SHOWN}
    assert sorted(turned) == sorted(map(int, state.seat(1).hand))
    assert list(turned.values()) == list(backs.values())
    assert not any(lies.zone is Zone.HIDDEN for lies in scene.shown.places.values())
    scene.hide_hands()
    assert any(lies.zone is Zone.HIDDEN for lies in scene.shown.places.values())
    scene.sync(view, seating)
    assert any(lies.zone is Zone.HIDDEN for lies in scene.shown.places.values())


def test_hundred_cards_on_the_stairs_do_not_break_the_table(art: CardArt, phrases: Phrases) -> None:
    view = pictures.stairs(30)
    discard = view.position.discard + tuple(Card.of(card.face, 1) for card in view.position.discard)
    many = replace(view, position=replace(view.position, discard=discard))
    scene = scene_of(art, phrases, many, (1024, 516))
    assert len([key for key in scene.poses() if key > 0]) >= 60


def test_surface_four_colours_and_index_change_at_once(art: CardArt, phrases: Phrases) -> None:
    scene = scene_of(art, phrases, pictures.stairs(3))
    places = scene.shown.places if scene.shown else None
    scene.set_options(TableOptions(pace=0, surface=Surface.BLUE, has_four_colours=True, has_large_index=True))
    blue = LIGHT.dressed(Surface.BLUE, has_four_colours=True)
    assert scene.theme == art.theme == blue
    assert art.has_large_index
    assert scene.shown is not None
    assert scene.shown.places == places, "no card moves"
    ground = QImage(1040, 696, QImage.Format.Format_RGB32)
    painter = QPainter(ground)
    scene.drawBackground(painter, QRect(0, 0, 1040, 696))
    painter.end()
    assert contrast(ground.pixelColor(520, 320).name(), blue.felt_centre) < 1.1
    assert contrast(ground.pixelColor(0, 0).name(), blue.felt_rim) < 1.2
    scene.set_theme(DARK)
    assert scene.theme == DARK.dressed(Surface.BLUE, has_four_colours=True)
    scene.set_options(TableOptions(pace=0))
    assert scene.theme == art.theme == DARK


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
@pytest.mark.parametrize("size", [(1040, 696), (1013, 611)])
def test_lying_cards_are_shown_pixel_by_pixel(
    art: CardArt, phrases: Phrases, ratio: float, size: tuple[int, int]
) -> None:
    view = pictures.middle()
    scene = scene_of(art, phrases, view, size)
    scene.resize(QSize(*size), ratio)
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRect(0, 0, *size), QRect(0, 0, *size))
    painter.end()
    image.setDevicePixelRatio(1)
    assert scene.shown is not None
    melds = [lies for lies in scene.shown.places.values() if lies.zone is Zone.MELD]
    last = max(melds, key=lambda lies: (lies.number, lies.place))
    card = next(Card(key) for key, lies in scene.shown.places.items() if lies is last)
    width = int(last.pose.width)
    drawn = art.face(card.face or Face.parse("Ac"), width, ratio, Letters.ENGLISH).toImage()
    drawn.setDevicePixelRatio(1)
    left, top = round(last.pose.box.x * ratio), round(last.pose.box.y * ratio)
    margin = round(shadow_margin(width) * ratio)
    edge = round(5 * ratio)
    inside = (round(width * ratio) - 2 * edge, round(card_height(width) * ratio) - 2 * edge)
    shown = image.copy(left + edge, top + edge, *inside).convertToFormat(QImage.Format.Format_RGB32)
    whole = drawn.copy(margin + edge, margin + edge, *inside).convertToFormat(QImage.Format.Format_RGB32)
    assert shown == whole
