"""Rulebook 8: rule sets that are refused, and the table of the rules."""

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.rule_fields import (
    FIELDS_BY_NAME,
    RULE_FIELDS,
    ProblemCode,
    RuleKind,
    RuleProblem,
    RulesError,
    problems,
    rules_to_plain,
    with_options,
)
from rommedesk.engine.rules import AcePlace, DiscardPickup, HandRummy, JokerSwap, RuleSet, Scoring
from tests.strategies import rule_sets


def faults(rules: RuleSet, seats: int = 2) -> list[tuple[str, ProblemCode]]:
    """The fields at fault and why."""
    return [(problem.field, problem.code) for problem in problems(rules, seats)]


def refused(**options: object) -> tuple[RuleProblem, ...]:
    """The problems of Rommé with these plain options."""
    with pytest.raises(RulesError) as error:
        with_options(ROMME, options)
    return error.value.problems


# ---- ranges ----------------------------------------------------------------------------------------------

RANGES = {
    "packs": (1, 3),
    "jokers": (0, 8),
    "hand_size": (1, 20),
    "opening_points": (0, 200),
    "first_meld_turn": (1, 10),
    "max_jokers_per_meld": (1, 8),
    "rounds": (1, 100),
    "limit": (1, 10_000),
    "target": (1, 10_000),
    "ace_set": (0, 50),
    "ace_run_high": (0, 50),
    "ace_run_middle": (0, 50),
    "ace_run_low": (0, 50),
    "ace_hand": (0, 50),
    "joker_hand": (0, 50),
    "unopened_penalty": (0, 500),
    "knocks": (0, 10),
    "dead_round_after": (1, 100),
    "extra_pack_from": (2, 6),
    "prize_stake": (0, 1_000_000),
    "prize_winner_percent": (0, 100),
    "prize_below": (1, 1_000),
}
OPTIONAL = {
    "max_jokers_per_meld",
    "rounds",
    "limit",
    "target",
    "ace_run_middle",
    "unopened_penalty",
    "extra_pack_from",
}


def test_8_every_number_has_its_range() -> None:
    numbers = [rule for rule in RULE_FIELDS if rule.kind is RuleKind.NUMBER]
    assert {rule.name: (rule.minimum, rule.maximum) for rule in numbers} == RANGES
    assert {rule.name for rule in numbers if rule.is_optional} == OPTIONAL


@pytest.mark.parametrize("name", RANGES)
def test_8_a_number_outside_its_range_is_refused_by_name(name: str) -> None:
    lowest, highest = RANGES[name]
    for value in (lowest - 1, highest + 1):
        wanted = RuleProblem(name, ProblemCode.OUT_OF_RANGE, str(value), lowest, highest)
        assert refused(**{name: value}) == (wanted,)
        assert problems(replace(ROMME, **{name: value}), 2) == (wanted,)  # type: ignore[arg-type]
    for value in (lowest, highest):
        assert getattr(with_options(ROMME, {name: value}), name) == value


@pytest.mark.parametrize("name", RANGES)
def test_8_none_is_for_the_fields_that_may_be_none(name: str) -> None:
    for nothing in ("none", None):
        if name in OPTIONAL:
            assert getattr(with_options(ROMME, {name: nothing}), name) is None
        else:
            assert refused(**{name: nothing})[0].code is ProblemCode.WRONG_TYPE


@pytest.mark.parametrize("value", [True, "8", 8.0, [8]])
def test_8_a_number_is_a_whole_number(value: object) -> None:
    (problem,) = refused(jokers=value)
    assert (problem.field, problem.code) == ("jokers", ProblemCode.WRONG_TYPE)


@pytest.mark.parametrize("value", [1, "yes", None])
def test_8_a_switch_is_true_or_false(value: object) -> None:
    assert refused(turn_up=value) == (RuleProblem("turn_up", ProblemCode.WRONG_TYPE, str(value)),)


def test_8_a_choice_is_one_of_its_choices() -> None:
    (problem,) = refused(discard_pickup="sometimes")
    assert (problem.field, problem.code) == ("discard_pickup", ProblemCode.UNKNOWN_CHOICE)
    assert problem.choices == ("always", "must-use", "after-opening", "never", "stairs")
    assert refused(discard_pickup=3)[0].code is ProblemCode.UNKNOWN_CHOICE
    assert with_options(ROMME, {"discard_pickup": "stairs"}).discard_pickup is DiscardPickup.STAIRS


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ([1, 4], ProblemCode.OUT_OF_RANGE),
        ([2, 7], ProblemCode.OUT_OF_RANGE),
        ([4, 2], ProblemCode.OUT_OF_RANGE),
        ([2], ProblemCode.WRONG_TYPE),
        (["2", 4], ProblemCode.WRONG_TYPE),
        (3, ProblemCode.WRONG_TYPE),
    ],
)
def test_8_players_are_within_two_to_six(value: object, code: ProblemCode) -> None:
    (problem,) = refused(players=value)
    assert (problem.field, problem.code) == ("players", code)


def test_8_a_field_that_does_not_exist_is_named() -> None:
    assert refused(jokres=3) == (RuleProblem("jokres", ProblemCode.UNKNOWN_FIELD),)


def test_8_every_field_at_fault_is_named() -> None:
    assert [problem.field for problem in refused(jokers=9, packs=0, ace="round")] == [
        "jokers",
        "packs",
        "ace",
    ]
    with pytest.raises(RulesError, match="jokers: out-of-range; packs: out-of-range"):
        with_options(ROMME, {"jokers": 9, "packs": 0})


# ---- contradictions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 7])
def test_8_seats_outside_the_players_name_players(seats: int) -> None:
    assert problems(ROMME, seats) == (RuleProblem("players", ProblemCode.SEATS_OUTSIDE, str(seats), 2, 6),)
    assert faults(ROMME_RU, 2) == [("players", ProblemCode.SEATS_OUTSIDE)]


def test_8_a_deal_leaves_a_stock_card() -> None:
    """The extra card and the turned-up card included: 2 × 25 + 1 of 52 leave one."""
    assert problems(replace(TREPPEN, hand_size=16), 3) == ()
    (problem,) = problems(replace(TREPPEN, hand_size=17), 3)
    assert problem == RuleProblem("hand_size", ProblemCode.NOT_ENOUGH_CARDS, "17", maximum=16)
    assert faults(replace(TREPPEN, hand_size=17, turn_up=False), 3) == []
    assert faults(replace(TREPPEN, hand_size=17, turn_up=False, starter_extra_card=True), 3) == [
        ("hand_size", ProblemCode.NOT_ENOUGH_CARDS)
    ]
    assert faults(replace(TREPPEN, hand_size=17, jokers=1), 3) == []


def test_8_the_extra_pack_makes_the_deal_possible() -> None:
    assert problems(ROMME_RU, 5) == ()
    assert faults(replace(ROMME_RU, extra_pack_from=None), 5) == [("hand_size", ProblemCode.NOT_ENOUGH_CARDS)]


@pytest.mark.parametrize(
    ("rules", "field", "code"),
    [
        (replace(ROMME, rounds=None), "rounds", ProblemCode.NO_MATCH_END),
        (replace(ROMME, target=500), "target", ProblemCode.NEEDS_MELD_SCORING),
        (replace(TREPPEN, limit=500), "limit", ProblemCode.NEEDS_PENALTY_SCORING),
        (replace(TREPPEN, prize_stake=1), "prize_stake", ProblemCode.NEEDS_PENALTY_SCORING),
        (replace(TREPPEN, hand_rummy=HandRummy.PLUS_25), "hand_rummy", ProblemCode.NEEDS_PENALTY_SCORING),
    ],
)
def test_8_rules_that_contradict_each_other_name_the_field(
    rules: RuleSet, field: str, code: ProblemCode
) -> None:
    assert faults(rules) == [(field, code)]


def test_8_rules_without_effect_are_ignored_not_refused() -> None:
    no_jokers = replace(ROMME, jokers=0, max_jokers_per_meld=3, joker_swap=JokerSwap.NEVER)
    assert problems(no_jokers, 2) == ()
    assert problems(replace(TREPPEN, winner_collects=True, unopened_penalty=100), 2) == ()


# ---- the table of the rules ------------------------------------------------------------------------------


def test_the_table_describes_every_field_of_a_rule_set() -> None:
    assert [rule.name for rule in RULE_FIELDS] == [field.name for field in fields(RuleSet)]
    assert all(FIELDS_BY_NAME[rule.name] is rule for rule in RULE_FIELDS)


@given(st.integers(2, 6).flatmap(rule_sets))
def test_plain_values_make_the_same_rule_set_again(rules: RuleSet) -> None:
    plain: dict[str, Any] = json.loads(json.dumps(rules_to_plain(rules)))
    for preset in PRESETS.values():
        assert with_options(preset, plain) == rules


@pytest.mark.parametrize(
    ("rules", "without_effect"),
    [
        (
            replace(ROMME, jokers=0),
            {"adjacent_jokers", "max_jokers_per_meld", "joker_swap", "joker_swap_in_set"}
            | {"opening_jokers", "joker_hand"},
        ),
        (replace(ROMME, joker_swap=JokerSwap.NEVER), {"joker_swap_in_set"}),
        (
            replace(ROMME, opening_points=0),
            {"opening_single_meld", "opening_jokers", "layoff_from", "hand_rummy_any_points"},
        ),
        (replace(ROMME, discard_pickup=DiscardPickup.NEVER), {"return_taken_card"}),
        (replace(ROMME, discard_pickup=DiscardPickup.MUST_USE), {"return_taken_card"}),
        (replace(ROMME, ace=AcePlace.LOW), {"ace_run_high"}),
        (replace(ROMME, ace=AcePlace.HIGH), {"ace_run_low"}),
        (replace(ROMME, hand_rummy=HandRummy.NONE), {"hand_rummy_any_points", "hand_rummy_no_layoff"}),
        (
            replace(ROMME, scoring=Scoring.MELDS),
            {"unopened_penalty", "winner_collects", "limit", "prize_stake"},
        ),
    ],
)
def test_the_table_knows_which_rules_have_no_effect(rules: RuleSet, without_effect: set[str]) -> None:
    usual = {rule.name for rule in RULE_FIELDS if not rule.applies(ROMME)}
    assert usual == {"ace_run_middle", "target", "prize_winner_percent", "prize_below"}
    silent = {rule.name for rule in RULE_FIELDS if not rule.applies(rules)}
    assert silent - usual == without_effect


def test_rules_of_other_presets_take_effect() -> None:
    assert FIELDS_BY_NAME["ace_run_middle"].applies(TREPPEN)
    assert FIELDS_BY_NAME["target"].applies(TREPPEN)
    assert FIELDS_BY_NAME["prize_below"].applies(RUMMY51)
