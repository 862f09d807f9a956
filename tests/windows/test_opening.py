"""Files and second starts as a person meets them: a window manager, a mouse that drags files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rommedesk.store.settings import Settings, save_settings
from tests.homes import ROMME, ROOT, TREPPEN, Home
from tests.windows.mouse import Mouse, until, window_of, xdotool

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "Дом", "xcb")
    config = tmp_path / "Дом" / "config" / "rommedesk"
    config.mkdir(parents=True)
    settings = Settings(language="en", theme="light", animation="off", pause_ms=0)
    assert save_settings(config / "settings.json", settings) is None
    yield home
    home.end()


def start(home: Home, file: Path) -> str:
    """Start the program with a file; its window, as soon as it listens."""
    process = home.start(str(file))
    window = window_of(process.pid, "Rommé")
    until(home.is_heard, "the program to listen")
    return window


def has_keys(window: str) -> bool:
    # Where no window has them xdotool complains.
    with suppress(AssertionError):
        return xdotool("getwindowfocus").strip() == window
    return False


@pytest.fixture
def cover(qtbot: QtBot, tmp_path: Path) -> Iterator[Home]:
    """Somebody whose window lies before the other one."""
    cover = Home(tmp_path / "cover", "xcb")
    yield cover
    cover.end()


def test_a_second_start_brings_a_covered_window_to_the_front(home: Home, cover: Home) -> None:
    window, before_it = start(home, ROMME), start(cover, ROMME)
    xdotool("windowactivate", before_it)
    until(lambda: has_keys(before_it), "the other window to be at the front")
    start_again(home, TREPPEN)
    until(lambda: has_keys(window), "the window to be at the front")
    until(lambda: home.open_matches() == ["romme", "treppen"], "the file to be opened")
    assert cover.open_matches() == ["romme"]


def test_a_second_start_shows_a_minimised_window_again(home: Home) -> None:
    window = start(home, ROMME)
    until(lambda: has_keys(window), "the window to be at the front")
    xdotool("windowminimize", "--sync", window)
    until(lambda: not has_keys(window), "the window to be minimised")
    start_again(home)
    until(lambda: has_keys(window), "the window to be at the front")
    assert xdotool("search", "--onlyvisible", "--name", "Rommé").split() == [window]


def start_again(home: Home, *files: Path) -> None:
    """Start the program while it runs; that is soon over."""
    second = home.start(*map(str, files))
    until(lambda: second.poll() is not None, "the second start to be over")
    assert second.returncode == 0


def test_a_file_is_dragged_into_the_window_and_stays_where_it_was(home: Home, tmp_path: Path) -> None:
    window = start(home, ROMME)
    file = tmp_path / "Opas Partie №1.romme"
    file.write_bytes(TREPPEN.read_bytes())
    command = [sys.executable, "-m", "tests.windows.drag_source", str(file)]
    source = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    where = window_of(source.pid, "drag_source")
    xdotool("windowmove", "--sync", window, "100", "100")
    mouse = Mouse()
    middle = position(window) + QPoint(500, 300)
    mouse.lift(position(where) + QPoint(150, 60), middle)
    QTest.qWait(500)  # a person sees by the pointer whether the window takes it
    mouse.drop(middle)
    until(lambda: home.open_matches() == ["romme", "treppen"], "the file to be opened")
    source.kill()
    assert source.communicate()[0] == b"CopyAction\n"
    assert file.read_bytes() == TREPPEN.read_bytes()


def position(window: str) -> QPoint:
    """Where the upper left corner of a window is on the screen."""
    told = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).split())
    return QPoint(int(told["X"]), int(told["Y"]))
