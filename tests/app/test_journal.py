"""What is on disk while a match is played, also when the disk fails, and the chips."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rommedesk.engine.presets import ROMME, RUMMY51
from rommedesk.store.chips import Bankroll
from rommedesk.store.matches import Matches
from rommedesk.store.troubles import StoreFault
from tests.app.builders import Game
from tests.app.test_game import SHORT


class Disk:
    """Writing to files, as long as there is space."""

    def __init__(self, write: Callable[[int, bytes], int]) -> None:
        self.space: float = float("inf")
        self._write = write

    def write(self, descriptor: int, data: bytes) -> int:
        if self.space <= 0:
            raise OSError(28, "No space left on device")
        count = self._write(descriptor, data[: int(min(self.space, len(data)))])
        self.space -= count
        return count


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk(os.write)
    monkeypatch.setattr(os, "write", disk.write)
    return disk


def test_every_step_is_on_disk_when_it_is_told(game: Game) -> None:
    on_disk = []
    game.controller.happened.connect(lambda *_: on_disk.append(game.file.read_text("utf-8").splitlines()))
    game.begin(ROMME, "hcc", starter=2)
    game.wait_for_turn()
    assert on_disk[-1] == game.lines()
    assert [len(lines) for lines in on_disk] == list(range(2, 2 + len(on_disk)))


def test_a_full_disk_is_told_once_and_all_is_written_when_there_is_space(game: Game, disk: Disk) -> None:
    game.begin(ROMME, "hcc", starter=1)
    game.wait_for_turn()
    before = game.file.read_text("utf-8")
    disk.space = 10
    for _ in range(3):
        game.take_cautious_turn()
        game.wait_for_turn()
    assert [trouble.fault for trouble in game.troubles] == [StoreFault.NO_SPACE]
    assert game.file.read_text("utf-8") == before
    assert game.told == []
    disk.space = float("inf")
    game.take_cautious_turn()
    game.wait_for_turn()
    assert game.told == ["trouble_over"]
    assert game.file.read_text("utf-8").splitlines() == game.lines()
    disk.space = 0
    game.take_cautious_turn()
    assert len(game.troubles) == 2


def test_a_disk_full_from_the_start_keeps_nobody_from_playing(game: Game, disk: Disk) -> None:
    disk.space = 0
    game.begin(ROMME, "hcc")
    game.wait_for_turn()
    assert game.controller.path is None
    assert [trouble.fault for trouble in game.troubles] == [StoreFault.NO_SPACE]
    disk.space = float("inf")
    game.take_cautious_turn()
    assert game.file.read_text("utf-8").splitlines() == game.lines()


def test_a_match_that_ends_on_a_full_disk_is_put_away_when_it_is_left(game: Game, disk: Disk) -> None:
    game.begin(replace(SHORT, rounds=1, prize_stake=50), "cc")
    disk.space = 0
    game.wait_for("match_ended")
    lines = game.lines()
    assert game.finished == []
    assert set(game.bankrolls.values()) == {Bankroll()}
    disk.space = float("inf")
    game.begin(ROMME, "hc")
    assert game.finished == [lines]


def test_an_abandoned_match_is_kept_with_the_abandoned_ones(game: Game) -> None:
    game.begin(ROMME, "hcc")
    game.wait_for_turn()
    lines = game.lines()
    game.controller.abandon()
    (path,) = Matches(game.folder).abandoned()
    assert path.read_text("utf-8").splitlines() == lines
    assert Matches(game.folder).unfinished() == ()


def test_a_match_that_is_over_cannot_be_abandoned(game: Game) -> None:
    game.begin(replace(SHORT, rounds=1), "cc")
    game.wait_for("match_ended")
    game.controller.abandon()
    assert Matches(game.folder).abandoned() == ()
    assert len(game.finished) == 1


def test_a_match_that_was_left_for_another_can_be_resumed(game: Game) -> None:
    game.begin(ROMME, "hcc", starter=1)
    game.wait_for_turn()
    lines, path = game.lines(), game.file
    game.begin(RUMMY51, "hc")
    game.wait_for_turn()
    assert Matches(game.folder).unfinished() == (path,)
    game.controller.resume(path)
    assert game.lines() == lines


def test_7_the_prize_is_booked_when_the_match_ends_and_only_once(game: Game) -> None:
    game.begin(replace(SHORT, rounds=1, prize_stake=100), "hcc", starter=2)
    assert set(game.bankrolls.values()) == {Bankroll(1000)}
    game.controller.finish_round_by_computer()
    game.wait_for("match_ended")
    chips = game.record.standing.chips
    assert any(chips)
    assert sum(chips) == 0
    booked = {"person-1": chips[0], "computer-2": chips[1], "computer-3": chips[2]}
    assert {name: bankroll.chips - 1000 for name, bankroll in game.bankrolls.items()} == booked
    game.controller.close()
    assert {name: bankroll.chips - 1000 for name, bankroll in game.bank.bankrolls(booked).items()} == booked


def test_7_who_cannot_pay_the_stake_is_given_chips_again(game: Game) -> None:
    game.bank.book("earlier", {"person-1": -950})
    game.begin(replace(ROMME, prize_stake=100), "hc")
    assert game.bankrolls == {"person-1": Bankroll(1050, 1), "computer-2": Bankroll(1000)}


def test_7_without_a_prize_no_chips_are_touched(game: Game) -> None:
    game.begin(replace(SHORT, rounds=1), "cc")
    game.wait_for("match_ended")
    assert not game.bank.path.exists()


def test_a_folder_that_cannot_be_made_is_a_trouble(game: Game, tmp_path: Path) -> None:
    game.folder.rmdir()
    game.folder.write_text("in the way", "utf-8")
    game.begin(ROMME, "hc")
    game.wait_for_turn()
    assert len(game.troubles) == 1
