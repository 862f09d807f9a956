"""Which language the program speaks, and the change of it while the program runs."""

from __future__ import annotations

import logging
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from rommedesk.store.paths import catalogues_folder

_log = logging.getLogger(__name__)


class Language(StrEnum):
    """The languages that have a catalogue, by their ISO 639 code."""

    ENGLISH = "en"
    GERMAN = "de"
    RUSSIAN = "ru"


NATIVE_NAMES: dict[Language, str] = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.RUSSIAN: "Русский",
}
"""Each language by its own name; never translated, so that everybody finds the way back."""

_CODES = frozenset(language.value for language in Language)

AS_SYSTEM = "system"
"""The choice that follows the language of the desktop."""


def system_language() -> Language:
    """The first language of the desktop that has a catalogue; English if there is none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in _CODES:
            return Language(code)
    return Language.ENGLISH


class LanguageSwitch(QObject):
    """Installs the catalogues of one language at a time, those of Qt's own texts included.

    Widgets hear of a change by the event `LanguageChange`; `changed` is for objects that get no such event.
    """

    changed = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = catalogues_folder() if folder is None else folder
        self._installed: list[QTranslator] = []
        self.language = Language.ENGLISH

    def choose(self, choice: str) -> None:
        """Speak `choice`, a language code or "system"; an unknown one counts as "system"."""
        language = Language(choice) if choice in _CODES else system_language()
        if self._installed and language is self.language:
            return
        self._remove_installed()
        self.language = language
        system = QLocale.system()
        speaks_it = system.name().partition("_")[0] == language.value
        QLocale.setDefault(system if speaks_it else QLocale(language.value))
        self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        if not self._install(f"rommedesk_{language}", str(self._folder)) and language is not Language.ENGLISH:
            # The texts in the program are English, but their plurals stand in a catalogue too.
            self._install(f"rommedesk_{Language.ENGLISH}", str(self._folder))
        self.changed.emit()

    def withdraw(self) -> None:
        """Speak the language of the source text again; for a program that ends."""
        self._remove_installed()
        self.language = Language.ENGLISH

    def _install(self, name: str, folder: str) -> bool:
        translator = QTranslator(self)
        is_loaded = translator.load(f"{name}.qm", folder)
        if is_loaded:
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
            _log.warning("The catalogue %s.qm is missing in %s, or damaged.", name, folder)
        return is_loaded

    def _remove_installed(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
