"""Imagined hands are as good as hands are after some turns, and no card is lost or there twice."""

from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord
from rommedesk.engine.solver import best_partition
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView, sample_world, view_for
from rommedesk.players.arena_rounds import play_round
from rommedesk.players.levels import Level
from rommedesk.players.plausible import with_plausible_hands
from tests.invariants import faults


def views_of(preset: str, deal: int) -> list[tuple[PlayerView, Round]]:
    """What was seen at each decision of a round, and what there really was."""
    found = []

    def keep(record: GameRecord) -> None:
        state = record.round
        assert state is not None
        if state.result is None:
            found.append((view_for(record, state.to_move), state))

    rules = PRESETS[preset]
    play_round(rules, [Level.HARD] * max(2, rules.players[0]), deal, after_move=keep)
    return found


def melded(state: Round, seat: int) -> int:
    partition = best_partition(state.seat(seat).hand, state.rules)
    return len(state.seat(seat).hand) - len(partition.left)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_card_has_its_place_and_what_is_known_stays(preset: str) -> None:
    for number, (view, _) in enumerate(views_of(preset, 3)):
        rng = Random(number)
        dealt = sample_world(view, rng)
        world = with_plausible_hands(dealt, view.position, rng)
        assert faults(world) == faults(dealt)
        assert len(world.stock) == len(dealt.stock)
        for before, after, seen in zip(dealt.seats, world.seats, view.position.seats, strict=True):
            assert replace(after, hand=()) == replace(before, hand=())
            assert len(after.hand) == len(before.hand)
            assert {card for card in seen.hand if card} <= {*after.hand}
        assert world.mover.hand == view.position.mover.hand


def test_after_some_turns_hands_are_as_good_as_real_ones() -> None:
    real = plain = better = 0
    for deal in range(12):
        for number, (view, state) in enumerate(views_of("romme", deal)):
            other = 3 - state.to_move
            if state.seat(other).opened or state.seat(other).turns < 4:
                continue
            rng = Random(number)
            dealt = sample_world(view, rng)
            real += melded(state, other)
            plain += melded(dealt, other)
            better += melded(with_plausible_hands(dealt, view.position, rng), other)
    assert plain < 0.7 * real
    assert 0.85 * real < better < 1.15 * real
