"""The menus of the table: which of several things is meant, and what can be done with a thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from rommedesk.ui.parts import label
from rommedesk.ui.style import TEXT
from rommedesk.ui.table.geometry import Box

NOTE_WIDTH = 380
"""A longer reason is written in several lines."""
BESIDE = 10.0
"""Between a menu and the cards that it is about."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to choose."""

    text: str
    act: Callable[[], object]
    point: Callable[[], object] | None = None
    """Show on the table what is meant, while the entry is pointed at."""


def choice_menu(parent: QWidget, question: str, entries: Sequence[Entry], note: str = "") -> QMenu:
    """A small menu under a question; closing it without a choice does nothing.

    The `note` stands below the question where there is nothing to choose.
    """
    menu = QMenu(parent)
    menu.setObjectName("choice")
    _tell(menu, question, is_title=True)
    menu.addSeparator()
    if note:
        _tell(menu, note, is_title=False)
    for entry in entries:
        action = menu.addAction(entry.text.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, entry=entry: entry.act())
        if entry.point is not None:
            action.hovered.connect(entry.point)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _tell(menu: QMenu, text: str, *, is_title: bool) -> None:
    action = QWidgetAction(menu)
    action.setText(text)
    action.setEnabled(False)
    told = label(TEXT, bold=is_title, kind="title", wraps=not is_title)
    told.setText(text)
    told.setContentsMargins(28, 6, 28, 6)
    if not is_title:
        width = min(NOTE_WIDTH, told.fontMetrics().horizontalAdvance(text) + 60)
        told.setFixedSize(width, told.heightForWidth(width))
    action.setDefaultWidget(told)
    menu.addAction(action)


def menu_place(
    size: tuple[float, float], at: tuple[float, float], avoid: Sequence[Box], felt: Box
) -> tuple[float, float]:
    """The upper left corner of a menu for a point of the felt, where it covers least of what it is about.

    It begins at the point if that harms nothing; else it lies above, below or beside the cards.
    """
    width, height = size
    left, top = at
    places = [(left, top), (left, top - height), (left - width, top)]
    for box in avoid:
        across = left - width / 2
        places += [(across, box.y - height - BESIDE), (across, box.bottom + BESIDE)]
        places += [(box.right + BESIDE, top - height / 2), (box.x - width - BESIDE, top - height / 2)]
    kept = [
        (
            max(felt.x, min(x, felt.right - width)),
            max(felt.y, min(y, felt.bottom - height)),
        )
        for x, y in places
    ]

    def harm(place: tuple[float, float]) -> float:
        menu = Box(*place, width, height)
        return sum(menu.overlap(box) for box in avoid)

    return min(kept, key=harm)


def pop_up(
    menu: QMenu, over: QWidget, at: tuple[float, float], avoid: Sequence[Box], *, by_keys: bool = False
) -> None:
    """Open a menu for a point of a widget, beside these parts of it; `by_keys` points at its first entry."""
    hint = menu.sizeHint()
    felt = Box(0, 0, over.width(), over.height())
    x, y = menu_place((hint.width(), hint.height()), at, avoid, felt)
    menu.popup(over.mapToGlobal(QPoint(round(x), round(y))))
    first = next((action for action in menu.actions() if action.isEnabled() and action.text()), None)
    if by_keys and first is not None:
        menu.setActiveAction(first)
