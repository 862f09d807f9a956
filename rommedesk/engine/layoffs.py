"""All ways to lay cards of a hand off on one meld, as small integers for searches (rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rommedesk.engine.cards import JOKER, CardName, Face
from rommedesk.engine.melds import (
    LARGEST_SET,
    LONGEST_RUN,
    MOST_EQUAL_CARDS,
    Meld,
    MeldKind,
    run_starts,
)
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.engine.templates import UNITS, jokers_of, place


@dataclass(frozen=True, slots=True)
class Extension:
    """Cards that can be laid off on a meld together."""

    unit: int
    """The cards as a hand integer (see `templates.py`)."""
    names: tuple[CardName, ...]
    """The cards as a lay-off names them: those below the meld, then those above it."""

    @property
    def jokers(self) -> int:
        """How many of the cards are jokers."""
        return jokers_of(self.unit)


def extensions_of(meld: Meld, hand: int, rules: RuleSet) -> tuple[Extension, ...]:
    """Every group of cards of a hand (as a state, see `templates.py`) that can be laid off on the meld."""
    cap = LONGEST_RUN if rules.max_jokers_per_meld is None else rules.max_jokers_per_meld
    spare = min(jokers_of(hand), cap - sum(card.is_joker for card in meld.cards))
    match meld.kind:
        case MeldKind.SET:
            return tuple(_to_set(meld, hand, spare, rules))
        case MeldKind.RUN:
            return tuple(_to_run(meld, hand, spare, rules))


def _holds(hand: int, face: Face) -> bool:
    return bool(hand >> 4 * place(face) & 7)


def _to_set(meld: Meld, hand: int, spare: int, rules: RuleSet) -> Iterator[Extension]:
    if len(meld.cards) == LARGEST_SET:
        return
    most_equal = MOST_EQUAL_CARDS if rules.equal_cards_in_set else 1
    for suit in range(4):
        face = Face.of(meld.rank, suit)
        if _holds(hand, face) and meld.faces.count(face) < most_equal:
            yield Extension(UNITS[face], (CardName.of(face),))
    if spare > 0:
        yield Extension(UNITS[JOKER], (JOKER,))


def _to_run(meld: Meld, hand: int, spare: int, rules: RuleSet) -> Iterator[Extension]:
    suit, start, size = meld.suit, meld.rank, len(meld.cards)
    goes_round = rules.ace is AcePlace.CORNER
    allowed = {length: run_starts(length, rules) for length in range(size, LONGEST_RUN + 1)}

    def face_at(unrolled: int) -> Face:
        return Face.of((unrolled - 1) % LONGEST_RUN + 1, suit)

    def is_run(first: int, length: int) -> bool:
        if length > LONGEST_RUN:
            return False
        return ((first - 1) % LONGEST_RUN + 1 if goes_round else first) in allowed[length]

    def rows(at: int, step: int, spare: int, after_joker: bool) -> Iterator[tuple[CardName, ...]]:
        """The rows of cards from the unrolled rank `at` on outwards, the empty one first."""
        yield ()
        if not (is_run(at, start + size - at) if step < 0 else is_run(start, at - start + 1)):
            return
        face = face_at(at)
        if _holds(hand, face):
            for more in rows(at + step, step, spare, False):
                yield (CardName.of(face), *more)
        if spare > 0 and (rules.adjacent_jokers or not after_joker):
            for more in rows(at + step, step, spare - 1, True):
                yield (CardName.of(None, face), *more)

    for below in rows(start - 1, -1, spare, meld.cards[0].is_joker):
        left = spare - sum(name.is_joker for name in below)
        for above in rows(start + size, 1, left, meld.cards[-1].is_joker):
            names = (*reversed(below), *above)
            if names and is_run(start - len(below), size + len(names)):
                yield Extension(sum(UNITS[JOKER if name.is_joker else name] for name in names), names)
