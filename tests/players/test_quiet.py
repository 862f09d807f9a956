"""Quiet turns leave a round as the same moves through `apply` leave it."""

from random import Random

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Discard, Draw, TakeDiscards
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.players.hard import HardDrawing, HardPlanner
from rommedesk.players.quiet import Grip, QuietTable
from rommedesk.players.rollouts import Imagined, RolloutPlanner
from rommedesk.players.weights import rollout_weights
from tests.builders import position
from tests.playing import deal_round, new_record
from tests.rule_sets import random_rules


def replayed(before: Round, after: Round) -> Round:
    """The turn that led from one state to the next, made with `apply`."""
    seat = before.to_move
    hand = after.seat(seat).hand
    takes = before.stock == after.stock
    state = apply(before, TakeDiscards(seat) if takes else Draw(seat)).state
    (thrown,) = set(state.seat(seat).hand) - set(hand)
    assert after.discard[-1] == thrown
    return apply(state, Discard(seat, thrown.name)).state


def play(rules: RuleSet, seats: int, seed: int) -> tuple[int, int]:
    """Play a round as the rollouts do and compare every quiet turn; how many were quiet, and all."""
    record = new_record(rules, seats, Random(seed))
    deal_round(record, Random(seed))
    assert record.round is not None
    state, grips, public = record.round, dict[int, Grip](), set[Card]()
    rng = Random(seed)
    quiet = turns = 0
    while state.result is None and turns < 150:
        turns += 1
        if state.phase is Phase.DRAW:
            table = QuietTable(state, public, grips)
            if table.play_turn():
                quiet += 1
                after = table.state()
                assert replayed(state, after) == after
                state, public = after, table.public
                continue
        imagined = Imagined(state, public, rng)
        imagined.play_turn()
        state, public = imagined.state, imagined.public
        if state.phase is Phase.DRAW and not state.stock and not reshuffle_pool(state):
            break
    return quiet, turns


# In the stairs any depth may be of use: every turn needs more thought.
@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "treppen"])
def test_quiet_turns_of_the_presets_are_those_of_the_engine(preset: str) -> None:
    rules = PRESETS[preset]
    played = [play(rules, max(2, rules.players[0]) + seed % 2, seed) for seed in range(12)]
    quiet, turns = (sum(numbers) for numbers in zip(*played, strict=True))
    assert quiet > turns / 4


def test_quiet_turns_under_any_rules_are_those_of_the_engine() -> None:
    rng = Random(4)
    quiet = 0
    for seed in range(60):
        quiet += play(*random_rules(rng), seed)[0]
    assert quiet > 200


def agreement(rules: RuleSet, seed: int) -> tuple[int, int]:
    """In how many quiet turns the level hard, weighing alike, does the same, and how many there are."""
    record = new_record(rules, max(2, rules.players[0]), Random(seed))
    deal_round(record, Random(seed))
    assert record.round is not None
    state, public = record.round, set[Card]()
    weights = rollout_weights(rules)
    same = quiet = 0
    for _ in range(60):
        table = QuietTable(state, set(public), {})
        slow = Imagined(state, public, Random(seed))
        if state.phase is not Phase.DRAW or not table.play_turn():
            slow.play_turn()
            if slow.state.result is not None:
                break
        else:
            slow.make(HardDrawing(slow.position(), weights).choose().move)
            plan = HardPlanner(slow.position(), weights=weights).best()
            assert plan is not None
            for move in plan.moves:
                slow.make(move)
            quiet += 1
            same += slow.state == table.state()
        # What the level does goes on, so that no difference grows.
        state, public = slow.state, slow.public
    return same, quiet


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "treppen"])
def test_quiet_turns_are_nearly_always_those_of_the_level_hard(preset: str) -> None:
    played = [agreement(PRESETS[preset], seed) for seed in range(8)]
    same, quiet = (sum(numbers) for numbers in zip(*played, strict=True))
    assert quiet > 40
    assert same >= 0.95 * quiet


def test_who_is_left_with_twins_does_not_go_out() -> None:
    melds = "7c 7d 7h 4s 5s 6s 9c 9d 9h"
    one, twins = (
        RolloutPlanner(position(ROMME, [hand, "8s 8c Th 6s 2h 4h 4d"], phase=Phase.PLAY, opened=[1]))
        for hand in (f"{melds} Kc", f"{melds} Kc Kc")
    )
    plans = [one.best(), twins.best()]
    assert [len(plan.moves) for plan in plans if plan] == [4, 1]
