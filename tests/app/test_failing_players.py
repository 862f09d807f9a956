"""Computer players that die, hang, come late or play against the rules: the game goes on."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rommedesk.app.computer_players import MOST_UNDOS
from rommedesk.app.player_command import PlayerCommand
from rommedesk.app.player_host import PlayerFailure, PlayerHost
from rommedesk.engine.events import Discarded, Took, Undone
from rommedesk.engine.presets import ROMME, ROMME_STANDARD
from rommedesk.engine.state import Phase
from rommedesk.engine.view_text import view_from_plain
from rommedesk.players.protocol import Request
from tests.app.builders import InlineHost, PlayerStopped, cautious
from tests.app.conftest import NewGame

FAKE_PLAYER = str(Path(__file__).with_name("fake_player.py"))


def broken(request: Request) -> str:
    """A player whose process dies at each question."""
    raise PlayerStopped(PlayerFailure.DIED)


def saying(text: str) -> Callable[[Request], str]:
    """A player that always says the same."""
    return lambda _: text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sing",
        "discard",
        "discard 1x",
        "meld Kc Kd Kh Ks",
        "take 0",
        "lay 3h > m9",
        "pass",
        "draw\ndraw",
        "ä",
    ],
)
def test_62_an_illegal_answer_is_replaced_by_a_safe_move(
    new_game: NewGame, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = new_game(InlineHost(saying(text)))
    game.begin(ROMME, "hcc", starter=2)
    with caplog.at_level(logging.WARNING):
        game.wait_for_turn()
    assert game.substituted == [(2, "illegal"), (3, "illegal")]
    assert [event.seat for event in game.events if isinstance(event, Discarded)] == [2, 3]
    assert "safe move" in caplog.text


@pytest.mark.parametrize("failure", [PlayerFailure.DIED, PlayerFailure.LATE, PlayerFailure.GIVEN_UP])
def test_62_a_failure_is_told_once_a_turn_and_the_player_is_asked_again_in_the_next(
    new_game: NewGame, failure: PlayerFailure
) -> None:
    answers = iter(["draw"])

    def weak(request: Request) -> str:
        if answer := next(answers, None):
            return answer
        raise PlayerStopped(failure)

    game = new_game(InlineHost(weak))
    game.begin(ROMME, "hc", starter=1)
    for _ in range(2):
        game.wait_for_turn()
        game.take_cautious_turn()
    game.wait_for_turn()
    assert game.substituted == [(2, failure.value)] * 2
    assert len(game.requests) == 3  # "draw" and a failure, then a failure at the draw; no further question


def test_a_failure_after_taking_a_card_that_must_be_used_puts_it_back(new_game: NewGame) -> None:
    def greedy(request: Request) -> str:
        if view_from_plain(request.view).position.phase is Phase.DRAW:
            return "take"
        raise PlayerStopped(PlayerFailure.DIED)

    game = new_game(InlineHost(greedy))
    game.begin(ROMME_STANDARD, "hc", starter=1)
    game.wait_for_turn()
    game.take_cautious_turn()
    game.wait_for_turn()
    kinds = [type(event) for event in game.events if getattr(event, "seat", 0) == 2]
    assert kinds.index(Took) < kinds.index(Undone) < kinds.index(Discarded)
    assert game.substituted == [(2, "died")]


def test_a_player_that_takes_back_for_ever_is_stopped(new_game: NewGame) -> None:
    def wavering(request: Request) -> str:
        return "take" if view_from_plain(request.view).position.phase is Phase.DRAW else "undo"

    game = new_game(InlineHost(wavering))
    game.begin(ROMME, "hc", starter=1)
    game.wait_for_turn()
    game.take_cautious_turn()
    game.wait_for_turn()
    assert game.substituted == [(2, "illegal")]
    assert [type(event) for event in game.events].count(Undone) == MOST_UNDOS
    game.take_cautious_turn()
    game.wait_for_turn()
    assert game.substituted == [(2, "illegal")] * 2


def test_62_a_stand_in_that_fails_is_replaced_too(new_game: NewGame) -> None:
    game = new_game(InlineHost(broken))
    game.begin(ROMME, "hc", starter=1)
    game.controller.finish_round_by_computer()
    game.qtbot.waitUntil(lambda: len(game.substituted) >= 4)
    assert {seat for seat, _ in game.substituted} == {1, 2}


def test_a_safe_move_waits_for_the_pause_too(new_game: NewGame) -> None:
    game = new_game(InlineHost(broken), pause_ms=60_000)
    game.begin(ROMME, "hc", starter=2)
    game.qtbot.waitUntil(lambda: bool(game.substituted))
    game.qtbot.wait(20)
    assert len(game.record.steps) == 1
    game.controller.pause_ms = 0
    game.wait_for_turn()
    assert len(game.record.steps) == 2


@pytest.mark.parametrize(
    ("manner", "failure"),
    [
        ("dead", "died"),
        ("dies-later", "died"),
        ("hangs-later", "late"),
        ("garbage", "garbage"),
        ("huge", "garbage"),
        ("illegal", "illegal"),
        ("no-move", "illegal"),
        ("complains", "refused"),
    ],
)
def test_62_the_game_goes_on_with_a_real_process_that_fails_and_the_log_says_why(
    new_game: NewGame, tmp_path: Path, caplog: pytest.LogCaptureFixture, manner: str, failure: str
) -> None:
    diary = tmp_path / "diary"
    diary.mkdir()
    command = PlayerCommand(sys.executable, ("-S", FAKE_PLAYER, str(diary), manner))
    game = new_game(
        PlayerHost(lambda: command, limit_ms=300 if failure == "late" else 8000, recovery_ms=60_000)
    )
    game.begin(ROMME, "hcc", starter=1)
    for _ in range(2):
        game.wait_for_turn()
        game.take_cautious_turn()
    game.wait_for_turn()
    assert (2, failure) in game.substituted
    assert {code for _, code in game.substituted} <= {failure, "given-up"}
    assert len([event for event in game.events if isinstance(event, Discarded)]) == 6
    logged = [record for record in caplog.records if record.name.startswith("rommedesk.app")]
    assert any(failure in record.getMessage() for record in logged)
    assert {record.levelno for record in logged} == {logging.WARNING}


def test_cautious_players_need_no_substitutes(new_game: NewGame) -> None:
    game = new_game(InlineHost(cautious))
    game.begin(ROMME, "cc")
    game.wait_for("round_ended")
    assert game.substituted == []
