"""The program is started while it runs: the running one opens the file, and the second start is over."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rommedesk.app.door import Door
from rommedesk.store.handover import Answer, Handover, Wanted
from rommedesk.ui.second_start import SecondStart, bring_forward
from tests.homes import ROMME, TREPPEN, Home, end, wait
from tests.ui.games import Play, programs

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="sends signals and finds folders by Linux's ways"
)


# ---- processes -------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "Дом")
    yield home
    home.end()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Home]:
    """Another person."""
    other = Home(tmp_path / "other")
    yield other
    other.end()


@linux_only
def test_a_second_start_hands_its_file_to_the_running_program(home: Home, tmp_path: Path) -> None:
    first = home.start(str(ROMME))
    wait(home.is_heard, "the first program to listen")
    assert home.open_matches() == ["romme"]
    spaced = tmp_path / "Müllers Spiele" / "x y.romme"
    spaced.parent.mkdir()
    spaced.write_bytes(TREPPEN.read_bytes())
    assert end(home.start("x y.romme", cwd=spaced.parent)) == (0, b"")
    wait(lambda: home.open_matches() == ["romme", "treppen"], "the file to be opened")
    assert end(home.start()) == (0, b"")
    assert first.poll() is None
    assert home.log.count("The running program does it") == 2
    assert [path.name for path in home.running.iterdir()] == ["lock"]


@linux_only
def test_other_starts_and_other_people_are_not_disturbed(home: Home, other: Home) -> None:
    home.start(str(ROMME))
    wait(home.is_heard, "the first program to listen")
    assert end(home.start("--version"))[0] == 0
    status, printed = end(home.start("--self-test"))
    assert (status, b"FAILED" in printed) == (0, False)
    other.start(str(TREPPEN))
    wait(other.is_heard, "the program of the other person to listen")
    assert other.open_matches() == ["treppen"]
    assert home.open_matches() == ["romme"]


@linux_only
@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGTERM])
def test_a_program_that_was_killed_is_in_nobodys_way(home: Home, kill: signal.Signals) -> None:
    first = home.start(str(ROMME))
    wait(home.is_heard, "the first program to listen")
    first.send_signal(kill)
    first.wait()
    (home.running / "left.wanted").write_bytes(b"{")
    begun = time.monotonic()
    second = home.start(str(TREPPEN))
    wait(lambda: home.open_matches() == ["romme", "treppen"], "the second program to open its file")
    wait(home.is_heard, "the second program to listen")
    assert time.monotonic() - begun < 20
    assert second.poll() is None
    assert end(home.start())[0] == 0


@linux_only
def test_beside_a_program_that_hangs_a_second_window_opens(home: Home) -> None:
    first = home.start(str(ROMME))
    wait(home.is_heard, "the first program to listen")
    first.send_signal(signal.SIGSTOP)
    second = home.start(str(TREPPEN))
    wait(lambda: home.open_matches() == ["romme", "treppen"], "the second program to open its file")
    assert second.poll() is None
    first.send_signal(signal.SIGCONT)
    time.sleep(0.5)
    # Nothing that was given up is done later.
    assert [path.name for path in home.running.iterdir()] == ["lock"]
    assert "Another program" not in home.log


# ---- in this process -------------------------------------------------------------------------------------


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Play]:
    with programs(qtbot, tmp_path / "matches", catalogues) as begin:
        play = begin()
        play.window.show()
        yield play


@pytest.fixture
def handover(tmp_path: Path) -> Iterator[Handover]:
    handover = Handover(tmp_path / "running")
    assert handover.claim()
    yield handover
    handover.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files that are open cannot be moved there")
def test_the_window_comes_forward_and_the_file_is_opened(
    play: Play, handover: Handover, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    window = play.window
    SecondStart(play.program, handover, Answer.FREE)
    window.showMinimized()
    assert window.isMinimized()
    put(handover, Wanted((ROMME,), "token-7"))
    play.qtbot.waitUntil(lambda: play.controller.record is not None)
    assert not window.isMinimized()
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "token-7"
    before = play.controller.path
    put(handover, Wanted())
    play.qtbot.waitUntil(lambda: list(handover.folder.glob("*.wanted")) == [])
    assert play.controller.path == before


def put(handover: Handover, wanted: Wanted) -> None:
    """Want something, without waiting for the answer."""
    handover._put(wanted)  # noqa: SLF001 - waiting for it would keep the window from answering


@pytest.mark.parametrize("token", ["a b\n", "ü", "x" * 300])
def test_a_strange_token_is_not_used(play: Play, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    bring_forward(play.window, token)
    assert "XDG_ACTIVATION_TOKEN" not in os.environ
    assert not play.window.windowState() & Qt.WindowState.WindowMinimized


def test_a_closed_window_hears_nothing_more_and_leaves_the_place_free(play: Play, handover: Handover) -> None:
    SecondStart(play.program, handover, Answer.FREE)
    other = Handover(handover.folder)
    assert not other.claim()
    play.window.close()
    assert other.claim()
    other.close()


def test_what_was_wanted_before_the_door_opened_is_heard(qtbot: QtBot, handover: Handover) -> None:
    put(handover, Wanted((ROMME,)))
    door = Door(handover)
    with qtbot.waitSignal(door.knocked) as knocked:
        door.open()
    assert knocked.args == [Wanted((ROMME,))]
    door.close()


def test_where_the_system_does_not_tell_of_files_the_door_looks_by_itself(
    qtbot: QtBot, handover: Handover, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rommedesk.app.door.QFileSystemWatcher.addPath", lambda *_: False)
    door = Door(handover)
    door.open()
    qtbot.wait(50)
    put(handover, Wanted((ROMME,)))
    with qtbot.waitSignal(door.knocked):
        pass
    door.close()


def test_that_another_program_does_not_answer_is_told(play: Play, handover: Handover) -> None:
    SecondStart(play.program, Handover(handover.folder), Answer.SILENT)
    notice = play.window.notice
    assert notice.text.text().startswith("Rommé Desk runs already but does not answer.")
    assert not notice.is_timed
