"""Finds texts that do not fit where they stand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from rommedesk.ui.dialogs.preset_card import PresetCard
from rommedesk.ui.style import NAME, font


def clipped(window: QWidget) -> list[str]:
    """The texts of a shown window that are cut off."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisibleTo(window) and _is_clipped(widget):
            found.append(f"{type(widget).__name__}: {_text(widget)}")
    return found


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QScrollArea):
        return f"{_inside(widget)} in {widget.viewport().width()}"
    assert isinstance(widget, QLabel | QPushButton | PresetCard)
    return widget.text()


def _is_clipped(widget: QWidget) -> bool:
    match widget:
        case QScrollArea():
            has_no_bar = widget.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            return has_no_bar and _inside(widget) > widget.viewport().width()
        case QLabel() if widget.text() and widget.wordWrap():
            longest = max(widget.fontMetrics().horizontalAdvance(word) for word in widget.text().split())
            return widget.heightForWidth(widget.width()) > widget.height() or longest > widget.width()
        case QLabel() if widget.text():
            hint = widget.sizeHint()
            return hint.width() > widget.width() or hint.height() > widget.height()
        case QComboBox():
            room = _room_in(widget)
            texts = [widget.itemText(number) for number in range(widget.count())]
            return any(widget.fontMetrics().horizontalAdvance(text) > room for text in texts)
        case QPushButton():
            return widget.sizeHint().width() > widget.width()
        case PresetCard():
            name_width = QFontMetrics(font(NAME, bold=True)).horizontalAdvance(widget.text())
            room = widget.width() - 54
            return name_width > room or widget.needed_height > widget.text_box.height()
        case _:
            return False


def _room_in(box: QComboBox) -> int:
    """The width for the text; the hint of a box may be that of texts it had before."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style, part = box.style(), QStyle.SubControl.SC_ComboBoxEditField
    return style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


def _inside(area: QScrollArea) -> int:
    inside = area.widget()
    return 0 if inside is None else inside.width()
