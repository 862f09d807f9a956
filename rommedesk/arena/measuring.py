"""Play a contest to its end, keep its parts on the way, and reckon what it came to."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter

from rommedesk.arena.parts import Parts
from rommedesk.players.arena_figures import Figures, Tally
from rommedesk.players.arena_rounds import Contest, PlayedDeal, collect_seldom, play_deals


def measure(
    contest: Contest,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    parts: Path | None = None,
    watch: Callable[[int], object] = lambda _rounds: None,
) -> Figures:
    """Play what is not in the file `parts` yet, put it there deal by deal, and give the figures of all.

    `jobs` and `executor` mean what they mean to `play_deals`; `watch` is told how many rounds have been
    played.  The figures depend on neither of them but for the times.  Raises `PartsError` if the file cannot
    be used, `ArenaFault` and what the executor raises.
    """
    tally = _OrderedTally(contest)
    collected_after = gc.get_threshold()
    with ExitStack() as stack:
        kept = stack.enter_context(Parts.of(contest, parts)) if parts else None
        before = kept.parts if kept else {}
        seconds = 0.0
        for index, part in before.items():
            tally.add(index, part.deal)
            seconds += part.seconds
        played = len(before)
        watch(played * len(contest.players))
        collect_seldom()
        stack.callback(gc.set_threshold, *collected_after)
        begun = perf_counter()
        # Closed before the interrupt or fault goes on its way: no worker plays for nobody.
        deals = stack.enter_context(closing(play_deals(contest, jobs, executor=executor, but=before)))
        for index, deal in deals:
            now = perf_counter()
            if kept:
                kept.add(index, deal, now - begun)
            tally.add(index, deal)
            seconds += now - begun
            begun = now
            played += 1
            watch(played * len(contest.players))
    return tally.figures(seconds)


class _OrderedTally:
    """Counts the deals in their order, however they come, for sums of fractions depend on it."""

    def __init__(self, contest: Contest) -> None:
        self._tally = Tally(contest.players)
        self._next = 0
        self._early: dict[int, PlayedDeal] = {}

    def add(self, index: int, deal: PlayedDeal) -> None:
        self._early[index] = deal
        while (following := self._early.pop(self._next, None)) is not None:
            self._tally.add(following)
            self._next += 1

    def figures(self, seconds: float) -> Figures:
        return self._tally.figures(seconds)
