"""Invisible widgets over the things on the table, for a screen reader to find, name, focus and press."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from rommedesk.ui.spots import Spot, SpotRole


class SpotButton(QAbstractButton):
    """Something that can be pressed: a card, a meld, the stock, the pile or a step of the stairs."""

    def __init__(
        self, spot: str, parent: QWidget, press: Callable[[str], None], focused: Callable[[str], None]
    ) -> None:
        super().__init__(parent)
        self.spot = spot
        self._press, self._focused = press, focused
        self._is_synced = True
        _hide_from_eyes(self)
        self.clicked.connect(lambda: press(spot))
        self.toggled.connect(self._toggle)

    def show_spot(self, spot: Spot, *, is_selected: bool | None) -> None:
        """Say this; `is_selected` is `None` for what cannot be selected."""
        _say(self, spot)
        self._is_synced = True
        self.setCheckable(is_selected is not None)
        self.setChecked(bool(is_selected))
        self._is_synced = False

    def nextCheckState(self) -> None:
        """What a press does is the table's business, and whether it was done is seen there."""

    def _toggle(self) -> None:
        if not self._is_synced:
            self._press(self.spot)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focused(self.spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # all keys are the table's

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the table paints."""


class SpotLabel(QLabel):
    """Something that is only looked at: a player."""

    def __init__(self, spot: str, parent: QWidget, focused: Callable[[str], None]) -> None:
        super().__init__(parent)
        self.spot = spot
        self._focused = focused
        _hide_from_eyes(self)

    def show_spot(self, spot: Spot) -> None:
        """Say this."""
        _say(self, spot)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focused(self.spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the table paints."""


Proxy = SpotButton | SpotLabel


def make_proxy(
    spot: Spot, parent: QWidget, press: Callable[[str], None], focused: Callable[[str], None]
) -> Proxy:
    """The widget for a spot."""
    if spot.role is SpotRole.SEAT:
        return SpotLabel(spot.id, parent, focused)
    return SpotButton(spot.id, parent, press, focused)


def place_proxy(proxy: Proxy, box: QRect) -> None:
    """Let it lie over its spot."""
    if proxy.geometry() != box:
        proxy.setGeometry(box)


def _hide_from_eyes(widget: QWidget) -> None:
    """The mouse goes through to the table; the focus comes by the screen reader or from the table."""
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
    widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)


def _say(widget: QWidget, spot: Spot) -> None:
    name = ", ".join((spot.name, *spot.state.replace("\u00a0", " ").splitlines()))
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    action = spot.action.replace("\u00a0", " ")
    if widget.accessibleDescription() != action:
        widget.setAccessibleDescription(action)
