"""Whole rounds of every preset on the real table with the real controller, all human moves by keys alone."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.legality import check
from rommedesk.engine.presets import PRESETS
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.view import TableWidget
from tests.app.builders import Game, InlineHost, cautious
from tests.ui.table.keys import Keys
from tests.ui.table.test_rounds import is_over, moves, own_moves

MOST_MOVES = 250


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_is_played_by_keys(qtbot: QtBot, tmp_path: Path, phrases: Phrases, preset: str) -> None:
    animator = Animator()
    game = Game(qtbot, tmp_path, InlineHost(cautious), animator)
    table = TableWidget(game.controller, CardArt(cards_folder()), phrases, animator=animator)
    qtbot.addWidget(table)
    table.set_pace(0.0)
    table.resize(1040, 696)
    table.show()
    game.begin(PRESETS[preset], "hccc"[: 3 if preset == "treppen" else 4], number=3)
    keys = Keys(table)
    wanted: list[str] = []
    while len(wanted) < MOST_MOVES:
        qtbot.waitUntil(lambda: animator.is_idle and (game.controller.is_human_turn or is_over(game)))
        if is_over(game):
            break
        view = game.controller.view()
        move = next(move for move in moves(view) if check(view.position, move) is None)
        wanted.append(str(move))
        keys.perform(move)
        assert keys.at in table.focus_of_table.places  # wherever the card went
        assert table.focus_of_table.is_shown
    assert is_over(game)
    assert game.refused == []
    assert [sorted(move.split()) for move in own_moves(game)] == [sorted(move.split()) for move in wanted]
    game.controller.close()
