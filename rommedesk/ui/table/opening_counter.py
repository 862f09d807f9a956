"""How far the melds of the turn go towards the opening minimum, with those that are only gathered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rommedesk.engine.melds import Meld
from rommedesk.engine.scoring import opening_points, turn_points
from rommedesk.engine.state import Phase, Turn
from rommedesk.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class OpeningCounter:
    """17 of 30."""

    laid: int
    """What the melds on the table count."""
    reached: int
    """What they and the gathered ones count together."""
    minimum: int
    parts: tuple[int, ...]
    """What each meld counts, those on the table first."""


def opening_counter(view: PlayerView, gathered: Sequence[Meld] = ()) -> OpeningCounter | None:
    """The counter of the seat that looks; `None` if it has opened, or has neither the turn nor a plan."""
    position, rules = view.position, view.position.rules
    if view.seat is None or rules.opening_points <= 0 or position.phase is Phase.OVER:
        return None
    is_playing = position.to_move == view.seat and position.phase is Phase.PLAY
    if position.seat(view.seat).opened or not (is_playing or gathered):
        return None
    turn = position.turn if position.to_move == view.seat else Turn()
    parts = [opening_points(position.melds[number - 1].meld, rules) for number in turn.laid]
    reached = turn
    for meld in gathered:
        parts.append(opening_points(meld, rules))
        reached = replace(reached, points=turn_points(reached, meld, rules))
    return OpeningCounter(turn.points, reached.points, rules.opening_points, tuple(parts))
