"""A large hand: the fan opens under the pointer, and what is out of sight can be fetched."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.fan import OPEN_PITCH
from rommedesk.ui.table.hand_end import HandEnd
from rommedesk.ui.table.items import PictureItem
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.places import Zone
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Point, Table, seat

UPRIGHT = (768, 920)
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
MANY = [rank + suit for suit in "cdhs" for rank in RANKS]


def table_of(qtbot: QtBot, phrases: Phrases, count: int, size: tuple[int, int] = UPRIGHT) -> Table:
    sheet = Sheet(ROMME, 2).hand(1, " ".join(MANY[:count])).hand(2, "2c 3c").pile("4h 5h").rest("6h 7h")
    return seat(qtbot, phrases, sheet.drawing().round(), size=size)


def turn_wheel(table: Table, at: Point, angle: int) -> None:
    viewport = table.widget.viewport()
    where = QPointF(*at)
    event = QWheelEvent(
        where,
        QPointF(viewport.mapToGlobal(where.toPoint())),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def in_sight(table: Table) -> list[Card]:
    """The cards of the hand whose index nobody covers, in the order of the hand."""
    scene, found = table.widget.scene_of_table, []
    for card in scene.hand:
        pose = scene.card_item(int(card)).pose
        under = scene.card_at(*pose.at(0.14 * pose.width, 0.3 * pose.width))
        if under is not None and under[0] == int(card):
            found.append(card)
    return found


def test_every_card_of_a_hand_of_45_can_be_fetched_with_the_arrows(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 45)
    scene = table.widget.scene_of_table
    arrows = table.shown.layout.hand.arrows
    assert arrows is not None
    assert min(arrows[1].width, arrows[1].height) >= 40
    seen = set(in_sight(table))
    assert len(seen) < 45
    while table.shown.layout.hand.out_of_sight[1]:
        before = table.shown.layout.hand.first
        table.click(arrows[1].centre)
        assert table.shown.layout.hand.first > before
        seen |= set(in_sight(table))
    assert seen == set(scene.hand)
    assert scene.selected == frozenset()
    table.click(arrows[0].centre)
    assert table.shown.layout.hand.first < table.shown.layout.hand.longest - table.shown.layout.hand.columns


def test_the_ends_of_the_hand_tell_how_many_cards_lie_beyond(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 45)
    fan = table.shown.layout.hand
    assert fan.out_of_sight == (0, 45 - len(in_sight(table)))
    for first in range(6):
        table.widget.scene_of_table.look_at_hand(first)
        left, right = table.shown.layout.hand.out_of_sight
        assert left + right == 45 - len(in_sight(table))
    pictures = [
        item
        for item in table.widget.scene_of_table.items()
        if isinstance(item, PictureItem) and isinstance(item.picture, HandEnd)
    ]
    assert len(pictures) == 2
    assert table_of(qtbot, phrases, 13).shown.layout.hand.arrows is None


def test_the_wheel_moves_a_hand_that_cannot_be_seen_whole(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 45)
    at = table.shown.layout.hand.bounds.centre
    turn_wheel(table, at, -120)
    assert table.shown.layout.hand.first == 3
    turn_wheel(table, at, 40)
    assert table.shown.layout.hand.first == 2
    turn_wheel(table, at, 1200)
    assert table.shown.layout.hand.first == 0
    turn_wheel(table, (100, 100), -120)
    assert table.shown.layout.hand.first == 0


def test_a_card_out_of_sight_is_brought_into_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 45)
    hand = table.widget.scene_of_table.hand
    for place in (22, 44, 0, 30, 21):
        table.widget.hand_view.reveal(hand[place])
        assert hand[place] in in_sight(table)


def test_cards_held_at_an_end_of_the_hand_move_it_on(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 45)
    card = in_sight(table)[2]
    pose = table.widget.scene_of_table.card_item(int(card)).pose
    table.lift(pose.at(10, 30), (pose.x, pose.y - 200))
    arrows = table.shown.layout.hand.arrows
    assert arrows is not None
    table.move(arrows[1].centre)
    fan = table.shown.layout.hand
    last = fan.longest - fan.columns
    qtbot.waitUntil(lambda: table.shown.layout.hand.first == last)
    table.release(arrows[1].centre)
    scene = table.widget.scene_of_table
    assert scene.held == ()
    assert len(scene.hand) == 45


def test_the_fan_opens_beside_the_card_under_the_pointer(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 30, (1040, 696))
    scene = table.widget.scene_of_table
    card, after = scene.hand[5], scene.hand[6]
    width = scene.card_item(int(card)).pose.width
    table.move(table.at(str(card)))
    opened = scene.card_item(int(after)).pose.x - scene.card_item(int(card)).pose.x
    assert opened > 0.9 * OPEN_PITCH * width
    assert len(in_sight(table)) == 30
    QApplication.sendEvent(table.widget.viewport(), QEvent(QEvent.Type.Leave))
    closed = scene.card_item(int(after)).pose.x - scene.card_item(int(card)).pose.x
    assert closed < opened


def test_the_card_under_the_pointer_stays_under_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 24, (1040, 696))
    scene = table.widget.scene_of_table
    bounds = table.shown.layout.hand.bounds
    ways = list(range(round(bounds.x) + 2, round(bounds.right) - 2, 3))
    for x in [*ways, *reversed(ways)]:
        at = (float(x), bounds.y + 30)
        under = scene.card_at(*at)
        table.move(at)
        still = scene.card_at(*at)
        assert under is not None
        assert still is not None
        assert still[0] == under[0]


def test_the_fan_does_not_open_while_cards_are_held(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 24, (1040, 696))
    first, other = table.widget.scene_of_table.hand[0], table.widget.scene_of_table.hand[9]
    table.lift(table.at(str(first)), table.at(str(other)))
    fan = table.shown.layout.hand
    xs = [table.shown.places[int(card)].pose.x for card in table.widget.scene_of_table.hand[2:8]]
    assert xs == [pose.x for pose in fan.poses[1:7]] or xs == [pose.x for pose in fan.poses[2:8]]
    table.release(table.at(str(other)))


def test_a_left_hand_has_stock_pile_and_plate_on_the_other_side(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 13, (1040, 696))
    right = table.shown.layout
    table.widget.set_options(TableOptions(pace=0, is_left_handed=True))
    left = table.shown.layout
    assert left.stock.x == 1040 - right.stock.right
    assert left.pile.x == 1040 - right.pile.right
    assert left.own.right == 1040 - right.own.x
    assert [pose.x for pose in left.hand.poses] == sorted(pose.x for pose in left.hand.poses)
    table.move(table.at("3c"))
    table.click(table.stock())
    assert table.made == ["draw"]


def test_a_left_hand_finds_the_stairs_beside_the_stock_at_the_right(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "3h 7c").hand(2, "2c").pile("4d Kh 2s 9h").rest("5c").drawing()
    table = seat(qtbot, phrases, sheet.round())
    table.widget.set_options(TableOptions(pace=0, is_left_handed=True))
    layout = table.shown.layout
    bounds = layout.stairs.bounds
    assert bounds is not None
    assert bounds.right < layout.stock.x < 1040
    assert layout.stock.x - bounds.right < 40
    assert layout.meld_zone.right < bounds.x
    table.click(table.at("9h", Zone.STEP))
    assert table.made == ["take"]


def test_large_cards_are_larger_in_the_hand_and_on_the_table(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 13, (1040, 696))
    usual = table.shown.layout.measures
    table.widget.set_options(TableOptions(pace=0, has_large_cards=True))
    large = table.shown.layout.measures
    assert large.hand_card >= 1.15 * usual.hand_card
    assert large.table_card >= 1.15 * usual.table_card


def test_a_deal_goes_on_when_the_window_gets_its_size(qtbot: QtBot, phrases: Phrases) -> None:
    table = table_of(qtbot, phrases, 13, (1040, 696))
    scene = table.widget.scene_of_table
    table.widget.set_pace(1.0)
    for card in scene.hand:
        item = scene.card_item(int(card))
        scene.motion.fly(item, table.shown.places[int(card)].pose, 60_000, start=item.pose.raised(300))
    table.widget.resize(QSize(1300, 900))
    qtbot.waitUntil(lambda: table.shown.layout.measures.width == 1300)
    assert all(scene.motion.is_flying(scene.card_item(int(card))) for card in scene.hand)
    scene.motion.finish()
    for card in scene.hand:
        assert scene.card_item(int(card)).pose == table.shown.places[int(card)].pose
