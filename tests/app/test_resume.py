"""Closing at any moment and going on exactly there."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rommedesk.app.player_command import PlayerCommand
from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import read_record
from rommedesk.engine.record_lines import RecordError, RecordFault
from rommedesk.engine.state import Phase
from rommedesk.store.troubles import StoreError
from tests.app.builders import SlowTimeline
from tests.app.conftest import NewGame
from tests.app.test_game import SHORT
from tests.app.test_player_host import is_running

FAKE_PLAYER = str(Path(__file__).with_name("fake_player.py"))


def without_salt(lines: Sequence[str]) -> list[str]:
    """The lines that do not hold what is drawn anew in each match."""
    return [line for line in lines[1:] if "salt" not in line]


def test_57_closed_on_the_persons_turn_and_resumed_inside_it(new_game: NewGame) -> None:
    game = new_game()
    game.begin(ROMME, "hcc", starter=3)
    game.wait_for_turn()
    assert game.play("take") is None
    state, view, lines, path = game.state, game.controller.view(), game.lines(), game.file
    game.controller.close()
    assert game.controller.record is None

    again = new_game()
    again.controller.resume(path)
    assert again.lines() == lines
    assert again.state == state
    assert again.controller.view() == view
    assert again.controller.is_human_turn
    assert again.play("undo") is None
    assert again.state.phase is Phase.DRAW
    assert path.read_text("utf-8").splitlines() == again.lines()


def test_57_closed_while_a_computer_thinks(new_game: NewGame, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.mkdir()
    command = PlayerCommand(sys.executable, ("-S", FAKE_PLAYER, str(diary), "hangs"))
    host = PlayerHost(lambda: command)
    game = new_game(host)
    game.begin(ROMME, "hcc", starter=2)
    game.qtbot.waitUntil(lambda: host.is_asked)
    state, path = game.state, game.file
    game.controller.close()
    game.qtbot.wait(30)

    again = new_game()
    again.controller.resume(path)
    assert again.state == state
    again.wait_for_turn()


@pytest.mark.parametrize("way", ["new match", "abandoned", "closed"])
def test_a_long_think_is_stopped_at_once_when_nobody_waits_for_it(
    new_game: NewGame, tmp_path: Path, way: str
) -> None:
    diary = tmp_path / "diary"
    diary.mkdir()
    command = PlayerCommand(sys.executable, ("-S", FAKE_PLAYER, str(diary), "hangs", "good"))
    host = PlayerHost(lambda: command)
    game = new_game(host)
    game.begin(ROMME, "hcc", starter=2)
    game.qtbot.waitUntil(lambda: host.is_asked and (diary / "0").exists() and (diary / "0").read_text() != "")
    match way:
        case "new match":
            game.begin(replace(ROMME, starter_extra_card=False), "cc")
        case "abandoned":
            game.controller.abandon()
        case _:
            game.controller.close()
    pid = int((diary / "0").read_text())
    game.qtbot.waitUntil(lambda: not is_running(pid))
    if way == "new match":
        game.qtbot.waitUntil(lambda: len(game.record.steps) >= 2)
    else:
        assert game.substituted == []


def test_57_closed_while_the_computer_plays_the_round_to_its_end(new_game: NewGame) -> None:
    game = new_game(pause_ms=20)
    game.begin(ROMME, "hcc", starter=1)
    game.controller.finish_round_by_computer()
    game.qtbot.waitUntil(lambda: len(game.record.steps) == 2)
    path = game.file
    game.controller.close()

    again = new_game()
    again.controller.resume(path)
    assert again.controller.is_finished_by_computer
    again.wait_for("round_ended")
    again.controller.next_round()
    again.wait_for_turn()


def test_57_closed_while_a_step_is_shown(new_game: NewGame) -> None:
    game = new_game(timeline=SlowTimeline())
    game.begin(ROMME, "hcc", starter=2)
    game.timeline.finish()
    game.qtbot.waitUntil(lambda: not game.timeline.is_idle)
    state, path = game.state, game.file
    game.controller.close()
    game.qtbot.wait(30)

    again = new_game()
    again.controller.resume(path)
    assert again.state == state
    again.wait_for_turn()


@pytest.mark.parametrize("steps", [1, 2, 3, 20, 41, 64])
def test_64_an_interrupted_match_goes_the_way_of_a_whole_one(new_game: NewGame, steps: int) -> None:
    whole = new_game()
    whole.begin(SHORT, "ccc", number=12)
    whole.wait_for("round_ended")
    whole.controller.next_round()
    whole.wait_for("match_ended")

    game = new_game()
    game.begin(SHORT, "ccc", number=12)
    game.qtbot.waitUntil(lambda: len(game.record.steps) >= steps)
    path = game.file
    game.controller.close()
    again = new_game()
    again.controller.resume(path)
    again.wait_for("round_ended")
    again.controller.next_round()
    again.wait_for("match_ended")
    assert without_salt(again.lines()) == without_salt(whole.lines())
    assert again.controller.path is None
    assert not path.exists()
    assert again.lines() in again.finished


def test_closed_between_two_rounds_the_end_is_told_again(new_game: NewGame) -> None:
    game = new_game()
    game.begin(SHORT, "cc")
    game.wait_for("round_ended")
    path = game.file
    game.controller.close()
    again = new_game()
    again.controller.resume(path)
    again.wait_for("round_ended")
    again.controller.next_round()
    again.wait_for("match_ended")


@pytest.mark.parametrize("kept", ["the last move", "the result"])
def test_57_ended_before_the_end_of_the_match_was_booked(new_game: NewGame, kept: str) -> None:
    rules = replace(SHORT, rounds=1, prize_stake=100)
    game = new_game()
    game.begin(rules, "cc")
    game.wait_for("match_ended")
    lines = game.lines()
    bankrolls = game.bankrolls
    game.controller.close()
    path = game.folder / "again.romme"
    path.write_text("\n".join(lines if kept == "the result" else lines[:-1]) + "\n", "utf-8")

    again = new_game()
    again.controller.resume(path)
    again.wait_for("match_ended")
    assert again.told == ["round_ended", "match_ended"]
    assert again.finished == [lines, lines]
    assert again.bankrolls == bankrolls


@pytest.mark.parametrize("cut", [1, 2, 15])
def test_56_a_torn_last_line_costs_one_step(new_game: NewGame, cut: int) -> None:
    game = new_game()
    game.begin(ROMME, "hcc", starter=1)
    game.wait_for_turn()
    game.take_cautious_turn()
    game.wait_for_turn()
    path, lines = game.file, game.lines()
    game.controller.close()
    path.write_bytes(path.read_bytes()[:-cut])

    again = new_game()
    again.controller.resume(path)
    assert again.lines() == lines[: len(again.lines())]
    assert len(lines) - len(again.lines()) == (0 if cut == 1 else 1)
    again.wait_for_turn()
    again.take_cautious_turn()
    again.controller.close()
    assert read_record(path.read_bytes()).line_count > len(lines) - 1


def test_a_match_without_a_deal_is_dealt(new_game: NewGame) -> None:
    game = new_game()
    game.begin(ROMME, "hcc")
    path = game.file
    deal = game.record.deal
    game.controller.close()
    path.write_text(path.read_text("utf-8").splitlines(keepends=True)[0], "utf-8")
    again = new_game()
    again.controller.resume(path)
    assert again.record.deal == deal
    again.wait_for_turn()


def test_a_damaged_record_is_refused_and_the_running_match_goes_on(new_game: NewGame, tmp_path: Path) -> None:
    game = new_game()
    game.begin(ROMME, "hcc")
    game.wait_for_turn()
    lines = game.lines()
    damaged = tmp_path / "damaged.romme"
    damaged.write_text("\n".join([*lines, '{"move": "sing"}', *lines[-1:]]), "utf-8")
    with pytest.raises(RecordError) as caught:
        game.controller.resume(damaged)
    assert caught.value.fault is not RecordFault.TORN
    with pytest.raises(StoreError):
        game.controller.resume(tmp_path / "nothing.romme")
    assert game.lines() == lines
    game.take_cautious_turn()
    assert game.file.read_text("utf-8").splitlines() == game.lines()


def test_nothing_is_told_after_closing(new_game: NewGame) -> None:
    game = new_game()
    game.begin(SHORT, "cc")
    game.controller.close()
    count = len(game.events)
    game.qtbot.wait(50)
    assert len(game.events) == count
    assert game.told == []
    game.controller.close()
