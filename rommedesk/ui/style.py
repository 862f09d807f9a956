"""The look of bars, docks and dialogs: Fusion with palettes and a style sheet of our own."""

from __future__ import annotations

from enum import StrEnum
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from rommedesk.ui.theme import DARK, LIGHT, Theme

TEXT, NAME, FIGURE, TITLE = 14, 16, 20, 26
"""Sizes of type in device-independent pixels (measures, *Type*)."""
LINE_HEIGHT = 20
"""From line to line of `TEXT` where several follow each other."""


class ThemeChoice(StrEnum):
    """Which theme a person wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Kind(StrEnum):
    """What a button is for; every other button is an ordinary one."""

    PRIMARY = "primary"
    """The one main action."""
    FLAT = "flat"
    """On bars."""
    LINK = "link"
    """In texts and lists."""


def dress(widget: QWidget, kind: Kind) -> None:
    """Give a button the look of its kind."""
    widget.setProperty("kind", kind.value)


def font(size: int = TEXT, *, bold: bool = False, serif: bool = False) -> QFont:
    """The interface font at a size of the measures, or the font of the score sheet."""
    made = QFont(QGuiApplication.font())
    if serif:
        made.setFamilies(["DejaVu Serif", "Noto Serif", "Georgia", "Times New Roman", "serif"])
        made.setStyleHint(QFont.StyleHint.Serif)
    made.setPixelSize(size)
    made.setBold(bold)
    return made


def system_theme() -> Theme:
    """The theme that the desktop asks for."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return DARK if scheme is Qt.ColorScheme.Dark else LIGHT


class ThemeSwitch(QObject):
    """Dresses the program in one theme at a time and follows the desktop if that is wanted."""

    changed = Signal(object)
    """The new `Theme`."""

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._choice = ThemeChoice.SYSTEM
        self.theme = system_theme()
        application.setStyle("Fusion")
        application.setFont(font())
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._dress()

    def choose(self, choice: ThemeChoice) -> None:
        """Use a theme from now on."""
        self._choice = choice
        self._apply()

    def _follow_system(self) -> None:
        if self._choice is ThemeChoice.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        match self._choice:
            case ThemeChoice.SYSTEM:
                theme = system_theme()
            case ThemeChoice.LIGHT:
                theme = LIGHT
            case ThemeChoice.DARK:
                theme = DARK
        if theme is not self.theme:
            self.theme = theme
            self._dress()
            self.changed.emit(theme)

    def _dress(self) -> None:
        self._application.setPalette(palette(self.theme))
        self._application.setStyleSheet(style_sheet(self.theme))


def palette(theme: Theme) -> QPalette:
    """The colours of a theme as Qt's roles."""
    role = QPalette.ColorRole
    roles = {
        role.Window: theme.bar,
        role.WindowText: theme.ink,
        role.Base: theme.button,
        role.AlternateBase: theme.dock,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink_second,
        role.Button: theme.button,
        role.ButtonText: theme.ink,
        role.BrightText: theme.warning,
        role.ToolTipBase: theme.popup,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent_text,
        role.LinkVisited: theme.accent_text,
        role.Light: theme.popup,
        role.Midlight: theme.line,
        role.Mid: theme.line,
        role.Dark: theme.line,
        role.Shadow: theme.accent_seam,
    }
    made = QPalette()
    for one, colour in roles.items():
        made.setColor(one, QColor(colour))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, one, QColor(theme.ink_disabled))
    return made


_SHEET = Template("""
QToolTip { background: $popup; color: $ink; border: 1px solid $line; padding: 4px 6px; }
QPushButton {
    background: $button; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: 0 15px; min-height: 34px;
}
QPushButton:hover { border-color: $ink_second; }
QPushButton:pressed { background: $dock; }
QPushButton:focus { border: 2px solid $focus; padding: 0 14px; min-height: 32px; }
QPushButton:disabled { background: transparent; color: $ink_disabled; border-color: $line; }
QPushButton[kind="flat"] { background: transparent; min-height: 30px; }
QPushButton[kind="flat"]:focus { min-height: 28px; }
QPushButton[kind="flat"]:hover, QPushButton[kind="flat"]:checked { background: $dock; }
QPushButton[kind="flat"]::menu-indicator { image: none; width: 0; }
QPushButton[kind="primary"] {
    background: $accent; color: $on_accent; border-color: $accent_edge; font-weight: bold;
}
QPushButton[kind="primary"]:hover { border-color: $on_accent; }
QPushButton[kind="primary"]:disabled {
    background: transparent; color: $ink_disabled; border-color: $line; font-weight: bold;
}
QPushButton[kind="link"] {
    background: transparent; color: $accent_text; border: 1px solid transparent; font-weight: bold;
    padding: 0 7px; min-height: 30px; text-align: left;
}
QPushButton[kind="link"]:hover { text-decoration: underline; }
QPushButton[kind="link"]:focus { border: 1px solid $focus; }
QPushButton[kind="link"]:disabled { color: $ink_disabled; }
QLineEdit, QComboBox {
    background: $button; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: 0 8px; min-height: 34px; placeholder-text-color: $ink_second;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus { border: 2px solid $focus; padding: 0 7px; min-height: 32px; }
QComboBox:disabled, QLineEdit:disabled { color: $ink_disabled; }
QComboBox::drop-down { border: 0; width: 28px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $popup; color: $ink; border: 1px solid $line; outline: 0; }
QMenuBar { background: transparent; color: $ink; }
QMenuBar::item { background: transparent; padding: 7px 12px 5px 12px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $dock; color: $ink; }
QMenu { background: $popup; color: $ink; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 28px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $ink_disabled; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QScrollArea { border: 0; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: 4px; min-height: 32px; margin: 2px; }
QScrollBar::handle:vertical:hover { background: $ink_disabled; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { background: transparent; }
QSlider:focus { border: 2px solid $focus; border-radius: 6px; }
QSlider::groove:horizontal { background: $line; height: 4px; border-radius: 2px; margin: 0 6px; }
QSlider::sub-page:horizontal { background: $accent_text; height: 4px; border-radius: 2px; margin: 0 6px; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal {
    background: $accent; border: 1px solid $accent_edge; width: 18px; margin: -8px 0; border-radius: 10px;
}
QSlider::handle:horizontal:disabled { background: $bar; border-color: $line; }
QLabel[kind="second"] { color: $ink_second; }
QLabel[kind="title"] { color: $ink; }
QLabel[kind="problem"] { color: $warning; }
QTextBrowser { background: $popup; color: $ink; border: 1px solid $line; border-radius: 6px; padding: 8px; }
""")


def style_sheet(theme: Theme) -> str:
    """The style sheet of the whole program."""
    colours = {name: getattr(theme, name) for name in Theme.__slots__ if name != "owners"}
    # The accent as an outline is too pale on the light bars, its text colour is not.
    return _SHEET.substitute(colours, focus=theme.accent_text)
