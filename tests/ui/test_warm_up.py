"""Work that is put off until the table has been painted."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rommedesk.ui.warm_up import WarmUp, usual_work
from tests.app.left_behind import left_behind


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
        assert len(list(usual_work(lambda: None))) == 4
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()
