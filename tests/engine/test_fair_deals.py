"""Rulebook 4: 100,000 deals lean nowhere, and it would be found if they did."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random, SystemRandom

import pytest

from rommedesk.engine import deal
from rommedesk.engine.cards import new_pack
from rommedesk.engine.deal import AnyCard
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet, Starter
from tests.engine.fair_deals import Deals, each, group, nothing, oddness, oddness_of_counts, pair, shares

TOO_ODD = 1e-12
"""A fair shuffle is taken for an unfair one less than once in 10^9 times.

Not quite two hundred things are looked at, so the bound is 2 in 10^10; the rest is for the tails of counts,
which are a little heavier than those of a chi-square.
"""

TABLES = {
    "110 cards": (ROMME, 4),
    "one pack": (replace(TREPPEN, starter=Starter.HIGH_CARD), 4),
}


def odd(rules: RuleSet, seats: int, deals: int, rng: Random) -> dict[str, float]:
    """What is too odd in so many deals."""
    dealt = Deals(rules, seats)
    dealt.deal(deals, rng)
    return {what: p for what, p in dealt.findings().items() if not p > TOO_ODD}


@pytest.mark.parametrize("table", TABLES)
def test_4_some_deals_lean_nowhere(table: str) -> None:
    assert odd(*TABLES[table], 3_000, Random("some deals")) == {}


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("rng", [Random("100,000 deals"), SystemRandom()], ids=["seeded", "system"])
@pytest.mark.parametrize("table", TABLES)
def test_4_in_100000_deals_nothing_leans(table: str, rng: Random) -> None:
    assert odd(*TABLES[table], 100_000, rng) == {}


# ---- shuffles that are wrong on purpose ------------------------------------------------------------------


def naive(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """Every place changes with any place: the classic mistake."""
    order = list(cards)
    for place in range(len(order)):
        other = int(rng.random() * len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def never_in_place(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """No place changes with itself: off by one."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * last)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def top_left_out(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """The loop ends one too early."""
    order = list(cards)
    for last in range(len(order) - 1, 1, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def from_bytes(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """Places from the remainders of single bytes."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * 256) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def from_few_seeds(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """A good shuffle that knows only so many orders."""
    return true_shuffle(cards, Random(int(rng.random() * 2**16)))


def riffled(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """Riffled as people do, five times."""
    order = list(cards)
    for _ in range(5):
        left, right = order[: len(order) // 2], order[len(order) // 2 :]
        order = []
        while left or right:
            half = left if rng.random() * (len(left) + len(right)) < len(left) else right
            order.append(half.pop(0))
    return tuple(order)


def kind_to_the_first_place(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """Once in ten times the first place gets the last joker or ace."""
    order = list(true_shuffle(cards, rng))
    if rng.random() < 0.1:
        wanted = max(place for place, card in enumerate(order) if str(card)[0] in "*A")
        order[0], order[wanted] = order[wanted], order[0]
    return tuple(order)


true_shuffle = deal.shuffle_cards


COARSE = (naive, never_in_place, from_few_seeds, riffled)
FINE = (kind_to_the_first_place, top_left_out, from_bytes)
"""These lean so little that it takes more deals to find it."""


@pytest.mark.parametrize("shuffle", COARSE)
def test_4_a_shuffle_that_leans_is_found(
    monkeypatch: pytest.MonkeyPatch, shuffle: Callable[[Sequence[object], Random], object]
) -> None:
    monkeypatch.setattr(deal, "shuffle_cards", shuffle)
    for rules, seats in (TABLES["110 cards"], TABLES["one pack"]):
        assert odd(rules, seats, 3_000, Random("some deals")) != {}


@pytest.mark.ci_slow
@pytest.mark.parametrize("shuffle", FINE)
def test_4_a_shuffle_that_hardly_leans_is_found_too(
    monkeypatch: pytest.MonkeyPatch, shuffle: Callable[[Sequence[object], Random], object]
) -> None:
    monkeypatch.setattr(deal, "shuffle_cards", shuffle)
    for rules, seats in (TABLES["110 cards"], TABLES["one pack"]):
        assert odd(rules, seats, 20_000, Random("more deals")) != {}


def test_4_a_card_more_for_one_seat_is_found() -> None:
    """What is expected depends on how many cards a seat has: it is compared with what it should have."""
    dealt = Deals(*TABLES["110 cards"])
    dealt.deal(2_000, Random(1))
    sizes = dealt.sizes
    assert sizes == {1: 14, 2: 13, 3: 13, 4: 13}
    sizes[2] += 1
    assert any(p < TOO_ODD for p in dealt.findings().values())


# ---- the expectations ------------------------------------------------------------------------------------


def test_what_is_expected_is_what_counting_all_hands_gives() -> None:
    # Of the cards 1 1 2 2 * in hands of three: ten in all.
    pairs = shares([group(2, pair), group(2, pair), group(1, nothing)], 3)
    assert pairs == {0: 4 / 10, 1: 6 / 10}
    assert shares([group(1, each), group(4, nothing)], 3) == {0: 4 / 10, 1: 6 / 10}
    sums = shares([group(2, (1).__mul__), group(2, (2).__mul__), group(1, nothing)], 3)
    assert sums == {2: 1 / 10, 3: 4 / 10, 4: 3 / 10, 5: 2 / 10}


@pytest.mark.parametrize(
    ("square", "freedom", "upper"),
    # With two degrees of freedom the upper tail is exp(-x / 2); the others are from a printed table.
    [
        (2.0, 2, math.exp(-1)),
        (60.0, 2, math.exp(-30)),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
        (124.342, 100, 0.05),
    ],
)
def test_oddness_is_twice_the_smaller_tail(square: float, freedom: int, upper: float) -> None:
    assert oddness(square, freedom) == pytest.approx(2 * min(upper, 1 - upper), rel=2e-3)


def test_counts_as_expected_are_not_odd_and_others_are() -> None:
    expected = {0: 500.0, 1: 300.0, 2: 199.0, 3: 1.0}
    assert oddness_of_counts({0: 510, 1: 280, 2: 210}, expected) > 0.1
    assert oddness_of_counts({0: 700, 1: 200, 2: 100}, expected) < TOO_ODD
    with pytest.raises(AssertionError, match="cannot be"):
        oddness_of_counts({4: 1}, expected)


def test_the_whole_pack_is_looked_at() -> None:
    dealt = Deals(ROMME, 4)
    dealt.deal(1, Random(1))
    assert dealt.size == len(new_pack(2, 6))
