"""No level peeks: hidden cards are mixed behind its back, and it still makes the same move."""

from random import Random

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import view_for
from rommedesk.players.base import LEVELS, decide
from tests.hidden import permute_hidden
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules

WORLDS = 4
"""So few worlds that the level expert is quick, and enough that it leaves the level hard now and then."""


def looked_at(rules: RuleSet, seats: int, seed: int, positions: int) -> int:
    """What a seat cannot see is mixed behind its back: every level still makes the same move.

    The round is begun at random, or by the levels themselves; so many positions of it are looked at, or fewer
    if it ends.  Returns how many.
    """
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    players = [rng.choice(LEVELS) for _ in range(seats)] if seed % 2 else []
    found = 0
    first = rng.randint(0, 50)
    for time in range(first + positions):
        state = record.round
        assert state is not None
        if state.result is not None:
            break
        seat = state.to_move
        if time >= first:
            other = permute_hidden(record, seat, rng)
            for level in LEVELS:
                answers = [decide(view_for(match, seat), level, seed, WORLDS) for match in (record, other)]
                assert answers[0] == answers[1]
            found += 1
        if players:
            make_move(
                record, decide(view_for(record, seat), players[seat - 1], seed + time, WORLDS).move, rng
            )
        else:
            make_move(record, random_move(state, rng), rng)
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision(name: str) -> None:
    rules = PRESETS[name]
    assert sum(looked_at(rules, rules.players[seed % 2], seed, 3) for seed in range(8)) > 0


def test_hidden_cards_change_no_decision_under_any_rules() -> None:
    for seed in range(12):
        rules, seats = random_rules(Random(seed))
        looked_at(rules, seats, seed, 2)


@pytest.mark.ci_slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision_in_1000_positions(name: str) -> None:
    rules = PRESETS[name]
    found, seed = 0, 100
    while found < 1000:
        found += looked_at(rules, rules.players[seed // 2 % 2], seed, 5)
        seed += 1
