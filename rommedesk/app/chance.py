"""Where all chance of a match comes from: the system's randomness, or one number that people can write down.

A match without a number is dealt from the randomness of the system, which nobody can foresee, and which can
bring any order of any pack.  No number gives such a match again; its record does, for it holds every deal and
every new stock.

In a match by number each draw by lot has a random stream of its own, seeded by a text.  So it does not matter
what was drawn before, and a match that was closed and resumed goes on as if it had not been.

| stream | text |
| --- | --- |
| first dealer | `dealer/<match number>` |
| deal of round r | `deal/<deal number>`, the deal number being the match number + r - 1 |
| new stock | `stock/<deal number>/<time>` |

The time is the number of steps of the round so far, the deal and undos included.  The same number, rules and
levels give the same match move by move, as long as the people in it play the same: the seeds of decisions
(`rommedesk.players.chance`) follow from the number too.  Python seeds a `Random` from a text by SHA-512 and
promises the numbers of `random()` for good; nothing else of it is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom

from rommedesk.engine.cards import Card
from rommedesk.engine.deal import NO_NUMBER, Deal, make_deal, shuffle_cards
from rommedesk.engine.match import first_dealer
from rommedesk.engine.rules import RuleSet

HIGHEST_NUMBER = 999_999_999
"""The highest number that a new match can be given; the lowest is 1."""


@dataclass(frozen=True, slots=True)
class Chance:
    """All draws by lot of one match."""

    match_number: int = NO_NUMBER
    system: Random = field(default_factory=SystemRandom)
    """Feeds the draws of a match without a number."""

    def dealer(self, rules: RuleSet, seats: int) -> int:
        """The first dealer; 0 where nobody deals (rulebook 4)."""
        return first_dealer(rules, seats, self._source(f"dealer/{self.match_number}"))

    def deal(self, rules: RuleSet, seats: int, round_number: int, dealer: int) -> Deal:
        """The deal of a round, 1 for the first."""
        number = self._deal_number(round_number)
        return make_deal(rules, seats, number, self._source(f"deal/{number}"), dealer)

    def new_stock(self, pool: Sequence[Card], round_number: int, time: int) -> tuple[Card, ...]:
        """The cards of the discard pile in the order of the new stock (rulebook 6)."""
        return shuffle_cards(pool, self._source(f"stock/{self._deal_number(round_number)}/{time}"))

    def _deal_number(self, round_number: int) -> int:
        return self.match_number + round_number - 1 if self._is_numbered else NO_NUMBER

    def _source(self, text: str) -> Random:
        return Random(text) if self._is_numbered else self.system

    @property
    def _is_numbered(self) -> bool:
        return self.match_number != NO_NUMBER
