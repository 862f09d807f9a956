"""Whether to draw or to take, and how much of the stairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.hand_counters import CARD_UNITS, NATURALS, UNITS, jokers_of, lowest_counter
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.legality import can_draw, check
from rommedesk.engine.moves import Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.evaluate import fitting_counters, partners, points_of, presence
from rommedesk.players.plan import LEFT_WORTH, Plan, Planner
from rommedesk.players.trial import LARGE_HAND, tools_for

OUT_WORTH = 40.0
"""What going out may be worth where the winner gets the hands of the others."""
STAIRS_MARGIN = 2.0
"""So much has to be gained by taking stairs, for a card from the stock helps too."""

MOST_LARGE = 6
"""Of the depths that make a large hand no more are looked at, the shallow ones first."""


class Drawing:
    """Whether to draw or to take."""

    left_worth = LEFT_WORTH
    """What a point that stays in the hand after taking costs where melds score."""
    deepest: int | None = None
    """So many cards of the stairs are looked at; `None`: all."""

    def __init__(self, position: Round) -> None:
        self._position = position
        self._rules = position.rules
        self._seat = position.to_move
        self._hand = position.mover.hand
        self._tools = tools_for(position.rules)
        self._held = sum([CARD_UNITS[card] for card in self._hand])

    def choose(self) -> Answer:
        """The better one of all that is allowed."""
        seat = self._seat
        if check(self._position, TakeDiscards(seat)) is None:
            if self._rules.discard_pickup is DiscardPickup.STAIRS:
                depth, used = self._best_depth()
            else:
                depth, used = self._is_top_useful()
            if depth:
                return Answer(TakeDiscards(seat, depth), (Why(Motive.TAKES, used),))
        if not can_draw(self._position):
            return Answer(Pass(seat), (Why(Motive.NO_CARD),))
        top = self._position.discard[-1:]
        return Answer(Draw(seat), (Why(Motive.DRAWS, tuple([card.name for card in top])),))

    def judged(self, count: int) -> float:
        """What it is worth, in points of the hand or scored, to take so many cards; 0: to draw."""
        there = len(self._position.discard)
        worth = self._worth((*self._hand, *self._position.discard[there - count :]))
        return worth + STAIRS_MARGIN if count == 0 and can_draw(self._position) else worth

    # ---- one card ----------------------------------------------------------------------------------------

    def _is_top_useful(self) -> tuple[int, tuple[CardName, ...]]:
        """1 if the top discard is worth taking, and what speaks for it."""
        top = self._position.discard[-1]
        fits = self._fits_at_table(top)
        if not (top.is_joker or fits or self._has_partners(top, self._held)):
            return 0, ()
        if self._rules.discard_pickup is DiscardPickup.MUST_USE:
            return (1, (top.name,)) if self._plan_after_taking is not None else (0, ())
        if top.is_joker or self._is_melded(top):
            return 1, (top.name,)
        plan = self._plan_after_taking if fits else None
        if plan is not None and (plan.goes_out or any(_names(move, top.name) for move in plan.moves[:-1])):
            return 1, (top.name,)
        return 0, ()

    def _is_melded(self, top: Card) -> bool:
        """Whether the hand melds the card, and not only instead of another one."""
        solver, tools = self._tools.solver, self._tools
        _, chosen = solver.best(*tools.read((*self._hand, top)))
        if not any(template.unit & UNITS[top.name] * 7 for template in chosen):
            return False
        _, before = solver.best(*tools.read(self._hand))
        return tools.freed(chosen) - tools.freed(before) >= tools.values[top.name]

    @cached_property
    def _plan_after_taking(self) -> Plan | None:
        """The best plan with the top discard; it is asked for more than once."""
        return self._planner(apply(self._position, TakeDiscards(self._seat)).state).best()

    def _planner(self, position: Round) -> Planner:
        """Plans the turn that follows."""
        return Planner(position)

    def _fits_at_table(self, card: Card) -> bool:
        """Whether the card may come to lie at a meld, as far as suit and rank tell."""
        if not self._position.mover.opened:
            return False
        unit = UNITS[card.name]
        return bool(fitting_counters(self._position, self._held + unit, jokers_of(self._held)) & unit * 7)

    def _has_partners(self, card: Card, hand: int) -> bool:
        """Whether the hand may meld the card, as far as a quick look tells."""
        jokers = jokers_of(hand)
        if jokers >= 2 or card.is_joker:
            return True
        near = partners(self._rules.ace)[lowest_counter(UNITS[card.name])]
        return (presence(hand & NATURALS) & near).bit_count() + jokers >= 2

    # ---- the stairs --------------------------------------------------------------------------------------

    def _best_depth(self) -> tuple[int, tuple[CardName, ...]]:
        """How many cards of the stairs are best taken (0: none), and the deepest of them."""
        best, depth = self._worth(self._hand) + STAIRS_MARGIN, 0
        if not can_draw(self._position):
            best -= STAIRS_MARGIN
        for worth, count in self._depths():
            if worth > best:
                best, depth = worth, count
        return (depth, (self._position.discard[-depth].name,)) if depth else (0, ())

    def _depths(self) -> Iterator[tuple[float, int]]:
        """What the hand is worth with so many cards of the stairs, for each depth that may make sense."""
        pile = self._position.discard if self.deepest is None else self._position.discard[-self.deepest :]
        taken: list[Card] = []
        held, large = self._held, 0
        for count in range(1, len(pile) + 1):
            card = pile[-count]
            taken.append(card)
            held += UNITS[card.name]
            # A deeper card is worth its way only if it is of use itself.
            if self._has_partners(card, held - UNITS[card.name]) or self._fits_at_table(card):
                large += len(self._hand) + count > LARGE_HAND
                if large > MOST_LARGE:
                    break
                yield self._worth((*self._hand, *taken)), count

    def _worth(self, hand: Sequence[Card]) -> float:
        """What a hand is worth in the play phase: what it melds and lays off, less what stays in it."""
        tools, solver = self._tools, self._tools.solver
        state, choices = tools.read(hand)
        _, chosen = solver.best(state, choices)
        left = state - sum([template.unit for template in chosen])
        points = points_of(left, tools.values)
        laid_off = self._laid_off(left)
        cards = len(hand) - sum([template.size for template in chosen])
        if not tools.scores_melds:
            return float(laid_off - points)
        scored = sum([template.points for template in chosen]) + laid_off
        worth = scored - self.left_worth * (points - laid_off)
        # Whoever goes out gets the other hands too.
        return worth + OUT_WORTH if cards <= 1 else worth

    def _laid_off(self, left: int) -> int:
        """What the rest of a hand can lay off at once, about."""
        if not self._position.mover.opened or not left & fitting_counters(self._position, left, 0):
            return 0
        values, total = self._tools.values, 0
        for lying in self._position.melds:
            extensions = extensions_of(lying.meld, left & NATURALS, self._rules)
            total += max([sum([values[name] for name in e.names]) for e in extensions], default=0)
        return total


def _names(move: Move, name: CardName) -> bool:
    return isinstance(move, LayMeld | LayOff | SwapJoker) and name in move.cards
