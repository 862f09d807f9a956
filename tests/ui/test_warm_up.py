"""Work that is put off until the table has been painted."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rommedesk.ui.warm_up import QUIET_SECONDS, Quiet, WarmUp, usual_work
from tests.app.left_behind import left_behind
from tests.benchmarks.window_frames import keep_match
from tests.ui.catalogues import ROOT


def pieces(done: list[int]) -> Iterator[None]:
    for number in range(3):
        done.append(number)
        yield


def running(warm_up: WarmUp) -> list[QObject]:
    return [one for one in left_behind() if one.parent() is warm_up]


def test_work_is_done_piece_by_piece_and_then_nothing_runs(qtbot: QtBot) -> None:
    done: list[int] = []
    parent = QObject()
    warm_up = WarmUp(pieces(done), lambda: True, parent)
    warm_up.start()
    assert done == []
    qtbot.waitUntil(lambda: done == [0, 1, 2] and not running(warm_up), timeout=5000)


def test_nothing_is_done_while_cards_travel(qtbot: QtBot) -> None:
    done: list[int] = []
    asked: list[int] = []
    parent = QObject()

    def may_work() -> bool:
        asked.append(len(done))
        return len(asked) > 2

    warm_up = WarmUp(pieces(done), may_work, parent)
    warm_up.start()
    qtbot.waitUntil(lambda: bool(done), timeout=5000)
    assert asked[:3] == [0, 0, 0]
    warm_up.stop()


def test_it_can_be_stopped(qtbot: QtBot) -> None:
    parent = QObject()
    warm_up = WarmUp(pieces([]), lambda: True, parent)
    warm_up.start()
    assert running(warm_up)
    warm_up.stop()
    assert running(warm_up) == []


def test_in_the_end_the_lasting_things_are_frozen() -> None:
    before = gc.get_freeze_count()
    try:
        assert len(list(usual_work(lambda: None))) == 6
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()


def test_what_takes_long_waits_until_it_is_quiet() -> None:
    done: list[str] = []
    answers = iter([False, False, True, False, True])
    try:
        work = usual_work(slow=lambda: done.append("slow"), is_quiet=lambda: next(answers))
        list(islice(work, 6))
        assert done == []
        list(work)
        assert done == ["slow"]
        assert next(answers, None) is None
    finally:
        gc.unfreeze()


def test_it_is_quiet_when_nothing_has_moved_for_a_while(qtbot: QtBot) -> None:
    now, moving = [0.0], [False]
    quiet = Quiet(lambda: moving[0], lambda: now[0])
    assert not quiet()
    now[0] = QUIET_SECONDS
    assert quiet()
    moving[0] = True
    assert not quiet()
    moving[0], now[0] = False, 1.5 * QUIET_SECONDS
    assert not quiet()
    now[0] = 2 * QUIET_SECONDS
    assert quiet()


_TELL_MODULES = """
import os, sys
from rommedesk.ui.table.view import TableWidget

paint = TableWidget.paintEvent

def paint_and_tell(table, event):
    paint(table, event)
    if table.scene_of_table.shown is not None:
        print(*sys.modules, flush=True)
        os._exit(0)

TableWidget.paintEvent = paint_and_tell
from rommedesk.__main__ import main
main([])
"""


def test_the_first_picture_does_without_what_it_does_not_show(tmp_path: Path) -> None:
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    home = {**os.environ, **dict.fromkeys(names, str(tmp_path)), "QT_QPA_PLATFORM": "offscreen"}
    keep_match(tmp_path / "rommedesk")
    told = subprocess.run(
        [sys.executable, "-c", _TELL_MODULES], cwd=ROOT, env=home, capture_output=True, text=True, timeout=100
    )
    assert told.returncode == 0, told.stderr
    loaded = set(told.stdout.split())
    assert "rommedesk.ui.table.scene" in loaded
    dialogs = {name for name in loaded if name.startswith("rommedesk.ui.dialogs.")}
    assert dialogs <= {"rommedesk.ui.dialogs.dialog", "rommedesk.ui.dialogs.question"}
    assert not loaded & {
        "PySide6.QtDBus",
        "PySide6.QtMultimedia",
        "logging.handlers",
        "rommedesk.arena",
        "rommedesk.players.plan",
        "rommedesk.ui.demo",
        "rommedesk.ui.reduced_motion",
    }
