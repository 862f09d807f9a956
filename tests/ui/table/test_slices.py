"""Long work between frames."""

from collections.abc import Iterator

import pytest

from rommedesk.ui.table import slices
from rommedesk.ui.table.slices import advance


def work(done: list[int], pieces: int) -> Iterator[None]:
    for number in range(pieces):
        done.append(number)
        yield


def test_without_time_one_piece_is_done_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0.0)
    done: list[int] = []
    pieces = work(done, 2)
    assert not advance(pieces)
    assert done == [0]
    assert not advance(pieces)
    assert done == [0, 1]
    assert advance(pieces)
    assert advance(pieces)


def test_with_time_all_is_done() -> None:
    done: list[int] = []
    assert advance(work(done, 50))
    assert len(done) == 50
