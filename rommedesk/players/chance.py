"""Chance for players: the same seed gives the same lots everywhere, at little cost."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from rommedesk.engine.deal import NO_NUMBER
from rommedesk.engine.record_lines import DealLine

Item = TypeVar("Item")

_MASK = (1 << 64) - 1


def mixed(*numbers: int) -> int:
    """A number of 64 bits that follows from these and looks like chance (SplitMix64)."""
    state = 0
    for number in numbers:
        state = _stirred(state ^ number)
    return state


def _stirred(state: int) -> int:
    state = state + 0x9E3779B97F4A7C15 & _MASK
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
    return state ^ state >> 31


def decision_seed(dealt: DealLine, time: int, seat: int) -> int:
    """The seed of a computer player's decision, of 53 bits.

    `time` is the number of steps of the round so far, the deal and undos included.  The seed follows from the
    deal number, or, where no number gave the deal, from the salt: so the record tells every seed afterwards,
    and nobody knows one before.
    """
    name = dealt.salt if dealt.deal.number == NO_NUMBER else dealt.deal.number
    return int(Random(f"seed/{name}/{time}/{seat}").random() * 2**53)


class Lot:
    """Draws by lot, all from one seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        self._state = _stirred(self._state)
        return self._state * count >> 64

    def take(self, items: list[Item]) -> Item:
        """Draw an item and take it out; the order of the others is not kept."""
        at = self.below(len(items))
        items[at], items[-1] = items[-1], items[at]
        return items.pop()
