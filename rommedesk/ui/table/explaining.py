"""Says beside the cards why something did not work, and offers what would help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QObject, Signal

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import resolve
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.table.bubble_buttons import Offer
from rommedesk.ui.table.game import Game
from rommedesk.ui.table.mend_words import MendWords
from rommedesk.ui.table.mends import HINTED, Mend, mends
from rommedesk.ui.table.notes import Notes
from rommedesk.ui.table.scene import Shown, TableScene

Point = tuple[float, float]


def anchor(shown: Shown, cards: Sequence[Card]) -> Point:
    """The upper edge of some cards of the hand; the middle of the hand if there are none."""
    poses = [shown.places[int(card)].pose for card in cards if int(card) in shown.places]
    if not poses:
        return shown.layout.hand.room.centre[0], shown.layout.hand.top
    return sum(pose.x for pose in poses) / len(poses), min(pose.bounds.y for pose in poses)


class Explaining(QObject):
    """Explains refusals of the game, and what else did not work."""

    advised = Signal(str, str)
    """Something did not work that the game was not asked about: what, and why."""

    def __init__(
        self,
        scene: TableScene,
        game: Game,
        notes: Notes,
        words: MendWords,
        play_all: Callable[[Sequence[Move]], object],
        hint: Callable[[], Callable[[], object] | None],
        parent: QObject,
    ) -> None:
        """`play_all` makes the moves of a mend that was chosen; `hint` gives what asks for a hint."""
        super().__init__(parent)
        self._scene = scene
        self._game = game
        self._notes = notes
        self._words = words
        self._play_all = play_all
        self._hint = hint
        self.mends: Sequence[Mend] = ()
        """What was offered with the last refusal."""
        self._near: Point | None = None
        game.refused.connect(self.explain)

    @contextmanager
    def beside(self, near: Point) -> Iterator[None]:
        """What is refused in here is explained beside this point."""
        self._near = near
        yield
        self._near = None

    @property
    def text(self) -> str:
        """The explanation that is on show; "" if there is none."""
        return self._notes.refusal_text

    def explain(self, refusal: Refusal, move: Move) -> None:
        """A move was refused: say why beside the cards that would help, or that were meant."""
        shown = self._scene.shown
        if shown is None:
            return
        found = mends(shown.view, refusal, move, self._game.check)
        helping = self._helping(found)
        near = None if helping else self._near
        near = near or anchor(shown, helping or self._scene.selection)
        offers: list[Offer] = [
            (self._words.button(mend, shown.view), partial(self._play_all, mend.moves)) for mend in found
        ]
        self.mends = found
        is_lost = refusal.reason in HINTED and not any(mend.leads_on for mend in found)
        if is_lost and (ask := self._hint()) is not None:
            offers.append((self._words.hint(), ask))
        self._notes.show_refusal(refusal, move, near, offers, self._words.help(found))

    def advise(self, title: str, text: str, near: Point) -> None:
        """Say beside a point what did not work, where it is not the game that refuses."""
        self._notes.show_words(title, text, near)
        self.advised.emit(title, text)

    def hide(self) -> None:
        """Take the explanation away."""
        self._notes.hide_refusal()

    def _helping(self, found: Sequence[Mend]) -> Sequence[Card]:
        """The cards that would help, if melding them is what is offered first."""
        names = [name for mend in found[:1] for meld in mend.melds for name in meld.cards]
        return resolve(self._game.view().position, names) or ()
