"""The level "random": any sensible move, each as likely as the other.

Sensible is what a beginner would see: to draw, to take the discard (from the stairs also some more), melds
that the hand holds, cards that fit at an end of a meld on the table, jokers that can be swapped, discards
other than jokers.  An unopened player sees only melds by which it reaches the minimum.  Which of them the
rules allow is asked of `check`.  A turn that comes to a dead end is taken back step by step until it can be
ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rommedesk.engine.cards import JOKER, Card, CardName, Face, Suit
from rommedesk.engine.events import Undone
from rommedesk.engine.legality import check
from rommedesk.engine.melds import LARGEST_SET, LONGEST_RUN, Meld, MeldKind, swap_choices
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.rules import DiscardPickup, JokerSwap, LayoffOn
from rommedesk.engine.solver import Goal, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.templates import Template, names_of
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.chance import Lot

_BY_CHANCE = (Why(Motive.CHANCE),)
_DEAD_END = (Why(Motive.TAKES_BACK),)


Option = Move | CardName | Template | tuple[CardName, int]
"""A move, a card to throw away, a new meld, or a card to lay off on the meld of that number.

Moves that are not drawn need not be built."""


def decide_random(view: PlayerView, seed: int) -> Answer:
    """A random move for the seat of the view, whose turn it is; the same seed gives the same move."""
    position, lot = view.position, Lot(seed)
    # What was taken back led nowhere: the turn is ended without another try.
    is_dead_end = isinstance(view.history[-1], Undone)
    if position.phase is Phase.DRAW:
        options = _drawing(position, lot, is_dead_end)
    else:
        options = _discards(position)
        if not is_dead_end:
            options += _putting_down(position)
    while options:
        move = _move(lot.take(options), position.to_move)
        if check(position, move) is None:
            return Answer(move, _BY_CHANCE)
    return Answer(Undo(position.to_move), _DEAD_END)


def _move(option: Option, seat: int) -> Move:
    match option:
        case CardName():
            return Discard(seat, option)
        case Template():
            return LayMeld(seat, names_of(option))
        case (name, number):
            return LayOff(seat, (name,), number)
        case _:
            return option


def _drawing(position: Round, lot: Lot, is_dead_end: bool) -> list[Option]:
    seat, rules, there = position.to_move, position.rules, len(position.discard)
    options: list[Option] = [Draw(seat), Pass(seat)]
    if there and not is_dead_end:
        pickup = rules.discard_pickup
        if pickup is not DiscardPickup.MUST_USE or _is_of_use(position.discard[-1], position):
            options.append(TakeDiscards(seat))
        if pickup is DiscardPickup.STAIRS and there > 1:
            options.append(TakeDiscards(seat, 2 + lot.below(there - 1)))
    return options


def _is_of_use(card: Card, position: Round) -> bool:
    """Whether the card may come to lie on the table in this turn."""
    mover = position.mover
    if mover.opened and any(card.name in fitting(lying.meld) for lying in position.melds):
        return True
    melds = _melds((*mover.hand, card), position)
    return any((card.is_joker and meld.jokers) or card.face in meld.naturals for meld in melds)


def _discards(position: Round) -> list[Option]:
    """The cards that may be thrown away: a joker only where there is nothing else."""
    names = {card.name for card in position.mover.hand}
    return [*names - {JOKER}] or [*names]


# ---- putting cards on the table (rulebook 5.2) -----------------------------------------------------------


def _putting_down(position: Round) -> list[Option]:
    rules, seat, mover = position.rules, position.to_move, position.mover
    if mover.turns < rules.first_meld_turn:
        return []
    options: list[Option] = [*_melds(mover.hand, position)]
    if not mover.opened:
        return options
    names = {card.name for card in mover.hand}
    for number, lying in enumerate(position.melds, 1):
        if rules.layoff_on is LayoffOn.ANY or lying.owner == seat:
            options += [(name, number) for name in fitting(lying.meld) & names]
        if rules.joker_swap is not JokerSwap.NEVER:
            for faces in swap_choices(lying.meld, rules):
                if names.issuperset(faces):
                    options.append(SwapJoker(seat, tuple(map(CardName.of, faces)), number))
    return options


def _melds(hand: Sequence[Card], position: Round) -> Sequence[Template]:
    """The melds that the hand holds; of an unopened player those by which it reaches the minimum."""
    rules, mover = position.rules, position.mover
    solver = solver_for(rules, Goal.MOST_OPENING)
    state, choices = solver.read(hand)
    melds = [template for row in choices.by_lowest.values() for _, _, template in row]
    if mover.opened or not melds:
        return melds
    missing = rules.opening_points - (0 if rules.opening_single_meld else position.turn.points)
    if rules.opening_single_meld or any(template.opening >= missing for template in melds):
        return [template for template in melds if template.opening >= missing]
    # Two melds of a partition hardly ever have the same lowest card.
    most = sum([max([template.opening for _, _, template in row]) for row in choices.by_lowest.values()])
    if most < missing:
        return []
    _, together = solver.best(state, choices)
    return together if sum([template.opening for template in together]) >= missing else []


@lru_cache(maxsize=4096)
def fitting(meld: Meld) -> frozenset[CardName]:
    """The cards that may be laid off on a meld alone, whatever the rules say about aces and jokers."""
    if len(meld.cards) == (LARGEST_SET if meld.kind is MeldKind.SET else LONGEST_RUN):
        return frozenset()
    if meld.kind is MeldKind.SET:
        return frozenset({JOKER, *(CardName.of(Face.of(meld.rank, suit)) for suit in Suit)})
    below, above = meld.rank - 2, meld.rank - 1 + len(meld.cards)
    ends = (CardName.of(Face.of(place % LONGEST_RUN + 1, meld.suit)) for place in (below, above))
    return frozenset({JOKER, *ends})
