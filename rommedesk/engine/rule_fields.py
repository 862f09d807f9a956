"""What each rule is: type, range, choices, group, when it applies; which sets are refused (rulebook 8).

The one table `RULE_FIELDS` drives validation, plain (JSON, TOML) forms, the house-rules dialog, the generated
rules text and the tests with random rule sets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeGuard, assert_never

from rommedesk.engine.rules import (
    AcePlace,
    DiscardPickup,
    FinalDiscard,
    HandRummy,
    JokerSwap,
    LayoffFrom,
    LayoffOn,
    OpeningJokers,
    RuleSet,
    Scoring,
    SetSwap,
    Starter,
    StockExhausted,
)

FEWEST_SEATS, MOST_SEATS = 2, 6


class RuleGroup(StrEnum):
    """The headings under which the rules are shown."""

    TABLE = "table"
    DEAL = "deal"
    MELDS = "melds"
    JOKERS = "jokers"
    OPENING = "opening"
    DRAWING = "drawing"
    ENDING = "ending"
    SCORING = "scoring"
    MATCH = "match"


class RuleKind(StrEnum):
    """The type of a rule's value."""

    NUMBER = "number"
    SWITCH = "switch"
    CHOICE = "choice"
    SEATS = "seats"


class ProblemCode(StrEnum):
    """Why a rule set is refused."""

    UNKNOWN_FIELD = "unknown-field"
    WRONG_TYPE = "wrong-type"
    OUT_OF_RANGE = "out-of-range"
    UNKNOWN_CHOICE = "unknown-choice"
    SEATS_OUTSIDE = "seats-outside"
    NOT_ENOUGH_CARDS = "not-enough-cards"
    NO_MATCH_END = "no-match-end"
    NEEDS_MELD_SCORING = "needs-meld-scoring"
    NEEDS_PENALTY_SCORING = "needs-penalty-scoring"


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """One reason why a rule set makes no sense; `field` names the rule at fault (rulebook 8)."""

    field: str
    code: ProblemCode
    value: str = ""
    """The value at fault as text."""
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()


class RulesError(ValueError):
    """A plain form cannot become a rule set; `problems` names every field at fault."""

    def __init__(self, problems: tuple[RuleProblem, ...]) -> None:
        super().__init__("; ".join(f"{problem.field}: {problem.code}" for problem in problems))
        self.problems = problems


def _always(_rules: RuleSet) -> bool:
    return True


def _with_jokers(rules: RuleSet) -> bool:
    return rules.jokers > 0


def _with_opening(rules: RuleSet) -> bool:
    return rules.opening_points > 0


def _with_penalty(rules: RuleSet) -> bool:
    return rules.scoring is Scoring.PENALTY


def _with_melds(rules: RuleSet) -> bool:
    return rules.scoring is Scoring.MELDS


def _with_hand_rummy(rules: RuleSet) -> bool:
    return rules.hand_rummy is not HandRummy.NONE


@dataclass(frozen=True, slots=True)
class RuleField:
    """One rule of a `RuleSet` described as data."""

    name: str
    group: RuleGroup
    kind: RuleKind
    minimum: int = 0
    """Smallest number (kinds NUMBER and SEATS)."""
    maximum: int = 0
    """Largest number (kinds NUMBER and SEATS)."""
    is_optional: bool = False
    """Whether the number may be `None`, the "none" of the rulebook."""
    choices: type[StrEnum] | None = None
    """The choices of kind CHOICE."""
    applies: Callable[[RuleSet], bool] = _always
    """Whether the rule has any effect beside the others; where not, it is ignored (rulebook 8)."""


def _number(name: str, group: RuleGroup, minimum: int, maximum: int, **more: Any) -> RuleField:
    return RuleField(name, group, RuleKind.NUMBER, minimum, maximum, **more)


def _switch(name: str, group: RuleGroup, **more: Any) -> RuleField:
    return RuleField(name, group, RuleKind.SWITCH, **more)


def _choice(name: str, group: RuleGroup, choices: type[StrEnum], **more: Any) -> RuleField:
    return RuleField(name, group, RuleKind.CHOICE, choices=choices, **more)


RULE_FIELDS: tuple[RuleField, ...] = (
    RuleField("players", RuleGroup.TABLE, RuleKind.SEATS, FEWEST_SEATS, MOST_SEATS),
    _number("packs", RuleGroup.DEAL, 1, 3),
    _number("jokers", RuleGroup.DEAL, 0, 8),
    _number("extra_pack_from", RuleGroup.DEAL, 2, 6, is_optional=True),
    _number("hand_size", RuleGroup.DEAL, 1, 20),
    _choice("starter", RuleGroup.DEAL, Starter),
    _switch("starter_extra_card", RuleGroup.DEAL),
    _switch("turn_up", RuleGroup.DEAL),
    _choice("ace", RuleGroup.MELDS, AcePlace),
    _switch("adjacent_jokers", RuleGroup.JOKERS, applies=_with_jokers),
    _number("max_jokers_per_meld", RuleGroup.JOKERS, 1, 8, is_optional=True, applies=_with_jokers),
    _choice("joker_swap", RuleGroup.JOKERS, JokerSwap, applies=_with_jokers),
    _choice(
        "joker_swap_in_set",
        RuleGroup.JOKERS,
        SetSwap,
        applies=lambda rules: rules.jokers > 0 and rules.joker_swap is not JokerSwap.NEVER,
    ),
    _number("opening_points", RuleGroup.OPENING, 0, 200),
    _switch("opening_single_meld", RuleGroup.OPENING, applies=_with_opening),
    _choice(
        "opening_jokers",
        RuleGroup.OPENING,
        OpeningJokers,
        applies=lambda rules: rules.jokers > 0 and rules.opening_points > 0,
    ),
    _number("first_meld_turn", RuleGroup.OPENING, 1, 10),
    _choice("layoff_from", RuleGroup.OPENING, LayoffFrom, applies=_with_opening),
    _choice("layoff_on", RuleGroup.MELDS, LayoffOn),
    _switch("equal_cards_in_set", RuleGroup.MELDS),
    _choice("discard_pickup", RuleGroup.DRAWING, DiscardPickup),
    _switch(
        "return_taken_card",
        RuleGroup.DRAWING,
        applies=lambda rules: rules.discard_pickup not in (DiscardPickup.NEVER, DiscardPickup.MUST_USE),
    ),
    _choice("stock_exhausted", RuleGroup.DRAWING, StockExhausted),
    _choice("final_discard", RuleGroup.ENDING, FinalDiscard),
    _choice("scoring", RuleGroup.SCORING, Scoring),
    _number("ace_set", RuleGroup.SCORING, 0, 50),
    _number("ace_run_high", RuleGroup.SCORING, 0, 50, applies=lambda rules: rules.ace is not AcePlace.LOW),
    _number(
        "ace_run_middle",
        RuleGroup.SCORING,
        0,
        50,
        is_optional=True,
        applies=lambda rules: rules.ace is AcePlace.CORNER,
    ),
    _number("ace_run_low", RuleGroup.SCORING, 0, 50, applies=lambda rules: rules.ace is not AcePlace.HIGH),
    _number("ace_hand", RuleGroup.SCORING, 0, 50),
    _number("joker_hand", RuleGroup.SCORING, 0, 50, applies=_with_jokers),
    _choice("hand_rummy", RuleGroup.SCORING, HandRummy),
    _switch(
        "hand_rummy_any_points",
        RuleGroup.SCORING,
        applies=lambda rules: _with_hand_rummy(rules) and _with_opening(rules),
    ),
    _switch("hand_rummy_no_layoff", RuleGroup.SCORING, applies=_with_hand_rummy),
    _number("unopened_penalty", RuleGroup.SCORING, 0, 500, is_optional=True, applies=_with_penalty),
    _number("knocks", RuleGroup.DRAWING, 0, 10),
    _number("dead_round_after", RuleGroup.ENDING, 1, 100),
    _switch("winner_collects", RuleGroup.SCORING, applies=_with_penalty),
    _number("rounds", RuleGroup.MATCH, 1, 100, is_optional=True),
    _number("limit", RuleGroup.MATCH, 1, 10_000, is_optional=True, applies=_with_penalty),
    _number("target", RuleGroup.MATCH, 1, 10_000, is_optional=True, applies=_with_melds),
    _number("prize_stake", RuleGroup.MATCH, 0, 1_000_000, applies=_with_penalty),
    _number("prize_winner_percent", RuleGroup.MATCH, 0, 100, applies=lambda rules: rules.prize_stake > 0),
    _number("prize_below", RuleGroup.MATCH, 1, 1_000, applies=lambda rules: rules.prize_stake > 0),
)
"""Every field of `RuleSet`, in the order of rulebook 1."""

FIELDS_BY_NAME: dict[str, RuleField] = {rule.name: rule for rule in RULE_FIELDS}


def problems(rules: RuleSet, seats: int) -> tuple[RuleProblem, ...]:
    """Everything that makes `rules` unplayable with so many seats; empty if there is nothing (rulebook 8)."""
    found = [problem for rule in RULE_FIELDS if (problem := _range_problem(rule, getattr(rules, rule.name)))]
    return tuple(found) if found else _contradictions(rules, seats)


def _range_problem(rule: RuleField, value: object) -> RuleProblem | None:
    match rule.kind:
        case RuleKind.NUMBER:
            if value is None and rule.is_optional:
                return None
            return _number_problem(rule, value, value, str(value))
        case RuleKind.SEATS:
            if not (isinstance(value, tuple) and len(value) == 2):
                return _outside(rule, ProblemCode.WRONG_TYPE, str(value))
            return _number_problem(rule, value[0], value[1], f"{value[0]}-{value[1]}")
        case RuleKind.SWITCH:
            return (
                None
                if isinstance(value, bool)
                else RuleProblem(rule.name, ProblemCode.WRONG_TYPE, str(value))
            )
        case RuleKind.CHOICE:
            assert rule.choices is not None
            if isinstance(value, rule.choices):
                return None
            return RuleProblem(rule.name, ProblemCode.UNKNOWN_CHOICE, str(value), choices=tuple(rule.choices))
    assert_never(rule.kind)


def _number_problem(rule: RuleField, lowest: object, highest: object, shown: str) -> RuleProblem | None:
    if not (_is_number(lowest) and _is_number(highest)):
        return _outside(rule, ProblemCode.WRONG_TYPE, shown)
    if rule.minimum <= lowest <= highest <= rule.maximum:
        return None
    return _outside(rule, ProblemCode.OUT_OF_RANGE, shown)


def _outside(rule: RuleField, code: ProblemCode, shown: str) -> RuleProblem:
    return RuleProblem(rule.name, code, shown, rule.minimum, rule.maximum)


def _contradictions(rules: RuleSet, seats: int) -> tuple[RuleProblem, ...]:
    found: list[RuleProblem] = []
    fewest, most = rules.players
    if not fewest <= seats <= most:
        found.append(RuleProblem("players", ProblemCode.SEATS_OUTSIDE, str(seats), fewest, most))
    cards = 52 * rules.packs_for(seats) + rules.jokers_for(seats)
    dealt = seats * rules.hand_size + rules.starter_extra_card + rules.turn_up
    if dealt >= cards:
        most_cards = (cards - 1 - rules.starter_extra_card - rules.turn_up) // seats
        found.append(
            RuleProblem("hand_size", ProblemCode.NOT_ENOUGH_CARDS, str(rules.hand_size), maximum=most_cards)
        )
    if rules.rounds is None and rules.limit is None and rules.target is None:
        found.append(RuleProblem("rounds", ProblemCode.NO_MATCH_END))
    if rules.scoring is Scoring.PENALTY and rules.target is not None:
        found.append(RuleProblem("target", ProblemCode.NEEDS_MELD_SCORING, str(rules.target)))
    if rules.scoring is Scoring.MELDS:
        for name in ("limit", "prize_stake"):
            if value := getattr(rules, name):
                found.append(RuleProblem(name, ProblemCode.NEEDS_PENALTY_SCORING, str(value)))
        if rules.hand_rummy is HandRummy.PLUS_25:
            found.append(RuleProblem("hand_rummy", ProblemCode.NEEDS_PENALTY_SCORING, rules.hand_rummy))
    return tuple(found)


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def rules_to_plain(rules: RuleSet) -> dict[str, Any]:
    """The rule set in values that JSON knows, every field by its name."""
    plain: dict[str, Any] = {}
    for rule in RULE_FIELDS:
        value = getattr(rules, rule.name)
        plain[rule.name] = list(value) if rule.kind is RuleKind.SEATS else value
    return plain


def with_options(base: RuleSet, options: Mapping[str, object]) -> RuleSet:
    """`base` with house rules on top, given in plain values ("none" and null both mean none).

    Raises `RulesError` naming every field that is unknown, of the wrong type, no choice or out of its range;
    contradictions between fields are left to `problems`.
    """
    changed: dict[str, Any] = {}
    found: list[RuleProblem] = []
    for name, value in options.items():
        rule = FIELDS_BY_NAME.get(name)
        if rule is None:
            found.append(RuleProblem(str(name), ProblemCode.UNKNOWN_FIELD))
            continue
        read = _from_plain(rule, value)
        if problem := _range_problem(rule, read):
            found.append(problem)
        changed[name] = read
    if found:
        raise RulesError(tuple(found))
    return replace(base, **changed)


def _from_plain(rule: RuleField, value: object) -> object:
    match rule.kind:
        case RuleKind.NUMBER:
            return None if value == "none" else value
        case RuleKind.SEATS if isinstance(value, list):
            return tuple(value)
        case RuleKind.CHOICE if isinstance(value, str) and rule.choices is not None:
            return next((choice for choice in rule.choices if choice == value), value)
        case _:
            return value
