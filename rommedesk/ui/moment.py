"""What the actions of the window have to know of the game to be enabled or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Moment:
    """What the actions have to know of the game; all is asked, nothing is guessed."""

    view: PlayerView | None
    """`None` while no match is open."""
    check: Callable[[Move], Refusal | None]
    is_my_turn: bool
    is_round_over: bool
    is_match_over: bool
    selected: Selected
    is_watched: bool = False
    """Whether only computer players play."""
    is_held: bool = False
    """Whether they wait until they are let on."""
    is_calm: bool = False
    """Whether nobody's points are told."""
    can_hint: bool = False
    """Whether a hint can be asked for."""
    can_play_hint: bool = False
    """Whether one is on show that can be played."""


class Selected(Protocol):
    """What can be done with the cards that are selected on the table."""

    @property
    def can_meld(self) -> bool: ...
    @property
    def plan_points(self) -> int | None:
        """What all melds of the hand count that may be laid now."""

    @property
    def can_gather(self) -> bool:
        """Whether cards of the hand are selected."""

    @property
    def can_lay_off(self) -> bool: ...
    @property
    def can_only_swap(self) -> bool:
        """Whether they can be put down for a joker, but laid off nowhere."""

    @property
    def can_discard(self) -> bool: ...
    def probe(self, seat: int) -> tuple[Move, ...]:
        """Meld, lay-off and discard of the selected cards, to learn why they are refused."""
