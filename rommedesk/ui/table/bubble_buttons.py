"""Buttons in a note on the table: real ones, so that keys and screen readers find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from rommedesk.ui.style import TEXT, Kind, dress, font
from rommedesk.ui.table.geometry import Box

HEIGHT = 36.0
GAP = 8.0
ABOVE = 10.0
"""Between the text of a note and its buttons."""

Offer = tuple[str, Callable[[], object]]
"""What stands on a button, and what it does."""


class BubbleButtons(QObject):
    """The buttons of the note that is on show."""

    def __init__(self, ground: QWidget, focus_back: QWidget) -> None:
        """`ground` is the widget that the note lies on; `focus_back` gets the keys when buttons go."""
        super().__init__(focus_back)
        self._ground = ground
        self._back = focus_back
        self._buttons: list[QPushButton] = []

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Those on show, from the left."""
        return tuple(self._buttons)

    def prepare(self, offers: Sequence[Offer]) -> float:
        """Make the buttons; how wide a note must be to hold them."""
        self.clear()
        before: QWidget = self._back
        for number, (text, act) in enumerate(offers):
            button = QPushButton(text, self._ground)
            dress(button, Kind.PRIMARY if number == 0 else Kind.FLAT)
            button.setFont(font(TEXT, bold=number == 0))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAutoDefault(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(partial(self._do, act))
            QWidget.setTabOrder(before, button)
            before = button
            self._buttons.append(button)
        return sum(button.sizeHint().width() for button in self._buttons) + GAP * (len(offers) - 1)

    def place(self, row: Box) -> None:
        """Show the buttons side by side in this part of the table."""
        if not self._buttons:
            return
        least = [float(button.sizeHint().width()) for button in self._buttons]
        rest = max(0.0, row.width - sum(least) - GAP * (len(least) - 1)) / len(least)
        x = row.x
        for button, one in zip(self._buttons, least, strict=True):
            wide = one + rest
            button.setGeometry(round(x), round(row.y), round(wide), round(HEIGHT))
            button.show()
            x += wide + GAP

    def clear(self) -> None:
        """Take the buttons away."""
        had_focus = any(button.hasFocus() for button in self._buttons)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        if had_focus:
            self._back.setFocus()

    def _do(self, act: Callable[[], object], _checked: bool = False) -> None:
        self.clear()
        act()
