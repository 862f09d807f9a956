"""Hands that no preset brings: every level still ends its turn with legal moves."""

from random import Random

import pytest

from rommedesk.engine.moves import Discard, Draw, TakeDiscards, Undo
from rommedesk.engine.state import Phase
from rommedesk.engine.transition import apply
from rommedesk.players.base import LEVELS, Level, decide
from tests.players.crowded import CARDS, RULES, crowded
from tests.players.views import view_of


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", RULES)
def test_a_turn_with_45_cards_is_played_to_its_end(name: str, level: Level) -> None:
    for number in range(2):
        state = crowded(RULES[name], Random(number), Phase.PLAY, opened=number == 0)
        assert len(state.mover.hand) + 6 * (RULES[name].jokers == 0) >= CARDS
        moves = []
        while state.to_move == 1 and state.result is None:
            moves.append(decide(view_of(state), level, number, 1).move)
            state = apply(state, moves[-1]).state
        assert state.result is not None or isinstance(moves[-1], Discard)
        assert not any(isinstance(move, Undo) for move in moves)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", RULES)
def test_beside_a_long_pile_every_level_takes_or_draws(name: str, level: Level) -> None:
    state = crowded(RULES[name], Random(1), Phase.DRAW, opened=True)
    move = decide(view_of(state), level, 1, 1).move
    assert isinstance(move, Draw | TakeDiscards)
