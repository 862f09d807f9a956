"""Who plays all evening has in the end no more objects, windows, cards and timers than after two rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.store.settings import Settings
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.places import opponents
from tests.app.left_behind import child_processes, left_behind, only_new_objects
from tests.ui.games import Begin, Play, programs

ROUNDS = 8


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    with programs(qtbot, tmp_path, catalogues) as begin:
        yield begin


def play_round_by_computer(play: Play) -> None:
    """Let the computer finish the round, and close the score sheet."""
    play.controller.finish_round_by_computer()
    play.qtbot.waitUntil(lambda: play.has_dialog, timeout=60_000)
    play.dialog(ScoreDialog).close()
    motion = play.window.table.scene_of_table.motion
    play.qtbot.waitUntil(lambda: motion.is_settled and not play.has_dialog, timeout=10_000)


def hand_of(play: Play, seat: int) -> tuple[Card, ...]:
    """What a seat holds."""
    return play.controller.view().position.seat(seat).hand


def census(play: Play) -> Counter[str]:
    """What there is, by its kind, once the table is at rest."""
    play.qtbot.waitUntil(lambda: left_behind() == [], timeout=10_000)
    play.settle()
    scene = play.window.table.scene_of_table
    assert scene.shown is not None
    cards = [item.key for item in scene.items() if isinstance(item, CardItem)]
    assert sorted(cards) == sorted(scene.shown.places)
    shown = [int(card) for side in opponents(scene.shown.view) for card in hand_of(play, side)]
    assert set(shown) <= set(cards)
    found = Counter(type(thing).__name__ for thing in play.window.findChildren(QObject))
    found["windows"] = len(QApplication.topLevelWidgets())
    found["processes"] = len(child_processes())
    return found


@pytest.mark.ci_slow
def test_many_rounds_leave_no_more_behind_than_two(begin: Begin) -> None:
    with only_new_objects():
        settings = Settings(language="en", theme="light", animation="fast", pause_ms=0)
        play = begin(settings, is_animated=True)
        play.window.show()
        play.deal("romme", packs=1, jokers=2, hand_size=16, dead_round_after=1, rounds=ROUNDS + 1)
        found = []
        for _ in range(ROUNDS):
            play_round_by_computer(play)
            found.append(census(play))
            play.controller.next_round()
    assert found[-1] - found[1] == Counter()
