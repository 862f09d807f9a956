"""What lies on the felt besides cards: each picture is a value that knows its box and how it is painted.

Equal pictures look the same, so an unchanged one is never painted again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from rommedesk.ui.table.geometry import Box, around
from rommedesk.ui.table.painting import (
    Align,
    colour,
    dot,
    draw_text,
    elided,
    plate,
    rectangle,
    rings,
    text_width,
)
from rommedesk.ui.theme import Theme


class Picture(Protocol):
    """Anything that can be painted on the felt."""

    @property
    def area(self) -> Box:
        """The box that the picture may paint in."""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint in the coordinates of the table."""


@dataclass(frozen=True, slots=True)
class TrayGround:
    """The ground under the melds of an owner, with the owner's name."""

    box: Box
    padding: float
    head: float
    name: str
    note: str
    """What stands behind the name."""
    owner: str
    size: int
    """Of the text, in pixels."""
    letter: str = ""
    """Stands at the left of the cards instead of name and note where there is no room for these."""

    @property
    def area(self) -> Box:
        return self.box

    @property
    def has_room(self) -> bool:
        """Whether name and note fit beside each other."""
        return text_width(self.name, self.size, bold=True) + self._note_width <= self._line.width

    @property
    def _line(self) -> Box:
        x = self.box.x + self.padding
        return Box(x, self.box.y, self.box.right - 8 - x, self.head)

    @property
    def _note_width(self) -> float:
        return 8 + text_width(self.note, self.size) if self.note else 0.0

    def paint(self, painter: QPainter, theme: Theme) -> None:
        plate(painter, self.box, 8, colour("#000000", 0.13), self.owner, 5)
        if self.letter:
            dot(painter, Box(self.box.x + 8, self.box.y + 6, 22, 22), theme, self.owner, self.letter)
            return
        line = self._line
        name = elided(self.name, self.size, line.width - self._note_width, bold=True)
        draw_text(painter, line, name, self.size, theme.on_felt, bold=True)
        x = line.x + text_width(name, self.size, bold=True) + 8
        rest = Box(x, line.y, max(0.0, line.right - x), line.height)
        draw_text(painter, rest, self.note, self.size, theme.on_felt_second)


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text on the felt."""

    box: Box
    text: str
    size: int
    is_bold: bool = True
    align: Align = Align.CENTRE

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        ink = theme.on_felt if self.is_bold else theme.on_felt_second
        draw_text(painter, self.box, self.text, self.size, ink, bold=self.is_bold, align=self.align)


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """Where a card could lie and none does."""

    box: Box
    is_active: bool = False
    """Whether a click here does something."""

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        ink = theme.accent if self.is_active else theme.on_felt
        painter.setBrush(colour(ink, 0.14) if self.is_active else colour("#000000", 0.1))
        pen = QPen(colour(ink, 1.0 if self.is_active else 0.4), 2 if self.is_active else 1.5)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        radius = max(3.0, 0.055 * self.box.width)
        painter.drawRoundedRect(rectangle(self.box.grown(-1)), radius, radius)


@dataclass(frozen=True, slots=True)
class TargetGlow:
    """A place where cards may go: a glowing frame, and ghosts of the cards to come."""

    box: Box
    ghosts: tuple[Box, ...]
    is_hot: bool
    """Whether the cards would go here if they were dropped now."""
    is_filled: bool
    """Frames over cards are not, frames under them are."""

    @property
    def area(self) -> Box:
        return around((self.box.grown(12), *self.ghosts))

    def paint(self, painter: QPainter, theme: Theme) -> None:
        rings(painter, self.box, 8, theme.accent, 10, 0.5 if self.is_hot else 0.34, 1.6)
        painter.setBrush(colour(theme.accent, 0.3 if self.is_hot else 0.14))
        if not self.is_filled:
            painter.setBrush(colour(theme.accent, 0.2) if self.is_hot else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 4 if self.is_hot else 3))
        painter.drawRoundedRect(rectangle(self.box), 8, 8)
        pen = QPen(QColor(theme.accent), 2)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colour(theme.accent, 0.12))
        for ghost in self.ghosts:
            painter.drawRoundedRect(rectangle(ghost.grown(-1)), 5, 5)


@dataclass(frozen=True, slots=True)
class Pill:
    """What a drop would do, in words, about a point."""

    x: float
    y: float
    text: str
    size: int
    felt_width: float

    @property
    def box(self) -> Box:
        """The pill, kept on the felt."""
        width = text_width(self.text, self.size, bold=True) + 20
        height = self.size + 10
        x = min(max(self.x - width / 2, 4.0), self.felt_width - width - 4)
        return Box(round(x), round(self.y - height / 2), width, height)

    @property
    def area(self) -> Box:
        return self.box.grown(2)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        box = self.box
        painter.setBrush(QColor(theme.accent))
        painter.setPen(QPen(QColor(theme.accent_edge), 1))
        painter.drawRoundedRect(rectangle(box), box.height / 2, box.height / 2)
        draw_text(
            painter,
            box,
            self.text,
            self.size,
            theme.on_accent,
            bold=True,
            align=Align.CENTRE,
            suits=theme.suits_on_accent(),
        )


@dataclass(frozen=True, slots=True)
class FlightArrow:
    """A dotted way from the last step of a flight to the first one of the next."""

    points: tuple[tuple[float, float], ...]

    @property
    def area(self) -> Box:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(30)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        (x, y), *between, (to_x, to_y) = self.points
        path = QPainterPath(QPointF(x, y))
        if not between:
            bend = max(16.0, min(26.0, abs(to_x - x)))
            path.cubicTo(x + bend, y, to_x - bend, to_y, to_x - 8, to_y)
        else:
            for (over_x, over_y), (next_x, next_y) in pairwise([*between, (to_x - 8, to_y)]):
                path.quadTo(over_x, over_y, (over_x + next_x) / 2, (over_y + next_y) / 2)
            path.lineTo(to_x - 8, to_y)
        painter.setPen(QPen(colour(theme.on_felt, 0.8), 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.on_felt))
        painter.drawPolygon(
            QPolygonF([QPointF(to_x - 2, to_y), QPointF(to_x - 10, to_y - 5), QPointF(to_x - 10, to_y + 5)])
        )
