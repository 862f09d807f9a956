"""Widgets with which one of several things is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from rommedesk.ui.style import TEXT, font
from rommedesk.ui.theme import LIGHT


class Segments(QWidget):
    """A few values side by side, of which exactly one is chosen."""

    chosen = Signal(object)
    """The value that a person has chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[Any] = []
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    def offer(self, values: Sequence[Any], texts: Sequence[str], chosen: Any) -> None:
        """Show these values with these texts."""
        if list(values) != self._values:
            self._rebuild(values)
        for number, text in enumerate(texts):
            button = self._group.button(number)
            button.setText(text)
            button.setChecked(values[number] == chosen)
        if chosen in values:
            self.setFocusProxy(self._group.button(list(values).index(chosen)))
        self.updateGeometry()

    @property
    def value(self) -> Any:
        """The chosen value; `None` if there is nothing to choose."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def _rebuild(self, values: Sequence[Any]) -> None:
        self._values = list(values)
        for old in self._group.buttons():
            self._group.removeButton(old)
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        for number in range(len(values)):
            button = _Segment(number == 0, number == len(values) - 1, self)
            self._group.addButton(button, number)
            self._row.addWidget(button)


class _Segment(QPushButton):
    """One of the values; chosen it is filled and bold, so that more than its colour tells."""

    def __init__(self, is_first: bool, is_last: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._is_first, self._is_last = is_first, is_last

    def sizeHint(self) -> QSize:
        # As wide as the bold text of the chosen state, so that nothing moves when it is chosen.
        width = QFontMetrics(font(TEXT, bold=True)).horizontalAdvance(self.text())
        return QSize(width + 26, 36)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.color(role.Mid), 1))
        painter.setBrush(colours.color(role.Base))
        outline = box.adjusted(-8 if not self._is_first else 0, 0, 8 if not self._is_last else 0, 0)
        painter.drawRoundedRect(outline, 6, 6)
        if self.isChecked():
            painter.setPen(QPen(QColor(LIGHT.accent_edge), 1))
            painter.setBrush(colours.color(role.Accent))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if self.hasFocus():
            painter.setPen(QPen(colours.color(role.Link), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        painter.setFont(font(TEXT, bold=self.isChecked()))
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        text_role = role.HighlightedText if self.isChecked() else role.Text
        painter.setPen(colours.color(group, text_role))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Choice(QComboBox):
    """One of several values in a list that opens; `chosen` brings the value of the line."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The texts change with the language, and the width with them.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda number: self.chosen.emit(self.itemData(number)))

    def offer(self, values: Sequence[Any], texts: Sequence[str], chosen: Any) -> None:
        """Show these values with these texts."""
        if [self.itemData(number) for number in range(self.count())] != list(values):
            self.clear()
            for value in values:
                self.addItem("", value)
        for number, text in enumerate(texts):
            self.setItemText(number, text)
        self.setCurrentIndex(list(values).index(chosen))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(QPen(self.palette().color(group, QPalette.ColorRole.Text), 1.6))
        x, y = self.width() - 17.0, self.height() / 2 - 2
        painter.drawPolyline([QPointF(x - 4, y), QPointF(x, y + 4), QPointF(x + 4, y)])
