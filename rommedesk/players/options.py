"""The ways to go on that are worth comparing: what the level *hard* would do, and what else might be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from rommedesk.engine.legality import can_draw, check
from rommedesk.engine.moves import Draw, LayMeld, Move, SwapJoker, TakeDiscards
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Phase, Round
from rommedesk.players.answer import Motive, Why
from rommedesk.players.hard import HardDrawing, HardPlanner
from rommedesk.players.plan import Plan, Planner
from rommedesk.players.trial import Trial
from rommedesk.players.weights import STEADY, Weights

MOST_DISCARDS = 5
"""So many discards are compared where nothing is put down."""
MOST_LAST_DISCARDS = 3
"""So many where something is."""
MOST_DEPTHS = 4
"""So many depths of the stairs are compared."""


@dataclass(frozen=True, slots=True)
class Option:
    """One way to go on."""

    moves: tuple[Move, ...]
    """In the draw phase one move, in the play phase all to the end of the turn."""
    why: Why
    """What speaks for the first one."""
    goes_out: bool = False
    """Whether these moves end the round, with the seat going out."""


def options_in(position: Round, weights: Weights = STEADY) -> tuple[Option, ...]:
    """What can be done in a position, what the level *hard* with these weights would do first.

    Empty if it sees no way on.
    """
    found = _draws(position, weights) if position.phase is Phase.DRAW else _turns(position, weights)
    first: dict[tuple[Move, ...], Option] = {}
    for option in found:
        first.setdefault(option.moves, option)
    return tuple(first.values())


# ---- drawing ---------------------------------------------------------------------------------------------


def _draws(position: Round, weights: Weights) -> list[Option]:
    drawing = OptionDrawing(position, weights)
    answer = drawing.choose()
    found = [Option((answer.move,), answer.reasons[0])]
    if isinstance(answer.move, TakeDiscards) and can_draw(position):
        found.append(Option((Draw(position.to_move),), Why(Motive.DRAWS)))
    found += [Option((move,), Why(Motive.TAKES)) for move in drawing.takes()]
    return found


class OptionDrawing(HardDrawing):
    """Knows what else could be taken."""

    def takes(self) -> Iterator[TakeDiscards]:
        """Other ways to take that are not without any sense."""
        position, seat = self._position, self._seat
        if check(position, TakeDiscards(seat)) is not None:
            return
        if self._rules.discard_pickup is DiscardPickup.STAIRS:
            worths = sorted(self._depths(), reverse=True)
            for _, depth in worths[:MOST_DEPTHS]:
                yield TakeDiscards(seat, depth)
            return
        top = position.discard[-1]
        if not (top.is_joker or self._fits_at_table(top) or self._has_partners(top, self._held)):
            return
        if self._rules.discard_pickup is not DiscardPickup.MUST_USE or self._plan_after_taking is not None:
            yield TakeDiscards(seat)


# ---- the rest of a turn ----------------------------------------------------------------------------------


def _turns(position: Round, weights: Weights) -> list[Option]:
    baseline = HardPlanner(position, weights=weights).best()
    if baseline is None:
        return []
    plans = [baseline]
    if not baseline.goes_out:
        plans += HoldingPlanner(position, weights=weights).discards(MOST_DISCARDS)
        shown = ShowingPlanner(position, weights=weights)
        plans += shown.ways()
    return [Option(plan.moves, plan.why, plan.goes_out) for plan in plans]


class HoldingPlanner(HardPlanner):
    """Puts nothing down that has not to lie."""

    def discards(self, most: int) -> list[Plan]:
        """Discards that end the turn as it is."""
        if self._must_use() or self._position.turn.swapped:
            return []
        return [*islice(self._endings(Trial(self._position, self._tools)), most)]


class ShowingPlanner(HardPlanner):
    """Puts down all that it can."""

    holds_back = False

    def _after_swap(self, position: Round) -> Planner:
        return ShowingPlanner(position, self._swaps + 1, self._weights)

    def ways(self) -> list[Plan]:
        """The turn with all that can be put down, with other discards, and with a part of it only."""
        plan = self.best()
        if plan is None or len(plan.moves) < 2:
            return []
        found = [plan]
        if plan.goes_out:
            return found
        found += self._discards_after(plan.moves[:-1], MOST_LAST_DISCARDS)
        melds = [move for move in plan.moves if isinstance(move, LayMeld)]
        if len(melds) + 1 < len(plan.moves):
            found += self._discards_after(melds, 1)
        for count in range(1, len(melds)):
            found += self._discards_after(melds[:count], 1)
        return found

    def _discards_after(self, moves: Iterable[Move], most: int) -> list[Plan]:
        """Ways to end the turn after these moves; none if it may not end there."""
        turn = Trial(self._position, self._tools)
        for move in moves:
            turn.make(move, _motive_of(move, turn))
        state = turn.state
        if not turn.moves or (turn.state.turn.laid and not state.mover.opened):
            return []
        return [*islice(self._endings(turn), most)]


def _motive_of(move: Move, turn: Trial) -> Motive:
    match move:
        case LayMeld():
            return Motive.MELDS if turn.state.mover.opened else Motive.OPENS
        case SwapJoker():
            return Motive.SWAPS
        case _:
            return Motive.LAYS_OFF
