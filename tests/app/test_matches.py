"""Whole matches of every preset, from the first deal to the winners."""

from dataclasses import replace

import pytest

from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.events import RoundOver
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.record import read_record
from rommedesk.players.base import choose
from rommedesk.players.protocol import Request
from tests.app.autoplay import Autoplay
from tests.app.builders import InlineHost
from tests.app.conftest import NewGame


def medium(request: Request) -> str:
    """The solid player, in this process."""
    return choose(request).move


@pytest.mark.parametrize(
    ("preset", "seats"), [(name, max(3, rules.players[0])) for name, rules in PRESETS.items()]
)
def test_a_match_is_played_to_its_end(new_game: NewGame, preset: str, seats: int) -> None:
    game = new_game(InlineHost(medium))
    autoplay = Autoplay(game.controller)
    game.begin(PRESETS[preset], "h" + "c" * (seats - 1), number=11)
    game.controller.round_ended.connect(game.controller.finish_round_by_computer)
    game.controller.finish_round_by_computer()
    with game.qtbot.waitSignal(autoplay.finished, timeout=100_000):
        pass
    game.wait_for("match_ended")
    assert game.substituted == []
    assert game.troubles == []
    ends = [event for event in game.events if isinstance(event, RoundOver)]
    assert len(ends) == len(game.record.results) == game.told.count("round_ended")
    assert any(event.winner for event in ends)
    assert game.record.standing.winners
    (lines,) = game.finished
    assert read_record("\n".join(lines) + "\n").standing == game.record.standing


def test_64_the_real_process_plays_as_the_same_player_does_here(new_game: NewGame) -> None:
    moves = []
    for host in (PlayerHost(), InlineHost(medium)):
        game = new_game(host)
        game.begin(replace(ROMME, rounds=1), "cccc", number=7)
        game.wait_for("match_ended")
        assert game.substituted == []
        assert game.record.results[0].winner
        moves.append([line for line in game.lines()[1:] if "salt" not in line])
    assert moves[0] == moves[1]
