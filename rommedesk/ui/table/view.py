"""The table as a widget: shows the game of a controller and turns input into moves.

It knows no rules: what is legal is asked of the controller, what happened is told by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenu, QWidget

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.legality import resolve, resolve_discard
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.gestures import Gestures
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.intents import TargetKind, names_of, targets
from rommedesk.ui.table.pictures import Bubble, bubble
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import CLOSE_MS, RAISE_MS, TableScene
from rommedesk.ui.table.targets import Spotlight, glow, spotlights
from rommedesk.ui.theme import LIGHT, Theme

Point = tuple[float, float]

TARGET_LEVEL = 900.0
"""Targets glow above melds and pile, below the hand."""
BUBBLE_MS = 3000
BUBBLE_MS_A_LETTER = 45


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
        self._lights: tuple[Spotlight, ...] = ()
        self._near: Point | None = None
        self._animator = animator
        self._gestures = Gestures(self, QApplication.startDragDistance())
        self._bubble_timer = QTimer(self)
        self._bubble_timer.setSingleShot(True)
        self._bubble_timer.timeout.connect(self.hide_bubble)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._catch_up)
        self._set_up_view()
        if animator is not None:
            animator.attach(self)
        game.happened.connect(self._follow)
        game.view_changed.connect(self._late.start)
        game.refused.connect(self._explain)
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

    def set_theme(self, theme: Theme) -> None:
        """Change the colours; the cards get the paper of the theme."""
        self._art.theme = theme
        self._scene.set_theme(theme)
        self._relight()

    def set_pace(self, pace: float) -> None:
        """How long cards travel: 1 is usual, 2 twice as long, 0 not at all."""
        self._scene.motion.pace = pace

    def selected_cards(self) -> tuple[Card, ...]:
        """The selected cards in the order of the hand."""
        return self._scene.selection

    def selected_names(self) -> tuple[CardName, ...]:
        """The selected cards as moves name them."""
        return names_of(self._scene.selection)

    def can(self, kind: TargetKind) -> bool:
        """Whether anything of this kind can be done with the selected cards."""
        return any(light.target.kind is kind for light in self._lights)

    def lay_selected(self) -> bool:
        """Put the selected cards down as a new meld; whether it was done."""
        return self._do(TargetKind.MELD, lambda seat, names: LayMeld(seat, names))

    def lay_off_selected(self) -> bool:
        """Add the selected cards to a meld or swap them for a joker; asks if there are several ways."""
        cards = self._scene.selection
        lights = [
            light for light in self._lights if light.target.kind in (TargetKind.LAY_OFF, TargetKind.SWAP)
        ]
        if lights:
            return self.play_target(lights, cards, self._anchor(cards))
        return self._refuse(cards, lambda seat, names: LayOff(seat, names, self._likely_meld()))

    def discard_selected(self) -> bool:
        """Discard the selected card; whether it was done."""
        return self._do(TargetKind.DISCARD, lambda seat, names: Discard(seat, names[0]))

    def sort_hand(self, by: Sorting) -> None:
        """Sort the hand, and those of later rounds."""
        self.begin_input()
        self._scene.order.sort(self._scene.hand, by)
        self._scene.arrange(CLOSE_MS)

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.hide_bubble()
        self._scene.arrange()
        self._relight()

    # ---- following the game ----------------------------------------------------------------------------

    def seating_of(self, view: PlayerView) -> Seating:
        """The people at the table."""
        record = self._game.record
        names = tuple(player.name for player in record.setup.players) if record is not None else ()
        return Seating(names, view.seat, view.position.rules)

    def refresh(self) -> None:
        """Show how things stand now."""
        if self._game.record is None:
            self._scene.clear_table()
        else:
            view = self._game.view()
            self._scene.sync(view, self.seating_of(view))
        self._relight()

    def _follow(self, events: object, view: PlayerView) -> None:
        """Something happened; the animator shows it when the game lets it play."""
        self.hide_bubble()
        self._gestures.cancel()
        self._lights = ()
        self._scene.show_overlays("target", ())
        self._scene.show_overlays("sheet", ())
        if self._animator is None:
            self._scene.sync(view, self.seating_of(view))
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
        return self._lights

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets, those under the cards brighter."""
        self._relight(hot)

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""
        if cards != self._scene.selected:
            self._scene.selected = cards
            self._scene.arrange(RAISE_MS)
            self._relight()

    def _relight(self, hot: Sequence[Spotlight] = ()) -> None:
        scene = self._scene
        shown = scene.shown
        cards = scene.held or scene.selection
        before = self._lights
        if shown is None or not cards:
            self._lights = ()
            scene.show_overlays("target", ())
        else:
            found = targets(shown.view, cards, self._game.check)
            self._lights = spotlights(shown.view, shown.layout, shown.places, found, len(cards))
            size = shown.layout.measures.text
            pictures = [
                glow(light, cards, shown.view, scene.words, size, is_hot=light in hot)
                for light in self._lights
            ]
            scene.show_overlays("target", pictures, TARGET_LEVEL)
        self._show_sheet()
        if not scene.held or before != self._lights:
            self.selection_changed.emit()

    def _show_sheet(self) -> None:
        """Beside the stairs: what a click takes."""
        scene = self._scene
        shown = scene.shown
        if shown is None or not scene.pointed:
            scene.show_overlays("sheet", ())
            return
        steps = shown.layout.stairs.steps
        lies = [lies for lies in shown.places.values() if lies.zone is Zone.STEP and lies.is_marked]
        step = min(lies, key=lambda found: found.place)
        box = step.pose.box
        size = shown.layout.measures.text
        felt = Box(8, 8, shown.layout.measures.width - 16, shown.layout.hand.room.bottom - 16)
        words = scene.words
        sheet = bubble(
            words.take(scene.pointed),
            words.hand_grows(len(shown.view.hand) + scene.pointed),
            (box.x + 0.2 * box.width, box.bottom + 2),
            felt,
            size,
            is_refusal=False,
            above=False,
            right=box.x + 0.7 * box.width if len(steps) > 1 else None,
        )
        scene.show_overlays("sheet", (sheet,))

    # ---- moves -----------------------------------------------------------------------------------------

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""
        return self._game.check(move)

    def play_target(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> bool:
        """Make the move of a target; ask first where it may mean several; whether it was made already."""
        moves = [(light.target.kind, move) for light in lights for move in light.target.moves]
        if len(moves) == 1:
            return self.try_move(moves[0][1], cards, near)
        words = self._scene.words
        kinds = {kind for kind, _ in moves}
        if len(kinds) > 1:
            title = words.which_move()
        elif len(lights) > 1:
            title = words.which_target()
        else:
            title = words.which_meld()
        menu = QMenu(self)
        menu.setObjectName("choice")
        heading = menu.addAction(title)
        heading.setEnabled(False)
        for light in lights:
            for nth, move in enumerate(light.target.moves):
                text = self._choice(light, nth)
                menu.addAction(text).triggered.connect(
                    lambda _=False, move=move: self.try_move(move, cards, near)
                )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.viewport().mapToGlobal(self.mapFromScene(*near)))
        return False

    def _choice(self, light: Spotlight, nth: int) -> str:
        words, cards = self._scene.words, self._phrases.cards
        target = light.target
        if target.melds:
            return cards.meld(target.melds[nth])
        move = target.moves[nth]
        assert isinstance(move, SwapJoker)
        return words.swap_here(move.cards)

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

    def _do(self, kind: TargetKind, otherwise: Any) -> bool:
        cards = self._scene.selection
        lights = [light for light in self._lights if light.target.kind is kind]
        if lights:
            return self.play_target(lights, cards, self._anchor(cards))
        return self._refuse(cards, otherwise)

    def _refuse(self, cards: Sequence[Card], move: Any) -> bool:
        """Let the game say why nothing of this kind can be done."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None or not cards:
            return False
        return self.try_move(move(shown.view.seat, names_of(cards)), cards, self._anchor(cards))

    def _likely_meld(self) -> int:
        return 1

    def _anchor(self, cards: Sequence[Card]) -> Point:
        """The upper edge of some cards of the hand; the middle of the hand if there are none."""
        shown = self._scene.shown
        assert shown is not None
        poses = [shown.places[int(card)].pose for card in cards if int(card) in shown.places]
        if not poses:
            return shown.layout.hand.room.centre[0], shown.layout.hand.top
        return sum(pose.x for pose in poses) / len(poses), min(pose.bounds.y for pose in poses)

    # ---- the bubble ------------------------------------------------------------------------------------

    def _explain(self, refusal: Refusal, move: Move) -> None:
        """A move was refused: say why beside the cards."""
        shown = self._scene.shown
        if shown is None:
            return
        title = self._phrases.refusal_title(refusal, move)
        text = self._phrases.refusal(refusal, shown.view)
        near = self._near or self._anchor(self._scene.selection)
        measures = shown.layout.measures
        felt = Box(8, 8, measures.width - 16, measures.height - 16)
        made = bubble(
            title, text, near, felt, measures.text, is_refusal=True, above=near[1] > measures.height / 3
        )
        self._scene.show_overlays("bubble", (made,))
        self._bubble_timer.start(BUBBLE_MS + BUBBLE_MS_A_LETTER * len(text))

    def hide_bubble(self) -> None:
        """Take the explanation away."""
        self._bubble_timer.stop()
        self._scene.show_overlays("bubble", ())

    def bubble_text(self) -> str:
        """What the explanation on show says; "" if there is none."""
        return " ".join(
            " ".join((picture.title, *picture.lines))
            for picture in self._scene.overlays("bubble")
            if isinstance(picture, Bubble)
        )

    # ---- input -----------------------------------------------------------------------------------------

    def begin_input(self) -> None:
        """Every input ends what is on its way first."""
        self.hide_bubble()
        if self._animator is not None:
            self._animator.finish()
        self._scene.motion.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self.begin_input()
        if event.button() is Qt.MouseButton.LeftButton:
            self._gestures.press(self._at(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two quick clicks is a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or point at the stairs."""
        self._gestures.move(self._at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._gestures.release(self._at(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up a drag, then the selection."""
        if event.key() == Qt.Key.Key_Escape:
            self.begin_input()
            if self._gestures.is_dragging:
                self._gestures.cancel()
            else:
                self.select(frozenset())
            return
        super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._gestures.hover(None)
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the screen and the language."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def _fit(self) -> None:
        self._scene.resize(self.viewport().size(), self.devicePixelRatioF())
        self._relight()

    def _at(self, event: QMouseEvent) -> Point:
        point = self.mapToScene(event.position().toPoint())
        return point.x(), point.y()
