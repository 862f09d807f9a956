"""Saved matches of every format there was are loaded for ever (tests/saves)."""

import json
from pathlib import Path

import pytest

from rommedesk.engine.deal import NO_NUMBER
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import read_record, undoable

SAVES = Path(__file__).resolve().parents[1] / "saves"
ALL = sorted(SAVES.glob("*.romme"))


def test_there_is_a_save_of_every_preset() -> None:
    names = {path.stem for path in ALL}
    assert {f"format-1-{name}{kind}" for name in PRESETS for kind in ("", "-running")} <= names


def test_a_save_without_a_number_tells_for_whom_the_computer_plays() -> None:
    record = read_record((SAVES / "format-1-romme-stand-in-running.romme").read_bytes())
    assert record.setup.match_number == NO_NUMBER
    assert record.deal is not None
    assert record.deal.number == NO_NUMBER
    assert record.stand_ins == (1,)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_save_is_loaded_and_ends_as_it_did(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    record = read_record(text)
    last = json.loads(text.splitlines()[-1])
    assert "".join(f"{line}\n" for line in record.lines()) == text
    if path.stem.endswith("-running"):
        assert record.round is not None
        assert undoable(record, record.round.to_move) is None
    else:
        assert record.standing.is_over
        assert list(record.standing.totals) == last["match"]["totals"]
        assert list(record.standing.winners) == last["match"]["winners"]
