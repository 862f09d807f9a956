"""T66: on a screen with twice the points a click hits what is drawn there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

SCRIPT = """
import sys
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

application = QApplication([])
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.view import TableWidget
from tests.ui.table.games import OnePosition
from tests.ui.table.test_hidpi import position

game = OnePosition(position())
table = TableWidget(game, CardArt(cards_folder()), Phrases(LanguageSwitch()))
table.set_pace(0)
table.resize(1040, 696)
table.show()
QTest.qWaitForWindowExposed(table)
table.refresh()
print("ratio", table.devicePixelRatioF())

red = (0xB3, 0x20, 0x2A)
image = table.grab().toImage()
ratio = image.devicePixelRatio()
# The only red of the hand is the index of the five of diamonds; look for it as an eye would.
hand = table.scene_of_table.shown.layout.hand.room
found = [
    (x, y)
    for y in range(int(hand.y * ratio), int((hand.y + 100) * ratio), 2)
    for x in range(int(hand.x * ratio), int(hand.right * ratio), 2)
    if abs(image.pixelColor(x, y).red() - red[0]) + abs(image.pixelColor(x, y).green() - red[1]) < 12
]
x = sum(x for x, _ in found) / len(found) / ratio
y = sum(y for _, y in found) / len(found) / ratio
QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
print("selected", *map(str, table.selected_cards()))
pile = QPoint(*map(round, table.scene_of_table.shown.layout.pile.centre))
QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=pile)
print("made", *game.made)
table.close()
"""


def position() -> object:
    from rommedesk.engine.presets import ROMME
    from tests.ui.table.positions import Sheet

    sheet = Sheet(ROMME, 2).hand(1, "2c 3c 4c 6c 5d 2s 3s 4s 6s").hand(2, "2h 3h").pile("3c 8c").rest("4s")
    return sheet.round()


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
def test_66_a_click_hits_what_is_drawn(scale: str) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": scale,
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"ratio {float(scale)}", "selected 5d", "made discard 5d"]
