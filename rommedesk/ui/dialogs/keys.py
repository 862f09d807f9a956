"""All that mouse, fingers and keys do, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.parts import SideBySide, heading, label
from rommedesk.ui.style import TITLE
from rommedesk.ui.table.key_scheme import KEY_SCHEME, KeyGroup, KeyWords

BESIDE_FROM = 720
"""Width of what is inside from which on there are two columns."""


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with lines below it: what is pressed, and what it does."""

    title: str
    lines: tuple[tuple[str, str], ...]


class KeysDialog(Dialog):
    """The whole scheme: mouse, touch, keys of the menus, keys of the table."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """`actions` are all of the menus."""
        super().__init__(parent)
        self._actions = tuple(actions)
        self._words = KeyWords(self)
        # The actions may learn a language after this dialog did.
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self.retranslate)
        for action in self._actions:
            action.changed.connect(self._late.start)
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
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)  # arrow keys scroll at once

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys and mouse"))
        self.title.setText(self.tr("Keys and mouse"))
        self.close_button.setText(self.tr("Close"))
        self.area.setAccessibleName(self.tr("Keys and mouse"))
        columns = [_column([self._mouse(), self._touch(), self._menus()]), _column(self._table())]
        inside = SideBySide(columns, BESIDE_FROM, 32)
        inside.setAutoFillBackground(False)
        self.area.setWidget(inside)

    def _mouse(self) -> Part:
        return Part(
            self.tr("With the mouse"),
            (
                (self.tr("Click a card of the hand"), self.tr("Select it, or let it go")),
                (self.tr("Shift and click"), self.tr("Select all cards up to this one")),
                (
                    self.tr("Drag over free felt"),
                    self.tr("Select all cards under the frame; with Ctrl as well as the others"),
                ),
                (self.tr("Click stock or pile"), self.tr("Draw or take")),
                (self.tr("Click a place that lights up"), self.tr("Play what is selected there")),
                (self.tr("Click a bar under the hand"), self.tr("Put down the meld that it marks")),
                (self.tr("Double click a card of the hand"), self.tr("Discard it, where that is clear")),
                (
                    self.tr("Drag cards"),
                    self.tr("To a place that lights up, or to another place in the hand"),
                ),
                (self.tr("Right click"), self.tr("What can I do with this?")),
            ),
        )

    def _touch(self) -> Part:
        return Part(
            self.tr("With a finger"),
            (
                (self.tr("Tap, double tap, drag"), self.tr("As with the mouse")),
                (self.tr("Hold down"), self.tr("As a right click")),
            ),
        )

    def _table(self) -> list[Part]:
        """The keys of the table, group by group."""
        return [
            Part(
                self._words.group(group),
                tuple(
                    (self._words.keys(line), self._words.does(line.does))
                    for line in KEY_SCHEME
                    if line.group is group
                ),
            )
            for group in KeyGroup
        ]

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
        title.setWordWrap(True)
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
