"""What cards are worth to a player before they can be melded: partners, and what is missed least."""

from __future__ import annotations

from functools import cache

from rommedesk.engine.cards import ALL_FACES, CardName
from rommedesk.engine.melds import LARGEST_SET, LONGEST_RUN, MeldKind
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.engine.state import Round
from rommedesk.engine.templates import COUNTERS, NATURALS, UNITS, face_at, held_in, jokers_of, place

ONES: int = sum(UNITS[face] for face in ALL_FACES)
"""One card of each face, as a hand integer (see `templates.py`)."""

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
    there = presence(left & NATURALS)
    near = partners(rules.ace)
    found: list[tuple[float, CardName, int]] = []
    for counter, held in held_in(left & NATURALS):
        links = 0 if held > 1 else (there & near[counter]).bit_count()
        name = CardName.of(face_at(counter))
        found.append((values[name] - worth * min(links, 3), name, links))
    found.sort(key=lambda entry: (-entry[0], entry[1]))
    return [(name, links) for _, name, links in found]


def fitting_counters(position: Round) -> int:
    """The counters of all faces that may come to lie at some meld on the table, at once or with others."""
    found = 0
    for lying in position.melds:
        meld = lying.meld
        if meld.kind is MeldKind.SET:
            if len(meld.cards) < LARGEST_SET or any(card.is_joker for card in meld.cards):
                found |= _rank_counters(meld.rank)
        elif len(meld.cards) < LONGEST_RUN or any(card.is_joker for card in meld.cards):
            found |= _suit_counters(meld.suit)
    return found


@cache
def _rank_counters(rank: int) -> int:
    return sum(COUNTERS[place(face)] for face in ALL_FACES if face.rank == rank)


@cache
def _suit_counters(suit: int) -> int:
    return sum(COUNTERS[place(face)] for face in ALL_FACES if face.suit == suit)


def points_of(state: int, values: tuple[int, ...]) -> int:
    """What the cards of a state count in the hand; `values` by card name."""
    total = jokers_of(state) * values[-1]
    for counter, held in held_in(state & NATURALS):
        total += values[face_at(counter)] * held
    return total
