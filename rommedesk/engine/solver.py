"""The best ways to part a hand into melds: exact, for any hand and any rules (rulebook 3, 5 and 7).

Depth-first over the faces in rank order: the lowest face left is either in one of the melds whose lowest
natural card it is, or stays in the hand.  What a rest of the hand can gain is remembered; a rest is reduced
to the cards that can still be melded with the jokers left, so that many rests are the same.  Copies of a
card need no branching, for the hand is counters (see `hand_counters.py`).

Every goal is a sum over melds and cards, written as one integer with the first wish in the highest digits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from operator import itemgetter
from typing import assert_never

from rommedesk.engine.cards import JOKER, Card, Face, Suit
from rommedesk.engine.hand_counters import (
    CARD_UNITS,
    GUARDS,
    JOKER_SHIFT,
    JOKERS,
    NATURALS,
    WITHOUT,
    held_in,
    jokers_of,
    lowest_counter,
)
from rommedesk.engine.melds import LONGEST_RUN, Meld
from rommedesk.engine.pieces import Pieces, at_once
from rommedesk.engine.prices import Column, cost_of, prices_in_pieces
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.scoring import card_value
from rommedesk.engine.templates import Template, build_meld, near_ranks, templates_of

_JOKER_COUNT = JOKERS >> JOKER_SHIFT

_LANE = 16
"""So many bits of a number of ranks belong to each suit, clubs lowest: the ranks from the ace up, and above
them, for runs round the corner, ace and two once more."""
_SUIT = (1 << LONGEST_RUN) - 1
"""The ranks of a suit."""
_ONCE_MORE = sum(3 << _LANE * suit for suit in Suit)
"""Ace and two of all suits."""


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

_CARDS_BITS = 8
_POINTS_BITS = 16
_MINOR = 1 << _CARDS_BITS
_MAJOR = 1 << (_CARDS_BITS + _POINTS_BITS)

_MEMO_LIMIT = 50_000
"""So many rests are remembered from hand to hand."""
_SUITS_LIMIT = 2_000
"""So many suits are remembered with all their melds."""
_OPTIONS_LIMIT = 10_000
"""So many melds are remembered; without jokers there are not so many."""
_HANDS_LIMIT = 250
"""So many hands are remembered: in a turn the same one is looked at again and again."""
_FREE_RESTS = 3_000
"""A search that meets more rests than that is worth the price of bounds."""
_RESTS_OF_PIECE = 500
"""So many rests are looked at in a piece of work."""


class Goal(StrEnum):
    """What a partition shall be best at; the other is looked at among equals, then the number of cards."""

    FEWEST_LEFT = "fewest-left"
    """Fewest points left in the hand."""
    MOST_MELDED = "most-melded"
    """Most points melded."""
    MOST_OPENING = "most-opening"
    """Most points towards the opening minimum."""


@dataclass(frozen=True, slots=True)
class Partition:
    """A hand parted into melds and the rest."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    """The cards that stay in the hand, in its order."""
    points_left: int
    """What they count in the hand."""
    points_melded: int
    """What the melds count by position."""


def best_partition(hand: Sequence[Card], rules: RuleSet, *, goal: Goal = Goal.FEWEST_LEFT) -> Partition:
    """The best partition of a hand without unknown cards, exactly."""
    return solver_for(rules, goal).partition(hand)


@lru_cache(maxsize=64)
def solver_for(rules: RuleSet, goal: Goal) -> Solver:
    """The solver of a rule set and a goal; it remembers what rests of hands gain."""
    return Solver(rules, goal)


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


class _Pause(Exception):
    """A piece of work is done; what is known of rests by now is remembered, so the search can be begun anew.

    It comes back to where it was in a moment.
    """


class Solver:
    """Exact partitions under one rule set for one goal."""

    def __init__(self, rules: RuleSet, goal: Goal) -> None:
        self._goal = goal
        self._templates = templates_of(rules)
        self._near = [
            {1 << rank - 1: near_ranks(rank, jokers, rules) for rank in range(1, 14)} for jokers in (0, 1)
        ]
        self.values = tuple(card_value(Card(name), rules) for name in range(JOKER + 1))
        """What each card counts in the hand, by its name."""
        self._has_twins_in_sets = rules.equal_cards_in_set
        self._suits: dict[tuple[int, int, int], Choices] = {}
        self._runs: dict[tuple[int, int, int, int], Choices] = {}
        self._sets: dict[tuple[int, int, int], Choices] = {}
        self._options = 0
        """How many options these hold."""
        self._memo: dict[int, int] = {}
        self._choices: dict[int, Choices] = {}
        self._best: dict[int, tuple[int, list[Template]]] = {}

    # ---- questions ---------------------------------------------------------------------------------------

    def partition(self, hand: Sequence[Card]) -> Partition:
        """The best partition of the hand."""
        return self.dress(hand, self.best(*self.read(hand))[1])

    def gain(self, hand: Sequence[Card]) -> int:
        """What the best partition gains over leaving everything in the hand; to compare hands."""
        return self.best(*self.read(hand))[0]

    def dress(self, hand: Sequence[Card], chosen: Sequence[Template]) -> Partition:
        """The partition that melds the chosen templates out of the hand."""
        values = self.values
        if not chosen:
            return Partition((), tuple(hand), sum([values[card.name] for card in hand]), 0)
        by_name: dict[int, list[Card]] = {}
        for card in reversed(hand):
            by_name.setdefault(card.name, []).append(card)
        melds = tuple(
            [
                build_meld(
                    template,
                    [by_name[face].pop() for face in template.naturals],
                    [by_name[JOKER].pop() for _ in range(template.jokers)],
                )
                for template in chosen
            ]
        )
        rest = {card for cards in by_name.values() for card in cards}
        left = tuple([card for card in hand if card in rest])
        return Partition(
            melds,
            left,
            sum([values[card.name] for card in left]),
            sum([template.points for template in chosen]),
        )

    # ---- the melds of a hand -----------------------------------------------------------------------------

    def read(self, hand: Sequence[Card]) -> tuple[int, Choices]:
        """The hand as a state, and the melds it can make."""
        state = GUARDS + sum([CARD_UNITS[card] for card in hand])
        known = self._choices.get(state)
        if known is not None:
            return state, known
        held = _ranks_in(hand)
        jokers = state >> JOKER_SHIFT & _JOKER_COUNT
        runs, ranks = _ranks_of_runs(held, jokers), self._ranks_of_sets(held, jokers)
        if not (runs or ranks or jokers):
            return state, _NO_CHOICE
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
        self._forget_some()
        choices = self._choices[state] = _together(parts, jokers)
        return state, choices

    def _forget_some(self) -> None:
        """Keep what is remembered small, lest the garbage collection of Python take a while."""
        if len(self._choices) >= _HANDS_LIMIT:
            self._choices.clear()
            self._best.clear()
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
            option = (self.gain_of(template), template.unit, template)
            by_lowest.setdefault(template.lowest, []).append(option)
            self._options += 1
            for count in range(template.jokers, jokers + 1):
                useful[count] |= template.counters
        for row in by_lowest.values():
            row.sort(key=itemgetter(0), reverse=True)
        return Choices(by_lowest, tuple(useful))

    def gain_of(self, template: Template) -> int:
        """What melding it gains."""
        values = self.values
        freed = sum([values[face] for face in template.naturals]) + template.jokers * values[JOKER]
        match self._goal:
            case Goal.FEWEST_LEFT:
                return freed * _MAJOR + template.points * _MINOR + template.size
            case Goal.MOST_MELDED:
                return template.points * _MAJOR + freed * _MINOR + template.size
            case Goal.MOST_OPENING:
                return template.opening * _MAJOR + freed * _MINOR + template.size
        assert_never(self._goal)

    # ---- the search --------------------------------------------------------------------------------------

    def best(self, state: int, choices: Choices) -> tuple[int, list[Template]]:
        """What the best partition of a state gains, and its templates."""
        known = self._best.get(state)
        if known is not None:
            return known
        found = self._best[state] = at_once(self._found(state, choices))
        return found

    def think_ahead(self, hand: Iterable[Card]) -> Pieces[None]:
        """Piece by piece do the work that a question about this hand takes, which is then answered at once.

        A piece takes a few milliseconds.  It is right to ask before all is done.
        """
        hand = tuple(hand)
        jokers = sum([card.is_joker for card in hand])
        for key in _ranks_of_runs(_ranks_in(hand), jokers):
            if key not in self._suits:
                self._find_suit(*key)
                yield
        state, choices = self.read(hand)
        if state not in self._best:
            yield
            self._best[state] = yield from self._found(state, choices)

    def _found(self, state: int, choices: Choices) -> Pieces[tuple[int, list[Template]]]:
        memo = self._memo
        if len(memo) > _MEMO_LIMIT:
            memo.clear()
        left = _FREE_RESTS
        while left > 0:
            known = len(memo)
            try:
                return _search(state, choices, memo, min(left, _RESTS_OF_PIECE))
            except _Pause:
                # Who asks between two pieces may have it forget everything.
                left -= max(1, len(memo) - known)
                yield
        return (yield from _bounded_search(state, choices))


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


def _search(state: int, choices: Choices, memo: dict[int, int], limit: int) -> tuple[int, list[Template]]:
    """The most that can be gained and the templates; `memo` (what rests gain) may grow by `limit`."""
    by_lowest, useful = choices.by_lowest, choices.useful
    guards, naturals, keep = GUARDS, NATURALS, WITHOUT
    shift, count = JOKER_SHIFT, _JOKER_COUNT
    full = len(memo) + limit

    def visit(rest: int) -> int:
        cards = rest & naturals
        lowest = (cards & -cards).bit_length() - 1 >> 2
        best = 0
        for gain, unit, _ in by_lowest.get(lowest, ()):
            after = rest - unit
            if after & guards == guards:
                after &= useful[after >> shift & count]
                if after & naturals:
                    more = memo.get(after)
                    gain += visit(after) if more is None else more
                if gain > best:
                    best = gain
        after = rest & keep[lowest]
        if after & naturals:
            more = memo.get(after)
            if more is None:
                more = visit(after)
            if more > best:
                best = more
        if len(memo) > full:
            raise _Pause
        memo[rest] = best
        return best

    def gain_of(rest: int) -> int:
        if not rest & naturals:
            return 0
        known = memo.get(rest)
        return visit(rest) if known is None else known

    chosen: list[Template] = []
    state &= useful[state >> shift & count]
    most = wanted = gain_of(state)
    while wanted:
        lowest = (state & naturals & -(state & naturals)).bit_length() - 1 >> 2
        for gain, unit, template in by_lowest.get(lowest, ()):
            after = state - unit
            if after & guards == guards:
                after &= useful[after >> shift & count]
                if gain + gain_of(after) == wanted:
                    chosen.append(template)
                    wanted -= gain
                    state = after
                    break
        else:
            state &= keep[lowest]
    return most, chosen


def _bounded_search(state: int, choices: Choices) -> Pieces[tuple[int, list[Template]]]:
    """The same for large hands: with prices for all cards nothing is tried that falls too far below them.

    A rest gains at most what its cards cost, and every meld says how much less it gains than its cards cost.
    Partitions within a small gap of the bound are looked for first, then within larger ones.
    """
    options = [option for row in choices.by_lowest.values() for option in row]
    columns = [Column(gain, held_in(unit)) for gain, unit, _ in options]
    yield
    prices = yield from prices_in_pieces(columns, state)
    search = _BoundedSearch(choices, prices)
    state &= choices.useful[jokers_of(state)]
    bound = cost_of(state, prices)
    gap = _MINOR
    while True:
        search.begin_piece()
        try:
            gain = search.most(state, bound, bound - gap)
            if gain > bound - gap or gap > bound:
                return gain, search.chosen(state, gain)
        except _Pause:
            yield
        else:
            gap *= 4


class _BoundedSearch:
    """Depth-first like `_search`, where of some rests only is known what they do not exceed."""

    def __init__(self, choices: Choices, prices: Sequence[int]) -> None:
        self._useful = choices.useful
        self._prices = prices
        self._exact: dict[int, int] = {}
        self._limits: dict[int, int] = {}
        self._left = 0
        """So many rests may still be looked at in this piece of work."""
        self._by_lowest: dict[int, list[tuple[int, int, int, Template]]] = {
            counter: sorted(
                [(cost_of(unit, prices) - gain, gain, unit, template) for gain, unit, template in row],
                key=itemgetter(0),
            )
            for counter, row in choices.by_lowest.items()
        }

    def begin_piece(self) -> None:
        """Look at some more rests."""
        self._left = _RESTS_OF_PIECE

    def most(self, rest: int, bound: int, least: int) -> int:
        """What a rest gains, exact if that is more than `least`; its cards cost `bound`."""
        if not rest & NATURALS:
            return 0
        known = self._exact.get(rest)
        if known is not None:
            return known
        if self._limits.get(rest, bound) <= least:
            return least
        lowest = lowest_counter(rest)
        best = max(0, least)
        for below, gain, unit, _ in self._by_lowest.get(lowest, ()):
            if bound - below <= best:
                break
            after = rest - unit
            if after & GUARDS == GUARDS:
                after, left = self._reduced(after, bound - below - gain)
                total = gain + self.most(after, left, best - gain)
                if total > best:
                    best = total
        left = bound - self._prices[lowest] * (rest >> 4 * lowest & 7)
        if left > best:
            best = max(best, self.most(rest & WITHOUT[lowest], left, best))
        if best > least:
            self._exact[rest] = best
        else:
            self._limits[rest] = least
        self._left -= 1
        if self._left < 0:
            raise _Pause
        return best

    def _reduced(self, rest: int, bound: int) -> tuple[int, int]:
        """The rest without what can no longer be melded, and what that costs."""
        useful = self._useful[jokers_of(rest)]
        lost = rest & ~useful & NATURALS
        return (rest & useful, bound - cost_of(lost, self._prices)) if lost else (rest, bound)

    def chosen(self, state: int, wanted: int) -> list[Template]:
        """The templates of a partition that gains `wanted`, the most that can be gained."""
        chosen: list[Template] = []
        while wanted:
            lowest = lowest_counter(state)
            for _, gain, unit, template in self._by_lowest.get(lowest, ()):
                after = state - unit
                if after & GUARDS == GUARDS:
                    after, bound = self._reduced(after, cost_of(after, self._prices))
                    if gain + self.most(after, bound, wanted - gain - 1) == wanted:
                        chosen.append(template)
                        wanted -= gain
                        state = after
                        break
            else:
                state &= WITHOUT[lowest]
        return chosen
