"""The one question the table asks: which of several things is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from rommedesk.ui.parts import label
from rommedesk.ui.style import TEXT


def choice_menu(parent: QWidget, question: str, entries: Sequence[tuple[str, Callable[[], object]]]) -> QMenu:
    """A small menu under a question; closing it without a choice does nothing."""
    menu = QMenu(parent)
    menu.setObjectName("choice")
    title = QWidgetAction(menu)
    title.setText(question)
    title.setEnabled(False)
    told = label(TEXT, bold=True, kind="title")
    told.setText(question)
    told.setContentsMargins(28, 6, 28, 6)
    title.setDefaultWidget(told)
    menu.addAction(title)
    menu.addSeparator()
    for text, act in entries:
        menu.addAction(text).triggered.connect(lambda _checked=False, act=act: act())
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
