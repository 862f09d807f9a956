"""Random house rules, players that fail at random, and a program that is closed at random moments."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from rommedesk.app.player_host import PlayerFailure
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.base import choose
from rommedesk.players.protocol import Request
from tests.app.builders import Game, InlineHost, PlayerStopped
from tests.app.conftest import NewGame
from tests.rule_sets import random_rules

BAD_ANSWERS = ("undo", "pass", "meld Kc Kd", "lay * > m9", "take 99", "draw", "discard *")


def unruly(rng: Random) -> InlineHost:
    """Players that play at random, and at times fail or play against the rules."""

    def answer(request: Request) -> str:
        dice = rng.random()
        if dice < 0.03:
            raise PlayerStopped(rng.choice(list(PlayerFailure)))
        if dice < 0.08:
            return rng.choice(["", "discard", *BAD_ANSWERS])
        return choose(replace(request, level=rng.choice(["random", "easy", "medium", "hard"]))).move

    return InlineHost(answer)


@pytest.mark.ci_slow
@pytest.mark.parametrize("seed", range(20))
def test_every_round_ends_and_the_file_tells_all_of_it(new_game: NewGame, seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    game = new_game(unruly(rng))
    game.begin(replace(rules, rounds=1), "h" + "c" * (seats - 1), number=seed + 1)
    game.qtbot.waitUntil(partial(is_waiting, game), timeout=60_000)
    while game.state.result is None:
        if rng.random() < 0.05:
            path, state = game.file, game.state
            game.controller.close()
            game = new_game(unruly(rng))
            game.controller.resume(path)
            assert game.state == state
        elif rng.random() < 0.2:
            game.play(rng.choice(BAD_ANSWERS))
        else:
            view = view_to_plain(game.controller.view())
            assert game.play(choose(Request(1, rng.getrandbits(30), "random", 0, view)).move) is None
        game.qtbot.waitUntil(partial(is_waiting, game), timeout=60_000)
    game.wait_for("match_ended")
    assert game.troubles == []
    assert game.finished == [game.lines()]


def is_waiting(game: Game) -> bool:
    return game.controller.is_human_turn or game.state.result is not None
