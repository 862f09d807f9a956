"""Buttons in a note on the table: real ones, so that keys and screen readers find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from rommedesk.ui.style import TEXT, Kind, dress, font
from rommedesk.ui.table.geometry import Box

HEIGHT = 36.0
GAP, LINE_GAP = 8.0, 4.0
"""Between buttons side by side, and below each other."""
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
        self._is_column = False

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Those on show, from the left."""
        return tuple(self._buttons)

    @property
    def height(self) -> float:
        """What the prepared buttons need."""
        lines = len(self._buttons) if self._is_column else 1
        return lines * (HEIGHT + LINE_GAP) - LINE_GAP

    def prepare(
        self,
        offers: Sequence[Offer],
        *,
        in_column: bool = False,
        are_links: bool = False,
        widest: float = inf,
    ) -> float:
        """Make the buttons, side by side or below each other; how wide a note must be to hold them.

        What stands on a button in a column is cut off where it is wider than `widest`.
        """
        self.clear()
        self._is_column = in_column
        before: QWidget = self._back
        for number, (text, act) in enumerate(offers):
            button = QPushButton(text, self._ground)
            is_main = number == 0 and not are_links
            dress(button, Kind.PRIMARY if is_main else Kind.LINK if are_links else Kind.FLAT)
            button.setFont(font(TEXT, bold=is_main))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAutoDefault(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            if in_column and button.sizeHint().width() > widest:
                more = button.sizeHint().width() - widest
                room = max(0, int(button.fontMetrics().horizontalAdvance(text) - more))
                button.setText(button.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room))
                button.setAccessibleName(text)
                button.setToolTip(text)
            button.clicked.connect(partial(self._do, act))
            QWidget.setTabOrder(before, button)
            before = button
            self._buttons.append(button)
        widths = [float(button.sizeHint().width()) for button in self._buttons]
        return max(widths, default=0.0) if in_column else sum(widths) + GAP * (len(widths) - 1)

    def place(self, row: Box) -> None:
        """Show the buttons side by side, or below each other, in this part of the ground."""
        if not self._buttons:
            return
        if self._is_column:
            for line, button in enumerate(self._buttons):
                y = row.y + line * (HEIGHT + LINE_GAP)
                button.setGeometry(round(row.x), round(y), round(row.width), round(HEIGHT))
                button.show()
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
