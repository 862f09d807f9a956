"""What a player that counts cards knows: the cards it has not seen, and what they would complete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from rommedesk.engine.cards import JOKER, Suit
from rommedesk.engine.hand_counters import NATURALS, SLOTS, UNITS, held_in, lowest_counter
from rommedesk.engine.layoffs import RUN_COUNTERS
from rommedesk.engine.melds import LONGEST_RUN, SHORTEST_MELD, run_starts
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.engine.state import Round
from rommedesk.players.evaluate import partners

FACES = SLOTS - 1
"""The number of faces; each has its counter (see `hand_counters.py`)."""

Faces = int
"""A set of faces: bit c stands for the face of counter c."""

SLOT_OF: tuple[int, ...] = (0, *(lowest_counter(UNITS[name]) for name in range(1, JOKER)), FACES)
"""By card name the number of the counter; that of the jokers comes last."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards of which a seat cannot tell where they lie: in the stock or in other hands."""

    counts: tuple[int, ...]
    """By counter."""
    total: int
    """All of them, jokers too; 1 at least, so that shares can be reckoned."""

    def number_of(self, faces: Faces) -> int:
        """How many unseen cards show one of these faces."""
        counts = self.counts
        return sum([counts[counter] for counter in bits_of(faces)])


def unseen_of(position: Round) -> Unseen:
    """What the position of a view does not show."""
    rules, seats = position.rules, len(position.seats)
    shown = [0] * SLOTS
    places = [position.discard, *(seat.hand for seat in position.seats)]
    places += [lying.meld.cards for lying in position.melds]
    for place in places:
        for card in place:
            if card:
                shown[SLOT_OF[card.name]] += 1
    packs = rules.packs_for(seats)
    counts = tuple([max(0, packs - count) for count in shown[:FACES]])
    jokers = max(0, rules.jokers_for(seats) - shown[FACES])
    return Unseen(counts, max(1, sum(counts) + jokers))


def bits_of(faces: Faces) -> Iterator[int]:
    """The counters in a set of faces."""
    while faces:
        lowest = faces & -faces
        yield lowest.bit_length() - 1
        faces ^= lowest


def faces_in(hand: int) -> Faces:
    """The faces that a hand (as a state) holds."""
    found = 0
    for counter, _ in held_in(hand & NATURALS):
        found |= 1 << counter
    return found


@lru_cache(maxsize=16)
def near_faces(ace: AcePlace) -> tuple[Faces, ...]:
    """By counter the faces with which it waits for a third card."""
    return tuple(map(faces_in, partners(ace)))


@lru_cache(maxsize=16)
def companions(rules: RuleSet) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By counter, the pairs of other faces with which it makes a meld of three."""
    found: list[set[tuple[int, int]]] = [set() for _ in range(FACES)]
    ranks = [range(4 * rank, 4 * rank + len(Suit)) for rank in range(LONGEST_RUN)]
    melds = [meld for row in ranks for meld in combinations(row, SHORTEST_MELD)]
    for start in run_starts(SHORTEST_MELD, rules):
        for row in RUN_COUNTERS:
            first, second, third = (row[(start + step) % LONGEST_RUN] for step in range(SHORTEST_MELD))
            melds.append((first, second, third))
    for meld in melds:
        for counter in meld:
            one, other = sorted({*meld} - {counter})
            found[counter].add((one, other))
    return tuple(tuple(sorted(pairs)) for pairs in found)


def completing(held: Faces, rules: RuleSet) -> Faces:
    """The faces each of which makes a meld of three with two of these."""
    table = companions(rules)
    found = 0
    for counter in bits_of(held):
        for one, other in table[counter]:
            if held >> one & 1:
                found |= 1 << other
            if held >> other & 1:
                found |= 1 << one
    return found


def outs_lost(held: Faces, unseen: Unseen, rules: RuleSet) -> dict[int, int]:
    """By counter of a held face, how many unseen cards no longer make a meld of three once it is gone."""
    table = companions(rules)
    needed: dict[int, Faces] = {}
    for counter in bits_of(held):
        one_of = 1 << counter
        for one, other in table[counter]:
            # A completing face needs those that all pairs waiting for it have in common.
            if held >> one & 1:
                pair = one_of | 1 << one
                needed[other] = needed.get(other, pair) & pair
            if held >> other & 1:
                pair = one_of | 1 << other
                needed[one] = needed.get(one, pair) & pair
    lost = dict.fromkeys(bits_of(held), 0)
    counts = unseen.counts
    for face, common in needed.items():
        for counter in bits_of(common):
            lost[counter] += counts[face]
    return lost
