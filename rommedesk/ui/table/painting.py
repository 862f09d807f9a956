"""Brushwork shared by the pictures on the table: colours, text with coloured suits, rounded plates, glows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.theme import Theme

_SUIT = re.compile("[♣♦♥♠]")
_LINE = 1.45
"""Distance of two lines of text, in text sizes."""


class Align(StrEnum):
    """Where a text stands in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour of the theme, perhaps see-through."""
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


def rectangle(box: Box) -> QRectF:
    """A box as Qt knows it."""
    return QRectF(box.x, box.y, box.width, box.height)


def font(size: float, *, bold: bool = False) -> QFont:
    """The font of the interface in a size in pixels."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(size)))
    made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=512)
def _advance(text: str, size: int, bold: bool, family: str) -> float:
    return QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text)


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is."""
    return _advance(text, round(size), bold, QGuiApplication.font().family())


def line_height(size: float) -> float:
    """Distance of two lines of text."""
    return round(_LINE * size)


def elided(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """The text, or as much of it as has room."""
    if text_width(text, size, bold=bold) <= width + 0.5:
        return text
    metrics = QFontMetricsF(font(size, bold=bold))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def two_lines(text: str, size: float, width: float) -> tuple[str, ...]:
    """The text in one line where it fits, else broken between words where the longer line is shortest."""
    words = text.split(" ")
    if len(words) < 2 or text_width(text, size) <= width:
        return (text,)
    broken = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return min(broken, key=lambda lines: max(text_width(line, size) for line in lines))


def draw_text(
    painter: QPainter,
    box: Box,
    text: str,
    size: float,
    ink: str,
    *,
    bold: bool = False,
    align: Align = Align.LEFT,
    suits: Mapping[str, str] | None = None,
) -> None:
    """One line in the middle of the box's height, shortened if need be; `suits` gives signs their colours."""
    shown = elided(text, size, box.width, bold=bold)
    free = box.width - text_width(shown, size, bold=bold)
    x = box.x + {Align.LEFT: 0.0, Align.CENTRE: free / 2, Align.RIGHT: free}[align]
    made = font(size, bold=bold)
    painter.setFont(made)
    metrics = QFontMetricsF(made)
    baseline = box.y + box.height / 2 + metrics.capHeight() / 2
    for part in _parts(shown) if suits else (shown,):
        painter.setPen(QColor(suits.get(part, ink) if suits else ink))
        painter.drawText(QPointF(x, baseline), part)
        x += metrics.horizontalAdvance(part)


def _parts(text: str) -> Iterator[str]:
    """The text cut at its suit signs."""
    at = 0
    for match in _SUIT.finditer(text):
        if match.start() > at:
            yield text[at : match.start()]
        yield match.group()
        at = match.end()
    if at < len(text):
        yield text[at:]


def wrapped(text: str, size: float, width: float, *, bold: bool = False) -> tuple[str, ...]:
    """The text in lines of at most this width; ordinary blanks break, non-breaking ones do not."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def widest(lines: Sequence[str], size: float, *, bold: bool = False) -> float:
    """The width of the longest line."""
    return max((text_width(line, size, bold=bold) for line in lines), default=0.0)


def plate(painter: QPainter, box: Box, radius: float, ground: QColor, edge: str, edge_width: float) -> None:
    """A rounded plate with a coloured edge at the left."""
    path = QPainterPath()
    path.addRoundedRect(rectangle(box), radius, radius)
    painter.fillPath(path, ground)
    if edge:
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(QRectF(box.x, box.y, edge_width, box.height), QColor(edge))
        painter.restore()


def rings(
    painter: QPainter, box: Box, radius: float, ink: str, count: int, opacity: float, power: float = 1.0
) -> None:
    """A glow of lines around a box that fade outwards."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(count):
        strength = opacity * (1 - ring / count) ** power
        painter.setPen(QPen(colour(ink, strength), 1.2))
        around = rectangle(box.grown(ring + 1))
        painter.drawRoundedRect(around, radius + ring + 1, radius + ring + 1)


def dot(painter: QPainter, box: Box, theme: Theme, fill: str, letter: str) -> None:
    """The owner's colour with the letter of the name."""
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(colour("#000000", 0.35), 1))
    painter.drawEllipse(rectangle(box))
    size = max(11.0, box.height / 2)
    draw_text(painter, box, letter, size, theme.on_owner, bold=True, align=Align.CENTRE)


def small_backs(painter: QPainter, x: float, y: float, count: int, theme: Theme) -> float:
    """A row of tiny backs; where it ends."""
    painter.setPen(QPen(QColor("#F6EBD8"), 1.2))
    painter.setBrush(QColor(theme.small_back))
    for place in range(count):
        painter.drawRoundedRect(QRectF(x + 6 * place + 0.5, y + 0.5, 12, 17), 2, 2)
    return x + backs_width(count)


def backs_width(count: int) -> float:
    """How wide a row of tiny backs is."""
    return 6.0 * max(0, count - 1) + (13 if count else 0)


def opened_mark(painter: QPainter, x: float, y: float, theme: Theme, *, has_opened: bool) -> None:
    """A full or an empty circle about a point."""
    painter.setPen(QPen(QColor(theme.on_felt), 1.5))
    painter.setBrush(QColor(theme.on_felt) if has_opened else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), 4.5, 4.5)


def soft_shadow(painter: QPainter, box: Box, radius: float, blur: float, drop: float, opacity: float) -> None:
    """A shadow of many faint layers."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(4, int(blur))
    for layer in range(layers):
        grown = blur * (0.62 - 0.8 * layer / (layers - 1))
        strength = opacity * 1.7 / layers * ((layer + 1) / layers)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, min(1.0, strength)))
        round_by = radius + max(0.0, grown)
        painter.drawRoundedRect(rectangle(box.moved(0, drop).grown(grown)), round_by, round_by)


def felt(width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    """The ground of the table: a soft vignette, with a grain too fine to be seen that hides its bands."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    light = QRadialGradient(
        QPointF(image.width() / 2, 0.46 * image.height()), 0.68 * max(image.width(), image.height())
    )
    light.setColorAt(0, QColor(theme.felt_centre))
    light.setColorAt(0.55, QColor(theme.felt_middle))
    light.setColorAt(1, QColor(theme.felt_rim))
    painter.fillRect(image.rect(), light)
    painter.drawTiledPixmap(image.rect(), _grain())
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """A tile of very faint light and dark points; always the same ones."""
    side = 96
    points = bytearray()
    for value in Random(1).randbytes(side * side):
        strength = value % 3
        shade = strength if value > 127 else 0
        points += bytes((shade, shade, shade, strength))
    image = QImage(bytes(points), side, side, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image)
