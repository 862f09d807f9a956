"""Rounds between computer players without a window: duplicate deals, every player in every seat.

Every deal is played as often as there are players, each time with the players one seat further; what
happens by chance (the pack, new stocks, the players' own seeds) is the same each time.  Rounds stand alone:
nobody has points before them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from rommedesk.engine.cards import Card
from rommedesk.engine.deal import Deal, begin_round, make_deal, shuffle_cards
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Draw, Move
from rommedesk.engine.onlooker import Onlooker
from rommedesk.engine.reasons import IllegalMove
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.state import Round, RoundResult
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.base import Level, decide
from rommedesk.players.chance import mixed

MOST_MOVES = 100_000
"""More than any round takes: every round ends, and one that does not is a fault."""
DEALS_AT_ONCE = 4
"""So many deals a process is given at a time."""


class ContestError(Exception):
    """A player made an illegal move or failed, or a round did not end; the text tells how to see it again."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played."""

    rules: RuleSet
    players: tuple[Level, ...]
    """One for each seat."""
    rounds: int
    seed: int

    @property
    def seats(self) -> int:
        """How many play in a round."""
        return len(self.players)

    @property
    def deals(self) -> int:
        """How many deals it takes; the last one may not be played from every seat."""
        return -(-self.rounds // self.seats)

    def rotations(self, deal: int) -> int:
        """How often deal number `deal` (from 0) is played."""
        return min(self.seats, self.rounds - deal * self.seats)


@dataclass(slots=True)
class RoundReport:
    """How one round went."""

    result: RoundResult
    """By seat."""
    moves: int
    milliseconds: list[list[float]]
    """By seat the time of every decision."""


@dataclass(slots=True)
class DealReport:
    """How the rounds of one deal went, by player; the deal is what intervals are reckoned from."""

    rounds: int = 0
    moves: int = 0
    without_winner: int = 0
    won: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    milliseconds: list[array[float]] = field(default_factory=list)


def deal_of(contest: Contest, number: int) -> Deal:
    """The deal number `number`, from 0."""
    rng = Random(mixed(contest.seed, number))
    dealer = 0 if contest.rules.starter is Starter.HIGH_CARD else number % contest.seats + 1
    return make_deal(contest.rules, contest.seats, number, rng, dealer)


def play_deal(contest: Contest, number: int) -> DealReport:
    """Play a deal from every seat; raises `ContestError`."""
    count = contest.seats
    report = DealReport(won=[0] * count, points=[0] * count, milliseconds=[array("d") for _ in range(count)])
    deal = deal_of(contest, number)
    for rotation in range(contest.rotations(number)):
        sitting = [(seat + rotation) % count for seat in range(count)]
        levels = [contest.players[player] for player in sitting]
        try:
            played = play_round(contest.rules, levels, deal, mixed(contest.seed, number, 1))
        except ContestError as error:
            raise ContestError(f"deal {number}, rotation {rotation}, seed {contest.seed}: {error}") from error
        report.rounds += 1
        report.moves += played.moves
        report.without_winner += played.result.winner == 0
        for seat, player in enumerate(sitting):
            report.won[player] += played.result.winner == seat + 1
            report.points[player] += played.result.scores[seat]
            report.milliseconds[player].extend(played.milliseconds[seat])
    return report


def play_round(rules: RuleSet, levels: Sequence[Level], deal: Deal, seed: int) -> RoundReport:
    """Play one round with a player of these levels in each seat; raises `ContestError`."""
    seats = len(levels)
    step = begin_round(rules, seats, deal)
    state = step.state
    onlookers = [Onlooker(seat) for seat in range(1, seats + 1)]
    for onlooker in onlookers:
        onlooker.see(None, step)
    totals = (0,) * seats
    milliseconds: list[list[float]] = [[] for _ in levels]
    for number in range(MOST_MOVES):
        if state.result is not None:
            return RoundReport(state.result, number, milliseconds)
        seat = state.to_move
        onlooker = onlookers[seat - 1]
        view = PlayerView(seat, onlooker.position(state), onlooker.history, totals, 1)
        begun = perf_counter()
        move = _decided(view, levels[seat - 1], mixed(seed, number))
        milliseconds[seat - 1].append(1_000 * (perf_counter() - begun))
        try:
            step = apply(state, move, _new_stock(state, move, seed, number))
        except IllegalMove as error:
            raise ContestError(f"move {number}: seat {seat} ({levels[seat - 1]}): {move}: {error}") from error
        for onlooker in onlookers:
            onlooker.see(state, step)
        state = step.state
    raise ContestError(f"the round did not end in {MOST_MOVES} moves")


def _decided(view: PlayerView, level: Level, seed: int) -> Move:
    try:
        return decide(view, level, seed).move
    except Exception as error:
        raise ContestError(f"seat {view.seat} ({level}) failed: {type(error).__name__}: {error}") from error


def _new_stock(state: Round, move: Move, seed: int, number: int) -> Sequence[Card] | None:
    if not isinstance(move, Draw) or state.stock:
        return None
    pool = reshuffle_pool(state)
    return shuffle_cards(pool, Random(mixed(seed, number, 2))) if pool else None


def play_contest(contest: Contest, jobs: int = 1) -> Iterator[DealReport]:
    """Play all deals, in `jobs` processes; the reports come in the order of the deals.

    Raises `ContestError`.
    """
    if jobs == 1:
        for number in range(contest.deals):
            yield play_deal(contest, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        numbers = range(contest.deals)
        yield from pool.map(play_deal, [contest] * contest.deals, numbers, chunksize=DEALS_AT_ONCE)
