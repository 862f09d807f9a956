"""The timeline of the table: shows each step of the game by cards that travel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from rommedesk.app.timeline import Timeline
from rommedesk.engine.events import Event, RoundOver
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.card_items import FLYING_LEVEL
from rommedesk.ui.table.counting import Counting
from rommedesk.ui.table.deeds import score
from rommedesk.ui.table.flights import journeys
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.journey import Journey, Seats
from rommedesk.ui.table.places import bottom_seat, opponents
from rommedesk.ui.table.scene import Shown, TableScene

PASSING_LEVEL = FLYING_LEVEL + 1500
"""For cards that leave the table or are only backs on their way to another seat."""
HOLD_MS = 900.0
"""How long the table of a round that is over can be looked at before anything covers it."""


class Stage(Protocol):
    """Where steps are shown."""

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""

    @property
    def can_be_seen(self) -> bool:
        """Whether anybody would see cards travel."""

    def seating_of(self, view: PlayerView) -> Seating:
        """The people in a view."""


class Animator(Timeline):
    """Plays steps on a table; without one, or at pace 0, each step is over at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage: Stage | None = None
        self._is_playing = False
        self._counting = Counting(self)
        self._staying: list[CardItem] = []
        """Cards on their way to a place on the table."""

    def attach(self, stage: Stage) -> None:
        """Play on this table from now on."""
        self._stage = stage
        self._counting.scene = stage.scene_of_table
        stage.scene_of_table.motion.stopped.connect(self._stop)

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return not self._is_playing

    def play(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show a step; the table is in its new state at once, only the cards are still on their way."""
        if self._stage is None:
            return
        scene, seating = self._stage.scene_of_table, self._stage.seating_of(view)
        before, points = scene.poses(), self._points()
        self._is_playing = False  # an earlier step ends here, and nobody is told twice
        self._counting.finish()
        self._staying = []
        moves = self._stage.can_be_seen and scene.motion.pace > 0
        is_over = any(isinstance(event, RoundOver) for event in events)
        leaving = scene.sync(view, seating, later=moves)
        shown = scene.shown
        assert shown is not None
        found: Sequence[Journey] = ()
        if moves:
            found = journeys(before, shown.places, events, shown.layout, _seats(shown))
        for place, journey in enumerate(found):
            item = self._traveller(scene, journey, leaving)
            lies = shown.places.get(journey.key) if journey.key is not None else None
            # Cards that stay keep the order in which they will lie until the last one has landed, so that
            # none jumps over another.
            item.setZValue(FLYING_LEVEL + lies.level if lies is not None else PASSING_LEVEL + place)
            if lies is not None:
                self._staying.append(item)
            scene.motion.fly(
                item,
                journey.end,
                journey.lasts,
                begins=journey.begins,
                start=journey.start,
                is_hidden=journey.appears,
                side=journey.side,
                landed=scene.retire if journey.vanishes else None,
            )
        if is_over:
            landed = max((one.begins + one.lasts for one in found), default=0.0)
            scene.motion.hold(landed + HOLD_MS)
            if moves:
                self._counting.score(points, self._points(), landed)
        elif any(one.is_dealt for one in found):
            self._counting.deal(view, found)
        travelling = {journey.key for journey in found}
        for key, item in leaving.items():
            if key not in travelling:
                scene.retire(item)
        scene.rest_all()
        self._is_playing = scene.motion.is_moving

    def _points(self) -> dict[int, int]:
        """The points of all seats as they are known to the table."""
        assert self._stage is not None
        shown = self._stage.scene_of_table.shown
        if shown is None:
            return {}
        return {seat: score(shown.view, seat) for seat in shown.view.position.turn_order}

    def _traveller(self, scene: TableScene, journey: Journey, leaving: Mapping[int, CardItem]) -> CardItem:
        if journey.key is None:
            # A face is painted where it is largest, which for cards of the table has been done already.
            width = 0 if journey.shows is None else int(max(journey.start.width, journey.end.width))
            return scene.passer(journey.start, journey.shows, width=width, is_hidden=journey.appears)
        gone = leaving.get(journey.key)
        return gone if gone is not None else scene.card_item(journey.key)

    def finish(self) -> None:
        """Bring all cards to their places now."""
        if self._is_playing and self._stage is not None:
            self._counting.finish()
            self._stage.scene_of_table.motion.finish()

    def _stop(self) -> None:
        if self._is_playing:
            self._is_playing = False
            assert self._stage is not None
            for item in self._staying:
                self._stage.scene_of_table.settle(item)
            self._counting.finish(fades=True)
            self.idle.emit()


def _seats(shown: Shown) -> Seats:
    own = bottom_seat(shown.view)
    plates = dict(zip(opponents(shown.view), shown.layout.seats, strict=True))
    plates[own] = shown.layout.own
    return Seats(own, plates)
