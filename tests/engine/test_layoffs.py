"""The lay-offs that searches use against those that the rules of melds allow (rulebook 5.2)."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from rommedesk.engine.cards import JOKER, Card, CardName, Face, new_pack
from rommedesk.engine.hand_counters import GUARDS, UNITS, jokers_of
from rommedesk.engine.layoffs import Extension, extensions_of, within_reach
from rommedesk.engine.meld_extending import extensions
from rommedesk.engine.melds import Meld
from rommedesk.engine.rules import RuleSet
from tests.engine.brute_force import every_meld, random_meld_rules

Group = tuple[tuple[CardName, ...], ...]


def a_random_case(seed: int) -> tuple[Meld, tuple[Card, ...], RuleSet]:
    rng = Random(seed)
    while True:
        rules = random_meld_rules(rng)
        suit, low = rng.randrange(4), rng.randrange(13)
        near = [
            card
            for card in new_pack(2, 0)
            if card.face is not None
            and (card.face.suit == suit or rng.random() < 0.2)
            and (card.face.rank - low) % 13 < 6
        ]
        cards = [*near, *(Card.of(None, copy) for copy in range(rng.choice([0, 1, 2, 4])))]
        rng.shuffle(cards)
        chosen, hand = cards[:3], cards[4:10]
        melds = list(every_meld(chosen, rules))
        if melds:
            return rng.choice(melds), tuple(hand), rules


def added(before: Meld, after: Meld) -> tuple[CardName, ...]:
    """The cards that are new, each with what it stands for."""
    return tuple(
        sorted(name for card, name in zip(after.cards, after.names, strict=True) if card not in before.cards)
    )


def allowed(meld: Meld, hand: tuple[Card, ...], rules: RuleSet) -> Iterator[tuple[CardName, ...]]:
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            for longer in extensions(meld, cards, rules):
                yield added(meld, longer)


def state_of(hand: tuple[Card, ...]) -> int:
    return GUARDS + sum(UNITS[card.name] for card in hand)


def counted(extension: Extension) -> int:
    return sum(UNITS[JOKER if name.is_joker else name] for name in extension.names)


@pytest.mark.parametrize("seed", range(300))
def test_5_2_all_lay_offs_are_found(seed: int) -> None:
    meld, hand, rules = a_random_case(seed)
    state = state_of(hand)
    found = extensions_of(meld, state, rules)
    assert {tuple(sorted(extension.names)) for extension in found} == set(allowed(meld, hand, rules))
    assert all(extension.unit == counted(extension) for extension in found)
    assert all(extension.jokers == sum(name.is_joker for name in extension.names) for extension in found)
    reach = within_reach([meld], state, jokers_of(state), rules)
    for extension in found:
        for name in extension.names:
            if not name.is_joker:
                assert reach & UNITS[name]


def test_5_2_both_ends_are_laid_off_at_once() -> None:
    meld = next(
        every_meld([Card.of(Face.parse(text)) for text in ("5h", "6h", "7h")], random_meld_rules(Random(1)))
    )
    hand = tuple(Card.of(Face.parse(text)) for text in ("4h", "8h"))
    found = extensions_of(meld, state_of(hand), random_meld_rules(Random(1)))
    assert {" ".join(map(str, extension.names)) for extension in found} == {"4h", "8h", "4h 8h"}
