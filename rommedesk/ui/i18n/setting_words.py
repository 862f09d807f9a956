"""Settings and their values in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject

from rommedesk.store.settings import SettingFault, SettingProblem
from rommedesk.ui.i18n.languages import NATIVE_NAMES, Language

PAUSES_MS = (0, 400, 600, 800, 1_500)
"""The pauses of the computer players that have a word."""


class SettingWords(QObject):
    """What each setting is called, what it does, and what its values are called."""

    def name(self, field: str) -> str:
        """The name of a setting."""
        names = {
            "language": self.tr("Language"),
            "index_letters": self.tr("Letters on the cards"),
            "theme": self.tr("Colours"),
            "animation": self.tr("Movement of the cards"),
            "pause_ms": self.tr("Pause of the computer players"),
            "thoroughness": self.tr("How thoroughly the Expert thinks"),
            "watch_speed": self.tr("Speed of games that are watched"),
            "log_shown": self.tr("Log beside the table"),
            "four_colours": self.tr("Four colours"),
            "large_index": self.tr("Large letters and numbers"),
            "large_cards": self.tr("Large cards"),
            "card_back": self.tr("Card backs"),
            "surface": self.tr("Table cloth"),
            "left_handed": self.tr("Left-handed"),
            "meld_bars": self.tr("Marks under the hand"),
            "calm": self.tr("Calm mode"),
            "sounds": self.tr("Sounds"),
            "volume": self.tr("Volume"),
            "full_screen": self.tr("Full screen"),
            "sorting": self.tr("Sort a new hand"),
            "hand_order": self.tr("Order of the hand"),
            "window_geometry": self.tr("Place of the window"),
            "new_game": self.tr("Choices of the last new game"),
        }
        return names[field]

    def note(self, field: str) -> str:
        """What a setting does, as far as its name does not say it."""
        notes = {
            "calm": self.tr(
                "Large cards, slow movement or none, no sound, points only for the opening."
                " Your own settings come back afterwards."
            ),
            "four_colours": self.tr("Clubs green, diamonds blue"),
            "large_index": self.tr("Easier to read from afar"),
            "large_cards": self.tr("More room for the hand, less for the melds"),
            "left_handed": self.tr("Stock and pile change sides"),
            "meld_bars": self.tr("Bars show the melds that lie in your hand"),
            "thoroughness": self.tr(
                "“Thoroughly” takes twice as long, up to 1.5 s, almost always for the same move"
            ),
        }
        return notes.get(field, "")

    def value(self, field: str, value: Any) -> str:
        """The name of one of the values of a setting."""
        match field, value:
            case (("language" | "theme" | "animation"), "system"):
                return self.tr("As the system")
            case "language", _:
                return NATIVE_NAMES[Language(value)]
            case "pause_ms", _:
                return self._pause(value)
            case _:
                return self._choices()[field, value]

    def _pause(self, milliseconds: int) -> str:
        seconds = self.tr("{number} s", "seconds").format(
            number=QLocale().toString(milliseconds / 1000, "g", 4)
        )
        words = {
            0: self.tr("None: as fast as possible", "pause"),
            400: self.tr("Short: {seconds}", "pause"),
            600: self.tr("Usual: {seconds}", "pause"),
            800: self.tr("Long: {seconds}", "pause"),
            1_500: self.tr("Very long: {seconds}", "pause"),
        }
        return words.get(milliseconds, seconds).format(seconds=seconds)

    def _choices(self) -> dict[tuple[str, str], str]:
        return {
            ("theme", "light"): self.tr("Light", "colours"),
            ("theme", "dark"): self.tr("Dark", "colours"),
            ("index_letters", "as-language"): self.tr("As the language"),
            ("index_letters", "en"): "A K Q J",
            ("index_letters", "de"): "A K D B",
            ("index_letters", "ru"): "Т К Д В",
            ("animation", "off"): self.tr("Off", "cards do not travel"),
            ("animation", "fast"): self.tr("Fast", "cards travel"),
            ("animation", "normal"): self.tr("Normal", "cards travel"),
            ("animation", "slow"): self.tr("Slow", "cards travel"),
            ("thoroughness", "quick"): self.tr("Quickly", "how the Expert thinks"),
            ("thoroughness", "normal"): self.tr("Normal", "how the Expert thinks"),
            ("thoroughness", "thorough"): self.tr("Thoroughly", "how the Expert thinks"),
            ("watch_speed", "slow"): self.tr("Slow", "speed of a watched game"),
            ("watch_speed", "normal"): self.tr("Normal", "speed of a watched game"),
            ("watch_speed", "fast"): self.tr("Fast", "speed of a watched game"),
            ("watch_speed", "fastest"): self.tr("Fastest", "speed of a watched game"),
            ("card_back", "lattice"): self.tr("Lattice", "back of the cards"),
            ("card_back", "stairs"): self.tr("Stairs", "back of the cards"),
            ("card_back", "plain"): self.tr("Plain", "back of the cards"),
            ("surface", "green"): self.tr("Green", "table cloth"),
            ("surface", "blue"): self.tr("Blue", "table cloth"),
            ("surface", "grey"): self.tr("Grey", "table cloth"),
            ("surface", "red"): self.tr("Red", "table cloth"),
            ("sorting", "suit"): self.tr("By suit"),
            ("sorting", "rank"): self.tr("By rank"),
            ("sorting", "melds"): self.tr("By melds"),
            ("sorting", "none"): self.tr("Not at all", "sort a new hand"),
        }

    def decided_by_calm_mode(self) -> str:
        """Why a setting cannot be changed now."""
        return self.tr("Calm mode decides this now")

    def percent(self, number: int) -> str:
        """A volume."""
        return self.tr("{number} %").format(number=number)

    def replaced(self, problems: tuple[SettingProblem, ...], copy: str) -> str:
        """Which settings were replaced by their defaults; `copy` is where the file is kept as it was."""
        whole = [problem for problem in problems if not problem.field]
        if whole and whole[0].fault is SettingFault.NEWER_FORMAT:
            told = [self.tr("The settings come from a newer version of this program.")]
        elif whole:
            told = [self.tr("The settings could not be read, so the usual ones are used.")]
        else:
            told = []
        names = ", ".join(self.name(problem.field) for problem in problems if problem.field)
        if names:
            told.append(
                self.tr("These settings made no sense and are as usual now: {names}.").format(names=names)
            )
        if copy:
            told.append(self.tr("The file as it was is kept: {path}").format(path=copy))
        return " ".join(told)
