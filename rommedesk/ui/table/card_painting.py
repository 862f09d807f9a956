"""The parts of a card that are drawn by code: shadow, paper, ribbon, and plain stand-ins for missing files.

All functions paint in device pixels; `width` is the width of the card in them.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from rommedesk.engine.cards import Suit
from rommedesk.ui.table.card_measures import RIBBON_NOTCH, RIBBON_WIDTH
from rommedesk.ui.theme import Theme

JOKER_PURPLE = QColor("#5B3A8C")
RIBBON = QColor("#E6D6FA")
RIBBON_EDGE = QColor("#7A55B5")
PLAIN_BACK = QColor("#1F4078")
SHADOW_DARKNESS = 0.36
_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def suit_colour(suit: Suit, theme: Theme) -> QColor:
    """The colour of a suit on paper."""
    return QColor(theme.suits_on_paper()[_SIGNS[suit]])


def paint_shadow(painter: QPainter, card: QRectF, radius: float, reach: float, drop: float) -> None:
    """A soft shadow that reaches `reach` beyond the card, `drop` lower than the card.

    It is half as dark at the card's edge as further in, so that a card in a fan does not grey the index of
    the one beside it.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    rings = max(6, math.ceil(reach * 2))
    for ring in range(rings):
        inward = (ring + 0.5) / rings
        grow = reach * (1 - 1.3 * inward)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, SHADOW_DARKNESS * inward**2.6))
        corner = max(radius + grow, 1.0)
        area = card.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        painter.drawRoundedRect(area, corner, corner)
    painter.restore()


def paint_paper(painter: QPainter, card: QRectF, radius: float, paper: QColor) -> None:
    """The sheet of the card, without its edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(card, radius, radius)


def paint_edge(painter: QPainter, card: QRectF, radius: float, line: float, colour: QColor) -> None:
    """The hairline along the card, inside its outline."""
    half = line / 2
    painter.setPen(QPen(colour, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(half, half, -half, -half), radius - half, radius - half)


def paint_ribbon(painter: QPainter, width: float, length: float, radius: float, line: float) -> None:
    """The ribbon of a joker that stands for a card: top left, its lower end notched."""
    right, bottom = round(width * RIBBON_WIDTH), round(length)
    tail = [
        QPointF(right, 0),
        QPointF(right, bottom),
        QPointF(right / 2, bottom - width * RIBBON_NOTCH),
        QPointF(0, bottom),
    ]
    cloth = QPainterPath(QPointF(0, radius))
    cloth.quadTo(QPointF(0, 0), QPointF(radius, 0))
    for point in tail:
        cloth.lineTo(point)
    cloth.closeSubpath()
    painter.fillPath(cloth, RIBBON)
    # The line ends inside the card's edge, or it would stick out over the card beneath.
    hem = [*tail[:-1], QPointF(line, bottom)]
    painter.setPen(QPen(RIBBON_EDGE, line, c=Qt.PenCapStyle.FlatCap))
    painter.drawPolyline(hem)


def plain_suit(suit: Suit, box: QRectF) -> QPainterPath:
    """A suit from the simplest shapes, for want of its file."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x, y, size = box.x(), box.y(), box.width()

    def polygon(*corners: tuple[float, float]) -> None:
        path.moveTo(x + corners[0][0] * size, y + corners[0][1] * size)
        for across, down in corners[1:]:
            path.lineTo(x + across * size, y + down * size)
        path.closeSubpath()

    def disc(across: float, down: float, radius: float) -> None:
        path.addEllipse(QPointF(x + across * size, y + down * size), radius * size, radius * size)

    foot = ((0.5, 0.45), (0.68, 1.0), (0.32, 1.0))
    match suit:
        case Suit.CLUBS:
            for across, down in ((0.5, 0.24), (0.25, 0.6), (0.75, 0.6)):
                disc(across, down, 0.23)
            polygon(*foot)
        case Suit.DIAMONDS:
            polygon((0.5, 0), (0.88, 0.5), (0.5, 1), (0.12, 0.5))
        case Suit.HEARTS:
            disc(0.27, 0.3, 0.25)
            disc(0.73, 0.3, 0.25)
            polygon((0.06, 0.43), (0.5, 0.3), (0.94, 0.43), (0.5, 1.0))
        case Suit.SPADES:
            disc(0.27, 0.58, 0.24)
            disc(0.73, 0.58, 0.24)
            polygon((0.5, 0), (0.95, 0.5), (0.5, 0.7), (0.05, 0.5))
            polygon(*foot)
    return path


def plain_label(text: str, box: QRectF) -> QPainterPath:
    """The text in the font of the program, squeezed into the box, for want of its file."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(8, round(box.height() * 1.3)))
    path = QPainterPath()
    path.addText(0, 0, font, text)
    ink = path.boundingRect()
    if ink.isEmpty():
        return path
    across, down = min(box.width() / ink.width(), box.height() / ink.height()), box.height() / ink.height()
    placing = QTransform.fromTranslate(box.center().x(), box.top())
    placing.scale(across, down)
    placing.translate(-ink.center().x(), -ink.top())
    return placing.map(path)


def paint_plain_back(painter: QPainter, card: QRectF, radius: float) -> None:
    """A back of one colour with a paper border, for want of its file."""
    border = 0.06 * card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PLAIN_BACK)
    painter.drawRoundedRect(card.adjusted(border, border, -border, -border), radius * 0.6, radius * 0.6)
