"""A turn tried out on a position, move by move, and what that needs again and again under a rule set."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rommedesk.engine.cards import JOKER, Card, CardName
from rommedesk.engine.choices import Choices
from rommedesk.engine.hand_counters import CARD_UNITS, JOKERS, jokers_of
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.legality import may_lay_off_on, must_be_used
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.reasons import IllegalMove
from rommedesk.engine.rules import FinalDiscard, RuleSet, Scoring
from rommedesk.engine.solver import Goal, Solver, solver_for
from rommedesk.engine.state import Round
from rommedesk.engine.templates import Template
from rommedesk.engine.transition import apply
from rommedesk.players.answer import Motive, Why
from rommedesk.players.evaluate import fitting_counters

Names = tuple[CardName, ...]
"""The cards of a meld as a move names them."""


LARGE_HAND = 24
"""Of a hand with more cards the jokers are left out of account until it has shrunk: with them it would take a
second to think, and there is enough to do without.  In no preset a hand with jokers grows so large."""


def is_unwieldy(hand: Sequence[Card]) -> bool:
    """Whether a hand is too large to be thought of with its jokers."""
    return len(hand) > LARGE_HAND and any(card.is_joker for card in hand)


@lru_cache(maxsize=64)
def tools_for(rules: RuleSet) -> Tools:
    """What planning under a rule set needs again and again."""
    return Tools(rules)


class Tools:
    """The solvers of a rule set and what it allows at all."""

    def __init__(self, rules: RuleSet) -> None:
        self.scores_melds = rules.scoring is Scoring.MELDS
        self.solver: Solver = solver_for(rules, Goal.MOST_MELDED if self.scores_melds else Goal.FEWEST_LEFT)
        self.values = self.solver.values
        dearest = max(self.values)
        aces = max(rules.ace_set, rules.ace_run_high, rules.ace_run_low, rules.ace_run_middle or 0)
        self.melds_count_like_hands = rules.joker_hand >= dearest and aces <= rules.ace_hand
        """Whether no meld counts more than its cards do in the hand."""
        match rules.final_discard:
            case FinalDiscard.REQUIRED | FinalDiscard.OPTIONAL:
                self.fewest_left = 1
            case FinalDiscard.FORBIDDEN:
                self.fewest_left = 2
        """So many cards a turn needs before its discard, if it does not end the round."""

    def thought_of(self, hand: Sequence[Card]) -> Sequence[Card]:
        """The cards of a hand that are taken into account."""
        return [card for card in hand if not card.is_joker] if is_unwieldy(hand) else hand

    def read(self, hand: Sequence[Card]) -> tuple[int, Choices]:
        """The hand as a state, and the melds that are thought of."""
        return self.solver.read(self.thought_of(hand))

    def freed(self, chosen: Sequence[Template]) -> int:
        """What the cards of some melds count in the hand."""
        values = self.values
        return sum(
            [
                sum([values[face] for face in template.naturals]) + template.jokers * values[JOKER]
                for template in chosen
            ]
        )


class Trial:
    """A turn played through on a position, every move of it legal."""

    def __init__(self, position: Round, tools: Tools) -> None:
        self.state = position
        self.moves: list[Move] = []
        self.why: Why | None = None
        self._tools = tools
        self._seat = position.to_move

    def make(self, move: Move, motive: Motive) -> bool:
        """Make a move if it is legal; whether it was."""
        try:
            self.state = apply(self.state, move).state
        except IllegalMove:
            return False
        if self.why is None:
            self.why = Why(motive, cards_of(move))
        self.moves.append(move)
        return True

    def lay_meld(self, names: Names) -> None:
        """Put the meld down, unless too few cards would be left to end the turn."""
        state = self.state
        if len(state.mover.hand) - len(names) >= self._tools.fewest_left:
            self.make(LayMeld(self._seat, names), Motive.MELDS if state.mover.opened else Motive.OPENS)

    def lay_off(self, *, with_jokers: bool) -> None:
        """Lay off as long as anything fits, what has to lie first, then always what frees most."""
        while self.state.result is None:
            best = self.best_layoff(with_jokers=with_jokers)
            if best is None or not self.make(best, Motive.LAYS_OFF):
                return

    def best_layoff(self, *, with_jokers: bool) -> LayOff | None:
        """The lay-off that frees most, a must before all others."""
        state, tools = self.state, self._tools
        rules, hand = state.rules, state.mover.hand
        units = sum([CARD_UNITS[card] for card in hand])
        bound = {card.name for card in must_be_used(state)}
        with_jokers = with_jokers or JOKER in bound
        jokers = jokers_of(units) if with_jokers or bound else 0
        if not (jokers or units & fitting_counters(state, units, 0)):
            return None
        if not with_jokers and not bound:
            units &= ~JOKERS
        best: tuple[tuple[bool, int, int], LayOff] | None = None
        for index, lying in enumerate(state.melds):
            if not may_lay_off_on(lying.owner, self._seat, rules):
                continue
            for extension in extensions_of(lying.meld, units, rules):
                if len(hand) - len(extension.names) < tools.fewest_left:
                    continue
                is_urgent = not bound.isdisjoint(map(plain_name, extension.names))
                if extension.jokers and not (with_jokers or is_urgent):
                    continue
                freed = sum([tools.values[plain_name(name)] for name in extension.names])
                key = (is_urgent, freed, -extension.jokers)
                if best is None or key > best[0]:
                    best = (key, LayOff(self._seat, extension.names, index + 1))
        return None if best is None else best[1]


def plain_name(name: CardName) -> CardName:
    """The name without what a joker shall stand for."""
    return JOKER if name.is_joker else name


def cards_of(move: Move) -> tuple[CardName, ...]:
    """The cards that a move puts down or throws away."""
    match move:
        case LayMeld() | LayOff() | SwapJoker():
            return move.cards
        case Discard():
            return (move.card,)
        case _:
            return ()
