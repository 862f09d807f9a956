"""The settings dialog: every setting at once, undone, as usual; calm mode decides some."""

from dataclasses import fields, replace
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.store.paths import cards_folder
from rommedesk.store.settings import SETTING_FIELDS, SettingFault, SettingKind, SettingProblem, Settings
from rommedesk.ui.choosers import Choice, Segments
from rommedesk.ui.dialogs.controls import PictureChoice, Switch, Volume
from rommedesk.ui.dialogs.settings_dialog import CALM_DECIDES, OFFERED, PAGES, Page, SettingsDialog
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.setting_words import PAUSES_MS
from rommedesk.ui.style import ThemeChoice, ThemeSwitch
from rommedesk.ui.table.art import CardArt
from tests.ui.clipping import clipped

LANGUAGES = ("en", "de", "ru")
SMALLEST = (QSize(1008, 552), QSize(752, 976))
"""What the smallest screens leave for a dialog."""


class Owner:
    """Whoever opened the dialog and lives by what it says."""

    def __init__(self, qtbot: QtBot, phrases: Phrases, settings: Settings | None = None) -> None:
        self.before = self.settings = settings or Settings()
        self.window = QWidget()
        qtbot.addWidget(self.window)
        art = CardArt(cards_folder())
        self.dialog = SettingsDialog(self.settings, phrases.settings, art, parent=self.window)
        self.dialog.changed.connect(self._take)
        self.window.show()
        self.dialog.show()

    def _take(self, changes: dict[str, Any]) -> None:
        self.settings = replace(self.settings, **changes)


@pytest.fixture
def owner(qtbot: QtBot, phrases: Phrases) -> Owner:
    return Owner(qtbot, phrases)


def other_value(field: str) -> Any:
    """A value that is not the default and that the dialog offers."""
    setting = next(one for one in SETTING_FIELDS if one.name == field)
    usual = getattr(Settings(), field)
    match setting.kind:
        case SettingKind.CHOICE:
            return next(value for value in reversed(setting.choices) if value != usual)
        case SettingKind.SWITCH:
            return not usual
        case _:
            return PAUSES_MS[-1] if field == "pause_ms" else 35


def choose(dialog: SettingsDialog, field: str, value: Any) -> None:
    """What a person does to change a setting."""
    control = dialog.calm if field == "calm" else dialog.rows[field].control
    match control:
        case Switch():
            QTest.mouseClick(control, Qt.MouseButton.LeftButton)
        case Volume():
            control.slider.setValue(value)
        case PictureChoice():
            QTest.mouseClick(control.buttons[value], Qt.MouseButton.LeftButton)
        case Segments():
            buttons = control.findChildren(QAbstractButton)
            setting = next(one for one in SETTING_FIELDS if one.name == field)
            QTest.mouseClick(buttons[setting.choices.index(value)], Qt.MouseButton.LeftButton)
        case Choice():
            number = control.findData(value)
            control.setCurrentIndex(number)
            control.activated.emit(number)


def shown(control: QWidget) -> Any:
    """The value that a control shows."""
    match control:
        case Switch():
            return control.isChecked()
        case Volume():
            return control.slider.value()
        case PictureChoice():
            return next(value for value, button in control.buttons.items() if button.isChecked())
        case Segments():
            return control.value
        case Choice():
            return control.currentData()
    raise AssertionError(control)


def test_every_setting_of_a_person_is_offered() -> None:
    not_for_people = {"hand_order", "window_geometry", "new_game", "extra"}
    chosen_elsewhere = {"full_screen", "watch_speed"}
    assert set(OFFERED) == {field.name for field in fields(Settings)} - not_for_people - chosen_elsewhere


@pytest.mark.parametrize("field", OFFERED)
def test_each_setting_counts_at_once_and_is_shown(owner: Owner, field: str) -> None:
    for page, inside in PAGES.items():
        if field in inside:
            owner.dialog.show_page(page)
    wanted = other_value(field)
    choose(owner.dialog, field, wanted)
    assert owner.settings == replace(owner.before, **{field: wanted})
    control = owner.dialog.calm if field == "calm" else owner.dialog.rows[field].control
    assert shown(control) == wanted


@pytest.mark.parametrize("way", ["button", "escape", "closed"])
def test_what_was_changed_is_brought_back(qtbot: QtBot, phrases: Phrases, way: str) -> None:
    owner = Owner(qtbot, phrases, Settings(surface="red", volume=20, pause_ms=450))
    for field in ("theme", "surface", "volume", "pause_ms", "calm"):
        choose(owner.dialog, field, other_value(field) if field != "surface" else "blue")
    assert owner.settings != owner.before
    if way == "button":
        owner.dialog.cancel.click()
    elif way == "escape":
        QTest.keyClick(owner.dialog, Qt.Key.Key_Escape)
    else:
        owner.dialog.close()
    assert owner.settings == owner.before


def test_what_was_changed_stays_when_all_is_ready(owner: Owner) -> None:
    choose(owner.dialog, "surface", "blue")
    QTest.keyClick(owner.dialog, Qt.Key.Key_Return)
    assert owner.settings == replace(owner.before, surface="blue")
    assert not owner.dialog.isVisible()


def test_all_becomes_usual_but_the_language_and_can_be_taken_back(qtbot: QtBot, phrases: Phrases) -> None:
    changed = {field: other_value(field) for field in OFFERED}
    owner = Owner(qtbot, phrases, replace(Settings(full_screen=True), **changed))
    owner.dialog.defaults.click()
    assert owner.settings == Settings(language=changed["language"], full_screen=True)
    owner.dialog.cancel.click()
    assert owner.settings == owner.before


def test_nothing_is_told_while_nothing_is_changed(qtbot: QtBot, owner: Owner) -> None:
    with qtbot.assertNotEmitted(owner.dialog.changed):
        owner.dialog.cancel.click()


def test_calm_mode_greys_what_it_decides_and_leaves_it_as_it_is(owner: Owner) -> None:
    owner.dialog.calm.click()
    assert owner.settings == replace(owner.before, calm=True)
    for field, row in owner.dialog.rows.items():
        assert row.control.isEnabled() is (field not in CALM_DECIDES), field
    assert owner.dialog.rows["animation"].note.text() == "Calm mode decides this now"
    owner.dialog.calm.click()
    assert all(row.control.isEnabled() for row in owner.dialog.rows.values())
    assert owner.settings == owner.before


def test_the_volume_of_no_sound_cannot_be_chosen(owner: Owner) -> None:
    choose(owner.dialog, "sounds", False)
    assert not owner.dialog.rows["volume"].control.isEnabled()


@pytest.mark.parametrize(("language", "text"), [("en", "1.3 s"), ("de", "1,3 s"), ("ru", "1,3 с")])
def test_a_pause_without_a_word_is_shown_in_seconds_and_kept(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, language: str, text: str
) -> None:
    switch.choose(language)
    owner = Owner(qtbot, phrases, Settings(pause_ms=1_300))
    control = owner.dialog.rows["pause_ms"].control
    assert isinstance(control, Choice)
    assert control.currentText() == text
    choose(owner.dialog, "surface", "red")
    assert owner.settings.pause_ms == 1_300
    choose(owner.dialog, "pause_ms", 0)
    assert control.findText(text) >= 0
    assert owner.settings.pause_ms == 0


def test_the_pauses_are_told_in_seconds(phrases: Phrases) -> None:
    told = [phrases.settings.value("pause_ms", pause) for pause in PAUSES_MS]
    assert told == [
        "None: as fast as possible",
        "Short: 0.4 s",
        "Usual: 0.6 s",
        "Long: 0.8 s",
        "Very long: 1.5 s",
    ]


def test_a_click_on_the_words_turns_a_switch(owner: Owner) -> None:
    owner.dialog.show_page(Page.CARDS)
    QTest.mouseClick(owner.dialog.rows["four_colours"].name, Qt.MouseButton.LeftButton)
    assert owner.settings.four_colours


def test_all_is_done_by_keys(owner: Owner) -> None:
    dialog = owner.dialog
    QApplication.processEvents()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert dialog.page is Page.CARDS
    reached = set()
    for _ in range(20):
        focused = dialog.focusWidget()
        reached |= {
            field for field, row in dialog.rows.items() if focused is row.control or row.isAncestorOf(focused)
        }
        if focused is dialog.rows["four_colours"].control and not owner.settings.four_colours:
            QTest.keyClick(focused, Qt.Key.Key_Space)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == set(PAGES[Page.CARDS])
    assert owner.settings.four_colours


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_has_its_name(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, language: str
) -> None:
    switch.choose(language)
    owner = Owner(qtbot, phrases)
    dialog = owner.dialog
    for field, row in dialog.rows.items():
        target = row.control.focusProxy() or row.control
        assert row.control.accessibleName() == phrases.settings.name(field)
        assert target.accessibleName() or isinstance(target, QAbstractButton)
    assert dialog.calm.accessibleName() == phrases.settings.name("calm")


@pytest.mark.parametrize("page", Page)
@pytest.mark.parametrize("is_calm", [False, True])
def test_no_text_is_cut_off_and_nothing_scrolls(
    qtbot: QtBot, qapp: QApplication, switch: LanguageSwitch, phrases: Phrases, page: Page, is_calm: bool
) -> None:
    ThemeSwitch(qapp).choose(ThemeChoice.LIGHT)
    owner = Owner(qtbot, phrases, Settings(calm=is_calm))
    dialog = owner.dialog
    dialog.show_page(page)
    assert all(dialog.height() <= room.height() and dialog.width() <= room.width() for room in SMALLEST)
    for language in LANGUAGES:
        switch.choose(language)
        QApplication.processEvents()
        QApplication.processEvents()
        assert clipped(dialog) == [], language
        assert dialog.areas[page].verticalScrollBar().maximum() == 0, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_that_made_no_sense_are_named(
    switch: LanguageSwitch, phrases: Phrases, language: str
) -> None:
    switch.choose(language)
    words = phrases.settings
    for field in SETTING_FIELDS:
        told = words.replaced((SettingProblem(SettingFault.OUT_OF_RANGE, field.name, "7"),), "old.json")
        assert words.name(field.name) in told
        assert "old.json" in told
    for fault in SettingFault:
        assert words.replaced((SettingProblem(fault),), "").endswith(".")


def test_every_value_has_a_word(phrases: Phrases) -> None:
    for field in SETTING_FIELDS:
        for value in field.choices:
            assert phrases.settings.value(field.name, value)
