"""The level *easy*: a beginner who sees what lies before the eyes and slips now and then.

It plans like *medium*, but of cards that wait for others it sees only pairs and neighbours; it notices only
a turn later that a card just drawn lets it open; it swaps no jokers; it sometimes overlooks a discard or a
place on the table, and sometimes throws the second-best card.  It never breaks a meld and takes care of its
last cards.  Its slips are drawn by lot from the seed of the decision.
"""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.cards import CardName
from rommedesk.engine.hand_counters import NATURALS, held_in
from rommedesk.engine.scoring import opening_total
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.templates import Template
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.chance import Lot
from rommedesk.players.drawing import Drawing
from rommedesk.players.evaluate import NAME_AT
from rommedesk.players.outs import faces_in
from rommedesk.players.plan import Planner
from rommedesk.players.safe import has_taken_back, safe_move
from rommedesk.players.trial import Names

OVERLOOKS_PLACE = 30
"""In so many of 100 decisions it does not think of laying off."""
OVERLOOKS_DISCARD = 30
"""Of 100 useful discards it lets so many lie."""
THROWS_SECOND_BEST = 25
"""Of 100 discards so many are not the one it would choose on second thoughts."""
LAST_CARDS = 4
"""With so few cards even a beginner looks twice."""
STAIRS_SEEN = 3
"""So many cards of the stairs it considers."""
PAIR_WORTH = 4.0
"""What a partner weighs against points: beginners do not like to part with pairs."""


def decide_easy(view: PlayerView, seed: int) -> Answer:
    """The move of the level *easy*; the same seed gives the same slips."""
    position, lot = view.position, Lot(seed)
    if has_taken_back(view):
        return Answer(safe_move(view), (Why(Motive.SAFE),))
    if position.phase is Phase.DRAW:
        return EasyDrawing(position, lot).choose()
    plan = EasyPlanner(position, lot).begin()
    if plan is not None:
        return Answer(plan.moves[0], (plan.why,))
    return Answer(safe_move(view), (Why(Motive.TAKES_BACK),))


def slips(lot: Lot, percent: int) -> bool:
    """Whether a slip happens that happens so often."""
    return lot.below(100) < percent


class EasyPlanner(Planner):
    """Plans a turn with the eyes of a beginner."""

    def __init__(self, position: Round, lot: Lot) -> None:
        super().__init__(position)
        is_awake = len(position.mover.hand) <= LAST_CARDS or self._must_use() is not None
        self._overlooks_places = slips(lot, OVERLOOKS_PLACE) and not is_awake
        self._is_careless = slips(lot, THROWS_SECOND_BEST) and not is_awake

    def _may_swap(self) -> bool:
        return False

    def _may_lay_off_once_opened(self) -> bool:
        return super()._may_lay_off_once_opened() and not self._overlooks_places

    def _opening(self, chosen: Sequence[Template]) -> list[Names] | None:
        melds = super()._opening(chosen)
        position = self._position
        if melds is None or position.turn.laid or self._must_use() is not None:
            return melds
        # The card that came last is looked at only in the next turn.
        hand = position.mover.hand[:-1]
        state, choices = self._tools.read(hand)
        _, before = self._tools.solver.best(state, choices)
        reached = opening_total([template.opening for template in before], self._rules)
        return melds if reached >= self._rules.opening_points else None

    def _least_missed(self, left: int, state: Round) -> Sequence[tuple[CardName, int]]:
        naturals = left & NATURALS
        held = faces_in(naturals)
        values = self._tools.values
        found = []
        for counter, copies in held_in(naturals):
            name = NAME_AT[counter]
            links = 0 if copies > 1 else (held & looks_like_a_pair(counter)).bit_count()
            found.append((PAIR_WORTH * min(links, 2) - values[name], name, links))
        found.sort()
        if self._is_careless:
            found[:2] = found[1::-1] if len(found) > 1 else found
        return [(name, links) for _, name, links in found]


def looks_like_a_pair(counter: int) -> int:
    """The faces (as bits) that a beginner sees as partners: of the same rank, or next to it in the suit."""
    rank = counter // 4
    same_rank = 0xF << 4 * rank & ~(1 << counter)
    below = 1 << counter - 4 if rank else 0
    above = 1 << counter + 4 if rank < 12 else 0
    return same_rank | below | above


class EasyDrawing(Drawing):
    """Takes what is seen to be useful at once."""

    deepest = STAIRS_SEEN

    def __init__(self, position: Round, lot: Lot) -> None:
        super().__init__(position)
        self._lot = lot
        self._overlooks = slips(lot, OVERLOOKS_DISCARD) and len(position.mover.hand) > LAST_CARDS

    def _planner(self, position: Round) -> Planner:
        return EasyPlanner(position, self._lot)

    def _is_top_useful(self) -> tuple[int, tuple[CardName, ...]]:
        return (
            (0, ())
            if self._overlooks and not self._position.discard[-1].is_joker
            else super()._is_top_useful()
        )

    def _best_depth(self) -> tuple[int, tuple[CardName, ...]]:
        return (0, ()) if self._overlooks else super()._best_depth()
