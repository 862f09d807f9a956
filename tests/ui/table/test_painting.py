"""Samples of the table to choose from, and texts with suits in colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import draw_text, surface_sample
from rommedesk.ui.theme import LIGHT, THEMES, Surface, Theme, contrast


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_sample_shows_its_surface_in_device_pixels(qtbot: QtBot, theme: Theme, ratio: float) -> None:
    for surface in Surface:
        sample = surface_sample(surface, 96, 64, ratio, theme)
        image = sample.toImage()
        assert (image.width(), image.height()) == (96 * ratio, 64 * ratio)
        assert sample.devicePixelRatio() == ratio
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert contrast(middle.name(), theme.dressed(surface).felt_centre) < 1.1
        assert image.pixelColor(0, 0).alpha() == 0, "round corners"


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
