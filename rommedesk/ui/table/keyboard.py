"""Every move of the game by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Discard, LayOff, Pass, TakeDiscards, Undo
from rommedesk.engine.state import Phase
from rommedesk.ui.table.aid_spots import AidSpots
from rommedesk.ui.table.desk import LitDesk
from rommedesk.ui.table.focus import TableFocus
from rommedesk.ui.table.hand import moved
from rommedesk.ui.table.hints import Hints
from rommedesk.ui.table.intents import TargetKind, from_stock, names_of
from rommedesk.ui.table.key_scheme import LETTERS, NAMED_KEYS, RANK_KEYS, KeyDoes
from rommedesk.ui.table.physical_keys import latin_key
from rommedesk.ui.table.scene import CLOSE_MS, Shown
from rommedesk.ui.table.selected_plays import SelectedPlays
from rommedesk.ui.table.spot_places import Way, stays_behind
from rommedesk.ui.table.staging import Judged

Point = tuple[float, float]
_WAYS = {
    KeyDoes.LEFT: Way.LEFT,
    KeyDoes.RIGHT: Way.RIGHT,
    KeyDoes.UP: Way.UP,
    KeyDoes.DOWN: Way.DOWN,
    KeyDoes.FIRST: Way.FIRST,
    KeyDoes.LAST: Way.LAST,
}
_REPEATED = {
    *_WAYS,
    KeyDoes.SELECT_LEFT,
    KeyDoes.SELECT_RIGHT,
    KeyDoes.CARRY_LEFT,
    KeyDoes.CARRY_RIGHT,
}
"""What a key that is held down goes on doing; of a move one press means one."""
_READS = (KeyDoes.READ_HAND, KeyDoes.READ_TABLE, KeyDoes.READ_AGAIN)


class Desk(LitDesk, Protocol):
    """What the keyboard needs of the table."""

    @property
    def hints(self) -> Hints:
        """The hint that can be asked for."""

    @property
    def plays(self) -> SelectedPlays:
        """What is done with the selected cards."""

    @property
    def aid_spots(self) -> AidSpots:
        """The melding aids as spots."""

    def begin_input(self) -> None:
        """End what is on its way before something is done."""

    def gather(self, cards: Sequence[Card], into: Judged | None) -> object:
        """Put these cards on the staging tray, to a group that is marked there, or back to the hand."""


class Keyboard(QObject):
    """Turns keys into steps of the focus and into moves."""

    reading_wanted = Signal(str)
    """One of the `KeyDoes` that have something read out."""
    chosen = Signal()
    """Cards were selected or given up by a key."""

    def __init__(
        self, desk: Desk, focus: TableFocus, open_menu: Callable[[str], object], parent: QObject | None = None
    ) -> None:
        """`open_menu` opens the menu of a spot, by its id."""
        super().__init__(parent)
        self._desk = desk
        self._focus = focus
        self._aids = desk.aid_spots
        self._open_menu = open_menu

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key does; whether it does anything."""
        shown = self._desk.scene_of_table.shown
        if shown is None:
            return False
        found = command(event, QGuiApplication.platformName())
        if found is None:
            return False
        if event.isAutoRepeat() and isinstance(found, KeyDoes) and found not in _REPEATED:
            return True
        is_first = not self._focus.is_used
        self._desk.begin_input()
        if isinstance(found, int):
            self._focus.show(True)
            self._go_to_rank(found)
            return True
        if found is KeyDoes.LET_GO and self._desk.hints.close():
            return True
        if found is KeyDoes.LET_GO:
            self._desk.select(frozenset())
            self.chosen.emit()
            return True
        if found in _READS:
            self.reading_wanted.emit(found.value)
            return True
        self._focus.show(True)
        if found in _WAYS:
            # The first arrow only shows where the focus is, for nobody can know.
            if not is_first:
                self._focus.step(_WAYS[found])
            return True
        self._act(found, shown)
        self._focus.draw()
        return True

    def activate(self, spot: str) -> None:
        """Do what is there to do with a spot: select a card, draw, take, lay off, discard."""
        shown = self._desk.scene_of_table.shown
        if shown is None or shown.view.seat is None or not spot or self._aids.activate(spot):
            return
        kind, _, number = spot.partition(" ")
        match kind:
            case "card":
                self._toggle()
            case "stock":
                self._draw(shown)
            case "pile" | "step":
                self._pile(shown, int(number or 1))
            case "meld":
                self._on_meld(shown, int(number))
            case _:
                pass  # players are only looked at

    # ---- keys ------------------------------------------------------------------------------------------

    def _act(self, does: KeyDoes, shown: Shown) -> None:
        own = shown.view.seat
        if own is None:
            return
        match does:
            case KeyDoes.ACTIVATE:
                self.activate(self._focus.current)
            case KeyDoes.SELECT:
                self._toggle()
            case KeyDoes.SELECT_LEFT:
                self._extend(Way.LEFT)
            case KeyDoes.SELECT_RIGHT:
                self._extend(Way.RIGHT)
            case KeyDoes.CARRY_LEFT:
                self._carry(-1)
            case KeyDoes.CARRY_RIGHT:
                self._carry(1)
            case KeyDoes.DRAW:
                self._draw(shown)
            case KeyDoes.TAKE:
                self._desk.try_move(TakeDiscards(own, self._step or 1), (), self._near())
            case KeyDoes.PASS:
                self._desk.try_move(Pass(own), (), self._near())
            case KeyDoes.MELD:
                if self._desk.scene_of_table.selected:
                    self._desk.plays.lay()
                elif self._aids.has_meld(self._focus.current):
                    self._aids.lay(self._focus.current)
                else:
                    self._ask_for_cards()
            case KeyDoes.LAY_OFF:
                self._with_focused(self._desk.plays.lay_off)
            case KeyDoes.DISCARD:
                self._discard()
            case KeyDoes.UNDO:
                self._desk.try_move(Undo(own), (), self._near())
            case KeyDoes.HINT:
                self._desk.hints.press(by_keys=True)
            case KeyDoes.PLAY_HINT:
                self._desk.hints.play()
            case KeyDoes.CHOICES:
                self._show_choices()
            case KeyDoes.GATHER:
                self._gather()
            case _:
                raise AssertionError(does)

    @property
    def _card(self) -> Card | None:
        """The card of the hand that has the focus."""
        kind, _, number = self._focus.current.partition(" ")
        return Card(int(number)) if kind == "card" else None

    @property
    def _step(self) -> int:
        """The step of the stairs that has the focus; 0 if none has."""
        kind, _, number = self._focus.current.partition(" ")
        return int(number) if kind == "step" else 0

    def _near(self) -> Point:
        """Where something is said about the focused spot."""
        place = self._focus.places.get(self._focus.current)
        return (0.0, 0.0) if place is None else (place.box.centre[0], place.box.y)

    def _toggle(self) -> None:
        if (card := self._card) is not None:
            self._desk.select(self._desk.scene_of_table.selected ^ {card})
            self.chosen.emit()

    def _extend(self, way: Way) -> None:
        """Select the focused card and its neighbour, and go there."""
        if (card := self._card) is None:
            return
        selected = self._desk.scene_of_table.selected | {card}
        self._focus.step(way)
        if (neighbour := self._card) is not None:
            selected |= {neighbour}
        self._desk.select(selected)
        self.chosen.emit()

    def _carry(self, by: int) -> None:
        """Move the focused card within the hand, and the selected ones with it if it is one of them."""
        card, scene = self._card, self._desk.scene_of_table
        if card is None or card in scene.staging.cards:
            return  # on the tray cards lie as the meld wants them
        hand = list(scene.hand)
        cards = scene.selection if card in scene.selected else (card,)
        rest = [other for other in hand if other not in cards]
        lead = cards[0]
        place = sum(hand.index(other) < hand.index(lead) for other in rest)
        together = tuple(hand[hand.index(lead) : hand.index(lead) + len(cards)]) == tuple(cards)
        # Scattered cards come together first.
        to = place + by if together else place
        self._desk.arrange_hand(moved(rest, cards, min(max(to, 0), len(rest))))
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())

    def _go_to_rank(self, rank: int) -> None:
        """To the next card of this rank, after the last again to the first."""
        hand = self._desk.scene_of_table.hand
        at = hand.index(card) if (card := self._card) in hand and card is not None else -1
        for other in (*hand[at + 1 :], *hand[: at + 1]):
            if (0 if other.face is None else other.face.rank) == rank:
                self._focus.go(f"card {int(other)}")
                return

    def _discard(self) -> None:
        if len(self._desk.scene_of_table.selected) > 1:
            # Which of them is meant nobody can know.
            self._desk.advise(
                self.tr("Several cards are selected"),
                self.tr("Only one card can be discarded."),
                self._near(),
            )
        else:
            self._with_focused(self._desk.plays.discard)

    def _gather(self) -> None:
        """Put the selected cards, or those of the spot, on the tray or back; the focus stays in its row."""
        focus, scene = self._focus, self._desk.scene_of_table
        before, at = focus.places, focus.current
        cards = scene.selection or self._aids.cards(at)
        if not cards:
            self._ask_for_cards()
            return
        self._desk.gather(cards, self._aids.group(at))
        if stays := stays_behind(before, focus.places, at):
            focus.go(stays)

    def _show_choices(self) -> None:
        """What can be done with the spot, or with the cards that it stands for."""
        spot = self._focus.current
        if spot.startswith(("group ", "bar ")) and (cards := self._aids.cards(spot)):
            self._desk.select(frozenset(cards))
            spot = f"card {int(cards[0])}"
        self._open_menu(spot)

    def _with_focused(self, play: Callable[[], bool]) -> None:
        """Do something with the selected cards, or else with the focused one, which is not kept selected."""
        scene = self._desk.scene_of_table
        if scene.selected:
            play()
        elif self._card is not None:
            before = QApplication.activePopupWidget()
            self._desk.select(frozenset({self._card}))
            if not play() and QApplication.activePopupWidget() is before:
                self._desk.select(frozenset())
        else:
            self._ask_for_cards()

    def _ask_for_cards(self) -> None:
        self._desk.advise(
            self.tr("No card is selected"),
            self.tr("Go to a card of your hand and press the space bar."),
            self._near(),
        )

    # ---- spots -----------------------------------------------------------------------------------------

    def _draw(self, shown: Shown) -> None:
        own = shown.view.seat
        assert own is not None
        self._desk.try_move(from_stock(own, self._desk.check), (), self._near())

    def _pile(self, shown: Shown, count: int) -> None:
        own, position = shown.view.seat, shown.view.position
        assert own is not None
        cards = self._desk.scene_of_table.selection
        if own == position.to_move and position.phase is Phase.PLAY and len(cards) == 1:
            self._desk.try_move(Discard(own, cards[0].name), cards, self._near())
        else:
            self._desk.try_move(TakeDiscards(own, count), (), self._near())

    def _on_meld(self, shown: Shown, number: int) -> None:
        own, cards = shown.view.seat, self._desk.scene_of_table.selection
        assert own is not None
        if not cards:
            self._ask_for_cards()
            return
        kinds = (TargetKind.LAY_OFF, TargetKind.SWAP)
        lights = [
            light
            for light in self._desk.lights()
            if light.target.number == number and light.target.kind in kinds
        ]
        if lights:
            self._desk.play_target(lights, cards, self._near())
        else:
            self._desk.try_move(LayOff(own, names_of(cards), number), cards, self._near())


def command(event: QKeyEvent, platform: str) -> KeyDoes | int | None:
    """What a key does: a command, a rank to go to, or nothing that concerns the table."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    named = NAMED_KEYS.get((Qt.Key(event.key()), modifiers))
    if named is not None:
        return named
    if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    letter = latin_key(event.key(), event.text(), event.nativeScanCode(), platform)
    if letter in LETTERS:
        return LETTERS[letter]
    return RANK_KEYS.get(letter)
