"""What the pointer means: press, move and release become selections, drags and moves.

Drags go by differences of scene positions.  Nothing here knows what is legal; the table asks `check`.
"""

from __future__ import annotations

from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.band import Band
from rommedesk.ui.table.clicks import Clicks
from rommedesk.ui.table.desk import NO_KEYS, Desk, Grip, Modifiers, Point
from rommedesk.ui.table.drags import Drags
from rommedesk.ui.table.pointing import Pointing


class Gestures:
    """The state of the left mouse button, or of a finger, over the table."""

    def __init__(self, desk: Desk, drag_distance: float, double_ms: int = 400) -> None:
        """A pointer that moves `drag_distance` drags; two clicks within `double_ms` are a double click."""
        self._desk = desk
        self._distance = drag_distance
        self._grip: Grip | None = None
        self._has_strayed = False
        """Whether the button is held down and the pointer has left where it went down."""
        self._drags = Drags(desk)
        self._band = Band(desk)
        self._clicks = Clicks(desk, double_ms)
        self._pointing = Pointing(desk)

    @property
    def is_dragging(self) -> bool:
        """Whether cards are in the air, or a rubber band is drawn."""
        return self._drags.is_loaded or self._band.is_drawn

    @property
    def resting_at(self) -> Point | None:
        """Where the button is held down without having moved, as long as nothing has come of it."""
        return None if self._grip is None or self._has_strayed else self._grip.at

    def is_echo(self, at: Point, stamp: int, *, is_double: bool = False) -> bool:
        """Whether a press belongs to a click that made its move already, and means nothing more."""
        return self._clicks.is_echo(at, stamp, is_double=is_double)

    def end_click(self, at: Point, stamp: int) -> None:
        """A click on something that is not the business of gestures made a move."""
        self._clicks.note_move(at, stamp)

    # ---- events ----------------------------------------------------------------------------------------

    def press(self, at: Point, modifiers: Modifiers = NO_KEYS, *, is_double: bool = False) -> None:
        """The left button goes down."""
        self.hover(at)
        scene = self._desk.scene_of_table
        # Where steps are lifted these are meant, also where the pointed card has left the pointer.
        found = self._pointing.step() if scene.pointed else scene.card_at(*at)
        key, lies = found if found is not None else (None, None)
        twice = self._clicks.meant_by_double(at) if is_double and scene.shown is not None else None
        if twice is not None and scene.shown is not None:
            key, lies = int(twice), scene.shown.places.get(int(twice))
        self._grip = Grip(at, key, lies, modifiers, twice is not None)
        self._has_strayed = False

    def move(self, at: Point) -> None:
        """The pointer moves, with or without the button."""
        grip = self._grip
        if grip is None:
            self.hover(at)
            return
        if not self.is_dragging and not self._begin(grip, at):
            return
        if self._band.is_drawn:
            self._band.stretch(at)
        else:
            self._drags.carry(at)

    def _begin(self, grip: Grip, at: Point) -> bool:
        """Begin a drag or a band if the pointer has moved far enough; whether one was begun."""
        if max(abs(at[0] - grip.at[0]), abs(at[1] - grip.at[1])) < self._distance:
            return False
        self._has_strayed = True
        if grip.lies is None:
            self._band.begin(grip.at, adds=grip.modifiers.adds)
            return True
        return self._drags.lift(grip)

    def release(self, at: Point, stamp: int = 0) -> None:
        """The left button goes up."""
        grip, self._grip = self._grip, None
        if self._band.is_drawn:
            self._band.end()
        elif self._drags.is_loaded:
            self._drags.drop(at)
        elif grip is not None and not self._has_left(grip, at):
            self._clicks.click(grip, stamp)
        self.hover(at)

    def _has_left(self, grip: Grip, at: Point) -> bool:
        """Whether the button goes up over another thing than it went down on; shaky hands still click."""
        if not self._has_strayed or grip.lies is None:
            return False
        found = self._desk.scene_of_table.card_at(*at)
        return found is None or (found[1].zone, found[1].number) != (grip.lies.zone, grip.lies.number)

    def cancel(self) -> None:
        """Give up whatever is going on: cards glide home, a band is forgotten, a press means nothing."""
        self._grip = None
        self._band.cancel()
        self._drags.cancel()

    def follow(self, view: PlayerView) -> None:
        """Something happened meanwhile; cards in the air stay there while they are in the hand."""
        was_loaded = self._drags.is_loaded
        self._drags.follow(view)
        if was_loaded and not self._drags.is_loaded:
            self._grip = None

    def hover(self, at: Point | None) -> None:
        """Lift the steps of the stairs that a click would take."""
        self._clicks.follow(at)
        if not self.is_dragging:
            self._pointing.follow(at)
