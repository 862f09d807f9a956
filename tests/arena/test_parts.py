"""A contest goes on where it ended and comes to the same; no file is ever spoilt."""

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

from rommedesk.arena.command import main
from rommedesk.arena.measuring import measure
from rommedesk.arena.parts import Parts, PartsError
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.players.arena_figures import Figures
from rommedesk.players.arena_rounds import ArenaFault, Contest, PlayedDeal, play_deal
from rommedesk.players.levels import LEVEL_VERSIONS, Level

CONTEST = Contest(ROMME, (Level.MEDIUM, Level.RANDOM), 6, 5)
ARGUMENTS = ("--rules", "romme", "--players", "medium,random", "--rounds", "12", "--seed", "5")


class Stop(Exception):
    pass


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "contest.parts"


def play_until(file: Path, rounds: int) -> None:
    """Stop the contest as soon as so many rounds are played."""

    def watch(played: int) -> None:
        if played >= rounds:
            raise Stop

    with pytest.raises(Stop):
        measure(CONTEST, parts=file, watch=watch)


def without_times(figures: Figures) -> Figures:
    players = (replace(player, median_ms=0, p99_ms=0, max_ms=0) for player in figures.players)
    return replace(figures, moves_per_second=0, players=tuple(players))


def refused(file: Path, contest: Contest = CONTEST) -> str:
    """The sentence about the file, which stays as it is."""
    before = file.read_bytes()
    with pytest.raises(PartsError) as caught:
        measure(contest, parts=file)
    assert file.read_bytes() == before
    return str(caught.value)


# ---- going on --------------------------------------------------------------------------------------------


def test_a_stopped_contest_goes_on_and_comes_to_the_same(file: Path) -> None:
    play_until(file, 4)
    kept = file.read_bytes()
    assert kept.count(b"\n") == 3
    seen: list[int] = []
    figures = measure(CONTEST, parts=file, watch=seen.append)
    assert seen == [4, 6, 8, 10, 12]
    assert file.read_bytes().startswith(kept)
    assert without_times(figures) == without_times(measure(CONTEST))


def test_a_finished_contest_is_told_again_with_its_times_and_not_played(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = measure(CONTEST, parts=file)
    before = file.read_bytes()
    monkeypatch.delattr("rommedesk.players.arena_rounds.play_deal")
    assert measure(CONTEST, parts=file) == figures
    assert file.read_bytes() == before


def test_processes_keep_the_parts_of_every_deal(file: Path) -> None:
    play_until(file, 2)
    figures = measure(CONTEST, jobs=2, parts=file)
    assert without_times(figures) == without_times(measure(CONTEST))
    with Parts.of(CONTEST, file) as kept:
        expected = {index: play_deal(CONTEST, index).points for index in range(CONTEST.deals)}
        assert {index: part.deal.points for index, part in kept.parts.items()} == expected


def test_a_deal_is_kept_as_soon_as_it_has_been_played(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    others = threading.Event()

    def slow_at_first(contest: Contest, index: int) -> PlayedDeal:
        if index == 0:
            assert others.wait(30), "the others are not kept"
        return play_deal(contest, index)

    def watch(_: int) -> None:
        if file.read_bytes().count(b"\n") == CONTEST.deals:
            others.set()

    monkeypatch.setattr("rommedesk.players.arena_rounds.play_deal", slow_at_first)
    with ThreadPoolExecutor(2) as executor:
        figures = measure(CONTEST, executor=executor, jobs=2, parts=file, watch=watch)
    with Parts.of(CONTEST, file) as kept:
        assert [*kept.parts] == [1, 2, 3, 4, 5, 0]
    # The same to the last digit, and told again the same.
    assert without_times(figures) == without_times(measure(CONTEST))
    assert measure(CONTEST, parts=file) == figures


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("kept", [[3], [5, 1], [2, 0, 4]])
def test_a_contest_goes_on_from_any_deals_in_any_order(file: Path, jobs: int, kept: list[int]) -> None:
    measure(CONTEST, parts=file)
    first, *deals = file.read_bytes().splitlines(keepends=True)
    begun = b"".join([first, *(deals[index] for index in kept)])
    file.write_bytes(begun)
    seen: list[int] = []
    figures = measure(CONTEST, jobs=jobs, parts=file, watch=seen.append)
    assert seen == [*range(2 * len(kept), 13, 2)]
    assert without_times(figures) == without_times(measure(CONTEST))
    assert file.read_bytes().startswith(begun)


def test_a_torn_last_line_is_dropped_and_played_again(file: Path) -> None:
    measure(CONTEST, parts=file)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    played = without_times(measure(CONTEST))
    for torn in (lines[-1][:1], lines[-1][:-1], b"\0" * 100):
        file.write_bytes(b"".join(lines[:-1]) + torn)
        assert without_times(measure(CONTEST, parts=file)) == played
        # All but the last line, whose times are new, is as it was.
        assert file.read_bytes().splitlines()[:-1] == whole.splitlines()[:-1]
        assert file.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_leaves_a_file_that_goes_on(file: Path, jobs: str) -> None:
    arguments = [*ARGUMENTS, "--resume", str(file), "--jobs", jobs]
    code = (
        "import os, sys\n"
        "from rommedesk.arena import command, parts\n"
        "add = parts.Parts.add\n"
        "kept = []\n"
        "def die(self, *deal):\n"
        "    add(self, *deal)\n"
        "    kept.append(deal)\n"
        "    if len(kept) == 3: os.kill(os.getpid(), 9)\n"
        "parts.Parts.add = die\n"
        "command.main(sys.argv[1:])\n"
    )
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", code, *arguments]
    assert subprocess.run(command, cwd=root, capture_output=True).returncode == -9
    assert file.read_bytes().count(b"\n") == 4
    assert without_times(measure(CONTEST, parts=file)) == without_times(measure(CONTEST))


def test_a_fault_keeps_what_was_played(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_at_last(contest: Contest, index: int) -> object:
        if index == 3:
            raise ArenaFault("oops")
        return play_deal(contest, index)

    monkeypatch.setattr("rommedesk.players.arena_rounds.play_deal", fail_at_last)
    with pytest.raises(ArenaFault):
        measure(CONTEST, parts=file)
    assert file.read_bytes().count(b"\n") == 4


# ---- what is no file of this contest ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (replace(CONTEST, seed=6), "(seed 5, not 6)"),
        (replace(CONTEST, deals=7), "(deals 6, not 7)"),
        (replace(CONTEST, budget=9), "(budget 0, not 9)"),
        (replace(CONTEST, rules=replace(ROMME, opening_points=50)), "(opening_points 30, not 50)"),
        (
            replace(CONTEST, players=(Level.RANDOM, Level.MEDIUM)),
            '(levels ["medium", "random"], not ["random", "medium"])',
        ),
        (replace(CONTEST, rules=PRESETS["treppen"]), "discard_pickup"),
    ],
)
def test_another_contest_is_refused(file: Path, other: Contest, told: str) -> None:
    play_until(file, 4)
    sentence = refused(file, other)
    assert sentence.startswith(f"{file} holds another contest (")
    assert told in sentence


def test_other_versions_of_the_levels_are_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_until(file, 4)
    monkeypatch.setitem(LEVEL_VERSIONS, Level.RANDOM, 7)
    assert refused(file) == f"{file} holds another contest (versions [1, 1], not [1, 7])"


def test_what_is_no_file_of_the_arena_is_refused(file: Path) -> None:
    text = b'{"format": 1}'
    for other in (b"", b"my diary\n", b"my diary", b"%08x %s\n" % (crc32(text), text)):
        file.write_bytes(other)
        assert refused(file) == f"{file} holds no parts of a contest"


def test_a_file_of_a_newer_arena_is_refused(file: Path) -> None:
    text = b'{"arena-parts":2}'
    file.write_bytes(b"%08x %s\n" % (crc32(text), text))
    assert refused(file) == f"{file} was written by another version of the arena"


def test_a_damaged_file_is_refused(file: Path) -> None:
    measure(CONTEST, parts=file)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    for number in range(1, len(lines)):
        line = lines[number]
        for damaged in (line.replace(b'"moves":', b'"moves":1'), b"\n", line[:20] + line[21:], line + line):
            file.write_bytes(b"".join([*lines[:number], damaged, *lines[number + 1 :]]))
            # A line that stands twice is wrong the second time.
            wrong = number + 2 if damaged == line + line else number + 1
            assert refused(file) == f"{file} is damaged in line {wrong}"


def test_a_file_in_use_is_refused(file: Path) -> None:
    with Parts.of(CONTEST, file):
        assert refused(file) == f"{file} is in use by another program"


def test_the_command_line_refuses_such_files_with_status_2(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("my diary", "utf-8")
    assert main([*ARGUMENTS, "--resume", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"rommedesk-arena: {file} holds no parts of a contest\n")
    assert file.read_text("utf-8") == "my diary"


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b"no text of ours",
        b"[0]",
        b'{"deal":0}',
        b'{"deal":true,"moves":1,"without_winner":0,"won":[1,0],"points":[0,9],"times":[[],[]],"seconds":1}',
        b'{"deal":-1,"moves":1,"without_winner":0,"won":[1,0],"points":[0,9],"times":[[],[]],"seconds":1}',
        b'{"deal":6,"moves":1,"without_winner":0,"won":[1,0],"points":[0,9],"times":[[],[]],"seconds":1}',
        b'{"deal":0,"moves":1,"without_winner":0,"won":[1],"points":[0,9],"times":[[],[]],"seconds":1}',
        b'{"deal":0,"moves":1,"without_winner":0,"won":[1,0],"points":[0,9],"times":[[],7],"seconds":1}',
    ],
)
def test_a_line_that_is_whole_and_makes_no_sense_is_refused(file: Path, text: bytes) -> None:
    measure(CONTEST, parts=file)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[1] = b"%08x %s\n" % (crc32(text), text)
    file.write_bytes(b"".join(lines))
    assert refused(file) == f"{file} is damaged in line 2"


@pytest.mark.parametrize("contest", [b"", b',"contest":7', b',"contest":{"rules":[]}'])
def test_a_first_line_that_names_no_contest_is_refused(file: Path, contest: bytes) -> None:
    text = b'{"arena-parts":1%s}' % contest
    file.write_bytes(b"%08x %s\n" % (crc32(text), text))
    assert refused(file) == f"{file} holds another contest (none that can be read)"
