"""Whole rounds of every preset on the real table with the real controller, all human moves by mouse."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, TakeDiscards
from rommedesk.engine.opening import best_opening
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.scoring import card_value
from rommedesk.engine.solver import best_partition
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.view import TableWidget
from tests.app.builders import Game, InlineHost, cautious
from tests.ui.table.tables import Mouse

TURNS = 12
"""So many turns of the person are played, if the round lasts so long."""


def moves(view: PlayerView) -> Iterator[Move]:
    """What a plain player would try, the best first."""
    position, hand = view.position, view.hand
    seat, rules = position.to_move, position.rules
    if position.phase is Phase.DRAW:
        if position.rules.discard_pickup == "stairs" and len(hand) < 6:
            yield TakeDiscards(seat, min(2, len(position.discard)))
        yield from (Draw(seat), TakeDiscards(seat), Pass(seat))
        return
    side = position.mover
    plan = best_partition(hand, rules) if side.opened or position.turn.laid else best_opening(hand, rules)
    if plan is not None:
        for meld in plan.melds:
            if len(meld.cards) < len(hand):
                yield LayMeld(seat, meld.names)
    for number in range(1, len(position.melds) + 1):
        yield from (LayOff(seat, (card.name,), number) for card in hand if not card.is_joker)
    yield from (Discard(seat, card.name) for card in sorted(hand, key=lambda card: _cost(card, view)))


def _cost(card: Card, view: PlayerView) -> int:
    return -card_value(card, view.position.rules) if not card.is_joker else 99


def is_over(game: Game) -> bool:
    return game.state.result is not None


def own_moves(game: Game) -> list[str]:
    """The moves of seat 1 in the record."""
    lines = map(json.loads, game.lines())
    return [line["move"] for line in lines if "move" in line and line.get("seat") == 1]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("pace", [0.0, 0.05])
def test_a_round_is_played_by_mouse(
    qtbot: QtBot, tmp_path: Path, phrases: Phrases, preset: str, pace: float
) -> None:
    animator = Animator()
    game = Game(qtbot, tmp_path, InlineHost(cautious), animator)
    table = TableWidget(game.controller, CardArt(cards_folder()), phrases, animator=animator)
    qtbot.addWidget(table)
    table.set_pace(pace)
    table.resize(1040, 696)
    table.show()
    game.begin(PRESETS[preset], "hccc"[: 3 if preset == "treppen" else 4], number=3)
    mouse = Mouse(table)
    wanted: list[str] = []
    turns = 0
    while turns < TURNS:
        qtbot.waitUntil(lambda: animator.is_idle and (game.controller.is_human_turn or is_over(game)))
        if is_over(game):
            break
        view = game.controller.view()
        move = next(move for move in moves(view) if check(view.position, move) is None)
        wanted.append(str(move))
        mouse.perform(move)
        turns += isinstance(move, Discard)
        shown = table.scene_of_table.shown
        assert shown is not None
        assert shown.view == game.controller.view()
    assert game.refused == []
    assert [sorted(move.split()) for move in own_moves(game)] == [sorted(move.split()) for move in wanted]
    assert {move.split()[0] for move in wanted} >= {"draw", "discard"}
    animator.finish()
    table.scene_of_table.motion.finish()
    before = table.scene_of_table.snapshot()
    table.refresh()
    assert table.scene_of_table.snapshot() == before
    game.controller.close()
