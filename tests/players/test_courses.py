"""A race is run to its end for both sides, and luck in the others' hands is averaged out."""

from random import Random

import pytest

from rommedesk.engine.presets import ROMME, ROMME_STANDARD
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import RoundResult
from rommedesk.players.courses import Course, follow, worths
from rommedesk.players.rollouts import Imagined
from tests.playing import deal_round, new_record


def race(end: int | None, lost: int | None) -> Course:
    return Course(end, 100.0, lost, -50.0, is_race=True)


def test_a_round_without_a_race_is_worth_what_it_ended_with() -> None:
    assert worths([Course(5, 12.0), Course(9, -30.0)]) == [12.0, -30.0]


def test_the_own_time_is_compared_with_those_of_the_others_in_all_worlds() -> None:
    # The others need 3, 5 and 9 turns: in the first world the seat is slower than one of them, and so on.
    courses = [race(4, 3), race(2, 5), race(10, 9)]
    assert worths(courses) == [pytest.approx((100 + 100 - 50) / 3), 100.0, -50.0]


def test_who_never_goes_out_loses_to_all_who_do() -> None:
    # The first may only hope that the others never go out either; the second loses half the time.
    assert worths([race(None, 3), race(4, None)]) == [25.0, 25.0]


def test_other_rounds_do_not_count_among_the_times_of_a_race() -> None:
    assert worths([race(4, 3), Course(2, -7.0), race(4, 5)]) == [25.0, -7.0, 25.0]


@pytest.mark.parametrize("rules", [ROMME, ROMME_STANDARD])
def test_a_race_is_followed_until_both_sides_are_out(rules: RuleSet) -> None:
    both = 0
    for seed in range(6):
        record = new_record(rules, 2, Random(seed))
        deal_round(record, Random(seed))
        assert record.round is not None
        seat = record.round.to_move
        results: list[RoundResult] = []

        def worth(result: RoundResult, results: list[RoundResult] = results) -> float:
            results.append(result)
            return float(len(results))

        course = follow(Imagined(record.round, (), Random(seed)), seat, worth)
        if course.is_race and course.end is not None and course.lost is not None:
            both += 1
            winners = [result.winner for result in results]
            assert sorted(winners) == [1, 2]
            assert (course.end < course.lost) == (winners[0] == seat)
            # Turns alternate, and the seat has the first.
            assert (course.end % 2, course.lost % 2) == (1, 0)
    assert both >= 3
