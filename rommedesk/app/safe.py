"""A legal move that harms little, for a computer player that has none."""

from __future__ import annotations

from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, Move, Pass, Undo
from rommedesk.engine.scoring import card_value
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView


def safe_move(view: PlayerView) -> Move:
    """Draw, or else pass; then throw the dearest card that may be thrown, or take the last step back."""
    state = view.position
    seat, rules = state.to_move, state.rules
    if state.phase is Phase.DRAW:
        draw = Draw(seat)
        return Pass(seat) if check(state, draw) else draw
    dearest_first = sorted(view.hand, key=lambda card: -card_value(card, rules))
    discards = [Discard(seat, card.name) for card in dearest_first if not card.is_joker]
    discards += [Discard(seat, card.name) for card in dearest_first if card.is_joker]
    return next((discard for discard in discards if check(state, discard) is None), Undo(seat))
