"""A table on the screen with the mouse in hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, CardName, write_names
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.state import Round
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.hint_question import Adviser
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.pictures import TargetGlow
from rommedesk.ui.table.places import Lies, Zone
from rommedesk.ui.table.scene import Shown
from rommedesk.ui.table.targets import meld_box
from rommedesk.ui.table.view import TableWidget
from tests.ui.table.games import OnePosition

Point = tuple[float, float]
NO_KEYS = Qt.KeyboardModifier.NoModifier


def _plain(text: str) -> str:
    """The text with blanks where its language keeps words together."""
    return text.replace("\u00a0", " ")


class Mouse:
    """A hand on the mouse over a table."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget
        self.stamp = 1_000_000
        """The time of the next event that is made by hand."""

    @property
    def shown(self) -> Shown:
        shown = self.widget.scene_of_table.shown
        assert shown is not None
        return shown

    @property
    def hand(self) -> str:
        """The hand as it lies, from the left."""
        return write_names(self.widget.scene_of_table.hand)

    @property
    def selected(self) -> str:
        return write_names(self.widget.selected_cards())

    def key(self, text: str, zone: Zone = Zone.HAND, nth: int = 0) -> int:
        """The nth card with this face in a zone, from the left."""
        found = [
            (lies.pose.x, key)
            for key, lies in self.shown.places.items()
            if lies.zone is zone and key > 0 and str(Card(key)) == text
        ]
        return sorted(found)[nth][1]

    def lies(self, text: str, zone: Zone = Zone.HAND, nth: int = 0) -> Lies:
        return self.shown.places[self.key(text, zone, nth)]

    def at(self, text: str, zone: Zone = Zone.HAND, nth: int = 0) -> Point:
        """A point on the index of a card, as it is drawn at this moment."""
        pose = self.widget.scene_of_table.card_item(self.key(text, zone, nth)).pose
        return pose.at(0.14 * pose.width, 0.3 * pose.width)

    def stock(self) -> Point:
        return self.shown.layout.stock.centre

    def pile(self) -> Point:
        return self.shown.layout.pile.centre

    def felt(self) -> Point:
        """Free felt where new melds go."""
        zone = self.shown.layout.meld_zone
        return zone.x + zone.width / 2, zone.bottom - 6

    def perform(self, move: Move) -> None:
        """Make a move as a person would, with cards that the mouse can tell apart."""
        scene = self.widget.scene_of_table
        match move:
            case Draw() | Pass():
                self.click(self.stock())
            case TakeDiscards(count=count):
                lies = next(
                    lies
                    for lies in self.shown.places.values()
                    if lies.zone in (Zone.PILE, Zone.STEP) and lies.number == count
                )
                self.click(lies.pose.at(0.14 * lies.pose.width, 0.3 * lies.pose.width))
            case Discard(card=name):
                self.drag(self._point_of(self._held([name])[0]), self._pile_top())
            case LayMeld(cards=names):
                cards = self._picked(names)
                self.drag(self._point_of(cards[0]), self.felt())
                self._answer(move)
            case LayOff(cards=names, meld=number):
                cards = self._picked(names)
                box = meld_box(self.shown.places, number)
                self.drag(self._point_of(cards[0]), (box.right - 4, box.bottom - 8))
                self._answer(move)
            case SwapJoker(cards=names, meld=number):
                cards = self._picked(names)
                meld = self.shown.view.position.melds[number - 1].meld
                fits = (place for place, card in enumerate(meld.cards) if card.is_joker)
                place = next(place for place in fits if meld.faces[place] in (None, names[0].face))
                pose = scene.card_item(int(meld.cards[place])).pose
                self.drag(self._point_of(cards[0]), pose.at(0.14 * pose.width, 0.8 * pose.width))
            case Undo():
                raise NotImplementedError("undo is a button of the window")

    def _held(self, names: Sequence[CardName]) -> list[Card]:
        hand = list(self.widget.scene_of_table.hand)
        found = []
        for name in names:
            card = next(card for card in hand if name.matches(card))
            hand.remove(card)
            found.append(card)
        return found

    def _picked(self, names: Sequence[CardName]) -> list[Card]:
        cards = self._held(names)
        for card in self.widget.selected_cards():
            self.click(self._point_of(card))
        for card in cards:
            self.click(self._point_of(card))
        return cards

    def _point_of(self, card: Card) -> Point:
        pose = self.widget.scene_of_table.card_item(int(card)).pose
        return pose.at(0.14 * pose.width, 0.3 * pose.width)

    def _pile_top(self) -> Point:
        steps = self.shown.layout.stairs.steps
        return (steps[-1].x, steps[-1].y) if steps else self.pile()

    def _answer(self, move: Move) -> None:
        """If the table asks what a joker stands for, say what the move says."""
        if self.menu() is None:
            return
        lights = self.widget.lights()
        wanted = next(
            self.widget.phrases.cards.meld(meld)
            for light in lights
            for way, meld in zip(light.target.moves, light.target.melds, strict=True)
            if str(way) == str(move)
        )
        self.choose(wanted)

    def hand_gap(self, before: str) -> Point:
        """The place in the hand before a card."""
        pose = self.lies(before).pose
        return pose.x - 0.45 * pose.width, pose.y

    # ---- the mouse -----------------------------------------------------------------------------------

    def press(self, at: Point, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mousePress(self.widget.viewport(), Qt.MouseButton.LeftButton, keys, self.pixel(at))

    def move(self, at: Point) -> None:
        QTest.mouseMove(self.widget.viewport(), self.pixel(at))

    def release(self, at: Point, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseRelease(self.widget.viewport(), Qt.MouseButton.LeftButton, keys, self.pixel(at))

    def click(self, at: Point, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        self.press(at, keys)
        self.release(at, keys)

    def right_click(self, at: Point) -> None:
        QTest.mouseClick(self.widget.viewport(), Qt.MouseButton.RightButton, pos=self.pixel(at))

    def double_click(self, at: Point) -> None:
        self.storm(at, 2)

    def storm(self, at: Point, clicks: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Quick clicks at one place, as Qt tells of them: every second press ends a double click."""
        first, other = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for nth in range(clicks):
            steps = (other if nth % 2 else first, left), (QEvent.Type.MouseButtonRelease, none)
            for kind, held in steps:
                self.stamp += 40
                self.send(kind, at, held, keys)
        self.stamp += 5000

    def send(
        self, kind: QEvent.Type, at: Point, held: Qt.MouseButton, keys: Qt.KeyboardModifier = NO_KEYS
    ) -> None:
        """An event of the left button at the time `stamp`; `held` is what is down after it."""
        spot = QPointF(*at)
        there = self.widget.viewport().mapToGlobal(spot)
        is_move = kind is QEvent.Type.MouseMove
        button = Qt.MouseButton.NoButton if is_move else Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, spot, there, button, held, keys)
        event.setTimestamp(self.stamp)
        QApplication.sendEvent(self.widget.viewport(), event)

    def select(self, *texts: str) -> None:
        for text in texts:
            self.click(self.at(text))

    def lift(self, at: Point, to: Point, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press, and drag with the button held down."""
        self.press(at, keys)
        for part in (0.2, 0.4, 0.6, 0.8, 1.0):
            self.move((at[0] + (to[0] - at[0]) * part, at[1] + (to[1] - at[1]) * part))

    def drag(self, at: Point, to: Point) -> None:
        self.lift(at, to)
        self.release(to)

    def pixel(self, at: Point) -> QPoint:
        return QPoint(round(at[0]), round(at[1]))

    # ---- the choice ----------------------------------------------------------------------------------

    def choices(self) -> list[str]:
        """What the open choice offers, the title first."""
        menu = self.menu()
        actions = [] if menu is None else menu.actions()
        return [_plain(action.text()) for action in actions if not action.isSeparator()]

    def choose(self, text: str) -> None:
        menu = self.menu()
        assert menu is not None
        action = next(action for action in menu.actions() if _plain(action.text()) == text)
        action.trigger()
        menu.close()

    def dismiss(self) -> None:
        menu = self.menu()
        assert menu is not None
        menu.close()

    def menu(self) -> QMenu | None:
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def glows(self) -> list[str]:
        """What the glowing targets say."""
        texts = [getattr(picture, "text", "") for picture in self.widget.scene_of_table.overlays("target")]
        return [text.replace("\u00a0", " ") for text in texts]

    def hot(self) -> list[str]:
        """The kinds of the targets that glow brighter than the others."""
        scene = self.widget.scene_of_table
        frames = [*scene.overlays("glow"), *scene.overlays("frame")]
        boxes = [frame.box for frame in frames if isinstance(frame, TargetGlow) and frame.is_hot]
        return [light.target.kind.value for light in self.widget.lights() if light.glow in boxes]

    def new_meld_place(self) -> Point:
        """Where a new meld would lie."""
        found = [light for light in self.widget.lights() if light.target.kind is TargetKind.MELD]
        return found[0].glow.centre


class Table(Mouse):
    """A table with a game of one position."""

    def __init__(self, widget: TableWidget, game: OnePosition) -> None:
        super().__init__(widget)
        self.game = game

    @property
    def made(self) -> list[str]:
        """The moves that were made."""
        return self.game.made


def seat(
    qtbot: QtBot,
    phrases: Phrases,
    state: Round,
    *,
    size: tuple[int, int] = (1040, 696),
    pace: float = 0.0,
    adviser: Adviser | None = None,
) -> Table:
    """Sit down at a table with this round."""
    animator = Animator()
    game = OnePosition(state, timeline=animator)
    widget = TableWidget(game, CardArt(cards_folder()), phrases, animator=animator, adviser=adviser)
    animator.setParent(widget)
    game.setParent(widget)
    qtbot.addWidget(widget)
    widget.set_pace(pace)
    widget.resize(*size)
    widget.show()
    qtbot.waitExposed(widget)
    widget.refresh()
    return Table(widget, game)
