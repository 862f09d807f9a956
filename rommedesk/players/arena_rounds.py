"""Rounds between computer players without a window: duplicate deals, every player in every seat.

A deal is played as often as there are players, each time with the players one seat further.  All chance of
a round grows from the number of its deal, so the same number, rules and levels in the same seats give the
same round, move by move.  Rounds stand alone: nobody has points before them.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from random import Random
from time import perf_counter_ns
from typing import ParamSpec, TypeVar

from rommedesk.engine.cards import Card
from rommedesk.engine.deal import make_deal, shuffle_cards
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Draw, Move
from rommedesk.engine.reasons import IllegalMove
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind, Setup
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.state import RoundResult
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players.base import LEVEL_VERSIONS, Level, decide
from rommedesk.players.chance import mixed

P = ParamSpec("P")
T = TypeVar("T")

MOST_MOVES = 100_000
"""More than any round takes: by the rules every round ends, so a round that does not is a player's fault."""

FEWEST_DEALS = 2
"""An interval needs two deals."""

HIGHEST_NUMBER = 999_999_999
"""Deals have numbers from 1 to this, as in the game with a window."""

_DEALS_AHEAD = 16
"""So many deals a worker are handed out beyond the first that is missing: none is idle, and none pile up."""

_COLLECTED_AFTER = 50_000

_NEW_STOCK = 1
"""Sets the chance of a new stock apart from that of the decision to draw."""


class ArenaFault(Exception):
    """A player failed, made an illegal move or never ended a round; the text tells where to find it again."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played."""

    rules: RuleSet
    players: tuple[Level, ...]
    """One for each seat."""
    deals: int
    seed: int
    budget: int = 0
    """How many worlds a decision may look at; 0 leaves it to the level."""

    @classmethod
    def of_rounds(
        cls, rules: RuleSet, players: Sequence[Level], rounds: int, seed: int, budget: int = 0
    ) -> Contest:
        """A contest of at least so many rounds, made up of whole deals."""
        deals = max(FEWEST_DEALS, -(-rounds // len(players)))
        return cls(rules, tuple(players), deals, seed, budget)

    @property
    def rounds(self) -> int:
        """How many rounds are played in all."""
        return self.deals * len(self.players)

    @property
    def versions(self) -> tuple[int, ...]:
        """The version of each player's level."""
        return tuple(LEVEL_VERSIONS[level] for level in self.players)

    def number(self, index: int) -> int:
        """The number of the deal that is played as the `index`-th, from 0."""
        return mixed(self.seed, index) % HIGHEST_NUMBER + 1


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round and what it took."""

    record: GameRecord
    """The record of the round: a match of which no more is played."""
    result: RoundResult
    moves: int
    microseconds: tuple[list[int], ...]
    """By seat the time of each decision."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """The rounds of one deal, all tuples by player."""

    rounds: int
    moves: int
    without_winner: int
    won: tuple[int, ...]
    points: tuple[int, ...]
    """The sums of penalties, or of points won under meld scoring."""
    microseconds: tuple[Counter[int], ...]
    """How often a decision took so long."""


def collect_seldom() -> None:
    """Let Python seldom look for reference cycles in this process: rounds make many values and no cycles."""
    gc.set_threshold(_COLLECTED_AFTER, 20, 50)


# ---- one round -------------------------------------------------------------------------------------------


def play_round(
    rules: RuleSet,
    levels: Sequence[Level],
    number: int,
    *,
    budget: int = 0,
    after_move: Callable[[GameRecord], object] | None = None,
) -> PlayedRound:
    """Play deal `number` with a player of these levels in each seat; raises `ArenaFault`.

    `budget` is how many worlds a decision may look at, 0 leaves it to the level.
    `after_move` sees the record after the deal and after every move.
    """
    seats = len(levels)
    dealer = 0 if rules.starter is Starter.HIGH_CARD else seats
    record = GameRecord(Setup(rules, _players(levels), number, dealer, "arena"))
    step = record.begin_round(make_deal(rules, seats, number, Random(number), dealer), "0")
    microseconds: tuple[list[int], ...] = tuple([] for _ in levels)
    for time in range(MOST_MOVES):
        if after_move is not None:
            after_move(record)
        state = step.state
        if state.result is not None:
            return PlayedRound(record, state.result, time, microseconds)
        seat = state.to_move
        level = levels[seat - 1]
        view = view_for(record, seat)
        begun = perf_counter_ns()
        try:
            move = decide(view, level, mixed(number, time), budget).move
        except Exception as error:
            raise _fault(record, level, f"{type(error).__name__}: {error}") from error
        microseconds[seat - 1].append((perf_counter_ns() - begun) // 1000)
        try:
            step = record.play(move, _new_stock(view, move, record, number, time))
        except IllegalMove as error:
            raise _fault(record, level, f"{move}: {error}") from error
    raise _fault(record, levels[step.state.to_move - 1], f"no end after {MOST_MOVES} moves")


def _players(levels: Sequence[Level]) -> tuple[Player, ...]:
    return tuple(
        Player(f"seat-{seat}", f"{level} {seat}", PlayerKind.COMPUTER, level, LEVEL_VERSIONS[level])
        for seat, level in enumerate(levels, 1)
    )


def _new_stock(
    view: PlayerView, move: Move, record: GameRecord, number: int, time: int
) -> tuple[Card, ...] | None:
    """The discards in their new order, if the move draws from an empty stock (rulebook 6)."""
    if view.position.stock or not isinstance(move, Draw) or record.round is None:
        return None
    return shuffle_cards(reshuffle_pool(record.round), Random(mixed(number, time, _NEW_STOCK))) or None


def _fault(record: GameRecord, level: Level, what: str) -> ArenaFault:
    state, deal = record.round, record.deal
    assert state is not None
    assert deal is not None
    levels = ",".join(player.level for player in record.setup.players)
    where = f"deal {deal.number}, seats {levels}, move {len(record.steps)}, seat {state.to_move} ({level})"
    return ArenaFault(f"{where}: {what}")


# ---- a deal from every seat, and all deals ---------------------------------------------------------------


def rotations(players: int) -> Iterator[tuple[int, ...]]:
    """Every way to seat the players one behind the other: the player (from 0) on each seat."""
    for shift in range(players):
        yield tuple((seat - shift) % players for seat in range(players))


def play_deal(contest: Contest, index: int) -> PlayedDeal:
    """Play the `index`-th deal once in every rotation of the players; raises `ArenaFault`."""
    count, number = len(contest.players), contest.number(index)
    moves = without_winner = 0
    won, points = [0] * count, [0] * count
    microseconds: tuple[Counter[int], ...] = tuple(Counter() for _ in range(count))
    for sitting in rotations(count):
        levels = [contest.players[player] for player in sitting]
        played = play_round(contest.rules, levels, number, budget=contest.budget)
        moves += played.moves
        without_winner += played.result.winner == 0
        for seat, player in enumerate(sitting, 1):
            won[player] += played.result.winner == seat
            points[player] += played.result.scores[seat - 1]
            microseconds[player].update(played.microseconds[seat - 1])
    return PlayedDeal(count, moves, without_winner, tuple(won), tuple(points), microseconds)


def play_deals(
    contest: Contest, jobs: int = 1, *, executor: Executor | None = None, but: Container[int] = ()
) -> Generator[tuple[int, PlayedDeal], None, None]:
    """Play the deals of a contest `but` those; each with its index, from 0, as soon as it has been played.

    One process plays them in their order, several finish them in any.  Raises `ArenaFault`.

    Without an executor they are played in `jobs` processes, and however it ends, by an interrupt from the
    keyboard or by being killed, no process is left behind.  With an executor, which may have its workers on
    other machines, `jobs` tells how many workers there are; it stays open, but what it has not begun is
    cancelled at the end.
    """
    indices = (index for index in range(contest.deals) if index not in but)
    if executor is not None:
        yield from _play_elsewhere(contest, indices, executor, jobs)
    elif jobs == 1:
        for index in indices:
            yield index, play_deal(contest, index)
    else:
        yield from _play_in_processes(contest, indices, jobs)


def play_as_worker(contest: Contest, index: int, versions: tuple[int, ...]) -> PlayedDeal:
    """Play the `index`-th deal for somebody else; raises `ArenaFault`.

    `versions` are those that the players' levels should have: a worker may run another program.
    """
    if contest.versions != versions:
        levels = ",".join(contest.players)
        found, wanted = (",".join(map(str, each)) for each in (contest.versions, versions))
        raise ArenaFault(f"a worker has other versions of {levels}: {found}, not {wanted}")
    return play_deal(contest, index)


class _Handout:
    """Deals that are handed out to workers and have not come back yet."""

    def __init__(self, contest: Contest, executor: Executor) -> None:
        self._contest = contest
        self._executor = executor
        self._out: dict[Future[PlayedDeal], tuple[int, int]] = {}
        """Place and index of each deal, in the order in which they were handed out."""
        self._finished: SimpleQueue[Future[PlayedDeal]] = SimpleQueue()

    def play(self, indices: Iterable[int], workers: int) -> Iterator[tuple[int, PlayedDeal]]:
        """Hand out these deals and give each as soon as it comes back."""
        for place, index in enumerate(indices):
            future = self._executor.submit(play_as_worker, self._contest, index, self._contest.versions)
            self._out[future] = place, index
            future.add_done_callback(self._finished.put)
            while self._out and place - self._oldest() >= _DEALS_AHEAD * workers:
                yield self._next()
        while self._out:
            yield self._next()

    def cancel(self) -> None:
        """Nobody wants to know the rest."""
        for future in self._out:
            future.cancel()

    def _oldest(self) -> int:
        place, _ = next(iter(self._out.values()))
        return place

    def _next(self) -> tuple[int, PlayedDeal]:
        future = self._finished.get()
        deal = future.result()
        _, index = self._out.pop(future)
        return index, deal


def _play_elsewhere(
    contest: Contest, indices: Iterable[int], executor: Executor, workers: int
) -> Iterator[tuple[int, PlayedDeal]]:
    handout = _Handout(contest, executor)
    try:
        yield from handout.play(indices, workers)
    finally:
        # A fault, an interrupt, or nobody wants to know the rest.
        handout.cancel()


def _play_in_processes(
    contest: Contest, indices: Iterable[int], jobs: int
) -> Iterator[tuple[int, PlayedDeal]]:
    # Processes that are started anew, not split off, are the same on every system.
    context = multiprocessing.get_context("spawn")
    others = {*multiprocessing.active_children()}
    with _Processes(jobs, context, initializer=_begin_process) as pool:
        try:
            yield from _Handout(contest, pool).play(indices, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in {*multiprocessing.active_children()} - others:
                process.terminate()
            raise


class _Processes(ProcessPoolExecutor):
    """Processes that an interrupt from the keyboard does not reach, not even while they start."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand in work, for which a process may be started."""
        with _interrupts_held():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let interrupts wait until the block ends, and never come to the processes that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_process() -> None:
    # Interrupts are the parent's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()
    collect_seldom()


def _end_with_parent() -> None:
    """End this process as soon as its parent is gone: one that was killed could not tell its workers."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
