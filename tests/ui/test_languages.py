"""The program speaks the language that was chosen, at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Face
from rommedesk.engine.moves import Pass
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.ui.i18n import languages
from rommedesk.ui.i18n.card_words import IndexLetters
from rommedesk.ui.i18n.languages import Language, LanguageSwitch, system_language
from rommedesk.ui.i18n.phrases import Phrases


class Listener(QWidget):
    """Counts the changes of language it hears of."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1


@pytest.mark.parametrize(
    ("language", "name"), [("en", "seven of hearts"), ("de", "Herz-Sieben"), ("ru", "семёрка червей")]
)
def test_cards_are_called_as_the_language_says(
    switch: LanguageSwitch, phrases: Phrases, language: str, name: str
) -> None:
    switch.choose(language)
    assert phrases.cards.spelled(Face.parse("7h")) == name


def test_widgets_hear_of_a_change_once(qtbot: QtBot, switch: LanguageSwitch) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    for number, language in enumerate(("de", "ru", "en", "de"), start=1):
        switch.choose(language)
        qtbot.waitUntil(lambda number=number: listener.changes >= number)  # type: ignore[misc]
        assert listener.changes == number


def test_choosing_the_same_again_changes_nothing(qtbot: QtBot, switch: LanguageSwitch) -> None:
    with qtbot.assertNotEmitted(switch.changed):
        switch.choose("en")


def test_the_texts_of_qt_change_too(qtbot: QtBot, switch: LanguageSwitch) -> None:
    switch.choose("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_numbers_are_written_as_in_the_language(switch: LanguageSwitch) -> None:
    switch.choose("ru")
    assert QLocale().language() == QLocale.Language.Russian
    switch.choose("de")
    assert QLocale().language() == QLocale.Language.German


def test_system_speaks_the_first_language_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    class Desktop:
        wishes: tuple[str, ...] = ()

        @classmethod
        def system(cls) -> "Desktop":
            return cls()

        def uiLanguages(self) -> tuple[str, ...]:
            return self.wishes

    monkeypatch.setattr(languages, "QLocale", Desktop)
    for wishes, spoken in {
        ("fr-FR", "ru-RU", "de"): Language.RUSSIAN,
        ("de_AT",): Language.GERMAN,
        ("fr", "pl-PL"): Language.ENGLISH,
        (): Language.ENGLISH,
    }.items():
        Desktop.wishes = wishes
        assert system_language() is spoken


def test_a_missing_catalogue_leaves_english_and_a_line_in_the_log(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    switch = LanguageSwitch(tmp_path)
    switch.choose("ru")
    assert Phrases(switch).rules.preset("romme-ru") == "Russian Rommé"
    assert "rommedesk_ru.qm" in caplog.text
    switch.withdraw()


@pytest.mark.parametrize("damage", [None, b"", b"no catalogue"])
def test_where_only_one_catalogue_is_missing_english_has_its_plurals(
    qtbot: QtBot, tmp_path: Path, catalogues: Path, damage: bytes | None
) -> None:
    (tmp_path / "rommedesk_en.qm").write_bytes((catalogues / "rommedesk_en.qm").read_bytes())
    if damage is not None:
        (tmp_path / "rommedesk_de.qm").write_bytes(damage)
    switch = LanguageSwitch(tmp_path)
    switch.choose("de")
    told = Phrases(switch).refusals.title(Refusal(Reason.BELOW_OPENING, points=29, minimum=30), Pass(1))
    assert told == "Not yet: 1 point missing"
    switch.withdraw()


@pytest.mark.parametrize(
    ("language", "row"), [("en", "A♠ J♣ Q♦ K♥"), ("de", "A♠ B♣ D♦ K♥"), ("ru", "Т♠ В♣ Д♦ К♥")]
)
def test_2_letters_follow_the_language(
    switch: LanguageSwitch, phrases: Phrases, language: str, row: str
) -> None:
    switch.choose(language)
    assert " ".join(phrases.cards.face(Face.parse(name)) for name in ("As", "Jc", "Qd", "Kh")) == row


def test_2_letters_may_be_those_of_another_language(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases
) -> None:
    switch.choose("ru")
    with qtbot.waitSignal(phrases.letters_changed):
        phrases.choose_letters(IndexLetters.GERMAN)
    assert phrases.cards.face(Face.parse("Qd")) == "D♦"
    with qtbot.assertNotEmitted(phrases.letters_changed):
        switch.choose("en")
    assert phrases.cards.face(Face.parse("Th")) == "10♥"
