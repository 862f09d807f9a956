"""Whether a hand reaches the opening minimum, and the two ways to do it that matter (rulebook 5.2).

The *cheapest* opening takes the fewest jokers, then the fewest cards, and frees the hand of most points.
The opening that *leaves fewest* points is for who wants to be rid of all he can.  Both leave what the turn
needs to be ended: a card to discard, and under `final_discard` *forbidden* another one unless everything is
melded.  Lay-offs count nothing towards the minimum and are not looked at (see `going_out.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations
from typing import assert_never

from rommedesk.engine.cards import Card, Suit
from rommedesk.engine.choices import Choices
from rommedesk.engine.hand_counters import COUNTERS, GUARDS, NATURALS, held_in, jokers_of, lowest_counter
from rommedesk.engine.melds import LONGEST_RUN, SHORTEST_MELD
from rommedesk.engine.prices import Column, cost_of, fair_prices
from rommedesk.engine.rules import FinalDiscard, RuleSet
from rommedesk.engine.scoring import opening_total
from rommedesk.engine.solver import Goal, Partition, Solver, solver_for
from rommedesk.engine.templates import Template, templates_of


class Aim(StrEnum):
    """What an opening shall be best at."""

    CHEAPEST = "cheapest"
    """Fewest jokers, then fewest cards, then fewest points left in the hand."""
    FEWEST_LEFT = "fewest-left"
    """Fewest points left in the hand, then most points melded."""


def best_opening(
    hand: Sequence[Card], rules: RuleSet, *, aim: Aim = Aim.CHEAPEST, laid: int = 0
) -> Partition | None:
    """The best melds that together (or one alone, `opening_single_meld`) reach the opening minimum.

    `laid` is what the melds put down in this turn count already.  `None` if the minimum is out of reach.
    """
    search = _Opening(rules, rules.opening_points - (0 if rules.opening_single_meld else laid))
    chosen = search.cheapest(hand) if aim is Aim.CHEAPEST else search.leaving_fewest(hand)
    return None if chosen is None else solver_for(rules, Goal.FEWEST_LEFT).dress(hand, chosen)


class _Opening:
    """The search under one rule set."""

    def __init__(self, rules: RuleSet, minimum: int) -> None:
        self._rules = rules
        self._minimum = minimum
        self._fewest = solver_for(rules, Goal.FEWEST_LEFT)
        self._most = solver_for(rules, Goal.MOST_OPENING)

    def _may_leave(self, cards: int) -> bool:
        match self._rules.final_discard:
            case FinalDiscard.REQUIRED:
                return cards >= 1
            case FinalDiscard.FORBIDDEN:
                return cards != 1
            case FinalDiscard.OPTIONAL:
                return True
        assert_never(self._rules.final_discard)

    def _reaches(self, chosen: Sequence[Template]) -> bool:
        return opening_total([template.opening for template in chosen], self._rules) >= self._minimum

    # ---- the cheapest ------------------------------------------------------------------------------------

    def cheapest(self, hand: Sequence[Card]) -> list[Template] | None:
        """Fewest jokers, then fewest cards, then fewest points left."""
        if self._reaches([]):
            return []
        if self._rules.opening_single_meld:
            ways = [t for t, _ in self._single_melds(hand) if self._may_leave(len(hand) - t.size)]
            return [min(ways, key=lambda t: (t.jokers, t.size, -self._fewest.gain_of(t)))] if ways else None
        naturals = [card for card in hand if not card.is_joker]
        jokers = [card for card in hand if card.is_joker]
        for count in range(len(jokers) + 1):
            state, choices = self._most.read([*naturals, *jokers[:count]])
            if not self._reaches(self._most.best(state, choices)[1]):
                continue
            search = _FewestCards(choices, self._fewest)
            for size in range(SHORTEST_MELD, len(naturals) + count + 1):
                if self._may_leave(len(hand) - size):
                    found = search.most_gained(state, size, self._minimum)
                    if found is not None:
                        return found[1]
        return None

    def _single_melds(self, hand: Sequence[Card]) -> Iterator[tuple[Template, list[Card]]]:
        """Every meld that reaches the minimum alone, however long, and what it leaves of the hand."""
        for template in every_meld(hand, self._rules):
            if self._reaches([template]):
                yield template, list(self._fewest.dress(hand, [template]).left)

    # ---- the one that leaves fewest ----------------------------------------------------------------------

    def leaving_fewest(self, hand: Sequence[Card]) -> list[Template] | None:
        """Fewest points left, then most points melded."""
        best = self._best_of(hand)
        if best is None or self._may_leave(len(hand) - sum(template.size for template in best)):
            return best
        # Something has to be kept back: a card for the discard, and one more where that may not be the last.
        kept = 1 if self._rules.final_discard is FinalDiscard.REQUIRED else 2
        ways = [self._best_of(rest) for rest in _without_some(hand, kept)]
        return max((way for way in ways if way is not None), key=self._gain, default=None)

    def _gain(self, chosen: Sequence[Template]) -> int:
        return sum(map(self._fewest.gain_of, chosen))

    def _best_of(self, cards: Sequence[Card]) -> list[Template] | None:
        """The best melds that reach the minimum, whatever they leave."""
        state, choices = self._fewest.read(cards)
        best = self._fewest.best(state, choices)[1]
        if self._reaches(best):
            return best
        if self._rules.opening_single_meld:
            ways = [
                [t, *self._fewest.best(*self._fewest.read(rest))[1]] for t, rest in self._single_melds(cards)
            ]
            return max(ways, key=self._gain, default=None)
        if not self._reaches(self._most.best(*self._most.read(cards))[1]):
            return None
        found = _MostGained(state, choices).most_gained(state, self._minimum)
        assert found is not None
        return found[1]


def every_meld(hand: Sequence[Card], rules: RuleSet) -> Iterator[Template]:
    """Every meld of any length that the hand can make; of those with the same cards only the best."""
    templates = templates_of(rules)
    jokers = sum(card.is_joker for card in hand)
    faces = [card.face for card in hand if card.face is not None]
    for suit in Suit:
        held = sum(1 << rank - 1 for rank in {face.rank for face in faces if face.suit is suit})
        yield from templates.runs(suit, held, jokers, longest=LONGEST_RUN)
    for rank in {face.rank for face in faces}:
        counts = tuple(sum(face.rank == rank and face.suit is suit for face in faces) for suit in Suit)
        yield from templates.sets(rank, counts, jokers)


def _without_some(hand: Sequence[Card], count: int) -> Iterator[list[Card]]:
    """The hand without so many cards, every choice of names once."""
    seen: set[tuple[int, ...]] = set()
    for kept in combinations(hand, min(count, len(hand))):
        names = tuple(sorted(card.name for card in kept))
        if names not in seen:
            seen.add(names)
            yield [card for card in hand if card not in kept]


_Found = tuple[int, list[Template]]


class _FewestCards:
    """Melds of exactly so many cards that count enough and gain most.

    A budget of cards could count so much at most, were they all in the best melds; what a meld stays below
    that can be spent only once, so that in a tight budget hardly a meld is left to try.
    """

    def __init__(self, choices: Choices, fewest: Solver) -> None:
        self._choices = choices
        self._fewest = fewest
        options = [template for row in choices.by_lowest.values() for _, _, template in row]
        self._dearest = max((-(-t.opening // t.size) for t in options), default=0)
        self._memo: dict[tuple[int, int, int], _Found | None] = {}

    def most_gained(self, state: int, cards: int, missing: int) -> _Found | None:
        """The most that can be gained and the melds, out of a state."""
        if missing > cards * self._dearest:
            return None
        if cards == 0:
            return 0, []
        if cards < SHORTEST_MELD:
            return None
        state &= self._choices.useful[jokers_of(state)]
        if not state & NATURALS:
            return None
        key = (state, cards, max(0, missing))
        if key in self._memo:
            return self._memo[key]
        lowest = lowest_counter(state)
        best = self.most_gained(state & ~COUNTERS[lowest], cards, missing)
        for _, unit, template in self._choices.by_lowest.get(lowest, ()):
            rest = state - unit
            if rest & GUARDS != GUARDS:
                continue
            more = self.most_gained(rest, cards - template.size, missing - template.opening)
            if more is None:
                continue
            gain = self._fewest.gain_of(template) + more[0]
            if best is None or gain > best[0]:
                best = (gain, [template, *more[1]])
        self._memo[key] = best
        return best


class _MostGained:
    """Melds that count enough and gain most."""

    def __init__(self, state: int, choices: Choices) -> None:
        self._choices = choices
        self._memo: dict[tuple[int, int], _Found | None] = {}
        options = [template for row in choices.by_lowest.values() for _, _, template in row]
        # No rest of the hand counts more towards the minimum than its cards cost.
        self._prices = fair_prices([Column(t.opening, held_in(t.unit)) for t in options], state)

    def most_gained(self, state: int, missing: int) -> _Found | None:
        """The most that can be gained and the melds, out of a state."""
        state &= self._choices.useful[jokers_of(state)]
        missing = max(0, missing)
        if missing > cost_of(state, self._prices):
            return None
        if not state & NATURALS:
            return None if missing else (0, [])
        key = (state, missing)
        if key in self._memo:
            return self._memo[key]
        lowest = lowest_counter(state)
        best = self.most_gained(state & ~COUNTERS[lowest], missing)
        for gain, unit, template in self._choices.by_lowest.get(lowest, ()):
            rest = state - unit
            if rest & GUARDS != GUARDS:
                continue
            more = self.most_gained(rest, missing - template.opening)
            if more is not None and (best is None or gain + more[0] > best[0]):
                best = (gain + more[0], [template, *more[1]])
        self._memo[key] = best
        return best
