"""What ways to play on cost: a rough judgement, corrected by imagined worlds (`judging.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rommedesk.engine.view import PlayerView
from rommedesk.players.judging import judged
from rommedesk.players.options import Option
from rommedesk.players.rough import rough_costs
from rommedesk.players.search import Search, Weighed
from rommedesk.players.weights import keen_weights


@dataclass(frozen=True, slots=True)
class Cost:
    """What an option costs (see `Suggestion`)."""

    option: Option
    points: float
    error: float = 0.0
    worlds: int = 0


def costs_of(
    view: PlayerView,
    options: Sequence[Option],
    seed: int,
    budget: int,
    is_late: Callable[[], bool] = lambda: False,
) -> list[Cost]:
    """What the options cost, the best first and then the cheapest; `budget` worlds are looked at, at most.

    Without worlds the first one is taken for the best.  Once it is late no more are looked at, and those that
    were finished count.
    """
    rough = rough_costs(view.position, options, keen_weights(view.position.rules))
    if not budget or len(options) < 2:
        found = [Cost(option, points) for option, points in zip(options, rough, strict=True)]
        return sorted(found, key=lambda cost: cost.points)
    search = Search(view, options, seed, rough)
    search.run(budget, is_late)
    best = search.best
    at = search.weighed.index(best)
    found = [cost_of(best, one, rough[i] - rough[at]) for i, one in enumerate(search.weighed) if i != at]
    return [Cost(best.option, 0.0, 0.0, len(best.gains)), *sorted(found, key=lambda cost: cost.points)]


def cost_of(best: Weighed, weighed: Weighed, rough: float) -> Cost:
    """What an option is worse than the best, if it was thought to be worse by so many points before."""
    losses = [one - other for one, other in zip(best.gains, weighed.gains, strict=False)]
    points, error = judged(rough, losses)
    return Cost(weighed.option, max(0.0, points), error, len(losses))
