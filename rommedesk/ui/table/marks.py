"""The marks on cards: selected, new in the hand, just played by another seat."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from rommedesk.ui.table.art import card_height
from rommedesk.ui.table.card_measures import INDEX, corner_radius
from rommedesk.ui.table.corner import played_corner
from rommedesk.ui.theme import Theme

MARK_MARGIN = 8
"""Room around a card for the frame of a selection."""
DASH = 4.0
"""How long a dash is in widths of its line."""


class Marks:
    """Makes and keeps the pixmaps of the marks on cards.

    There are the frame of a selection, the dot of a new card in the hand, and the corner of a card that
    another seat has just played.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, float, str], QPixmap] = {}

    def pixmap(self, kind: str, width: int, theme: Theme, ratio: float) -> QPixmap:
        """The outline of a selected card (`frame`) or of one in a hint (`dashes`), or the dot of a new one.

        It is under the index (`dot`); of a joker, which has letters there, beside the star (`dot on joker`).
        """
        key = kind, width, ratio, theme.name
        if key not in self._made:
            self._keep(key, partial(self._paint, kind, theme))
        return self._made[key]

    def corner(self, owner: str, width: int, ratio: float) -> QPixmap:
        """The lower left corner in the colour of the seat that has played the card."""
        key = "corner", width, ratio, owner
        if key not in self._made:
            self._keep(key, partial(played_corner, colour=owner))
        return self._made[key]

    def _keep(self, key: tuple[str, int, float, str], paint: Callable[[QPainter, int], None]) -> None:
        if len(self._made) > 48:
            self._made.clear()
        _, width, ratio, _ = key
        across, down = width + 2 * MARK_MARGIN, card_height(width) + 2 * MARK_MARGIN
        pixmap = QPixmap(math.ceil(across * ratio), math.ceil(down * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(MARK_MARGIN, MARK_MARGIN)
        paint(painter, width)
        painter.end()
        self._made[key] = pixmap

    def _paint(self, kind: str, theme: Theme, painter: QPainter, width: int) -> None:
        if kind in ("frame", "dashes"):
            card = QRectF(0, 0, width, card_height(width))
            selection_frame(painter, card, corner_radius(width), theme, is_dashed=kind == "dashes")
        else:
            painter.setBrush(QColor(theme.accent))
            painter.setPen(QPen(QColor(theme.accent_edge), 1))
            x, y = (0.075, 0.085) if kind == "dot on joker" else (INDEX.centre, 0.72)
            painter.drawEllipse(QPointF(x * width, y * width), 0.05 * width, 0.05 * width)


def selection_frame(
    painter: QPainter, card: QRectF, radius: float, theme: Theme, *, is_dashed: bool = False
) -> None:
    """The outline of a selected card: accent between two dark seams, which carry it on white paper.

    Dashed it is that of a card which a hint is about.
    """
    line = max(2.5, 0.03 * card.width())
    path = QPainterPath()
    around = card.adjusted(-line / 2, -line / 2, line / 2, line / 2)
    path.addRoundedRect(around, radius + line / 2, radius + line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent_seam), line + 2))
    painter.drawPath(path)
    pen = QPen(QColor(theme.accent), line)
    if is_dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([DASH, DASH / 2])
    painter.setPen(pen)
    painter.drawPath(path)
