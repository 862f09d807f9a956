"""On a machine that has no time for worlds advice comes all the same; the clock is one that a test sets."""

from collections.abc import Callable
from random import Random

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Phase, RoundResult
from rommedesk.engine.view import PlayerView
from rommedesk.players import search
from rommedesk.players.advice import is_playable
from rommedesk.players.courses import Course, follow
from rommedesk.players.hints import LONGEST_S, advise
from rommedesk.players.options import options_in
from rommedesk.players.rollouts import Imagined
from tests.players.crowded import RULES, crowded
from tests.players.test_hints import views
from tests.players.views import view_of

BUDGET = 20


class SlowMachine:
    """A clock on which nothing takes time but playing an option to its end in a world."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.now = 1000.0
        self.plays = 0

        def slowly(imagined: Imagined, seat: int, worth: Callable[[RoundResult], float]) -> Course:
            self.now += seconds
            self.plays += 1
            return follow(imagined, seat, worth)

        monkeypatch.setattr(search, "follow", slowly)

    def __call__(self) -> float:
        return self.now


def usual() -> PlayerView:
    """A position of which there are thousands."""
    return next(view for view in views(ROMME, 2, 1) if len(options_in(view.position)) > 3)


def test_with_time_enough_the_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    view = usual()
    assert advise(view, 3, 4, SlowMachine(monkeypatch, 0.001)) == advise(view, 3, 4, lambda: 0.0)


def test_what_was_found_until_it_is_late_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    view = usual()
    ways = len(advise(view, 3).alternatives) + 1
    seconds = LONGEST_S / (2.5 * ways)
    machine = SlowMachine(monkeypatch, seconds)
    advice = advise(view, 3, BUDGET, machine)
    assert machine.now - 1000.0 <= LONGEST_S + seconds + 1e-6
    assert advice.best.worlds == 2
    assert advice == advise(view, 3, 2, lambda: 0.0)


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.PLAY])
@pytest.mark.parametrize("name", RULES)
def test_the_largest_hands_get_the_plan_without_worlds(
    monkeypatch: pytest.MonkeyPatch, name: str, phase: Phase
) -> None:
    machine = SlowMachine(monkeypatch, 1.5 * LONGEST_S)
    for number in range(2):
        view = view_of(crowded(RULES[name], Random(number), phase, opened=number == 0))
        plan, begun, machine.plays = advise(view, number), machine.now, 0
        advice = advise(view, number, BUDGET, machine)
        assert machine.plays <= 1
        assert machine.now - begun <= 1.5 * LONGEST_S
        assert is_playable(advice, view)
        assert (advice.best, advice.goes_out) == (plan.best, plan.goes_out)
        assert {other.moves for other in advice.alternatives} == {other.moves for other in plan.alternatives}


def test_where_thinking_of_the_ways_took_too_long_no_world_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = SlowMachine(monkeypatch, 1.0)
    times = iter([1000.0, *[1000.0 + 2 * LONGEST_S] * 1000])
    advice = advise(usual(), 3, BUDGET, lambda: next(times))
    assert (machine.plays, advice.best.worlds) == (0, 0)
    assert advice.best == advise(usual(), 3).best
