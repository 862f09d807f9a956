"""Notes on the table that point at the cards they are about."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import (
    draw_text,
    line_height,
    rectangle,
    soft_shadow,
    text_width,
    widest,
    wrapped,
)
from rommedesk.ui.theme import Theme

PADDING = 16.0
"""Between the edge of a bubble and its text."""
TIP = 12.0
"""How far the tip of a bubble stands out."""
BUBBLE_EDGE = "#C08A1E"
WIDEST_BUBBLE = 448.0
"""The longest line of text in a bubble."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """A note with a tip that points at the cards it is about."""

    box: Box
    tip: tuple[float, float] | None
    title: str
    lines: tuple[str, ...]
    size: int
    is_refusal: bool = False
    foot: float = 0.0
    """The room for buttons below the text."""

    @property
    def area(self) -> Box:
        grown = self.box.grown(28)
        if self.tip is None:
            return grown
        top, bottom = min(grown.y, self.tip[1] - 2), max(grown.bottom, self.tip[1] + 2)
        return Box(grown.x, top, grown.width, bottom - top)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        paint_ground(painter, theme, self.box, self.tip, theme.accent if self.is_refusal else BUBBLE_EDGE)
        x, y, width = self.box.x + PADDING, self.box.y + 10, self.box.width - 2 * PADDING
        title = Box(x, y, width, line_height(self.size + 2))
        draw_text(painter, title, self.title, self.size + 2, theme.ink, bold=True)
        y = title.bottom + 2
        for line in self.lines:
            row = Box(x, y, width, line_height(self.size))
            draw_text(painter, row, line, self.size, theme.ink, suits=theme.suits_in_text())
            y = row.bottom


def paint_ground(
    painter: QPainter, theme: Theme, box: Box, tip: tuple[float, float] | None, edge: str
) -> None:
    """Paint what lies under the text of a note: paper with a shadow, a coloured edge, and the tip."""
    soft_shadow(painter, box, 10, 24, 8, 0.45)
    outline = QPainterPath()
    outline.addRoundedRect(rectangle(box), 10, 10)
    if tip is not None:
        outline = outline.united(_tip(box, *tip))
    painter.setBrush(QColor(theme.popup))
    painter.setPen(QPen(QColor(edge), 1.5))
    painter.drawPath(outline)


def _tip(box: Box, x: float, y: float) -> QPainterPath:
    edge = box.bottom - 1 if y > box.bottom else box.y + 1
    foot = min(max(x, box.x + 22), box.right - 22)
    tip = QPainterPath(QPointF(foot - 10, edge))
    tip.lineTo(foot + 10, edge)
    tip.lineTo(x if abs(x - foot) < 12 else foot, y)
    tip.closeSubpath()
    return tip


def bubble(
    title: str,
    text: str,
    corner: tuple[float, float],
    size: int,
    *,
    is_refusal: bool,
    least: float = 0.0,
    foot: float = 0.0,
    widest_line: float = WIDEST_BUBBLE,
) -> Bubble:
    """A bubble without a tip, as large as its text needs, in lines of about the same length.

    `least` is the least width inside, `widest_line` the most for text, `foot` the room below the text.
    """
    heading = text_width(title, size + 2, bold=True)
    whole = text_width(text, size)
    rows = max(1, math.ceil(whole / widest_line))
    room = max(heading, least, min(widest_line, whole / rows * 1.12))
    lines = wrapped(text, size, room) if text else ()
    width = max(heading, least, widest(lines, size)) + 2 * PADDING + 1
    height = 20 + line_height(size + 2) + len(lines) * line_height(size) + (2 if lines else -2) + foot
    return Bubble(Box(*corner, width, height), None, title, lines, size, is_refusal, foot)
