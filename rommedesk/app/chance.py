"""Where all chance of a match comes from: everything follows from one number that people can write down.

Each draw by lot has a random stream of its own, seeded by a text.  So it does not matter what was drawn
before, and a match that was closed and resumed goes on as if it had not been.

| stream | text |
| --- | --- |
| first dealer | `dealer/<match number>` |
| deal of round r | `deal/<deal number>`, the deal number being the match number + r - 1 |
| new stock | `stock/<deal number>/<time>` |
| seed of a decision | `seed/<deal number>/<time>/<seat>`, its first number times 2 to the 53 |

The time is the number of steps of the round so far, the deal and undos included.  The same number, rules and
levels give the same match move by move, as long as the people in it play the same.  Python seeds a `Random`
from a text by SHA-512 and promises the numbers of `random()` for good; nothing else of it is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rommedesk.engine.cards import Card
from rommedesk.engine.deal import Deal, make_deal, shuffle_cards
from rommedesk.engine.match import first_dealer
from rommedesk.engine.rules import RuleSet

HIGHEST_NUMBER = 999_999_999
"""The highest number a new match can have; the lowest is 1."""


def draw_number(rng: Random) -> int:
    """A match number by lot."""
    return int(rng.random() * HIGHEST_NUMBER) + 1


@dataclass(frozen=True, slots=True)
class Chance:
    """All draws by lot of one match."""

    match_number: int

    def dealer(self, rules: RuleSet, seats: int) -> int:
        """The first dealer; 0 where nobody deals (rulebook 4)."""
        return first_dealer(rules, seats, Random(f"dealer/{self.match_number}"))

    def deal(self, rules: RuleSet, seats: int, round_number: int, dealer: int) -> Deal:
        """The deal of a round, 1 for the first."""
        number = self._deal_number(round_number)
        return make_deal(rules, seats, number, Random(f"deal/{number}"), dealer)

    def new_stock(self, pool: Sequence[Card], round_number: int, time: int) -> tuple[Card, ...]:
        """The cards of the discard pile in the order of the new stock (rulebook 6)."""
        return shuffle_cards(pool, Random(f"stock/{self._deal_number(round_number)}/{time}"))

    def seed(self, round_number: int, time: int, seat: int) -> int:
        """The seed of a computer player's decision."""
        stream = Random(f"seed/{self._deal_number(round_number)}/{time}/{seat}")
        return int(stream.random() * 2**53)

    def _deal_number(self, round_number: int) -> int:
        return self.match_number + round_number - 1
