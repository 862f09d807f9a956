"""Advice for a person, from what the seat can see: what to do now, why, and what else might be done.

The best move is that of the level *hard*, except that it goes out whenever it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rommedesk.engine.legality import can_draw, check
from rommedesk.engine.moves import Draw, Move, Pass, TakeDiscards
from rommedesk.engine.rules import DiscardPickup, Scoring
from rommedesk.engine.stairs_value import StairsValues
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice, StairsAdvice, Suggestion
from rommedesk.players.answer import Motive, Why
from rommedesk.players.hard import HardDrawing, HardPlanner
from rommedesk.players.openings import opening_in
from rommedesk.players.plan import LEFT_WORTH
from rommedesk.players.safe import safe_move
from rommedesk.players.telling import Telling
from rommedesk.players.trial import is_unwieldy

Moves = tuple[Move, ...]


def advise(view: PlayerView, seed: int, budget: int = 0) -> Advice:
    """What the seat that looks should do in its turn; the same arguments give the same advice.

    `budget` is how many worlds may be looked at to judge what moves cost; with 0 costs are rough.  Raises
    `ValueError` if it is not the turn of the seat.
    """
    position = view.position
    if view.seat != position.to_move or position.phase is Phase.OVER:
        raise ValueError("it is not the turn of the seat that looks")
    steps = tuple(_steps(position))
    goes_out = _way_out(position, steps)
    opening = opening_in(position)
    moves, whys = (goes_out, (Why(Motive.GOES_OUT),)) if goes_out else _best(view)
    best = Suggestion(moves, Telling(position, opening).reasons(moves, *whys))
    return Advice(best, (), goes_out, opening, steps)


def _best(view: PlayerView) -> tuple[Moves, tuple[Why, ...]]:
    """The turn as the level *hard* plans it."""
    position = view.position
    if position.phase is Phase.DRAW:
        answer = HardDrawing(position).choose()
        moves = _drawn(position, answer.move)
        if moves is None:
            seat = position.to_move
            moves = (Draw(seat) if can_draw(position) else Pass(seat),)
        return moves, answer.reasons
    planner = HardPlanner(position)
    plan = planner.best()
    if plan is None:
        return (safe_move(view),), (Why(Motive.TAKES_BACK),)
    return plan.moves, (plan.why, *planner.more_reasons(plan))


def _drawn(position: Round, move: Move) -> Moves | None:
    """A way to draw with the rest of the turn that can be known; `None` if that could not be ended."""
    if not isinstance(move, TakeDiscards):
        return (move,)
    plan = HardPlanner(apply(position, move).state).best()
    return None if plan is None else (move, *plan.moves)


def _way_out(position: Round, steps: Iterable[StairsAdvice]) -> Moves:
    """A whole way out in this turn; empty if there is none."""
    if position.phase is Phase.PLAY:
        plan = HardPlanner(position).best()
        return plan.moves if plan is not None and plan.goes_out else ()
    is_stairs = position.rules.discard_pickup is DiscardPickup.STAIRS
    for count in [step.count for step in steps if step.goes_out] if is_stairs else [1]:
        take = TakeDiscards(position.to_move, count)
        if check(position, take) is None:
            plan = HardPlanner(apply(position, take).state).best()
            if plan is not None and plan.goes_out:
                return (take, *plan.moves)
    return ()


def _steps(position: Round) -> Iterator[StairsAdvice]:
    """Every step of the stairs, as far down as the hand can be thought of quickly."""
    if position.phase is not Phase.DRAW or position.rules.discard_pickup is not DiscardPickup.STAIRS:
        return
    hand, pile = position.mover.hand, position.discard
    values, drawing = StairsValues(position), HardDrawing(position)
    counts = range(1, len(pile) + 1)
    known = [count for count in counts if not is_unwieldy((*hand, *pile[-count:]))]
    worths = [drawing.judged(count) for count in (0, *known)]
    scale = 1.0 if position.rules.scoring is Scoring.MELDS else LEFT_WORTH
    for count, worth in zip(known, worths[1:], strict=True):
        yield StairsAdvice.of(values.value(count), scale * (max(worths) - worth))
