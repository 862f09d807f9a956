"""Contests played by executors of all kinds: the same outcome, at once, no more waiting than need be."""

import importlib
import pickle
import queue
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.players.arena_rounds import ArenaFault, Contest, PlayedDeal, play_as_worker, play_deals
from rommedesk.players.base import Level

CONTEST = Contest(ROMME, (Level.MEDIUM, Level.RANDOM), 10, 5)


def in_order(deals: Iterable[tuple[int, PlayedDeal]]) -> list[tuple[object, ...]]:
    """What deals come to, sorted by their indices, of which none is there twice."""
    found = [*deals]
    by_index = dict(found)
    assert len(by_index) == len(found)
    return [outcome(by_index[index]) for index in sorted(by_index)]


def outcome(deal: PlayedDeal) -> tuple[object, ...]:
    """All but the times."""
    return deal.rounds, deal.moves, deal.without_winner, deal.won, deal.points


@pytest.fixture(scope="module")
def alone() -> list[tuple[object, ...]]:
    """What every deal comes to, in their order."""
    return [outcome(deal) for _, deal in play_deals(CONTEST)]


class Waiting(Executor):
    """Begins nothing before somebody waits for a result, then one thing after the other from one end."""

    def __init__(self, *, newest_first: bool = False) -> None:
        self.newest_first = newest_first
        self.waiting: list[tuple[Future[Any], Callable[[], object]]] = []
        self.most_waiting = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        self.most_waiting = max(self.most_waiting, len(self.waiting))
        return future

    def work(self) -> None:
        future, work = self.waiting.pop(-1 if self.newest_first else 0)
        try:
            future.set_result(work())
        except Exception as error:
            future.set_exception(error)


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    """An executor that works when a contest waits for it."""
    executor = Waiting()

    class Finished(queue.SimpleQueue[Any]):
        def get(self, *_: object) -> Any:
            while self.empty():
                executor.work()
            return super().get()

    monkeypatch.setattr("rommedesk.players.arena_rounds.SimpleQueue", Finished)
    return executor


@pytest.fixture(params=[ThreadPoolExecutor, ProcessPoolExecutor])
def pool(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with request.param(2) as executor:
        yield executor


def test_threads_and_processes_come_to_the_same(pool: Executor, alone: list[tuple[object, ...]]) -> None:
    assert in_order(play_deals(CONTEST, 2, executor=pool)) == alone
    # It stays open.
    assert pool.submit(int, "7").result() == 7


@pytest.mark.ci_slow
def test_a_cluster_of_dask_comes_to_the_same(alone: list[tuple[object, ...]]) -> None:
    distributed = importlib.import_module("distributed")
    localhost = {"host": "127.0.0.1", "dashboard_address": None}
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, **localhost) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor(pure=False)
        assert in_order(play_deals(CONTEST, 2, executor=executor)) == alone
        with pytest.raises(ArenaFault, match="a worker has other versions of medium: 1, not 2"):
            executor.submit(play_as_worker, replace(CONTEST, players=(Level.MEDIUM,)), 0, (2,)).result()
        # Whoever loses interest leaves nothing behind.
        deals = play_deals(replace(CONTEST, deals=1_000_000), 2, executor=executor)
        index, deal = next(deals)
        assert outcome(deal) == alone[index]
        deals.close()
        executor.shutdown(wait=True)


def test_results_come_as_soon_as_they_are_there(waiting: Waiting, alone: list[tuple[object, ...]]) -> None:
    waiting.newest_first = True
    deals = [*play_deals(CONTEST, executor=waiting)]
    assert [index for index, _ in deals] == [*range(9, -1, -1)]
    assert in_order(deals) == alone


def test_a_contest_leaves_out_what_has_been_played(waiting: Waiting, alone: list[tuple[object, ...]]) -> None:
    left = [outcome for index, outcome in enumerate(alone) if index not in {0, 4, 9}]
    assert in_order(play_deals(CONTEST, but={0, 4, 9})) == left
    assert in_order(play_deals(CONTEST, but={0, 4, 9}, executor=waiting)) == left
    assert [*play_deals(CONTEST, but=range(10), executor=waiting)] == []


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("newest_first", [False, True])
def test_long_contests_do_not_pile_up(waiting: Waiting, workers: int, newest_first: bool) -> None:
    waiting.newest_first = newest_first
    deals = play_deals(replace(CONTEST, deals=1_000_000), workers, executor=waiting)
    begun = [index for index, _ in islice(deals, 40)]
    deals.close()
    assert waiting.most_waiting == 16 * workers + 1
    # A worker that is slow with the first deal of all is waited for.
    assert max(begun) <= max(set(range(41)) - set(begun)) + 16 * workers


def test_what_waits_is_cancelled_when_nobody_wants_to_know_the_rest(waiting: Waiting) -> None:
    deals = play_deals(replace(CONTEST, deals=1_000_000), executor=waiting)
    next(deals)
    deals.close()
    assert len(waiting.waiting) == 16
    assert all(future.cancelled() for future, _ in waiting.waiting)


@pytest.mark.parametrize("problem", [ArenaFault("oops"), KeyboardInterrupt()])
def test_what_waits_is_cancelled_after_a_fault_and_an_interrupt(
    waiting: Waiting, problem: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise problem

    deals = play_deals(replace(CONTEST, deals=1_000_000), executor=waiting)
    next(deals)
    monkeypatch.setattr("rommedesk.players.arena_rounds.play_deal", fail)
    with pytest.raises(type(problem)):
        list(deals)
    assert len(waiting.waiting) == 16
    assert all(future.cancelled() for future, _ in waiting.waiting)


def test_a_worker_with_another_program_is_found_out() -> None:
    with pytest.raises(ArenaFault, match="a worker has other versions of medium,random: 1,1, not 1,2"):
        play_as_worker(CONTEST, 0, (1, 2))


def test_work_and_what_comes_of_it_travels_by_pickle(alone: list[tuple[object, ...]]) -> None:
    work = pickle.dumps((play_as_worker, CONTEST, 2, CONTEST.versions))
    play, *arguments = pickle.loads(work)  # noqa: S301
    deal = pickle.loads(pickle.dumps(play(*arguments)))  # noqa: S301
    assert outcome(deal) == alone[2]
    fault = pickle.loads(pickle.dumps(ArenaFault("deal 5: oops")))  # noqa: S301
    assert (type(fault), str(fault)) == (ArenaFault, "deal 5: oops")
