"""Contests played by executors of all kinds: the same outcome, in order, no more waiting than need be."""

import importlib
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.players.arena_rounds import ArenaFault, Contest, PlayedDeal, play_batch, play_deals
from rommedesk.players.base import Level

CONTEST = Contest(ROMME, (Level.MEDIUM, Level.RANDOM), 10, 5)


def outcome(deal: PlayedDeal) -> tuple[object, ...]:
    """All but the times."""
    return deal.rounds, deal.moves, deal.without_winner, deal.won, deal.points


@pytest.fixture(scope="module")
def alone() -> list[tuple[object, ...]]:
    return [outcome(deal) for deal in play_deals(CONTEST)]


class Waiting(Executor):
    """Begins nothing before somebody waits for a result, then one thing after the other from one end."""

    def __init__(self, *, newest_first: bool = False) -> None:
        self.newest_first = newest_first
        self.waiting: list[tuple[Future[Any], Callable[[], object]]] = []
        self.most_waiting = 0
        self.cancelled = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        executor = self

        class Lazy(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                while not self.done():
                    future, work = executor.waiting.pop(-1 if executor.newest_first else 0)
                    try:
                        future.set_result(work())
                    except Exception as error:
                        future.set_exception(error)
                return super().result(timeout)

            def cancel(self) -> bool:
                executor.cancelled += super().cancel()
                return self.cancelled()

        future = Lazy()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        self.most_waiting = max(self.most_waiting, len(self.waiting))
        return future


@pytest.fixture(params=[ThreadPoolExecutor, ProcessPoolExecutor])
def pool(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with request.param(2) as executor:
        yield executor


def test_threads_and_processes_come_to_the_same(pool: Executor, alone: list[tuple[object, ...]]) -> None:
    assert [outcome(deal) for deal in play_deals(CONTEST, 2, executor=pool)] == alone
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
        assert [outcome(deal) for deal in play_deals(CONTEST, 2, executor=executor)] == alone
        with pytest.raises(ArenaFault, match="a worker has other versions of medium: 1, not 2"):
            executor.submit(play_batch, replace(CONTEST, players=(Level.MEDIUM,)), 0, 1, (2,)).result()
        # Whoever loses interest leaves nothing behind.
        deals = play_deals(replace(CONTEST, deals=1_000_000), 2, executor=executor)
        assert outcome(next(deals)) == alone[0]
        deals.close()
        executor.shutdown(wait=True)


def test_results_come_in_the_order_of_the_deals(alone: list[tuple[object, ...]]) -> None:
    executor = Waiting(newest_first=True)
    assert [outcome(deal) for deal in play_deals(CONTEST, executor=executor)] == alone
    assert executor.cancelled == 0


def test_a_contest_goes_on_from_any_deal(alone: list[tuple[object, ...]]) -> None:
    assert [outcome(deal) for deal in play_deals(CONTEST, first=7)] == alone[7:]
    assert [outcome(deal) for deal in play_deals(CONTEST, first=7, executor=Waiting())] == alone[7:]
    assert [*play_deals(CONTEST, first=10, executor=Waiting())] == []


@pytest.mark.parametrize("workers", [1, 3])
def test_long_contests_do_not_pile_up(workers: int) -> None:
    executor = Waiting()
    deals = play_deals(replace(CONTEST, deals=1_000_000), workers, executor=executor)
    for _ in range(9):
        next(deals)
    deals.close()
    assert executor.most_waiting == 4 * workers + 1


def test_what_waits_is_cancelled_when_nobody_wants_to_know_the_rest() -> None:
    executor = Waiting()
    deals = play_deals(replace(CONTEST, deals=1_000_000), executor=executor)
    next(deals)
    deals.close()
    assert all(future.cancelled() for future, _ in executor.waiting)
    assert executor.cancelled == len(executor.waiting) == 4


@pytest.mark.parametrize("problem", [ArenaFault("oops"), KeyboardInterrupt()])
def test_what_waits_is_cancelled_after_a_fault_and_an_interrupt(
    problem: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise problem

    executor = Waiting()
    deals = play_deals(replace(CONTEST, deals=1_000_000), executor=executor)
    next(deals)
    monkeypatch.setattr("rommedesk.players.arena_rounds.play_deal", fail)
    with pytest.raises(type(problem)):
        list(deals)
    assert all(future.cancelled() for future, _ in executor.waiting)
    assert executor.cancelled >= len(executor.waiting) == 4


def test_a_worker_with_another_program_is_found_out() -> None:
    with pytest.raises(ArenaFault, match="a worker has other versions of medium,random: 1,1, not 1,2"):
        play_batch(CONTEST, 0, 1, (1, 2))


def test_work_and_what_comes_of_it_travels_by_pickle(alone: list[tuple[object, ...]]) -> None:
    work = pickle.dumps((play_batch, CONTEST, 2, 4, CONTEST.versions))
    play, *arguments = pickle.loads(work)  # noqa: S301
    deals = pickle.loads(pickle.dumps(play(*arguments)))  # noqa: S301
    assert [outcome(deal) for deal in deals] == alone[2:4]
    fault = pickle.loads(pickle.dumps(ArenaFault("deal 5: oops")))  # noqa: S301
    assert (type(fault), str(fault)) == (ArenaFault, "deal 5: oops")
