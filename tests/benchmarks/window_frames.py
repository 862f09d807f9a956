"""The frames of the table: at rest, while cards are dealt or dragged, while computer players play."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QProcess, Qt, QTimer
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
from rommedesk.store.settings import Settings
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.view import TableWidget
from rommedesk.ui.warm_up import usual_work
from tests.playing import make_move

SECONDS, DEALS = 12, 8
STEPS, STEP_SECONDS = 100, 0.016
"""Positions on the way of one drag, and the time between them."""
SEATS = 6
MOVING_CARDS, VISIBLE_CARDS, HAND = 13, 60, 8
SETTINGS = Settings(language="en", theme="light", animation="normal", pause_ms=0, sounds=False)


def players(first: PlayerKind, level: Level = Level.MEDIUM) -> tuple[Player, ...]:
    """Six players; the first one is a person or not."""
    return tuple(
        Player(f"player-{seat}", f"Player {seat}", first if seat == 1 else PlayerKind.COMPUTER, level, 1)
        for seat in range(1, SEATS + 1)
    )


def full_table() -> GameRecord:
    """A match in which the first player is to move at a table with sixty cards that can be seen."""
    for number in count(1):
        chance = Chance(number)
        setup = Setup(
            ROMME, players(PlayerKind.HUMAN), chance.match_number, chance.dealer(ROMME, SEATS), preset="romme"
        )
        record = GameRecord(setup)
        record.begin_round(chance.deal(ROMME, SEATS, 1, record.next_dealer), "5a17")
        state = record.round
        while state is not None and state.result is None:
            visible = sum(len(meld.meld.cards) for meld in state.melds) + len(state.seats[0].hand)
            if visible >= VISIBLE_CARDS and state.to_move == 1 and len(state.seats[0].hand) >= HAND:
                return record
            make_move(record, decide(view_for(record, state.to_move), Level.MEDIUM, 1).move, Random(1))
            state = record.round
    raise AssertionError


def keep_match(folder: Path) -> None:
    """Put a match where a program with this folder looks for it."""
    record = full_table()
    file = Matches(folder / "matches").begin(record)
    assert (file.write(record), file.close()) == (None, None)


_paint = TableWidget.paintEvent
_watchers: list[Callable[[float], None]] = []


def _timed_paint(table: TableWidget, event: QPaintEvent) -> None:
    begun = perf_counter()
    _paint(table, event)
    for watcher in _watchers:
        watcher(1000 * (perf_counter() - begun))


class Frames:
    """Takes the time of each paint of the table."""

    def __init__(self, program: Program, counts: Callable[[], bool]) -> None:
        """Only frames between two paints at which `counts` says so are told."""
        self.table = program.window.table
        self.times: list[float] = []
        """How many milliseconds passed from frame to frame."""
        self.work: list[float] = []
        """How many of these the program was at work; other programs have no part in that."""
        self.paints: list[float] = []
        """How many milliseconds they took."""
        self._last = self._last_work = 0.0
        self._counts = counts
        self._mouse = QProcess()
        _watchers.append(self._painted)

    def _painted(self, milliseconds: float) -> None:
        self.paints.append(milliseconds)
        self.tick()

    def tick(self) -> None:
        """A frame has been painted."""
        now, work = perf_counter() if self._counts() else 0.0, thread_time()
        if now and self._last:
            self.times.append(1000 * (now - self._last))
            self.work.append(1000 * (work - self._last_work))
        self._last, self._last_work = now, work

    def run(self, seconds: float, *, drags: bool = True) -> None:
        """Let everything go on for a while, and drag all the time."""
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        if drags:
            self._mouse.finished.connect(self._drag)
            self._drag()
        loop.exec()
        if drags:
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
        def told(values: list[float]) -> str:
            ordered = sorted(values) or [0.0]
            late = ordered[len(ordered) * 99 // 100]
            return f"median {statistics.median(ordered):4.1f}  p99 {late:5.1f}  worst {ordered[-1]:5.1f} ms"

        return (
            f"frames {len(self.times):5}  {told(self.times)}   at work {told(self.work)}   "
            f"of that painting {told(self.paints)}"
        )


def new_program(folder: Path, size: tuple[int, int]) -> Program:
    """The program in this process, with its window open, after all that is put off at the start."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    # Qt looks once for a paint event of our own, so it has to be there before the first one.
    TableWidget.paintEvent = _timed_paint  # type: ignore[assignment, method-assign]
    program = assemble(
        application,
        SETTINGS,
        host=PlayerHost(),
        matches=Matches(folder / "matches"),
        bank=ChipBank(folder / "chips.json"),
        levels=LEVELS,
        switch=LanguageSwitch(),
        rng=Random(1),
    )
    program.window.resize(*size)
    program.window.show()
    for _ in usual_work():
        application.processEvents()
    return program


def resumed(folder: Path, size: tuple[int, int]) -> Program:
    """The program with a full table."""
    keep_match(folder)
    program = new_program(folder, size)
    program.desk.begin()
    wait(1.0)
    return program


def wait(seconds: float) -> None:
    """Let everything go on."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def at_rest(folder: Path, size: tuple[int, int]) -> Frames:
    """Nothing is painted; a timer tells how soon a frame would come."""
    program = resumed(folder, size)
    frames = Frames(program, lambda: True)
    timer = QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(frames.tick)
    timer.start()
    frames.run(SECONDS, drags=False)
    timer.stop()
    program.window.close()
    return frames


def dealing(folder: Path, size: tuple[int, int]) -> Frames:
    """Six hands are dealt, again and again."""
    program = new_program(folder, size)
    motion = program.window.table.scene_of_table.motion
    frames = Frames(program, lambda: motion.is_moving)
    for number in range(1, DEALS + 1):
        program.controller.abandon()
        assert program.controller.new_match(ROMME, players(PlayerKind.HUMAN), number) == ()
        frames.run(1.6, drags=False)
    program.window.close()
    return frames


def dragging(folder: Path, size: tuple[int, int]) -> Frames:
    """A card is dragged while thirteen cards of the table travel all the time."""
    program = resumed(folder, size)
    scene = program.window.table.scene_of_table
    frames = Frames(program, lambda: bool(scene.held))
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


def thinking(level: Level, folder: Path, size: tuple[int, int]) -> Frames:
    """A card is dragged while six computer players play without a pause; one of their hands is shown."""
    program = new_program(folder, size)
    controller = program.controller
    controller.round_ended.disconnect(program.desk.end_round)
    controller.round_ended.connect(controller.next_round)
    assert controller.new_match(replace(ROMME, rounds=100), players(PlayerKind.COMPUTER, level), 1) == ()
    controller.pause_ms = 0  # that of watched games is longer
    controller.show_seat(1)
    scene = program.window.table.scene_of_table
    frames = Frames(program, lambda: bool(scene.held))
    frames.run(SECONDS)
    program.window.close()
    return frames


SCENES: dict[str, tuple[str, Callable[[Path, tuple[int, int]], Frames]]] = {
    "rest": ("at rest (a timer of 16 ms)", at_rest),
    "deal": ("dealing", dealing),
    "drag": (f"one card is dragged, {MOVING_CARDS} cards move", dragging),
    "think": ("one card is dragged, computer players play", partial(thinking, Level.MEDIUM)),
    "expert": ("one card is dragged, Expert thinks", partial(thinking, Level.EXPERT)),
}


def tell_frames(what: str, size: tuple[int, int]) -> None:
    """Print the figures of one window."""
    with tempfile.TemporaryDirectory() as folder:
        print(SCENES[what][1](Path(folder), size))
