"""The mark on cards that another seat has just played: a corner in that seat's colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from rommedesk.ui.table.card_measures import card_height, corner_radius

CORNER = 0.25
"""Length of the edges of the corner, in card widths: it lies within the strip."""
LEAST_CORNER = 10.0
CORNER_EDGE = "#33302B"


def played_corner(painter: QPainter, width: int, colour: str) -> None:
    """The lower left corner of a card in a colour, with a dark edge that carries it on white paper."""
    height, leg = card_height(width), max(LEAST_CORNER, CORNER * width)
    radius = corner_radius(width)
    card, corner = QPainterPath(), QPainterPath()
    card.addRoundedRect(QRectF(0, 0, width, height), radius, radius)
    corner.addPolygon(QPolygonF([QPointF(0, height - leg), QPointF(leg, height), QPointF(0, height)]))
    corner.closeSubpath()
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(CORNER_EDGE), 1.4))
    painter.drawPath(corner.intersected(card))
