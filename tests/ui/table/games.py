"""A game for the tests of the table: the real rules on one position, no records and no computer players."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rommedesk.app.timeline import InstantTimeline, Timeline
from rommedesk.engine.events import Drew, Event
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from tests.ui.table.positions import seen_by


@dataclass
class Person:
    name: str


@dataclass
class Setup:
    players: tuple[Person, ...]


@dataclass
class Record:
    setup: Setup


class OnePosition(QObject):
    """What a table needs of a controller, for seat 1; the others move by `others`."""

    happened = Signal(object, object)
    refused = Signal(object, object)
    view_changed = Signal()

    def __init__(
        self, state: Round, names: tuple[str, ...] = ("", "Jonas", "Mia"), timeline: Timeline | None = None
    ) -> None:
        super().__init__()
        self.state = state
        self.made: list[str] = []
        self.refusals: list[Refusal] = []
        self.timeline = timeline or InstantTimeline()
        self.history: list[Event] = []
        self._names = names

    @property
    def record(self) -> Record:
        count = len(self.state.seats)
        return Record(Setup(tuple(Person(name) for name in self._names[:count])))

    @property
    def is_human_turn(self) -> bool:
        return self.state.result is None and self.state.to_move == 1

    def view(self) -> PlayerView:
        return seen_by(self.state, history=self.history)

    def check(self, move: Move) -> Refusal | None:
        return check(self.view().position, move)

    def attempt(self, move: Move) -> Refusal | None:
        self.timeline.finish()
        refusal = check(self.state, move)
        if refusal is not None:
            self.refusals.append(refusal)
            self.refused.emit(refusal, move)
            return refusal
        self.step(move)
        return None

    def step(self, move: Move) -> None:
        """Make a move of any seat."""
        made = apply(self.state, move)
        self.made.append(str(move))
        self.state = made.state
        self.tell(*(self._seen(event) for event in made.events))

    def tell(self, *events: Event) -> None:
        """Let the table know what happened."""
        self.history += events
        view = self.view()
        self.happened.emit(events, view)
        self.view_changed.emit()
        self.timeline.play(events, view)

    def _seen(self, event: Event) -> Event:
        if isinstance(event, Drew) and event.seat != 1:
            return Drew(event.seat, None)
        return event
