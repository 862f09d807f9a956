"""What is announced of what happened: a turn in one message, one's own turn with what may be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from rommedesk.engine.events import Dealt, Drew, Event, RoundOver, Took, TurnBegan
from rommedesk.engine.view import PlayerView
from rommedesk.ui.accessibility.spoken import Spoken
from rommedesk.ui.i18n.seating import Seating


class Telling(QObject):
    """Gathers what a seat does until its turn is over."""

    def __init__(self, spoken: Spoken, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._told: list[str] = []
        self._seat = 0

    def hear(self, events: Sequence[Event], view: PlayerView, seating: Seating) -> Iterator[str]:
        """The messages that are complete now."""
        is_mine = view.position.to_move == seating.own and view.position.result is None
        for event in events:
            if isinstance(event, Dealt):
                self._told = []
                self._seat = 0
                count = len(view.hand)
                self._told.append(self.tr("New round: %n card(s) in your hand.", "", count))
            if isinstance(event, TurnBegan):
                self._seat = 0
                if event.seat != seating.own:  # else what may be done now is said with it
                    yield from self._end()
                continue
            seat = getattr(event, "seat", 0)
            goes_on = bool(self._told) and seat != 0 and seat == self._seat
            sentence = self._spoken.events.sentence(event, seating, goes_on=goes_on)
            if sentence:
                self._told.append(sentence)
                self._seat = seat or self._seat
            if isinstance(event, RoundOver):
                yield from self._end()
        has_new_phase = any(isinstance(event, Dealt | TurnBegan | Drew | Took) for event in events)
        if is_mine and has_new_phase:
            self._told += [
                part
                for part in (
                    self._spoken.status.turn(view, seating) if not self._acted(events, seating) else "",
                    self._spoken.status.next_step(view, seating),
                )
                if part
            ]
        if is_mine or self._acted(events, seating) or any(isinstance(event, Dealt) for event in events):
            yield from self._end()

    def _acted(self, events: Sequence[Event], seating: Seating) -> bool:
        return any(
            getattr(event, "seat", None) == seating.own and not isinstance(event, TurnBegan)
            for event in events
        )

    def _end(self) -> Iterator[str]:
        told, self._told, self._seat = self._told, [], 0
        if told:
            yield " ".join(told)
