"""The level *medium*: exact greedy.

It knows its own hand and the table, plans with the hand solver, and forgets all that was thrown before.  It
takes a discard that it can use, opens as soon as it can, melds and lays off what it can except for jokers,
swaps a joker when that leaves less in the hand, and throws the dearest card without a partner.
"""

from __future__ import annotations

from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.drawing import Drawing
from rommedesk.players.plan import Planner
from rommedesk.players.safe import has_taken_back, safe_move


def decide_medium(view: PlayerView) -> Answer:
    """The move of the level *medium*."""
    position = view.position
    if has_taken_back(view):
        return Answer(safe_move(view), (Why(Motive.SAFE),))
    if position.phase is Phase.DRAW:
        return Drawing(position).choose()
    plan = Planner(position).begin()
    if plan is not None:
        return Answer(plan.moves[0], (plan.why,))
    return Answer(safe_move(view), (Why(Motive.TAKES_BACK),))
