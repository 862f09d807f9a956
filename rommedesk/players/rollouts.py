"""Plays an imagined round to its end, every seat with `rollout_weights` and seeing its own cards alone.

These are the weights of the level *expert*, without the look one draw ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from random import Random

from rommedesk.engine.cards import UNKNOWN, Card
from rommedesk.engine.deal import shuffle_cards
from rommedesk.engine.events import RoundEnd, Took
from rommedesk.engine.hand_counters import JOKERS
from rommedesk.engine.legality import can_draw, check, reshuffle_pool
from rommedesk.engine.match import standing
from rommedesk.engine.moves import Discard, Draw, Move, TakeDiscards
from rommedesk.engine.rules import FinalDiscard, Scoring
from rommedesk.engine.state import Phase, Round, RoundResult, Seat
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.evaluate import number_of_naturals
from rommedesk.players.hard import HardDrawing, HardPlanner
from rommedesk.players.quiet import MOST_HOMELESS, Grip, QuietTable
from rommedesk.players.weights import rollout_weights

MATCH_WORTH = 100.0
"""What winning the match is worth in points, in a round that ends it."""


class RolloutPlanner(HardPlanner):
    """Looks for a way out only where hardly a card is left over: it saves half of the time."""

    def _after_swap(self, position: Round) -> HardPlanner:
        return RolloutPlanner(position, self._swaps + 1, self._weights)

    def _may_go_out(self, swaps: int) -> bool:
        if self._goes_out_at_once:
            return False  # All is laid down as it is planned anyway.
        homeless = number_of_naturals(self._left & ~self._fits)
        return homeless <= MOST_HOMELESS + swaps and super()._may_go_out(swaps)

    @cached_property
    def holds_back(self) -> bool:
        """As the level does, but it does not hold back what is the whole hand."""
        return not self._goes_out_at_once and super().holds_back

    @cached_property
    def _goes_out_at_once(self) -> bool:
        """Whether the melds that were found are the whole hand but for the card to throw."""
        is_last = not self._left & JOKERS and number_of_naturals(self._left) == 1
        if not is_last or self._rules.final_discard is FinalDiscard.FORBIDDEN:
            return False
        return self._position.mover.opened or self._opening(self._chosen) is not None


class RolloutDrawing(HardDrawing):
    """Plans as the planner of the rollouts does."""

    def _planner(self, position: Round) -> HardPlanner:
        return RolloutPlanner(position, weights=self._weights)


class Imagined:
    """A round with all its cards, some of which everybody knows."""

    def __init__(self, world: Round, public: Iterable[Card], rng: Random) -> None:
        """`public` are the cards in the hands that all have seen come into them."""
        self.state = world
        self._weights = rollout_weights(world.rules)
        self.public = {*public}
        self._rng = rng
        self._grips: dict[int, Grip] = {}
        self._held_back: set[int] = set()

    def make(self, move: Move) -> None:
        """Make a legal move; raises `IllegalMove`."""
        state = self.state
        if isinstance(move, Draw):
            if state.stock:
                self.state = apply(state, move).state
                return
            pool = reshuffle_pool(state)
            self.public.difference_update(pool)
            self.state = apply(state, move, shuffle_cards(pool, self._rng)).state
            return
        if isinstance(move, TakeDiscards):
            self.public.update(state.discard[-move.count :])
        self.state = apply(state, move).state

    def position(self) -> Round:
        """What the seat to move sees."""
        state, public = self.state, self.public
        seats = []
        for number, seat in enumerate(state.seats, 1):
            if number == state.to_move:
                seats.append(seat)
                continue
            hand = seat.hand
            seen: tuple[Card, ...]
            if public.isdisjoint(hand):
                seen = (UNKNOWN,) * len(hand)
            else:
                seen = tuple([card if card in public else UNKNOWN for card in hand])
            seats.append(Seat(seen, seat.opened, seat.has_put_down, seat.turns, seat.score))
        return Round(
            state.rules,
            state.turn_order,
            tuple(seats),
            state.to_move,
            state.phase,
            (UNKNOWN,) * len(state.stock),
            state.discard,
            state.melds,
            state.turn,
            state.idle_turns,
            state.has_stock_run_out,
        )

    def play_turn(self) -> bool:
        """Play a turn, or the rest of it, as the level does; whether that was possible."""
        state = self.state
        if state.phase is Phase.DRAW:
            if state.to_move in self._held_back:
                return self._mark_time()
            self.make(RolloutDrawing(self.position(), self._weights).choose().move)
        return self.state.phase is not Phase.PLAY or self._end_turn()

    def play_quiet_turns(self, most: int) -> int:
        """Play turns as long as they are quiet ones, at most so many; how many there were."""
        table = QuietTable(self.state, self.public, self._grips, self._held_back)
        turns = 0
        while turns < most and table.play_turn():
            turns += 1
        if turns:
            self.state = table.state()
        return turns

    def hold_back(self, before: Round, seat: int) -> None:
        """Take back the turn in which a seat went out: from now on it only throws away what it draws."""
        self.state = before
        self._held_back.add(seat)
        if not self._mark_time():
            self.state = before

    def _mark_time(self) -> bool:
        """Draw a card and throw it away; whether that was possible."""
        if not can_draw(self.state):
            return False
        self.make(Draw(self.state.to_move))
        self.make(Discard(self.state.to_move, self.state.mover.hand[-1].name))
        return True

    def _end_turn(self) -> bool:
        """Play the rest of a turn; whether that was possible."""
        plan = RolloutPlanner(self.position(), weights=self._weights).best()
        if plan is not None:
            for move in plan.moves:
                self.make(move)
            return True
        state = self.state
        for card in state.mover.hand:
            move = Discard(state.to_move, card.name)
            if check(state, move) is None:
                self.make(move)
                return True
        return False


def public_cards(view: PlayerView) -> set[Card]:
    """The cards in the hands that everybody has seen come into them, as far as the seat can tell."""
    position = view.position
    hand = position.mover.hand
    public = {card for seat in position.seats if seat is not position.mover for card in seat.hand if card}
    for event in view.history:
        if isinstance(event, Took) and event.seat == view.seat:
            public.update([card for card in event.cards if card in hand])
    return public


def worth_of(view: PlayerView, result: RoundResult) -> float:
    """What a result is worth to the seat of the view, in points; in a match's last round more for its win."""
    rules, seats = view.position.rules, len(view.position.seats)
    before = RoundResult(RoundEnd.DEAD, 0, False, view.totals)
    played = [RoundResult(RoundEnd.DEAD, 0, False, (0,) * seats)] * (view.round_number - 2)
    earlier = [before, *played] if view.round_number > 1 else []
    after = standing(rules, seats, [*earlier, result])
    me = view.position.to_move - 1
    change = [now - then for now, then in zip(after.totals, view.totals, strict=True)]
    others = (sum(change) - change[me]) / (seats - 1)
    worth = change[me] - others if rules.scoring is Scoring.MELDS else others - change[me]
    if after.is_over:
        share = 1 / len(after.winners) if me + 1 in after.winners else 0.0
        worth += MATCH_WORTH * (share - 1 / seats)
    return worth
