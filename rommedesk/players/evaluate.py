"""What cards are worth to a player before they can be melded: partners, and what is missed least."""

from __future__ import annotations

from functools import cache

from rommedesk.engine.cards import ALL_FACES, Card, CardName
from rommedesk.engine.hand_counters import COUNTERS, NATURALS, UNITS, face_at, held_in, jokers_of, place
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.layoffs import RANK_COUNTERS, within_reach
from rommedesk.engine.legality import may_lay_off_on
from rommedesk.engine.melds import LONGEST_RUN, Meld, MeldKind
from rommedesk.engine.moves import SwapJoker
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.engine.state import Round

ONES: int = sum(UNITS[face] for face in ALL_FACES)
"""One card of each face, as a hand integer (see `hand_counters.py`)."""

NAME_AT: tuple[CardName, ...] = tuple(CardName.of(face_at(counter)) for counter in range(52))
"""The name of the natural cards of each counter."""

_NEAR = 2
"""Two cards of a suit are partners if they lie so near to each other that one card makes them a run."""


@cache
def partners(ace: AcePlace) -> tuple[int, ...]:
    """For each counter the faces that make a meld with it and one more card, as units of a hand integer."""
    found = []
    for counter in range(52):
        face = face_at(counter)
        near = 0
        for other in ALL_FACES:
            if other.rank == face.rank:
                is_partner = other.suit is not face.suit
            else:
                is_partner = other.suit is face.suit and _distance(face.rank, other.rank, ace) <= _NEAR
            if is_partner:
                near |= UNITS[other]
        found.append(near)
    return tuple(found)


def _distance(rank: int, other: int, ace: AcePlace) -> int:
    """How far two ranks lie apart in a run."""
    apart = abs(rank - other)
    match ace:
        case AcePlace.LOW:
            return apart
        case AcePlace.HIGH:
            return abs((rank - 2) % LONGEST_RUN - (other - 2) % LONGEST_RUN)
        case AcePlace.LOW_OR_HIGH:
            return min(apart, LONGEST_RUN - apart) if 1 in (rank, other) else apart
        case AcePlace.CORNER:
            return min(apart, LONGEST_RUN - apart)


def presence(state: int) -> int:
    """One card of each face that a state holds."""
    return (state | state >> 1 | state >> 2) & ONES


def least_missed(
    left: int, rules: RuleSet, values: tuple[int, ...], worth: float
) -> list[tuple[CardName, int]]:
    """The natural cards of a rest of a hand with the number of their partners, the least missed first.

    A card is missed for its partners and gladly thrown for what it counts; `worth` is what a partner weighs
    against points.  A twin has no partners, for both can hardly be melded.
    """
    naturals = left & NATURALS
    there = presence(naturals)
    near = partners(rules.ace)
    found = []
    for counter, held in held_in(naturals):
        links = 0 if held > 1 else (there & near[counter]).bit_count()
        name = NAME_AT[counter]
        found.append((worth * min(links, 3) - values[name], name, links))
    found.sort()
    return [(name, links) for _, name, links in found]


def fitting_counters(position: Round, hand: int, jokers: int) -> int:
    """The counters of all faces that a hand with so many jokers may lay off, as far as a quick look tells."""
    rules, seat = position.rules, position.to_move
    melds = [lying.meld for lying in position.melds if may_lay_off_on(lying.owner, seat, rules)]
    return within_reach(melds, hand, jokers, rules) if melds else 0


JOKER_CARDS: frozenset[Card] = frozenset(Card.of(None, copy) for copy in range(64))
"""All jokers, to look for one in a row of cards quickly."""


def jokers_on_table(position: Round) -> int:
    """How many jokers lie on the table."""
    return sum([len(JOKER_CARDS.intersection(lying.meld.cards)) for lying in position.melds])


def swap_counters(meld: Meld) -> int:
    """The counters of the faces that may be swapped for a joker of the meld, as far as a quick look tells."""
    if JOKER_CARDS.isdisjoint(meld.cards):
        return 0
    if meld.kind is MeldKind.SET:
        return RANK_COUNTERS[meld.rank]
    shown = zip(meld.cards, meld.faces, strict=True)
    return sum([COUNTERS[place(face)] for card, face in shown if face and card in JOKER_CARDS])


def swap_moves(position: Round, hand: int) -> list[SwapJoker]:
    """The swaps for which the hand (as a state) holds the cards."""
    found = []
    for number, lying in enumerate(position.melds, 1):
        meld = lying.meld
        if hand & swap_counters(meld):
            for faces in swap_choices(meld, position.rules):
                if all(hand & COUNTERS[place(face)] for face in faces):
                    found.append(SwapJoker(position.to_move, tuple(map(CardName.of, faces)), number))
    return found


def number_of_naturals(state: int) -> int:
    """How many natural cards a state holds."""
    return sum([held for _, held in held_in(state & NATURALS)])


def points_of(state: int, values: tuple[int, ...]) -> int:
    """What the cards of a state count in the hand; `values` by card name."""
    total = jokers_of(state) * values[-1]
    for counter, held in held_in(state & NATURALS):
        total += values[NAME_AT[counter]] * held
    return total
