"""Hands of the others as they may well be: after some turns nobody holds what was dealt.

A seat that has had some turns has seen more cards than it holds and kept the best.  So in an imagined world
it is dealt some more of the cards of which nobody knows, and gives back those that fit its hand least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rommedesk.engine.cards import UNKNOWN, Card, CardName
from rommedesk.engine.deal import shuffle_cards
from rommedesk.engine.state import Round
from rommedesk.players.trial import Tools, is_unwieldy, tools_for

CARDS_A_TURN = 1.2
"""So many cards a turn has let a seat choose from: it drew one, or took the better one of two.  With this the
hands of the level *hard* are met within half a card in melds (Rommé, 300 rounds, third to tenth turn)."""
MOST_MORE = 10
"""So many more cards are dealt at most."""
FEWEST_LOOSE = 2
"""So many of its cards lie in no meld: with fewer the seat might have gone out."""


def with_plausible_hands(world: Round, position: Round, rng: Random) -> Round:
    """The world with better cards in the places of which the position knows nothing."""
    tools = tools_for(world.rules)
    stock = list(world.stock)
    seats = list(world.seats)
    for index, (side, seen) in enumerate(zip(world.seats, position.seats, strict=True)):
        more = min(MOST_MORE, len(stock), round(CARDS_A_TURN * side.turns))
        if side.opened or UNKNOWN not in seen.hand or more < 1:
            continue
        dealt = [card for card, known in zip(side.hand, seen.hand, strict=True) if not known]
        known = [card for card in seen.hand if card]
        dealt += stock[-more:]
        del stock[-more:]
        if is_unwieldy([*known, *dealt]):
            stock += dealt[-more:]
            continue
        kept, back = _parted(known, dealt, more, tools)
        seats[index] = replace(side, hand=(*kept, *known))
        stock += back
    return replace(world, seats=tuple(seats), stock=shuffle_cards(stock, rng))


def _parted(
    known: Sequence[Card], dealt: Sequence[Card], more: int, tools: Tools
) -> tuple[list[Card], list[Card]]:
    """Of the cards dealt those that the seat keeps, and so many `more` that it gives back."""
    state, choices = tools.solver.read([*known, *dealt])
    wanted: list[CardName] = []
    size = len(known) + len(dealt) - more
    left = size - FEWEST_LOOSE
    for template in sorted(tools.solver.best(state, choices)[1], key=lambda template: -template.size):
        if template.size <= left:
            left -= template.size
            wanted += map(CardName.of, template.naturals)
    for card in known:
        if card.name in wanted:
            wanted.remove(card.name)
    kept, loose = [], []
    for card in dealt:
        if card.is_joker or card.name in wanted:
            if not card.is_joker:
                wanted.remove(card.name)
            kept.append(card)
        else:
            loose.append(card)
    count = len(dealt) - more
    return [*kept, *loose][:count], [*kept, *loose][count:]
