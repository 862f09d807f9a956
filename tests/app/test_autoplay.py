"""Playing on by itself."""

import pytest

from tests.app.autoplay import Autoplay, computer_players
from tests.app.builders import Game
from tests.app.test_game import SHORT


@pytest.mark.parametrize(("rounds", "played"), [(1, 1), (2, 2), (9, 2), (None, 2)])
def test_as_many_rounds_as_asked_for_or_the_whole_match(game: Game, rounds: int | None, played: int) -> None:
    autoplay = Autoplay(game.controller, rounds=rounds)
    with game.qtbot.waitSignal(autoplay.finished, timeout=20_000):
        assert game.controller.new_match(SHORT, computer_players(["Ada", "Bert"]), 7) == ()
    assert game.record.round_number == played
    assert game.record.round is not None
    assert game.record.round.result is not None
    assert [player.name for player in game.record.setup.players] == ["Ada", "Bert"]


def test_afterwards_it_keeps_out_of_the_game(game: Game) -> None:
    autoplay = Autoplay(game.controller, rounds=1)
    with game.qtbot.waitSignal(autoplay.finished, timeout=20_000):
        game.begin(SHORT, "cc")
    game.begin(SHORT, "cc")
    game.wait_for("round_ended", 2)
    game.qtbot.wait(20)
    assert game.record.round_number == 1
