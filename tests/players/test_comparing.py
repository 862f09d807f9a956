"""Ways to play beside the best one: what can be said of them, and which are worth a look."""

from dataclasses import replace

import pytest

from rommedesk.engine.moves import Draw, TakeDiscards
from rommedesk.players.advice import Advice, Suggestion
from rommedesk.players.answer import Motive, Why
from rommedesk.players.comparing import MUCH, Standing, standing, worth_a_look

BEST = Suggestion((Draw(1),), (Why(Motive.DRAWS),))


def other(cost: float, error: float = 0.0) -> Suggestion:
    """A way to play that costs so much."""
    return replace(BEST, moves=(TakeDiscards(1),), cost=cost, error=error)


@pytest.mark.parametrize(
    ("cost", "error", "said"),
    [
        (0.4, 0.0, Standing.AS_GOOD),
        (2.0, 4.5, Standing.AS_GOOD),
        (2.0, 3.0, Standing.WORSE),
        (24.9, 12.0, Standing.WORSE),
        (MUCH, 12.0, Standing.MUCH_WORSE),
        (263.0, 0.0, Standing.MUCH_WORSE),
        (92.6, 42.4, Standing.MUCH_WORSE),
        (64.1, 74.7, Standing.UNCERTAIN),
        (22.9, 85.8, Standing.UNCERTAIN),
    ],
)
def test_what_is_said_depends_on_what_it_costs_and_how_certain_that_is(
    cost: float, error: float, said: Standing
) -> None:
    assert standing(other(cost, error)) is said


def test_what_is_much_worse_is_left_out_where_another_way_remains() -> None:
    near, doubtful, far = other(4.0, 5.0), other(30.0, 40.0), other(90.0, 30.0)
    assert worth_a_look(Advice(BEST, (near, doubtful, far))) == (BEST, near, doubtful)
    assert worth_a_look(Advice(BEST, (far,))) == (BEST, far)
    assert worth_a_look(Advice(BEST)) == (BEST,)
