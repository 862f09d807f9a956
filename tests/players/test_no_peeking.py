"""No level peeks: hidden cards are mixed behind its back, and it decides the same for the same reasons.

What is mixed are all cards that the seat cannot see: the hands of the others and the order of the stock.
"""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import view_for
from rommedesk.players import expert
from rommedesk.players.base import LEVELS, Level, decide
from rommedesk.players.options import options_in
from rommedesk.players.search import Search
from tests.hidden import permute_hidden
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules

QUICK = tuple(level for level in LEVELS if level is not Level.EXPERT)
"""The levels that imagine no worlds."""
WORLDS = 4
"""So few worlds that the level expert is quick, and enough that it leaves the level hard now and then."""

Player = Callable[[GameRecord, int, int], object]
"""What it decides in the record for the seat to move, with a seed."""


def honest(level: Level) -> Player:
    """A level as the program asks it: it is shown what the seat knows."""
    return lambda record, seat, seed: decide(view_for(record, seat), level, seed, WORLDS)


def worlds(record: GameRecord, seat: int, seed: int) -> object:
    """What the level expert sees in each world that it imagines: what every way to go on would come to."""
    view = view_for(record, seat)
    search = Search(view, options_in(view.position), seed)
    search.run(WORLDS)
    return [weighed.gains for weighed in search.weighed]


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, the level expert looks at all worlds that it may look at."""
    monkeypatch.setattr(expert, "EMERGENCY_S", float("inf"))


def looked_at(
    rules: RuleSet, seats: int, seed: int, positions: int, players: Sequence[Player]
) -> tuple[int, int]:
    """Mix what a seat cannot see behind its back: every player still decides the same.

    The round is begun at random, or by the levels themselves; so many positions of it are looked at, or fewer
    if it ends.  Returns in how many, and in how many of them the hidden cards came to lie in another order.
    """
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    levels = [rng.choice(QUICK) for _ in range(seats)] if seed % 2 else []
    found = mixed = 0
    first = rng.randint(0, 50)
    for time in range(first + positions):
        state = record.round
        assert state is not None
        if state.result is not None:
            break
        seat = state.to_move
        if time >= first:
            other = permute_hidden(record, seat, rng)
            for player in players:
                assert player(record, seat, seed) == player(other, seat, seed)
            found += 1
            mixed += other.round is not None and other.round.stock != state.stock
        if levels:
            make_move(record, decide(view_for(record, seat), levels[seat - 1], seed + time).move, rng)
        else:
            make_move(record, random_move(state, rng), rng)
    return found, mixed


def assert_honest(name: str, positions: int, players: Sequence[Player], seed: int = 100) -> None:
    """So many positions of a preset, each with all of these players."""
    rules = PRESETS[name]
    found = mixed = 0
    while found < positions:
        more = looked_at(rules, rules.players[seed // 2 % 2], seed, min(5, positions - found), players)
        found += more[0]
        mixed += more[1]
        seed += 1
    assert found == positions
    # Now and then the stock has run out, or one card is left of it.
    assert mixed > 0.9 * positions


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision(name: str) -> None:
    assert_honest(name, 25, [*map(honest, QUICK)], seed=1)
    assert_honest(name, 3, [honest(Level.EXPERT)], seed=1)


def test_hidden_cards_change_no_decision_under_any_rules() -> None:
    for seed in range(12):
        rules, seats = random_rules(Random(seed))
        looked_at(rules, seats, seed, 2, [*map(honest, QUICK)])


@pytest.mark.parametrize("name", PRESETS)
def test_a_player_that_peeks_is_found(name: str) -> None:
    def at_the_stock(record: GameRecord, _seat: int, _seed: int) -> object:
        assert record.round is not None
        return [card.name for card in record.round.stock[:1]]

    def at_the_next_hand(record: GameRecord, seat: int, _seed: int) -> object:
        assert record.round is not None
        return sorted(card.name for card in record.round.seat(seat % record.seats + 1).hand)

    rules = PRESETS[name]
    for peeking in (at_the_stock, at_the_next_hand):
        with pytest.raises(AssertionError):
            looked_at(rules, rules.players[0], 2, 8, [peeking])


@pytest.mark.ci_slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision_in_1000_positions(name: str) -> None:
    assert_honest(name, 1000, [*map(honest, QUICK)])


@pytest.mark.ci_slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_imagined_world(name: str) -> None:
    assert_honest(name, 25, [honest(Level.EXPERT), worlds])


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("first", range(1_000, 11_000, 1_000))
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_decision_of_expert_in_1000_positions(name: str, first: int) -> None:
    assert_honest(name, 100, [honest(Level.EXPERT)], seed=first)
