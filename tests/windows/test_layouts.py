"""A real keyboard with a Cyrillic layout in a real window: the same keys do the same as on a Latin one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from rommedesk.engine.presets import ROMME
from rommedesk.ui.program import Program
from tests.playing import stacked
from tests.windows.conftest import Open
from tests.windows.mouse import until, xdotool

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]

KEYS = {"s": "39", "d": "40", "a": "38", "space": "65"}
"""The places of keys as X counts them."""


@pytest.fixture(params=["us", "ru", "de"])
def layout(request: pytest.FixtureRequest) -> Iterator[str]:
    """Another layout of the keyboard."""
    subprocess.run(["setxkbmap", request.param], check=True)
    yield request.param
    subprocess.run(["setxkbmap", "us"], check=True)


def press(program: Program, *keys: str) -> None:
    """Press keys by their places."""
    until(lambda: QApplication.activeWindow() is program.window, "the window to have the keys")
    for key in keys:
        xdotool("key", KEYS[key])


def test_moves_by_keys_under_any_layout(opened: Open, layout: str) -> None:
    record = stacked(ROMME, ["Ac 7d 9h 2s 4d 6h 9s Js Kd 2h 5c 8c Qc", ""], dealer=2)
    program = opened(record=record)
    table, controller = program.window.table, program.controller
    until(lambda: controller.is_human_turn, "my turn")
    table.setFocus()
    hand = len(controller.view().hand)
    press(program, "a")  # to the ace
    until(lambda: table.focus_of_table.current == f"card {ace(program)}", "the focus on the ace")
    assert table.focus_of_table.is_shown
    press(program, "space")
    until(lambda: len(table.selected_cards()) == 1, "the ace to be selected")
    press(program, "d")
    until(lambda: len(controller.view().hand) == hand - 1, "the ace to be discarded")
    until(lambda: controller.is_human_turn, "my next turn")
    press(program, "s")
    until(lambda: len(controller.view().hand) == hand, "a card to be drawn")


def ace(program: Program) -> int:
    return next(int(card) for card in program.window.table.scene_of_table.hand if str(card) == "Ac")
