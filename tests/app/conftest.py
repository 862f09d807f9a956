"""No test of this folder leaves a process, a running timer or an exception behind."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.app.left_behind import child_processes, left_behind


@pytest.fixture(autouse=True)
def nothing_is_left(qtbot: QtBot) -> Iterator[None]:
    before = child_processes()
    yield
    assert left_behind() == []
    assert child_processes() - before == set()
