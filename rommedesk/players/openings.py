"""How the hand of the seat to move stands to the opening minimum (rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import check
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import LayMeld
from rommedesk.engine.opening import Aim, best_opening, every_meld
from rommedesk.engine.scoring import opening_points, turn_points
from rommedesk.engine.solver import Goal, best_partition, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.players.advice import Opening
from rommedesk.players.plan import Planner
from rommedesk.players.trial import tools_for


def opening_in(position: Round) -> Opening | None:
    """The melds that open and leave fewest points, or that come nearest to it.

    Before the draw it is what the hand alone can do.  `None` if there is nothing to reach, nothing may be put
    down in this turn, or the points are there but the turn could not be ended.
    """
    mover, rules = position.mover, position.rules
    if mover.opened or mover.turns < rules.first_meld_turn:
        return None
    hand = tools_for(rules).thought_of(mover.hand)
    found = best_opening(hand, rules, aim=Aim.FEWEST_LEFT, laid=position.turn.points)
    melds = _nearest(hand, position) if found is None else found.melds
    opening = _told(melds, position)
    if found is None:
        return opening if opening.missing else None
    return opening if position.phase is Phase.DRAW or _can_end(position, opening) else None


def _nearest(hand: Sequence[Card], position: Round) -> Sequence[Meld]:
    """The melds that count most towards the minimum."""
    rules = position.rules
    if not rules.opening_single_meld:
        return best_partition(hand, rules, goal=Goal.MOST_OPENING).melds
    dearest = max(every_meld(hand, rules), key=lambda template: template.opening, default=None)
    solver = solver_for(rules, Goal.FEWEST_LEFT)
    return () if dearest is None else solver.dress(hand, [dearest]).melds


def _told(melds: Sequence[Meld], position: Round) -> Opening:
    rules = position.rules
    melds = sorted(melds, key=lambda meld: -opening_points(meld, rules))
    turn = reduce(
        lambda turn, meld: replace(turn, points=turn_points(turn, meld, rules)), melds, position.turn
    )
    missing = max(0, rules.opening_points - turn.points)
    return Opening(tuple([meld.names for meld in melds]), turn.points, missing, position.turn.points)


def _can_end(position: Round, opening: Opening) -> bool:
    """Whether the turn can be ended when the melds lie."""
    for names in opening.melds:
        move = LayMeld(position.to_move, names)
        if check(position, move) is not None:
            return False
        position = apply(position, move).state
    return position.phase is Phase.OVER or Planner(position).best() is not None
