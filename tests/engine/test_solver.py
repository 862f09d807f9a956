"""The hand solver against a search that tries everything (rulebook 3, 5 and 7)."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.opening import Aim, best_opening
from rommedesk.engine.presets import ROMME, ROMME_RU, TREPPEN
from rommedesk.engine.rules import FinalDiscard, RuleSet
from rommedesk.engine.scoring import hand_points
from rommedesk.engine.solver import Goal, Partition, Solver, best_partition, solver_for
from tests.builders import cards
from tests.engine.brute_force import Way, every_way, random_hand, random_meld_rules

SEEDS = range(240)
GOALS = (Goal.FEWEST_LEFT, Goal.MOST_MELDED)


def a_random_case(seed: int, largest: int = 7) -> tuple[RuleSet, tuple[Card, ...]]:
    rng = Random(seed)
    rules = random_meld_rules(rng)
    size = rng.randint(3, largest)
    return rules, random_hand(rng, rules, size, rng.choice([0, 0, 1, 1, 2, 3, 5]) if size > 5 else 1)


def assert_is_a_partition(found: Partition, hand: tuple[Card, ...], rules: RuleSet) -> None:
    assert Counter([*found.left, *(card for meld in found.melds for card in meld.cards)]) == Counter(hand)
    for meld in found.melds:
        assert as_meld(meld.cards, rules, meld.names) == meld
    assert found.points_left == hand_points(found.left, rules)
    assert found.points_melded == sum(meld_points(meld, rules) for meld in found.melds)


@pytest.mark.parametrize("seed", SEEDS)
def test_fewest_left_and_most_melded_are_exact(seed: int) -> None:
    rules, hand = a_random_case(seed)
    ways = list(every_way(hand, rules))
    fewest = best_partition(hand, rules, goal=Goal.FEWEST_LEFT)
    assert_is_a_partition(fewest, hand, rules)
    best = min((way.left, -way.melded(rules)) for way in ways)
    assert (fewest.points_left, -fewest.points_melded) == best
    most = best_partition(hand, rules, goal=Goal.MOST_MELDED)
    assert_is_a_partition(most, hand, rules)
    best = min((-way.melded(rules), way.left) for way in ways)
    assert (-most.points_melded, most.points_left) == best


def may_be_ended(cards_left: int, rules: RuleSet) -> bool:
    match rules.final_discard:
        case FinalDiscard.REQUIRED:
            return cards_left >= 1
        case FinalDiscard.FORBIDDEN:
            return cards_left != 1
        case FinalDiscard.OPTIONAL:
            return True


def price(melds: tuple[Meld, ...], rules: RuleSet) -> tuple[int, int, int]:
    laid = [card for meld in melds for card in meld.cards]
    return sum(card.is_joker for card in laid), len(laid), -hand_points(laid, rules)


def openings(hand: tuple[Card, ...], rules: RuleSet) -> list[Way]:
    return [
        way
        for way in every_way(hand, rules)
        if way.opening(rules) >= rules.opening_points and may_be_ended(way.cards_left, rules)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_5_2_the_cheapest_opening_is_exact(seed: int) -> None:
    rules, hand = a_random_case(1000 + seed)
    ways = openings(hand, rules)
    found = best_opening(hand, rules)
    if not ways:
        assert found is None
        return
    assert found is not None
    assert_is_a_partition(found, hand, rules)
    assert price(found.melds, rules) == min(price(way.melds, rules) for way in ways)
    assert Way(found.melds, 0, 0).opening(rules) >= rules.opening_points


def assert_opening_leaves_fewest(hand: tuple[Card, ...], rules: RuleSet) -> None:
    ways = openings(hand, rules)
    found = best_opening(hand, rules, aim=Aim.FEWEST_LEFT)
    if not ways:
        assert found is None
        return
    assert found is not None
    assert_is_a_partition(found, hand, rules)
    assert may_be_ended(len(found.left), rules)
    assert Way(found.melds, 0, 0).opening(rules) >= rules.opening_points
    best = min((way.left, -way.melded(rules)) for way in ways)
    assert (found.points_left, -found.points_melded) == best


@pytest.mark.parametrize("seed", SEEDS)
def test_5_2_the_opening_that_leaves_fewest_is_exact(seed: int) -> None:
    rules, hand = a_random_case(2000 + seed)
    rules = replace(rules, ace_hand=max(1, rules.ace_hand), joker_hand=max(1, rules.joker_hand))
    assert_opening_leaves_fewest(hand, rules)


@pytest.mark.parametrize("seed", [50_723, 51_057])
def test_5_2_many_openings_that_leave_the_same_rest(seed: int) -> None:
    rules, hand = a_random_case(seed, largest=12)
    assert_opening_leaves_fewest(hand, rules)


@pytest.mark.parametrize("seed", range(60))
def test_large_hands_are_searched_with_bounds_and_as_exactly(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, hand = a_random_case(3000 + seed, largest=14)
    plain = [best_partition(hand, rules, goal=goal) for goal in GOALS]
    solver_for.cache_clear()
    monkeypatch.setattr("rommedesk.engine.best_melds._FREE_RESTS", -1)
    bounded = [best_partition(hand, rules, goal=goal) for goal in GOALS]
    solver_for.cache_clear()
    for found, known in zip(bounded, plain, strict=True):
        assert_is_a_partition(found, hand, rules)
        assert (found.points_left, found.points_melded) == (known.points_left, known.points_melded)


def best(text: str, rules: RuleSet = ROMME, goal: Goal = Goal.FEWEST_LEFT) -> tuple[set[str], str]:
    found = best_partition(cards(text), rules, goal=goal)
    return {str(meld) for meld in found.melds}, " ".join(map(str, found.left))


def test_the_overlap_of_run_and_set_leaves_the_least() -> None:
    assert best("3c 4c 5c 6c 7c 6h 6d") == ({"3c 4c 5c", "6c 6d 6h"}, "7c")


def test_a_long_run_is_one_meld() -> None:
    assert best("5c 6c 7c 8c 9c") == ({"5c 6c 7c 8c 9c"}, "")


def test_3_round_the_corner_a_long_run_may_count_more_than_two_short_ones() -> None:
    assert best("Jh Qh Kh Ah 2h 3h", TREPPEN) == ({"Jh Qh Kh Ah 2h 3h"}, "")
    assert best_partition(cards("Jh Qh Kh Ah 2h 3h"), TREPPEN).points_melded == 40


def test_3_several_jokers_behind_three_cards_count_most_in_one_run() -> None:
    found = best_partition(cards("5c 6c 7c * * *"), ROMME_RU)
    assert [str(meld) for meld in found.melds] == ["5c 6c 7c *=8c *=9c *=Tc"]


def test_3_the_ace_counts_by_its_place() -> None:
    assert best_partition(cards("Ad 2d 3d"), ROMME).points_melded == 6
    assert best_partition(cards("Qd Kd Ad"), ROMME).points_melded == 31


def test_3_twins_make_two_melds_but_no_pair_in_a_set() -> None:
    found = best_partition(cards("7s 7s 8s 8s 9s 9s"), ROMME)
    assert [str(meld) for meld in found.melds] == ["7s 8s 9s", "7s 8s 9s"]
    assert best("8s 8s 8h") == (set(), "8s 8s 8h")
    assert best("8s 8s 8h", replace(ROMME, equal_cards_in_set=True))[1] == ""


def test_both_goals_may_differ() -> None:
    rules = replace(ROMME, ace_hand=50, ace_set=0, ace_run_high=0)
    assert best("Ac Ad Ah Kc Qc", rules, Goal.FEWEST_LEFT) == ({"Ac Ad Ah"}, "Kc Qc")
    assert best("Ac Ad Ah Kc Qc", rules, Goal.MOST_MELDED) == ({"Qc Kc Ac"}, "Ad Ah")


def opened(text: str, rules: RuleSet, aim: Aim = Aim.CHEAPEST) -> set[str] | None:
    found = best_opening(cards(text), rules, aim=aim)
    return None if found is None else {str(meld) for meld in found.melds}


def test_5_2_a_joker_counts_for_the_opening() -> None:
    assert opened("Ts Th * 2d", ROMME) == {"Th Ts *"}
    assert opened("9s 9h * 2d", ROMME) is None


def test_5_2_the_place_of_the_joker_reaches_31() -> None:
    assert opened("Qs Ks * 2d", replace(ROMME, opening_points=31)) == {"Qs Ks *=As"}


def test_5_2_two_melds_reach_the_minimum_together_unless_one_must_alone() -> None:
    assert opened("5c 6c 7c 4d 4h 4s 2h", ROMME) == {"5c 6c 7c", "4d 4h 4s"}
    assert opened("5c 6c 7c 4d 4h 4s 2h", replace(ROMME, opening_single_meld=True)) is None


def test_5_2_the_cheapest_opening_keeps_joker_and_cards() -> None:
    assert opened("Kc Kd Kh * Qd 3c 4c 5c 2h", ROMME) == {"Kc Kd Kh"}
    assert opened("Kc Kd Kh * Qd 3c 4c 5c 2h", ROMME, Aim.FEWEST_LEFT) == {"Kc Kd Kh *", "3c 4c 5c"}


def test_5_a_card_is_left_for_the_discard() -> None:
    assert opened("Kc Kd Kh", ROMME) is None
    assert opened("Kc Kd Kh", replace(ROMME, final_discard=FinalDiscard.OPTIONAL)) == {"Kc Kd Kh"}
    assert opened("Kc Kd Kh 2s", replace(ROMME, final_discard=FinalDiscard.FORBIDDEN)) is None


def test_six_jokers_in_one_hand_are_no_trouble() -> None:
    hand = cards("* * * * * * 2c 5d 9h Ks Jc 7d 3s Ah")
    assert " ".join(map(str, best_partition(hand, ROMME).left)) == "2c 9h Jc 3s"
    assert opened("* * * * * * 2c 5d 9h Ks Jc 7d 3s Ah", ROMME) == {"Ah * *"}


def test_5_2_where_no_minimum_is_asked_for_nothing_is_the_cheapest_opening() -> None:
    found = best_opening(cards("Kc Kd Kh 2d"), TREPPEN)
    assert found is not None
    assert found.melds == ()


def test_5_2_the_rest_of_an_opening_that_was_begun_is_found() -> None:
    hand = cards("4c 5c 6c 9d 2s")
    assert best_opening(hand, ROMME, laid=14) is None
    found = best_opening(hand, ROMME, laid=15)
    assert found is not None
    assert [str(meld) for meld in found.melds] == ["4c 5c 6c"]


def test_what_is_forgotten_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [a_random_case(seed, largest=12)[1] for seed in range(40)]
    known = [Solver(ROMME, Goal.FEWEST_LEFT).gain(hand) for hand in hands]
    for limit in (
        "best_melds._MEMO_LIMIT",
        "choices._OPTIONS_LIMIT",
        "choices._SUITS_LIMIT",
        "solver._HANDS_LIMIT",
    ):
        monkeypatch.setattr(f"rommedesk.engine.{limit}", 1)
    solver = Solver(ROMME, Goal.FEWEST_LEFT)
    assert [solver.gain(hand) for hand in hands] == known


@pytest.mark.parametrize("seed", range(20))
def test_prices_that_are_not_the_best_lead_to_the_same_end(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, hand = a_random_case(4000 + seed, largest=14)
    known = best_partition(hand, rules)
    monkeypatch.setattr("rommedesk.engine.best_melds._FREE_RESTS", -1)
    monkeypatch.setattr("rommedesk.engine.prices._MOST_STEPS", 2)
    found = Solver(rules, Goal.FEWEST_LEFT).partition(hand)
    assert (found.points_left, found.points_melded) == (known.points_left, known.points_melded)


@pytest.mark.parametrize("bounds_from", [3_000, -1])
@pytest.mark.parametrize("seed", range(12))
def test_thought_in_the_smallest_pieces_finds_the_same(
    seed: int, bounds_from: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, hand = a_random_case(5000 + seed, largest=14)
    known = {goal: best_partition(hand, rules, goal=goal) for goal in GOALS}
    monkeypatch.setattr("rommedesk.engine.best_melds._FREE_RESTS", bounds_from)
    monkeypatch.setattr("rommedesk.engine.best_melds._RESTS_OF_PIECE", 1)
    monkeypatch.setattr("rommedesk.engine.prices._WORK_OF_PIECE", 1)
    for goal in GOALS:
        solver = Solver(rules, goal)
        for _ in solver.think_ahead(hand):
            solver.gain(hand[:3])  # other questions may come between
        with monkeypatch.context() as answered:
            answered.setattr("rommedesk.engine.solver.best_in_pieces", None)  # all the work is done
            found = solver.partition(hand)
        assert (found.points_left, found.points_melded) == (
            known[goal].points_left,
            known[goal].points_melded,
        )
