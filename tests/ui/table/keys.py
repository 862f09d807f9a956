"""Two hands on the keyboard over a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from rommedesk.engine.cards import CardName
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.view import TableWidget

NO, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def send(
    to: QObject,
    key: int,
    text: str,
    scan_code: int = 0,
    modifiers: Qt.KeyboardModifier = NO,
    *,
    repeats: bool = False,
) -> None:
    """Press a key as a keyboard of another alphabet does, or as one does whose key is held down."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, text, repeats)
    QApplication.sendEvent(to, event)


class Keys:
    """Presses keys over a table; nothing else is touched."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget
        widget.window().activateWindow()
        assert QTest.qWaitForWindowActive(widget.window())
        widget.setFocus()

    def press(self, *keys: Qt.Key | str, with_: Qt.KeyboardModifier = NO) -> None:
        """Press these keys one after the other; letters as on a Latin keyboard."""
        for key in keys:
            code = Qt.Key(ord(key)) if isinstance(key, str) else key
            QTest.keyClick(self.widget_with_keys(), code, with_)

    def widget_with_keys(self) -> QWidget:
        """Where keys arrive: the table, or what stands for a spot to a screen reader."""
        focused = QApplication.focusWidget()
        return focused if focused is not None and self.widget.isAncestorOf(focused) else self.widget

    @property
    def at(self) -> str:
        return self.widget.focus_of_table.current

    def walk_to(self, spot: str) -> None:
        """Go there by arrows alone."""
        focus = self.widget.focus_of_table
        if not focus.is_used:
            self.press(Qt.Key.Key_Right)
        rows = list(dict.fromkeys(place.row for place in focus.places.values()))
        wanted = focus.places[spot].row
        for _ in range(40):
            here = focus.places[self.at].row
            if here is wanted:
                break
            self.press(Qt.Key.Key_Down if rows.index(here) < rows.index(wanted) else Qt.Key.Key_Up)
        names = [name for name, place in focus.places.items() if place.row is wanted]
        steps = names.index(spot) - names.index(self.at)
        self.press(*[Qt.Key.Key_Right if steps > 0 else Qt.Key.Key_Left] * abs(steps))
        assert self.at == spot

    def select(self, names: Sequence[CardName]) -> None:
        """Select just these cards with the space bar."""
        self.press(Qt.Key.Key_Escape)
        hand = list(self.widget.scene_of_table.hand)
        for name in names:
            card = next(card for card in hand if name.matches(card))
            hand.remove(card)
            self.walk_to(f"card {int(card)}")
            self.press(Qt.Key.Key_Space)

    def perform(self, move: Move) -> None:
        """Make a move."""
        match move:
            case Draw():
                self.press("S")
            case Pass():
                self.press("P")
            case TakeDiscards(count=count):
                spots = self.widget.focus_of_table.places
                self.walk_to(f"step {count}" if f"step {count}" in spots else "pile")
                self.press(Qt.Key.Key_Return)
            case Discard(card=name):
                self.select([name])
                self.press("D")
            case LayMeld(cards=names):
                self.select(names)
                self.press("M")
                self._answer(move)
            case LayOff(cards=names, meld=number) | SwapJoker(cards=names, meld=number):
                self.select(names)
                self.walk_to(f"meld {number}")
                self.press(Qt.Key.Key_Return)
                self._answer(move)
            case Undo():
                self.press("U")

    def _answer(self, move: Move) -> None:
        """If the table asks what is meant, go down to it and press Enter."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        texts = {
            self.widget.phrases.cards.meld(meld)
            for light in self.widget.lights()
            for way, meld in zip(light.target.moves, light.target.melds, strict=False)
            if str(way) == str(move) and light.target.kind is not TargetKind.SWAP
        }
        if isinstance(move, SwapJoker):
            texts = {self.widget.scene_of_table.words.swap_here(move.cards)}
        for _ in range(12):
            QTest.keyClick(menu, Qt.Key.Key_Down)
            if menu.activeAction().text() in texts:
                break
        QTest.keyClick(menu, Qt.Key.Key_Return)
