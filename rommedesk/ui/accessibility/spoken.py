"""Sentences as they are heard: no signs, cards by their names in the case that the sentence asks for."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rommedesk.engine.cards import Card, CardName, Face
from rommedesk.ui.i18n.advice_phrases import AdvicePhrases
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.refusals import RefusalPhrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.i18n.status import StatusPhrases
from rommedesk.ui.spots import SpotWords
from rommedesk.ui.table.mend_words import MendWords
from rommedesk.ui.table.words import TableWords


class NamedCards(CardWords):
    """Cards by name where others write `7♥`: "seven of hearts"."""

    def face(self, face: Face) -> str:
        return self.spelled(face)

    def sign(self, card: Card | CardName) -> str:
        if card.face is not None:
            return self.face(card.face)
        stands_for = card.stands_for if isinstance(card, CardName) else None
        if stands_for is None:
            return self.tr("joker", "spoken, one of several cards")
        return self.tr("joker as {card}", "spoken; {card} is the name of a card").format(
            card=self.spelled(stands_for)
        )

    def row(self, cards: Iterable[Card | CardName]) -> str:
        return ", ".join(map(self.sign, cards))


class TouchedCards(NamedCards):
    """Cards as what somebody draws, takes or discards."""

    def face(self, face: Face) -> str:
        return self.tr("{rank} of {suit}", "spoken, what somebody draws or discards").format(
            rank=self._rank(face.rank), suit=self.suit_name(face.suit)
        )

    def _rank(self, rank: int) -> str:
        names = (
            self.tr("ace", "spoken, what somebody draws or discards"),
            self.tr("two", "spoken, what somebody draws or discards"),
            self.tr("three", "spoken, what somebody draws or discards"),
            self.tr("four", "spoken, what somebody draws or discards"),
            self.tr("five", "spoken, what somebody draws or discards"),
            self.tr("six", "spoken, what somebody draws or discards"),
            self.tr("seven", "spoken, what somebody draws or discards"),
            self.tr("eight", "spoken, what somebody draws or discards"),
            self.tr("nine", "spoken, what somebody draws or discards"),
            self.tr("ten", "spoken, what somebody draws or discards"),
            self.tr("jack", "spoken, what somebody draws or discards"),
            self.tr("queen", "spoken, what somebody draws or discards"),
            self.tr("king", "spoken, what somebody draws or discards"),
        )
        return names[rank - 1]


class Spoken(QObject):
    """All that is said of a game."""

    def __init__(self, phrases: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phrases = phrases
        self.cards: CardWords = NamedCards(self)
        touched = TouchedCards(self)
        self.events = EventPhrases(touched, phrases.people, self)
        self.status = StatusPhrases(touched, phrases.people, self.events, self)
        self.refusals = RefusalPhrases(self.cards, self)
        self.advice = AdvicePhrases(self.cards, touched, self)
        self.mends = MendWords(touched, self.advice, self)
        self.words = TableWords(touched, self)
        self.spots = SpotWords(self, self.words, self)

    def name(self, seating: Seating, seat: int) -> str:
        """What the person in `seat` is called."""
        return self.phrases.name(seating, seat)
