"""The sheet beside the stairs and the chips on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPainter, QPen

from rommedesk.ui.table.bubbles import BUBBLE_EDGE, paint_ground
from rommedesk.ui.table.geometry import Box, Measures
from rommedesk.ui.table.painting import (
    Align,
    draw_text,
    line_height,
    rectangle,
    text_width,
    widest,
    wrapped,
)
from rommedesk.ui.theme import Theme

CHIP_TEXT = 13
"""Pixels of the figure on a chip, at least."""
WIDE, NARROW = 340.0, 240.0
"""Width of the sheet, on small tables too."""
WIDER = 1.2
"""So much wider it may become for a line that would else be broken."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet."""

    text: str
    is_second: bool = False
    """Of less weight than the others."""
    is_bold: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What taking the lifted steps brings."""

    box: Box
    tip: tuple[float, float] | None
    title: str
    points: str
    lines: tuple[Line, ...]
    measures: Measures

    @property
    def area(self) -> Box:
        grown = self.box.grown(28)
        if self.tip is None:
            return grown
        top = min(grown.y, self.tip[1] - 2)
        return Box(grown.x, top, grown.width, grown.bottom - top)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        paint_ground(painter, theme, self.box, self.tip, BUBBLE_EDGE)
        measures = self.measures
        padding, air = _padding(measures)
        x, width = self.box.x + padding, self.box.width - 2 * padding
        title = Box(
            x, self.box.y + air, width, line_height(measures.figure if self.points else measures.title)
        )
        draw_text(painter, title, self.title, measures.title, theme.ink, bold=True)
        draw_text(
            painter, title, self.points, measures.figure, theme.accent_text, bold=True, align=Align.RIGHT
        )
        y = title.bottom
        for line in self.lines:
            row = Box(x, y, width, line_height(measures.text))
            ink = theme.ink_second if line.is_second else theme.ink
            draw_text(
                painter, row, line.text, measures.text, ink, bold=line.is_bold, suits=theme.suits_in_text()
            )
            y = row.bottom


def _padding(measures: Measures) -> tuple[float, float]:
    """From the edges of the sheet to its text: at the sides, above and below."""
    return (12.0, 6.0) if measures.is_compact else (16.0, 9.0)


def sheet(title: str, points: str, lines: Sequence[Line], measures: Measures) -> Sheet:
    """A sheet at the origin, as large as its text needs; lines that are too long are broken."""
    padding, air = _padding(measures)
    text = measures.text
    least = (NARROW if measures.is_compact else WIDE) * measures.zoom - 2 * padding
    head = text_width(title, measures.title, bold=True) + 24 + text_width(points, measures.figure, bold=True)
    whole = max((text_width(line.text, text, bold=line.is_bold) for line in lines), default=0.0)
    most = max(least * WIDER, head)
    inner = min(max(least, head, whole + 1), most)
    shown = tuple(
        Line(row, line.is_second, line.is_bold)
        for line in lines
        for row in wrapped(line.text, text, inner, bold=line.is_bold)
    )
    needed = max(head, *(widest((line.text,), text, bold=line.is_bold) for line in shown), 0.0)
    inner = max(needed + 1, min(inner, least))
    first = line_height(measures.figure if points else measures.title)
    height = 2 * air + first + len(shown) * line_height(text)
    return Sheet(Box(0, 0, round(inner + 2 * padding), height), None, title, points, shown, measures)


@dataclass(frozen=True, slots=True)
class Chip:
    """What a step brings, on the step."""

    box: Box
    text: str
    is_pointed: bool
    size: int

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(QColor(theme.accent if self.is_pointed else CHIP_PAPER))
        painter.setPen(QPen(QColor(theme.accent_seam), 1.2))
        radius = self.box.height / 2
        painter.drawRoundedRect(rectangle(self.box), radius, radius)
        draw_text(
            painter, self.box, self.text, self.size, theme.on_accent, bold=self.is_pointed, align=Align.CENTRE
        )


CHIP_PAPER = "#FBE7B8"
"""Pale accent: under the figure of chips that are not pointed at."""


def chip_size(text: str, size: int) -> tuple[float, float]:
    """Width and height of a chip with this text."""
    return text_width(text, size, bold=True) + 0.8 * size, size + 5.0
