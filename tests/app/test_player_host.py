"""The host of the computer players against processes that behave and misbehave."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.app import player_host
from rommedesk.app.player_command import PlayerCommand
from rommedesk.app.player_host import PlayerFailure, PlayerHost
from rommedesk.players.expert import EMERGENCY_S
from rommedesk.players.protocol import Request

FAKE_PLAYER = str(Path(__file__).with_name("fake_player.py"))

HostOf = Callable[..., "Watched"]


class Clock:
    """The host's clock, moved by hand."""

    now = 1000.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(player_host, "monotonic", lambda: clock.now)
    return clock


class Watched:
    """A host of a fake player, and what it has said."""

    def __init__(self, qtbot: QtBot, host: PlayerHost, diary: Path) -> None:
        self.qtbot = qtbot
        self.host = host
        self.diary = diary
        self.heard: list[tuple[int, str]] = []
        host.answered.connect(lambda number, move, _reasons: self.heard.append((number, move)))
        host.failed.connect(lambda number, failure: self.heard.append((number, failure)))

    def ask(self, number: int, level: str = "medium") -> None:
        self.host.ask(Request(number, seed=1, level=level, budget=0, view={"text": "ä♥"}))

    def answer_to(self, number: int) -> str:
        """Ask and wait for the answer or the failure."""
        self.ask(number)
        return self.next_word(number)

    def next_word(self, number: int) -> str:
        count = len(self.heard)
        self.qtbot.waitUntil(lambda: len(self.heard) > count, timeout=10_000)
        assert self.heard[-1][0] == number
        return self.heard[-1][1]

    @property
    def starts(self) -> int:
        """How many processes have run so far."""
        return len(list(self.diary.iterdir()))

    def pid(self, start: int) -> int:
        """The process number of a start; waits until it is known."""
        self.qtbot.waitUntil(lambda: (self.diary / str(start)).exists() and self._pid(start) != "")
        return int(self._pid(start))

    def _pid(self, start: int) -> str:
        return (self.diary / str(start)).read_text()


@pytest.fixture
def host_of(qtbot: QtBot, tmp_path: Path) -> Iterator[HostOf]:
    made: list[PlayerHost] = []

    def make(*manners: str, limit_ms: int = 8000, patience: int = 3, recovery_ms: int = 60_000) -> Watched:
        diary = tmp_path / "diary"
        diary.mkdir()
        command = PlayerCommand(sys.executable, ("-S", FAKE_PLAYER, str(diary), *manners))
        host = PlayerHost(lambda: command, limit_ms=limit_ms, patience=patience, recovery_ms=recovery_ms)
        made.append(host)
        return Watched(qtbot, host, diary)

    yield make
    for host in made:
        host.close()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_host_waits_longer_than_any_level_thinks(qtbot: QtBot) -> None:
    host = PlayerHost()
    assert host.limit_ms >= 3 * 1000 * EMERGENCY_S
    host.close()


def test_one_process_answers_many_questions(host_of: HostOf) -> None:
    watched = host_of("good")
    assert [watched.answer_to(number) for number in range(1, 20)] == ["draw"] * 19
    assert watched.starts == 1


def test_the_reasons_come_with_the_answer(qtbot: QtBot, host_of: HostOf) -> None:
    watched = host_of("good")
    with qtbot.waitSignal(watched.host.answered) as answered:
        watched.ask(5)
    assert answered.args == [5, "draw", ("only-move",)]


def test_a_started_process_waits_for_questions(host_of: HostOf) -> None:
    watched = host_of("good")
    watched.host.start()
    watched.host.start()
    watched.pid(0)
    assert watched.answer_to(1) == "draw"
    assert watched.starts == 1


def test_nothing_is_said_inside_the_call(host_of: HostOf) -> None:
    for watched in [host_of("good")]:
        watched.ask(1)
        assert watched.heard == []
        assert watched.host.is_asked
        assert watched.next_word(1) == "draw"
        assert not watched.host.is_asked


@pytest.mark.parametrize(
    ("manner", "failure"),
    [
        ("dead", PlayerFailure.DIED),
        ("dies", PlayerFailure.DIED),
        ("dies-loudly", PlayerFailure.DIED),
        ("half", PlayerFailure.DIED),
        ("hangs", PlayerFailure.LATE),
        ("late", PlayerFailure.LATE),
        ("deaf", PlayerFailure.LATE),
        ("garbage", PlayerFailure.GARBAGE),
        ("nested", PlayerFailure.GARBAGE),
        ("list", PlayerFailure.GARBAGE),
        ("no-text", PlayerFailure.GARBAGE),
        ("huge", PlayerFailure.GARBAGE),
        ("endless", PlayerFailure.GARBAGE),
        ("other-number", PlayerFailure.GARBAGE),
        ("complains", PlayerFailure.REFUSED),
    ],
)
def test_62_a_bad_process_fails_and_the_next_question_is_answered(
    host_of: HostOf, manner: str, failure: PlayerFailure
) -> None:
    limit_ms = 300 if failure is PlayerFailure.LATE else 8000
    watched = host_of(manner, "good", limit_ms=limit_ms)
    assert watched.answer_to(1) == failure
    if failure is not PlayerFailure.REFUSED:
        watched.host.limit_ms = 8000
        assert watched.answer_to(2) == "draw"
        assert watched.starts == 2


def test_a_refusing_process_is_kept(host_of: HostOf) -> None:
    watched = host_of("complains", patience=1)
    assert [watched.answer_to(1), watched.answer_to(2)] == [PlayerFailure.REFUSED] * 2
    assert watched.starts == 1


def test_a_flood_of_answers_is_stopped(qtbot: QtBot, host_of: HostOf) -> None:
    watched = host_of("flood", "good")
    assert watched.answer_to(1) == "draw"
    pid = watched.pid(0)
    qtbot.waitUntil(lambda: not is_running(pid))
    assert watched.answer_to(2) == "draw"
    assert watched.heard == [(1, "draw"), (2, "draw")]


def test_a_program_that_does_not_exist_fails(qtbot: QtBot, tmp_path: Path) -> None:
    command = PlayerCommand(str(tmp_path / "nothing"), ())
    host = PlayerHost(lambda: command)
    with qtbot.waitSignal(host.failed) as failed:
        host.ask(Request(1, 1, "medium", 0, {}))
        assert host.is_asked
    assert failed.args == [1, PlayerFailure.NOT_STARTED]
    host.close()


def test_a_process_that_dies_between_questions_is_replaced(qtbot: QtBot, host_of: HostOf) -> None:
    watched = host_of("good")
    assert watched.answer_to(1) == "draw"
    os.kill(watched.pid(0), 9)
    qtbot.waitUntil(lambda: not watched.host.is_started)
    assert watched.answer_to(2) == "draw"
    assert watched.heard == [(1, "draw"), (2, "draw")]


def test_restarts_are_bounded_and_come_again_after_a_rest(host_of: HostOf, clock: Clock) -> None:
    watched = host_of("dead", "dead", "dead", "good", recovery_ms=60_000)
    words = [watched.answer_to(number) for number in range(1, 7)]
    assert words == [PlayerFailure.DIED] * 3 + [PlayerFailure.GIVEN_UP] * 3
    assert watched.starts == 3
    clock.now += 61
    assert watched.answer_to(7) == "draw"
    assert watched.answer_to(8) == "draw"


def test_the_rest_grows_with_each_failure_up_to_a_limit(host_of: HostOf, clock: Clock) -> None:
    watched = host_of("dead", patience=1, recovery_ms=1000)
    for doublings in [0, 1, 2, 3, 4, 5, 5, 5]:
        assert watched.answer_to(1) == PlayerFailure.DIED
        clock.now += 2**doublings - 0.1
        assert watched.answer_to(2) == PlayerFailure.GIVEN_UP
        clock.now += 0.2


def test_an_answer_ends_the_row_of_failures(host_of: HostOf) -> None:
    watched = host_of("dead", "dies-later", "good", patience=2)
    words = [watched.answer_to(number) for number in range(1, 5)]
    assert words == [PlayerFailure.DIED, "draw", PlayerFailure.DIED, "draw"]


def test_cancelling_kills_the_process_at_once(qtbot: QtBot, host_of: HostOf) -> None:
    watched = host_of("hangs", "good")
    watched.ask(1)
    pid = watched.pid(0)
    before = monotonic()
    watched.host.cancel()
    assert monotonic() - before < 0.2
    assert not watched.host.is_asked
    qtbot.waitUntil(lambda: not is_running(pid))
    assert watched.answer_to(2) == "draw"
    assert watched.heard == [(2, "draw")]


def test_cancelling_when_nothing_was_asked_keeps_the_process(host_of: HostOf) -> None:
    watched = host_of("good")
    assert watched.answer_to(1) == "draw"
    watched.host.cancel()
    assert watched.answer_to(2) == "draw"
    assert watched.starts == 1


def test_a_new_question_cancels_the_old_one(host_of: HostOf) -> None:
    watched = host_of("hangs", "good")
    watched.ask(1)
    watched.pid(0)
    assert watched.answer_to(2) == "draw"
    assert watched.heard == [(2, "draw")]


def test_cancelling_does_not_count_as_a_failure(host_of: HostOf) -> None:
    watched = host_of(*["hangs"] * 4, "good", patience=2)
    for number in range(4):
        watched.ask(number)
        watched.pid(number)
    assert watched.answer_to(5) == "draw"


@pytest.mark.parametrize("manner", ["good", "hangs", "dead"])
def test_57_closing_leaves_no_process_and_says_nothing(qtbot: QtBot, host_of: HostOf, manner: str) -> None:
    watched = host_of(manner)
    watched.ask(1)
    if manner == "hangs":
        pid = watched.pid(0)
    before = monotonic()
    watched.host.close()
    assert monotonic() - before < 1
    if manner == "hangs":
        assert not is_running(pid)
    qtbot.wait(50)
    assert watched.heard == []
    watched.host.close()


def test_closing_while_killed_processes_still_vanish(host_of: HostOf) -> None:
    watched = host_of("hangs")
    for number in range(3):
        watched.ask(number)
        pid = watched.pid(number)
    watched.host.close()
    assert not is_running(pid)


def test_a_closed_host_cannot_be_asked(host_of: HostOf) -> None:
    watched = host_of("good")
    watched.host.close()
    with pytest.raises(RuntimeError):
        watched.ask(1)
    watched.host.start()
    assert watched.starts == 0
