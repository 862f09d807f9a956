"""Safe moves, and lots."""

from collections import Counter
from random import Random

from rommedesk.engine.events import Drew, TurnBegan, Undone
from rommedesk.engine.legality import check
from rommedesk.engine.presets import ROMME
from rommedesk.players.chance import Lot, mixed
from rommedesk.players.safe import has_taken_back, safe_move
from tests.builders import position
from tests.players.views import view_of
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules


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


def test_taking_back_is_remembered_until_the_turn_ends() -> None:
    state = position(ROMME, ["Kc 2d", "2s"], stock="9d")
    assert not has_taken_back(view_of(state))
    assert has_taken_back(view_of(state, Undone(1, "take")))
    assert has_taken_back(view_of(state, Undone(1, "take"), Drew(1, None)))
    assert not has_taken_back(view_of(state, Undone(1, "take"), TurnBegan(2)))


def test_lots_follow_from_the_seed_alone() -> None:
    assert [Lot(5).below(10) for _ in range(3)] == [Lot(5).below(10)] * 3
    first, second = Lot(5), Lot(5)
    assert [first.below(1000) for _ in range(9)] == [second.below(1000) for _ in range(9)]
    assert mixed(1, 2) != mixed(2, 1)


def test_lots_are_even() -> None:
    counts = Counter(Lot(seed).below(6) for seed in range(60_000))
    assert all(9_600 < counts[side] < 10_400 for side in range(6))
