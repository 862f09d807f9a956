"""A hand sorted by its melds: what can be put down, then what lacks one card, then the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from rommedesk.engine.cards import JOKER, Card
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.solver import best_partition


def by_melds(cards: Sequence[Card], rules: RuleSet) -> tuple[Card, ...]:
    """The melds that leave the fewest points, runs first; near melds; the rest by suit; jokers last."""
    # Sorted first, so that it makes no difference how the hand lay, twins included.
    parted = best_partition(sorted(cards), rules)
    melded = [card for meld in sorted(parted.melds, key=_place) for card in meld.cards]
    naturals = sorted((card for card in parted.left if not card.is_joker), key=_suit_first)
    jokers = sorted(card for card in parted.left if card.is_joker)
    near = [card for pair in near_melds(naturals, rules) for card in pair]
    rest = [card for card in naturals if card not in near]
    return (*melded, *near, *rest, *jokers)


def near_melds(cards: Sequence[Card], rules: RuleSet) -> tuple[tuple[Card, Card], ...]:
    """Disjoint pairs that one more card makes a meld: neighbours first, then equal ranks, then gaps."""
    # Whether a joker may be in a meld makes no difference to what two cards lack.
    free = replace(rules, max_jokers_per_meld=None)
    pairs = [
        pair
        for pair in combinations(sorted(cards, key=_suit_first), 2)
        if isinstance(as_meld((*pair, Card(JOKER)), free), Meld)
    ]
    chosen: list[tuple[Card, Card]] = []
    used: set[Card] = set()
    for pair in sorted(pairs, key=_distance):
        if used.isdisjoint(pair):
            chosen.append(pair)
            used.update(pair)
    return tuple(sorted(chosen, key=lambda pair: (_is_set(pair), _suit_first(pair[0]))))


def _place(meld: Meld) -> tuple[bool, int, int]:
    is_set = meld.kind is MeldKind.SET
    return is_set, 0 if is_set else meld.suit, meld.rank


def _suit_first(card: Card) -> tuple[int, int, int]:
    assert card.face is not None
    return card.face.suit, card.face.rank, card.copy


def _is_set(pair: tuple[Card, Card]) -> bool:
    first, second = pair
    assert first.face is not None
    assert second.face is not None
    return first.face.rank == second.face.rank


def _distance(pair: tuple[Card, Card]) -> int:
    """Neighbours in a run leave two ways to go on, equal ranks two suits, a gap one card only."""
    first, second = pair
    assert first.face is not None
    assert second.face is not None
    apart = abs(first.face.rank - second.face.rank)
    return 1 if apart in (1, 12) else 2 if apart == 0 else 3
