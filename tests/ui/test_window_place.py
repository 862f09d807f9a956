"""A window that is too large for the screen of a small computer takes the room that there is."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rommedesk.ui.window_place import WindowPlace

USUAL, SMALLEST = QSize(1280, 800), QSize(768, 560)


@pytest.mark.parametrize(
    ("room", "is_whole", "size"),
    [
        (QSize(1920, 1080), False, USUAL),
        (QSize(1296, 840), False, USUAL),
        (QSize(1280, 1024), True, QSize(1264, 800)),
        (QSize(1366, 768), True, QSize(1280, 728)),
        (QSize(1024, 600), True, QSize(1008, 560)),
        (QSize(640, 400), True, SMALLEST),
    ],
)
def test_the_window_fits_the_screen(qtbot: QtBot, room: QSize, is_whole: bool, size: QSize) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setMinimumSize(SMALLEST)
    window.resize(USUAL)
    place = WindowPlace(window, lambda *_: None)
    place.fit(room)
    assert (window.size(), window.isMaximized()) == (size, is_whole)
