"""Views of positions that a test writes down."""

from dataclasses import replace

from rommedesk.engine.cards import UNKNOWN
from rommedesk.engine.events import Event, TurnBegan
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView


def view_of(state: Round, *later: Event) -> PlayerView:
    """What the seat to move sees; all that it remembers is that its turn began, and what came later."""
    seat = state.to_move
    hidden = tuple(
        side if number == seat else replace(side, hand=(UNKNOWN,) * len(side.hand))
        for number, side in enumerate(state.seats, 1)
    )
    position = replace(state, seats=hidden, stock=(UNKNOWN,) * len(state.stock), previous=None)
    return PlayerView(seat, position, (TurnBegan(seat), *later), (0,) * len(state.seats), 1)
