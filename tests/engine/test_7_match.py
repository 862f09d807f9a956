"""Rulebook 7: totals, the end of a match, winners, losers and the prize."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rommedesk.engine.events import RoundEnd
from rommedesk.engine.match import Standing, standing
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import RoundResult

LIMIT = replace(ROMME, rounds=None, limit=500)
COLLECTS = replace(ROMME, winner_collects=True)


def played(rules: RuleSet, *rounds: Sequence[int]) -> Standing:
    """The standing after rounds with these scores; with penalty scoring the first seat with 0 won."""
    results = [
        RoundResult(RoundEnd.WENT_OUT, 1 + [*row, 0].index(0), False, tuple(row))
        if 0 in row
        else RoundResult(RoundEnd.PASSED, 0, False, tuple(row))
        for row in rounds
    ]
    return standing(rules, len(rounds[0]), results)


def test_7_the_match_ends_after_its_rounds_and_the_lowest_total_wins() -> None:
    assert not played(ROMME, [38, 15, 0], [0, 12, 40]).is_over
    found = played(ROMME, [38, 15, 0], [0, 12, 40], [7, 0, 21])
    assert found == Standing((45, 27, 61), True, (2,), (), (0, 0, 0))


def test_7_nobody_has_won_while_it_goes_on() -> None:
    assert played(ROMME, [38, 15, 0]) == Standing((38, 15, 0), False, (), (), (0, 0, 0))
    assert standing(ROMME, 2, []) == Standing((0, 0), False, (), (), (0, 0))


def test_7_equal_best_totals_share_the_win() -> None:
    found = played(replace(ROMME, rounds=2), [10, 0], [0, 10])
    assert found.winners == (1, 2)


def test_7_it_ends_as_soon_as_a_total_exceeds_the_limit() -> None:
    assert not played(LIMIT, [300, 0, 200], [200, 100, 0]).is_over
    found = played(LIMIT, [300, 0, 200], [201, 100, 0])
    assert (found.is_over, found.winners, found.losers) == (True, (2,), (1,))


@pytest.mark.parametrize(
    ("row", "losers"), [((501, 520, 0), (2,)), ((520, 520, 0), (1, 2)), ((500, 501, 0), (2,))]
)
def test_7_of_several_who_exceed_it_all_who_share_the_worst_total_lose(
    row: Sequence[int], losers: tuple[int, ...]
) -> None:
    assert played(LIMIT, row).losers == losers


def test_7_also_if_the_rounds_end_the_match_in_that_round() -> None:
    found = played(replace(LIMIT, rounds=1), [501, 0, 200])
    assert (found.is_over, found.losers) == (True, (1,))
    assert played(replace(LIMIT, rounds=1), [500, 0, 200]).losers == ()


def test_7_without_a_limit_nobody_loses() -> None:
    assert played(replace(ROMME, rounds=1), [501, 0, 200]).losers == ()


def test_7_it_ends_as_soon_as_a_total_reaches_the_target_and_the_highest_wins() -> None:
    assert not played(TREPPEN, [260, 180], [239, 319]).is_over
    found = played(TREPPEN, [260, 180], [240, 330])
    assert (found.is_over, found.totals, found.winners, found.losers) == (True, (500, 510), (2,), ())


def test_7_the_first_end_that_happens_counts() -> None:
    both = replace(TREPPEN, rounds=2)
    assert played(both, [500, 1]).is_over
    assert played(both, [10, 1], [10, 1]).is_over
    assert not played(both, [10, 1]).is_over


def test_7_the_winner_may_collect_what_the_others_pay() -> None:
    """T55: totals below zero add up like all others."""
    found = played(COLLECTS, [38, 15, 0], [0, 12, 40], [7, 0, 21])
    assert found.totals == (38 - 52 + 7, 15 + 12 - 28, -53 + 40 + 21)
    assert found.winners == (1,)


def test_7_in_a_round_without_a_winner_nobody_collects() -> None:
    assert played(COLLECTS, [38, 15, 4]).totals == (38, 15, 4)


def test_7_under_meld_scoring_there_is_nothing_to_collect() -> None:
    result = RoundResult(RoundEnd.WENT_OUT, 1, False, (60, 20))
    assert standing(replace(TREPPEN, winner_collects=True), 2, [result]).totals == (60, 20)


# ---- the prize -------------------------------------------------------------------------------------------


def chips(row: Sequence[int], **options: int) -> tuple[int, ...]:
    """What each bankroll gains or loses after one round of Rummy 51."""
    found = played(replace(RUMMY51, **options), row).chips  # type: ignore[arg-type]
    assert sum(found) == 0
    return found


def test_7_the_pool_is_shared_out_by_penalty_points() -> None:
    assert chips([0, 20, 49, 50]) == (201, -4, -97, -100)


def test_7_with_nobody_below_the_bound_the_winner_gets_all() -> None:
    assert chips([0, 50, 90]) == (200, -100, -100)


def test_7_one_other_below_it_gets_the_whole_share_of_the_others() -> None:
    assert chips([0, 49, 90]) == (125, -25, -100)


@pytest.mark.parametrize(("percent", "won"), [(100, (300, -100, -100, -100)), (0, (-100, 100, 100, -100))])
def test_7_the_winners_percentage_may_be_all_or_nothing(percent: int, won: tuple[int, ...]) -> None:
    assert chips([0, 20, 20, 60], prize_winner_percent=percent) == won


def test_7_joint_winners_share_equally_and_odd_chips_go_to_the_lowest_seat() -> None:
    assert chips([60, 10, 10, 10], prize_stake=5) == (-5, 3, 1, 1)
    assert chips([60, 10, 30, 10], prize_stake=7, prize_winner_percent=50) == (-7, 0, 7, 0)
    assert chips([10, 10], prize_stake=5) == (0, 0)


def test_7_a_joint_winner_takes_no_share_of_the_others() -> None:
    assert chips([60, 10, 10]) == (-100, 50, 50)


def test_7_whole_chips_only() -> None:
    found = chips([0, 49, 48, 47], prize_stake=11, prize_winner_percent=67)
    pool = 44 * 33
    shares = [pool * weight // (100 * 6) for weight in (1, 2, 3)]
    assert found == (44 - sum(shares) - 11, *(share - 11 for share in shares))


def test_7_the_bound_is_a_rule() -> None:
    assert chips([0, 20, 49, 50], prize_below=51) == (202, 91 - 100, 5 - 100, 2 - 100)


def test_7_without_a_stake_nothing_is_paid() -> None:
    assert chips([0, 20, 49, 50], prize_stake=0) == (0, 0, 0, 0)


def test_7_nothing_is_paid_while_the_match_goes_on() -> None:
    assert played(replace(RUMMY51, rounds=2), [0, 20]).chips == (0, 0)
