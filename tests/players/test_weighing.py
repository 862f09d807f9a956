"""What is found in worlds counts as far as it is certain."""

from collections.abc import Sequence
from random import Random

import pytest

from rommedesk.engine.moves import Discard
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.state import Phase
from rommedesk.players.answer import Motive, Why
from rommedesk.players.judging import ROUGH_ERROR
from rommedesk.players.options import Option, options_in
from rommedesk.players.search import Search, Weighed
from rommedesk.players.weighing import cost_of, costs_of
from tests.builders import cards
from tests.players.test_hints import views


def weighed(text: str, *gains: float) -> Weighed:
    """A discard and how much better than the baseline it did, world by world."""
    return Weighed(Option((Discard(1, cards(text)[0].name),), Why(Motive.USELESS)), [*gains])


def test_without_worlds_the_rough_judgement_stands() -> None:
    cost = cost_of(weighed("Kc"), weighed("Qc"), 3.0)
    assert (cost.points, cost.worlds) == (3.0, 0)
    assert cost.error > ROUGH_ERROR


def test_many_worlds_that_agree_are_believed() -> None:
    cost = cost_of(weighed("Kc", *[0.0] * 4000), weighed("Qc", *[-12.0] * 4000), 1.0)
    assert cost.points == pytest.approx(12.0, abs=0.2)
    assert cost.error < 0.5
    assert cost.worlds == 4000


def test_few_worlds_that_disagree_change_little() -> None:
    losses = [400.0, -300.0] * 8
    cost = cost_of(weighed("Kc", *[0.0] * 16), weighed("Qc", *losses), 2.0)
    assert abs(cost.points - 2.0) < 1.5
    assert ROUGH_ERROR < cost.error + 1 <= 6.0


def test_few_worlds_that_agree_by_chance_are_not_taken_for_certain() -> None:
    cost = cost_of(weighed("Kc", 0.0, 0.0), weighed("Qc", -30.0, -30.0), 0.0)
    assert 0 < cost.points < 10


def test_nothing_costs_less_than_the_best() -> None:
    assert cost_of(weighed("Kc", *[0.0] * 400), weighed("Qc", *[5.0] * 400), 0.0).points == 0.0


def test_what_is_better_than_it_was_thought_to_be_by_far_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for view in views(PRESETS["romme"], 2, 1) if len(options_in(view.position)) > 2)
    options = options_in(view.position)[:3]

    def says(gains: Sequence[float], budget: int = 200) -> list[Option]:
        def run(search: Search, worlds: int, _: object) -> None:
            for one, gain in zip(search.weighed, gains, strict=True):
                one.gains = [gain] * worlds

        monkeypatch.setattr(Search, "run", run)
        return [cost.option for cost in costs_of(view, options, 1, budget)]

    assert says([0.0, 0.0, 60.0])[0] == options[2]
    assert says([0.0, 0.0, 1.0], budget=4)[0] == options[0]
    assert says([0.0, -90.0, -60.0]) == [options[0], options[2], options[1]]


def test_only_worlds_of_both_are_compared() -> None:
    cost = cost_of(weighed("Kc", *[0.0] * 40), weighed("Qc", *[0.0] * 16), 0.0)
    assert cost.worlds == 16


@pytest.mark.parametrize("name", ["romme", "treppen"])
def test_the_best_comes_first_and_then_the_cheapest(name: str) -> None:
    rules, rng, seen = PRESETS[name], Random(3), 0
    for view in views(rules, 2, 2, 200):
        options = options_in(view.position)
        if view.position.phase is not Phase.PLAY or len(options) < 2 or rng.random() < 0.8:
            continue
        for budget in (0, 2):
            costs = costs_of(view, options, 1, budget)
            assert costs == costs_of(view, options, 1, budget)
            assert {cost.option for cost in costs} == {*options}
            assert costs[0].points == 0
            assert [cost.points for cost in costs] == sorted(cost.points for cost in costs)
            assert {cost.worlds for cost in costs} <= {budget}
        seen += 1
        if seen == 2:
            return
