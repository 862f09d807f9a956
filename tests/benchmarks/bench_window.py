"""How fast the window is: `packaging/windows.sh python -m tests.benchmarks.bench_window`.

Each figure comes from processes of their own, with a window on an X display and a mouse that xdotool moves
every 16 ms.  Times are of the clock: on a machine that does other work as well they say little.

- *start*: from the start of the program to the first time that the table has painted a running match.
- *memory*: what the program and the process of its computer players take one second later.
- *frames*: from the end of one paint of the table to the end of the next, as long as a card is dragged.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, perf_counter

from PySide6.QtCore import QEventLoop, QProcess, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from rommedesk.app.chance import Chance
from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind, Setup
from rommedesk.engine.view import view_for
from rommedesk.players.base import LEVELS, Level, decide
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.paths import user_config, user_data
from rommedesk.store.settings import Settings, save_settings
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.view import TableWidget
from tests.playing import make_move

STARTS = 7
SIZES = ((1280, 800), (1920, 1080))
SECONDS = 12
STEPS, STEP_SECONDS = 100, 0.016
"""Positions on the way of one drag, and the time between them."""
MOVING_CARDS = 13
SETTINGS = Settings(language="en", theme="light", animation="normal", pause_ms=0)


def players(first: PlayerKind) -> tuple[Player, ...]:
    """Four players; the first one is a person or not."""
    return tuple(
        Player(f"player-{seat}", f"Player {seat}", first if seat == 1 else PlayerKind.COMPUTER, "medium", 1)
        for seat in range(1, 5)
    )


def middle_of_a_match() -> GameRecord:
    """A match in which three players have opened and the first one is to move."""
    chance = Chance(7)
    dealer = chance.dealer(ROMME, 4)
    record = GameRecord(Setup(ROMME, players(PlayerKind.HUMAN), chance.match_number, dealer, preset="romme"))
    deal = chance.deal(ROMME, 4, 1, record.next_dealer)
    record.begin_round(deal, "5a17")
    state = record.round
    while state is not None and (sum(seat.opened for seat in state.seats) < 3 or state.to_move != 1):
        make_move(record, decide(view_for(record, state.to_move), Level.MEDIUM, 1).move, Random(1))
        state = record.round
        assert state is not None
        assert state.result is None
    return record


# ---- start and memory ------------------------------------------------------------------------------------


def keep_match(folder: Path) -> None:
    """Put a match where a program with this folder looks for it."""
    record = middle_of_a_match()
    file = Matches(folder / "matches").begin(record)
    assert (file.write(record), file.close()) == (None, None)


def measure_starts() -> None:
    """Start the program again and again; the first time counts for nothing, for it is not warm."""
    starts: list[tuple[float, ...]] = []
    memory: list[tuple[float, ...]] = []
    for _ in range(STARTS + 1):
        begun = monotonic()
        first, *sizes = run("tests.benchmarks.watched_start").splitlines()
        clock, processor = map(float, first.split())
        starts.append((1000 * (clock - begun), 1000 * processor))
        memory.append(tuple(float(size) / 1024 for line in sizes for size in line.split()))
    clocks, processors = (sorted(column) for column in zip(*starts[1:], strict=True))
    print(
        f"start to the first painted table  median {statistics.median(clocks):5.0f} ms  "
        f"best {clocks[0]:5.0f}  worst {clocks[-1]:5.0f}  of {STARTS}  "
        f"(processor: median {statistics.median(processors):5.0f} ms)"
    )
    columns = [statistics.median(column) for column in zip(*memory[1:], strict=True)]
    for name, rss, pss in zip(("program", "computer players"), columns[::2], columns[1::2], strict=True):
        print(f"memory of the {name:19} RSS {rss:5.1f} MiB  PSS {pss:5.1f} MiB")


# ---- frames ----------------------------------------------------------------------------------------------


class Frames:
    """Takes the time of each paint of the table while a card is dragged about with the mouse."""

    def __init__(self, program: Program) -> None:
        self.table = program.window.table
        self.ends: list[float] = []
        """When paints ended; 0 for those without a card in the air."""
        self.paints: list[float] = []
        """How many milliseconds they took."""
        self._mouse = QProcess()
        paint = TableWidget.paintEvent

        def timed(table: TableWidget, event: QPaintEvent) -> None:
            begun = perf_counter()
            paint(table, event)
            end = perf_counter()
            self.paints.append(1000 * (end - begun))
            self.ends.append(end if table.scene_of_table.held else 0.0)

        TableWidget.paintEvent = timed  # type: ignore[assignment, method-assign]

    def run(self, seconds: float) -> None:
        """Let everything go on for a while, and drag all the time."""
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        self._mouse.finished.connect(self._drag)
        self._drag()
        loop.exec()
        self._mouse.finished.disconnect(self._drag)
        self._mouse.waitForFinished(5000)

    def _drag(self) -> None:
        """Take a card of the hand and carry it to and fro over the table."""
        table = self.table
        shown = table.scene_of_table.shown
        places = () if shown is None else shown.places.values()
        hand = [lies.pose for lies in places if lies.zone is Zone.HAND]
        if not hand:  # before the first view, or between two rounds
            QTimer.singleShot(20, self._drag)
            return
        pose = hand[len(hand) // 2]
        corner = table.mapFromScene(*pose.at(0.14 * pose.width, 0.5 * pose.width))
        start = table.viewport().mapToGlobal(corner)
        words = ["mousemove", str(start.x()), str(start.y()), "mousedown", "1"]
        up, across = 0.35 * table.height(), 0.2 * table.width()
        for step in range(STEPS):
            right, high = across * (step % 50) / 50, up * min(1.0, step / 25)
            words += ["mousemove", str(start.x() + round(right)), str(start.y() - round(high))]
            words += ["sleep", str(STEP_SECONDS)]
        self._mouse.start("xdotool", [*words, "mouseup", "1"])

    def __str__(self) -> str:
        pairs = zip(self.ends, self.ends[1:], strict=False)
        times = sorted(1000 * (after - before) for before, after in pairs if before and after)
        paints = sorted(self.paints)
        late = times[len(times) * 99 // 100]
        return (
            f"frames {len(times):5}  median {statistics.median(times):5.1f} ms  p99 {late:5.1f}  "
            f"worst {times[-1]:5.1f}  (painting: median {statistics.median(paints):4.1f} ms  "
            f"worst {paints[-1]:4.1f})"
        )


def new_program(folder: Path, size: tuple[int, int], animation: str) -> Program:
    """The program in this process."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    program = assemble(
        application,
        replace(SETTINGS, animation=animation),
        host=PlayerHost(),
        matches=Matches(folder / "matches"),
        bank=ChipBank(folder / "chips.json"),
        levels=LEVELS,
        switch=LanguageSwitch(),
        rng=Random(1),
    )
    program.window.resize(*size)
    program.window.show()
    return program


def drag_among_moving_cards(folder: Path, size: tuple[int, int]) -> Frames:
    """Thirteen cards of the table travel all the time."""
    keep_match(folder)
    program = new_program(folder, size, "normal")
    program.desk.begin()
    frames = Frames(program)
    scene = program.window.table.scene_of_table
    timer = QTimer(interval=700)
    rest: dict[int, Pose] = {}

    def send() -> None:
        if not rest:
            assert scene.shown is not None
            lying = [
                (key, lies.pose) for key, lies in scene.shown.places.items() if lies.zone is not Zone.HAND
            ]
            rest.update(lying[-MOVING_CARDS:])
            assert len(rest) == MOVING_CARDS
        for place, (key, pose) in enumerate(rest.items()):
            away = Pose(pose.x + 150, pose.y + 60 + 5 * place, pose.width)
            item = scene.card_item(key)
            scene.motion.fly(item, away if item.pose == pose else pose, 650)

    timer.timeout.connect(send)
    timer.start()
    frames.run(SECONDS)
    timer.stop()
    program.window.close()
    return frames


def drag_while_others_think(folder: Path, size: tuple[int, int]) -> Frames:
    """Four computer players play without a pause; the table shows the hand of one of them."""
    program = new_program(folder, size, "off")
    controller = program.controller
    controller.round_ended.disconnect(program.desk.end_round)
    controller.round_ended.connect(controller.next_round)
    assert controller.new_match(replace(ROMME, rounds=100), players(PlayerKind.COMPUTER), 1) == ()
    controller.show_seat(1)
    frames = Frames(program)
    frames.run(SECONDS)
    program.window.close()
    return frames


def tell_frames(what: str, size: tuple[int, int]) -> None:
    """Print the figures of one window."""
    drag = {"move": drag_among_moving_cards, "think": drag_while_others_think}[what]
    with tempfile.TemporaryDirectory() as folder:
        print(drag(Path(folder), size))


# ---- all -------------------------------------------------------------------------------------------------


def run(module: str, *words: str) -> str:
    """What a process of its own prints."""
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("DATA", "CONFIG", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = str(Path(folder, name.lower()))
        # A person's second start reads what the first one has compiled.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder, "compiled"))
        assert save_settings(user_config() / "settings.json", SETTINGS) is None
        keep_match(user_data())
        measure_starts()
    for width, height in SIZES:
        for what, told in (("move", f"{MOVING_CARDS} cards move"), ("think", "computer players think")):
            print(f"{width}×{height}, one card is dragged, {told}:")
            print("   ", run("tests.benchmarks.bench_window", what, str(width), str(height)))


if __name__ == "__main__":
    match sys.argv[1:]:
        case [what, width, height]:
            tell_frames(what, (int(width), int(height)))
        case _:
            main()
