"""docs/strength.md shows what was measured, and says what is missing, stale or below its bar."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import problems
from rommedesk.players.levels import LEVEL_VERSIONS, Level
from tests.strength import __main__ as command
from tests.strength import results, tables
from tests.strength.results import RESULTS, Result, load, play, stale
from tests.strength.rows import ROWS, ROWS_BY_NAME, Bar, Row
from tests.strength.tables import DOCUMENT, table, written

SMALL = Row("small", "romme", ("medium", "random"), 3, 5, Bar(0.5))


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the results of a table with one small row, and the document `DOCUMENT.md` beside it."""
    folder = tmp_path / "results"
    document = tmp_path / "DOCUMENT.md"
    document.write_text(f"before\n{tables.BEGIN}old\n{tables.END}after\n", "utf-8")
    monkeypatch.setattr(tables, "ROWS", (SMALL,))
    monkeypatch.setattr(command, "ROWS", (SMALL,))
    monkeypatch.setattr(command, "DOCUMENT", document)
    monkeypatch.setattr(results, "RESULTS", folder)
    monkeypatch.setattr(results, "PARTS", tmp_path / "parts")
    monkeypatch.setitem(ROWS_BY_NAME, "small", SMALL)
    return folder


def measured() -> Result:
    found = load(SMALL)
    assert found is not None
    return found


# ---- what is in the tree ---------------------------------------------------------------------------------


def test_the_document_shows_what_was_measured() -> None:
    document = DOCUMENT.read_text("utf-8")
    assert written(document) == document, "write the table anew: make strength ARGS=--table"


def test_every_result_belongs_to_a_row() -> None:
    for file in RESULTS.glob("*"):
        if file.is_dir():
            assert all(part.name.startswith(tuple(ROWS_BY_NAME)) for part in file.iterdir())
            continue
        assert json.loads(file.read_text("utf-8"))["row"] == file.stem
        assert file.stem in ROWS_BY_NAME


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_rows_can_be_played(row: Row) -> None:
    assert {*row.players} <= {*Level, "expert"}
    assert problems(PRESETS[row.preset], len(row.players)) == ()
    assert row.deals >= 200


def test_rows_have_names_of_their_own() -> None:
    assert len(ROWS_BY_NAME) == len(ROWS)


# ---- playing and judging ---------------------------------------------------------------------------------


def test_a_row_is_played_and_written_into_the_document(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "- Not measured yet: small" in table()
    assert command.main([]) == 0
    document = (tmp_path / "DOCUMENT.md").read_text("utf-8")
    assert document.startswith("before\n")
    assert document.endswith("after\n")
    assert "| small | medium 1, random 1 | – | 6 | **" in document
    assert "- Not measured yet: none" in document
    assert stale(SMALL, measured()) == ""
    # It holds, and is played no more.
    before = (small / "small.json").read_bytes()
    capsys.readouterr()
    assert command.main(["small"]) == 0
    assert capsys.readouterr().out == "small: holds\n"
    assert (small / "small.json").read_bytes() == before


def test_an_interrupted_row_goes_on(small: Path, tmp_path: Path) -> None:
    def interrupt(rounds: int) -> None:
        if rounds == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(SMALL, 1, interrupt)
    assert load(SMALL) is None
    assert len([*(tmp_path / "parts").iterdir()]) == 1
    seen: list[int] = []
    play(SMALL, 1, seen.append)
    assert seen == [4, 6]
    assert measured().report["rounds"] == 6
    assert [*(tmp_path / "parts").iterdir()] == []


def test_a_row_is_stale_when_a_level_plays_differently(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(SMALL, 1, lambda _: None)
    monkeypatch.setitem(LEVEL_VERSIONS, Level.MEDIUM, 4)
    assert stale(SMALL, measured()) == "medium is 4 now"
    assert "- Stale: small (medium is 4 now)" in table()
    assert ", **stale** |" in table()
    assert command.main(["small"]) == 0
    assert stale(SMALL, measured()) == ""
    assert "medium 4, random 1" in table()


def test_a_row_is_stale_when_it_asks_for_something_else(small: Path) -> None:
    play(SMALL, 1, lambda _: None)
    result = measured()
    for other in (
        replace(SMALL, deals=4),
        replace(SMALL, seed=6),
        replace(SMALL, worlds=8),
        replace(SMALL, players=("random", "medium")),
        replace(SMALL, preset="rummy51"),
    ):
        assert stale(other, result) == "the row has changed"
    result.report["rule_fields"]["opening_points"] += 1
    assert stale(SMALL, result) == "the rules have changed"


@pytest.mark.parametrize(
    ("bar", "told", "is_missed"),
    [
        (Bar(), "| **60.0 %** (55.0–65.0) |  |", False),
        (Bar(0.6), "| ≥ 60 %: met |", False),
        (Bar(0.61), "| ≥ 61 %: **missed** |", True),
        (Bar(0.57, 0.54), "| ≥ 57 %, from > 54 %: met |", False),
        (Bar(0.57, 0.55), "| ≥ 57 %, from > 55 %: **missed** |", True),
        (Bar(ahead=3.5, ahead_low=1.5), "| **+4.0** (+2.0 to +6.0) | ≥ +3.5, from > +1.5: met |", False),
        (Bar(ahead=3.5, ahead_low=2.5), "| ≥ +3.5, from > +2.5: **missed** |", True),
        (Bar(ahead_low=0.0), "| from > +0.0: met |", False),
    ],
)
def test_bars_are_judged_by_means_and_lower_ends(
    small: Path, monkeypatch: pytest.MonkeyPatch, bar: Bar, told: str, is_missed: bool
) -> None:
    play(SMALL, 1, lambda _: None)
    file = small / "small.json"
    kept = json.loads(file.read_text("utf-8"))
    kept["report"]["players"][0] |= {"won_share": 0.6, "won_ci": [0.55, 0.65]}
    kept["report"] |= {"ahead_mean": 4.0, "ahead_ci": [2.0, 6.0]}
    file.write_text(json.dumps(kept), "utf-8")
    monkeypatch.setattr(tables, "ROWS", (replace(SMALL, bar=bar),))
    assert told in table()
    assert ("- Bars missed: small" if is_missed else "- Bars missed: none") in table()


def test_a_level_that_is_not_there_yet_is_told(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ROWS", (replace(SMALL, players=("champion", "medium")),))
    assert command.main([]) == 0
    assert capsys.readouterr().out == "small: there is no such level yet\n"
    assert not small.exists()


def test_rows_that_are_not_there_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(["hard-medium-whist"])
    assert caught.value.code == 2
    assert "there is no row 'hard-medium-whist'" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["0", "-1", "x", "1000"])
def test_so_many_processes_are_refused(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(["--jobs", jobs])
    assert caught.value.code == 2
    assert f"'{jobs}' is no whole number from 1 to 64" in capsys.readouterr().err


def test_a_document_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="the marks around the table are gone"):
        written("no table here")
