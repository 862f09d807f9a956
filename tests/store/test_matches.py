"""The folder of matches: what goes on, what is over, what was given up, what is damaged."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import RecordError
from rommedesk.store.matches import Matches, MatchFile
from rommedesk.store.record_file import open_record
from rommedesk.store.troubles import StoreError, StoreFault
from tests.playing import follow, play_match, stacked

NOON = datetime(2026, 1, 31, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    return Matches(tmp_path / "matches", lambda: NOON)


def begin(matches: Matches) -> tuple[MatchFile, GameRecord]:
    record = stacked(ROMME, ["Kc", "Qc"])
    file = matches.begin(record)
    assert file.path is None
    assert file.write(record) is None
    return file, record


def names(paths: tuple[Path, ...]) -> list[str]:
    return [path.name for path in paths]


def test_a_match_is_kept_under_the_moment_it_began(matches: Matches) -> None:
    first, _ = begin(matches)
    second, _ = begin(matches)
    assert first.path == matches.folder / "2026-01-31 12-00-00.romme"
    assert second.path == matches.folder / "2026-01-31 12-00-00 (2).romme"
    first.close()
    second.close()


def test_the_match_played_last_is_offered_first(matches: Matches) -> None:
    files = [begin(matches)[0] for _ in range(3)]
    paths = [file.path for file in files if file.path is not None]
    for age, path in zip((2, 3, 1), paths, strict=True):
        moment = (NOON - timedelta(hours=age)).timestamp()
        os.utime(path, (moment, moment))
    # What is open in a program is not offered to another one.
    assert matches.unfinished() == ()
    for file in files:
        file.close()
    assert matches.unfinished() == (paths[2], paths[0], paths[1])


def test_a_match_is_resumed_where_it_stood(matches: Matches) -> None:
    file, record = begin(matches)
    follow(record, "1: discard Kc")
    file.write(record)
    file.close()
    [path] = matches.unfinished()
    resumed = matches.resume(path)
    assert resumed.record.round == record.round
    assert resumed.torn is None
    assert resumed.file.path == path
    follow(resumed.record, "2: draw")
    assert resumed.file.write(resumed.record) is None
    resumed.file.close()
    again = matches.resume(path)
    assert again.record.round == resumed.record.round
    again.file.close()


def test_a_match_that_was_only_looked_at_is_the_one_played_last(matches: Matches) -> None:
    files = [begin(matches)[0] for _ in range(2)]
    older, newer = [file.path for file in files if file.path is not None]
    for file in files:
        file.close()
    for age, path in ((2, older), (1, newer)):
        moment = (NOON - timedelta(hours=age)).timestamp()
        os.utime(path, (moment, moment))
    matches.resume(older).file.close()
    assert matches.unfinished() == (older, newer)


def test_a_torn_match_tells_where_its_end_was_put(matches: Matches) -> None:
    file, _ = begin(matches)
    file.close()
    assert file.path is not None
    with file.path.open("ab") as disk:
        disk.write(b"{")
    resumed = matches.resume(file.path)
    assert resumed.torn is not None
    assert resumed.torn.read_bytes() == b"{"
    resumed.file.close()
    assert matches.unfinished() == (file.path,)


def test_matches_that_are_over_or_given_up_are_kept_apart(matches: Matches) -> None:
    over, _ = begin(matches)
    left, _ = begin(matches)
    assert matches.finish(over) is None
    assert matches.abandon(left) is None
    assert matches.unfinished() == ()
    assert names(matches.finished()) == ["2026-01-31 12-00-00.romme"]
    assert names(matches.abandoned()) == ["2026-01-31 12-00-00 (2).romme"]
    # A match that began in the same moment finds a name of its own.
    third, record = begin(matches)
    assert matches.finish(third) is None
    assert names(matches.finished()) == ["2026-01-31 12-00-00 (2).romme", "2026-01-31 12-00-00.romme"]
    file, read, _ = open_record(matches.finished()[0])
    assert read.round == record.round
    file.close()


def test_a_match_over_but_not_put_away_is_recognised(matches: Matches) -> None:
    record = play_match(ROMME, 2, Random(1))
    file = matches.begin(record)
    file.write(record)
    file.close()
    resumed = matches.resume(matches.unfinished()[0])
    assert resumed.record.standing.is_over
    assert matches.finish(resumed.file) is None
    assert matches.unfinished() == ()


def test_a_damaged_match_is_set_aside_and_kept(matches: Matches) -> None:
    file, _ = begin(matches)
    file.close()
    assert file.path is not None
    file.path.write_bytes(b"romme?\n")
    with pytest.raises(RecordError):
        matches.resume(file.path)
    kept = matches.set_aside(file.path)
    assert matches.unfinished() == ()
    assert kept == matches.folder / "damaged" / file.path.name
    assert kept.read_bytes() == b"romme?\n"


def test_a_damaged_match_that_cannot_be_moved_stays_where_it_is(matches: Matches) -> None:
    matches.folder.mkdir()
    (matches.folder / "damaged").touch()
    path = matches.folder / "2026-01-01 00-00-00.romme"
    path.write_bytes(b"romme?\n")
    assert matches.set_aside(path) == path
    assert path.read_bytes() == b"romme?\n"


def test_a_file_without_content_is_no_match(matches: Matches) -> None:
    matches.folder.mkdir()
    (matches.folder / "2026-01-01 00-00-00.romme").touch()
    assert matches.unfinished() == ()


def test_there_is_nothing_to_resume_where_there_is_no_folder(matches: Matches) -> None:
    assert matches.unfinished() == matches.finished() == matches.abandoned() == ()
    with pytest.raises(StoreError):
        matches.resume(matches.folder / "gone.romme")


def test_a_match_that_cannot_be_written_goes_on_in_memory_until_it_can(tmp_path: Path) -> None:
    in_the_way = tmp_path / "matches"
    in_the_way.write_text("a file where the folder should be")
    matches = Matches(in_the_way, lambda: NOON)
    record = stacked(ROMME, ["Kc", "Qc"])
    file = matches.begin(record)
    trouble = file.write(record)
    assert trouble is not None
    assert trouble.path == in_the_way
    assert file.close() is None
    assert matches.finish(file) is None
    follow(record, "1: discard Kc")
    assert file.write(record) is not None
    in_the_way.unlink()
    follow(record, "2: draw")
    assert file.write(record) is None
    file.close()
    assert file.path is not None
    _, read, _ = reopened = open_record(file.path)
    assert read.round == record.round
    reopened[0].close()


def test_a_file_that_cannot_be_moved_stays_and_is_told(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, _ = begin(matches)

    def fail(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", fail)
        trouble = matches.finish(file)
    assert trouble is not None
    assert trouble.fault is StoreFault.READ_ONLY
    assert matches.unfinished() == (file.path,)


def test_a_file_that_may_not_be_written_is_not_offered(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, _ = begin(matches)
    file.close()

    def fail(*_: object) -> bool:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr("rommedesk.store.matches.is_locked", fail)
    assert matches.unfinished() == ()


def test_the_clock_of_the_person_names_the_files(tmp_path: Path) -> None:
    matches = Matches(tmp_path)
    record = stacked(ROMME, ["", ""])
    file = matches.begin(record)
    before = datetime.now().astimezone().replace(microsecond=0, tzinfo=None)
    file.write(record)
    file.close()
    assert file.path is not None
    began = datetime.strptime(file.path.stem, "%Y-%m-%d %H-%M-%S")  # noqa: DTZ007 - the name tells no zone
    assert timedelta(0) <= began - before < timedelta(minutes=1)
