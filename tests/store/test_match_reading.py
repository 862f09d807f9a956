"""Files that a person takes for a match, whatever they are."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rommedesk.engine.record_lines import RecordError, RecordFault
from rommedesk.store.match_reading import LARGEST, read_match
from rommedesk.store.troubles import StoreError, StoreFault

SAVES = Path(__file__).resolve().parents[1] / "saves"
SAVED = SAVES / "format-1-treppen-running.romme"


def test_a_match_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "Партия Müller.romme"
    path.write_bytes(SAVED.read_bytes())
    path.chmod(0o444)
    before = path.stat()
    assert "".join(f"{line}\n" for line in read_match(path).lines()).encode() == SAVED.read_bytes()
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert list(tmp_path.iterdir()) == [path]


def test_of_a_match_without_its_end_the_whole_lines_are_read(tmp_path: Path) -> None:
    path = tmp_path / "x.romme"
    path.write_bytes(SAVED.read_bytes()[:-5])
    assert read_match(path).line_count == read_match(SAVED).line_count - 1
    assert path.stat().st_size == SAVED.stat().st_size - 5


def newer(path: Path) -> None:
    path.write_bytes(SAVED.read_bytes().replace(b'"romme": 1', b'"romme": 2', 1))


def damaged(path: Path) -> None:
    path.write_bytes(SAVED.read_bytes().replace(b'"discard ', b'"discrad ', 1))


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (Path.touch, RecordFault.EMPTY),
        (newer, RecordFault.NEWER_FORMAT),
        (damaged, RecordFault.BAD_NOTATION),
        (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0"), RecordFault.NOT_TEXT),
        (lambda path: path.write_text("Liebe Oma,\n"), RecordFault.NOT_JSON),
        (lambda path: path.write_text("{}\n"), RecordFault.NOT_A_RECORD),
    ],
)
def test_what_is_no_match_is_refused(
    tmp_path: Path, make: Callable[[Path], object], fault: RecordFault
) -> None:
    path = tmp_path / "x.romme"
    make(path)
    before = path.read_bytes()
    with pytest.raises(RecordError) as refused:
        read_match(path)
    assert refused.value.fault is fault
    assert path.read_bytes() == before


def refused(path: Path) -> StoreFault:
    with pytest.raises(StoreError) as error:
        read_match(path)
    return error.value.trouble.fault


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert refused(huge) is StoreFault.TOO_LARGE
    assert refused(tmp_path / "gone.romme") is StoreFault.MISSING
    assert refused(tmp_path) is StoreFault.FOLDER
    assert refused(tmp_path / "a\0b") is StoreFault.MISSING
    assert refused(tmp_path / ("x" * 300)) is StoreFault.MISSING
    assert refused(huge / "x.romme") is StoreFault.NOT_A_FOLDER


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_pipes_and_devices_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe") is StoreFault.NOT_A_FILE
    assert refused(Path("/dev/zero")) is StoreFault.NOT_A_FILE


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr("rommedesk.store.match_reading.os.open", refuse)
    assert refused(tmp_path / "x.romme") is StoreFault.NO_PERMISSION
