"""Lets cards travel: each flight is a card, two poses and two times."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.items import CardItem

FRAME_MS = 16


@dataclass(frozen=True, slots=True)
class _Flight:
    item: CardItem
    start: Pose
    end: Pose
    begins: float
    """Milliseconds on the clock of the motion."""
    lasts: float
    landed: Callable[[CardItem], None] | None


def eased(part: float) -> float:
    """Quick at first, gentle at the end; from 0 to 1."""
    return 1 - (1 - min(max(part, 0.0), 1.0)) ** 3


def travel_ms(start: Pose, end: Pose) -> float:
    """How long a card travels, by its way."""
    return 160 + 80 * min(1.0, math.dist((start.x, start.y), (end.x, end.y)) / 800)


def between(start: Pose, end: Pose, part: float) -> Pose:
    """The pose on the way from one to the other."""

    def mixed(low: float, high: float) -> float:
        return low + (high - low) * part

    return Pose(
        mixed(start.x, end.x),
        mixed(start.y, end.y),
        mixed(start.width, end.width),
        mixed(start.angle, end.angle),
    )


class Motion(QObject):
    """Moves cards frame by frame; one flight at a time for each card."""

    stopped = Signal()
    """The last card has landed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """Times are multiplied by this; 0 means that cards are there at once."""
        self._flights: dict[CardItem, _Flight] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._advance)

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._flights)

    def fly(
        self,
        item: CardItem,
        end: Pose,
        lasts: float,
        *,
        begins: float = 0.0,
        start: Pose | None = None,
        is_hidden: bool = False,
        landed: Callable[[CardItem], None] | None = None,
    ) -> None:
        """Send a card from where it is, or from `start`; an earlier flight of it ends in mid-air.

        Times are in milliseconds from now.  `is_hidden` keeps it out of sight until it
        begins; `landed` is called when it arrives, also by `finish`.
        """
        origin = item.pose if start is None else start
        if self.pace <= 0:
            self._flights.pop(item, None)
            item.rest(end)
            if landed is not None:
                landed(item)
            return
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        now = self._clock.elapsed()
        item.place(origin)
        item.setVisible(not is_hidden)
        self._flights[item] = _Flight(item, origin, end, now + begins * self.pace, lasts * self.pace, landed)

    def is_flying(self, item: CardItem) -> bool:
        """Whether this card is on its way."""
        return item in self._flights

    def drop(self, item: CardItem) -> None:
        """Forget the flight of a card that is placed by others or leaves the table."""
        if self._flights.pop(item, None) is not None:
            item.setVisible(True)
        if not self._flights:
            self._timer.stop()

    def finish(self) -> None:
        """Bring all cards to the end of their ways now."""
        if self._flights:
            self._land(list(self._flights.values()))

    def _advance(self) -> None:
        now = self._clock.elapsed()
        arrived = []
        for flight in list(self._flights.values()):
            if now >= flight.begins + flight.lasts:
                arrived.append(flight)
            elif now > flight.begins:
                flight.item.setVisible(True)
                part = eased((now - flight.begins) / flight.lasts)
                flight.item.place(between(flight.start, flight.end, part))
        if arrived:
            self._land(arrived)

    def _land(self, arrived: list[_Flight]) -> None:
        for flight in arrived:
            del self._flights[flight.item]
            flight.item.setVisible(True)
            flight.item.rest(flight.end)
            if flight.landed is not None:
                flight.landed(flight.item)
        if not self._flights:
            self._timer.stop()
            self.stopped.emit()
