"""Random rule sets, cards and melds for Hypothesis, built from the table of rule fields."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from rommedesk.engine.cards import ALL_FACES, CardName, Face
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import FEWEST_SEATS, MOST_SEATS, RULE_FIELDS, RuleField, RuleKind, problems
from rommedesk.engine.rules import HandRummy, RuleSet, Scoring

seat_numbers = st.integers(FEWEST_SEATS, MOST_SEATS)


def field_values(rule: RuleField) -> st.SearchStrategy[Any]:
    """Every value that the field may have."""
    match rule.kind:
        case RuleKind.NUMBER:
            numbers = st.integers(rule.minimum, rule.maximum)
            return st.none() | numbers if rule.is_optional else numbers
        case RuleKind.SEATS:
            return st.tuples(seat_numbers, seat_numbers).map(lambda pair: (min(pair), max(pair)))
        case RuleKind.SWITCH:
            return st.booleans()
        case RuleKind.CHOICE:
            assert rule.choices is not None
            return st.sampled_from(list(rule.choices))


FIELDS = {rule.name: field_values(rule) for rule in RULE_FIELDS}


@st.composite
def rule_sets(
    draw: st.DrawFn, seats: int, usual: Mapping[str, st.SearchStrategy[Any]] | None = None
) -> RuleSet:
    """A playable rule set for so many seats: a preset with up to all of its fields changed.

    `usual` narrows the values of some fields.
    """
    wanted = {**usual} if usual else {}
    others = {name: values for name, values in FIELDS.items() if name not in wanted}
    preset = draw(st.sampled_from(list(PRESETS.values())))
    changes = draw(st.fixed_dictionaries(wanted, optional=others))
    return made_playable(replace(preset, **changes), seats)


def made_playable(rules: RuleSet, seats: int) -> RuleSet:
    """The rule set with its contradictions mended (rulebook 8)."""
    changes: dict[str, Any] = {
        "players": (min(rules.players[0], seats), max(rules.players[1], seats)),
    }
    if rules.scoring is Scoring.PENALTY:
        changes["target"] = None
    else:
        changes |= {"limit": None, "prize_stake": 0}
        if rules.hand_rummy is HandRummy.PLUS_25:
            changes["hand_rummy"] = HandRummy.DOUBLE
    mended = replace(rules, **changes)
    if mended.rounds is None and mended.limit is None and mended.target is None:
        mended = replace(mended, rounds=3)
    for problem in problems(mended, seats):
        assert problem.field == "hand_size"
        assert problem.maximum is not None
        mended = replace(mended, hand_size=problem.maximum)
    assert problems(mended, seats) == ()
    return mended


natural_names = st.sampled_from(ALL_FACES).map(CardName.of)
joker_names = st.sampled_from((None, *ALL_FACES)).map(lambda face: CardName.of(None, face))


@st.composite
def meld_like_names(draw: st.DrawFn, min_size: int = 2, max_size: int = 5) -> list[CardName]:
    """Cards that are or nearly are a meld: one rank or a row of one suit, with jokers and strays."""
    size = draw(st.integers(min_size, max_size))
    first, suit = draw(st.integers(1, 13)), draw(st.integers(0, 3))
    if draw(st.booleans()):
        faces = [Face.of((first + place - 1) % 13 + 1, suit) for place in range(size)]
    else:
        faces = [Face.of(first, draw(st.integers(0, 3))) for _ in range(size)]
    kinds = st.sampled_from(["card", "card", "card", "joker", "bound joker", "stray"])
    names = [
        {
            "card": CardName.of(face),
            "joker": CardName.of(None),
            "bound joker": CardName.of(None, face),
            "stray": draw(natural_names),
        }[draw(kinds)]
        for face in faces
    ]
    return draw(st.permutations(names)) if draw(st.booleans()) else names
