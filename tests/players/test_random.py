"""The level random, safe moves, and lots."""

from collections import Counter
from random import Random

from rommedesk.engine.events import Undone
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import ROMME, ROMME_STANDARD, TREPPEN
from rommedesk.engine.state import Phase
from rommedesk.players.chance import Lot, mixed
from rommedesk.players.random_player import decide_random
from rommedesk.players.safe import has_taken_back, safe_move
from tests.builders import play, position
from tests.players.views import view_of
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules


def test_every_sensible_move_comes_about_equally_often() -> None:
    state = position(
        ROMME, ["Kc Kd Kh 9d", "2s"], phase=Phase.PLAY, opened=[1], melds=["9c 9h 9s", "Jd Qd *=Kd"]
    )
    drawn = Counter(str(decide_random(view_of(state), seed).move) for seed in range(7000))
    assert set(drawn) == {
        "discard Kc",
        "discard Kd",
        "discard Kh",
        "discard 9d",
        "meld Kc Kd Kh",
        "lay 9d > m1",
        "swap Kd > m2",
    }
    assert all(850 < times < 1150 for times in drawn.values())


def test_all_depths_of_the_stairs_are_drawn_by_lot() -> None:
    state = position(TREPPEN, ["Kc 2d", "2s"], discard="4c 5c 6c", stock="9d")
    drawn = {str(decide_random(view_of(state), seed).move) for seed in range(200)}
    assert drawn == {"draw", "take", "take 2", "take 3"}


def test_who_cannot_end_the_turn_takes_back_and_then_plays_safe() -> None:
    state = position(ROMME_STANDARD, ["Kc 2d 5h", "2s"], discard="9c", stock="9d")
    taken = play(state, "1: take")
    assert decide_random(view_of(taken), 3).move == Undo(1)
    view = view_of(state, Undone(1, "take"))
    assert has_taken_back(view)
    assert {str(decide_random(view, seed).move) for seed in range(20)} == {"draw"}


def test_safe_moves_are_legal_everywhere_and_end_the_turn() -> None:
    for seed in range(40):
        rng = Random(seed)
        rules, seats = random_rules(rng)
        record = new_record(rules, seats, rng)
        deal_round(record, rng)
        for _ in range(rng.randint(0, 60)):
            if record.round is None or record.round.result is not None:
                break
            make_move(record, random_move(record.round, rng), rng)
        state = record.round
        assert state is not None
        seat, steps = state.to_move, 0
        while state.result is None and state.to_move == seat and steps < 60:
            move = safe_move(view_of(state))
            assert check(state, move) is None
            make_move(record, move, rng)
            state = record.round
            assert state is not None
            steps += 1
        assert state.result is not None or state.to_move != seat


def test_lots_follow_from_the_seed_alone() -> None:
    assert [Lot(5).below(10) for _ in range(3)] == [Lot(5).below(10)] * 3
    first, second = Lot(5), Lot(5)
    assert [first.below(1000) for _ in range(9)] == [second.below(1000) for _ in range(9)]
    assert mixed(1, 2) != mixed(2, 1)


def test_lots_are_even() -> None:
    counts = Counter(Lot(seed).below(6) for seed in range(60_000))
    assert all(9_600 < counts[side] < 10_400 for side in range(6))
