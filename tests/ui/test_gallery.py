"""The gallery covers what it has to with few pictures; painting it is a command of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.ui.gallery.plan import LANGUAGES, MOST_PICTURES, SCALES, SIZES, THEMES, all_pairs, pairs, plan
from tests.ui.gallery.screens import SCREENS
from tests.ui.gallery.sheets import contact_sheets


def test_every_two_choices_are_seen_together() -> None:
    covered = {pair for shot in plan(tuple(SCREENS)) for pair in pairs(shot.style)}
    assert covered == all_pairs()
    assert len(covered) == 3 * 2 + 3 * 4 + 3 * 3 + 2 * 4 + 2 * 3 + 4 * 3
    assert (len(LANGUAGES), len(THEMES), len(SIZES), len(SCALES)) == (3, 2, 4, 3)


def test_every_screen_is_painted_and_no_more_pictures_than_one_can_look_at() -> None:
    shots = plan(tuple(SCREENS))
    assert {shot.screen for shot in shots} == set(SCREENS)
    assert len(shots) <= MOST_PICTURES
    assert len({shot.name for shot in shots}) == len(shots)


def test_a_contact_sheet_holds_nine_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    files = []
    for number in range(10):
        files.append(tmp_path / f"picture-{number}.png")
        image = QImage(320, 220, QImage.Format.Format_RGB32)
        image.fill(0xFF0000 if number else 0x0000FF)
        image.save(str(files[-1]))
    first, second = contact_sheets(files, tmp_path)
    whole, rest = QImage(str(first)), QImage(str(second))
    assert whole.width() == rest.width()
    assert whole.height() > 2 * rest.height()
    assert whole.pixelColor(200, 200).blue() == 255
    assert whole.pixelColor(900, 200).red() == 255
