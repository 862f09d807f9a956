"""The cards on which the presets are offered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from rommedesk.engine.cards import Card, parse_names
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.style import NAME, TEXT, font
from rommedesk.ui.table.art import CardArt, Letters, shadow_margin
from rommedesk.ui.theme import LIGHT

SMALL_CARD = 34
_FAN_STEP = 12
_MARGIN = 16
_PICTURES = {
    "romme": "Qh Kh Ah",
    "romme-standard": "9c 9d 9s",
    "romme-ru": "5s * 7s",
    "treppen": "7d Jc 5h",
    "rummy51": "Jd Qd Kd",
}


class PresetCard(QAbstractButton):
    """A preset with its name, what is special about it, and three cards."""

    def __init__(self, preset: str, phrases: Phrases, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preset = preset
        self._phrases, self._art = phrases, art
        # Whoever points with the mouse needs no second frame.
        self._is_reached_by_key = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts anew."""
        self.setText(self._phrases.rules.preset(self.preset))
        self.setAccessibleDescription(self._phrases.rules.preset_text(self.preset))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(264, 124)

    def minimumSizeHint(self) -> QSize:
        return QSize(232, 124)

    @property
    def text_box(self) -> QRect:
        """Where the sentence about the preset has room."""
        right = _MARGIN + SMALL_CARD + 2 * _FAN_STEP + 8
        return self.rect().adjusted(_MARGIN, 42, -right, -8)

    @property
    def needed_height(self) -> int:
        """The height of the sentence as it is wrapped now."""
        flags = int(Qt.TextFlag.TextWordWrap)
        text = self._phrases.rules.preset_text(self.preset)
        return QFontMetrics(font(TEXT)).boundingRect(self.text_box, flags, text).height()

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._is_reached_by_key = event.reason() in by_key
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(colours.color(role.Base))
        if self.isChecked():
            painter.setPen(QPen(QColor(LIGHT.accent_edge), 1))
            painter.drawRoundedRect(box, 9, 9)
            box = box.adjusted(2, 2, -2, -2)
            painter.setPen(QPen(colours.color(role.Accent), 3))
        elif self.hasFocus() or self.underMouse():
            painter.setPen(QPen(colours.color(role.Link), 2 if self.hasFocus() else 1))
        else:
            painter.setPen(QPen(colours.color(role.Mid), 1))
        painter.drawRoundedRect(box, 9, 9)
        if self.isChecked():
            self._paint_tick(painter)
            if self.hasFocus() and self._is_reached_by_key:
                painter.setPen(QPen(colours.color(role.Link), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 6, 6)
        painter.setPen(colours.color(role.WindowText))
        painter.setFont(font(NAME, bold=True))
        painter.drawText(QRectF(_MARGIN, 12, self.width() - 2 * _MARGIN - 22, 24), self.text())
        painter.setPen(colours.color(role.PlaceholderText))
        painter.setFont(font(TEXT))
        painter.drawText(
            self.text_box, Qt.TextFlag.TextWordWrap, self._phrases.rules.preset_text(self.preset)
        )
        self._paint_cards(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        disc = QRectF(self.width() - 34, 12, 20, 20)
        painter.setPen(QPen(QColor(LIGHT.accent_edge), 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor(LIGHT.on_accent), 2.2))
        x, y = disc.x(), disc.y()
        painter.drawPolyline(
            QPolygonF([QPointF(x + 5, y + 10), QPointF(x + 9, y + 14), QPointF(x + 15, y + 6)])
        )

    def _paint_cards(self, painter: QPainter) -> None:
        dpr = self.devicePixelRatioF()
        letters = Letters(self._phrases.cards.letters.value)
        margin = shadow_margin(SMALL_CARD)
        left = self.width() - _MARGIN - SMALL_CARD - 2 * _FAN_STEP
        for place, name in enumerate(parse_names(_PICTURES[self.preset])):
            card = Card.of(name.face)
            if card.face is None:
                pixmap = self._art.joker(SMALL_CARD, dpr, letters)
            else:
                pixmap = self._art.face(card.face, SMALL_CARD, dpr, letters)
            painter.drawPixmap(QPointF(left + place * _FAN_STEP - margin, 46 - margin), pixmap)
