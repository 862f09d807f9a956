"""Questions and messages that do not block the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.parts import heading, label
from rommedesk.ui.style import Kind, dress

_WIDTH = 480


@dataclass(frozen=True, slots=True)
class Wording:
    """The texts of a question; without `yes` it is a message with one button."""

    title: str
    text: str
    no: str
    yes: str = ""


class QuestionDialog(Dialog):
    """Says something and offers to go on (`agreed`) or to leave it; Escape leaves it."""

    agreed = Signal()

    def __init__(
        self, wording: Callable[[], Wording], *, is_yes_default: bool = False, parent: QWidget | None = None
    ) -> None:
        """`wording` is asked again when the language changes."""
        super().__init__(parent)
        self._wording = wording
        self.title, self.text = heading(), label(wraps=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.no, self.yes = QPushButton(), QPushButton()
        self.no.setMinimumWidth(104)
        self.yes.setMinimumWidth(104)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self.accept)
        has_yes = bool(wording().yes)
        self.yes.setVisible(has_yes)
        default = self.yes if has_yes and is_yes_default else self.no
        dress(default, Kind.PRIMARY)
        for button in (self.no, self.yes):
            button.setAutoDefault(False)
        default.setDefault(True)
        default.setFocus(Qt.FocusReason.OtherFocusReason)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addStretch(1)
        column.addLayout(row)
        self.setMinimumWidth(_WIDTH)
        self.retranslate()

    def accept(self) -> None:
        super().accept()
        self.agreed.emit()

    def retranslate(self) -> None:
        said = self._wording()
        self.setWindowTitle(said.title)
        self.title.setText(said.title)
        self.text.setText(said.text)
        self.no.setText(said.no)
        self.yes.setText(said.yes)
        # A wrapped label knows its height only for a width.
        self.text.setMinimumHeight(self.text.heightForWidth(_WIDTH - 48))
        self.fit(QSize(_WIDTH, self.sizeHint().height()))
