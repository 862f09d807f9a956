"""Computer players play any rules to the end: no violation, no exception, no round without end."""

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.players.base import Level
from tests.soak.__main__ import line, main
from tests.soak.rounds import MIXED, Soaked, Table, batches, soak

EVERY_PRESET = (*PRESETS, None)
WITH_RANDOM = (*MIXED, Level.RANDOM)
IDS = (*PRESETS, "random rules")


def with_expert(preset: str | None) -> Table:
    """Tables at which the level expert sits among the others, and looks at few worlds."""
    return Table(preset, MIXED, Level.EXPERT, budget=4)


def assert_sound(table: Table, numbers: range) -> None:
    soaked = soak(table, numbers)
    assert soaked.faults == []
    assert soaked.ends.total() == soaked.rounds == len(numbers)


@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_some_rounds(preset: str | None) -> None:
    assert_sound(Table(preset, WITH_RANDOM), range(24))


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("first", range(1_000, 1_300, 100))
@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_300_rounds(preset: str | None, first: int) -> None:
    assert_sound(Table(preset, WITH_RANDOM), range(first, first + 100))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("first", range(10_000, 12_000, 250))
@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_2000_rounds(preset: str | None, first: int) -> None:
    assert_sound(Table(preset, WITH_RANDOM), range(first, first + 250))


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_some_rounds_with_expert(preset: str | None) -> None:
    assert_sound(with_expert(preset), range(2))


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("first", range(20_000, 20_300, 50))
@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_300_rounds_with_expert(preset: str | None, first: int) -> None:
    assert_sound(with_expert(preset), range(first, first + 50))


def test_faults_are_written_down_and_the_soak_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.soak.rounds.faults", lambda _state: ["a card is missing"])
    soaked = soak(Table("romme"), range(3))
    assert soaked.rounds == 3
    assert [fault.partition(":")[0] for fault in soaked.faults] == ["romme 0", "romme 1", "romme 2"]
    assert all("a card is missing" in fault for fault in soaked.faults)


def test_figures_are_added_up_and_told() -> None:
    total = Soaked()
    for part in batches(range(7), 3):
        total.add(soak(Table("treppen"), part))
    assert (total.rounds, total.ends.total()) == (7, 7)
    assert line("treppen", total).startswith("treppen               7 rounds (")
    assert "0 faults" in line("treppen", total)


@pytest.mark.parametrize("preset", EVERY_PRESET, ids=IDS)
def test_every_level_sits_down_and_the_one_among_them_at_every_table(preset: str | None) -> None:
    alone = [Table(preset).laid(number)[1] for number in range(60)]
    assert {level for levels in alone for level in levels} == set(MIXED)
    among = [Table(preset, (Level.EASY, Level.HARD), Level.MEDIUM).laid(number)[1] for number in range(60)]
    assert {levels.count(Level.MEDIUM) for levels in among} == {1}
    assert {levels.index(Level.MEDIUM) for levels in among} >= {0, 1}
    assert {len(levels) for levels in alone} == {len(levels) for levels in among}


def test_the_command_plays_what_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--rounds", "2", "--random-rounds", "1", "--presets", "romme", "treppen", "--levels", "medium"]
    assert main(words) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.partition(" rounds (")[0].split() for row in rows] == [
        ["romme", "2"],
        ["treppen", "2"],
        ["random", "rules", "1"],
    ]


@pytest.mark.parametrize(
    "words", [["--jobs", "0"], ["--rounds", "-1"], ["--random-rounds", "x"], ["--budget", "-1"]]
)
def test_numbers_that_are_none_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert f"{words[1]!r} is no whole number from" in capsys.readouterr().err
