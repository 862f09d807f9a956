"""The program is ended in the middle of a turn and started again: it goes on exactly there.

The program runs in a process of its own and knows of no test.  What lies where is worked out from the record
that it writes and from the layout of the table.
"""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord, TornRecord, read_record
from rommedesk.engine.record_lines import MoveLine
from rommedesk.engine.view import view_for
from rommedesk.store.matches import Matches
from rommedesk.store.paths import user_config, user_data, user_log
from rommedesk.store.settings import Settings, load_settings, save_settings
from rommedesk.ui.table.hand import HandOrder
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.places import Places, Zone, facts, places
from tests.playing import stacked
from tests.windows.mouse import Mouse, until, window_of, xdotool

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]

TABLE = QPoint(0, 48)
"""Where the table begins in the window."""
SIZE = (1040.0, 696.0)
"""The size of the table in a window of the first start."""
NOWHERE = QPoint(640, 20)
"""A point of the window where nothing reacts to the mouse."""


class Running:
    """The program in a process of its own, the window before a person, and the record it writes."""

    def __init__(self, file: Path, terminal: Path) -> None:
        """`file` is the record of the match, `terminal` takes what the program says in its terminal."""
        self.file, self.terminal = file, terminal
        with terminal.open("wb") as output:
            command = (sys.executable, "-m", "rommedesk")
            self.process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        self.window = window_of(self.process.pid, "Rommé")
        self.mouse = Mouse(self.window)
        self.order = HandOrder()
        self.mouse.point(NOWHERE)
        self.rest()

    @property
    def record(self) -> GameRecord:
        """What the program has written by now."""
        try:
            return read_record(self.file.read_bytes())
        except TornRecord as torn:  # just being written
            return torn.record

    @property
    def moves(self) -> list[str]:
        """All moves so far, with the seat."""
        return [f"{line.move.seat}: {line.move}" for line in self.record.log if isinstance(line, MoveLine)]

    @property
    def is_my_turn(self) -> bool:
        state = self.record.round
        return state is not None and state.to_move == 1 and state.result is None

    @property
    def hand(self) -> tuple[Card, ...]:
        """My hand, the newest card last."""
        return view_for(self.record, 1).hand

    def picture(self) -> QImage:
        """The window as it looks now."""
        return QApplication.primaryScreen().grabWindow(int(self.window)).toImage()

    def rest(self) -> None:
        """Wait until nothing changes in the window any more, and see what there is."""
        pictures = [self.picture()]

        def rests() -> bool:
            QTest.qWait(50)
            pictures.append(self.picture())
            return len(pictures) > 8 and all(picture == pictures[-1] for picture in pictures[-8:])

        until(rests, "the window to come to rest")
        self.shown()

    def shown(self) -> tuple[Layout, Places]:
        """What must be on show, by the record and by the order in which the hand was seen to grow."""
        view = view_for(self.record, 1)
        hand = self.order.follow(view)
        layout = lay_out(*SIZE, facts(view, len(hand)))
        return layout, places(view, layout, hand)

    def card(self, text: str) -> QPoint:
        """A point on a card of the hand, whether it is raised or not."""
        lies = next(
            lies for key, lies in self.shown()[1].items() if lies.zone is Zone.HAND and str(Card(key)) == text
        )
        return _pixel(lies.pose.at(0.14 * lies.pose.width, 0.8 * lies.pose.width))

    def stock(self) -> QPoint:
        return _pixel(self.shown()[0].stock.centre)

    def pile(self) -> QPoint:
        return _pixel(self.shown()[0].pile.centre)

    def felt(self) -> QPoint:
        """The free middle of the table."""
        return _pixel(self.shown()[0].meld_zone.centre)

    def act(self, *gestures: Callable[[], object], moves: int | None = None) -> None:
        """Do something, and wait until it can be seen and nothing changes any more.

        With `moves` there have to be that many moves in the record afterwards.
        """
        before = self.picture()
        for gesture in gestures:
            gesture()
        until(lambda: self.picture() != before, "anything to change in the window")
        until(lambda: moves is None or len(self.moves) >= moves, f"move {moves} in {self.moves}")
        self.mouse.point(NOWHERE)
        self.rest()

    def children(self) -> set[int]:
        """The processes that it has started."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(number) for number in listed}

    def close(self) -> str:
        """Close the window as the window manager does; what the program said in the terminal."""

        def has_ended() -> bool:
            return self.process.poll() is not None

        # The window manager may lose a key while it moves the focus; a person presses it again.
        for _ in range(2):
            self.press("alt+F4")
            with suppress(AssertionError):
                until(has_ended, "the program to end", 5_000)
                break
        until(has_ended, "the program to end")
        assert self.process.returncode == 0
        return self.terminal.read_text()

    def press(self, key: str) -> None:
        """Press a key in the window."""
        xdotool("windowactivate", self.window)
        until(lambda: xdotool("getwindowfocus").strip() == self.window, "the window to have the keys")
        xdotool("key", key)

    def kill(self) -> None:
        """End the program as a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(5)


def _pixel(at: tuple[float, float]) -> QPoint:
    return QPoint(round(at[0]), round(at[1])) + TABLE


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"


Start = Callable[[], Running]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts the program over a match in which seat 1 begins with three kings; what still runs is ended."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    settings = Settings(language="en", theme="light", animation="off", pause_ms=0)
    assert save_settings(user_config() / "settings.json", settings) is None
    record = stacked(ROMME, ["Kc Kd Kh 5c 7s 9d 2c 3h 6s 8s Td Jc Ah", "2c"], "3s 4s")
    matches = Matches(user_data() / "matches")
    file = matches.begin(record)
    assert (file.write(record), file.close()) == (None, None)
    assert file.path is not None
    path, running = file.path, []

    def start_program() -> Running:
        running.append(Running(path, tmp_path / "terminal.txt"))
        return running[-1]

    yield start_program
    for program in running:
        if program.process.poll() is None:
            program.kill()
    log = (user_log() / "rommedesk.log").read_text()
    assert [line for line in log.splitlines() if " INFO " not in line] == []


def lay_the_kings(program: Running) -> None:
    for text in ("Kc", "Kd", "Kh"):
        program.act(lambda text=text: program.mouse.click(program.card(text)))  # type: ignore[misc]
    moves = len(program.moves) + 1
    program.act(lambda: program.mouse.drag(program.card("Kd"), program.felt()), moves=moves)
    assert program.moves[-1] == "1: meld Kc Kd Kh"


def discard(program: Running, card: str) -> None:
    """Drag a card to the pile, and wait for the next turn."""
    moves = len(program.moves)
    program.act(lambda: program.mouse.drag(program.card(card), program.pile()), moves=moves + 1)
    assert program.moves[moves] == f"1: discard {card}"
    until(lambda: program.is_my_turn, "the next turn")
    program.rest()


@pytest.mark.parametrize("end", ["close", "kill"])
def test_a_turn_goes_on_after_a_meld(start: Start, end: str) -> None:
    program = start()
    lay_the_kings(program)
    seen, written, started = program.picture(), program.file.read_bytes(), program.children()
    if end == "close":
        assert program.close() == ""
    else:
        program.kill()
    until(lambda: not any(map(is_alive, started)), "the computer players' process to end too")
    assert program.file.read_bytes() == written
    again = start()
    until(lambda: again.picture() == seen, "the same picture as before")
    again.act(lambda: again.press("ctrl+z"), moves=2)
    assert again.moves[1] == "1: undo"
    lay_the_kings(again)
    discard(again, "9d")
    assert again.close() == ""


def test_a_drawn_card_is_not_drawn_again(start: Start) -> None:
    program = start()
    lay_the_kings(program)
    discard(program, "9d")
    moves = len(program.moves)
    program.act(lambda: program.mouse.click(program.stock()), moves=moves + 1)
    assert program.moves[moves] == "1: draw"
    hand = program.hand
    program.kill()
    again = start()
    assert again.hand == hand
    discard(again, str(hand[-1]))
    assert again.close() == ""


def size_of_window(program: Running) -> list[str]:
    told = xdotool("getwindowgeometry", "--shell", program.window).split()
    return [line for line in told if line.startswith(("WIDTH", "HEIGHT"))]


def size_kept(settings: Settings) -> tuple[int, int]:
    """Width and height in the place that Qt saved: a head of 8 bytes, the frame, the window inside it."""
    left, top, right, bottom = struct.unpack_from(">4i", b64decode(settings.window_geometry), 24)
    return right - left + 1, bottom - top + 1


def test_settings_and_the_place_of_the_window_outlive_the_program(start: Start) -> None:
    program, file = start(), user_config() / "settings.json"
    xdotool("windowsize", "--sync", program.window, "1000", "640")
    program.press("F7")

    def is_written() -> bool:
        now = load_settings(file).settings
        # The place of the first moment may be written before the window has its new size.
        return now.calm and now.window_geometry != "" and size_kept(now) == (1000, 640)

    until(is_written, "the settings to be written")
    program.kill()
    again = start()
    until(lambda: size_of_window(again) == ["WIDTH=1000", "HEIGHT=640"], "the window to be as it was")
    again.press("F7")
    until(lambda: not load_settings(file).settings.calm, "calm mode to end")
    again.press("F11")
    until(lambda: load_settings(file).settings.full_screen, "the full screen to be kept")
    again.kill()
    third = start()
    until(lambda: size_of_window(third) == ["WIDTH=1920", "HEIGHT=1200"], "the full screen")
    third.press("F11")
    until(lambda: size_of_window(third) == ["WIDTH=1000", "HEIGHT=640"], "the window to be as it was")
    assert third.close() == ""
