"""Shows events one after the other, each for as long as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rommedesk.engine.events import Event
from rommedesk.engine.view import PlayerView


class Timeline(QObject):
    """What the game waits for before the next move is made.

    `play` never blocks.  It either shows all at once and stays idle, or begins to show it, and `idle` follows
    when everything that was given so far has been shown.
    """

    idle = Signal()
    """The last event has been shown; comes after a time in which `is_idle` was false, never inside `play`."""

    def play(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show the events as one seat saw them, after all earlier ones; `view` is how things lie then."""
        raise NotImplementedError

    def finish(self) -> None:
        """Bring everything to its end at once; `idle` is emitted before this returns, unless it was idle."""
        raise NotImplementedError

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        raise NotImplementedError


class InstantTimeline(Timeline):
    """Takes no time; for the speed "off", for tests and where nobody looks."""

    def play(self, events: Sequence[Event], view: PlayerView) -> None:
        """Everything is where it belongs already."""

    def finish(self) -> None:
        """There is nothing to finish."""

    @property
    def is_idle(self) -> bool:
        """Always."""
        return True
