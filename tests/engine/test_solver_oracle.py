"""The hand solver against OR-Tools CP-SAT: 1,000 random hands under random rules, both goals."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from ortools.sat.python import cp_model

from rommedesk.engine.cards import Card, Face, new_pack
from rommedesk.engine.melds import LONGEST_RUN, face_points, run_points, run_starts
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.scoring import hand_points
from rommedesk.engine.solver import Goal, best_partition
from tests.engine.brute_force import random_meld_rules

HANDS = 1_000
AT_ONCE = 50
MANY = 10_000
"""More than any hand counts."""

Column = tuple[Counter[Face | None], int]
"""The cards of a meld (`None` for jokers) and what it counts."""


def columns(held: Counter[Face | None], rules: RuleSet) -> Iterator[Column]:
    """Every meld of every length that the cards allow."""
    jokers = held[None]
    most = jokers if rules.max_jokers_per_meld is None else min(jokers, rules.max_jokers_per_meld)
    yield from _runs(held, most, rules)
    yield from _sets(held, most, rules)


def _runs(held: Counter[Face | None], jokers: int, rules: RuleSet) -> Iterator[Column]:
    for suit in range(4):
        for size in range(3, LONGEST_RUN + 1):
            for start in run_starts(size, rules):
                faces = [Face.of((start + place - 1) % 13 + 1, suit) for place in range(size)]
                there = [place for place, face in enumerate(faces) if held[face]]
                for count in range(max(1, size - jokers), len(there) + 1):
                    for naturals in combinations(there, count):
                        gaps = [place for place in range(size) if place not in naturals]
                        if not rules.adjacent_jokers and any(gap + 1 in gaps for gap in gaps):
                            continue
                        taken = Counter[Face | None](faces[place] for place in naturals)
                        taken[None] = len(gaps)
                        yield taken, sum(run_points(start, size, rules))


def _sets(held: Counter[Face | None], jokers: int, rules: RuleSet) -> Iterator[Column]:
    most_equal = 2 if rules.equal_cards_in_set else 1
    for rank in range(1, 14):
        faces = [Face.of(rank, suit) for suit in range(4)]
        value = rules.ace_set if rank == 1 else face_points(rank)
        for counts in product(*(range(min(held[face], most_equal) + 1) for face in faces)):
            for size in (3, 4):
                gaps = size - sum(counts)
                if 0 <= gaps <= jokers and gaps < size:
                    taken = Counter[Face | None](dict(zip(faces, counts, strict=True)))
                    taken[None] = gaps
                    yield taken, value * size


def oracle(hand: tuple[Card, ...], rules: RuleSet, goal: Goal) -> tuple[int, int]:
    """Points left and points melded of the best partition."""
    held = Counter[Face | None](card.face for card in hand)
    worth = {card.face: hand_points([card], rules) for card in hand}
    model = cp_model.CpModel()
    times: list[cp_model.IntVar] = []
    uses: dict[Face | None, list[int]] = {face: [] for face in held}
    gains: list[int] = []
    for taken, points in columns(held, rules):
        most = min(held[face] // count for face, count in taken.items() if count)
        times.append(model.new_int_var(0, most, ""))
        for face, counts in uses.items():
            counts.append(taken[face])
        freed = sum(worth[face] * count for face, count in taken.items() if count)
        gains.append(MANY * freed + points if goal is Goal.FEWEST_LEFT else MANY * points + freed)
    for face, counts in uses.items():
        model.add(cp_model.LinearExpr.weighted_sum(times, counts) <= held[face])
    model.maximize(cp_model.LinearExpr.weighted_sum(times, gains))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    best, other = divmod(round(solver.objective_value), MANY)
    gained, points = (best, other) if goal is Goal.FEWEST_LEFT else (other, best)
    return hand_points(hand, rules) - gained, points


def a_random_hand(rng: Random, rules: RuleSet, size: int, jokers: int) -> tuple[Card, ...]:
    naturals = rng.sample(new_pack(rules.packs, 0), size - jokers)
    return (*naturals, *(Card.of(None, copy) for copy in range(jokers)))


def assert_nothing_is_better(hand: tuple[Card, ...], rules: RuleSet) -> None:
    for goal in (Goal.FEWEST_LEFT, Goal.MOST_MELDED):
        found = best_partition(hand, rules, goal=goal)
        assert (found.points_left, found.points_melded) == oracle(hand, rules, goal), goal


@pytest.mark.parametrize("first", range(0, HANDS, AT_ONCE))
def test_cp_sat_finds_nothing_better(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        rng = Random(seed)
        rules = random_meld_rules(rng)
        size, jokers = rng.choice([8, 10, 14, 14, 14, 18, 22]), rng.choice([0, 0, 1, 1, 2, 3, 4])
        assert_nothing_is_better(a_random_hand(rng, rules, size, jokers), rules)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(20))
def test_cp_sat_finds_nothing_better_for_45_cards_and_8_jokers(seed: int) -> None:
    rng = Random(seed)
    rules = replace(random_meld_rules(rng), packs=2)
    assert_nothing_is_better(a_random_hand(rng, rules, 45, 8), rules)
