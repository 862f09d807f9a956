"""Pictures of the melding aids: bars under the hand, the staging tray with the opening counter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rommedesk.ui.table.bars_under_hand import TEXT_NEEDS, THICK, Piece
from rommedesk.ui.table.geometry import Box, around
from rommedesk.ui.table.opening_counter import OpeningCounter
from rommedesk.ui.table.painting import (
    Align,
    colour,
    draw_text,
    line_height,
    rectangle,
    rings,
    text_width,
    two_lines,
)
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

    @property
    def text_boxes(self) -> tuple[Box, ...]:
        """Where letters and points stand."""
        return tuple(self._text_box(piece) for piece in self.pieces if self._has_text(piece))

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
                box = self._text_box(piece)
                draw_text(painter, box, piece.text, self.size, theme.on_felt, bold=True, align=Align.CENTRE)

    def _text_box(self, piece: Piece) -> Box:
        x, y = piece.middle
        width = text_width(piece.text, self.size, bold=True)
        return Box(x - width / 2, y - self.size / 2, width + 1, self.size)

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


@dataclass(frozen=True, slots=True)
class TrayPicture:
    """The ground of the staging tray with the opening counter, or with its name."""

    box: Box
    head: Box
    is_open: bool
    is_hot: bool
    """Whether cards hang over it."""
    title: str
    counted: str
    """17 of 30; "" where nothing is counted."""
    counter: OpeningCounter | None
    text: int
    """Of words, in pixels."""
    figure: int
    """Of the counter."""

    @property
    def area(self) -> Box:
        return self.box.grown(10)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.is_hot:
            rings(painter, self.box, 10, theme.accent, 8, 0.4, 1.6)
        pen = QPen(QColor(theme.accent) if self.is_hot else colour(theme.on_felt, 0.55), 1.5)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colour(theme.accent, 0.14) if self.is_hot else colour("#000000", 0.1))
        painter.drawRoundedRect(rectangle(self.box.grown(-0.75)), 10, 10)
        if self.counter is None:
            self._paint_title(painter, theme)
        elif self.is_open:
            self._paint_wide(painter, theme, self.counter)
        else:
            self._paint_slim(painter, theme, self.counter)

    def _paint_title(self, painter: QPainter, theme: Theme) -> None:
        if self.is_open:
            draw_text(painter, self.head, self.title, self.text, theme.on_felt, bold=True)
            return
        box, high = self.head.grown(-6), line_height(self.text)
        lines = two_lines(self.title, self.text, box.width)
        top = box.centre[1] - high * len(lines) / 2
        for number, line in enumerate(lines):
            place = Box(box.x, top + number * high, box.width, high)
            draw_text(painter, place, line, self.text, theme.on_felt_second, align=Align.CENTRE)

    def _paint_wide(self, painter: QPainter, theme: Theme, counter: OpeningCounter) -> None:
        head = self.head
        draw_text(painter, head, self.counted, self.figure, theme.on_felt, bold=True)
        left = head.x + text_width(self.counted, self.figure, bold=True) + 14
        parts = " + ".join(map(str, counter.parts)) if len(counter.parts) > 1 else ""
        room = text_width(parts, self.text) + 14 if parts else 0.0
        bar = Box(left, head.centre[1] - 5, head.right - room - left, 10)
        if bar.width < 60:
            parts, bar = "", Box(left, bar.y, head.right - left, 10)
        _progress(painter, theme, bar, counter)
        draw_text(painter, head, parts, self.text, theme.on_felt_second, align=Align.RIGHT)

    def _paint_slim(self, painter: QPainter, theme: Theme, counter: OpeningCounter) -> None:
        box = self.box.grown(-10)
        if self.box.height < 64:
            line = Box(box.x, self.box.y + 2, box.width, self.box.height - 11)
            draw_text(painter, line, self.counted, self.text, theme.on_felt, bold=True, align=Align.CENTRE)
            _progress(painter, theme, Box(box.x, self.box.bottom - 10, box.width, 5), counter)
            return
        lines = line_height(self.figure) + 16
        top = box.y + max(0.0, (box.height - lines) / 2)
        line = Box(box.x, top, box.width, line_height(self.figure))
        draw_text(painter, line, self.counted, self.figure, theme.on_felt, bold=True, align=Align.CENTRE)
        _progress(painter, theme, Box(box.x, line.bottom + 4, box.width, 8), counter)


def _progress(painter: QPainter, theme: Theme, bar: Box, counter: OpeningCounter) -> None:
    """How full the counter is: what is laid in full accent, what is only gathered within a line."""
    radius = bar.height / 2
    ground = QPainterPath()
    ground.addRoundedRect(rectangle(bar), radius, radius)
    painter.fillPath(ground, colour(theme.on_felt, 0.22))
    laid = min(1.0, counter.laid / counter.minimum) * bar.width
    reached = min(1.0, counter.reached / counter.minimum) * bar.width
    painter.save()
    painter.setClipPath(ground)
    painter.fillRect(rectangle(Box(bar.x, bar.y, reached, bar.height)), colour(theme.accent, 0.4))
    painter.fillRect(rectangle(Box(bar.x, bar.y, laid, bar.height)), QColor(theme.accent))
    painter.restore()
    if reached > laid:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 1.2))
        edge = Box(bar.x, bar.y, reached, bar.height).grown(-0.6)
        painter.drawRoundedRect(rectangle(edge), radius, radius)


class ChipLook(StrEnum):
    """How a note on a group looks."""

    ACTIVE = "active"
    """A click on it does something good."""
    DOTTED = "dotted"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class GroupChip:
    """What a group on the staging tray is worth, on the lower edge of its cards."""

    x: float
    y: float
    text: str
    """"" for nothing to be said."""
    size: int
    look: ChipLook

    @property
    def box(self) -> Box:
        """The chip about its middle."""
        width = text_width(self.text, self.size, bold=True) + 18
        height = self.size + 8
        return Box(round(self.x - width / 2), round(self.y - height / 2), width, height)

    @property
    def reach(self) -> Box:
        """Where a click is meant for it."""
        return Box(self.box.x - 4, self.box.y - 3, self.box.width + 8, self.box.height + 6)

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        is_active = self.look is ChipLook.ACTIVE
        painter.setBrush(QColor(theme.accent if is_active else theme.plate))
        pen = QPen(QColor(theme.accent_edge) if is_active else colour(theme.on_felt, 0.7), 1)
        if self.look is ChipLook.DOTTED:
            pen = QPen(QColor(theme.on_felt), 1.5, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        box = self.box
        painter.drawRoundedRect(rectangle(box.grown(-0.5)), box.height / 2, box.height / 2)
        ink = theme.on_accent if is_active else theme.on_felt
        draw_text(painter, box, self.text, self.size, ink, bold=True, align=Align.CENTRE)


@dataclass(frozen=True, slots=True)
class TentativeFrame:
    """Round a meld that was laid in this turn and can be taken back."""

    box: Box

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        pen = QPen(colour(theme.on_felt, 0.75), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colour(theme.on_felt, 0.12))
        painter.drawRoundedRect(rectangle(self.box.grown(-0.75)), 7, 7)
