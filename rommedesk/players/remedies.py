"""What would work after a move was refused, from what the seat can see; quick, no worlds are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rommedesk.engine.cards import CardName
from rommedesk.engine.legality import resolve
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, TakeDiscards
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import follows
from rommedesk.players.hard import HardPlanner
from rommedesk.players.openings import opening_in
from rommedesk.players.plan import Planner
from rommedesk.players.trial import LARGE_HAND

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
        if moves and moves not in found and _works(position, moves):
            found.append(moves)
            if len(found) == MOST_REMEDIES:
                break
    return tuple(found)


def _works(position: Round, moves: Moves) -> bool:
    """Whether the moves are legal and the turn can be ended."""
    if not follows(position, moves):
        return False
    if isinstance(moves[-1], Draw | Pass | Discard):
        return True
    for move in moves:
        position = apply(position, move).state
    return position.phase is Phase.OVER or Planner(position).best() is not None


def _ideas(position: Round, refusal: Refusal, move: Move) -> Iterator[Moves]:
    seat = position.to_move
    match refusal.reason:
        case Reason.DRAW_FIRST | Reason.PICKUP_FORBIDDEN | Reason.PASS_FORBIDDEN:
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
        case Reason.BELOW_OPENING | Reason.USE_THE_TAKEN_CARD | Reason.USE_THE_JOKER:
            yield _putting_down(position)
        case Reason.LAST_CARD_MUST_BE_MELDED:
            yield _putting_down(position)
        case _:
            if isinstance(move, LayMeld | LayOff):
                yield from _with_other_cards(position, move)


def _other_discards(position: Round) -> Iterator[Moves]:
    """Discards of cards that no meld holds, that is missed least first."""
    costs = HardPlanner(position).costs_of_discards()
    for name in sorted(costs, key=lambda name: costs[name]):
        yield (Discard(position.to_move, name),)


def _openings(position: Round, move: Move) -> Iterator[Moves]:
    """To open first, and then to make the move or at least to have opened."""
    opening = opening_in(position)
    if opening is not None and opening.is_possible:
        melds = tuple([LayMeld(position.to_move, names) for names in opening.melds])
        yield (*melds, move)
        yield melds


def _putting_down(position: Round) -> Moves:
    """What the plan of the turn puts down."""
    plan = Planner(position).best()
    return () if plan is None else tuple([move for move in plan.moves if not isinstance(move, Discard)])


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
