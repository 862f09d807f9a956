"""Advice for the window: it comes once, never late, and its failure is only a code."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.app.adviser import LIMIT_MS, Adviser
from rommedesk.app.chance import Chance
from rommedesk.app.player_command import PlayerCommand
from rommedesk.app.player_host import PlayerFailure
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Setup
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players.hints import LONGEST_S, advise
from tests.app.builders import players
from tests.app.test_player_host import FAKE_PLAYER, is_running


def first_view(name: str = "romme", seed: int = 4) -> PlayerView:
    """What the starter of a match knows at its first move."""
    rules, chance = {"romme": ROMME, "treppen": TREPPEN}[name], Chance(seed)
    record = GameRecord(Setup(rules, players("hc"), seed, chance.dealer(rules, 2)))
    step = record.begin_round(chance.deal(rules, 2, 1, record.next_dealer), "00")
    return view_for(record, step.state.to_move)


VIEW = first_view()
"""The starter may throw a card away at once."""
DISCARD = f"advises discard {VIEW.hand[0].name}"


class Watched:
    """An adviser of a fake process, and what it has said."""

    def __init__(self, qtbot: QtBot, adviser: Adviser, diary: Path) -> None:
        self.qtbot, self.adviser, self.diary = qtbot, adviser, diary
        self.heard: list[str] = []
        adviser.advised.connect(lambda advice: self.heard.append(str(advice.best.move)))
        adviser.failed.connect(self.heard.append)

    def answer(self, view: PlayerView = VIEW) -> str:
        """Ask and wait for the advice or the failure."""
        count = len(self.heard)
        self.adviser.ask(view, 1)
        assert len(self.heard) == count
        self.qtbot.waitUntil(lambda: len(self.heard) > count, timeout=10_000)
        return self.heard[-1]

    def pid(self, start: int) -> int:
        """The process number of a start; waits until it is known."""
        file = self.diary / str(start)
        self.qtbot.waitUntil(lambda: file.exists() and file.read_text() != "")
        return int(file.read_text())


@pytest.fixture
def adviser_of(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Watched]]:
    made: list[Adviser] = []

    def make(*manners: str, limit_ms: int = 8000) -> Watched:
        diary = tmp_path / "diary"
        diary.mkdir()
        command = PlayerCommand(sys.executable, ("-S", FAKE_PLAYER, str(diary), *manners))
        made.append(Adviser(lambda: command, limit_ms=limit_ms))
        return Watched(qtbot, made[-1], diary)

    yield make
    for adviser in made:
        adviser.close()


@pytest.mark.parametrize("name", ["romme", "treppen"])
def test_the_advice_of_the_real_process_arrives(qtbot: QtBot, name: str) -> None:
    adviser, view = Adviser(), first_view(name)
    with qtbot.waitSignal(adviser.advised, timeout=30_000) as told:
        adviser.ask(view, 9)
    assert told.args == [advise(view, 9)]
    adviser.close()


def test_it_waits_much_longer_than_advice_takes() -> None:
    assert LIMIT_MS >= 4 * 1000 * LONGEST_S


def test_no_process_is_started_before_it_is_needed(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of(DISCARD)
    watched.qtbot.wait(50)
    assert not any(watched.diary.iterdir())
    assert watched.answer() == f"discard {VIEW.hand[0].name}"
    assert len(list(watched.diary.iterdir())) == 1


@pytest.mark.parametrize(
    ("manner", "failure"),
    [
        ("dead", PlayerFailure.DIED),
        ("dies", PlayerFailure.DIED),
        ("half", PlayerFailure.DIED),
        ("hangs", PlayerFailure.LATE),
        ("garbage", PlayerFailure.GARBAGE),
        ("endless", PlayerFailure.GARBAGE),
        ("other-number", PlayerFailure.GARBAGE),
        ("good", PlayerFailure.GARBAGE),
        ("complains", PlayerFailure.REFUSED),
        ("advises sing", PlayerFailure.GARBAGE),
        ("advises draw", PlayerFailure.ILLEGAL),
        (f"{DISCARD}; draw", PlayerFailure.ILLEGAL),
        ("advises meld Kc Kd Kh; discard 2c", PlayerFailure.ILLEGAL),
    ],
)
def test_whatever_the_process_does_there_is_only_no_advice(
    adviser_of: Callable[..., Watched], manner: str, failure: PlayerFailure
) -> None:
    watched = adviser_of(manner, DISCARD, limit_ms=300 if failure is PlayerFailure.LATE else 8000)
    assert watched.answer() == failure
    assert watched.heard == [failure]


def test_after_a_failure_the_next_question_is_answered(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of("dies", DISCARD)
    assert watched.answer() == PlayerFailure.DIED
    assert watched.answer() == f"discard {VIEW.hand[0].name}"


def test_it_is_asked_until_it_has_answered(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of(DISCARD)
    watched.adviser.ask(VIEW, 1)
    assert watched.adviser.is_asked
    watched.qtbot.waitUntil(lambda: not watched.adviser.is_asked)
    assert len(watched.heard) == 1


def test_only_the_last_question_is_answered(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of("hangs", DISCARD)
    watched.adviser.ask(first_view(seed=5), 1)
    pid = watched.pid(0)
    assert watched.answer() == f"discard {VIEW.hand[0].name}"
    assert len(watched.heard) == 1
    watched.qtbot.waitUntil(lambda: not is_running(pid))


def test_what_was_cancelled_is_never_heard_of(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of("late", DISCARD)
    watched.adviser.ask(VIEW, 1)
    pid = watched.pid(0)
    watched.adviser.cancel()
    assert not watched.adviser.is_asked
    watched.qtbot.waitUntil(lambda: not is_running(pid))
    watched.qtbot.wait(20)
    assert watched.heard == []
    assert watched.answer() == f"discard {VIEW.hand[0].name}"


def test_closing_leaves_no_process_and_says_nothing(adviser_of: Callable[..., Watched]) -> None:
    watched = adviser_of("hangs")
    watched.adviser.ask(VIEW, 1)
    pid = watched.pid(0)
    watched.adviser.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    watched.qtbot.wait(20)
    assert watched.heard == []
    assert not watched.adviser.is_asked
