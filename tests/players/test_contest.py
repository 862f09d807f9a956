"""Whole rounds between computer players: legal to the end, the same again, by any rules (rulebook 5 to 7)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rommedesk.engine.deal import make_deal
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.state import RoundResult
from rommedesk.engine.view import view_for
from rommedesk.players.answer import Answer
from rommedesk.players.base import LEVELS, Level, decide
from rommedesk.players.contest import Contest, ContestError, deal_of, play_contest, play_deal, play_round
from tests.hidden import permute_hidden
from tests.playing import MOST_MOVES, deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules

MEDIUM, RANDOM = Level.MEDIUM, Level.RANDOM


def play_at_random(seed: int) -> RoundResult:
    """A round under random rules between random levels."""
    rng = Random(seed)
    rules, seats = random_rules(rng, many_twins=seed % 4 == 0)
    levels = [rng.choice([MEDIUM, MEDIUM, RANDOM]) for _ in range(seats)]
    dealer = 0 if rules.starter is Starter.HIGH_CARD else rng.randint(1, seats)
    return play_round(rules, levels, make_deal(rules, seats, seed, rng, dealer), seed).result


def play_preset(name: str, rounds: Iterable[int]) -> None:
    """Rounds of a preset with every number of seats and mixed levels."""
    rules = PRESETS[name]
    fewest, most = rules.players
    for number in rounds:
        seats = fewest + number % (most - fewest + 1)
        levels = tuple(RANDOM if (number + seat) % 5 == 0 else MEDIUM for seat in range(seats))
        play_deal(Contest(rules, levels, 1, number), 0)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_to_the_end(name: str) -> None:
    play_preset(name, range(24))


def test_any_rules_are_played_to_the_end() -> None:
    for seed in range(100):
        play_at_random(seed)


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_to_the_end_300_times(name: str) -> None:
    play_preset(name, range(1_000, 1_300))


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("first", range(1_000, 1_400, 100))
def test_any_rules_are_played_to_the_end_400_times(first: int) -> None:
    for seed in range(first, first + 100):
        play_at_random(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_to_the_end_2000_times(name: str) -> None:
    play_preset(name, range(10_000, 12_000))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("first", range(10_000, 12_000, 250))
def test_any_rules_are_played_to_the_end_2000_times(first: int) -> None:
    for seed in range(first, first + 250):
        play_at_random(seed)


def outcome(contest: Contest, jobs: int = 1) -> list[tuple[int, int, list[int], list[int]]]:
    return [
        (report.rounds, report.moves, report.won, report.points) for report in play_contest(contest, jobs)
    ]


def test_the_same_contest_has_the_same_outcome_in_any_number_of_processes() -> None:
    contest = Contest(ROMME, (MEDIUM, RANDOM), 14, 5)
    assert outcome(contest) == outcome(contest) == outcome(contest, jobs=2)


def test_another_seed_deals_other_cards() -> None:
    contests = [Contest(ROMME, (MEDIUM, MEDIUM), 2, seed) for seed in range(20)]
    assert len({deal_of(contest, 0).order for contest in contests}) == 20


def test_players_of_one_level_share_a_deal_evenly_over_all_seats() -> None:
    report = play_deal(Contest(ROMME, (MEDIUM, MEDIUM, MEDIUM), 3, 1), 0)
    assert report.rounds == 3
    assert len(set(report.points)) == 1
    assert report.won == [1, 1, 1]


def test_as_many_rounds_are_played_as_asked_for() -> None:
    reports = list(play_contest(Contest(ROMME, (MEDIUM, RANDOM, RANDOM), 7, 1)))
    assert [report.rounds for report in reports] == [3, 3, 1]


def test_medium_is_stronger_than_random() -> None:
    reports = list(play_contest(Contest(ROMME, (MEDIUM, RANDOM), 40, 2)))
    assert sum(report.won[0] for report in reports) >= 36


@pytest.mark.parametrize("name", ["romme", "romme-ru"])
def test_6_players_who_only_draw_and_throw_come_to_an_end(name: str) -> None:
    """Nobody can ever open: the stock is made anew again and again until the round dies."""
    dull = replace(PRESETS[name], opening_points=200, hand_size=5, dead_round_after=3)
    report = play_deal(Contest(dull, (MEDIUM,) * 3, 1, 1), 0)
    assert report.without_winner == 1
    assert report.moves > 52


def test_a_player_who_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("rommedesk.players.contest.decide", fail)
    with pytest.raises(ContestError, match=r"deal 0, rotation 0, seed 1: seat 2 \(medium\).*oops"):
        play_deal(Contest(ROMME, (MEDIUM, MEDIUM), 1, 1), 0)


def test_medium_begins_no_turn_that_it_has_to_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    moves: Counter[type[Move]] = Counter()

    def watched(*arguments: Any) -> Answer:
        answer = decide(*arguments)
        moves[type(answer.move)] += 1
        return answer

    monkeypatch.setattr("rommedesk.players.contest.decide", watched)
    for rules in PRESETS.values():
        for _ in play_contest(Contest(rules, (MEDIUM,) * 3, 30, 9)):
            pass
    assert moves[Undo] == 0
    assert min(moves[kind] for kind in (Draw, TakeDiscards, LayMeld, LayOff, SwapJoker, Discard)) > 30


# ---- no peeking ------------------------------------------------------------------------------------------


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
