"""Advice: legal to its end, true of the view, blind to what is hidden, and what a good teacher would say."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from rommedesk.engine.moves import Draw
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players.advice import Advice, Suggestion, is_playable
from rommedesk.players.answer import Motive
from rommedesk.players.base import Level, decide
from rommedesk.players.hints import advise
from rommedesk.players.safe import has_taken_back
from tests.hidden import permute_hidden
from tests.players.truth import Truth
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules

QUICK_LEVELS = (Level.RANDOM, Level.EASY, Level.MEDIUM, Level.HARD)


def views(rules: RuleSet, seats: int, seed: int, most: int = 400) -> Iterator[PlayerView]:
    """What the seat to move sees, move by move, in a round played by chance, or by levels drawn by lot."""
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    players = [rng.choice(QUICK_LEVELS) for _ in range(seats)] if seed % 3 else []
    for time in range(most):
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        view = view_for(record, state.to_move)
        yield view
        if players:
            make_move(record, decide(view, players[state.to_move - 1], time).move, rng)
        else:
            make_move(record, random_move(state, rng), rng)


def ends_turn(view: PlayerView, suggestion: Suggestion) -> bool:
    """Whether the moves end the turn, go as far as a view can tell, or take back what has no end."""
    if isinstance(suggestion.moves[-1], Draw):
        return len(suggestion.moves) == 1
    state = view.position
    for move in suggestion.moves:
        state = apply(state, move).state
    return state.phase is Phase.OVER or state.to_move != view.seat


def examine(view: PlayerView, advice: Advice) -> Counter[str]:
    """Assert all that has to hold of advice; the motives that it names."""
    assert is_playable(advice, view)
    assert advice.best.cost == 0
    met: Counter[str] = Counter()
    for suggestion in (advice.best, *advice.alternatives):
        is_way_back = suggestion.moves[0] == view.position.last_step or str(suggestion.move) == "undo"
        assert is_way_back or ends_turn(view, suggestion)
        assert suggestion.cost >= 0
        met.update(motive.value for motive in Truth(view, suggestion).check())
    starts = [suggestion.moves for suggestion in (advice.best, *advice.alternatives)]
    assert len({*starts}) == len(starts)
    if advice.goes_out:
        state = view.position
        for move in advice.goes_out:
            state = apply(state, move).state
        assert state.result is not None
        assert state.result.winner == view.seat
    return met


def examined(rules: RuleSet, seats: int, seed: int, most: int = 400) -> Counter[str]:
    met: Counter[str] = Counter()
    for view in views(rules, seats, seed, most):
        met += examine(view, advise(view, seed))
    return met


@pytest.mark.parametrize("name", PRESETS)
def test_advice_is_legal_to_its_end_and_true(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(3):
        examined(rules, rules.players[seed % 2], seed, 150)


def test_advice_is_legal_to_its_end_and_true_under_any_rules() -> None:
    for seed in range(15):
        rules, seats = random_rules(Random(seed))
        examined(rules, seats, seed, 60)


@pytest.mark.ci_slow
@pytest.mark.timeout(1800)
def test_advice_is_legal_to_its_end_and_true_in_thousands_of_positions() -> None:
    met: Counter[str] = Counter()
    for rules in PRESETS.values():
        for seed in range(10, 18):
            met += examined(rules, rules.players[seed % 2], seed)
    for seed in range(100, 150):
        rules, seats = random_rules(Random(seed))
        met += examined(rules, seats, seed, 60)
    assert {motive.value for motive in Motive} - {*met} <= {"chance", "safe", "must-be-used", "denies"}


@pytest.mark.parametrize("name", PRESETS)
def test_the_best_move_is_that_of_the_level_hard_unless_there_is_a_way_out(name: str) -> None:
    rules = PRESETS[name]
    for seed in (1, 2, 4):
        for view in views(rules, rules.players[0], seed, 120):
            advice = advise(view, seed)
            if not advice.goes_out and not has_taken_back(view):
                assert advice.best.move == decide(view, Level.HARD, seed).move


@pytest.mark.parametrize("name", PRESETS)
def test_who_follows_the_advice_ends_the_round(name: str) -> None:
    rules, rng = PRESETS[name], Random(7)
    record = new_record(rules, rules.players[0], rng)
    deal_round(record, rng)
    for _ in range(3000):
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        make_move(record, advise(view_for(record, state.to_move), 1).best.move, rng)
    raise AssertionError("the round never ended")


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_advice(name: str) -> None:
    rules = PRESETS[name]
    assert sum(mixed(rules, rules.players[seed % 2], seed, 5) for seed in range(6)) > 0


def mixed(rules: RuleSet, seats: int, seed: int, positions: int, budget: int = 0) -> int:
    """Hidden cards are mixed behind the adviser's back: it says the same.  How many positions were seen."""
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    first, found = rng.randint(0, 60), 0
    for time in range(first + positions):
        state = record.round
        assert state is not None
        if state.result is not None:
            break
        seat = state.to_move
        if time >= first:
            other = permute_hidden(record, seat, rng)
            told = [advise(view_for(match, seat), seed, budget) for match in (record, other)]
            assert told[0] == told[1]
            found += 1
        make_move(
            record, decide(view_for(record, seat), QUICK_LEVELS[seed % len(QUICK_LEVELS)], time).move, rng
        )
    return found
