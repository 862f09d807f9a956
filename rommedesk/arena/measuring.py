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
from rommedesk.players.arena_rounds import Contest, collect_seldom, play_deals


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
    tally = Tally(contest.players)
    collected_after = gc.get_threshold()
    with ExitStack() as stack:
        kept = stack.enter_context(Parts.of(contest, parts)) if parts else None
        seconds = 0.0
        played = 0
        for part in kept.parts if kept else ():
            tally.add(part.deal)
            seconds += part.seconds
            played += 1
        watch(played * len(contest.players))
        collect_seldom()
        stack.callback(gc.set_threshold, *collected_after)
        begun = perf_counter()
        # Closed before the interrupt or fault goes on its way: no worker plays for nobody.
        deals = stack.enter_context(closing(play_deals(contest, jobs, executor=executor, first=played)))
        for deal in deals:
            now = perf_counter()
            tally.add(deal)
            if kept:
                kept.add(deal, now - begun)
            seconds += now - begun
            begun = now
            played += 1
            watch(played * len(contest.players))
    return tally.figures(seconds)
