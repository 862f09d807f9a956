"""Everything that takes the focus or can be pressed has a name, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt
from tests.ui.games import Play, programs
from tests.ui.test_dialogs import OPENERS

LANGUAGES = ("en", "de", "ru")
ROLE = QAccessible.Role
PRESSED = {
    ROLE.Button,
    ROLE.CheckBox,
    ROLE.RadioButton,
    ROLE.MenuItem,
    ROLE.ButtonMenu,
    ROLE.ComboBox,
    ROLE.SpinBox,
    ROLE.Slider,
    ROLE.EditableText,
    ROLE.PageTab,
}


def below(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield thing
    for place in range(thing.childCount()):
        child = thing.child(place)
        if child.isValid():
            yield from below(child)


def nameless(widget: QWidget) -> list[str]:
    """What has no name though one can get there."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    found = []
    for thing in below(root):
        state = thing.state()
        is_reached = (state.focusable or thing.role() in PRESSED) and not state.invisible
        if is_reached and thing is not root and not thing.text(QAccessible.Text.Name).strip():
            what = thing.object()
            found.append(f"{thing.role()} {type(what).__name__} {what.objectName()}")
    return found


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Play]:
    folder = tmp_path / "matches"
    folder.mkdir()
    with programs(qtbot, folder, catalogues) as begin:
        yield begin()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window(play: Play, language: str) -> None:
    QAccessible.setActive(True)
    try:
        play.window.use(language=language)
        play.window.show()
        play.deal()
        play.wait_for_turn()
        play.qtbot.waitUntil(lambda: len(play.window.table.reader.proxies) > 15)
        assert nameless(play.window) == []
        log = play.window.log.told
        told = [label.accessibleName() for label in log.viewport().findChildren(QLabel)]
        assert len(told) == len(log.entries) > 0
        assert not any(sign in text for text in told for sign in "♣♦♥♠★<")
        for button in (*play.window.top.buttons.values(), *play.window.status.buttons.values()):
            assert button.accessibleName()
    finally:
        QAccessible.setActive(False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPENERS)
def test_a_dialog(qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, name: str, language: str) -> None:
    switch.choose(language)
    dialog = OPENERS[name](phrases, CardArt(cards_folder()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []
