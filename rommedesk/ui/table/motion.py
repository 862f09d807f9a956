"""Lets cards travel: each flight is a card, two poses and two times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.travel import Side, between, eased, turned

FRAME_MS = 16
SETTLING_MS = 4.0
"""How much of a frame may be spent on cards that have landed askew, until all look their best."""


@dataclass(frozen=True, slots=True)
class _Flight:
    item: CardItem
    start: Pose
    end: Pose
    begins: float
    """Milliseconds on the clock of the motion."""
    lasts: float
    side: Side
    landed: Callable[[CardItem], None] | None


class Motion(QObject):
    """Moves cards frame by frame; one flight at a time for each card."""

    stopped = Signal()
    """The last card has landed, and nothing is held any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """Times are multiplied by this; 0 means that cards are there at once."""
        self._flights: dict[CardItem, _Flight] = {}
        self._held_until = 0.0
        """On the clock; until then all lies still, to be looked at."""
        self._askew: dict[CardItem, Pose] = {}
        """Cards that have landed and do not look their best yet."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._advance)

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way, or all is held to be looked at."""
        return bool(self._flights) or self._held_until > 0

    @property
    def is_settled(self) -> bool:
        """Whether nothing moves and every card looks its best."""
        return not self.is_moving and not self._askew

    def fly(
        self,
        item: CardItem,
        end: Pose,
        lasts: float,
        *,
        begins: float = 0.0,
        start: Pose | None = None,
        is_hidden: bool = False,
        side: Side = Side.SAME,
        landed: Callable[[CardItem], None] | None = None,
    ) -> None:
        """Send a card from where it is, or from `start`; an earlier flight of it ends in mid-air.

        Times are in milliseconds from now.  `is_hidden` keeps it out of sight until it
        begins; `landed` is called when it arrives, also by `finish`.
        """
        origin = item.pose if start is None else start
        self._askew.pop(item, None)
        if self.pace <= 0:
            self._flights.pop(item, None)
            item.setVisible(True)
            item.rest(end)
            if landed is not None:
                landed(item)
            return
        now = self._clock.elapsed()
        if is_hidden:
            item.wait(origin)
        else:
            item.setVisible(True)
            item.place(origin, turned(side, 0))
        times = now + begins * self.pace, lasts * self.pace
        self._flights[item] = _Flight(item, origin, end, *times, side, landed)
        self._wake()

    def hold(self, lasts: float) -> None:
        """Count as moving for so many milliseconds from now, so that what lies there can be looked at."""
        if self.pace > 0:
            self._held_until = self._clock.elapsed() + lasts * self.pace
            self._wake()

    def stretch(self, across: float, down: float) -> None:
        """The table has another size: all ways become so much wider and higher."""

        def stretched(pose: Pose) -> Pose:
            return Pose(pose.x * across, pose.y * down, pose.width * min(across, down), pose.angle)

        for item, flight in self._flights.items():
            start, end = stretched(flight.start), stretched(flight.end)
            self._flights[item] = replace(flight, start=start, end=end)

    def redirect(self, item: CardItem, end: Pose) -> None:
        """Let a card that is on its way land elsewhere."""
        self._flights[item] = replace(self._flights[item], end=end)

    def put(self, item: CardItem, pose: Pose) -> None:
        """Let a card rest there now; one for which that takes long looks its best some frames later."""
        item.setVisible(True)
        if item.rests_slowly(pose):
            item.place(pose)
            self._askew[item] = pose
            self._wake()
        else:
            item.rest(pose)

    def is_flying(self, item: CardItem) -> bool:
        """Whether this card is on its way."""
        return item in self._flights

    def drop(self, item: CardItem) -> None:
        """Forget the flight of a card that is placed by others or leaves the table."""
        self._askew.pop(item, None)
        if self._flights.pop(item, None) is not None:
            item.setVisible(True)
            self._stop_if_done()

    def finish(self) -> None:
        """Bring all cards to the end of their ways now."""
        if self.is_moving:
            self._held_until = 0.0
            self._land(list(self._flights.values()))

    def _advance(self) -> None:
        now = self._clock.elapsed()
        arrived = []
        for flight in list(self._flights.values()):
            if now >= flight.begins + flight.lasts:
                arrived.append(flight)
            elif now > flight.begins:
                part = (now - flight.begins) / flight.lasts
                pose = between(flight.start, flight.end, eased(part))
                flight.item.place(pose, turned(flight.side, part))
                flight.item.setVisible(True)
        self._settle()
        is_held = self._held_until > 0
        if is_held and now >= self._held_until:
            self._held_until = 0.0
        if arrived or is_held:
            self._land(arrived)
        elif not self._flights and not self._askew:
            self._timer.stop()

    def _settle(self) -> None:
        """Let cards that have landed look their best, as many as this frame has time for."""
        begun = perf_counter()
        while self._askew and 1000 * (perf_counter() - begun) < SETTLING_MS:
            item = next(iter(self._askew))
            item.rest(self._askew.pop(item))

    def _land(self, arrived: list[_Flight]) -> None:
        for flight in arrived:
            del self._flights[flight.item]
            flight.item.setVisible(True)
            self.put(flight.item, flight.end)
            if flight.landed is not None:
                flight.landed(flight.item)
        self._stop_if_done()

    def _wake(self) -> None:
        if not self._timer.isActive():  # starting it again would put off the next frame
            self._timer.start()

    def _stop_if_done(self) -> None:
        if not self.is_moving:
            if not self._askew:
                self._timer.stop()
            self.stopped.emit()
