"""All sentences of the program that speak of the game, in one place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rommedesk.engine.events import Event
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.advice_phrases import AdvicePhrases
from rommedesk.ui.i18n.card_words import CardWords, IndexLetters
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.player_words import PlayerWords
from rommedesk.ui.i18n.refusals import RefusalPhrases
from rommedesk.ui.i18n.rule_phrases import RulePhrases
from rommedesk.ui.i18n.seating import Seating, SeatNames
from rommedesk.ui.i18n.setting_words import SettingWords
from rommedesk.ui.i18n.status import StatusPhrases
from rommedesk.ui.i18n.troubles import TroublePhrases


class Phrases(QObject):
    """Turns the codes of the engine into sentences of the language that is spoken now.

    Nothing is kept: whoever shows a sentence asks again on `LanguageChange`, and on `letters_changed`, which
    tells that the letters on the cards are others.
    """

    letters_changed = Signal()

    def __init__(self, switch: LanguageSwitch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._switch = switch
        self._letters = IndexLetters.AS_LANGUAGE
        self.cards = CardWords(self)
        self.people = SeatNames(self)
        self.players = PlayerWords(self)
        self.rules = RulePhrases(self)
        self.refusals = RefusalPhrases(self.cards, self)
        self.events = EventPhrases(self.cards, self.people, self)
        self.status = StatusPhrases(self.cards, self.people, self.events, self)
        self.advice = AdvicePhrases(self.cards, self.cards, self)
        self.troubles = TroublePhrases(self)
        self.settings = SettingWords(self)
        switch.changed.connect(self._follow_language)
        self._follow_language()

    @property
    def letters(self) -> IndexLetters:
        """Whose letters stand on the cards."""
        return self._letters

    def choose_letters(self, letters: IndexLetters) -> None:
        """Print the letters of another language on the cards."""
        self._letters = letters
        self._follow_language()

    def name(self, seating: Seating, seat: int) -> str:
        """What the person in `seat` is called."""
        return self.people.name(seating, seat)

    def refusal(self, refusal: Refusal, view: PlayerView) -> str:
        """Why a move of the seat that looks was refused, in a sentence."""
        position = view.position
        is_opened = view.seat is not None and position.seat(view.seat).opened
        return self.refusals.sentence(refusal, position.rules, is_opened=is_opened)

    def refusal_title(self, refusal: Refusal, move: Move) -> str:
        """What did not work."""
        return self.refusals.title(refusal, move)

    def last_action(self, events: Sequence[Event], seating: Seating, seat: int) -> str:
        """What `seat` did in its newest turn among `events`."""
        return self.events.last_action(events, seating, seat)

    def _follow_language(self) -> None:
        language = self._letters.language(self._switch.language)
        if language is not self.cards.letters:
            self.cards.letters = language
            self.letters_changed.emit()
