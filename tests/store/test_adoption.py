"""Matches from anywhere become own ones; nothing is lost, and no match goes two ways unasked."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.store.match_reading import read_match
from rommedesk.store.matches import Adopted, Matches
from rommedesk.store.record_file import create_record, open_record
from rommedesk.store.troubles import StoreError, StoreFault
from tests.playing import follow, play_match, stacked

NOON = datetime(2026, 1, 31, 12, 0, 0, tzinfo=UTC)
MOVES = ("1: discard Kc", "2: draw")


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    return Matches(tmp_path / "matches", lambda: NOON)


def played(*moves: str) -> GameRecord:
    record = stacked(ROMME, ["Kc Qd", "Qc"])
    follow(record, *moves)
    return record


def file_of(record: GameRecord, path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    create_record(path, record).close()
    return path


def adopt(matches: Matches, path: Path, *, instead: bool = False) -> Adopted:
    return matches.adopt(path, read_match(path), instead=instead)


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    return tmp_path / "USB Stick" / "x.romme"


def test_a_new_match_is_copied(matches: Matches, foreign: Path) -> None:
    file_of(played(MOVES[0]), foreign).chmod(0o444)
    before = foreign.read_bytes()
    adopted = adopt(matches, foreign)
    assert adopted == Adopted(matches.folder / "2026-01-31 12-00-00.romme", is_copied=True)
    assert adopted.path.read_bytes() == foreign.read_bytes() == before
    resumed = matches.resume(adopted.path)
    follow(resumed.record, MOVES[1])
    assert resumed.file.write(resumed.record) is None
    resumed.file.close()
    assert foreign.read_bytes() == before


def test_the_copy_is_named_after_the_moment_the_match_began(matches: Matches, foreign: Path) -> None:
    record = played()
    began = datetime(2024, 5, 1, 20, 30, 15, tzinfo=UTC)
    text = "".join(f"{line}\n" for line in record.lines())
    foreign.parent.mkdir()
    foreign.write_text(text.replace('"started": ""', f'"started": "{began.isoformat()}"'))
    assert adopt(matches, foreign).path.stem == f"{began.astimezone():%Y-%m-%d %H-%M-%S}"


def test_what_was_copied_is_found_again_and_goes_on_where_it_stands(matches: Matches, foreign: Path) -> None:
    file_of(played(), foreign)
    copy = adopt(matches, foreign).path
    file, record, _ = open_record(copy)
    follow(record, MOVES[0])
    assert (file.write(record), file.close()) == (None, None)
    assert adopt(matches, foreign) == Adopted(copy)
    assert lines(copy) == list(played(MOVES[0]).lines())
    assert matches.unfinished() == (copy,)


def test_what_was_played_elsewhere_meanwhile_is_added(matches: Matches, foreign: Path) -> None:
    copy = adopt(matches, file_of(played(), foreign)).path
    foreign.unlink()
    assert adopt(matches, file_of(played(*MOVES), foreign)) == Adopted(copy)
    assert lines(copy) == list(played(*MOVES).lines())


def test_a_match_that_was_given_up_goes_on(matches: Matches, foreign: Path) -> None:
    copy = adopt(matches, file_of(played(), foreign)).path
    matches.abandon(matches.resume(copy).file)
    [abandoned] = matches.abandoned()
    for path in (foreign, abandoned):
        adopted = adopt(matches, path)
        assert adopted == Adopted(copy)
        assert matches.abandoned() == ()
        matches.abandon(matches.resume(copy).file)


def test_an_own_file_is_played_where_it_lies(matches: Matches, tmp_path: Path, foreign: Path) -> None:
    copy = adopt(matches, file_of(played(), foreign)).path
    assert adopt(matches, copy) == Adopted(copy)
    link = tmp_path / "link.romme"
    link.symlink_to(copy)
    assert adopt(matches, link) == Adopted(copy)
    assert matches.unfinished() == (copy,)


def test_a_match_that_is_over_is_only_looked_at(matches: Matches, foreign: Path) -> None:
    file_of(play_match(ROMME, 2, Random(1)), foreign)
    assert adopt(matches, foreign) == Adopted(foreign, goes_on=False)
    assert not matches.folder.exists()
    file = matches.create(read_match(foreign))
    file.close()
    assert matches.finish(matches.resume(file.path).file) is None
    [finished] = matches.finished()
    assert adopt(matches, foreign) == adopt(matches, finished) == Adopted(finished, goes_on=False)
    assert matches.unfinished() == ()


def test_a_match_that_went_two_ways_is_asked_about(matches: Matches, foreign: Path) -> None:
    own = adopt(matches, file_of(played("1: discard Kc"), foreign)).path
    foreign.unlink()
    file_of(played("1: discard Qd"), foreign)
    before = own.read_bytes()
    with pytest.raises(StoreError) as refused:
        adopt(matches, foreign)
    assert refused.value.trouble.fault is StoreFault.PLAYED_ON
    assert matches.unfinished() == (own,)
    adopted = adopt(matches, foreign, instead=True)
    assert adopted.is_copied
    assert lines(adopted.path) == list(played("1: discard Qd").lines())
    assert matches.unfinished() == (adopted.path,)
    [abandoned] = matches.abandoned()
    assert abandoned.read_bytes() == before
    # From now on both are known.
    assert adopt(matches, foreign) == Adopted(adopted.path)


def test_a_match_that_another_program_plays_is_left_alone(matches: Matches, foreign: Path) -> None:
    own = adopt(matches, file_of(played(), foreign)).path
    playing = matches.resume(own)
    for record, instead in ((played(*MOVES), False), (played("1: discard Qd"), True)):
        follow(playing.record, *(("1: discard Kc",) if instead else ()))
        playing.file.write(playing.record)
        foreign.unlink()
        file_of(record, foreign)
        before = own.read_bytes()
        with pytest.raises(StoreError) as refused:
            adopt(matches, foreign, instead=instead)
        assert refused.value.trouble.fault is StoreFault.IN_USE
        assert own.read_bytes() == before
        assert matches.abandoned() == ()
    playing.file.close()


def test_damaged_own_files_are_in_nobodys_way(matches: Matches, foreign: Path) -> None:
    own = adopt(matches, file_of(played(MOVES[0]), foreign)).path
    own.write_bytes(own.read_bytes() + b"{}\n{}\n")
    adopted = adopt(matches, foreign)
    assert adopted.is_copied
    assert adopted.path != own


def test_a_copy_that_cannot_be_made_is_told(tmp_path: Path, foreign: Path) -> None:
    (tmp_path / "matches").touch()
    with pytest.raises(StoreError):
        adopt(Matches(tmp_path / "matches"), file_of(played(), foreign))
    shutil.rmtree(foreign.parent)
