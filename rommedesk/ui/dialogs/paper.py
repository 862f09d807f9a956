"""Paper on which scores are written: colours, figures, lines, small cards with their values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from rommedesk.engine.cards import Card
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.parts import DOT, paint_crown, paint_dot
from rommedesk.ui.style import FIGURE, NAME, TEXT, font
from rommedesk.ui.table.art import CardArt, Letters, card_height, shadow_margin
from rommedesk.ui.theme import LIGHT

INK, INK_SECOND, HAIRLINE = LIGHT.ink, LIGHT.ink_second, "#C9D3DC"
STRIP, STRIP_EDGE, OPENED, OPENED_EDGE = "#FBF3DF", "#D8C49A", "#FBE7B8", "#C08A1E"
"""The ground of the arithmetic and of the cells it belongs to."""


class Paper(QWidget):
    """A sheet of paper; it is light in every theme, and so is what lies on it."""

    def __init__(self, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        colours = QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Window, ground),
            (QPalette.ColorRole.WindowText, INK),
            (QPalette.ColorRole.Text, INK),
        ):
            colours.setColor(role, QColor(colour))
        self.setPalette(colours)
        self.setAutoFillBackground(True)


def written(text: str = "", size: int = FIGURE, *, bold: bool = False, serif: bool = True) -> QLabel:
    """A figure or a word on the paper."""
    made = QLabel(text)
    made.setFont(font(size, bold=bold, serif=serif))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setStyleSheet(f"color: {INK}; background: transparent;")
    return made


def noted(text: str = "") -> QLabel:
    """A small word on the paper that matters less."""
    made = written(text, TEXT, serif=False)
    made.setStyleSheet(f"color: {INK_SECOND}; background: transparent;")
    return made


class Name(QWidget):
    """The dot and the name of a person above a column; a name that has no room ends in dots."""

    GAP = 8

    def __init__(self) -> None:
        super().__init__()
        self._name = self._letter = ""
        self._colour = LIGHT.owners[0]
        self.setFont(font(NAME, bold=True))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def name(self) -> str:
        """The whole name."""
        return self._name

    def show_person(self, name: str, colour: str) -> None:
        """Show somebody else."""
        self._name, self._letter, self._colour = name, name[:1].upper(), colour
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(DOT + self.GAP + self.fontMetrics().horizontalAdvance(self._name), DOT)

    def minimumSizeHint(self) -> QSize:
        return QSize(DOT, DOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, room = self.fontMetrics(), self.width() - DOT - self.GAP
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(INK))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)
        left = self.width() - metrics.horizontalAdvance(shown) - self.GAP - DOT
        paint_dot(painter, QRectF(left, (self.height() - DOT) / 2, DOT, DOT), self._letter, self._colour)


class Line(QWidget):
    """A line across the paper: thin, thick, or double as under a total."""

    def __init__(self, thickness: int = 1, *, is_double: bool = False, colour: str = HAIRLINE) -> None:
        super().__init__()
        self._thickness, self._is_double, self._colour = thickness, is_double, QColor(colour)
        self.setFixedHeight(5 if is_double else thickness)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), self._thickness, self._colour)
        if self._is_double:
            painter.fillRect(0, 4, self.width(), 1, self._colour)


class Crown(QWidget):
    """The mark of whoever leads; the word for it stands beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(22, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_crown(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), LIGHT.accent, INK)


class CountedCards(QWidget):
    """Cards in a row, the value of each below it; many cards take several rows."""

    CARD, PITCH, TIGHTEST, VALUE_HEIGHT = 36, 46, 24, 20
    LONGEST_ROW = 13
    """A row of the narrowest sheet."""

    def __init__(self, cards: Sequence[Card], values: Sequence[int], words: CardWords, art: CardArt) -> None:
        super().__init__()
        self._cards, self._values, self._words, self._art = tuple(cards), tuple(values), words, art
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the cards anew."""
        told = [
            self.tr("{card}: {points}").format(card=self._words.spelled(card), points=points)
            for card, points in zip(self._cards, self._values, strict=True)
        ]
        self.setAccessibleName(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(min(len(self._cards), self.LONGEST_ROW), self.PITCH), self._row_height())

    def minimumSizeHint(self) -> QSize:
        least = self._width(min(len(self._cards), self.LONGEST_ROW), self.TIGHTEST)
        return QSize(least, self._row_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row_height() * -(-len(self._cards) // self._in_a_row(width))

    def _row_height(self) -> int:
        return round(card_height(self.CARD)) + self.VALUE_HEIGHT + 6

    def _width(self, cards: int, pitch: int) -> int:
        return self.CARD + pitch * (cards - 1) + 4

    def _in_a_row(self, width: int) -> int:
        """How many cards each row holds, all rows as equal as can be."""
        room = max(1, (width - 4 - self.CARD) // self.TIGHTEST + 1)
        rows = -(-len(self._cards) // room)
        return -(-len(self._cards) // rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row_length = self._in_a_row(self.width())
        free = (self.width() - 4 - self.CARD) / max(1, row_length - 1)
        pitch = min(self.PITCH, int(free))
        for number, (card, value) in enumerate(zip(self._cards, self._values, strict=True)):
            row, place = divmod(number, row_length)
            is_last = place == row_length - 1 or number == len(self._cards) - 1
            corner = QPointF(place * pitch + 2, row * self._row_height() + 2)
            self._paint_card(painter, card, corner)
            shown = self.CARD if is_last else min(pitch, self.CARD)
            below = QRectF(corner.x(), corner.y() + card_height(self.CARD) + 1, shown, self.VALUE_HEIGHT)
            painter.setPen(QPen(QColor(INK)))
            painter.setFont(font(NAME, serif=True))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(value))
            if pitch == self.PITCH and number < len(self._cards) - 1 and not is_last:
                painter.setPen(QPen(QColor(INK_SECOND)))
                between = QRectF(below.right(), below.y(), pitch - self.CARD, below.height())
                painter.drawText(between, Qt.AlignmentFlag.AlignCenter, "+")

    def _paint_card(self, painter: QPainter, card: Card, corner: QPointF) -> None:
        dpr, letters = self.devicePixelRatioF(), Letters(self._words.letters.value)
        if card.face is None:
            pixmap = self._art.joker(self.CARD, dpr, letters)
        else:
            pixmap = self._art.face(card.face, self.CARD, dpr, letters)
        margin = shadow_margin(self.CARD)
        painter.drawPixmap(corner - QPointF(margin, margin), pixmap)
