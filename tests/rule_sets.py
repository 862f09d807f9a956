"""Rule sets at random, for tests that must hold under any house rules (rulebook 8)."""

from random import Random
from typing import Any

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import RULE_FIELDS, RuleField, RuleKind, problems, with_options
from rommedesk.engine.rules import RuleSet


def random_rules(rng: Random, *, many_twins: bool = False) -> tuple[RuleSet, int]:
    """A rule set that can be played, and a number of seats for it.

    With `many_twins` there are two or three packs, cards are put down easily, and rounds in which nothing
    happens end soon.
    """
    while True:
        base = rng.choice(list(PRESETS.values()))
        options = {rule.name: _value(rule, rng) for rule in RULE_FIELDS if rng.random() < 0.4}
        options.pop("players", None)
        options["knocks"] = 0
        if many_twins:
            options |= {
                "packs": rng.choice([2, 3, 3]),
                "opening_points": rng.choice([0, 0, 20]),
                "first_meld_turn": rng.choice([1, 1, 2]),
                "dead_round_after": 3,
            }
        rules = with_options(base, options)
        seats = rng.randint(*rules.players)
        if not problems(rules, seats):
            return rules, seats


def _value(rule: RuleField, rng: Random) -> Any:
    match rule.kind:
        case RuleKind.SWITCH:
            return rng.random() < 0.5
        case RuleKind.CHOICE:
            assert rule.choices is not None
            return rng.choice(list(rule.choices)).value
        case RuleKind.NUMBER | RuleKind.SEATS:
            if rule.is_optional and rng.random() < 0.5:
                return None
            return rng.randint(rule.minimum, min(rule.maximum, rule.minimum + 60))
