"""The melds that a hand can make, as a search wants them (see `best_melds.py`).

They are looked for suit by suit and rank by rank, and what was found is remembered: the same cards of a suit
come in many hands.  Whether there may be any shows in the ranks of each suit, which are bits of one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from rommedesk.engine.cards import Card, Face, Suit
from rommedesk.engine.hand_counters import CARD_UNITS, GUARDS, JOKERS, jokers_of
from rommedesk.engine.melds import LONGEST_RUN
from rommedesk.engine.pieces import Pieces
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.templates import Template, near_ranks, templates_of

_LANE = 16
"""So many bits of a number of ranks belong to each suit, clubs lowest: the ranks from the ace up, and above
them, for runs round the corner, ace and two once more."""
_SUIT = (1 << LONGEST_RUN) - 1
"""The ranks of a suit."""
_ONCE_MORE = sum(3 << _LANE * suit for suit in Suit)
"""Ace and two of all suits."""

_SUITS_LIMIT = 2_000
"""So many suits are remembered with all their melds."""
_OPTIONS_LIMIT = 10_000
"""So many melds are remembered; without jokers there are not so many."""


def _bits_of(face: Face | None) -> int:
    """A card as a bit of a number of ranks, an ace or two as both of its bits; a joker as none."""
    if face is None:
        return 0
    bit = 1 << _LANE * face.suit + face.rank - 1
    return bit | (bit & _ONCE_MORE) << LONGEST_RUN


_RANK_BITS: tuple[int, ...] = tuple(
    _bits_of(Card(number).face) if unit else 0 for number, unit in enumerate(CARD_UNITS)
)
"""Each `Card` as bits of a number of ranks."""


Option = tuple[int, int, Template]
"""What a template gains, its unit, itself."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The melds that a hand, or one suit or rank of it, can make."""

    by_lowest: dict[int, list[Option]]
    """By the number of their lowest counter."""
    useful: tuple[int, ...]
    """By jokers left: the counters that can still be melded, as a mask of states."""


_NO_CHOICE = Choices({}, (GUARDS | JOKERS,))
"""Of a hand without jokers that holds no meld."""


class ChoiceFinder:
    """Finds the melds of hands under one rule set."""

    def __init__(self, rules: RuleSet, gain_of: Callable[[Template], int]) -> None:
        self._gain_of = gain_of
        self._templates = templates_of(rules)
        self._near = [
            {1 << rank - 1: near_ranks(rank, jokers, rules) for rank in range(1, 14)} for jokers in (0, 1)
        ]
        self._has_twins_in_sets = rules.equal_cards_in_set
        self._suits: dict[tuple[int, int, int], Choices] = {}
        self._runs: dict[tuple[int, int, int, int], Choices] = {}
        self._sets: dict[tuple[int, int, int], Choices] = {}
        self._options = 0
        """How many options these hold."""

    def find(self, hand: Iterable[Card], state: int) -> Choices:
        """The melds of a hand, which is given as a state as well."""
        held = _ranks_in(hand)
        jokers = jokers_of(state)
        runs, ranks = _ranks_of_runs(held, jokers), self._ranks_of_sets(held, jokers)
        if not (runs or ranks or jokers):
            return _NO_CHOICE
        self._forget_some()
        parts = []
        for key in runs:
            part = self._suits.get(key) or self._find_suit(*key)
            if part.by_lowest:
                parts.append(part)
        while ranks:
            shift = (ranks & -ranks).bit_length() - 1
            ranks &= ranks - 1
            counts = state >> 16 * shift & 0x7777
            part = self._sets.get((shift, counts, jokers)) or self._find_sets(shift, counts, jokers)
            if part.by_lowest:
                parts.append(part)
        return _together(parts, jokers)

    def think_ahead(self, hand: Iterable[Card], jokers: int) -> Pieces[None]:
        """Suit by suit do the work that finding the runs of this hand takes."""
        for key in _ranks_of_runs(_ranks_in(hand), jokers):
            if key not in self._suits:
                self._find_suit(*key)
                yield

    def _forget_some(self) -> None:
        """Keep what is remembered small, lest the garbage collection of Python take a while."""
        if len(self._suits) >= _SUITS_LIMIT:
            self._suits.clear()
        if self._options >= _OPTIONS_LIMIT:
            self._suits.clear()
            self._runs.clear()
            self._sets.clear()
            self._options = 0

    def _ranks_of_sets(self, ranks: int, jokers: int) -> int:
        """As bits, the ranks of which there are enough suits for a set."""
        clubs, diamonds = ranks & _SUIT, ranks >> _LANE & _SUIT
        hearts, spades = ranks >> 2 * _LANE & _SUIT, ranks >> 3 * _LANE & _SUIT
        if jokers > 1 or self._has_twins_in_sets:
            return clubs | diamonds | hearts | spades
        black, red, both = clubs & spades, hearts & diamonds, (clubs | spades) & (hearts | diamonds)
        if jokers:
            return black | red | both
        return black & (hearts | diamonds) | red & (clubs | spades)

    def _find_suit(self, suit: int, held: int, jokers: int) -> Choices:
        near = self._near[jokers > 0]
        parts = []
        rest = held
        while rest:
            lowest = rest & -rest
            key = (suit, lowest, rest & near[lowest], jokers)
            part = self._runs.get(key)
            if part is None:
                part = self._runs[key] = self._part(
                    self._templates.runs(Suit(suit), key[2], jokers, lowest), jokers
                )
            if part.by_lowest:
                parts.append(part)
            rest ^= lowest
        found = self._suits[suit, held, jokers] = _together(parts, jokers)
        return found

    def _find_sets(self, shift: int, counters: int, jokers: int) -> Choices:
        counts = tuple(counters >> 4 * suit & 7 for suit in range(4))
        found = self._part(self._templates.sets(shift + 1, counts, jokers), jokers)
        self._sets[shift, counters, jokers] = found
        return found

    def _part(self, templates: Iterable[Template], jokers: int) -> Choices:
        """The templates by their lowest counter, those that gain most first."""
        by_lowest: dict[int, list[Option]] = {}
        useful = [0] * (jokers + 1)
        for template in templates:
            option = (self._gain_of(template), template.unit, template)
            by_lowest.setdefault(template.lowest, []).append(option)
            self._options += 1
            for count in range(template.jokers, jokers + 1):
                useful[count] |= template.counters
        for row in by_lowest.values():
            row.sort(key=itemgetter(0), reverse=True)
        return Choices(by_lowest, tuple(useful))


def _ranks_in(hand: Iterable[Card]) -> int:
    """The ranks that the hand holds of each suit, in the lanes of one number."""
    ranks = 0
    for card in hand:
        ranks |= _RANK_BITS[card]
    return ranks


def _ranks_of_runs(ranks: int, jokers: int) -> list[tuple[int, int, int]]:
    """Each suit, its ranks that may come to lie in a run, and the jokers.

    Without jokers only three ranks in a row may.
    """
    if not jokers:
        # Whatever the rules say about the ace, it is let lie on both sides.
        rows = ranks & ranks >> 1 & ranks >> 2
        if not rows:
            return []
        rows |= rows << 1 | rows << 2
        ranks = rows | rows >> LONGEST_RUN & _ONCE_MORE
    return [(suit, held, jokers) for suit in range(4) if (held := ranks >> _LANE * suit & _SUIT)]


def _together(parts: Sequence[Choices], jokers: int) -> Choices:
    """All melds of some parts of a hand."""
    by_lowest: dict[int, list[Option]] = {}
    useful = [GUARDS | JOKERS] * (jokers + 1)
    counts = range(jokers + 1)
    for part in parts:
        for counter, row in part.by_lowest.items():
            before = by_lowest.get(counter)
            by_lowest[counter] = row if before is None else before + row
        masks = part.useful
        for count in counts:
            useful[count] |= masks[count]
    return Choices(by_lowest, tuple(useful))
