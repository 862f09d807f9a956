"""The level *hard*: it counts cards, watches the others, and shows its own cards late.

What lies on the table helps the others: they lay off there, and a hand that went out without having put
anything down before counts twice.  So it keeps its melds in the hand as long as hardly anybody can go out
before its next turn, and lays everything down, or goes out, when that has become likely.  It throws away what
is missed least: what counts much, what waits for cards that were seen already, and what the next seat can
hardly use.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rommedesk.engine.cards import CardName
from rommedesk.engine.hand_counters import NATURALS, UNITS
from rommedesk.engine.moves import Move
from rommedesk.engine.rules import DiscardPickup, JokerSwap
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.templates import names_of
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.danger import Neighbour, risk_of_end
from rommedesk.players.drawing import Drawing
from rommedesk.players.evaluate import swap_moves
from rommedesk.players.foresight import CARDS_OF_AN_OUT, melded_after_draw
from rommedesk.players.keeping import at_stake, fitting_exactly, kept_for, worth_of_hiding
from rommedesk.players.outs import Unseen, unseen_of
from rommedesk.players.plan import Plan, Planner
from rommedesk.players.safe import has_taken_back, safe_move
from rommedesk.players.trial import Names, plain_name
from rommedesk.players.weights import STEADY, Weights

MOST_FORESEEN = 16
"""Of larger hands the next draw is not thought of: they are far from the end."""
MOST_THOUGHT_OF = 4
"""For so many discards, those that seem to cost least, the next draw is thought of."""


def decide_hard(view: PlayerView, weights: Weights = STEADY) -> Answer:
    """The move of the level *hard*, or what it would be with other weights."""
    position = view.position
    if has_taken_back(view):
        return Answer(safe_move(view), (Why(Motive.SAFE),))
    if position.phase is Phase.DRAW:
        return HardDrawing(position, weights).choose()
    planner = HardPlanner(position, weights=weights)
    plan = planner.begin()
    if plan is not None:
        return Answer(plan.moves[0], (plan.why, *planner.more_reasons(plan)))
    return Answer(safe_move(view), (Why(Motive.TAKES_BACK),))


class HardPlanner(Planner):
    """Plans a turn that shows no more than it has to."""

    def __init__(self, position: Round, swaps: int = 0, weights: Weights = STEADY) -> None:
        super().__init__(position, swaps)
        self._weights = weights
        self._risk = risk_of_end(position)
        self._denied: tuple[CardName, ...] = ()

    def _after_swap(self, position: Round) -> Planner:
        return HardPlanner(position, self._swaps + 1, self._weights)

    def more_reasons(self, plan: Plan) -> tuple[Why, ...]:
        """What else spoke for the first move of a plan, if it is a discard."""
        found = []
        if len(plan.moves) == 1 and not plan.goes_out:
            if self._denied:
                found.append(Why(Motive.DENIES, self._denied))
            held = tuple([name for template in self._chosen for name in names_of(template)])
            if held and self.holds_back:
                found.append(Why(Motive.HOLDS_BACK, held))
        return tuple(found)

    # ---- holding back ------------------------------------------------------------------------------------

    @cached_property
    def holds_back(self) -> bool:
        """Whether what could be put down now stays in the hand: the risk is small, and nothing has to lie."""
        turn = self._position.turn
        if turn.swapped or self._must_use() or (turn.laid and not self._position.mover.opened):
            return False
        return self.gain_of_holding >= 0

    @cached_property
    def gain_of_holding(self) -> float:
        """What it is worth, in points, to keep back a turn longer what could be put down; below 0 a loss."""
        has_put_down = self._position.mover.has_put_down or self._position.turn.has_put_down
        worth = worth_of_hiding(self._tools, self._rules, has_put_down=has_put_down)
        return worth - self._risk * at_stake(self._tools, self._chosen, self._left & self._fits)

    @cached_property
    def _fits(self) -> int:
        """The counters of the cards with a place on the table in this turn, if need be after opening."""
        mover = self._position.mover
        if not self._may_lay_off_once_opened() or not (mover.opened or self._opening(self._chosen)):
            return 0
        found = self._fitting(self._position, self._state)
        for swap in swap_moves(self._position, self._state) if self._may_swap() else ():
            for name in swap.cards:
                found |= UNITS[name] * 7
        return found

    def _without_swap(self, *, shortens: bool) -> Plan | None:
        if self.holds_back:
            plan = self._only_discard()
            if plan is not None:
                return plan
        return super()._without_swap(shortens=shortens)

    def _with_swap(self, swap: Move) -> Plan | None:
        # A joker that has to lie again at once would show what is held back.
        if self.holds_back and self._rules.joker_swap is JokerSwap.REUSE:
            return None
        return super()._with_swap(swap)

    def _lay_down(self, melds: Sequence[Names]) -> Plan | None:
        must = self._must_use()
        if must is not None:
            # What has to lie comes first; then the rest may be held back.
            melds = sorted(melds, key=lambda names: must not in map(plain_name, names))
        return super()._lay_down(melds)

    # ---- what to throw away ------------------------------------------------------------------------------

    def _least_missed(self, left: int, state: Round) -> Sequence[tuple[CardName, int]]:
        """Cards that have a place on the table come last; the others by what they may still become."""
        fits = self._fits if state is self._position else self._fitting(state, left)
        return [*self._by_cost(left & ~fits), *self._by_cost(left & fits)]

    def costs_of_discards(self) -> dict[CardName, float]:
        """What it costs to throw the natural cards that no meld holds, in points of the hand, to compare."""
        return {name: cost for cost, _, name, _ in self._weighed(self._left)}

    def _by_cost(self, left: int) -> list[tuple[CardName, int]]:
        """The natural cards of a rest, the cheapest to lose first, with the outs that go along."""
        found = self._weighed(left)
        if found:
            first = found[0]
            self._denied = tuple([name for _, kept, name, _ in found[1:] if kept < first[1]])
        return [(name, outs) for _, _, name, outs in found]

    def _weighed(self, left: int) -> list[tuple[float, float, CardName, int]]:
        """Of the natural cards of a rest what they cost, the same without the harm, and their outs."""
        if not left & NATURALS:
            return []
        unseen, others = unseen_of(self._position), len(self._position.seats) - 1
        neighbour = Neighbour.after_mover(self._position, unseen)
        found = [
            (kept + self._weights.harm * neighbour.harm(counter) / others, kept, name, outs)
            for kept, name, outs, counter in kept_for(
                left, unseen, self._rules, self._tools.values, self._risk, self._weights
            )
        ]
        found.sort()
        return self._foreseen(found, unseen) if self._looks_ahead else found

    @property
    def _looks_ahead(self) -> bool:
        """Whether the next draw is thought of: it is what counts until something lies on the table."""
        mover = self._position.mover
        return self._weights.foresight > 0 and not mover.opened and len(mover.hand) <= MOST_FORESEEN

    def _foreseen(
        self, found: list[tuple[float, float, CardName, int]], unseen: Unseen
    ) -> list[tuple[float, float, CardName, int]]:
        """The same with what the next draw makes of the hand in the place of the outs."""
        weights = self._weights
        nearest, others = found[:MOST_THOUGHT_OF], found[MOST_THOUGHT_OF:]
        melded = [melded_after_draw(self._position, name, unseen, self._tools) for _, _, name, _ in nearest]
        dearer = [
            weights.foresight * (max(melded) - cards) / CARDS_OF_AN_OUT - weights.outs * outs / unseen.total
            for cards, (*_, outs) in zip(melded, nearest, strict=True)
        ]
        judged = [(c + more, k + more, n, o) for more, (c, k, n, o) in zip(dearer, nearest, strict=True)]
        judged.sort()
        return [*judged, *others]

    @staticmethod
    def _fitting(position: Round, hand: int) -> int:
        return fitting_exactly(position.melds, position.to_move, position.rules, hand)


class HardDrawing(Drawing):
    """Takes a discard that has to be used at once only if that shows nothing that is better held back."""

    def __init__(self, position: Round, weights: Weights = STEADY) -> None:
        super().__init__(position)
        self._weights = weights
        self.left_worth = weights.left

    def _planner(self, position: Round) -> Planner:
        return HardPlanner(position, weights=self._weights)

    def _is_top_useful(self) -> tuple[int, tuple[CardName, ...]]:
        depth, used = super()._is_top_useful()
        if depth and self._rules.discard_pickup is DiscardPickup.MUST_USE and not self._position.mover.opened:
            plan = self._plan_after_taking
            if (
                plan is not None
                and not plan.goes_out
                and HardPlanner(self._position, weights=self._weights).holds_back
            ):
                return 0, ()
        return depth, used
