"""Prices for cards that no meld outbids: a bound on what any partition can gain (see `best_melds.py`).

If every card has a price and no meld gains more than its cards cost, no partition gains more than all cards
cost, and a meld that gains `d` less than its cards cost cannot be part of a partition within `d` of that sum.
The best prices are the dual values of the linear program that may take melds in parts; it is solved with the
simplex method in floating point, and then the prices are rounded and mended so that they hold exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rommedesk.engine.hand_counters import SLOTS, held_in
from rommedesk.engine.pieces import Pieces, at_once

_MOST_STEPS = 2_000
"""The prices are of use after any number of steps; a program that goes in circles ends here."""
_NOTHING = 1e-9
_WORK_OF_PIECE = 20_000
"""So many numbers are reckoned with in a piece of work."""


@dataclass(frozen=True, slots=True)
class Column:
    """A meld in the linear program."""

    gain: int
    uses: tuple[tuple[int, int], ...]
    """Which cards it takes (by slot, see `hand_counters.py`) and how many of each."""

    def cost(self, prices: Sequence[int]) -> int:
        """The prices of its cards."""
        return sum([prices[slot] * taken for slot, taken in self.uses])


def fair_prices(columns: Sequence[Column], state: int) -> list[int]:
    """A price for each slot, the whole state as cheap as can be, no column gains more than it costs."""
    return at_once(prices_in_pieces(columns, state))


def prices_in_pieces(columns: Sequence[Column], state: int) -> Pieces[list[int]]:
    """The same piece by piece."""
    prices = [0] * SLOTS
    duals = yield from _dual_values(columns, state)
    for slot, price in duals.items():
        prices[slot] = max(0, round(price))
    for column in columns:
        missing = column.gain - column.cost(prices)
        if missing > 0:
            slot, taken = column.uses[0]
            prices[slot] += -(-missing // taken)
    return prices


def cost_of(state: int, prices: Sequence[int]) -> int:
    """The prices of all cards of a state: no partition of it gains more."""
    return sum([prices[slot] * held for slot, held in held_in(state)])


def _dual_values(columns: Sequence[Column], state: int) -> Pieces[dict[int, float]]:
    """The dual values by slot, after as many simplex steps as it takes or as are allowed."""
    supply = held_in(state)
    size = len(supply)
    row_of = {slot: row for row, (slot, _) in enumerate(supply)}
    scale = float(max((column.gain for column in columns), default=1)) or 1.0
    gains = [column.gain / scale for column in columns]
    uses = [[(row_of[slot], taken) for slot, taken in column.uses] for column in columns]
    # The inverse of the basis row by row, the present amounts behind it; at first all cards are left.
    inverse = [
        [float(row == at) for at in range(size)] + [float(held)] for row, (_, held) in enumerate(supply)
    ]
    duals = [0.0] * (size + 1)
    steps_of_piece = max(1, _WORK_OF_PIECE // (size * size + 4 * len(columns)))
    for step in range(1, _MOST_STEPS + 1):
        if step % steps_of_piece == 0:
            yield
        entering: list[tuple[int, int]] = []
        best = _NOTHING
        for number, used in enumerate(uses):
            profit = gains[number]
            for row, taken in used:
                profit -= duals[row] * taken
            if profit > best:
                entering, best = used, profit
        for row in range(size):
            # A card of a negative price had better be left.
            if -duals[row] > best:
                entering, best = [(row, 1)], -duals[row]
        direction = [sum([line[row] * taken for row, taken in entering]) for line in inverse]
        pivot, ratio = -1, 0.0
        for row, slope in enumerate(direction):
            if slope > _NOTHING and (pivot < 0 or inverse[row][size] / slope < ratio):
                pivot, ratio = row, inverse[row][size] / slope
        if pivot < 0:
            break
        slope = direction[pivot]
        turned = inverse[pivot] = [value / slope for value in inverse[pivot]]
        for row, factor in enumerate(direction):
            if row != pivot and factor:
                inverse[row] = [
                    value - factor * other for value, other in zip(inverse[row], turned, strict=True)
                ]
        duals = [value + best * other for value, other in zip(duals, turned, strict=True)]
    return {slot: duals[row] * scale for row, (slot, _) in enumerate(supply)}
