"""Advice for a person, from what the seat can see: what to do now, why, and what else might be done.

The best move is what the level *hard* would do with the weights of the level *expert* (`keen_weights`),
except that it goes out whenever it can; if worlds may be looked at it is left, as by the level *expert*, for
one that ends better in these.  What the others cost is then found in the worlds, and otherwise judged
roughly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from time import monotonic

from rommedesk.engine.legality import check
from rommedesk.engine.moves import Draw, Move, Pass, TakeDiscards
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.stairs_value import StairsValues
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice, Opening, StairsAdvice, Suggestion
from rommedesk.players.answer import Motive, Why
from rommedesk.players.hard import HardPlanner
from rommedesk.players.openings import opening_in
from rommedesk.players.options import Option, options_in
from rommedesk.players.rough import rough_costs_of_taking
from rommedesk.players.safe import safe_move
from rommedesk.players.telling import Telling
from rommedesk.players.trial import is_unwieldy
from rommedesk.players.weighing import Cost, costs_of
from rommedesk.players.weights import keen_weights

Moves = tuple[Move, ...]

LONGEST_S = 2.0
"""So many seconds after the question no more worlds are looked at, whatever the budget; what was found by
then is told, or the plan without worlds.  The rest takes less than a tenth of a second of the processor, in
the largest hands too; so a machine that has hardly any time for it still answers before the window gives
up."""


def advise(view: PlayerView, seed: int, budget: int = 0, clock: Callable[[], float] = monotonic) -> Advice:
    """What the seat that looks should do in its turn; the same arguments give the same advice.

    `budget` is how many worlds may be looked at to judge what moves cost, fewer if that takes longer than
    `LONGEST_S` by the `clock` (seconds); with 0 costs are rough.  Raises `ValueError` if it is not the turn
    of the seat.
    """
    deadline = clock() + LONGEST_S
    position = view.position
    if view.seat != position.to_move or position.phase is Phase.OVER:
        raise ValueError("it is not the turn of the seat that looks")
    steps, opening = tuple(_steps(position)), opening_in(position)
    ways = _ways(position, steps)
    told: tuple[Suggestion, ...] = (_way_on(view),)
    if ways:
        costs = costs_of(view, [*ways], seed, budget, lambda: clock() > deadline)
        told = _told(position, ways, opening, costs)
    goes_out = next((moves for option, moves in ways.items() if option.goes_out), ())
    return Advice(told[0], told[1:], goes_out, opening, _with_costs(steps, position, told))


# ---- what can be done ------------------------------------------------------------------------------------


def _ways(position: Round, steps: Sequence[StairsAdvice]) -> dict[Option, Moves]:
    """Ways to play on, with all moves of a turn that can be ended; the best first, if no worlds object."""
    found: dict[Option, Moves] = {}
    way_out = _way_out(position, steps) if position.phase is Phase.DRAW else None
    if way_out is not None:
        found[way_out] = _whole_turn(position, way_out.moves)
    for option in options_in(position, keen_weights(position.rules)):
        moves = _whole_turn(position, option.moves)
        if moves and (way_out is None or option.moves != way_out.moves):
            found[option] = moves
    return found


def _whole_turn(position: Round, moves: Moves) -> Moves:
    """The moves with the rest of a turn that begins with taking; empty if it could not be ended."""
    if not isinstance(moves[0], TakeDiscards):
        return moves
    plan = HardPlanner(apply(position, moves[0]).state, weights=keen_weights(position.rules)).best()
    return () if plan is None else (*moves, *plan.moves)


def _way_out(position: Round, steps: Sequence[StairsAdvice]) -> Option | None:
    """How many cards to take to go out in this turn."""
    is_stairs = position.rules.discard_pickup is DiscardPickup.STAIRS
    for count in [step.count for step in steps if step.goes_out] if is_stairs else [1]:
        take = TakeDiscards(position.to_move, count)
        if check(position, take) is None:
            plan = HardPlanner(apply(position, take).state).best()
            if plan is not None and plan.goes_out:
                return Option((take,), Why(Motive.GOES_OUT), goes_out=True)
    return None


def _way_on(view: PlayerView) -> Suggestion:
    """What is left if no turn can be planned: draw or pass, or take back what cannot be ended."""
    move = safe_move(view)
    match move:
        case Draw():
            motive = Motive.DRAWS
        case Pass():
            motive = Motive.NO_CARD
        case _:
            motive = Motive.TAKES_BACK
    return Suggestion((move,), (Why(motive),))


def _steps(position: Round) -> Iterator[StairsAdvice]:
    """Every step of the stairs, as far down as the hand can be thought of quickly."""
    if position.phase is not Phase.DRAW or position.rules.discard_pickup is not DiscardPickup.STAIRS:
        return
    values = StairsValues(position)
    for count in range(1, len(position.discard) + 1):
        if is_unwieldy((*position.mover.hand, *position.discard[-count:])):
            return
        yield StairsAdvice.of(values.value(count), 0.0)


# ---- what it costs -----------------------------------------------------------------------------------------


def _told(
    position: Round, ways: Mapping[Option, Moves], opening: Opening | None, costs: Sequence[Cost]
) -> tuple[Suggestion, ...]:
    """All ways with reasons and costs, the best first and then the cheapest."""
    telling = Telling(position, opening)
    best = ways[costs[0].option]
    found = []
    for nth, cost in enumerate(costs):
        moves = ways[cost.option]
        reasons = telling.reasons(moves, cost.option.why, best if nth else None)
        found.append(Suggestion(moves, reasons, cost.points, cost.error, cost.worlds))
    return tuple(found)


def _with_costs(
    steps: Sequence[StairsAdvice], position: Round, told: Sequence[Suggestion]
) -> tuple[StairsAdvice, ...]:
    """The steps with what they cost: the same as with the suggestions, or else roughly."""
    if not steps:
        return ()
    known = {move.count: one.cost for one in told if isinstance(move := one.move, TakeDiscards)}
    best = told[0].move
    counts = [best.count if isinstance(best, TakeDiscards) else 0, *(step.count for step in steps)]
    rough = rough_costs_of_taking(position, counts, keen_weights(position.rules))[1:]
    return tuple(
        [replace(step, cost=known.get(step.count, cost)) for step, cost in zip(steps, rough, strict=True)]
    )
