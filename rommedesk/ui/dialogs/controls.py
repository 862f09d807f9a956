"""Controls with which settings are chosen; each has `chosen`, `show_value` and a text for every value."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from rommedesk.ui.choosers import Choice, Segments
from rommedesk.ui.parts import label
from rommedesk.ui.style import TEXT, font
from rommedesk.ui.theme import LIGHT

TOUCH = 40
"""What a finger hits."""


class Switch(QCheckBox):
    """Turns something on and off; the knob's place and a tick tell how it is, not only the colour."""

    WIDTH, HEIGHT = 44, 24
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda is_on: self.chosen.emit(is_on))

    def show_value(self, value: bool) -> None:
        """Show whether it is on."""
        self.setChecked(value)

    def sizeHint(self) -> QSize:
        return QSize(self.WIDTH + 8, TOUCH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        top = (self.height() - self.HEIGHT) / 2
        track = QRectF(4, top, self.WIDTH, self.HEIGHT).adjusted(0.5, 0.5, -0.5, -0.5)
        is_on, is_enabled = self.isChecked(), self.isEnabled()
        round_off = track.height() / 2
        painter.setOpacity(1.0 if is_enabled else 0.5)
        if self.hasFocus():
            painter.setPen(QPen(colours.color(role.Link), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-2.5, -2.5, 2.5, 2.5), round_off + 2.5, round_off + 2.5)
        # Switched off its outline must be seen on every ground, like that of a field.
        painter.setPen(QPen(QColor(LIGHT.accent_edge) if is_on else colours.color(role.PlaceholderText), 1))
        painter.setBrush(colours.color(role.Accent if is_on else role.Base))
        painter.drawRoundedRect(track, round_off, round_off)
        side = track.height() - 6
        left = track.right() - 3 - side if is_on else track.left() + 3
        knob = QRectF(left, track.top() + 3, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIGHT.on_accent) if is_on else colours.color(role.PlaceholderText))
        painter.drawEllipse(knob)
        if is_on:
            painter.setPen(QPen(colours.color(role.Accent), 1.8, c=Qt.PenCapStyle.RoundCap))
            x, y = knob.center().x(), knob.center().y()
            tick = [QPointF(x - 4, y), QPointF(x - 1, y + 3), QPointF(x + 4, y - 3.5)]
            painter.drawPolyline(QPolygonF(tick))


class Volume(QWidget):
    """A slider from 0 to 100 with the number beside it."""

    chosen = Signal(object)

    def __init__(self, percent: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent = percent
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(20)
        self.slider.setFixedSize(180, TOUCH)
        self.number = label(kind="second")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setFocusProxy(self.slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.slider)
        row.addWidget(self.number)
        self.slider.valueChanged.connect(self._tell)
        self.retranslate()

    def show_value(self, value: int) -> None:
        """Show a volume."""
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self.number.setText(self._percent(value))

    def retranslate(self) -> None:
        """Say the number anew, and keep room for the longest."""
        self.number.setText(self._percent(self.slider.value()))
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance(self._percent(100)) + 4)

    def _tell(self, value: int) -> None:
        self.number.setText(self._percent(value))
        self.chosen.emit(value)


PaintPicture = Callable[[str, float], QPixmap]
"""The picture of a value at a device pixel ratio."""


class PictureChoice(QWidget):
    """A few values as pictures with their names below, of which exactly one is chosen."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[str], paint: PaintPicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self.buttons = {value: _PictureButton(value, paint, self) for value in values}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for value, button in self.buttons.items():
            self._group.addButton(button)
            row.addWidget(button)
            button.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))

    def show_value(self, value: str) -> None:
        """Show which is chosen."""
        self.buttons[value].setChecked(True)

    def name_values(self, name: Callable[[str], str]) -> None:
        """Set the names anew."""
        for value, button in self.buttons.items():
            button.setText(name(value))
            button.updateGeometry()


class _PictureButton(QAbstractButton):
    """One of the pictures; chosen it has a frame and a tick."""

    FRAME = 5

    def __init__(self, value: str, paint: PaintPicture, parent: QWidget) -> None:
        super().__init__(parent)
        self._value, self._paint = value, paint
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFont(font(TEXT))

    def _picture(self) -> QPixmap:
        return self._paint(self._value, self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        picture = self._picture().deviceIndependentSize().toSize()
        metrics = self.fontMetrics()
        width = max(picture.width() + 2 * self.FRAME, metrics.horizontalAdvance(self.text()) + 4)
        return QSize(width, picture.height() + 2 * self.FRAME + metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self.palette(), QPalette.ColorRole
        picture = self._picture()
        size = picture.deviceIndependentSize()
        frame = QRectF((self.width() - size.width()) / 2, self.FRAME, size.width(), size.height())
        painter.drawPixmap(frame.topLeft(), picture)
        around = frame.adjusted(-2, -2, 2, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(LIGHT.accent_seam), 1))
            painter.drawRoundedRect(around.adjusted(-2, -2, 2, 2), 8, 8)
            painter.setPen(QPen(colours.color(role.Accent), 3))
            painter.drawRoundedRect(around, 7, 7)
            self._paint_tick(painter, frame)
        if self.hasFocus():
            painter.setPen(QPen(colours.color(role.Link), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(colours.color(role.WindowText))
        # The bold name of the chosen one would move the others.
        below = QRectF(0, frame.bottom() + self.FRAME, self.width(), self.fontMetrics().height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())

    def _paint_tick(self, painter: QPainter, frame: QRectF) -> None:
        disc = QRectF(frame.right() - 19, frame.top() + 3, 16, 16)
        painter.setPen(QPen(QColor(LIGHT.accent_edge), 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor(LIGHT.on_accent), 2))
        x, y = disc.x(), disc.y()
        painter.drawPolyline(
            QPolygonF([QPointF(x + 4, y + 8), QPointF(x + 7, y + 11), QPointF(x + 12, y + 5)])
        )


class SettingRow(QWidget):
    """A control at the right, its name and what it does at the left."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.name: QLabel = label()
        self.note: QLabel = label(kind="second", wraps=True)
        self.name.setBuddy(control)
        words = QHBoxLayout()
        told = _column(self.name, self.note)
        words.setContentsMargins(0, 0, 0, 0)
        words.addWidget(told, 1)
        words.addSpacing(16)
        words.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(words)

    def say(self, name: str, note: str) -> None:
        """Set the texts."""
        self.name.setText(name)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        target = self.control.focusProxy() or self.control
        for part in {self.control, target}:
            part.setAccessibleName(name)
            part.setAccessibleDescription(note)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the words of a switch is a click on the switch."""
        if isinstance(self.control, Switch) and self.control.isEnabled():
            self.control.click()


def _column(*labels: QLabel) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addStretch(1)
    for one in labels:
        column.addWidget(one)
    column.addStretch(1)
    return made


Control = Switch | Volume | PictureChoice | Segments | Choice
