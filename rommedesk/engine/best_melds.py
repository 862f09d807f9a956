"""The best choice among the melds of a hand: exact, for any hand.

Depth-first over the faces in rank order: the lowest face left is either in one of the melds whose lowest
natural card it is, or stays in the hand.  What a rest of the hand can gain is remembered; a rest is reduced
to the cards that can still be melded with the jokers left, so that many rests are the same.  Copies of a
card need no branching, for the hand is counters (see `hand_counters.py`).

What a meld gains is one integer with the first wish in the highest digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from rommedesk.engine.choices import Choices
from rommedesk.engine.hand_counters import (
    GUARDS,
    JOKER_SHIFT,
    JOKERS,
    NATURALS,
    WITHOUT,
    held_in,
    jokers_of,
    lowest_counter,
)
from rommedesk.engine.pieces import Pieces
from rommedesk.engine.prices import Column, cost_of, prices_in_pieces
from rommedesk.engine.templates import Template

_CARDS_BITS = 8
_POINTS_BITS = 16
MINOR = 1 << _CARDS_BITS
"""What one point of the second wish gains."""
MAJOR = 1 << (_CARDS_BITS + _POINTS_BITS)
"""What one point of the first wish gains."""

_MEMO_LIMIT = 50_000
"""So many rests are remembered from hand to hand."""
_FREE_RESTS = 3_000
"""A search that meets more rests than that is worth the price of bounds."""
_RESTS_OF_PIECE = 500
"""So many rests are looked at in a piece of work."""

_JOKER_COUNT = JOKERS >> JOKER_SHIFT


class _Pause(Exception):
    """A piece of work is done; what is known of rests by now is remembered, so the search can be begun anew.

    It comes back to where it was in a moment.
    """


def best_in_pieces(state: int, choices: Choices, memo: dict[int, int]) -> Pieces[tuple[int, list[Template]]]:
    """What the best partition of a state gains, and its templates; `memo` keeps what rests of hands gain."""
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
    gap = MINOR
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
