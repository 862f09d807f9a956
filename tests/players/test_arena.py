"""The arena's command line, its report and its statistics."""

import json
from math import sqrt

import pytest

from rommedesk.players.arena import main
from rommedesk.players.intervals import Interval, clustered_mean, quantile


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else -1
    out, err = capsys.readouterr()
    return status, out, err


ROUNDS = ("--rules", "romme", "--players", "medium,random", "--rounds", "6", "--seed", "3")


def test_the_json_report_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *ROUNDS, "--json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    assert list(report) == ["rules", "rounds", "seed", "without_winner", "moves_per_second", "players"]
    assert (report["rules"], report["rounds"], report["seed"]) == ("romme", 6, 3)
    assert report["moves_per_second"] > 0
    assert [player["name"] for player in report["players"]] == ["medium", "random"]
    won = 0
    for player in report["players"]:
        assert list(player) == [
            "name",
            "rounds_won",
            "won_share",
            "won_ci",
            "points_mean",
            "points_ci",
            "decision_ms",
        ]
        assert player["won_share"] == player["rounds_won"] / 6
        low, high = player["won_ci"]
        assert 0 <= low <= player["won_share"] <= high <= 1
        low, high = player["points_ci"]
        assert low <= player["points_mean"] <= high
        times = player["decision_ms"]
        assert list(times) == ["median", "p99", "max"]
        assert 0 < times["median"] <= times["p99"] <= times["max"]
        won += player["rounds_won"]
    assert won + report["without_winner"] == 6


def test_the_report_is_the_same_again_but_for_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        report = json.loads(run(capsys, *ROUNDS, "--json", "--jobs", jobs)[1])
        del report["moves_per_second"]
        for player in report["players"]:
            del player["decision_ms"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_the_report_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *ROUNDS)
    assert status == 0
    assert "romme: 6 rounds of 3 deals, seed 3" in out
    assert "penalty points a round" in out
    treppen = ("--rules", "treppen", "--players", "medium,random", "--rounds", "1", "--seed", "3")
    assert "points won a round" in run(capsys, *treppen)[1]


def test_house_rules_are_set(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--set", "opening_points=200", "--set", "dead_round_after=1", "--set", "hand_size=3")
    more = ("--set", "max_jokers_per_meld=none", "--set", "starter_extra_card=no", "--set", "players=2-3")
    status, out, _ = run(capsys, *ROUNDS, *options, *more, "--set", "final_discard=optional", "--json")
    assert status == 0
    assert json.loads(out)["without_winner"] == 6


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--rules", "whist"), "whist"),
        (("--set", "opening"), "field=value"),
        (("--set", "trumps=4"), "no rule named 'trumps'"),
        (("--set", "opening_points=900"), "opening_points: '900' is not from 0 to 200"),
        (("--set", "opening_points=many"), "opening_points: 'many'"),
        (("--set", "turn_up=perhaps"), "turn_up: 'perhaps' is neither yes nor no"),
        (("--set", "ace=middle"), "ace: 'middle' is none of low-or-high, corner, high, low"),
        (("--set", "players=some"), "players"),
        (("--set", "hand_size=20", "--set", "packs=1", "--players", "medium,medium,medium"), "hand_size"),
        (("--set", "rounds=none"), "rounds: no rule ends the match"),
        (("--set", "target=100"), "target: 100 goes with scoring=melds only"),
        (("--rules", "treppen", "--set", "limit=100"), "limit: 100 goes with scoring=penalty only"),
        (("--rules", "romme-ru"), "players: 2 players, but 3 to 6 can play"),
        (("--players", "medium"), "at least two players"),
        (("--players", "medium,champion"), "there is no level 'champion'; known: random, medium"),
        (("--rounds", "0"), "whole number from 1 on"),
        (("--rounds", "ten"), "whole number from 1 on"),
        (("--seed", "-1"), "whole number from 0 on"),
        (("--jobs", "0"), "whole number from 1 on"),
        (("--fast",), "--fast"),
    ],
)
def test_wrong_arguments_are_told_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    status, out, err = run(capsys, *ROUNDS, *arguments)
    assert status == 2
    assert out == ""
    assert told in err
    assert "Traceback" not in err


def test_a_fault_in_a_round_is_told_with_what_repeats_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("rommedesk.players.contest.decide", fail)
    status, out, err = run(capsys, *ROUNDS)
    assert (status, out) == (1, "")
    assert err.startswith("rommedesk-arena: deal 0, rotation 0, seed 3: ")


# ---- statistics ------------------------------------------------------------------------------------------


def test_the_interval_of_equal_clusters_is_that_of_their_means() -> None:
    # Means 1, 2, 3, 6 of two observations each: mean 3, variance of the means 14/3, so 1.96 * sqrt(14/12).
    found = clustered_mean([2, 4, 6, 12], [2, 2, 2, 2])
    assert found.mean == 3
    assert found.low is not None
    assert found.high is not None
    assert found.high - 3 == pytest.approx(1.959964 * sqrt(14 / 12))
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_observations_of_one_cluster_do_not_count_as_independent() -> None:
    single = clustered_mean([0, 0, 1, 1], [1, 1, 1, 1])
    paired = clustered_mean([0, 2], [2, 2])
    assert single.mean == paired.mean == 0.5
    assert single.high is not None
    assert paired.high is not None
    assert paired.high > single.high


def test_clusters_of_different_sizes_weigh_by_their_sizes() -> None:
    # Mean 2 of five; residuals 6 - 2 * 3 = 0 and 4 - 2 * 2 = 0.
    assert clustered_mean([6, 4], [3, 2]) == Interval(2.0, 2.0, 2.0)


def test_one_cluster_alone_tells_nothing_of_the_interval() -> None:
    assert clustered_mean([3], [2]).within(0, 1) == Interval(1.5, None, None)


def test_a_share_stays_between_none_and_all() -> None:
    assert Interval(0.9, 0.7, 1.1).within(0.0, 1.0) == Interval(0.9, 0.7, 1.0)


def test_quantiles_are_values_that_were_seen() -> None:
    values = [float(value) for value in range(1, 101)]
    assert (quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1.0)) == (50.0, 99.0, 100.0)
    assert quantile([7.0], 0.5) == 7.0
    assert quantile([], 0.5) == 0.0
