"""Texts with suits in colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import draw_text, text_width, two_lines
from rommedesk.ui.theme import LIGHT, Surface


@pytest.mark.parametrize("has_four", [False, True], ids=["two", "four"])
def test_suits_in_a_text_have_their_colours(qtbot: QtBot, has_four: bool) -> None:
    suits = LIGHT.dressed(Surface.GREEN, has_four_colours=has_four).suits_on_felt()
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    draw_text(painter, Box(0, 0, 400, 60), "10♣ 9♦ 8♥ 7♠", 32, "#FFFFFF", suits=suits)
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(400) for y in range(60)}
    assert {"#ffffff", LIGHT.red_on_felt.lower()} <= seen
    assert (LIGHT.green_on_felt.lower() in seen) is has_four
    assert (LIGHT.blue_on_felt.lower() in seen) is has_four


def test_a_text_too_long_for_a_line_is_broken_where_the_longer_part_is_shortest(qtbot: QtBot) -> None:
    text = "take all of them back"
    assert two_lines(text, 14, 1000) == (text,)
    lines = two_lines(text, 14, text_width(text, 14) - 1)
    assert lines == ("take all of", "them back")
    assert two_lines("unbreakable", 14, 10) == ("unbreakable",)
