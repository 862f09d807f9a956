"""All ways to lay cards of a hand off on one meld, as small integers for searches (rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from rommedesk.engine.cards import JOKER, CardName, Face
from rommedesk.engine.hand_counters import COUNTERS, UNITS, face_at, jokers_of, place
from rommedesk.engine.melds import (
    LARGEST_SET,
    LONGEST_RUN,
    MOST_EQUAL_CARDS,
    Meld,
    MeldKind,
)
from rommedesk.engine.rules import AcePlace, RuleSet

RUN_COUNTERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(place(Face.of((at - 1) % LONGEST_RUN + 1, suit)) for at in range(LONGEST_RUN)) for suit in range(4)
)
"""By suit and unrolled rank modulo 13 the number of the counter."""
_RUN_MASKS: tuple[tuple[int, ...], ...] = tuple(
    tuple([COUNTERS[counter] for counter in row]) for row in RUN_COUNTERS
)
RANK_COUNTERS: tuple[int, ...] = (
    0,
    *(sum(COUNTERS[place(Face.of(rank, suit))] for suit in range(4)) for rank in range(1, LONGEST_RUN + 1)),
)
"""By rank the counters of its faces."""


@dataclass(frozen=True, slots=True)
class Extension:
    """Cards that can be laid off on a meld together."""

    unit: int
    """The cards as a hand integer (see `hand_counters.py`)."""
    names: tuple[CardName, ...]
    """The cards as a lay-off names them: those below the meld, then those above it."""

    @property
    def jokers(self) -> int:
        """How many of the cards are jokers."""
        return jokers_of(self.unit)


def extensions_of(meld: Meld, hand: int, rules: RuleSet) -> tuple[Extension, ...]:
    """Every group of cards of a hand (a state, see `hand_counters.py`) that can be laid off on the meld."""
    cap = LONGEST_RUN if rules.max_jokers_per_meld is None else rules.max_jokers_per_meld
    spare = jokers_of(hand)
    if spare:
        spare = min(spare, cap - sum(card.is_joker for card in meld.cards))
    if spare <= 0 and not hand & within_reach((meld,), hand, 0, rules):
        return ()
    match meld.kind:
        case MeldKind.SET:
            return tuple(_to_set(meld, hand, spare, rules))
        case MeldKind.RUN:
            return tuple(_to_run(meld, hand, spare, rules))
    assert_never(meld.kind)


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
    start, last = meld.rank, meld.rank + len(meld.cards) - 1
    lowest, highest = run_bounds(rules)
    longest = LONGEST_RUN
    counters = RUN_COUNTERS[meld.suit]

    def rows(at: int, step: int, spare: int, after_joker: bool) -> Iterator[tuple[CardName, ...]]:
        """The rows of cards from the unrolled rank `at` on outwards, the empty one first."""
        yield ()
        if not lowest <= at <= highest or (last - at if step < 0 else at - start) >= longest:
            return
        counter = counters[at % LONGEST_RUN]
        if hand >> 4 * counter & 7:
            for more in rows(at + step, step, spare, False):
                yield (CardName.of(face_at(counter)), *more)
        if spare > 0 and (rules.adjacent_jokers or not after_joker):
            for more in rows(at + step, step, spare - 1, True):
                yield (CardName.of(None, face_at(counter)), *more)

    for below in rows(start - 1, -1, spare, meld.cards[0].is_joker):
        left = spare - sum([name.is_joker for name in below])
        for above in rows(last + 1, 1, left, meld.cards[-1].is_joker):
            names = (*reversed(below), *above)
            if names and last - start + 1 + len(names) <= longest:
                yield Extension(sum([UNITS[JOKER if name.is_joker else name] for name in names]), names)


def run_bounds(rules: RuleSet) -> tuple[int, int]:
    """The lowest and the highest unrolled rank of a run; round the corner there are none that count."""
    match rules.ace:
        case AcePlace.LOW_OR_HIGH:
            return 1, LONGEST_RUN + 1
        case AcePlace.LOW:
            return 1, LONGEST_RUN
        case AcePlace.HIGH:
            return 2, LONGEST_RUN + 1
        case AcePlace.CORNER:
            return -LONGEST_RUN, 3 * LONGEST_RUN
    assert_never(rules.ace)


def within_reach(melds: Iterable[Meld], hand: int, jokers: int, rules: RuleSet) -> int:
    """The counters of the faces that a hand with so many jokers may lay off on the melds, alone or together.

    There may be some too many among them, for limits on jokers and on the length are not looked at.
    """
    lowest, highest = run_bounds(rules)
    found = 0
    for meld in melds:
        size = len(meld.cards)
        if meld.kind is MeldKind.SET:
            if size < LARGEST_SET:
                found |= RANK_COUNTERS[meld.rank]
            continue
        first = meld.faces[0]
        assert first is not None
        start = (first - 1) % LONGEST_RUN + 1
        row = _RUN_MASKS[(first - 1) // LONGEST_RUN]
        for at, step in ((start - 1, -1), (start + size, 1)):
            spare = jokers
            left = LONGEST_RUN - size
            while left and lowest <= at <= highest:
                mask = row[at % LONGEST_RUN]
                if hand & mask:
                    found |= mask
                elif spare:
                    spare -= 1
                else:
                    break
                at += step
                left -= 1
    return found
