"""A hand on the mouse of the X display: every motion comes from xdotool while the program goes on running."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEventLoop, QPoint, QProcess, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

STEPS = 20
"""Positions on the way of a drag."""
NEAR = 8
"""Two quick clicks this near are a double click."""
PATIENCE_MS = 10_000
"""What a program that works never needs, on a busy machine either."""


def until(is_so: Callable[[], bool], what: str, patience_ms: int = PATIENCE_MS) -> None:
    """Let the program go on until something is so; fail with `what` if it does not become so."""
    clock = QElapsedTimer()
    clock.start()
    while not is_so():
        assert clock.elapsed() < patience_ms, f"still waiting: {what}"
        QTest.qWait(2)


class Mouse:
    """Points, clicks and drags; all points are pixels of the screen, or of a window by its X number."""

    def __init__(self, window: str = "") -> None:
        self._window = ["--window", window] if window else []
        self.gestures = 0
        """How many clicks and drags there were."""
        self._at = QPoint()
        self._last: QPoint | None = None
        """Where the last click was."""
        self._since = QElapsedTimer()

    def point(self, at: QPoint) -> None:
        """Move there with the button up."""
        xdotool(*self._jump(at))

    def click(self, at: QPoint) -> None:
        """Press and release there."""
        self._be_single(at)
        self.gestures += 1
        xdotool(*self._jump(at), "mousedown", "1", "mouseup", "1")
        self._pressed(at)

    def double_click(self, at: QPoint) -> None:
        """Press and release twice, quickly."""
        self._be_single(at)
        self.gestures += 1
        click = ["mousedown", "1", "mouseup", "1"]
        xdotool(*self._jump(at), *click, "sleep", "0.08", *click)
        self._pressed(at)

    def right_click(self, at: QPoint) -> None:
        """Press and release the right button there."""
        self.gestures += 1
        xdotool(*self._jump(at), "mousedown", "3", "mouseup", "3")

    def _pressed(self, at: QPoint) -> None:
        self._last = at
        self._since.start()

    def _be_single(self, at: QPoint) -> None:
        """A person who does not mean a double click waits before clicking there again."""
        is_near = self._last is not None and (at - self._last).manhattanLength() < 2 * NEAR
        if is_near and self._since.isValid():
            wait = QApplication.doubleClickInterval() + 20
            until(lambda: self._since.elapsed() > wait, "the time of a double click to pass")

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press at the start, move in steps, release at the end."""
        self.lift(start, end)
        self.drop(end)

    def lift(self, start: QPoint, to: QPoint) -> None:
        """Press at the start and move in steps with the button held down."""
        self._be_single(start)
        self.gestures += 1
        xdotool(*self._jump(start), "mousedown", "1", *self._go(to))

    def drop(self, end: QPoint) -> None:
        """Move on to the end and release there."""
        xdotool(*self._go(end), "mouseup", "1")

    def _jump(self, to: QPoint) -> list[str]:
        self._at = to
        return ["mousemove", *self._window, str(to.x()), str(to.y())]

    def _go(self, end: QPoint) -> list[str]:
        """Move in steps and wait for each of them; to wait for none at all would have no end."""
        words, start = [], self._at
        for step in range(1, STEPS + 1):
            to = start + (end - start) * (step / STEPS)
            if to != self._at:
                words += ["mousemove", *self._window, "--sync", str(to.x()), str(to.y())]
            self._at = to
        return words


def xdotool(*words: str) -> str:
    """Run xdotool while everything else goes on; what it says."""
    exit_code, said, complaint = _run(*words)
    assert (exit_code, complaint) == (0, ""), complaint
    return said


def window_of(pid: int, name: str) -> str:
    """The first visible window of a process whose name holds this, as soon as there is one."""
    found: list[str] = []

    def look() -> bool:
        # Windows come and go while xdotool looks at one after the other, and then it gives up.
        exit_code, said, _ = _run("search", "--onlyvisible", "--pid", str(pid), "--name", name)
        found[:] = said.split() if exit_code == 0 else ()
        return bool(found)

    until(look, f"a window of process {pid} called {name}")
    return found[0]


def _run(*words: str) -> tuple[int, str, str]:
    """Run xdotool: its exit status, what it said, what it complained about."""
    process = QProcess()
    loop = QEventLoop()
    process.finished.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    process.start("xdotool", words)
    loop.exec()
    assert process.state() is QProcess.ProcessState.NotRunning, "xdotool hangs"
    complaint = process.readAllStandardError().toStdString()
    return process.exitCode(), process.readAllStandardOutput().toStdString(), complaint
