"""The table as gestures, keys, buttons and aids work at it: selection, targets, moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsView

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.aid_spots import AidSpots
from rommedesk.ui.table.aids import MeldingAids
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.bubble_buttons import BubbleButtons
from rommedesk.ui.table.explaining import Explaining, anchor
from rommedesk.ui.table.game import Game
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.hand_view import HandView
from rommedesk.ui.table.hint_question import Adviser
from rommedesk.ui.table.hint_sheet import HintSheet
from rommedesk.ui.table.hints import Hints
from rommedesk.ui.table.lights import Lights
from rommedesk.ui.table.meld_note import MeldNote
from rommedesk.ui.table.mend_words import MendWords
from rommedesk.ui.table.notes import Notes
from rommedesk.ui.table.scene import CLOSE_MS, RAISE_MS, TableScene
from rommedesk.ui.table.selected_plays import SelectedPlays
from rommedesk.ui.table.staging import Judged
from rommedesk.ui.table.step_notes import StepNotes
from rommedesk.ui.table.table_menus import TableMenus
from rommedesk.ui.table.table_spots import TableSpots
from rommedesk.ui.table.targets import Spotlight
from rommedesk.ui.table.twins import touched_twins

Point = tuple[float, float]


class TableDesk(QObject):
    """Keeps together what is selected, what that lights up, and what becomes of it."""

    selection_changed = Signal()
    """Other cards are selected, or other moves are possible with them."""
    hand_arranged = Signal()
    """The person put the hand in another order, or cards of it on the staging tray."""
    gathered = Signal(tuple)
    """These cards were put on the staging tray or taken back."""

    def __init__(
        self,
        game: Game,
        scene: TableScene,
        phrases: Phrases,
        buttons: BubbleButtons,
        hand_view: HandView,
        animator: Animator | None,
        adviser: Adviser | None,
        view: QGraphicsView,
    ) -> None:
        """`buttons` are those of refusals; menus open over `view`; without an adviser there are no hints."""
        super().__init__(view)
        self._game = game
        self._scene = scene
        self._animator = animator
        self._lights = Lights(scene, game.check)
        self._step_notes = StepNotes(scene, phrases.cards, self)
        notes = Notes(scene, phrases, buttons, self)
        words = MendWords(phrases.cards, phrases.advice, self)
        self.explaining = Explaining(scene, game, notes, words, self.play_all, self._hint, self)
        self.aids = MeldingAids(self, self)
        self.aids.changed.connect(self.selection_changed)
        self.aid_spots = AidSpots(self.aids, hand_view.page)
        self.spots = TableSpots(scene, game.check, self.aid_spots, phrases, self._step_notes.told, self)
        self.meld_note = MeldNote(scene, self.spots.describe_meld, self)
        self.plays = SelectedPlays(self)
        sheet = HintSheet(scene, view.viewport(), view)
        self.hints = Hints(scene, game, adviser, self, phrases.advice, sheet, hand_view.reveal, self)
        game.refused.connect(self.hints.step_aside)
        self.menus = TableMenus(self, phrases, view)

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""
        return self._scene

    # ---- selection and targets -------------------------------------------------------------------------

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""
        if cards != self._scene.selected:
            self._scene.selected = cards
            self._scene.arrange(RAISE_MS)
            self.light_up(())

    def lights(self) -> tuple[Spotlight, ...]:
        """The targets of the held or selected cards."""
        return self._lights.lit

    def light_up(self, hot: Sequence[Spotlight] = ()) -> None:
        """Show the targets, those under the cards brighter."""
        before = self._lights.lit
        self._lights.update(hot)
        self._step_notes.show_steps()
        if not self._scene.held or before != self._lights.lit:
            self.selection_changed.emit()

    def hush(self) -> None:
        """Take away what was said or asked about an earlier view."""
        self.hints.close()
        self.explaining.hide()
        self.menus.close()

    def put_out(self) -> None:
        """Show no targets and no worth of steps any more."""
        self._lights.put_out()
        self._step_notes.clear()

    # ---- the hand --------------------------------------------------------------------------------------

    def arrange_hand(self, hand: Sequence[Card]) -> None:
        """Put the hand in this order."""
        self._scene.order.arrange(hand)
        self.hand_arranged.emit()

    def put_in_hand(self, cards: Sequence[Card], before: Card | None) -> None:
        """Let cards, of the hand or on their way to it, lie before another one, or behind all."""
        self._scene.order.put(cards, before)
        self.hand_arranged.emit()

    def expect(self, before: Card | None) -> None:
        """Let what comes to the hand next lie before another card, or behind all."""
        self._scene.order.expect(self._scene.hand, before)

    def forget(self) -> None:
        """Nothing comes to the hand after all."""
        self._scene.order.forget()

    def sort_hand(self, by: Sorting) -> None:
        """Sort the hand, and those of later rounds."""
        shown = self._scene.shown
        if shown is None:
            return
        self.begin_input()
        self._scene.order.sort(self._scene.hand, by, shown.view.position.rules)
        self._scene.arrange(CLOSE_MS)
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

    def gather(self, cards: Sequence[Card], into: Judged | None) -> bool:
        """Put these cards on the staging tray, to a group that is marked there, or back to the hand."""
        is_done = self.aids.tray.gather(cards, into)
        self.gathered.emit(tuple(cards))
        self.hand_arranged.emit()
        return is_done

    def anchor(self, cards: Sequence[Card]) -> Point:
        """The upper edge of some cards of the hand; the middle of the hand if there are none."""
        shown = self._scene.shown
        assert shown is not None
        return anchor(shown, cards)

    # ---- moves -----------------------------------------------------------------------------------------

    def begin_input(self) -> None:
        """Every input ends what is on its way first."""
        self.explaining.hide()
        self.meld_note.hide()
        self.finish_motion()
        self._scene.hide_hands()

    def finish_motion(self) -> None:
        """Let all cards be where they are going."""
        if self._animator is not None:
            self._animator.finish()
        self._scene.motion.finish()
        self._scene.fade.finish()

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""
        return self._game.check(move)

    def attempt(self, move: Move) -> Refusal | None:
        """Make a move; why not, if it was refused."""
        return self._game.attempt(move)

    def try_move(self, move: Move, cards: Sequence[Card], near: Point) -> bool:
        """Make a move with these cards, or explain beside the point why not; whether it was made."""
        if cards and self._game.check(move) is None:
            for card, twin in touched_twins(self._game.view().position, move, cards):
                self._scene.exchange(card, twin)
        with self.explaining.beside(near):
            return self._game.attempt(move) is None

    def play_all(self, moves: Sequence[Move]) -> bool:
        """Make these moves; if one is refused, take back those already made and say why."""
        self.begin_input()
        return self.aids.play_all(moves)

    def play_target(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> bool:
        """Make the move of a target; ask first where it may mean several; whether it was made already."""
        moves = [move for light in lights for move in light.target.moves]
        if len(moves) == 1:
            return self.try_move(moves[0], cards, near)
        self.menus.ask_which(lights, cards, near)
        return False

    def take_back(self, number: int) -> bool:
        """Take a meld of this turn back into the hand, and tell what had to come with it; whether it was."""
        return self.aids.take_back(number)

    def explain(self, refusal: Refusal, move: Move) -> None:
        """Say why a move was refused."""
        self.explaining.explain(refusal, move)

    def _hint(self) -> Callable[[], object] | None:
        """What asks for a hint; `None` if none can be asked for now."""
        return self.hints.begin if self.hints.can_ask else None

    def advise(self, title: str, text: str, near: Point) -> None:
        """Say beside a point what did not work, where it is not the game that refuses."""
        self.hints.step_aside()
        self.explaining.advise(title, text, near)
