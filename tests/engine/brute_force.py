"""The hand solver's answers found by trying everything: slow, and written without its ideas."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from rommedesk.engine.cards import Card, CardName, Face, new_pack
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import LONGEST_RUN, Meld, MeldKind, meld_points
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import with_options
from rommedesk.engine.rules import AcePlace, FinalDiscard, OpeningJokers, RuleSet
from rommedesk.engine.scoring import hand_points, opening_points


def random_meld_rules(rng: Random) -> RuleSet:
    """Rules that differ in everything that a hand alone has to do with, with strange values too."""
    options: dict[str, Any] = {
        "packs": rng.randint(1, 3),
        "ace": rng.choice(list(AcePlace)).value,
        "adjacent_jokers": rng.random() < 0.6,
        "max_jokers_per_meld": rng.choice([None, None, 1, 2, 3, 6]),
        "equal_cards_in_set": rng.random() < 0.4,
        "opening_points": rng.choice([15, 20, 30, 40, 51]),
        "opening_single_meld": rng.random() < 0.3,
        "opening_jokers": rng.choice(list(OpeningJokers)).value,
        "final_discard": rng.choice(list(FinalDiscard)).value,
        "joker_hand": rng.choice([0, 20, 25, 50]),
    }
    if rng.random() < 0.7:
        for field in ("ace_set", "ace_run_high", "ace_run_low", "ace_hand"):
            options[field] = rng.choice([0, 1, 5, 10, 11, 15, 30])
        options["ace_run_middle"] = rng.choice([None, 0, 1, 5, 11, 40])
    return with_options(rng.choice(list(PRESETS.values())), options)


def random_hand(rng: Random, rules: RuleSet, size: int, jokers: int) -> tuple[Card, ...]:
    """A hand in which melds are likely: it comes from few suits or few ranks."""
    naturals = [card for card in new_pack(rules.packs, 0) if _is_near(card, rng)]
    hand = rng.sample(naturals, min(size - jokers, len(naturals)))
    hand += [Card.of(None, copy) for copy in range(jokers)]
    rng.shuffle(hand)
    return tuple(hand)


def _is_near(card: Card, rng: Random) -> bool:
    assert card.face is not None
    return card.face.rank in (1, 12, 13, 2, 3) or rng.random() < 0.3


def every_meld(cards: Sequence[Card], rules: RuleSet) -> Iterator[Meld]:
    """Every meld that takes all these cards, the jokers standing for whatever they may."""
    whole = as_meld(cards, rules)
    if isinstance(whole, Meld) and whole.kind is MeldKind.SET:
        yield whole
    naturals = {card.face: card for card in cards if card.face is not None}
    jokers = [card for card in cards if card.is_joker]
    if len(naturals) + len(jokers) < len(cards) or not naturals or len(cards) > LONGEST_RUN:
        return
    suit = next(iter(naturals)).suit
    for start in range(1, 14):
        faces = [Face.of((start + place - 1) % 13 + 1, suit) for place in range(len(cards))]
        if not set(naturals) <= set(faces):
            continue
        loose = iter(jokers)
        row = [naturals[face] if face in naturals else next(loose) for face in faces]
        written = [
            CardName.of(None, face) if card.is_joker else card.name
            for card, face in zip(row, faces, strict=True)
        ]
        made = as_meld(row, rules, written)
        if isinstance(made, Meld) and made.kind is MeldKind.RUN and list(made.faces) == faces:
            yield made


@dataclass(frozen=True)
class Way:
    """One way to part a hand."""

    melds: tuple[Meld, ...]
    left: int
    """Points left in the hand."""
    cards_left: int

    def melded(self, rules: RuleSet) -> int:
        return sum(meld_points(meld, rules) for meld in self.melds)

    def jokers(self) -> int:
        return sum(card.is_joker for meld in self.melds for card in meld.cards)

    def opening(self, rules: RuleSet) -> int:
        counts = [opening_points(meld, rules) for meld in self.melds]
        return max(counts, default=0) if rules.opening_single_meld else sum(counts)


def every_way(hand: Sequence[Card], rules: RuleSet) -> Iterator[Way]:
    """Every partition of the hand, all readings of its melds."""
    made: dict[frozenset[Card], tuple[Meld, ...]] = {}
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            if melds := tuple(every_meld(cards, rules)):
                made[frozenset(cards)] = melds
    yield from _ways(frozenset(hand), tuple(hand), made, (), 0, 0, rules)


def _ways(
    rest: frozenset[Card],
    hand: tuple[Card, ...],
    made: dict[frozenset[Card], tuple[Meld, ...]],
    melds: tuple[Meld, ...],
    left: int,
    cards_left: int,
    rules: RuleSet,
) -> Iterator[Way]:
    first = next((card for card in hand if card in rest), None)
    if first is None:
        yield Way(melds, left, cards_left)
        return
    yield from _ways(
        rest - {first}, hand, made, melds, left + hand_points([first], rules), cards_left + 1, rules
    )
    for cards, readings in made.items():
        if first in cards and cards <= rest:
            for meld in readings:
                yield from _ways(rest - cards, hand, made, (*melds, meld), left, cards_left, rules)
