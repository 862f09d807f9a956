"""Small parts of which bars and dialogs are made."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from rommedesk.ui.style import NAME, TEXT, font
from rommedesk.ui.theme import LIGHT

DOT = 24
"""Diameter of the coloured dot that stands for a person."""


def label(size: int = TEXT, *, bold: bool = False, kind: str = "", wraps: bool = False) -> QLabel:
    """A text; `kind` is "second" for what matters less, "problem" for what is wrong, "title" in menus."""
    made = QLabel()
    made.setFont(font(size, bold=bold))
    made.setWordWrap(wraps)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if kind:
        made.setProperty("kind", kind)
    return made


def wrapped(text: str) -> str:
    """A text for tooltips that is broken into lines: of plain text Qt makes one, wider than small screens."""
    return f"<qt>{escape(text)}</qt>" if text else ""


def paint_dot(painter: QPainter, box: QRectF, letter: str, colour: str) -> None:
    """A person's dot: the letter on the colour."""
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setFont(font(max(TEXT, round(box.width() / 2)), bold=True))
    painter.setPen(QColor(LIGHT.on_owner))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def paint_crown(painter: QPainter, box: QRectF, fill: str, line: str) -> None:
    """The crown of whoever leads."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.x() + x * box.width(), box.y() + y * box.height())

    painter.setPen(QPen(QColor(line), 1.2))
    painter.setBrush(QColor(fill))
    points = ((0.08, 0.78), (0, 0.22), (0.28, 0.5), (0.5, 0.06), (0.72, 0.5), (1, 0.22), (0.92, 0.78))
    painter.drawPolygon([at(x, y) for x, y in points])
    painter.drawRoundedRect(QRectF(at(0.08, 0.78), at(0.92, 1)), 1.5, 1.5)


class PersonDot(QWidget):
    """The coloured dot with the letter of a person."""

    def __init__(
        self, letter: str = "", colour: str = LIGHT.owners[0], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._letter, self._colour = letter, colour
        self.setFixedSize(DOT, DOT)

    def show_person(self, letter: str, colour: str) -> None:
        """Stand for somebody else."""
        self._letter, self._colour = letter, colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_dot(painter, QRectF(self.rect()), self._letter, self._colour)


class CloseButton(QAbstractButton):
    """A cross that sends away what it belongs to."""

    SIDE = 32

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(self.SIDE, self.SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(self.SIDE, self.SIDE)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.isEnabled() and (self.underMouse() or self.hasFocus()):
            line = colours.color(role.Link) if self.hasFocus() else colours.color(role.Mid)
            painter.setPen(QPen(line, 2 if self.hasFocus() else 1))
            painter.setBrush(colours.color(role.Base))
            painter.drawRoundedRect(box, 6, 6)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(QPen(colours.color(group, role.WindowText), 1.6, c=Qt.PenCapStyle.RoundCap))
        x, y = box.center().x(), box.center().y()
        painter.drawLine(QPointF(x - 4.5, y - 4.5), QPointF(x + 4.5, y + 4.5))
        painter.drawLine(QPointF(x - 4.5, y + 4.5), QPointF(x + 4.5, y - 4.5))


class Rule(QWidget):
    """A hairline between two surfaces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Mid))


class Surface(QWidget):
    """A part of a window with a ground of its own colour role."""

    def __init__(self, role: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(role)


class Field(QWidget):
    """A control with its name at the left and, below it, what is wrong with it."""

    def __init__(self, control: QWidget, name_width: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.name = label(kind="second", wraps=True)
        self.name.setBuddy(control)
        self.problem = label(kind="problem", wraps=True)
        self.problem.hide()
        if name_width:
            self.name.setFixedWidth(name_width)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.name)
        row.addWidget(control)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.problem)

    def complain(self, text: str) -> None:
        """Say what is wrong; "" if nothing is."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))


def heading(text_size: int = NAME) -> QLabel:
    """A heading inside a dialog."""
    return label(text_size, bold=True)


class SideBySide(QWidget):
    """Parts beside each other where there is room, else below each other."""

    def __init__(self, parts: Sequence[QWidget], least: int, gap: int, parent: QWidget | None = None) -> None:
        """`least` is the width from which on they stand beside each other."""
        super().__init__(parent)
        self._least = least
        self._parts = tuple(parts)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        for part in parts:
            self._row.addWidget(part, 1)

    def minimumSizeHint(self) -> QSize:
        # Below each other they need less width than they may need now.
        narrow = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(narrow, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_wide = event.size().width() >= self._least
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        super().resizeEvent(event)
