"""A rough judgement gives way to worlds as far as they are certain."""

import pytest

from rommedesk.players.judging import ROUGH_ERROR, judged


def test_without_worlds_the_judgement_stands() -> None:
    points, error = judged(3.0, [])
    assert points == 3.0
    assert error == pytest.approx(ROUGH_ERROR + 1.5)


def test_many_worlds_that_agree_win_over_it() -> None:
    points, error = judged(3.0, [-8.0, -12.0] * 500)
    assert points == pytest.approx(-10.0, abs=0.1)
    assert error < 0.2


def test_a_few_that_disagree_hardly_move_it() -> None:
    assert judged(3.0, [200.0, -220.0] * 4)[0] == pytest.approx(3.0, abs=0.1)
    assert judged(0.0, [90.0, 30.0] * 4)[0] == pytest.approx(60 * 16 / (16 + (8 * 900 + 625) / 64), abs=0.1)
