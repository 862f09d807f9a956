"""All that mouse, fingers and keys do, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.parts import SideBySide, heading, label
from rommedesk.ui.style import TITLE

BESIDE_FROM = 720
"""Width of what is inside from which on there are two columns."""


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with lines below it: what is pressed, and what it does."""

    title: str
    lines: tuple[tuple[str, str], ...]


class KeysDialog(Dialog):
    """The whole scheme: mouse, touch, keys."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """`actions` are all of the menus."""
        super().__init__(parent)
        self._actions = tuple(actions)
        self.title = label(TITLE, bold=True)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.setMinimumWidth(120)
        self.close_button.clicked.connect(self.accept)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        self.setMinimumSize(480, 400)
        self.retranslate()
        self.fit(QSize(920, 680))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys and mouse"))
        self.title.setText(self.tr("Keys and mouse"))
        self.close_button.setText(self.tr("Close"))
        self.area.setAccessibleName(self.tr("Keys and mouse"))
        columns = [_column([self._mouse(), self._touch()]), _column([self._menus()])]
        inside = SideBySide(columns, BESIDE_FROM, 32)
        inside.setAutoFillBackground(False)
        self.area.setWidget(inside)

    def _mouse(self) -> Part:
        return Part(
            self.tr("With the mouse"),
            (
                (self.tr("Click a card of the hand"), self.tr("Select it, or let it go")),
                (self.tr("Click stock or pile"), self.tr("Draw or take; with one selected card: discard it")),
                (
                    self.tr("Click a place that lights up"),
                    self.tr("Meld, lay off or discard what is selected"),
                ),
                (self.tr("Drag a card"), self.tr("To melds, to the pile, or to another place in the hand")),
            ),
        )

    def _touch(self) -> Part:
        return Part(
            self.tr("With a finger"),
            (
                (self.tr("Tap"), self.tr("Like a click")),
                (self.tr("Drag"), self.tr("Like dragging with the mouse")),
            ),
        )

    def _menus(self) -> Part:
        lines = []
        for action in self._actions:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            if keys:
                lines.append((keys, action.text().replace("&", "").rstrip("… \u00a0")))
        return Part(self.tr("Anywhere in the window"), tuple(lines))


def _column(parts: Sequence[Part]) -> QWidget:
    made = QWidget()
    made.setAutoFillBackground(False)
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 12, 0)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    line = 0
    for part in parts:
        title = heading()
        title.setText(part.title)
        title.setContentsMargins(0, 8 if line else 0, 0, 0)
        grid.addWidget(title, line, 0, 1, 2)
        line += 1
        for pressed, does in part.lines:
            keys, told = label(bold=True, wraps=True), label(wraps=True)
            keys.setText(pressed)
            told.setText(does)
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(keys, line, 0, top)
            grid.addWidget(told, line, 1, top)
            line += 1
    grid.setRowStretch(line, 1)
    return made
