"""The watch over what tests leave behind sees it."""

import sys

from PySide6.QtCore import QObject, QProcess, QTimer, QVariantAnimation

from tests.app.left_behind import child_processes, left_behind


def test_a_running_timer_is_seen_and_a_stopped_one_is_not() -> None:
    parent = QObject()
    timer = QTimer(parent)
    assert timer not in left_behind()
    timer.start(1000)
    assert timer in left_behind()
    timer.stop()
    assert timer not in left_behind()


def test_a_running_animation_is_seen() -> None:
    animation = QVariantAnimation(startValue=0, endValue=1, duration=1000)
    animation.start()
    assert animation in left_behind()
    animation.stop()
    assert animation not in left_behind()


def test_a_process_is_seen() -> None:
    process = QProcess()
    process.start(sys.executable, ["-S", "-c", "input()"])
    assert process in left_behind()
    if sys.platform.startswith("linux"):
        assert str(process.processId()) in child_processes()
    process.kill()
    process.waitForFinished()
    assert process not in left_behind()
    assert str(process.processId()) not in child_processes()


def test_a_deleted_object_is_no_matter() -> None:
    timer = QTimer()
    timer.start(1000)
    timer.deleteLater()
    assert timer not in left_behind()
