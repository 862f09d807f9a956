"""A double click on what its first click closes means nothing to the window beneath."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.ui.table.echoes import Echoes

AWAY = QPoint(30, 0)


class Window:
    """A button, and an hour in which two clicks are a double click."""

    def __init__(self, qtbot: QtBot, double_ms: int) -> None:
        self.widget = QWidget()
        qtbot.addWidget(self.widget)
        self.button = QPushButton("Draw", self.widget)
        self.button.resize(300, 200)
        self.widget.resize(300, 200)
        self.echoes = Echoes(double_ms, self.button)
        self.clicks = 0
        self.button.clicked.connect(self._count)
        self.widget.show()
        qtbot.waitExposed(self.widget)
        self.at = QPoint(100, 100)
        QCursor.setPos(self.widget.mapToGlobal(self.at))

    def _count(self) -> None:
        self.clicks += 1

    def click(self, at: QPoint) -> None:
        """Click as the window system does."""
        QTest.mouseClick(
            self.widget.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return Window(qtbot, double_ms=3_600_000)


def test_a_click_is_a_click_as_long_as_nothing_was_closed(window: Window) -> None:
    window.click(window.at)
    assert window.clicks == 1


def test_the_second_click_where_something_was_closed_means_nothing(window: Window) -> None:
    window.echoes.uncover()
    window.click(window.at)
    window.click(window.at)
    assert window.clicks == 0


def test_a_click_elsewhere_is_meant_and_so_is_each_after_it(window: Window) -> None:
    window.echoes.uncover()
    window.click(window.at + AWAY)
    window.click(window.at)
    assert window.clicks == 2


def test_a_late_click_is_meant(qtbot: QtBot) -> None:
    window = Window(qtbot, double_ms=0)
    window.echoes.uncover()
    window.click(window.at)
    assert window.clicks == 1
