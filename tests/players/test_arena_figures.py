"""What a contest comes to: shares, means, intervals, times."""

from collections import Counter
from math import sqrt

import pytest

from rommedesk.players.arena_figures import Estimate, Tally, estimate, quantile_ms
from rommedesk.players.arena_rounds import PlayedDeal


def test_the_deal_is_the_cluster_of_the_interval() -> None:
    # Deals of two rounds with sums 2, 4, 6, 12, so means 1, 2, 3, 6: mean 3, s² = (4 + 1 + 0 + 9) / 3.
    half = 1.959964 * sqrt(14 / 3) / sqrt(4)
    found = estimate([2, 4, 6, 12], 2)
    assert found.mean == 3
    assert (found.low, found.high) == pytest.approx((3 - half, 3 + half))


def test_rounds_of_one_deal_do_not_count_as_independent() -> None:
    one_by_one, in_pairs = estimate([0, 0, 1, 1], 1), estimate([0, 2], 2)
    assert one_by_one.mean == in_pairs.mean == 0.5
    assert in_pairs.high > one_by_one.high


def test_deals_that_are_all_alike_have_no_spread() -> None:
    assert estimate([3, 3, 3], 3) == Estimate(1.0, 1.0, 1.0)


def test_a_share_stays_between_none_and_all() -> None:
    tally = Tally(["a", "b"])
    for won in ((2, 0), (1, 1), (2, 0)):
        tally.add(PlayedDeal(2, 50, 0, won, (3, 7), (Counter({10: 1}), Counter({20: 1}))))
    figures = tally.figures(2.0)
    assert (figures.rounds, figures.without_winner, figures.moves_per_second) == (6, 0, 75.0)
    first, second = figures.players
    assert (first.rounds_won, second.rounds_won) == (5, 1)
    half = 1.959964 * sqrt(1 / 12) / sqrt(3)
    assert first.won.low == pytest.approx(5 / 6 - half)
    assert first.won.high == 1.0
    assert second.won.low == 0.0
    assert second.points == Estimate(3.5, 3.5, 3.5)


def test_quantiles_are_times_that_were_seen() -> None:
    times = Counter({1000 * time: 1 for time in range(1, 101)})
    assert [quantile_ms(times, share) for share in (0.5, 0.99, 1.0)] == [50.0, 99.0, 100.0]
    assert quantile_ms(Counter({7: 3, 9: 1}), 0.5) == 0.007
    assert quantile_ms(Counter(), 0.5) == 0.0


def test_the_difference_is_that_of_the_same_deals() -> None:
    tally = Tally(["a", "b", "c"])
    for points in ((9, 0, 3), (30, 24, 18)):
        tally.add(PlayedDeal(3, 50, 0, (1, 1, 1), points, (Counter({10: 1}),) * 3))
    # Of a round: 3 against 0 and 1, then 10 against 8 and 6: 2.5 and 3, however far the deals lie apart.
    half = 1.959964 * sqrt(0.125) / sqrt(2)
    found = tally.figures(1.0).difference
    assert found.mean == 2.75
    assert (found.low, found.high) == pytest.approx((2.75 - half, 2.75 + half))
