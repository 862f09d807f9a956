"""The best ways to part a hand into melds: exact, for any hand and any rules (rulebook 3, 5 and 7).

`choices.py` finds the melds that the hand can make, `best_melds.py` chooses among them; the solver says what
each is worth, remembers hands, and gives the melds their cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import assert_never

from rommedesk.engine.best_melds import MAJOR, MINOR, best_in_pieces
from rommedesk.engine.cards import JOKER, Card
from rommedesk.engine.choices import ChoiceFinder, Choices
from rommedesk.engine.hand_counters import CARD_UNITS, GUARDS
from rommedesk.engine.melds import Meld
from rommedesk.engine.pieces import Pieces, at_once
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.scoring import card_value
from rommedesk.engine.templates import Template, build_meld

_HANDS_LIMIT = 250
"""So many hands are remembered: in a turn the same one is looked at again and again."""


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


class Solver:
    """Exact partitions under one rule set for one goal."""

    def __init__(self, rules: RuleSet, goal: Goal) -> None:
        self._goal = goal
        self.values = tuple(card_value(Card(name), rules) for name in range(JOKER + 1))
        """What each card counts in the hand, by its name."""
        self._finder = ChoiceFinder(rules, self.gain_of)
        self._memo: dict[int, int] = {}
        """What rests of hands gain."""
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

    # ---- the work ----------------------------------------------------------------------------------------

    def read(self, hand: Sequence[Card]) -> tuple[int, Choices]:
        """The hand as a state, and the melds it can make."""
        state = GUARDS + sum([CARD_UNITS[card] for card in hand])
        choices = self._choices.get(state)
        if choices is None:
            choices = self._finder.find(hand, state)
            # That there are no melds is seen as quickly as it would be remembered.
            if choices.by_lowest:
                self._forget_some()
                self._choices[state] = choices
        return state, choices

    def _forget_some(self) -> None:
        """Keep what is remembered small, lest the garbage collection of Python take a while."""
        if len(self._choices) >= _HANDS_LIMIT:
            self._choices.clear()
            self._best.clear()

    def gain_of(self, template: Template) -> int:
        """What melding it gains."""
        values = self.values
        freed = sum([values[face] for face in template.naturals]) + template.jokers * values[JOKER]
        match self._goal:
            case Goal.FEWEST_LEFT:
                return freed * MAJOR + template.points * MINOR + template.size
            case Goal.MOST_MELDED:
                return template.points * MAJOR + freed * MINOR + template.size
            case Goal.MOST_OPENING:
                return template.opening * MAJOR + freed * MINOR + template.size
        assert_never(self._goal)

    def best(self, state: int, choices: Choices) -> tuple[int, list[Template]]:
        """What the best partition of a state gains, and its templates."""
        known = self._best.get(state)
        if known is not None:
            return known
        found = self._best[state] = at_once(best_in_pieces(state, choices, self._memo))
        return found

    def think_ahead(self, hand: Iterable[Card]) -> Pieces[None]:
        """Piece by piece do the work that a question about this hand takes, which is then answered at once.

        A piece takes a few milliseconds.  It is right to ask before all is done.
        """
        hand = tuple(hand)
        yield from self._finder.think_ahead(hand, sum([card.is_joker for card in hand]))
        state, choices = self.read(hand)
        if state not in self._best:
            yield
            self._best[state] = yield from best_in_pieces(state, choices, self._memo)
