"""All melds of the hand at once: a plan that is legal to its end, worked out on a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import check, must_be_used
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import Discard, LayMeld, LayOff
from rommedesk.engine.opening import Aim, best_opening, every_meld
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.scoring import turn_points
from rommedesk.engine.solver import Goal, best_partition, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView

MOST_TRIED = 60
"""So many melds with a card that must be used are tried; hardly a hand has more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Melds to be laid one after the other."""

    moves: tuple[LayMeld, ...]
    points: int
    """What they count by position."""


def lay_all_plan(view: PlayerView) -> Plan | None:
    """The best melds of the hand that may be laid now and let the turn be ended; `None` without any.

    Below the opening minimum they reach it.  What the rules demand stays possible: a card to discard, the
    use of a taken card or of a swapped joker.
    """
    position = view.position
    if view.seat != position.to_move or position.phase is not Phase.PLAY or view.seat is None:
        return None
    return next((plan for melds in _ways(position) if (plan := _plan_of(position, melds))), None)


def _ways(position: Round) -> Iterator[Sequence[Meld]]:
    """Melds of the hand, the best first; then with what must be used, then with one card kept back."""
    hand, points = position.mover.hand, position.turn.points
    whole = _melds(position, hand, points)
    if not whole:
        return
    yield whole
    ways = [
        (meld, *_melds(position, rest, turn_points(position.turn, meld, position.rules)))
        for duty in must_be_used(position)
        for meld, rest in _with_card(hand, duty, position.rules)
    ]
    yield from sorted(ways, key=lambda way: -_points(way, position.rules))
    if sum(len(meld.cards) for meld in whole) >= len(hand) - 1:
        kept = {card.name: card for card in hand}.values()
        ways = [(*_melds(position, [card for card in hand if card != one], points),) for one in kept]
        yield from sorted(filter(None, ways), key=lambda way: -_points(way, position.rules))


def _melds(position: Round, hand: Sequence[Card], points: int) -> Sequence[Meld]:
    """The best melds of some cards when melds of the turn have brought so many points."""
    rules = position.rules
    if not position.mover.opened and points < rules.opening_points:
        found = best_opening(hand, rules, aim=Aim.FEWEST_LEFT, laid=points)
        if found is not None:
            return found.melds
    return best_partition(hand, rules).melds


def _with_card(hand: Sequence[Card], card: Card, rules: RuleSet) -> Iterator[tuple[Meld, Sequence[Card]]]:
    """Melds of the hand that hold a card, and what each leaves of the hand."""
    solver = solver_for(rules, Goal.FEWEST_LEFT)
    fitting = (
        template
        for template in every_meld(hand, rules)
        if card.face in template.naturals or (card.is_joker and template.jokers)
    )
    for template in islice(fitting, MOST_TRIED):
        parted = solver.dress(hand, [template])
        yield parted.melds[0], parted.left


def _points(melds: Sequence[Meld], rules: RuleSet) -> int:
    return sum(meld_points(meld, rules) for meld in melds)


def _plan_of(position: Round, melds: Sequence[Meld]) -> Plan | None:
    """The plan to lay these melds, if each is legal and the turn can be ended afterwards."""
    seat = position.to_move
    moves = []
    state = position
    for meld in melds:
        move = LayMeld(seat, meld.names)
        if check(state, move) is not None:
            return None
        moves.append(move)
        state = apply(state, move).state
    return Plan(tuple(moves), _points(melds, position.rules)) if _can_end(state) else None


def _can_end(state: Round) -> bool:
    """Whether the round is over, or a discard is legal, or the cards that must be used can be laid off."""
    if state.phase is Phase.OVER:
        return True
    seat, hand = state.to_move, state.mover.hand
    if any(check(state, Discard(seat, card.name)) is None for card in hand):
        return True
    numbers = range(1, len(state.melds) + 1)
    due = must_be_used(state)
    return bool(due) and all(
        any(check(state, LayOff(seat, (card.name,), number)) is None for number in numbers) for card in due
    )
