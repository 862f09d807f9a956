"""The melds of a large hand are looked for between frames."""

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.solver import solver_for
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table import aids, slices
from tests.ui.table.tables import seat
from tests.ui.table.test_aids import position

LARGE = "2c 3c 4c 5c 2d 3d 4d 5d 6d 7d 2h 3h 4h Kc Kd Kh 9s Ts Js Qs"


def test_a_large_hand_gets_its_bars_slice_by_slice(
    qtbot: QtBot, phrases: Phrases, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices_done: list[bool] = []
    once = slices.advance

    def advance(work: object) -> bool:
        slices_done.append(once(work))  # type: ignore[arg-type]
        return slices_done[-1]

    monkeypatch.setattr(slices, "SLICE_MS", 0.0)
    monkeypatch.setattr(aids, "advance", advance)
    solver_for.cache_clear()
    table = seat(qtbot, phrases, position(LARGE))
    assert table.widget.aids.bars == ()
    qtbot.waitUntil(lambda: len(table.widget.aids.bars) > 3)
    assert slices_done.count(False) >= 2
    assert slices_done[-1]
