"""The table as a widget: shows the game of a controller and turns input into moves.

It knows no rules: what is legal is asked of the controller, what happened is told by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, assert_never

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenu, QToolTip, QWidget

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.legality import resolve, resolve_discard
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.accessibility.reader import TableReader
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.spots import Spot, SpotRole, SpotWords
from rommedesk.ui.table.aid_spots import AidSpots
from rommedesk.ui.table.aids import MeldingAids
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.bubble_buttons import BubbleButtons
from rommedesk.ui.table.choices import Entry, choice_menu, pop_up
from rommedesk.ui.table.desk import modifiers_of
from rommedesk.ui.table.echoes import Echoes
from rommedesk.ui.table.focus import TableFocus
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.gestures import Gestures
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.hand_view import HandView
from rommedesk.ui.table.intents import TargetKind, names_of
from rommedesk.ui.table.keyboard import Keyboard
from rommedesk.ui.table.lights import Lights
from rommedesk.ui.table.meld_note import MeldNote
from rommedesk.ui.table.mends import Mend, mends
from rommedesk.ui.table.notes import Notes
from rommedesk.ui.table.offer_menu import OfferMenu, hand_box, spot_boxes
from rommedesk.ui.table.offers import made_by
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.places import Zone, bottom_seat, opponents
from rommedesk.ui.table.scene import CLOSE_MS, RAISE_MS, TableScene
from rommedesk.ui.table.staging import Judged
from rommedesk.ui.table.step_notes import StepNotes
from rommedesk.ui.table.targets import Spotlight
from rommedesk.ui.theme import LIGHT, Theme

Point = tuple[float, float]

HOLD_MS = 500
_LEAVES = (QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut, QEvent.Type.Hide)
"""The person turns to something else; what is in the air goes home."""

MakeMove = Callable[[int, tuple[CardName, ...]], Move]
"""Makes a move of a seat and some cards."""


class Game(Protocol):
    """What the table needs of a `GameController`."""

    @property
    def happened(self) -> SignalInstance: ...
    @property
    def refused(self) -> SignalInstance: ...
    @property
    def view_changed(self) -> SignalInstance: ...
    @property
    def record(self) -> Any: ...

    def view(self) -> PlayerView: ...
    def check(self, move: Move) -> Refusal | None: ...
    def attempt(self, move: Move) -> Refusal | None: ...


class TableWidget(QGraphicsView):
    """The felt with everything on it."""

    selection_changed = Signal()
    """Other cards are selected, or other moves are possible with them."""
    hand_arranged = Signal()
    """The person put the hand in another order, or cards of it on the staging tray."""
    advised = Signal(str, str)
    """Something did not work: what, and why."""

    def __init__(
        self,
        game: Game,
        art: CardArt,
        phrases: Phrases,
        theme: Theme = LIGHT,
        animator: Animator | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._art = art
        self._phrases = phrases
        self._scene = TableScene(art, phrases, theme)
        self.refusal_buttons = BubbleButtons(self.viewport(), self)
        self._notes = Notes(self._scene, phrases, self.refusal_buttons, self)
        self._step_notes = StepNotes(self._scene, phrases.cards, self)
        self._lights = Lights(self._scene, game.check)
        self.mends: Sequence[Mend] = ()
        """What was offered with the last refusal."""
        self._near: Point | None = None
        self._animator = animator
        self._gestures = Gestures(self, QApplication.startDragDistance(), QApplication.doubleClickInterval())
        self.echoes = Echoes(QApplication.doubleClickInterval(), self)
        self._spots = SpotWords(phrases, self._scene.words, self)
        self._spots.brings = self._step_notes.told
        self.aids = MeldingAids(self, self)
        self.aids.changed.connect(self.selection_changed)
        self.meld_note = MeldNote(self._scene, self._describe_meld, self)
        self.aid_spots = AidSpots(self.aids, lambda way: self.hand_view.page(way))
        self.focus_of_table = TableFocus(self._scene, game.check, self.has_keys, self.aid_spots.shown, self)
        self.focus_of_table.pointed.connect(lambda: self.light_up(()))
        self.focus_of_table.moved.connect(self._go_along)
        self.keyboard = Keyboard(self, self.focus_of_table, self.aid_spots, self)
        self.reader = TableReader(self)
        self.aids.bars_changed.connect(self.reader.look)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._catch_up)
        self._late.start()
        self._offers = OfferMenu(self, phrases, self)
        self._menu: QMenu | None = None
        """The menu that is open."""
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._held)
        self.hold_ms = HOLD_MS
        """How long a press without a move takes to mean a right click."""
        self._set_up_view()
        self.hand_view = HandView(self, self._scene, lambda: animator is not None and not animator.is_idle)
        if animator is not None:
            animator.attach(self)
        game.happened.connect(self._follow)
        game.view_changed.connect(self._late.start)
        game.refused.connect(self.explain)
        game.happened.connect(self.reader.tell)
        game.refused.connect(self.reader.tell_refusal)
        phrases.letters_changed.connect(self.retranslate)

    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameStyle(0)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(640, 420)

    # ---- for the window --------------------------------------------------------------------------------

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""
        return self._scene

    @property
    def can_be_seen(self) -> bool:
        """Whether anybody would see cards travel."""
        return self.isVisible()

    @property
    def phrases(self) -> Phrases:
        """The texts."""
        return self._phrases

    def set_theme(self, theme: Theme) -> None:
        """Change the colours; the cards get the paper of the theme."""
        self._scene.set_theme(theme)
        self._relight()

    @property
    def theme(self) -> Theme:
        """The colours, with the surface and the suits of the options."""
        return self._scene.theme

    @property
    def options(self) -> TableOptions:
        """How the person wants the table."""
        return self._scene.options

    def set_options(self, options: TableOptions) -> None:
        """Change looks and movement; the game and what is selected stay."""
        self._scene.set_options(options)
        self._relight()

    def set_pace(self, pace: float) -> None:
        """How long cards travel: 1 is usual, 2 twice as long, 0 not at all."""
        self.set_options(replace(self.options, pace=pace))

    def selected_cards(self) -> tuple[Card, ...]:
        """The selected cards in the order of the hand."""
        return self._scene.selection

    def selected_names(self) -> tuple[CardName, ...]:
        """The selected cards as moves name them."""
        return names_of(self._scene.selection)

    def can(self, kind: TargetKind) -> bool:
        """Whether anything of this kind can be done with the selected cards."""
        return any(light.target.kind is kind for light in self._lights.lit)

    def lay_selected(self) -> bool:
        """Put the selected cards down as a new meld; whether it was done."""
        return self._do(TargetKind.MELD, lambda seat, names: LayMeld(seat, names))

    def lay_off_selected(self) -> bool:
        """Add the selected cards to a meld or swap them for a joker; asks if there are several ways."""
        cards = self._scene.selection
        lights = [
            light for light in self._lights.lit if light.target.kind in (TargetKind.LAY_OFF, TargetKind.SWAP)
        ]
        if lights:
            return self.play_target(lights, cards, self.anchor(cards))
        return self._refuse(cards, lambda seat, names: LayOff(seat, names, self._telling_meld(cards)))

    def discard_selected(self) -> bool:
        """Discard the selected card; whether it was done."""
        return self._do(TargetKind.DISCARD, lambda seat, names: Discard(seat, names[0]))

    def lay_all(self) -> bool:
        """Lay all melds of the hand that may be laid; whether it was done."""
        self.begin_input()
        return self.aids.lay_all()

    def sort_hand(self, by: Sorting) -> None:
        """Sort the hand, and those of later rounds."""
        shown = self._scene.shown
        if shown is None:
            return
        self.begin_input()
        self._scene.order.sort(self._scene.hand, by, shown.view.position.rules)
        self._scene.arrange(CLOSE_MS)
        self.hand_arranged.emit()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self._notes.hide_refusal()
        self._scene.arrange()
        self._relight()
        self.reader.retranslate()

    # ---- following the game ----------------------------------------------------------------------------

    def seating_of(self, view: PlayerView) -> Seating:
        """The people at the table."""
        record = self._game.record
        names = tuple(player.name for player in record.setup.players) if record is not None else ()
        return Seating(names, view.seat, view.position.rules)

    def refresh(self) -> None:
        """Show how things stand now."""
        self._notes.hide_refusal()  # it may be about a match that is over
        if self._game.record is None:
            self._scene.clear_table()
        else:
            self._show_at_once(self._game.view())
        self._relight()

    def _show_at_once(self, view: PlayerView) -> None:
        """Show a view without any way of a card to see, so what left the table is gone."""
        for item in self._scene.sync(view, self.seating_of(view)).values():
            self._scene.retire(item)

    def _follow(self, events: object, view: PlayerView) -> None:
        """Something happened; the animator shows it when the game lets it play."""
        self._notes.hide_refusal()
        if self._menu is not None:
            self._menu.close()  # what it offers is no longer so
        self._gestures.follow(view)
        self._lights.put_out()
        self._step_notes.clear()
        if self._animator is None:
            self._show_at_once(view)
        self._late.start()

    def _catch_up(self) -> None:
        """Show the newest view, unless the animator has done so already."""
        shown = self._scene.shown
        if self._game.record is None or shown is None or shown.view != self._game.view():
            self.refresh()
        else:
            self._relight()

    # ---- targets ---------------------------------------------------------------------------------------

    def lights(self) -> tuple[Spotlight, ...]:
        """The targets of the held or selected cards."""
        return self._lights.lit

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets, those under the cards brighter."""
        self._relight(hot)

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""
        if cards != self._scene.selected:
            self._scene.selected = cards
            self._scene.arrange(RAISE_MS)
            self._relight()

    def arrange_hand(self, hand: Sequence[Card]) -> None:
        """Put the hand in this order."""
        self._scene.order.arrange(hand)
        self.hand_arranged.emit()

    def bundle(self, card: Card) -> tuple[Card, ...]:
        """What a drag of a card that is not selected takes along: a meld on the staging tray stays whole."""
        return self.aids.tray.bundle(card)

    def carry_over(self, at: Point | None) -> None:
        """Cards of the hand hang there now, or nowhere."""
        self.aids.tray.carry(at)

    def gather_at(self, cards: Sequence[Card], at: Point) -> bool:
        """Put cards of the hand on the staging tray if they are dropped there; whether they were."""
        is_dropped = self.aids.tray.drop(cards, at)
        if is_dropped:
            self.hand_arranged.emit()
        return is_dropped

    def gather_selected(self) -> bool:
        """Put the selected cards on the staging tray, or back to the hand if they lie there."""
        self.begin_input()
        focus = self.focus_of_table
        return self.gather(
            self._scene.selection, self.aid_spots.group(focus.current) if focus.is_shown else None
        )

    def gather(self, cards: Sequence[Card], into: Judged | None) -> bool:
        """Put these cards on the staging tray, to a group that is marked there, or back to the hand."""
        is_done = self.aids.tray.gather(cards, into)
        self.reader.tell_tray(cards)
        self.hand_arranged.emit()
        return is_done

    def _go_along(self, spot: str) -> None:
        """The focus went to another spot: bring it into sight and show which cards it marks."""
        if spot.startswith("card "):
            self.hand_view.reveal(Card(int(spot[5:])))
        self.aids.mark(self.aid_spots.bar(spot) if self.focus_of_table.is_used else None)

    def _relight(self, hot: Sequence[Spotlight] = ()) -> None:
        before = self._lights.lit
        self._lights.update(hot)
        self._step_notes.show_steps()
        if not self._scene.held or before != self._lights.lit:
            self.selection_changed.emit()

    # ---- spots -----------------------------------------------------------------------------------------

    def spots(self) -> tuple[Spot, ...]:
        """Everything on the table that can be pointed at, in words."""
        shown = self._scene.shown
        if shown is None:
            return ()
        scene = self._scene
        self._spots.hides_scores = scene.options.hides_scores
        return self._spots.spots(
            shown.view,
            shown.seating,
            scene.hand,
            scene.selected,
            self._game.check,
            self.aid_spots.shown(),
        )

    def spot_at(self, at: Point) -> Spot | None:
        """The spot under a point of the felt."""
        name = self._spot_name(at)
        return next((spot for spot in self.spots() if spot.id == name), None)

    def _spot_name(self, at: Point) -> str:
        shown = self._scene.shown
        if shown is None:
            return ""
        if above := self.aid_spots.spot_over_cards(at):
            return above
        found = self._scene.card_at(*at)
        if found is not None:
            key, lies = found
            match lies.zone:
                case Zone.HAND:
                    return f"card {key}"
                case Zone.STOCK:
                    return "stock"
                case Zone.PILE:
                    return "pile"
                case Zone.STEP:
                    return f"step {lies.number}"
                case Zone.MELD:
                    return f"meld {lies.number}"
                case Zone.HIDDEN:
                    return f"seat {bottom_seat(shown.view)}"
                case _:
                    assert_never(lies.zone)
        if beside := self.aid_spots.spot_beside_cards(at):
            return beside
        layout = shown.layout
        seats = zip(opponents(shown.view), layout.seats, strict=True)
        places = [(f"seat {seat}", box) for seat, box in seats]
        places += [
            (f"seat {bottom_seat(shown.view)}", layout.own),
            ("stock", layout.stock),
            ("pile", layout.pile),
        ]
        return next((name for name, box in places if box.contains(*at)), "")

    def _describe_meld(self, number: int) -> tuple[str, Sequence[str]]:
        spot = next(spot for spot in self.spots() if spot.id == f"meld {number}")
        return spot.name, [line for line in spot.text.split("\n")[1:] if line]

    # ---- moves -----------------------------------------------------------------------------------------

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""
        return self._game.check(move)

    def attempt(self, move: Move) -> Refusal | None:
        """Make a move; why not, if it was refused."""
        return self._game.attempt(move)

    def take_back(self, number: int) -> bool:
        """Take a meld of this turn back into the hand, and tell what had to come with it."""
        return self.aids.take_back(number)

    def play_target(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> bool:
        """Make the move of a target; ask first where it may mean several; whether it was made already."""
        moves = [move for light in lights for move in light.target.moves]
        if len(moves) == 1:
            return self.try_move(moves[0], cards, near)
        entries = [
            Entry(self._choice(light, nth, cards), partial(self.try_move, move, cards, near))
            for light in lights
            for nth, move in enumerate(light.target.moves)
        ]
        shown = self._scene.shown
        assert shown is not None
        self._ask(choice_menu(self, self._question(lights), entries), near, [hand_box(shown)])
        return False

    def show_choices(self, spot: str, at: Point | None = None) -> bool:
        """Open a menu of all that can be done with a spot, by its id; whether there is such a menu.

        It opens at a point of the felt, or else beside the spot.
        """
        shown = self._scene.shown
        told = next((known for known in self.spots() if known.id == spot), None)
        if shown is None or told is None:
            return False
        boxes = spot_boxes(spot, shown)
        place = self.focus_of_table.places.get(spot)
        near = at or (self.anchor(()) if place is None else place.box.centre)
        menu = self._offers.menu(spot, told.name, near)
        if menu is None:
            return False
        self._ask(menu, near, boxes, by_keys=at is None)
        return True

    def _ask(self, menu: QMenu, near: Point, avoid: Sequence[Box], *, by_keys: bool = False) -> None:
        """Open a menu near a point of the felt, not over the boxes."""
        self._menu = menu
        menu.aboutToHide.connect(self._forget_menu)
        menu.triggered.connect(self.echoes.uncover)
        pop_up(menu, self.viewport(), near, avoid, by_keys=by_keys)

    def _forget_menu(self) -> None:
        self._menu = None

    def _question(self, lights: Sequence[Spotlight]) -> str:
        words = self._scene.words
        if len({light.target.kind for light in lights}) > 1:
            return words.which_move()
        return words.which_target() if len(lights) > 1 else words.which_meld()

    def _choice(self, light: Spotlight, nth: int, cards: Sequence[Card]) -> str:
        """What comes of a move, with all cards of the meld."""
        target, shown = light.target, self._scene.shown
        if target.melds:
            return self._phrases.cards.meld(target.melds[nth])
        assert shown is not None
        move = target.moves[nth]
        return self._offers.words.entry(move, made_by(shown.view, cards, move), shown.view, shown.seating)

    def try_move(self, move: Move, cards: Sequence[Card], near: Point) -> bool:
        """Make a move with these cards, or explain beside the point why not; whether it was made."""
        self._near = near
        self._use_touched_twins(move, cards)
        refusal = self._game.attempt(move)
        self._near = None
        return refusal is None

    def _use_touched_twins(self, move: Move, cards: Sequence[Card]) -> None:
        """Of two equal cards the engine picks one; let it be the one that the player has touched.

        They look alike, so it is enough that they change places (rulebook 5, *Twins*).
        """
        position = self._game.view().position
        if not cards or self._game.check(move) is not None:
            return
        if isinstance(move, Discard):
            one = resolve_discard(position, move.card)
            used: tuple[Card, ...] = (one,) if one is not None else ()
        elif isinstance(move, LayMeld | LayOff | SwapJoker):
            used = resolve(position, move.cards) or ()
        else:
            return
        touched = [card for card in cards if card not in used]
        for card in used:
            twin = next((other for other in touched if card not in cards and other.name == card.name), None)
            if twin is not None:
                touched.remove(twin)
                self._scene.exchange(card, twin)

    def _do(self, kind: TargetKind, otherwise: MakeMove) -> bool:
        cards = self._scene.selection
        lights = [light for light in self._lights.lit if light.target.kind is kind]
        if lights:
            return self.play_target(lights, cards, self.anchor(cards))
        return self._refuse(cards, otherwise)

    def _refuse(self, cards: Sequence[Card], move: MakeMove) -> bool:
        """Let the game say why nothing of this kind can be done."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None or not cards:
            return False
        return self.try_move(move(shown.view.seat, names_of(cards)), cards, self.anchor(cards))

    def _telling_meld(self, cards: Sequence[Card]) -> int:
        """The meld whose refusal tells most: on most of them the cards simply do not fit."""
        shown = self._scene.shown
        assert shown is not None
        seat, names = shown.view.seat or 0, names_of(cards)
        for number in range(1, len(shown.view.position.melds) + 1):
            refusal = self._game.check(LayOff(seat, names, number))
            if refusal is not None and refusal.reason not in (Reason.DOES_NOT_FIT, Reason.NOT_YOUR_MELD):
                return number
        return 1

    def anchor(self, cards: Sequence[Card]) -> Point:
        """The upper edge of some cards of the hand; the middle of the hand if there are none."""
        shown = self._scene.shown
        assert shown is not None
        poses = [shown.places[int(card)].pose for card in cards if int(card) in shown.places]
        if not poses:
            return shown.layout.hand.room.centre[0], shown.layout.hand.top
        return sum(pose.x for pose in poses) / len(poses), min(pose.bounds.y for pose in poses)

    def refusal_text(self) -> str:
        """The explanation that is on show; "" if there is none."""
        return self._notes.refusal_text

    def explain(self, refusal: Refusal, move: Move) -> None:
        """A move was refused: say why beside the cards."""
        if self._scene.shown is not None:
            found = mends(self._scene.shown.view, refusal, move, self._game.check)
            helping = self._helping(found)
            near = None if helping else self._near
            near = near or self.anchor(helping or self._scene.selection)
            offers = [(self._scene.words.mend(mend), partial(self._mend, mend)) for mend in found]
            self.mends = found
            self._notes.show_refusal(refusal, move, near, offers, self._scene.words.help(found))

    def _helping(self, found: Sequence[Mend]) -> Sequence[Card]:
        """The cards that would help, if melding them is what is offered first."""
        names = [
            name
            for mend in found[:1]
            for move in mend.moves
            if isinstance(move, LayMeld)
            for name in move.cards
        ]
        return resolve(self._game.view().position, names) or ()

    def _mend(self, mend: Mend) -> None:
        self.begin_input()
        self.aids.play_all(mend.moves)

    def advise(self, title: str, text: str, near: Point) -> None:
        """Say beside a point what did not work, where it is not the game that refuses."""
        self._notes.show_words(title, text, near)
        self.advised.emit(title, text)

    # ---- input -----------------------------------------------------------------------------------------

    def begin_input(self) -> None:
        """Every input ends what is on its way first."""
        self._notes.hide_refusal()
        self.meld_note.hide()
        self._finish_motion()

    def _finish_motion(self) -> None:
        if self._animator is not None:
            self._animator.finish()
        self._scene.motion.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two quick clicks."""
        self._press(event, is_double=True)

    def _press(self, event: QMouseEvent, *, is_double: bool) -> None:
        at, is_left = self._at(event), event.button() is Qt.MouseButton.LeftButton
        if is_left and self._gestures.is_echo(at, event.timestamp(), is_double=is_double):
            return
        self.begin_input()
        self.focus_of_table.show(False)
        if (spot := self._spot_name(at)) and not spot.startswith("step "):
            self.focus_of_table.go(spot)
        if is_left and not self.aids.press(at, by_finger=_is_finger(event)):
            self._gestures.press(at, modifiers_of(event), is_double=is_double)
            self._hold.start(self.hold_ms)
        elif event.button() is Qt.MouseButton.RightButton:
            self._hold.stop()
            if self._gestures.is_dragging:
                self._gestures.cancel()
            else:
                self._gestures.hover(at)
                self.show_choices(self._spot_name(at), at)

    def _held(self) -> None:
        """The button, or a finger, rests on something: the same as a right click."""
        at = self._gestures.resting_at
        if at is not None and self.show_choices(self._spot_name(at), at):
            self._gestures.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or point at the stairs."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._gestures.cancel()  # the release went elsewhere
        self._gestures.move(self._at(event))
        self._point_at_aids(event)
        if self._gestures.is_dragging:
            self._hold.stop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.stop()
            at = self._at(event)
            if self.aids.release(at, by_finger=_is_finger(event)):
                self._gestures.end_click(at, event.timestamp())
            else:
                self._gestures.release(at, event.timestamp())
        self._point_at_aids(event)

    def _point_at_aids(self, event: QMouseEvent) -> None:
        at = None if event.buttons() else self._at(event)
        self.meld_note.point(at)
        is_on = self.aids.hover(at)
        shape = Qt.CursorShape.PointingHandCursor if is_on else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def has_keys(self) -> bool:
        """Whether keys go to the table or to something on it, a menu of its own included."""
        focused = self.window().focusWidget()
        return self.isActiveWindow() and (focused is self or self.isAncestorOf(focused))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys; Escape gives up a drag first, and until then no other key does anything."""
        if self._gestures.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.begin_input()
                self._gestures.cancel()
        elif not self.keyboard.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keys sees where the focus is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus_of_table.show(True)
        self.reader.take_focus()
        self.focus_of_table.draw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No ring where keys do not go."""
        super().focusOutEvent(event)
        self.focus_of_table.draw()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._gestures.hover(None)
        self.aids.hover(None)
        self.meld_note.point(None)
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        """The felt of the usual window."""
        return QSize(1040, 696)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the screen and the language."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            self._finish_motion()  # before the key, or the shortcut that it is, does anything
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _LEAVES:
            self._hold.stop()
            self._gestures.cancel()
        elif event.type() == QEvent.Type.WindowActivate:
            self.reader.look()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell in words what the pointer rests on; cards of the hand speak for themselves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = self.mapToScene(event.pos())
            spot = self.spot_at((point.x(), point.y()))
            is_quiet = spot is None or spot.role in (SpotRole.CARD, SpotRole.STEP, SpotRole.MELD)
            if spot is None or is_quiet or self._gestures.is_dragging:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), spot.text, self.viewport())
            return True
        return super().viewportEvent(event)

    def _fit(self) -> None:
        self._scene.resize(self.viewport().size(), self.devicePixelRatioF())
        self._relight()

    def _at(self, event: QMouseEvent) -> Point:
        point = self.mapToScene(event.position().toPoint())
        return point.x(), point.y()


def _is_finger(event: QMouseEvent) -> bool:
    return event.device().type() is QInputDevice.DeviceType.TouchScreen
