"""Small pictures of what can be chosen: cloths and backs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from rommedesk.ui.table.art import BackStyle, CardArt
from rommedesk.ui.table.options import Surface, TableOptions

BACK_WIDTH = 52
SWATCH_WIDTH, SWATCH_HEIGHT = 72, 48


class SettingPictures:
    """Paints with the deck and in the theme of the moment."""

    def __init__(self, art: CardArt) -> None:
        self._art = art

    def painter(self, field: str) -> Callable[[str, float], QPixmap]:
        """What paints the values of a setting."""
        return {"surface": self.cloth, "card_back": self.back}[field]

    def cloth(self, surface: str, ratio: float) -> QPixmap:
        """A piece of the table."""
        theme = TableOptions(surface=Surface(surface)).dress(self._art.theme)
        pixmap = QPixmap(round(SWATCH_WIDTH * ratio), round(SWATCH_HEIGHT * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, SWATCH_WIDTH, SWATCH_HEIGHT).adjusted(0.5, 0.5, -0.5, -0.5)
        light = QRadialGradient(QPointF(box.center()), SWATCH_WIDTH * 0.7)
        for place, colour in ((0.0, theme.felt_centre), (0.55, theme.felt_middle), (1.0, theme.felt_rim)):
            light.setColorAt(place, QColor(colour))
        painter.setBrush(light)
        painter.setPen(QPen(QColor(theme.felt_rim), 1))
        painter.drawRoundedRect(box, 6, 6)
        painter.end()
        return pixmap

    def back(self, back: str, ratio: float) -> QPixmap:
        """A card face down."""
        return self._art.back(BackStyle(back), BACK_WIDTH, ratio)
