"""No test of this folder leaves a process, a running timer or an exception behind."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.app.player_host import PlayerHost
from rommedesk.app.timeline import Timeline
from tests.app.builders import Game, InlineHost, cautious
from tests.app.left_behind import child_processes, left_behind, only_new_objects

NewGame = Callable[..., Game]


@pytest.fixture(autouse=True)
def nothing_is_left(qtbot: QtBot) -> Iterator[None]:
    before = child_processes()
    with only_new_objects():
        yield
        left = left_behind()
    assert left == []
    assert child_processes() - before == set()


@pytest.fixture
def new_game(qtbot: QtBot, tmp_path: Path) -> Iterator[NewGame]:
    """Makes controllers over one folder of matches; they are closed at the end."""
    games: list[Game] = []

    def make(host: PlayerHost | None = None, *, timeline: Timeline | None = None, pause_ms: int = 0) -> Game:
        folder = tmp_path / "matches"
        folder.mkdir(exist_ok=True)
        games.append(Game(qtbot, folder, host or InlineHost(cautious), timeline, pause_ms))
        return games[-1]

    yield make
    for game in games:
        game.controller.close()


@pytest.fixture
def game(new_game: NewGame) -> Game:
    """A game whose computer players only make safe moves, at once."""
    return new_game()
