"""Pictures of the melding aids: bars under the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from rommedesk.ui.table.bars_under_hand import TEXT_NEEDS, THICK, Piece
from rommedesk.ui.table.geometry import Box, around
from rommedesk.ui.table.painting import Align, colour, draw_text, text_width
from rommedesk.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class HandBar:
    """A bar under cards: accent with its points for a meld, dotted light for two that lack one."""

    pieces: tuple[Piece, ...]
    is_whole: bool
    size: int
    """Of the points, in pixels."""
    is_hot: bool = False
    """Whether the pointer is on it."""

    @property
    def area(self) -> Box:
        points = [point for piece in self.pieces for point in piece.line]
        return around(Box(x, y, 0, 0).grown(self.size) for x, y in points)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        ink = colour(theme.accent) if self.is_whole else colour(theme.on_felt, 0.72)
        pen = QPen(ink, THICK + 2 if self.is_hot else THICK)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if not self.is_whole:
            pen.setDashPattern([1.1, 1.9])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for piece in self.pieces:
            painter.setPen(pen)
            for part in self._parts(piece):
                painter.drawPath(part)
            if self._has_text(piece):
                x, y = piece.middle
                width = text_width(piece.text, self.size, bold=True)
                box = Box(x - width / 2, y - self.size / 2, width + 1, self.size)
                draw_text(painter, box, piece.text, self.size, theme.on_felt, bold=True, align=Align.CENTRE)

    def _has_text(self, piece: Piece) -> bool:
        width = text_width(piece.text, self.size, bold=True) if piece.text else 0.0
        return width > 0 and piece.length >= TEXT_NEEDS + width - self.size

    def _parts(self, piece: Piece) -> tuple[QPainterPath, ...]:
        """The line, with a gap where the points stand."""
        left, right = piece.line[0][0], piece.line[-1][0]
        if not self._has_text(piece):
            return (_path(piece, left, right),)
        middle = piece.middle[0]
        half = text_width(piece.text, self.size, bold=True) / 2 + 4 + THICK / 2
        return _path(piece, left, middle - half), _path(piece, middle + half, right)


def _path(piece: Piece, left: float, right: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, piece.level(left)))
    for x, y in piece.line:
        if left < x < right:
            path.lineTo(x, y)
    path.lineTo(max(right, left + 0.1), piece.level(right))
    return path
