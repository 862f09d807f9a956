"""Whatever is clicked, dragged and typed, in whatever moment: the program goes on, and so does the match."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from tests.windows.conftest import Open
from tests.windows.storm import PRESETS, Storm

pytestmark = [pytest.mark.window, pytest.mark.ci_slow, pytest.mark.timeout(600)]

SECONDS = 12
"""How long a storm rages over each game."""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_storm_does_no_harm(opened: Open, preset: str) -> None:
    chance = Random(f"storm {preset}")
    storm = Storm(opened(seed=11, animation="normal", pause_ms=20), chance)
    storm.deal(preset)
    end = monotonic() + SECONDS
    while monotonic() < end:
        storm.rage()
        if chance.random() < 0.5:
            storm.rest()
        assert not storm.is_closed
    storm.rest()
    moves = len(storm.program.controller.record.steps)  # type: ignore[union-attr]
    print(f"{preset}: {storm.deeds} deeds, {moves} moves, longest work at once {storm.pulse.longest:.0f} ms")
