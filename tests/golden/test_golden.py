"""The golden games are played again move by move."""

import pytest

from rommedesk.engine.presets import PRESETS
from tests.golden.make import FOLDER, golden_game


@pytest.mark.parametrize("name", PRESETS)
def test_the_golden_game_is_played_as_ever(name: str) -> None:
    golden = (FOLDER / f"{name}.romme").read_bytes().decode("utf-8")
    # Line by line, for a difference in the middle of a text is hard to find.
    assert golden_game(name).splitlines() == golden.splitlines()
    assert golden.endswith("\n")
