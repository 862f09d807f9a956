"""Rounds between computer players: the same again for the same numbers, every player in every seat."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.players.answer import Answer
from rommedesk.players.arena_rounds import (
    ArenaFault,
    Contest,
    PlayedDeal,
    play_deal,
    play_deals,
    play_round,
    rotations,
)
from rommedesk.players.base import Level, decide

MEDIUM, RANDOM = Level.MEDIUM, Level.RANDOM


def outcome(deal: PlayedDeal) -> tuple[object, ...]:
    """All but the times."""
    return deal.rounds, deal.moves, deal.without_winner, deal.won, deal.points


# ---- one round -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_t64_a_deal_number_gives_the_same_round_move_by_move(name: str) -> None:
    rules = PRESETS[name]
    levels = (MEDIUM, RANDOM, MEDIUM)
    first, second = (play_round(rules, levels, 7) for _ in range(2))
    assert [*first.record.lines()] == [*second.record.lines()]
    assert [*play_round(rules, levels, 8).record.lines()][1:] != [*first.record.lines()][1:]


def test_the_round_is_a_record_of_its_players() -> None:
    played = play_round(ROMME, (MEDIUM, RANDOM), 3)
    assert [player.level for player in played.record.setup.players] == ["medium", "random"]
    assert played.record.results == (played.result,)
    assert played.record.deal is not None
    assert played.record.deal.number == 3
    assert sum(map(len, played.microseconds)) == played.moves == len(played.record.steps) - 1


def test_every_position_is_shown_from_the_deal_to_the_end() -> None:
    seen: list[int] = []
    played = play_round(ROMME, (RANDOM, RANDOM), 3, after_move=lambda record: seen.append(len(record.steps)))
    assert seen == [*range(1, played.moves + 2)]


@pytest.mark.parametrize("name", ["romme", "romme-ru"])
def test_6_players_who_only_draw_and_throw_come_to_an_end(name: str) -> None:
    """Nobody can ever open: the stock is made anew again and again until the round dies."""
    dull = replace(PRESETS[name], opening_points=200, hand_size=5, dead_round_after=3)
    played = play_round(dull, (MEDIUM,) * 3, 1)
    assert played.result.winner == 0
    assert played.moves > 52


def test_medium_begins_no_turn_that_it_has_to_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    moves: Counter[type[Move]] = Counter()

    def watched(*arguments: Any) -> Answer:
        answer = decide(*arguments)
        moves[type(answer.move)] += 1
        return answer

    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", watched)
    for rules in PRESETS.values():
        for number in range(1, 31):
            play_round(rules, (MEDIUM,) * 3, number)
    assert moves[Undo] == 0
    assert min(moves[kind] for kind in (Draw, TakeDiscards, LayMeld, LayOff, SwapJoker, Discard)) > 30


def test_a_player_that_fails_is_named_with_what_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", fail)
    expected = r"^deal 5, seats medium,random, move 1, seat 1 \(medium\): ZeroDivisionError: oops$"
    with pytest.raises(ArenaFault, match=expected):
        play_round(ROMME, (MEDIUM, RANDOM), 5)


def test_an_illegal_move_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", lambda *_: Answer(Pass(1), ()))
    with pytest.raises(ArenaFault, match=r"seat 1 \(random\): pass: already-drawn"):
        play_round(ROMME, (RANDOM, MEDIUM), 5)


def test_a_player_that_goes_round_in_circles_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def take_and_put_back(view: Any, *_: object) -> Answer:
        can_undo = view.position.can_undo
        return Answer(Undo(view.seat) if can_undo else TakeDiscards(view.seat), ())

    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", take_and_put_back)
    monkeypatch.setattr("rommedesk.players.arena_rounds.MOST_MOVES", 500)
    with pytest.raises(ArenaFault, match="no end after 500 moves"):
        play_round(PRESETS["rummy51"], (MEDIUM, MEDIUM), 5)


# ---- a deal from every seat ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_player_sits_on_every_seat_once(players: int) -> None:
    sittings = [*rotations(players)]
    assert len(sittings) == players
    for sitting in (*sittings, *zip(*sittings, strict=True)):
        assert sorted(sitting) == [*range(players)]


def test_players_of_one_level_share_a_deal_evenly_over_all_seats() -> None:
    deal = play_deal(Contest(ROMME, (MEDIUM, MEDIUM, MEDIUM), 1, 1), 0)
    assert deal.rounds == 3
    assert len(set(deal.points)) == 1
    assert deal.won == (1, 1, 1)


def test_each_player_is_booked_for_the_seat_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[Level, ...], int, tuple[int, ...]]] = []

    def watched(rules: Any, levels: Any, number: int, *, budget: int) -> Any:
        found = play_round(rules, levels, number, budget=budget)
        played.append((tuple(levels), found.result.winner, found.result.scores))
        return found

    monkeypatch.setattr("rommedesk.players.arena_rounds.play_round", watched)
    deal = play_deal(Contest(ROMME, (MEDIUM, RANDOM), 1, 4), 0)
    assert [levels for levels, _, _ in played] == [(MEDIUM, RANDOM), (RANDOM, MEDIUM)]
    (_, first, first_scores), (_, second, second_scores) = played
    assert deal.won == ((first == 1) + (second == 2), (first == 2) + (second == 1))
    assert deal.points == (first_scores[0] + second_scores[1], first_scores[1] + second_scores[0])


@pytest.mark.parametrize(
    ("players", "rounds", "deals"), [(2, 1, 2), (2, 4, 2), (2, 5, 3), (3, 6, 2), (3, 7, 3), (6, 100, 17)]
)
def test_rounds_are_rounded_up_to_whole_deals_and_two_at_least(players: int, rounds: int, deals: int) -> None:
    contest = Contest.of_rounds(ROMME, (RANDOM,) * players, rounds, 1)
    assert (contest.deals, contest.rounds) == (deals, deals * players)


# ---- all deals -------------------------------------------------------------------------------------------


def test_the_same_contest_has_the_same_outcome_in_any_number_of_processes() -> None:
    contest = Contest(ROMME, (MEDIUM, RANDOM), 6, 5)
    alone = [(index, outcome(deal)) for index, deal in play_deals(contest)]
    assert [index for index, _ in alone] == [*range(6)]
    assert alone == [(index, outcome(deal)) for index, deal in play_deals(contest)]
    assert alone == sorted((index, outcome(deal)) for index, deal in play_deals(contest, jobs=2))


def test_another_seed_deals_other_cards() -> None:
    numbers = [
        Contest(ROMME, (MEDIUM, MEDIUM), 20, seed).number(index) for seed in (1, 2) for index in range(20)
    ]
    assert len(set(numbers)) == 40
    assert all(1 <= number <= 999_999_999 for number in numbers)


def test_medium_is_stronger_than_random() -> None:
    deals = play_deals(Contest(ROMME, (MEDIUM, RANDOM), 20, 2))
    assert sum(deal.won[0] for _, deal in deals) >= 36
