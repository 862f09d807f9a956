"""Two starts of the program over one folder of data: one runs, the other one hands over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rommedesk.store.handover import LONGEST, MOST_FILES, Answer, Handover, Wanted

FILE = Path("/home/anna/Müllers Spiele/Партия.romme")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "running"


@pytest.fixture
def running(folder: Path) -> Iterator[Handover]:
    """The running program, which listens."""
    running = Handover(folder)
    assert running.claim()
    running.listen()
    yield running
    running.close()


class Taker(threading.Thread):
    """Takes what is wanted, as the running program does, until something came."""

    def __init__(self, running: Handover) -> None:
        super().__init__()
        self.running, self.found = running, list[Wanted]()
        self.start()

    def run(self) -> None:
        while not self.found:
            self.found += self.running.collect()
            time.sleep(0.005)


def put(folder: Path, data: bytes, name: str = "1.wanted") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# ---- who runs --------------------------------------------------------------------------------------------


def test_one_program_runs_at_a_time(folder: Path, running: Handover) -> None:
    later = Handover(folder)
    assert not later.claim()
    running.close()
    assert later.claim()
    later.close()


def test_programs_over_other_folders_do_not_meet(folder: Path, running: Handover, tmp_path: Path) -> None:
    elsewhere = Handover(tmp_path / "elsewhere" / "running")
    assert elsewhere.claim()
    elsewhere.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signal")
def test_a_killed_program_leaves_nothing_in_the_way(folder: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from rommedesk.store.handover import Handover;"
        "running = Handover(Path(sys.argv[1])); print(running.claim(), flush=True); running.listen();"
        "time.sleep(60)"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"True\n"
    later = Handover(folder)
    assert not later.claim()
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert later.claim()
    later.close()


def test_a_folder_that_cannot_be_used_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    one, other = Handover(tmp_path / "data" / "running"), Handover(tmp_path / "data" / "running")
    assert one.claim()
    assert other.claim()
    one.listen()
    assert one.collect() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_nobody_else_can_look_into_the_folder(folder: Path, running: Handover) -> None:
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "lock").stat().st_mode & 0o077 == 0


# ---- handing over ----------------------------------------------------------------------------------------


def test_what_is_wanted_arrives_as_it_was(folder: Path, running: Handover) -> None:
    wanted = Wanted((FILE, Path(os.fsdecode(b"/x/\xff.romme"))), "token-1")
    taker = Taker(running)
    assert Handover(folder).hand_over(wanted) is Answer.TAKEN
    taker.join()
    assert taker.found == [wanted]
    assert left(folder) == ["lock"]


def test_what_came_first_is_taken_first(folder: Path, running: Handover) -> None:
    taken = [Wanted((Path(f"/{number}"),)) for number in range(3)]
    threads = []
    for wanted in taken:
        threads.append(threading.Thread(target=Handover(folder).hand_over, args=(wanted, 60)))
        threads[-1].start()
        while len(list(folder.glob("*.wanted"))) < len(threads):
            time.sleep(0.005)
    assert running.collect() == taken
    for thread in threads:
        thread.join()


def test_a_program_that_does_not_answer_is_not_waited_for(folder: Path, running: Handover) -> None:
    begun = time.monotonic()
    assert Handover(folder).hand_over(Wanted((FILE,)), patience=0.2) is Answer.SILENT
    assert 0.2 <= time.monotonic() - begun < 2
    # Nothing of it is done when it answers again.
    assert running.collect() == []
    assert left(folder) == ["lock"]


def test_a_program_that_is_just_starting_is_given_more_time(folder: Path) -> None:
    starting = Handover(folder)
    assert starting.claim()
    begun = time.monotonic()
    assert Handover(folder).hand_over(Wanted(), 0.05, 0.4) is Answer.SILENT
    assert time.monotonic() - begun >= 0.4
    starting.close()


def test_readiness_is_not_inherited_from_the_program_before(folder: Path, running: Handover) -> None:
    running.close()
    again = Handover(folder)
    assert again.claim()
    begun = time.monotonic()
    assert Handover(folder).hand_over(Wanted(), 0.05, 0.4) is Answer.SILENT
    assert time.monotonic() - begun >= 0.4
    again.close()


def test_whoever_waits_while_the_running_program_ends_takes_its_place(
    folder: Path, running: Handover
) -> None:
    end = threading.Timer(0.1, running.close)
    end.start()
    later = Handover(folder)
    assert later.hand_over(Wanted((FILE,))) is Answer.FREE
    end.join()
    assert not running.claim()
    assert later.collect() == []
    later.close()


def test_where_nothing_can_be_written_the_program_starts_all_the_same(
    folder: Path, running: Handover, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_: object) -> tuple[int, str]:
        raise OSError("no space")

    monkeypatch.setattr("rommedesk.store.handover.tempfile.mkstemp", fail)
    assert Handover(folder).hand_over(Wanted()) is Answer.SILENT


# ---- what others put there -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"romme?",
        b"[]",
        b"{}",
        b'{"files": "x", "token": ""}',
        b'{"files": [1], "token": ""}',
        b'{"files": ["relative.romme"], "token": ""}',
        b'{"files": ["/a\\u0000b"], "token": ""}',
        b'{"files": [], "token": 1}',
        b'{"files": [], "token": "\xc3\xbc"}',
        b"[" * 60_000,
        b'{"files": [' + b",".join([b'"/x"'] * (MOST_FILES + 1)) + b'], "token": ""}',
        b'{"files": [], "token": "' + b"x" * LONGEST + b'"}',
    ],
    ids=lambda data: data[:20].decode("latin-1"),
)
def test_what_makes_no_sense_is_removed(
    folder: Path, running: Handover, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    put(folder, data)
    put(folder, b'{"files": [], "token": "x", "later": 1}', "2.wanted")
    assert running.collect() == [Wanted((), "x")]
    assert left(folder) == ["lock"]
    assert "makes no sense" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows neither")
def test_links_pipes_and_folders_are_passed_over(folder: Path, running: Handover, tmp_path: Path) -> None:
    elsewhere = put(tmp_path, b'{"files": ["/x"], "token": ""}', "elsewhere")
    (folder / "1.wanted").symlink_to(elsewhere)
    os.mkfifo(folder / "2.wanted")
    (folder / "3.wanted").mkdir()
    assert running.collect() == []
    assert elsewhere.exists()


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root makes files of other people"
)
def test_files_of_other_people_are_passed_over(folder: Path, running: Handover) -> None:
    path = put(folder, b'{"files": ["/x"], "token": ""}')
    os.chown(path, 12345, 12345)
    assert running.collect() == []


def test_what_a_killed_program_left_half_written_is_swept_away(folder: Path, running: Handover) -> None:
    old, new = put(folder, b"{", "17.abc"), put(folder, b"{", "18.def")
    hour_ago = time.time() - 3600
    os.utime(old, (hour_ago, hour_ago))
    os.utime(folder / "lock", (hour_ago, hour_ago))
    running.close()
    assert Handover(folder).claim()
    assert left(folder) == [new.name, "lock"]
