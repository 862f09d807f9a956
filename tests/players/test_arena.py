"""The arena's command line, its figures and how it tells them."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from rommedesk.players.arena import main
from rommedesk.players.arena_figures import Estimate, Tally, estimate, quantile_ms
from rommedesk.players.arena_rounds import PlayedDeal

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = ("--rules", "romme", "--players", "medium,random", "--rounds", "6", "--seed", "3")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else -1
    out, err = capsys.readouterr()
    return status, out, err


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    status, out, err = run(capsys, *ROUNDS, "--json", *arguments)
    assert (status, err) == (0, "")
    plain: dict[str, Any] = json.loads(out)
    return plain


# ---- what is printed -------------------------------------------------------------------------------------


def test_the_json_report_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    plain = report(capsys)
    assert list(plain) == ["rules", "rounds", "seed", "without_winner", "moves_per_second", "players"]
    assert (plain["rules"], plain["rounds"], plain["seed"]) == ("romme", 6, 3)
    assert plain["moves_per_second"] > 0
    assert [player["name"] for player in plain["players"]] == ["medium", "random"]
    won = 0
    for player in plain["players"]:
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
    assert won + plain["without_winner"] == 6


def test_the_report_is_the_same_again_but_for_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        plain = report(capsys, "--jobs", jobs)
        del plain["moves_per_second"]
        for player in plain["players"]:
            del player["decision_ms"]
        reports.append(plain)
    assert reports[0] == reports[1]


def test_the_report_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *ROUNDS)
    assert status == 0
    head, _, first, second, medium, random, _, without, speed = out.splitlines()
    assert head == "romme: 6 rounds (3 deals, each player in each seat), seed 3"
    assert first.split() == ["rounds", "won", "95", "%", "penalty", "95", "%", "decision", "ms"]
    assert second.split() == ["player", "%", "a", "round", "median", "p99", "max"]
    plain = report(capsys)
    for row, player in zip((medium, random), plain["players"], strict=True):
        won, points = player["won_ci"], player["points_ci"]
        assert row.split()[:-3] == [
            player["name"],
            str(player["rounds_won"]),
            f"{100 * player['won_share']:.1f}",
            f"{100 * won[0]:.1f}",
            "to",
            f"{100 * won[1]:.1f}",
            f"{player['points_mean']:.2f}",
            f"{points[0]:.2f}",
            "to",
            f"{points[1]:.2f}",
        ]
    assert without == "rounds without winner: 0 (0.0 %)"
    assert speed.startswith("moves a second: ")


def test_meld_scoring_counts_points_won(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *ROUNDS, "--rules", "treppen")
    assert out.splitlines()[2].split()[4:5] == ["points"]


def test_the_rounds_that_were_played_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(capsys, "--rounds", "5")["rounds"] == 6
    assert report(capsys, "--rounds", "1", "--players", "random,random,random")["rounds"] == 6


def test_house_rules_are_set_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    several = ("--set", "opening_points=200", "dead_round_after=1", "hand_size=3", "final_discard=optional")
    more = ("--set", "max_jokers_per_meld=none", "--set", "starter_extra_card=no", "--set", "players=2-3")
    plain = report(capsys, *several, *more)
    assert plain["without_winner"] == 6
    assert plain["rules"].startswith("romme opening_points=200 dead_round_after=1 hand_size=3 ")
    assert plain["rules"].endswith(" starter_extra_card=no players=2-3")


def test_help_tells_of_intervals_and_rounding(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert "mean +- 1.96 * s / sqrt(D)" in out
    # Terminals of other systems do not know all signs.
    assert out.isascii()
    assert "rounded up to whole" in " ".join(out.split())
    assert "random, easy, medium, hard" in out


# ---- what goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--rules", "whist"), "argument --rules: invalid choice: 'whist'"),
        (("--set", "opening"), "'opening' is not of the form field=value"),
        (("--set", "opening=4"), "there is no rule 'opening' (is it opening_points?)"),
        (("--set", "=4"), "there is no rule ''"),
        (("--set", "opening_points=900"), "opening_points: '900' is no number from 0 to 200"),
        (("--set", "opening_points=many"), "opening_points: 'many' is no number from 0 to 200"),
        (("--set", "opening_points=none"), "opening_points: 'none' is no number"),
        (("--set", "packs=" + "9" * 5000), "packs: '999"),
        (("--set", "turn_up=perhaps"), "turn_up: 'perhaps' is neither yes nor no"),
        (("--set", "ace=middle"), "ace: 'middle' is none of low-or-high, corner, high, low"),
        (("--set", "players=some"), "players: 'some' is no range within 2-6"),
        (("--set", "players=4-2"), "players: '4-2' is no range within 2-6"),
        (("--set", "hand_size=20", "packs=1", "--players", "medium,medium,medium"), "hand_size: 20 cards"),
        (("--set", "rounds=none"), "rounds: a match needs an end"),
        (("--set", "target=100"), "target: 100 needs scoring=melds"),
        (("--rules", "treppen", "--set", "limit=100"), "limit: 100 needs scoring=penalty"),
        (("--rules", "romme-ru"), "players: 2 at the table, but these rules are for 3 to 6"),
        (("--players", "medium"), "players: 1 at the table, but these rules are for 2 to 6"),
        (("--players", ",".join(["random"] * 7)), "players: 7 at the table"),
        (("--players", "medium,champion"), "there is no level 'champion', but random, easy, medium, hard"),
        (("--players", ""), "there is no level ''"),
        (("--set", "knocks=2"), "knocks: knocking cannot be played yet"),
        (("--rounds", "0"), "argument --rounds: '0' is no whole number from 1 to"),
        (("--rounds", "ten"), "argument --rounds: 'ten' is no whole number"),
        (("--seed", "-1"), "argument --seed: '-1' is no whole number from 0 to"),
        (("--jobs", "0"), "argument --jobs: '0' is no whole number from 1 to"),
        (("--fast",), "unrecognized arguments: --fast"),
    ],
)
def test_bad_arguments_are_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    status, out, err = run(capsys, *ROUNDS, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("rommedesk-arena: ")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("missing", ["--rules", "--players", "--rounds", "--seed"])
def test_what_is_missing_is_named(capsys: pytest.CaptureFixture[str], missing: str) -> None:
    at = ROUNDS.index(missing)
    status, _, err = run(capsys, *ROUNDS[:at], *ROUNDS[at + 2 :])
    assert status == 2
    assert missing in err


def test_a_fault_of_a_player_is_told_with_what_repeats_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", fail)
    status, out, err = run(capsys, *ROUNDS)
    assert (status, out) == (1, "")
    assert err.startswith("rommedesk-arena: deal ")
    assert err.endswith("ZeroDivisionError: oops\n")


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent to processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_from_the_keyboard_ends_all_processes(jobs: str) -> None:
    many = (*ROUNDS, "--rounds", "1000000", "--jobs", jobs)
    code = (
        "import signal, sys\n"
        # Whoever runs the tests in the background lets all that they start ignore interrupts.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from rommedesk.players import arena\n"
        "class Tally(arena.Tally):\n"
        "    def add(self, deal):\n"
        "        print('played', flush=True)\n"
        "arena.Tally = Tally\n"
        "if __name__ == '__main__': sys.exit(arena.main(sys.argv[1:]))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, *many],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "played\n"
        # As a terminal does it: to the whole group.
        os.killpg(process.pid, signal.SIGINT)
        # The pipes end when the last process that writes to them has ended.
        _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == "rommedesk-arena: interrupted\n"


# ---- figures ---------------------------------------------------------------------------------------------


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
