"""Underlines the letters of the menus only while somebody goes there by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QProxyStyle, QStyle, QStyleOption, QWidget


class MenuStyle(QProxyStyle):
    """The style of menus; `underlines` says whether letters are underlined now."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.underlines = False

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: object = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_UnderlineShortcut:
            return int(self.underlines)
        return super().styleHint(hint, option, widget, returnData)  # type: ignore[arg-type]


class Mnemonics(QObject):
    """Watches a window: Alt shows the letters, and they are gone when keys do not lead to menus any more."""

    def __init__(self, window: QWidget, bar: QMenuBar, menus: tuple[QMenu, ...]) -> None:
        super().__init__(window)
        self._window, self._bar, self._menus = window, bar, menus
        self._style = MenuStyle()
        self._style.setParent(self)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._hide_if_done)
        for part in (bar, *menus):
            part.setStyle(self._style)
        for menu in menus:
            menu.aboutToHide.connect(self._late.start)
        window.installEventFilter(self)
        bar.installEventFilter(self)

    @property
    def are_shown(self) -> bool:
        """Whether the letters are underlined now."""
        return self._style.underlines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.ShortcutOverride if _is_alt(event):
                self._show(True)
            case QEvent.Type.KeyRelease if _is_alt(event):
                self._late.start()
            case QEvent.Type.WindowDeactivate | QEvent.Type.FocusOut:
                self._late.start()
            case _:
                pass
        return False

    def _hide_if_done(self) -> None:
        is_in_menus = QApplication.activePopupWidget() is not None or self._bar.hasFocus()
        if not is_in_menus:
            self._show(False)

    def _show(self, is_wanted: bool) -> None:
        if is_wanted is not self._style.underlines:
            self._style.underlines = is_wanted
            for part in (self._bar, *self._menus):
                part.update()


def _is_alt(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
