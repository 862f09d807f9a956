"""The table as a widget: it shows the game of a controller and turns input into moves.

It knows no rules: what is legal is asked of the controller, what happened is told by it.  Each part of
its work has somebody who does it: `TableDesk` selection and moves, `Pointer` and `Keyboard` input,
`Following` the game, `TableScene` what is seen, `TableReader` what is heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.accessibility.reader import TableReader
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.spots import Spot, SpotRole
from rommedesk.ui.table.aid_spots import AidSpots
from rommedesk.ui.table.aids import MeldingAids
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.bubble_buttons import BubbleButtons
from rommedesk.ui.table.echoes import Echoes
from rommedesk.ui.table.focus import TableFocus
from rommedesk.ui.table.following import Following
from rommedesk.ui.table.game import Game
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.hand_view import HandView
from rommedesk.ui.table.hint_question import Adviser
from rommedesk.ui.table.hints import Hints
from rommedesk.ui.table.intents import TargetKind, names_of
from rommedesk.ui.table.keyboard import Keyboard
from rommedesk.ui.table.meld_note import MeldNote
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.pointer import LEAVES, Pointer
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.table.table_desk import TableDesk
from rommedesk.ui.table.targets import Spotlight
from rommedesk.ui.theme import LIGHT, Theme

Point = tuple[float, float]


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
        *,
        adviser: Adviser | None = None,
    ) -> None:
        """Without an adviser there are no hints."""
        super().__init__(parent)
        self.phrases = phrases
        self._scene = TableScene(art, phrases, theme)
        self.refusal_buttons = BubbleButtons(self.viewport(), self)
        self.hand_view = HandView(self, self._scene, lambda: animator is not None and not animator.is_idle)
        desk = self.desk = TableDesk(
            game, self._scene, phrases, self.refusal_buttons, self.hand_view, animator, adviser, self
        )
        desk.selection_changed.connect(self.selection_changed)
        desk.hand_arranged.connect(self.hand_arranged)
        desk.explaining.advised.connect(self.advised)
        self.echoes = Echoes(QApplication.doubleClickInterval(), self)
        desk.menus.chosen.connect(self.echoes.uncover)
        desk.hints.sheet.used.connect(self.echoes.uncover)
        self.focus_of_table = TableFocus(self._scene, game.check, self.has_keys, desk.aid_spots.shown, self)
        self.focus_of_table.pointed.connect(desk.light_up)
        self.focus_of_table.moved.connect(self._go_along)
        self.keyboard = Keyboard(desk, self.focus_of_table, self.show_choices, self)
        self.pointer = Pointer(desk, self.focus_of_table, desk.spots, self.show_choices, self)
        self.reader = TableReader(self)
        desk.aids.bars_changed.connect(self.reader.look)
        desk.aids.bars_changed.connect(self.focus_of_table.draw)
        desk.gathered.connect(self.reader.tell_tray)
        self._set_up_view()
        if animator is not None:
            animator.attach(self)
        self._following = Following(game, desk, self.pointer.gestures, self, is_animated=animator is not None)
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

    # ---- what is seen ----------------------------------------------------------------------------------

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""
        return self._scene

    @property
    def can_be_seen(self) -> bool:
        """Whether anybody would see cards travel."""
        return self.isVisible()

    @property
    def theme(self) -> Theme:
        """The colours, with the surface and the suits of the options."""
        return self._scene.theme

    def set_theme(self, theme: Theme) -> None:
        """Change the colours; the cards get the paper of the theme."""
        self._scene.set_theme(theme)
        self.desk.light_up()

    @property
    def options(self) -> TableOptions:
        """How the person wants the table."""
        return self._scene.options

    def set_options(self, options: TableOptions) -> None:
        """Change looks and movement; the game and what is selected stay."""
        self._scene.set_options(options)
        self.hints.retranslate()
        self.desk.light_up()

    def set_pace(self, pace: float) -> None:
        """How long cards travel: 1 is usual, 2 twice as long, 0 not at all."""
        self.set_options(replace(self.options, pace=pace))

    def seating_of(self, view: PlayerView) -> Seating:
        """The people at the table."""
        return self._following.seating(view)

    def refresh(self) -> None:
        """Show how things stand now."""
        self._following.refresh()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.desk.explaining.hide()
        self._scene.arrange()
        self.hints.retranslate()
        self.desk.light_up()
        self.reader.retranslate()

    # ---- what buttons and menus of the window do -------------------------------------------------------

    @property
    def aids(self) -> MeldingAids:
        """Bars under the hand, the staging tray, and what can be laid at once."""
        return self.desk.aids

    @property
    def hints(self) -> Hints:
        """The hint that can be asked for."""
        return self.desk.hints

    @property
    def aid_spots(self) -> AidSpots:
        """The melding aids as spots."""
        return self.desk.aid_spots

    @property
    def meld_note(self) -> MeldNote:
        """The note beside the meld that is pointed at."""
        return self.desk.meld_note

    def selected_cards(self) -> tuple[Card, ...]:
        """The selected cards in the order of the hand."""
        return self._scene.selection

    def selected_names(self) -> tuple[CardName, ...]:
        """The selected cards as moves name them."""
        return names_of(self._scene.selection)

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""
        self.desk.select(cards)

    def can(self, kind: TargetKind) -> bool:
        """Whether anything of this kind can be done with the selected cards."""
        return self.desk.plays.can(kind)

    def lay_selected(self) -> bool:
        """Put the selected cards down as a new meld; whether it was done."""
        return self.desk.plays.lay()

    def lay_off_selected(self) -> bool:
        """Add the selected cards to a meld or swap them for a joker; asks if there are several ways."""
        return self.desk.plays.lay_off()

    def discard_selected(self) -> bool:
        """Discard the selected card; whether it was done."""
        return self.desk.plays.discard()

    def gather_selected(self) -> bool:
        """Put the selected cards on the staging tray, or back to the hand if they lie there."""
        self.begin_input()
        focus = self.focus_of_table
        into = self.aid_spots.group(focus.current) if focus.is_shown else None
        return self.desk.gather(self._scene.selection, into)

    def lay_all(self) -> bool:
        """Lay all melds of the hand that may be laid; whether it was done."""
        self.begin_input()
        return self.aids.lay_all()

    def sort_hand(self, by: Sorting) -> None:
        """Sort the hand, and those of later rounds."""
        self.desk.sort_hand(by)

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""
        return self.desk.check(move)

    # ---- what can be pointed at ------------------------------------------------------------------------

    def lights(self) -> tuple[Spotlight, ...]:
        """The targets of the held or selected cards."""
        return self.desk.lights()

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets, these brighter."""
        self.desk.light_up(hot)

    def spots(self) -> tuple[Spot, ...]:
        """Everything on the table that can be pointed at, in words."""
        return self.desk.spots.all()

    def show_choices(self, spot: str, at: Point | None = None) -> bool:
        """Open a menu of all that can be done with a spot, by its id; whether there is such a menu.

        It opens at a point of the felt, or else beside the spot.
        """
        told = self.desk.spots.find(spot)
        return told is not None and self.desk.menus.show_choices(
            spot, told.name, self.focus_of_table.places, at
        )

    def _go_along(self, spot: str) -> None:
        """The focus went to another spot: bring it into sight and show which cards it marks."""
        if spot.startswith("card "):
            self.hand_view.reveal(Card(int(spot[5:])))
        self.aids.mark(self.aid_spots.bar(spot) if self.focus_of_table.is_used else None)

    def refusal_text(self) -> str:
        """The explanation that is on show; "" if there is none."""
        return self.desk.explaining.text

    # ---- input -----------------------------------------------------------------------------------------

    def begin_input(self) -> None:
        """Every input ends what is on its way first."""
        self.desk.begin_input()

    def has_keys(self) -> bool:
        """Whether keys go to the table or to something on it, a menu of its own included."""
        focused = self.window().focusWidget()
        return self.isActiveWindow() and (focused is self or self.isAncestorOf(focused))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self.pointer.press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two quick clicks."""
        self.pointer.press(event, is_double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or point at something."""
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        self.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self.pointer.leave()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys; Escape gives up a drag first, and until then no other key does anything."""
        if self.pointer.gestures.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.begin_input()
                self.pointer.gestures.cancel()
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
            self.desk.finish_motion()  # before the key, or the shortcut that it is, does anything
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in LEAVES:
            self.pointer.give_up()
        elif event.type() == QEvent.Type.WindowActivate:
            self.reader.look()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell in words what the pointer rests on; cards of the hand speak for themselves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = self.mapToScene(event.pos())
            spot = self.desk.spots.at((point.x(), point.y()))
            is_quiet = spot is None or spot.role in (SpotRole.CARD, SpotRole.STEP, SpotRole.MELD)
            if spot is None or is_quiet or self.pointer.gestures.is_dragging:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), spot.text, self.viewport())
            return True
        return super().viewportEvent(event)

    def _fit(self) -> None:
        self._scene.resize(self.viewport().size(), self.devicePixelRatioF())
        self.desk.light_up()
