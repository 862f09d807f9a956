"""What calm mode leaves untold."""

from __future__ import annotations

from rommedesk.engine.view import PlayerView


def hides_points(is_calm: bool, view: PlayerView) -> bool:
    """Whether it is not told what melds count: in calm mode, unless the own seat needs points to open."""
    position = view.position
    has_to_open = (
        view.seat is not None and position.rules.opening_points > 0 and not position.seat(view.seat).opened
    )
    return is_calm and not has_to_open
