"""Computer players play any rules to the end: no violation, no exception, no round without end."""

import pytest

from rommedesk.engine.presets import PRESETS
from tests.soak.__main__ import line
from tests.soak.rounds import Soaked, batches, soak

TABLES = (*PRESETS, None)
IDS = (*PRESETS, "random rules")


def assert_sound(preset: str | None, numbers: range) -> None:
    soaked = soak(preset, numbers)
    assert soaked.faults == []
    assert soaked.ends.total() == soaked.rounds == len(numbers)


@pytest.mark.parametrize("preset", TABLES, ids=IDS)
def test_some_rounds(preset: str | None) -> None:
    assert_sound(preset, range(24))


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("first", range(1_000, 1_300, 100))
@pytest.mark.parametrize("preset", TABLES, ids=IDS)
def test_300_rounds(preset: str | None, first: int) -> None:
    assert_sound(preset, range(first, first + 100))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("first", range(10_000, 12_000, 250))
@pytest.mark.parametrize("preset", TABLES, ids=IDS)
def test_2000_rounds(preset: str | None, first: int) -> None:
    assert_sound(preset, range(first, first + 250))


def test_faults_are_written_down_and_the_soak_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.soak.rounds.faults", lambda _state: ["a card is missing"])
    soaked = soak("romme", range(3))
    assert soaked.rounds == 3
    assert [fault.partition(":")[0] for fault in soaked.faults] == ["romme 0", "romme 1", "romme 2"]
    assert all("a card is missing" in fault for fault in soaked.faults)


def test_figures_are_added_up_and_told() -> None:
    total = Soaked()
    for part in batches(range(7), 3):
        total.add(soak("treppen", part))
    assert (total.rounds, total.ends.total()) == (7, 7)
    assert line("treppen", total).startswith("treppen               7 rounds (")
    assert "0 faults" in line("treppen", total)
