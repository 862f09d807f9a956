"""Random tables play: under any rules, whatever anybody tries, the engine keeps its promises.

After every step every card is there exactly once and the invariants hold; `check` agrees with `apply`; a
refused move changes nothing; undo gives the earlier state; the events tell everything; every round ends.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rommedesk.engine.cards import UNKNOWN, CardName, new_pack
from rommedesk.engine.deal import begin_round, make_deal, shuffle_cards
from rommedesk.engine.events import RoundEnd, Undone
from rommedesk.engine.legality import can_draw, check, reshuffle_pool
from rommedesk.engine.match import first_dealer
from rommedesk.engine.moves import (
    Discard,
    Draw,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakeDiscards,
    Undo,
)
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.reasons import IllegalMove
from rommedesk.engine.rules import Scoring
from rommedesk.engine.scoring import hand_points
from rommedesk.engine.state import Phase, Round, RoundResult
from rommedesk.engine.transition import apply
from tests.engine.shadow import Shadow
from tests.invariants import faults
from tests.playing import random_move
from tests.strategies import joker_names, natural_names, rule_sets, seat_numbers

QUICK_TO_DIE = {"dead_round_after": st.integers(1, 5), "hand_size": st.integers(1, 14)}
"""Rules under which a round ends soon."""

names = st.lists(natural_names | joker_names, min_size=1, max_size=5).map(tuple)


class Table(RuleBasedStateMachine):
    """One round at a table; every rule of the machine is something that somebody tries."""

    usual: Mapping[str, st.SearchStrategy[Any]] = QUICK_TO_DIE

    @initialize(data=st.data(), number=st.integers(0, 1_000_000))
    def deal(self, data: st.DataObject, number: int) -> None:
        seats = data.draw(seat_numbers)
        rules = data.draw(rule_sets(seats, self.usual))
        self.rng = Random(number)
        dealer = first_dealer(rules, seats, self.rng)
        step = begin_round(rules, seats, make_deal(rules, seats, number, self.rng, dealer))
        self.state = step.state
        self.shadow = Shadow(step.events)
        self.states: list[Round] = []
        self.turns = 1

    # ---- what is tried -----------------------------------------------------------------------------------

    @rule(count=st.integers(1, 12), eagerness=st.sampled_from([0.0, 0.5, 1.0]))
    def somebody_plays(self, count: int, eagerness: float) -> None:
        for _ in range(count):
            if self.state.phase is not Phase.OVER:
                self.play(self.choose(eagerness))

    @rule(cards=names, meld=st.integers(0, 6), seat=seat_numbers, count=st.integers(0, 9))
    def somebody_tries_anything(self, cards: tuple[CardName, ...], meld: int, seat: int, count: int) -> None:
        for acting in {seat, self.state.to_move}:
            self.attempt(Draw(acting), keep=False)
            self.attempt(TakeDiscards(acting, count), keep=False)
            self.attempt(LayMeld(acting, cards))
            self.attempt(LayOff(acting, cards, meld))
            self.attempt(SwapJoker(acting, cards, meld))
            self.attempt(Discard(acting, cards[0]), keep=False)
            self.attempt(Pass(acting), keep=False)
            self.attempt(Undo(acting), keep=False)

    @rule(data=st.data())
    def the_mover_tries_his_own_cards(self, data: st.DataObject) -> None:
        held = [card.name for card in self.state.mover.hand]
        if not held:
            return
        cards = tuple(data.draw(st.lists(st.sampled_from(held), min_size=1, max_size=4)))
        meld = data.draw(st.integers(1, len(self.state.melds) + 1))
        mover = self.state.to_move
        self.attempt(LayMeld(mover, cards))
        self.attempt(LayOff(mover, cards[:2], meld))
        self.attempt(SwapJoker(mover, cards[:2], meld))

    @precondition(lambda self: self.state.can_undo)
    @rule()
    def everything_is_taken_back(self) -> None:
        while self.state.can_undo:
            self.play(Undo(self.state.to_move))

    # ---- what must hold ----------------------------------------------------------------------------------

    @invariant()
    def is_sound(self) -> None:
        assert faults(self.state) == []
        assert self.shadow.differences(self.state) == []

    def teardown(self) -> None:
        """Every round ends, and its points are right."""
        if not hasattr(self, "state"):
            return
        eagerness = self.rng.choice([0.1, 0.5, 0.95])
        while self.state.phase is not Phase.OVER:
            self.play(self.choose(eagerness))
            self.is_sound()
        assert self.state.result is not None
        assert [*self.state.result.scores] == second_scores(self.state, self.state.result)
        assert self.turns <= most_turns(self.state)

    # ---- how it is done ----------------------------------------------------------------------------------

    def choose(self, eagerness: float) -> Move:
        """A legal move: putting down what can be put down, or drawing and discarding without a thought."""
        state, rng = self.state, self.rng
        if state.phase is Phase.DRAW and can_draw(state) and rng.random() < 0.7:
            return Draw(state.to_move)
        if state.phase is Phase.DRAW or rng.random() < eagerness:
            return random_move(state, rng)
        discards = [Discard(state.to_move, card.name) for card in shuffle_cards(state.mover.hand, rng)]
        legal = (move for move in discards if check(state, move) is None)
        return next(legal, None) or random_move(state, rng)

    def attempt(self, move: Move, *, keep: bool = True) -> None:
        """Try a move; if it is legal and to be kept, play on from it."""
        before = hash(self.state)
        refusal = check(self.state, move)
        assert hash(self.state) == before
        assert check(blind(self.state), move) == refusal
        if refusal is None:
            if keep:
                self.play(move)
            return
        with pytest.raises(IllegalMove) as illegal:
            apply(self.state, move, reshuffle_pool(self.state) or None)
        assert illegal.value.refusal == refusal
        assert hash(self.state) == before

    def play(self, move: Move) -> None:
        """Make a legal move."""
        state = self.state
        assert check(state, move) is None
        pool = shuffle_cards(reshuffle_pool(state), self.rng) if isinstance(move, Draw) else ()
        before = hash(state)
        step = apply(state, move, pool or None)
        assert hash(state) == before
        assert step == apply(state, move, pool or None)
        if isinstance(move, Undo):
            assert step.state == self.states.pop()
            assert isinstance(step.events[0], Undone)
        elif step.state.can_undo:
            self.states.append(state)
        else:
            self.states = []
            self.turns += step.state.phase is Phase.DRAW
        assert not isinstance(move, Pass) or not can_draw(state)
        self.state = step.state
        self.shadow.tell(step.events)


def blind(state: Round) -> Round:
    """The state as its mover sees it: what is legal depends on nothing else."""
    return replace(
        state,
        stock=(UNKNOWN,) * len(state.stock),
        seats=tuple(
            seat if number == state.to_move else replace(seat, hand=(UNKNOWN,) * len(seat.hand))
            for number, seat in enumerate(state.seats, 1)
        ),
        previous=None,
    )


def second_scores(state: Round, result: RoundResult) -> list[int]:
    """The points of a round that is over, counted a second time from what lies on the table."""
    rules, others = state.rules, [hand_points(seat.hand, state.rules) for seat in state.seats]
    if rules.scoring is Scoring.MELDS:
        won = sum(others) * (2 if result.hand_rummy else 1) if result.end is RoundEnd.WENT_OUT else 0
        return [
            seat.score + (won if number == result.winner else 0) for number, seat in enumerate(state.seats, 1)
        ]
    on_table = {seat for laid in state.melds for seat in (laid.owner, *laid.laid_by)}
    paid = []
    for number, points in enumerate(others, 1):
        if rules.unopened_penalty is not None and number not in on_table:
            points = rules.unopened_penalty
        if result.hand_rummy:
            points = {"double": 2 * points, "plus-25": points + 25}[rules.hand_rummy]
        paid.append(0 if number == result.winner else points)
    return paid


def most_turns(state: Round) -> int:
    """A bound on the turns of a round.

    Each card put down brings a natural card to the table for good or fills a place with a joker, so that at
    most twice as many steps as cards can do it; between two of them there are at most so many idle turns;
    all other turns draw a card from the first stock.
    """
    seats = len(state.seats)
    pack = len(new_pack(state.rules.packs_for(seats), state.rules.jokers_for(seats)))
    return pack + (2 * pack + 1) * state.rules.dead_round_after * seats


class LongTable(Table):
    """The same with every value of every rule."""

    usual: Mapping[str, st.SearchStrategy[Any]] = MappingProxyType({})


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40,
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

TestLongTable = pytest.mark.slow(pytest.mark.timeout(3600)(LongTable.TestCase))
TestLongTable.settings = settings(
    max_examples=200,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "rounds", [2, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])]
)
def test_rounds_of_every_preset_come_to_their_end(preset: str, rounds: int) -> None:
    """T63 in small; the arena plays thousands."""
    rules = PRESETS[preset]
    for number in range(rounds):
        rng = Random(number)
        seats = rng.randint(*rules.players)
        state = begin_round(rules, seats, make_deal(rules, seats, number, rng, 1)).state
        while state.phase is not Phase.OVER:
            move = random_move(state, rng)
            pool = shuffle_cards(reshuffle_pool(state), rng) if isinstance(move, Draw) else ()
            state = apply(state, move, pool or None).state
        assert faults(state) == []
        assert state.result is not None
        assert [*state.result.scores] == second_scores(state, state.result)
