"""No level peeks: hidden cards are mixed behind its back, and it still makes the same move."""

from random import Random

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import view_for
from rommedesk.players.base import LEVELS, decide
from tests.hidden import permute_hidden
from tests.playing import MOST_MOVES, deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules


def assert_no_peeking(rules: RuleSet, seats: int, seed: int, positions: int) -> None:
    """What a seat cannot see is mixed behind its back: every level still makes the same move."""
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    until = rng.randint(0, 50)
    for _ in range(min(until, MOST_MOVES)):
        assert record.round is not None
        if record.round.result is not None:
            return
        make_move(record, random_move(record.round, rng), rng)
    for _ in range(positions):
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        seat = state.to_move
        other = permute_hidden(record, seat, rng)
        for level in LEVELS:
            answers = [decide(view_for(match, seat), level, seed) for match in (record, other)]
            assert answers[0] == answers[1]
        make_move(record, random_move(state, rng), rng)


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(6):
        assert_no_peeking(rules, rules.players[seed % 2], seed, 3)


def test_hidden_cards_change_no_decision_under_any_rules() -> None:
    for seed in range(12):
        rules, seats = random_rules(Random(seed))
        assert_no_peeking(rules, seats, seed, 2)


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision_in_many_positions(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(100, 300):
        assert_no_peeking(rules, rules.players[seed % 2], seed, 5)
