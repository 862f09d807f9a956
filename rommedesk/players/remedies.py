"""What would work after a move was refused, from what the seat can see; quick, no worlds are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from rommedesk.engine.cards import CardName, parse_names
from rommedesk.engine.legality import check, resolve
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.opening import best_opening
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import follows
from rommedesk.players.hard import HardPlanner
from rommedesk.players.openings import opening_in
from rommedesk.players.plan import Planner
from rommedesk.players.trial import LARGE_HAND
from rommedesk.players.weights import keen_weights

MOST_REMEDIES = 2
MOST_LEFT_OUT = 2
"""So many of the cards that are no meld are left out to make one."""

Moves = tuple[Move, ...]


def remedies(view: PlayerView, refusal: Refusal, move: Move) -> tuple[Moves, ...]:
    """Moves of the seat that looks which would work instead, the smallest change first; two at most.

    Each group of moves is legal, one move after the other, and the turn can be ended after it.  Nothing is
    offered where nothing but another plan would help, or where it is not the turn of the seat.
    """
    position = view.position
    if view.seat != position.to_move or position.phase is Phase.OVER:
        return ()
    found: list[Moves] = []
    for moves in _ideas(position, refusal, move):
        if moves and moves not in found and works(position, moves):
            found.append(moves)
            if len(found) == MOST_REMEDIES:
                break
    return tuple(found)


def works(position: Round, moves: Moves) -> bool:
    """Whether the moves are legal one after the other, and the turn is or can be ended after them."""
    if not follows(position, moves):
        return False
    if isinstance(moves[-1], Draw | Pass | Discard):
        return True
    after = _after(position, moves)
    return after.phase is Phase.OVER or Planner(after).best() is not None


def _after(position: Round, moves: Moves) -> Round:
    for move in moves:
        position = apply(position, move).state
    return position


def _ideas(position: Round, refusal: Refusal, move: Move) -> Iterator[Moves]:
    seat = position.to_move
    match refusal.reason:
        case Reason.DRAW_FIRST:
            yield (Draw(seat),)
            yield (TakeDiscards(seat),)
            yield (Pass(seat),)
        case Reason.PICKUP_FORBIDDEN | Reason.PASS_FORBIDDEN:
            yield (Draw(seat),)
        case Reason.STOCK_EMPTY:
            yield (TakeDiscards(seat),)
            yield (Pass(seat),)
        case Reason.PILE_EMPTY | Reason.ONE_CARD_ONLY:
            yield (TakeDiscards(seat, refusal.have or 1),)
            yield (Draw(seat),)
        case Reason.TAKEN_CARD_BACK:
            yield from _other_discards(position)
        case Reason.NOT_OPENED:
            yield from _openings(position, move)
        case Reason.BELOW_OPENING:
            yield _cheapest_opening(position)
        case Reason.USE_THE_TAKEN_CARD | Reason.USE_THE_JOKER | Reason.LAST_CARD_MUST_BE_MELDED:
            yield _putting_down(position)
        case Reason.WRONG_CARD if isinstance(move, SwapJoker):
            for needed in refusal.needed:
                yield (replace(move, cards=parse_names(needed)),)
        case _:
            if isinstance(move, LayMeld | LayOff):
                yield from _with_other_cards(position, move)


def _other_discards(position: Round) -> Iterator[Moves]:
    """Discards of cards that no meld holds, that is missed least first."""
    costs = HardPlanner(position, weights=keen_weights(position.rules)).costs_of_discards()
    for name in sorted(costs, key=lambda name: costs[name]):
        yield (Discard(position.to_move, name),)


def _openings(position: Round, move: Move) -> Iterator[Moves]:
    """To open first, and then to make the move or at least to have opened."""
    opening = opening_in(position)
    if opening is not None and opening.is_possible:
        melds = tuple([LayMeld(position.to_move, names) for names in opening.melds])
        yield (*melds, move)
        yield melds


def _cheapest_opening(position: Round) -> Moves:
    """The melds of fewest points that reach the opening minimum with those already laid."""
    opening = best_opening(position.mover.hand, position.rules, laid=position.turn.points)
    return () if opening is None else tuple([LayMeld(position.to_move, meld.names) for meld in opening.melds])


def _putting_down(position: Round) -> Moves:
    """What the plan of the turn puts down, without what the turn can be ended without."""
    plan = Planner(position).best()
    moves = () if plan is None else tuple([move for move in plan.moves if not isinstance(move, Discard)])
    for move in reversed(moves):
        fewer = tuple([other for other in moves if other is not move])
        if follows(position, fewer) and _can_discard(_after(position, fewer)):
            moves = fewer
    return moves


def _can_discard(position: Round) -> bool:
    names = [card.name for card in position.mover.hand]
    return any(check(position, Discard(position.to_move, name)) is None for name in names)


def _with_other_cards(position: Round, move: LayMeld | LayOff) -> Iterator[Moves]:
    """The same with a card more of the hand, or without some of the cards."""
    hand, cards = position.mover.hand, resolve(position, move.cards)
    if cards is None or len(hand) > LARGE_HAND:
        return
    names = move.cards
    more = {card.name: None for card in hand if card not in cards}
    for name in sorted(more, key=lambda name: name.is_joker):
        yield (_like(move, (*names, name)),)
    for size in range(len(names) - 1, max(0, len(names) - 1 - MOST_LEFT_OUT), -1):
        for kept in combinations(names, size):
            yield (_like(move, kept),)


def _like(move: LayMeld | LayOff, names: Sequence[CardName]) -> Move:
    """The move with other cards."""
    if isinstance(move, LayMeld):
        return LayMeld(move.seat, tuple(names))
    return LayOff(move.seat, tuple(names), move.meld)
