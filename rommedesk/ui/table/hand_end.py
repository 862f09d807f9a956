"""The ends of a hand that cannot be seen whole: an arrow and how many cards lie beyond."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import Align, colour, draw_text, rectangle
from rommedesk.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class HandEnd:
    """A place to ask for the cards beyond; quiet where there are none."""

    box: Box
    count: int
    size: int
    """Of the figure, in pixels."""
    to_left: bool

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        is_active = self.count > 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 0.3 if is_active else 0.1))
        painter.drawRoundedRect(rectangle(self.box.grown(-2)), 8, 8)
        x, y = self.box.centre
        reach = -6.0 if self.to_left else 6.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(colour(theme.on_felt, 1.0 if is_active else 0.3), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = QPointF(x + reach, y)
        painter.drawPolyline(QPolygonF([QPointF(x - reach, y - 12), tip, QPointF(x - reach, y + 12)]))
        if is_active:
            line = Box(self.box.x, y + 18, self.box.width, 1.4 * self.size)
            draw_text(painter, line, str(self.count), self.size, theme.on_felt, bold=True, align=Align.CENTRE)
