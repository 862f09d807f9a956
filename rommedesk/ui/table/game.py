"""The game as the table sees it."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView


class Game(Protocol):
    """What the table needs of a `GameController`."""

    @property
    def happened(self) -> SignalInstance:
        """Something happened: the events, and the view after them."""

    @property
    def refused(self) -> SignalInstance:
        """A move of the person was refused: why, and which."""

    @property
    def view_changed(self) -> SignalInstance:
        """There is another view."""

    @property
    def record(self) -> Any:
        """The record of the match, `None` while there is none."""

    @property
    def is_human_turn(self) -> bool:
        """Whether the game waits for a move of the person."""

    def view(self) -> PlayerView:
        """What the person knows now."""

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""

    def attempt(self, move: Move) -> Refusal | None:
        """Make a move; why not, if it was refused."""
