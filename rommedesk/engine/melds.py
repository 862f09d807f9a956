"""Sets and runs: what they are, where a run may begin, and what they count (rulebook 3).

A run is thought of as a row of unrolled ranks from its first card on: 1 is a low ace, 14 an ace above the
king, 15 a two that follows it round the corner, and so on.  Everything about a run follows from its first
rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import assert_never

from rommedesk.engine.cards import ALL_FACES, Card, CardName, Face, Suit
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.engine.swift import swiftly_made

SHORTEST_MELD = 3
LARGEST_SET = 4
LONGEST_RUN = 13
MOST_EQUAL_CARDS = 2
"""How often a suit may come in a set under `equal_cards_in_set`."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld in table order; made by `as_meld`, `extend`, `swap` and the solver only.

    `faces[i]` is what `cards[i]` counts as.  A joker in a set has no face, only the rank of the set: it
    stands for whichever suits are missing.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    faces: tuple[Face | None, ...]

    @property
    def rank(self) -> int:
        """The rank of a set, or the first rank of a run (1 for a low ace)."""
        first = self.faces[0]
        return first.rank if first is not None else next(face.rank for face in self.faces if face is not None)

    @property
    def suit(self) -> Suit:
        """The suit of a run."""
        first = self.faces[0]
        return first.suit if first is not None else next(face.suit for face in self.faces if face is not None)

    def __str__(self) -> str:
        return " ".join(map(str, self.names))

    @property
    def names(self) -> tuple[CardName, ...]:
        """The cards as they are written, jokers of runs with what they stand for."""
        return tuple(
            CardName.of(None, face) if card.is_joker else card.name
            for card, face in zip(self.cards, self.faces, strict=True)
        )


def run_starts(size: int, rules: RuleSet) -> range:
    """The unrolled ranks at which a run of `size` cards may begin (rulebook 1, `ace`)."""
    if size > LONGEST_RUN:
        return range(0)
    match rules.ace:
        case AcePlace.LOW_OR_HIGH:
            return range(1, 16 - size)
        case AcePlace.LOW:
            return range(1, 15 - size)
        case AcePlace.HIGH:
            return range(2, 16 - size)
        case AcePlace.CORNER:
            return range(1, 14)
    assert_never(rules.ace)


def run_from(cards: Sequence[Card], suit: Suit, start: int) -> Meld:
    """The run of these cards in this order from an unrolled rank on; whether it is legal is not looked at."""
    return Meld(MeldKind.RUN, tuple(cards), _run_faces(suit, start, len(cards)))


@cache
def _run_faces(suit: Suit, start: int, size: int) -> tuple[Face, ...]:
    return tuple(ALL_FACES[suit * 13 + (start + place - 1) % LONGEST_RUN] for place in range(size))


# ---- values ----------------------------------------------------------------------------------------------


def face_points(rank: int) -> int:
    """What a rank other than the ace counts everywhere (rulebook 2)."""
    return min(rank, 10)


def card_points(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """What each card of the meld counts by its position, jokers as the card they stand for (rulebook 3)."""
    match meld.kind:
        case MeldKind.RUN:
            return run_points(meld.rank, len(meld.cards), rules)
        case MeldKind.SET:
            rank = meld.rank
            return (rules.ace_set if rank == 1 else face_points(rank),) * len(meld.cards)
    assert_never(meld.kind)


def meld_points(meld: Meld, rules: RuleSet) -> int:
    """The value of the meld (rulebook 3)."""
    return sum(card_points(meld, rules))


def run_points(start: int, size: int, rules: RuleSet) -> tuple[int, ...]:
    """What each place of a run counts that begins at an unrolled rank."""
    middle = rules.ace_run_high if rules.ace_run_middle is None else rules.ace_run_middle
    return _points_by_place(start, size, rules.ace_run_low, middle, rules.ace_run_high)


@lru_cache(maxsize=4096)
def _points_by_place(start: int, size: int, low: int, middle: int, high: int) -> tuple[int, ...]:
    """What the cards of a run count whose ace counts `low` at the bottom, `high` at the top end."""
    points = [face_points((start + place - 1) % LONGEST_RUN + 1) for place in range(size)]
    ace = (1 - start) % LONGEST_RUN
    if ace < size:
        points[ace] = low if ace == 0 else high if ace == size - 1 else middle
    return tuple(points)
