"""What lies on the felt besides cards: each picture is a value that knows its box and how it is painted.

Equal pictures look the same, so an unchanged one is never painted again.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from rommedesk.engine.swift import dataclass
from rommedesk.ui.table.deeds import Deed, in_short
from rommedesk.ui.table.geometry import Box, around
from rommedesk.ui.table.painting import (
    Align,
    backs_width,
    colour,
    dot,
    draw_text,
    elided,
    line_height,
    opened_mark,
    plate,
    rectangle,
    rings,
    small_backs,
    soft_shadow,
    text_width,
    widest,
    wrapped,
)
from rommedesk.ui.theme import Theme

HALO = 8
"""How far the halo of the seat to move reaches."""
NARROW_SEAT = 232.0
"""Plates below this width have another arrangement."""
SHOWN_BACKS = 7


class Picture(Protocol):
    """Anything that can be painted on the felt."""

    @property
    def area(self) -> Box:
        """The box that the picture may paint in."""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint in the coordinates of the table."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """An opponent: name, cards, opened or not, score, last action."""

    box: Box
    zoom: float
    name: str
    letter: str
    owner: str
    cards: int
    has_opened: bool
    opened: str
    """The word for opened or not; "" at tables where everybody is open from the start."""
    score: str
    deeds: tuple[Deed, ...]
    """What the seat did in its last turn; the least important is left out where room is short."""
    is_to_move: bool

    @property
    def area(self) -> Box:
        return self.box.grown(HALO + 1)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        painter.translate(self.box.x, self.box.y)
        painter.scale(self.zoom, self.zoom)
        box = Box(0, 0, self.box.width / self.zoom, self.box.height / self.zoom)
        if self.is_to_move:
            rings(painter, box, 10, theme.on_felt, 7, 0.34)
        plate(painter, box, 10, colour(theme.plate, 0.8), self.owner, 4)
        if box.width >= NARROW_SEAT:
            self._paint_wide(painter, theme, box)
        else:
            self._paint_narrow(painter, theme, box)
        painter.restore()

    def _paint_wide(self, painter: QPainter, theme: Theme, box: Box) -> None:
        is_low = box.height < 70
        dot(painter, Box(14, 12 if is_low else 10, 32, 32), theme, self.owner, self.letter)
        score = text_width(self.score, 16, bold=True)
        name = Box(56, 7, box.width - 56 - score - 20, 20)
        draw_text(painter, name, self.name, 16, theme.on_felt, bold=True)
        right = Box(0, 7, box.width - 12, 20)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        self._paint_cards(painter, theme, Box(56, 28, box.width - 56 - 12, 18), SHOWN_BACKS)
        if not is_low:
            self._paint_deeds(painter, theme, Box(14, box.height - 26, box.width - 26, 22))

    def _paint_narrow(self, painter: QPainter, theme: Theme, box: Box) -> None:
        dot(painter, Box(12, 6, 22, 22), theme, self.owner, self.letter)
        score = text_width(self.score, 16, bold=True)
        name = Box(40, 7, box.width - 40 - score - 16, 20)
        size = 16 if text_width(self.name, 16, bold=True) <= name.width else 14
        draw_text(painter, name, self.name, size, theme.on_felt, bold=True)
        right = Box(0, 7, box.width - 10, 20)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        self._paint_cards(painter, theme, Box(14, 32, box.width - 14 - 10, 18), 3)
        if box.height >= 70:
            self._paint_deeds(painter, theme, Box(14, box.height - 26, box.width - 24, 22))

    def _paint_cards(self, painter: QPainter, theme: Theme, box: Box, most: int) -> None:
        count = str(self.cards)
        if self.opened:
            # The word says more than another back.
            rest = box.width - 34 - text_width(count, 14, bold=True) - text_width(self.opened, 14)
            while most > 1 and backs_width(min(self.cards, most)) > rest:
                most -= 1
        end = small_backs(painter, box.x, box.y, min(self.cards, most), theme)
        number = Box(end + 8 if self.cards else end, box.y, text_width(count, 14, bold=True) + 1, 18)
        draw_text(painter, number, count, 14, theme.on_felt, bold=True)
        if not self.opened:
            return
        room = box.right - number.right - 24
        word = elided(self.opened, 14, room)
        x = box.right - text_width(word, 14)
        draw_text(painter, Box(x, box.y, box.right - x, 18), word, 14, theme.on_felt_second)
        opened_mark(painter, x - 11, box.y + 9, theme, has_opened=self.has_opened)

    def _paint_deeds(self, painter: QPainter, theme: Theme, box: Box) -> None:
        text = in_short(self.deeds, lambda told: text_width(told, 14) <= box.width)
        draw_text(painter, box, text, 14, theme.on_felt_second, suits=theme.suits_on_felt())


@dataclass(frozen=True, slots=True)
class OwnPlate:
    """The seat at the bottom."""

    box: Box
    zoom: float
    name: str
    owner: str
    score: str
    cards: str
    has_opened: bool
    opened: str
    """The word for opened or not; "" where everybody is open from the start."""
    is_to_move: bool

    @property
    def area(self) -> Box:
        return self.box.grown(HALO + 1)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        painter.translate(self.box.x, self.box.y)
        painter.scale(self.zoom, self.zoom)
        box = Box(0, 0, self.box.width / self.zoom, self.box.height / self.zoom)
        if self.is_to_move:
            rings(painter, box, 10, theme.on_felt, 7, 0.34)
        plate(painter, box, 10, colour(theme.plate, 0.9), self.owner, 4)
        score = text_width(self.score, 16, bold=True)
        name = Box(16, 6, box.width - 16 - 12 - score - 6, 22)
        draw_text(painter, name, self.name, 16, theme.on_felt, bold=True)
        right = Box(16, 6, box.width - 28, 22)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        room = box.width - 28
        draw_text(painter, Box(16, 29, room, 20), self.cards, 14, theme.on_felt_second)
        if self.opened:
            opened_mark(painter, 21, 59, theme, has_opened=self.has_opened)
            draw_text(painter, Box(32, 49, room - 16, 20), self.opened, 14, theme.on_felt_second)
        painter.restore()


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
        soft_shadow(painter, self.box, 10, 24, 8, 0.45)
        outline = QPainterPath()
        outline.addRoundedRect(rectangle(self.box), 10, 10)
        if self.tip is not None:
            outline = outline.united(self._tip(*self.tip))
        painter.setBrush(QColor(theme.popup))
        painter.setPen(QPen(QColor(theme.accent if self.is_refusal else BUBBLE_EDGE), 1.5))
        painter.drawPath(outline)
        x, y, width = self.box.x + PADDING, self.box.y + 10, self.box.width - 2 * PADDING
        title = Box(x, y, width, line_height(self.size + 2))
        draw_text(painter, title, self.title, self.size + 2, theme.ink, bold=True)
        y = title.bottom + 2
        for line in self.lines:
            row = Box(x, y, width, line_height(self.size))
            draw_text(painter, row, line, self.size, theme.ink, suits=theme.suits_in_text())
            y = row.bottom

    def _tip(self, x: float, y: float) -> QPainterPath:
        edge = self.box.bottom - 1 if y > self.box.bottom else self.box.y + 1
        foot = min(max(x, self.box.x + 22), self.box.right - 22)
        tip = QPainterPath(QPointF(foot - 10, edge))
        tip.lineTo(foot + 10, edge)
        tip.lineTo(x if abs(x - foot) < 12 else foot, y)
        tip.closeSubpath()
        return tip


PADDING = 16.0
"""Between the edge of a bubble and its text."""
TIP = 12.0
"""How far the tip of a bubble stands out."""
BUBBLE_EDGE = "#C08A1E"
WIDEST_BUBBLE = 448.0


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


def selection_frame(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """The outline of a selected card: accent between two dark seams, which carry it on white paper."""
    line = max(2.5, 0.03 * card.width())
    path = QPainterPath()
    around = card.adjusted(-line / 2, -line / 2, line / 2, line / 2)
    path.addRoundedRect(around, radius + line / 2, radius + line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent_seam), line + 2))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(theme.accent), line))
    painter.drawPath(path)
