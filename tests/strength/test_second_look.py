"""The second look runs, and tells the same again."""

import pytest

from tests.strength.second_look import main


def test_it_looks_at_so_many_positions(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for _ in range(2):
        assert main(["--positions", "6", "--worlds", "4", "--rounds", "4", "--seed", "5"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0].startswith("6 positions, ")
    assert said[0] == said[1]
