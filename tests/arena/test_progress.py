"""The line that tells on a terminal how far a contest is."""

from io import StringIO

import pytest

from rommedesk.arena.progress import Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def line(terminal: Terminal) -> str:
    """What stands in the line now."""
    return terminal.getvalue().rpartition("\r")[2].rstrip()


def test_rounds_per_cent_and_time_left() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(terminal, 6000, clock) as progress:
        progress.show(0)
        assert line(terminal) == f"[{' ' * 24}]   0 %  0 of 6,000 rounds"
        clock.now += 10
        progress.show(1500)
        assert line(terminal) == f"[{'#' * 6}{' ' * 18}]  25 %  1,500 of 6,000 rounds  0:30 left"
        clock.now += 10
        progress.show(6000)
        assert line(terminal) == f"[{'#' * 24}] 100 %  6,000 of 6,000 rounds  0:00 left"
    assert line(terminal) == ""
    assert "\n" not in terminal.getvalue()


def test_what_was_played_before_says_nothing_about_the_speed() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(terminal, 1000, clock)
    progress.show(900)
    clock.now += 3600
    progress.show(910)
    assert line(terminal).endswith("910 of 1,000 rounds  9:00:00 left")


def test_the_line_changes_seldom_but_tells_the_end() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(terminal, 10, clock)
    progress.show(1)
    clock.now += 0.05
    progress.show(2)
    assert "1 of 10" in line(terminal)
    progress.show(10)
    assert "10 of 10" in line(terminal)


def test_a_shorter_line_leaves_nothing_of_the_longer_one() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(terminal, 1000, clock)
    progress.show(0)
    clock.now += 3600
    progress.show(10)
    longer = terminal.getvalue().rpartition("\r")[2]
    clock.now += 1
    progress.show(999)
    assert len(terminal.getvalue().rpartition("\r")[2]) == len(longer)


def test_a_narrow_terminal_is_not_overrun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    terminal = Terminal()
    Progress(terminal, 1_000_000, Clock()).show(500_000)
    assert len(line(terminal)) == 39


def test_nothing_is_written_where_there_is_no_terminal() -> None:
    stream, clock = StringIO(), Clock()
    with Progress(stream, 10, clock) as progress:
        progress.show(0)
        clock.now += 10
        progress.show(10)
    assert stream.getvalue() == ""
