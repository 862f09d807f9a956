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
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.moves import Move
from rommedesk.engine.rules import DiscardPickup, HandRummy, JokerSwap, LayoffOn
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.templates import JOKERS, NATURALS, UNITS, held_in, names_of
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.danger import Neighbour, risk_of_end
from rommedesk.players.drawing import Drawing
from rommedesk.players.evaluate import NAME_AT, points_of, swap_moves
from rommedesk.players.outs import faces_in, near_faces, outs_lost, unseen_of
from rommedesk.players.plan import Plan, Planner
from rommedesk.players.safe import has_taken_back, safe_move
from rommedesk.players.trial import Names, plain_name

HELD_WORTH = 3.0
"""So many points a turn of waiting may cost on the average: what stays hidden is worth that.  Twice as much
wins more rounds, but fewer points (see docs/strength.md)."""
HELD_WORTH_SHOWN = 1.5
"""The same once the seat has put cards down: it can no longer go out for double points."""
HELD_WORTH_SINGLE = 0.5
"""The same where nobody ever goes out for double points.  There rounds are long: with one and a half points a
turn the hand is caught too often."""
HELD_WORTH_SCORING = 6.0
"""The same where melds score: what lies on the table then brings others points too."""
OUT_WORTH = 130.0
"""What a share of the unseen cards is worth that completes a meld, in points of the card that is kept for it:
about six for a pair of which four in ninety cards make a set."""
NEAR_WORTH = 10.0
"""The same of cards that only make a pair."""
HARM_WORTH = 30.0
"""What it costs to throw the next seat a card that it melds at once; shared with all others."""
HASTE = 10.0
"""How much more a point in the hand counts when the round is certain to end before the next turn."""


def decide_hard(view: PlayerView) -> Answer:
    """The move of the level *hard*."""
    position = view.position
    if has_taken_back(view):
        return Answer(safe_move(view), (Why(Motive.SAFE),))
    if position.phase is Phase.DRAW:
        return HardDrawing(position).choose()
    planner = HardPlanner(position)
    plan = planner.begin()
    if plan is not None:
        return Answer(plan.moves[0], (plan.why, *planner.more_reasons(plan)))
    return Answer(safe_move(view), (Why(Motive.TAKES_BACK),))


class HardPlanner(Planner):
    """Plans a turn that shows no more than it has to."""

    def __init__(self, position: Round, swaps: int = 0) -> None:
        super().__init__(position, swaps)
        self._risk = risk_of_end(position)
        self._denied: tuple[CardName, ...] = ()

    def _after_swap(self, position: Round) -> Planner:
        return HardPlanner(position, self._swaps + 1)

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
        turn = self._position.turn
        if self._tools.scores_melds:
            worth = HELD_WORTH_SCORING
        elif self._rules.hand_rummy is HandRummy.NONE:
            worth = HELD_WORTH_SINGLE
        elif self._position.mover.has_put_down or turn.has_put_down:
            worth = HELD_WORTH_SHOWN
        else:
            worth = HELD_WORTH
        return worth - self._risk * self._at_stake()

    def _at_stake(self) -> int:
        """What is lost if the round ends before what could lie on the table lies there."""
        tools = self._tools
        points = tools.freed(self._chosen) + points_of(self._left & self._fits, tools.values)
        if tools.scores_melds:
            # Points that are not scored, and those that the winner gets for the hand.
            points += sum([template.points for template in self._chosen])
            points += points_of(self._left & self._fits, tools.values)
        return points

    @cached_property
    def _fits(self) -> int:
        """The counters of the cards with a place on the table in this turn, if need be after opening."""
        mover = self._position.mover
        if not self._may_lay_off_once_opened() or not (mover.opened or self._opening(self._chosen)):
            return 0
        found = fitting_exactly(self._position, self._state)
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
        fits = self._fits if state is self._position else fitting_exactly(state, left)
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
        cards = held_in(left & NATURALS)
        if not cards:
            return []
        rules, values, others = self._rules, self._tools.values, len(self._position.seats) - 1
        unseen = unseen_of(self._position)
        neighbour = Neighbour(self._position, unseen)
        near = near_faces(rules.ace)
        lost = outs_lost(faces_in(left), unseen, rules)
        haste = 1 + HASTE * self._risk
        found: list[tuple[float, float, CardName, int]] = []
        for counter, copies in cards:
            name = NAME_AT[counter]
            outs = pairs = 0
            if copies == 1:
                # Of twins one can go without loss.
                outs = lost[counter]
                pairs = unseen.number_of(near[counter])
            kept = (OUT_WORTH * outs + NEAR_WORTH * pairs) / unseen.total - haste * values[name]
            found.append((kept + HARM_WORTH * neighbour.harm(counter) / others, kept, name, outs))
        found.sort()
        return found


class HardDrawing(Drawing):
    """Takes a discard that has to be used at once only if that shows nothing that is better held back."""

    def _planner(self, position: Round) -> Planner:
        return HardPlanner(position)

    def _is_top_useful(self) -> tuple[int, tuple[CardName, ...]]:
        depth, used = super()._is_top_useful()
        if depth and self._rules.discard_pickup is DiscardPickup.MUST_USE and not self._position.mover.opened:
            plan = self._plan_after_taking()
            if plan is not None and not plan.goes_out and HardPlanner(self._position).holds_back:
                return 0, ()
        return depth, used


def fitting_exactly(position: Round, hand: int) -> int:
    """The counters of the natural cards of a hand that can be laid off without jokers."""
    rules = position.rules
    found = 0
    for lying in position.melds:
        if rules.layoff_on is LayoffOn.ANY or lying.owner == position.to_move:
            for extension in extensions_of(lying.meld, hand & ~JOKERS, rules):
                found |= extension.unit
    return found * 7 & NATURALS
