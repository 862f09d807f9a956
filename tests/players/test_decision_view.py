"""What a player knew is shown again from the record, and it decides the same."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from rommedesk.engine.deal import NO_NUMBER, make_deal
from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import MoveLine, Player, PlayerKind, ReshuffleLine, Setup
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.engine.view_text import view_from_plain, view_to_plain
from rommedesk.players.arguments import BAD_ARGUMENTS
from rommedesk.players.base import LEVELS, Level, choose, decide
from rommedesk.players.chance import decision_seed
from rommedesk.players.decision_view import ANOTHER, SAME, NoDecision, decision_at, main, text
from rommedesk.players.protocol import parse_request
from tests.hidden import permute_hidden
from tests.playing import deal_round, make_move, new_record, random_move


def played(
    rules: RuleSet, levels: tuple[Level, ...], number: int, rounds: int = 1, budget: int = 0
) -> tuple[GameRecord, list[list[PlayerView]]]:
    """A match played as the program lets computer players play, and by round the view of every decision."""
    players = tuple(
        Player(f"seat-{seat}", f"Player {seat}", PlayerKind.COMPUTER, level, 1)
        for seat, level in enumerate(levels, 1)
    )
    dealer = 0 if rules.starter is Starter.HIGH_CARD else 1
    record, rng = GameRecord(Setup(rules, players, number, dealer)), Random(number)
    views: list[list[PlayerView]] = []
    for _ in range(rounds):
        deal = make_deal(rules, len(levels), number, rng, record.next_dealer)
        state = record.begin_round(deal, f"{rng.getrandbits(64):016x}").state
        views.append([])
        while state.result is None:
            seat = state.to_move
            assert record.dealt is not None
            seed = decision_seed(record.dealt, len(record.steps), seat)
            view = view_for(record, seat)
            views[-1].append(view)
            make_move(record, decide(view, levels[seat - 1], seed, budget).move, rng)
            assert record.round is not None
            state = record.round
    return record, views


def saved(record: GameRecord, folder: Path) -> Path:
    """The file of a record."""
    file = folder / "match.romme"
    file.write_text("".join(f"{line}\n" for line in record.lines()), "utf-8", newline="\n")
    return file


def asked(file: Path, round_number: int, number: int, *words: str) -> int:
    """The exit status of the command."""
    return main([str(file), "--round", str(round_number), "--move", str(number), *words])


QUICK_LEVELS = tuple(level for level in LEVELS if level is not Level.EXPERT)
"""The levels that imagine no worlds."""


@pytest.mark.parametrize("number", [NO_NUMBER, 3])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_decision_is_found_again_with_its_very_view_and_comes_out_the_same(
    preset: str, number: int
) -> None:
    rules = replace(PRESETS[preset], rounds=2, target=None)
    levels = (QUICK_LEVELS * 2)[: max(3, rules.players[0])]
    record, views = played(rules, levels, number, rounds=2)
    for round_number, of_round in enumerate(views, 1):
        for move_number, view in enumerate(of_round, 1):
            decision = decision_at(record, round_number, move_number)
            assert decision.view() == view
            assert decision.seat == view.seat
            answer = decide(view, levels[decision.seat - 1], decision.seed)
            assert answer.move == decision.move
        with pytest.raises(NoDecision, match=f"it has {len(of_round)}"):
            decision_at(record, round_number, len(of_round) + 1)


def decisions_at_random(rules: RuleSet, seed: int) -> Iterator[tuple[GameRecord, list[PlayerView]]]:
    """A round of random moves, undos and new stocks too, after each of its moves."""
    rng = Random(seed)
    record = new_record(rules, 3, rng)
    deal_round(record, rng)
    views: list[PlayerView] = []
    while record.round is not None and record.round.result is None:
        views.append(view_for(record, record.round.to_move))
        yield record, views
        make_move(record, random_move(record.round, rng, undo=0.3), rng)


def after(rules: RuleSet, seed: int, moves: int) -> tuple[GameRecord, list[PlayerView]]:
    """A round of random moves after so many of them."""
    return next(islice(decisions_at_random(rules, seed), moves, None))


def test_undos_and_new_stocks_count_as_they_should() -> None:
    for seed in range(6):
        *_, (record, views) = decisions_at_random(replace(ROMME_RU, hand_size=15), seed)
        for number in range(1, len(views) + 1, 3):
            assert decision_at(record, 1, number).view() == views[number - 1]
        lines = [type(line) for line in record.log]
        moves = [line.move for line in record.log if isinstance(line, MoveLine)]
        if ReshuffleLine in lines and any(isinstance(move, Undo) for move in moves):
            return
    raise AssertionError("no round had both")


def test_the_decision_that_a_running_round_waits_for_is_shown_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, views = after(ROMME, 5, 11)
    decision = decision_at(record, 1, 12)
    assert decision.move is None
    assert decision.view() == views[-1]
    assert asked(saved(record, tmp_path), 1, 12, "--level", "medium") == SAME
    out = capsys.readouterr().out
    assert "nothing yet" in out
    assert "the same" not in out
    assert str(decide(views[-1], Level.MEDIUM, 0).move) in out


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_the_command_asks_the_player_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], level: Level
) -> None:
    record, (views,) = played(ROMME, (level, level), 8)
    file = saved(record, tmp_path)
    for number in (1, 2, len(views)):
        assert asked(file, 1, number) == SAME
        out = capsys.readouterr().out
        assert text(views[number - 1]) in out
        assert "[the same]" in out
        assert f"seed {decision_at(record, 1, number).seed}" in out


def test_expert_is_asked_again_with_its_budget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, (views,) = played(ROMME, (Level.MEDIUM, Level.EXPERT), 8, budget=4)
    file = saved(record, tmp_path)
    numbers = [number for number, view in enumerate(views, 1) if view.seat == 2][:3]
    for number in numbers:
        assert asked(file, 1, number, "--budget", "4") == SAME
        out = capsys.readouterr().out
        assert "[the same]" in out
        assert "budget 4" in out


def test_a_move_that_does_not_come_out_again_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, (views,) = played(ROMME, (Level.RANDOM, Level.RANDOM), 8)
    number = next(
        number
        for number, view in enumerate(views, 1)
        if decide(view, Level.HARD, 0).move != decision_at(record, 1, number).move
    )
    file = saved(record, tmp_path)
    assert asked(file, 1, number, "--level", "hard") == ANOTHER
    assert "[another one]" in capsys.readouterr().out
    # The level has changed since.
    text_then = file.read_text("utf-8").replace(
        '"level": "random", "version": 1', '"level": "hard", "version": 0'
    )
    file.write_text(text_then, "utf-8")
    assert asked(file, 1, number) == ANOTHER
    assert "version 0 of this level decided, this is version 1" in capsys.readouterr().out


def test_of_a_person_nobody_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for record, _ in decisions_at_random(ROMME, 5):
        assert record.round is not None
        if record.round.to_move == 1 and len(record.steps) > 20:
            break
    file, number = saved(record, tmp_path), len(record.steps)
    assert asked(file, 1, number) == SAME
    out = capsys.readouterr().out
    assert "Zoë (human)" in out
    assert "nobody" in out


def test_the_json_is_the_request_that_the_process_of_the_players_gets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, (views,) = played(ROMME, (Level.EASY, Level.HARD), 8)
    file = saved(record, tmp_path)
    for number, view in enumerate(views[:30], 1):
        assert asked(file, 1, number, "--json", "--budget", "7") == SAME
        request = parse_request(capsys.readouterr().out.encode())
        decision = decision_at(record, 1, number)
        assert view_from_plain(request.view) == view
        assert (request.seed, request.budget) == (decision.seed, 7)
        assert choose(replace(request, budget=0)).move == str(decision.move)


def test_another_seat_can_be_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, (views,) = played(ROMME, (Level.EASY, Level.HARD), 8)
    file = saved(record, tmp_path)
    other = 3 - (views[4].seat or 0)
    known = decision_at(record, 1, 5).view(other)
    assert asked(file, 1, 5, "--seat", str(other)) == SAME
    out = capsys.readouterr().out
    assert text(known) in out
    assert "asked again" not in out
    assert asked(file, 1, 5, "--seat", str(other), "--json") == SAME
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(view_to_plain(known)))


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_hidden_is_shown(preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = PRESETS[preset]
    for seed in (1, 2, 3):
        rng = Random(seed)
        record, views = after(rules, seed, 24)
        shown = []
        assert record.round is not None
        for match in (record, permute_hidden(record, record.round.to_move, rng)):
            file = saved(match, tmp_path)
            asked(file, 1, len(views), "--level", "easy")
            asked(file, 1, len(views), "--json")
            shown.append(capsys.readouterr().out)
        assert shown[0] == shown[1]


def test_what_cannot_be_seen_is_a_question_mark() -> None:
    _, (views,) = played(ROMME, (Level.MEDIUM, Level.MEDIUM), 8)
    view = views[2]
    assert view.seat is not None
    rows = text(view).splitlines()
    assert f"{len(view.position.stock)} x ?" in rows[3]
    own, other = rows[4 + view.seat], rows[4 + 3 - view.seat]
    assert own.partition("[")[0].split()[3:] == [str(card) for card in view.hand]
    assert "?" not in own
    assert " x ?" in other
    assert any("card ?" in row for row in text(views[-1]).splitlines())


def test_a_record_whose_end_is_torn_is_shown_as_far_as_it_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, _ = played(ROMME, (Level.MEDIUM, Level.MEDIUM), 8)
    file = saved(record, tmp_path)
    file.write_bytes(file.read_bytes()[:-9])
    assert asked(file, 1, 3) == SAME
    assert "[the same]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--round", "1", "--move", "9999"], "there is no move 9999 in round 1"),
        (["--round", "2", "--move", "1"], "there is no round 2: the record has 1"),
        (["--round", "1", "--move", "1", "--seat", "7"], "there is no seat 7: 2 play"),
    ],
)
def test_what_the_record_does_not_have_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    record, _ = played(ROMME, (Level.MEDIUM, Level.MEDIUM), 8)
    assert main([str(saved(record, tmp_path)), *words]) == BAD_ARGUMENTS
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "No such file"),
        (b"", "empty"),
        (b"\xff\xfe\n", "line 1: not-text"),
        (b"[1]\n", "line 1: not-json"),
    ],
)
def test_a_file_that_is_no_record_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, complaint: str
) -> None:
    file = tmp_path / "other.romme"
    if content is not None:
        file.write_bytes(content)
    assert asked(file, 1, 1) == BAD_ARGUMENTS
    told = capsys.readouterr()
    assert told.err.startswith("python -m rommedesk.players.decision_view: ")
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1
    assert asked(tmp_path, 1, 1) == BAD_ARGUMENTS


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["x.romme"],
        ["x.romme", "--round", "1"],
        ["x.romme", "--round", "0", "--move", "1"],
        ["x.romme", "--round", "1", "--move", "-1"],
        ["x.romme", "--round", "one", "--move", "1"],
        ["x.romme", "--round", "1", "--move", "1" * 40],
        ["x.romme", "--round", "1", "--move", "1", "--level", "godlike"],
        ["x.romme", "--round", "1", "--move", "1", "--budget", "0"],
        ["x.romme", "--round", "1", "--move", "1", "--nonsense"],
    ],
)
def test_bad_arguments_get_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == BAD_ARGUMENTS
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_help_names_levels_and_exit_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    out = capsys.readouterr().out
    assert all(level in out for level in LEVELS)
    assert max(map(len, out.splitlines())) <= 110
