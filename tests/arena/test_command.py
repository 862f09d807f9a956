"""The arena's command line and what it prints."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import rommedesk
from rommedesk.arena.command import main
from rommedesk.engine.presets import ROMME
from rommedesk.engine.rule_fields import rules_to_plain
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer
from rommedesk.players.base import Level, decide

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


def without_times(plain: dict[str, Any]) -> dict[str, Any]:
    del plain["moves_per_second"]
    for player in plain["players"]:
        del player["decision_ms"]
    return plain


# ---- what is printed -------------------------------------------------------------------------------------


def test_the_json_report_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    plain = report(capsys)
    assert list(plain) == [
        *("format", "program", "python", "rules", "rule_fields", "rounds", "deals", "seed", "budget"),
        *("without_winner", "moves_per_second", "ahead_mean", "ahead_ci", "players"),
    ]
    assert (plain["format"], plain["program"]) == (1, rommedesk.__version__)
    assert plain["python"] == sys.version.split()[0]
    assert plain["rule_fields"] == rules_to_plain(ROMME)
    assert (plain["rules"], plain["rounds"], plain["deals"], plain["seed"]) == ("romme", 6, 3, 3)
    assert plain["budget"] == 0
    first, second = plain["players"]
    assert plain["ahead_mean"] == pytest.approx(second["points_mean"] - first["points_mean"])
    low, high = plain["ahead_ci"]
    assert low < plain["ahead_mean"] < high
    assert plain["moves_per_second"] > 0
    assert [player["name"] for player in plain["players"]] == ["medium", "random"]
    won = 0
    for player in plain["players"]:
        assert list(player) == [
            "name",
            "version",
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
    first, second = (without_times(report(capsys, "--jobs", jobs)) for jobs in ("1", "2"))
    assert first == second


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


def test_who_is_ahead_depends_on_what_points_are(capsys: pytest.CaptureFixture[str]) -> None:
    plain = report(capsys, "--rules", "treppen", "--rounds", "20", "--players", "medium,random,random")
    first, second, third = (player["points_mean"] for player in plain["players"])
    assert plain["ahead_mean"] == pytest.approx(first - (second + third) / 2)
    low, high = plain["ahead_ci"]
    assert 0 < low < plain["ahead_mean"] < high


def test_the_report_goes_into_a_file_and_the_table_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "report.json"
    file.write_text("of yesterday", "utf-8")
    status, out, err = run(capsys, *ROUNDS, "--json", str(file))
    assert (status, err) == (0, "")
    assert out.startswith("romme: 6 rounds")
    assert without_times(json.loads(file.read_text("utf-8"))) == without_times(report(capsys))
    assert [*tmp_path.iterdir()] == [file]


def test_a_table_in_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    plain = report(capsys)
    status, out, err = run(capsys, *ROUNDS, "--markdown")
    assert (status, err) == (0, "")
    head, line, row = out.splitlines()
    assert (
        head == "| game | A and the others | rounds | A wins | points of A | of the others | A is ahead by |"
    )
    assert line == "| --- | --- | --- | --- | --- | --- | --- |"
    first, second = plain["players"]
    low, high = first["won_ci"]
    game, players, rounds, wins, points, others, ahead = row.strip("| ").split(" | ")
    assert (game, players, rounds) == ("romme", "medium, random", "6")
    assert wins == f"**{100 * first['won_share']:.1f} %** ({100 * low:.1f}–{100 * high:.1f})"
    assert points.startswith(f"{first['points_mean']:.2f} (")
    assert others.startswith(f"{second['points_mean']:.2f} (")
    assert ahead.startswith(f"**+{plain['ahead_mean']:.1f}** (+")


def test_the_budget_reaches_every_decision(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: set[int] = set()

    def watched(view: PlayerView, level: Level, seed: int, budget: int) -> Answer:
        budgets.add(budget)
        return decide(view, level, seed, budget)

    monkeypatch.setattr("rommedesk.players.arena_rounds.decide", watched)
    assert report(capsys, "--budget", "77")["budget"] == 77
    assert budgets == {77}


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
        (("--budget", "-1"), "argument --budget: '-1' is no whole number from 0 to"),
        (("--json", "--markdown"), "--markdown and --json without a file would both be printed"),
        (("--json", "no/such/folder.json"), "there is no folder no/such"),
        (("--json", "."), ". is a folder"),
        (("--json", "./a", "--resume", "a"), "--json and --resume name the same file"),
        (("--resume", "no/such/folder.parts"), "there is no folder no/such"),
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


PLAYING = (
    "import signal, sys\n"
    # Whoever runs the tests in the background lets all that they start ignore interrupts.
    "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from rommedesk.arena import command, measuring\n"
    "class Tally(measuring.Tally):\n"
    "    def add(self, deal):\n"
    "        print('played', flush=True)\n"
    "measuring.Tally = Tally\n"
    "if __name__ == '__main__':\n"
    "    print('begun', flush=True)\n"
    "    sys.exit(command.main(sys.argv[1:]))\n"
)


@contextmanager
def playing(*arguments: str, since: str = "played", first: str = "") -> Iterator[subprocess.Popen[str]]:
    """An arena with so much to play that it never comes to its end; it has just printed `since`."""
    with subprocess.Popen(
        [sys.executable, "-c", first + PLAYING, *ROUNDS, "--rounds", "1000000", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert f"{since}\n" in iter(process.stdout.readline, "")
            yield process
        finally:
            # Whatever the test found, nobody plays on.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent to processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_from_the_keyboard_ends_all_processes(jobs: str) -> None:
    with playing("--jobs", jobs) as process:
        # As a terminal does it: to the whole group.
        os.killpg(process.pid, signal.SIGINT)
        # The pipes end when the last process that writes to them has ended.
        _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == "rommedesk-arena: interrupted\n"


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent to processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_more_interrupts_change_nothing(jobs: str) -> None:
    with playing("--jobs", jobs) as process:
        for _ in range(200):
            os.killpg(process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
                break
        _, err = process.communicate(timeout=30)
    # One that comes when Python has ended kills what is left of the process.
    assert process.returncode in (130, -signal.SIGINT)
    assert err == "rommedesk-arena: interrupted\n"


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent to processes")
@pytest.mark.parametrize("seconds", [0.25, 0.3, 0.35])
def test_workers_that_are_just_starting_are_not_interrupted(seconds: float) -> None:
    with playing("--jobs", "2", since="begun") as process:
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == "rommedesk-arena: interrupted\n"


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent to processes")
def test_an_end_that_hangs_can_be_interrupted() -> None:
    hanging = (
        "import time\n"
        "from rommedesk.arena import command, interrupts\n"
        "interrupts.PATIENCE = 0.2\n"
        "play = command._play\n"
        "def hang(order):\n"
        "    try: play(order)\n"
        "    finally:\n"
        "        print('hangs', flush=True)\n"
        "        time.sleep(60)\n"
        "command._play = hang\n"
    )
    with playing("--jobs", "2", first=hanging) as process:
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert "hangs\n" in iter(process.stdout.readline, "")
        process.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
    assert process.returncode == 130


@pytest.mark.skipif(os.name != "posix", reason="processes are killed by a signal")
def test_workers_end_when_the_arena_is_killed() -> None:
    with playing("--jobs", "2") as process:
        process.kill()
        # The pipes end when the last process that writes to them has ended.
        process.communicate(timeout=30)
    assert process.returncode == -signal.SIGKILL


def test_a_worker_that_dies_is_told_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object, **__: object) -> None:
        raise BrokenProcessPool("a process died")

    monkeypatch.setattr("rommedesk.arena.command.measure", die)
    assert run(capsys, *ROUNDS) == (1, "", "rommedesk-arena: a process died\n")
