"""Advice written down move by move, and somebody who gives it when the test says so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rommedesk.engine.moves import parse_move
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice, Opening, StairsAdvice, Suggestion
from rommedesk.players.answer import Why


def suggestion(*moves: str, why: tuple[str, ...] = (), cost: float = 0.0) -> Suggestion:
    """A suggestion for seat 1."""
    parsed = tuple([parse_move(move, 1) for move in moves])
    return Suggestion(parsed, tuple([Why.parse(text) for text in why]), cost, worlds=100)


def advice(*ways: Suggestion, opening: Opening | None = None, steps: tuple[StairsAdvice, ...] = ()) -> Advice:
    """The best way and the others; it goes out if the best one does."""
    return Advice(ways[0], ways[1:], opening=opening, steps=steps)


class ToldAdviser(QObject):
    """Says what it was told to say: at once after `ask` if it `is_quick`, else when `answer` is called."""

    advised = Signal(object)
    failed = Signal(str)

    def __init__(self, told: Advice | None = None, *, is_quick: bool = True) -> None:
        super().__init__()
        self.told = told
        self.is_quick = is_quick
        self.asked: list[PlayerView] = []
        self.cancelled = 0

    def ask(self, view: PlayerView, seed: int, budget: int = 0) -> None:
        self.asked.append(view)
        if self.is_quick:
            self.answer()

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self) -> None:
        """Say it, or that nothing is known."""
        if self.told is None:
            self.failed.emit("late")
        else:
            self.advised.emit(self.told)
