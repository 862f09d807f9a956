"""How a card is written in a sentence (`7♥`) and what it is called."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import Card, CardName, Face, Suit
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.ui.i18n.languages import Language

SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
JOKER_SIGN = "★"
"""The star that is printed on the jokers."""

_LETTERS = {
    Language.ENGLISH: {1: "A", 11: "J", 12: "Q", 13: "K"},
    Language.GERMAN: {1: "A", 11: "B", 12: "D", 13: "K"},
    Language.RUSSIAN: {1: "Т", 11: "В", 12: "Д", 13: "К"},
}


class IndexLetters(StrEnum):
    """Whose letters stand on the cards (rulebook 2)."""

    AS_LANGUAGE = "as-language"
    ENGLISH = "en"
    GERMAN = "de"
    RUSSIAN = "ru"

    def language(self, spoken: Language) -> Language:
        """The language of the letters while the program speaks `spoken`."""
        return spoken if self is IndexLetters.AS_LANGUAGE else Language(self.value)


class CardWords(QObject):
    """Cards as signs, with the index letters that are printed on them, and as words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.letters = Language.ENGLISH
        """The language of the index letters."""

    def index(self, rank: int) -> str:
        """What stands in the corner of a card: `7`, `10`, `K`."""
        return _LETTERS[self.letters].get(rank, str(rank))

    def face(self, face: Face) -> str:
        """A face as signs: `7♥`."""
        return self.index(face.rank) + SUIT_SIGNS[face.suit]

    def sign(self, card: Card | CardName) -> str:
        """A card in a row of cards: `7♥`, `★`, `★7♥` for a joker that stands for the seven."""
        if card.face is not None:
            return self.face(card.face)
        stands_for = card.stands_for if isinstance(card, CardName) else None
        return JOKER_SIGN if stands_for is None else JOKER_SIGN + self.face(stands_for)

    def row(self, cards: Iterable[Card | CardName]) -> str:
        """Several cards as signs."""
        return " ".join(map(self.sign, cards))

    def meld(self, meld: Meld) -> str:
        """A meld as signs, jokers of runs with what they stand for."""
        return self.row(meld.names)

    def one(self, card: Card | CardName) -> str:
        """A single card as the object of a sentence: `7♥` or "a joker"."""
        if card.is_joker:
            return self.tr("a joker", "what somebody draws, takes or discards")
        return self.sign(card)

    def subject(self, card: Card | CardName) -> str:
        """A single card as the subject of a sentence: `7♥` or "the joker"."""
        if card.is_joker:
            return self.tr("the joker", "as the subject of a sentence")
        return self.sign(card)

    def some(self, cards: tuple[Card, ...] | tuple[CardName, ...]) -> str:
        """One card or several as the object of a sentence."""
        return self.one(cards[0]) if len(cards) == 1 else self.row(cards)

    def spelled(self, card: Face | Card | CardName) -> str:
        """A card in words, for tooltips and screen readers: "seven of hearts"."""
        face = card if isinstance(card, Face) else card.face
        if face is not None:
            return self.tr("{rank} of {suit}").format(
                rank=self.rank_name(face.rank), suit=self.suit_name(face.suit)
            )
        stands_for = card.stands_for if isinstance(card, CardName) else None
        if stands_for is None:
            return self.tr("joker")
        return self.tr("joker, stands for {card}").format(card=self.face(stands_for))

    def kind(self, kind: MeldKind) -> str:
        """The kind of a meld."""
        match kind:
            case MeldKind.SET:
                return self.tr("set")
            case MeldKind.RUN:
                return self.tr("run")
            case _:
                assert_never(kind)

    def suit_name(self, suit: Suit) -> str:
        """A suit as it stands in the name of a card."""
        match suit:
            case Suit.CLUBS:
                return self.tr("clubs", "in 'seven of clubs'")
            case Suit.DIAMONDS:
                return self.tr("diamonds", "in 'seven of diamonds'")
            case Suit.HEARTS:
                return self.tr("hearts", "in 'seven of hearts'")
            case Suit.SPADES:
                return self.tr("spades", "in 'seven of spades'")
            case _:
                assert_never(suit)

    def rank_name(self, rank: int) -> str:
        """A rank as it stands in the name of a card."""
        names = (
            self.tr("ace"),
            self.tr("two"),
            self.tr("three"),
            self.tr("four"),
            self.tr("five"),
            self.tr("six"),
            self.tr("seven"),
            self.tr("eight"),
            self.tr("nine"),
            self.tr("ten"),
            self.tr("jack"),
            self.tr("queen"),
            self.tr("king"),
        )
        return names[rank - 1]
