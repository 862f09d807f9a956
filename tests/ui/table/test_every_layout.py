"""Every felt, every number of seats, cards, steps and melds: nothing is covered, nothing is too small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rommedesk.ui.table.geometry import Wishes
from rommedesk.ui.table.layout import Facts, lay_out
from tests.ui.table.layouts import LEAST_CARD, LEAST_CARD_STAGED, check, owners, told

FELTS = [
    (1024, 516),
    (768, 910),
    (1040, 696),
    (1366, 668),
    (1616, 968),
    (1920, 968),
    (1080, 1790),
    (3440, 2048),
    (3840, 2048),
]
"""Of windows from 1024 x 600 and 768 x 1024 on up to 3840 x 2160, with and without the log."""
LEAST_FELTS = [(768, 476), (960, 476), (768, 516)]
"""Of the smallest windows."""
SIZES = [3, 4, 3, 5, 3, 4, 7, 3, 3, 13, 3, 4, 3, 3, 5, 3, 4, 3, 3, 6, 3, 3, 4, 3, 3]
WISHES = [
    Wishes(),
    Wishes(has_large_cards=True),
    Wishes(has_large_index=True),
    Wishes(is_left_handed=True),
    Wishes(has_large_cards=True, has_large_index=True, is_left_handed=True),
]
STAGED = [(), (3,), (3, 2, 4)]
LEAST_CASES = 13, 20, 31, [()]
"""So many melds, cards in the hand and steps have room there, beside an empty staging tray."""
SAMPLE = 50
"""So many layouts a felt in a quick run."""


def every_case(
    most_melds: int = 25,
    most_hand: int = 45,
    most_steps: int = 45,
    staged: Sequence[tuple[int, ...]] = STAGED,
) -> Iterator[Facts]:
    """Facts of all kinds."""
    hands = [count for count in (0, 1, 7, 13, 14, 20, 30, 45) if count <= most_hand]
    melds = [count for count in (0, 1, 4, 7, 13, 19, 25) if count <= most_melds]
    steps = [count for count in (0, 1, 2, 12, 13, 20, 31, 45) if count <= most_steps]
    for opponents, hand, count, wishes, groups in product(range(1, 6), hands, melds, WISHES, staged):
        dealt = owners(opponents + 1, SIZES[:count])
        facts = Facts(opponents, hand, 5, has_stairs=False, melds=dealt, wishes=wishes, staged=groups)
        yield facts
        for pile in steps:
            yield replace(facts, pile=pile, has_stairs=True, marks_opening=False)


def check_felt(felt: tuple[int, int], facts: Facts) -> None:
    layout = lay_out.__wrapped__(*felt, facts)
    try:
        check(layout)
        if facts.wishes == Wishes() and felt not in LEAST_FELTS:
            least = LEAST_CARD_STAGED if facts.staged else LEAST_CARD
            assert layout.trays.card >= least
            assert layout.stairs.width >= least
    except AssertionError as error:
        raise AssertionError(f"{felt}: {told(facts)}") from error


@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
def test_nothing_is_covered(felt: tuple[int, int]) -> None:
    for facts in Random(felt[0] + felt[1]).sample(list(every_case()), SAMPLE):
        check_felt(felt, facts)


@pytest.mark.parametrize("felt", LEAST_FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
def test_nothing_is_covered_in_the_smallest_windows(felt: tuple[int, int]) -> None:
    for facts in Random(felt[0] + felt[1]).sample(list(every_case(*LEAST_CASES)), SAMPLE):
        check_felt(felt, facts)


@pytest.mark.ci_slow
@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
def test_nothing_is_covered_in_any_of_many_cases(felt: tuple[int, int]) -> None:
    for facts in Random(felt[0]).sample(list(every_case()), 6 * SAMPLE):
        check_felt(felt, facts)


@pytest.mark.ci_slow
@pytest.mark.parametrize("felt", LEAST_FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
def test_nothing_is_covered_in_many_cases_of_the_smallest_windows(felt: tuple[int, int]) -> None:
    for facts in Random(felt[0]).sample(list(every_case(*LEAST_CASES)), 6 * SAMPLE):
        check_felt(felt, facts)


WINDOWS = st.one_of(
    st.tuples(st.integers(1024, 3840), st.integers(516, 2076)),
    st.tuples(st.integers(768, 1200), st.integers(900, 2076)),
)


@settings(max_examples=60)
@given(
    WINDOWS,
    st.integers(1, 5),
    st.integers(0, 45),
    st.none() | st.integers(0, 45),
    st.lists(st.integers(3, 8), max_size=25),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.integers(0, 20),
)
def test_nothing_is_covered_whatever_lies_there(
    felt: tuple[int, int],
    opponents: int,
    hand: int,
    steps: int | None,
    sizes: list[int],
    has_large_cards: bool,
    has_large_index: bool,
    is_left_handed: bool,
    first: int,
) -> None:
    wishes = Wishes(
        has_large_cards=has_large_cards, has_large_index=has_large_index, is_left_handed=is_left_handed
    )
    facts = Facts(
        opponents,
        hand,
        3 if steps is None else steps,
        has_stairs=steps is not None,
        marks_opening=steps is None,
        melds=owners(opponents + 1, sizes),
        wishes=wishes,
        first=first,
    )
    check_felt(felt, facts)


@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
@pytest.mark.parametrize("wishes", WISHES, ids=str)
def test_every_card_of_the_hand_can_be_brought_into_sight(felt: tuple[int, int], wishes: Wishes) -> None:
    for hand in (14, 30, 45):
        for place in range(hand):
            facts = Facts(3, hand, 5, has_stairs=False, wishes=wishes)
            fan = lay_out(*felt, facts).hand
            moved = Facts(3, hand, 5, has_stairs=False, wishes=wishes, first=fan.first_to_see(place))
            assert lay_out(*felt, moved).hand.can_be_seen(place)


def test_with_a_left_hand_the_sides_are_changed_and_nothing_else() -> None:
    for melds in (0, 8):
        dealt = owners(3, SIZES[:melds])
        for has_stairs in (False, True):
            right = lay_out(1040, 696, Facts(2, 9, 12, has_stairs, melds=dealt))
            left = lay_out(1040, 696, Facts(2, 9, 12, has_stairs, melds=dealt, wishes=WISHES[3]))
            assert left.measures.hand_card == right.measures.hand_card
            assert left.stairs.width == right.stairs.width
            assert left.stock == left.measures.sided(right.stock)
            assert [seat.y for seat in left.seats] == [seat.y for seat in right.seats]
            xs = [seat.x for seat in left.seats]
            assert xs == sorted(xs)
