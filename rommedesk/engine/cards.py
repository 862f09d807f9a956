"""Cards, faces and their text form (rulebook 2).

Three small integers carry everything: a `Face` is what is printed on a natural card, a `Card` is one physical
card of the pack (two sevens of hearts are two cards with one face), a `CardName` is what people and files
write: a face, a joker, or a joker together with the face it shall stand for.  They are integers because the
engine hashes and compares cards all day long.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache

from rommedesk.engine.reasons import NotationError

RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "cdhs"

_FACE_BITS = 6
_FACE_MASK = (1 << _FACE_BITS) - 1
_JOKER = 53


class Suit(IntEnum):
    """The four suits in table order: clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Face(int):
    """What a natural card shows: 1 to 52, thirteen of each suit from the ace to the king."""

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: int) -> Face:
        """The face of `rank` (1 ace … 13 king) and `suit` (see `Suit`)."""
        return ALL_FACES[suit * 13 + rank - 1]

    @classmethod
    def parse(cls, text: str) -> Face:
        """Read a face such as `7h` or `Td`; raises `NotationError`."""
        face = _FACE_BY_TEXT.get(text)
        if face is None:
            raise NotationError(text, 0)
        return face

    @property
    def rank(self) -> int:
        """1 for the ace, 11 J, 12 Q, 13 K."""
        return _RANK_OF[self]

    @property
    def suit(self) -> Suit:
        """The suit."""
        return _SUIT_OF[self]

    def __str__(self) -> str:
        return _FACE_TEXT[self]

    def __repr__(self) -> str:
        return f"Face({_FACE_TEXT[self]!r})"


_FACE_TEXT = ("", *(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS))
ALL_FACES: tuple[Face, ...] = tuple(Face(number) for number in range(1, 53))
"""All 52 faces, clubs first, ace to king in each suit."""
_RANK_OF = (0, *((face - 1) % 13 + 1 for face in ALL_FACES))
_SUIT_OF = (Suit.CLUBS, *(Suit((face - 1) // 13) for face in ALL_FACES))
_FACE_BY_TEXT = {_FACE_TEXT[face]: face for face in ALL_FACES}


class Card(int):
    """One physical card.  Never 0 (see `UNKNOWN`); cards of one face differ by their copy number.

    Copies are numbered from 0 in deck order (see `number_copies`).  Views renumber them by the order in which
    a seat came to see them, so that a copy number never tells where a hidden twin lies.
    """

    __slots__ = ()

    @classmethod
    def of(cls, face: Face | None, copy: int = 0) -> Card:
        """The `copy`-th card that shows `face`; `None` means a joker."""
        number = copy << _FACE_BITS | (_JOKER if face is None else face)
        return _CARDS[number] if number < len(_CARDS) else cls(number)

    @classmethod
    def parse(cls, text: str) -> Card:
        """The first copy of the card written as `text` (`7h`, `*`); raises `NotationError`."""
        return cls(_JOKER) if text == "*" else cls(Face.parse(text))

    @property
    def copy(self) -> int:
        """Which of the cards with this face it is, counted from 0."""
        return self >> _FACE_BITS

    @property
    def face(self) -> Face | None:
        """What the card shows; `None` for a joker."""
        return _FACE_OF[self & _FACE_MASK]

    @property
    def is_joker(self) -> bool:
        """Whether the card is a joker."""
        return self & _FACE_MASK == _JOKER

    @property
    def name(self) -> CardName:
        """The name of the card in moves and files: its face, or a joker that stands for nothing yet."""
        return _NAMES[self & _FACE_MASK]

    def __str__(self) -> str:
        return _CARD_TEXT[self & _FACE_MASK]

    def __repr__(self) -> str:
        return f"Card({self}#{self >> _FACE_BITS})"


_CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(4 << _FACE_BITS))
"""The first four copies of every card, which are all that most packs hold."""
_FACE_OF: tuple[Face | None, ...] = (None, *ALL_FACES, None)
_CARD_TEXT = ("?", *_FACE_TEXT[1:], "*")

UNKNOWN = Card(0)
"""Stands in views for a card that the seat cannot see; it is no card of any pack and shows no face."""


class CardName(int):
    """How a move or a file names a card: `7h`, `*`, or `*=7c` for a joker that shall stand for 7♣."""

    __slots__ = ()

    @classmethod
    def of(cls, face: Face | None, stands_for: Face | None = None) -> CardName:
        """The name of a natural card, or with `face` None of a joker, which may stand for a face."""
        if face is not None:
            return _NAMES[face]
        return JOKER if stands_for is None else cls(stands_for << _FACE_BITS | _JOKER)

    @classmethod
    def parse(cls, text: str) -> CardName:
        """Read one name; raises `NotationError` with the position of the fault inside `text`."""
        if text.startswith("*"):
            if text == "*":
                return JOKER
            face = _FACE_BY_TEXT.get(text[2:]) if text[1] == "=" else None
            if face is None:
                raise NotationError(text, 1)
            return cls.of(None, face)
        return _NAMES[Face.parse(text)]

    @property
    def face(self) -> Face | None:
        """What is printed on the named card; `None` for a joker."""
        return _FACE_OF[self & _FACE_MASK]

    @property
    def is_joker(self) -> bool:
        """Whether a joker is named."""
        return self & _FACE_MASK == _JOKER

    @property
    def stands_for(self) -> Face | None:
        """The face written behind a joker, if any."""
        return _FACE_OF[self >> _FACE_BITS]

    def matches(self, card: Card) -> bool:
        """Whether `card` shows what is named (what a joker stands for is not printed on it)."""
        return (self ^ card) & _FACE_MASK == 0

    def __str__(self) -> str:
        shown = _CARD_TEXT[self & _FACE_MASK]
        written = self >> _FACE_BITS
        return f"{shown}={_FACE_TEXT[written]}" if written else shown

    def __repr__(self) -> str:
        return f"CardName({str(self)!r})"


_NAMES: tuple[CardName, ...] = tuple(CardName(number) for number in range(_JOKER + 1))
JOKER: CardName = _NAMES[_JOKER]
"""The name of a joker of which is not written what it stands for."""


def parse_names(text: str) -> tuple[CardName, ...]:
    """Read card names separated by blanks; raises `NotationError` with the position in `text`."""
    names: list[CardName] = []
    position = 0
    for word in text.split(" "):
        if word:
            try:
                names.append(CardName.parse(word))
            except NotationError as error:
                raise NotationError(text, position + error.position) from None
        position += len(word) + 1
    return tuple(names)


def write_names(names: Iterable[Card | CardName]) -> str:
    """The text form of several cards or names, separated by blanks."""
    return " ".join(map(str, names))


def different_names(cards: Iterable[Card]) -> list[CardName]:
    """What the cards show, each name once and in rising order, that of jokers last."""
    return [_NAMES[shown] for shown in sorted({card & _FACE_MASK for card in cards})]


def copies_of(name: CardName, cards: Iterable[Card]) -> list[Card]:
    """Those of the cards that the name may mean, in their order."""
    return [card for card in cards if not (name ^ card) & _FACE_MASK]


def first_copy(name: CardName, cards: Iterable[Card]) -> Card | None:
    """The first of the cards that the name may mean."""
    for card in cards:
        if not (name ^ card) & _FACE_MASK:
            return card
    return None


def number_copies(names: Sequence[CardName]) -> tuple[Card, ...]:
    """Physical cards for a whole pack written as names: the n-th mention of a face is its copy n - 1."""
    seen: dict[int, int] = {}
    cards: list[Card] = []
    for name in names:
        shown = name & _FACE_MASK
        copy = seen.get(shown, 0)
        seen[shown] = copy + 1
        cards.append(Card(copy << _FACE_BITS | shown))
    return tuple(cards)


@lru_cache(maxsize=64)
def new_pack(packs: int, jokers: int) -> tuple[Card, ...]:
    """The unshuffled cards of `packs` packs of 52 and `jokers` jokers (rulebook 1)."""
    naturals = tuple(Card.of(face, copy) for copy in range(packs) for face in ALL_FACES)
    return naturals + tuple(Card.of(None, copy) for copy in range(jokers))
