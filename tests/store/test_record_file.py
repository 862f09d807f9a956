"""Records on disk: nothing is lost, nothing half written, whatever happens to the program or the disk."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.record_lines import RecordError, RecordFault
from rommedesk.store import record_file
from rommedesk.store.locks import is_locked
from rommedesk.store.record_file import RecordFile, create_record, open_record
from rommedesk.store.troubles import StoreError, StoreFault
from tests.playing import deal_round, follow, new_record, play_round, stacked

ROOT = Path(__file__).resolve().parents[2]
POSIX_ONLY = pytest.mark.skipif(os.name != "posix", reason="needs signals and limits of processes")


def python(module: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def text_of(record: GameRecord) -> bytes:
    return "".join(f"{line}\n" for line in record.lines()).encode()


@pytest.fixture
def begun(tmp_path: Path) -> tuple[RecordFile, GameRecord]:
    record = stacked(ROMME, ["Kc", "Qc"])
    return create_record(tmp_path / "match.romme", record), record


def flushers() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "record-flusher"]


def test_every_line_is_on_disk_when_write_returns(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    assert file.path.read_bytes() == text_of(record)
    for move in ("1: discard Kc", "2: draw", "2: discard Qc"):
        follow(record, move)
        assert file.write(record) is None
        assert file.path.read_bytes() == text_of(record)
    assert file.write(record) is None
    assert file.path.read_bytes() == text_of(record)
    assert file.close() is None
    assert flushers() == []


def test_a_file_that_is_there_is_never_overwritten(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    file.close()
    with pytest.raises(FileExistsError):
        create_record(file.path, record)
    assert file.path.read_bytes() == text_of(record)


def test_a_closed_file_takes_no_more_lines(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    file.close()
    assert file.close() is None
    with pytest.raises(ValueError, match="closed"):
        file.write(record)


def test_a_record_goes_on_where_it_was_closed(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    follow(record, "1: discard Kc")
    file.write(record)
    file.close()
    again, read, torn = open_record(file.path)
    assert torn is None
    assert read.round == record.round
    follow(read, "2: draw")
    again.write(read)
    again.close()
    assert file.path.read_bytes() == text_of(read)


def test_a_record_opened_and_closed_stays_as_it_is(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    file.close()
    again, read, _ = open_record(file.path)
    assert again.write(read) is None
    assert again.close() is None
    assert file.path.read_bytes() == text_of(record)


def test_a_torn_line_is_put_aside_and_the_match_goes_on(begun: tuple[RecordFile, GameRecord]) -> None:
    file, record = begun
    file.close()
    for number in (1, 2):
        with file.path.open("ab") as disk:
            disk.write(b'{"seat": 1, "mo')
        again, read, torn = open_record(file.path)
        assert torn == file.path.with_name(f"match.romme.torn-{number}")
        assert torn.read_bytes() == b'{"seat": 1, "mo'
        assert file.path.read_bytes() == text_of(record)
        follow(read, "1: discard Kc") if number == 2 else None
        again.write(read)
        again.close()
    assert file.path.read_bytes() == text_of(read)


def test_a_missing_line_end_is_added_before_the_next_line(begun: tuple[RecordFile, GameRecord]) -> None:
    file, _ = begun
    file.close()
    file.path.write_bytes(file.path.read_bytes()[:-1])
    again, read, torn = open_record(file.path)
    assert torn is None
    follow(read, "1: discard Kc")
    again.write(read)
    again.close()
    assert file.path.read_bytes() == text_of(read)


def test_the_line_of_a_result_that_was_not_written_follows(tmp_path: Path) -> None:
    rng = Random(2)
    record = new_record(ROMME, 2, rng)
    deal_round(record, rng)
    play_round(record, rng)
    path = tmp_path / "match.romme"
    create_record(path, record).close()
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'{"result"')])
    file, read, torn = open_record(path)
    assert torn is None
    assert read.results == record.results
    file.write(read)
    file.close()
    assert path.read_bytes() == whole


# ---- what cannot be opened -------------------------------------------------------------------------------


def test_a_damaged_record_is_refused_and_unchanged(begun: tuple[RecordFile, GameRecord]) -> None:
    file, _ = begun
    file.close()
    damaged = file.path.read_bytes().replace(b'"salt": "5a17"', b'"salt": "5a18"')
    file.path.write_bytes(damaged)
    with pytest.raises(RecordError) as caught:
        open_record(file.path)
    assert caught.value.fault is RecordFault.WRONG_FINGERPRINT
    assert file.path.read_bytes() == damaged
    # The lock is gone too.
    with pytest.raises(RecordError):
        open_record(file.path)


def refused(path: Path) -> StoreFault:
    with pytest.raises(StoreError) as caught:
        open_record(path)
    assert caught.value.trouble.path == path
    return caught.value.trouble.fault


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "match.romme") is StoreFault.MISSING


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        create_record(tmp_path / "nowhere" / "match.romme", stacked(ROMME, ["", ""]))
    assert caught.value.trouble.fault is StoreFault.MISSING


@pytest.mark.parametrize(
    ("number", "fault"), [(errno.EROFS, StoreFault.READ_ONLY), (errno.EACCES, StoreFault.NO_PERMISSION)]
)
def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: StoreFault
) -> None:
    monkeypatch.setattr(os, "open", failing(number))
    with pytest.raises(StoreError) as caught:
        create_record(tmp_path / "match.romme", stacked(ROMME, ["", ""]))
    assert caught.value.trouble.fault is fault
    assert refused(tmp_path / "match.romme") is fault


def failing(number: int) -> Callable[..., object]:
    def fail(*_: object) -> object:
        raise OSError(number, os.strerror(number))

    return fail


def test_two_programs_cannot_write_one_match(begun: tuple[RecordFile, GameRecord]) -> None:
    file, _ = begun
    assert refused(file.path) is StoreFault.IN_USE
    file.close()
    code = "from tests.store.test_record_file import *; open_record(Path(sys.argv[1])); print(input())"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file.path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        end = time.monotonic() + 30
        while not is_locked(file.path) and time.monotonic() < end:
            time.sleep(0.01)
        assert refused(file.path) is StoreFault.IN_USE
        assert other.communicate("done\n")[0] == "done\n"
    again, _, _ = open_record(file.path)
    again.close()


def test_a_torn_line_that_cannot_be_put_aside_stays_where_it_is(
    begun: tuple[RecordFile, GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, _ = begun
    file.close()
    with file.path.open("ab") as disk:
        disk.write(b"{")
    before = file.path.read_bytes()
    monkeypatch.setattr(os, "fsync", failing(errno.ENOSPC))
    assert refused(file.path) is StoreFault.NO_SPACE
    assert file.path.read_bytes() == before


# ---- disks that fail -------------------------------------------------------------------------------------


@POSIX_ONLY
def test_a_full_disk_leaves_whole_lines_and_loses_nothing(tmp_path: Path) -> None:
    done = python("tests.store.full_disk", str(tmp_path / "match.romme"))
    done.communicate(timeout=60)
    assert done.returncode == 0


def test_the_rest_of_a_failed_write_is_taken_off_before_the_next_one(
    begun: tuple[RecordFile, GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, record = begun
    whole = file.path.read_bytes()
    real_write = os.write

    def write_a_little(descriptor: int, data: bytes) -> int:
        if len(data) < 20:
            raise OSError(errno.EIO, "broken")
        return real_write(descriptor, data[:19])

    follow(record, "1: discard Kc")
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write_a_little)
        patch.setattr(os, "ftruncate", failing(errno.EIO))
        trouble = file.write(record)
        assert trouble is not None
        assert trouble.fault is StoreFault.DISK_ERROR
        assert file.path.read_bytes() != whole
        assert file.write(record) is not None
    assert file.write(record) is None
    assert file.path.read_bytes() == text_of(record)
    file.close()


def test_a_disk_that_cannot_keep_what_was_written_is_told_with_the_next_line(
    begun: tuple[RecordFile, GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, record = begun
    tried = threading.Event()

    def fail(_descriptor: int) -> None:
        tried.set()
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        follow(record, "1: discard Kc")
        file.write(record)
        assert tried.wait(10)
        time.sleep(0.05)
        follow(record, "2: draw")
        trouble = file.write(record)
        assert trouble is not None
        assert trouble.fault is StoreFault.DISK_ERROR
        assert file.path.read_bytes() == text_of(record)
        closing = file.close()
        assert closing is not None
    assert flushers() == []


def test_a_slow_disk_does_not_hold_up_the_game(
    begun: tuple[RecordFile, GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, record = begun
    go_on = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _descriptor: go_on.wait(30))
    for move in ("1: discard Kc", "2: draw", "2: discard Qc"):
        follow(record, move)
        assert file.write(record) is None
    assert file.path.read_bytes() == text_of(record)
    monkeypatch.setattr(record_file, "_LONGEST_CLOSE", 0.05)
    assert file.close() is None
    assert flushers()
    go_on.set()
    end = time.monotonic() + 10
    while flushers() and time.monotonic() < end:
        time.sleep(0.01)
    assert flushers() == []


# ---- programs that die -----------------------------------------------------------------------------------


@POSIX_ONLY
def test_a_program_killed_while_it_writes_loses_no_line(tmp_path: Path) -> None:
    """Killed again and again in the middle of its work, it goes on each time where it was (peers, T56)."""
    path = tmp_path / "match.romme"
    rng = Random(5)
    for turn in range(6):
        writer = python("tests.store.record_writer", str(path), str(turn))
        assert writer.stdout is not None
        promised = int(writer.stdout.readline())
        for _ in range(rng.randint(0, 60)):
            line = writer.stdout.readline()
            if not line:
                break
            promised = int(line)
        writer.kill()
        rest, _ = writer.communicate()
        promised = max([promised, *map(int, rest.split("\n")[:-1])])
        data = path.read_bytes()
        file, record, _ = open_record(path)
        assert record.line_count >= promised
        assert text_of(record).startswith(data[: data.rindex(b"\n") + 1])
        file.close()
    assert read_record(path.read_bytes()).line_count > 100
