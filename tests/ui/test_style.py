"""The look of bars and dialogs, and sentences in rich text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.ui import style
from rommedesk.ui.rich_text import coloured
from rommedesk.ui.style import ThemeChoice, ThemeSwitch, palette, style_sheet
from rommedesk.ui.theme import DARK, LIGHT, THEMES, Surface, Theme


@pytest.fixture
def themes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThemeSwitch]:
    """A switch on a desktop that is light until `wish` says otherwise."""
    monkeypatch.setattr(style, "system_theme", lambda: LIGHT)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    yield ThemeSwitch(application)
    application.setStyleSheet("")


def wish(monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    """The desktop changes its colours."""
    monkeypatch.setattr(style, "system_theme", lambda: theme)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Unknown)


def test_the_theme_follows_the_desktop_until_one_is_chosen(
    qtbot: QtBot, themes: ThemeSwitch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert themes.theme is LIGHT
    with qtbot.waitSignal(themes.changed) as told:
        wish(monkeypatch, DARK)
    assert told.args == [DARK]
    assert themes.theme is DARK
    themes.choose(ThemeChoice.DARK)
    with qtbot.assertNotEmitted(themes.changed):
        wish(monkeypatch, LIGHT)
    assert themes.theme is DARK
    themes.choose(ThemeChoice.SYSTEM)
    assert themes.theme is LIGHT
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(LIGHT.bar)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_what_cannot_be_used_is_grey_and_still_readable(theme: Theme) -> None:
    made = palette(theme)
    grey = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert grey == QColor(theme.ink_disabled)
    assert "$" not in style_sheet(theme)


def test_hearts_and_diamonds_are_red_and_cards_are_not_torn_apart() -> None:
    html = coloured("Draw or take 10♥ & 7♠.", LIGHT)
    red = f'<span style="color:{LIGHT.red_text}">♥</span>'
    assert html == f"Draw or take <nobr>10{red}</nobr> &amp; <nobr>7♠</nobr>."


def test_four_colours_reach_the_texts() -> None:
    html = coloured("♣ ♦ ♥ ♠", LIGHT.dressed(Surface.BLUE, has_four_colours=True))
    signs = [("♣", LIGHT.green_text), ("♦", LIGHT.blue_text), ("♥", LIGHT.red_text)]
    spans = [f'<span style="color:{colour}">{sign}</span>' for sign, colour in signs]
    assert html == " ".join([*spans, "♠"])


def test_marked_sentences_keep_their_marks() -> None:
    assert coloured("<b>Mia</b> wirft ab.", DARK, is_marked=True) == "<b>Mia</b> wirft ab."
