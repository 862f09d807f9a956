"""What ways to play on cost, roughly, by what the level *hard* thinks of them; no worlds are looked at."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.moves import Discard, TakeDiscards
from rommedesk.engine.rules import Scoring
from rommedesk.engine.scoring import hand_points
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.players.hard import HardDrawing, HardPlanner
from rommedesk.players.options import Option
from rommedesk.players.plan import LEFT_WORTH
from rommedesk.players.weights import STEADY, Weights

BROKEN = 10.0
"""What it costs, in points of the hand, to throw a card that a meld holds, more than any other card."""
OUT_MISSED = 10.0
"""What it costs not to go out where one could."""


def rough_costs(position: Round, options: Sequence[Option], weights: Weights = STEADY) -> list[float]:
    """By option about how many points a round it is worse than the first, which is the best."""
    if position.phase is Phase.DRAW:
        firsts = [option.moves[0] for option in options]
        counts = [move.count if isinstance(move, TakeDiscards) else 0 for move in firsts]
        costs = rough_costs_of_taking(position, counts, weights)
        return [0.0, *(cost + OUT_MISSED for cost in costs[1:])] if options[0].goes_out else costs
    turns = _Turns(position, options, weights)
    losses = [turns.loss(option) for option in options]
    return [max(0.0, loss - losses[0]) for loss in losses]


def rough_costs_of_taking(position: Round, counts: Sequence[int], weights: Weights = STEADY) -> list[float]:
    """The same of taking so many cards (0: drawing), if the first of these is the best."""
    drawing = HardDrawing(position, weights)
    worths = [drawing.judged(count) for count in counts]
    return [_scale(position) * max(0.0, worths[0] - worth) for worth in worths]


def _scale(position: Round) -> float:
    """What a point in the hand costs: only who does not go out pays for it."""
    return 1.0 if position.rules.scoring is Scoring.MELDS else LEFT_WORTH


class _Turns:
    """Ways to play a turn to its end."""

    def __init__(self, position: Round, options: Sequence[Option], weights: Weights) -> None:
        self._position = position
        planner = HardPlanner(position, weights=weights)
        self._gain_of_holding = planner.gain_of_holding
        self._discards = planner.costs_of_discards()
        self._worths = {option.moves: self._worth(option) for option in options if len(option.moves) > 1}

    def loss(self, option: Option) -> float:
        """Points that may be lost with an option, to compare."""
        if not self._worths:
            return self._lost_by_discard(option)
        if len(option.moves) == 1:
            return max(0.0, -self._gain_of_holding) + self._lost_by_discard(option)
        return max(0.0, self._gain_of_holding) + max(self._worths.values()) - self._worths[option.moves]

    def _lost_by_discard(self, option: Option) -> float:
        last = option.moves[-1]
        costs = self._discards
        dearest = max(costs.values(), default=0.0) + BROKEN
        cost = costs.get(last.card, dearest) if isinstance(last, Discard) else 0.0
        return LEFT_WORTH * (cost - min(costs.values(), default=0.0))

    def _worth(self, option: Option) -> float:
        """What is scored and what stays in the hand."""
        state = self._position
        for move in option.moves:
            state = apply(state, move).state
        side = state.seat(self._position.to_move)
        return side.score - LEFT_WORTH * hand_points(side.hand, state.rules)
