"""Chooses the moves of the computer players, whatever becomes of the process that plays them."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from rommedesk.app.player_host import PlayerFailure, PlayerHost
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Move, Undo, parse_move
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.protocol import Request
from rommedesk.players.safe import safe_move

_log = logging.getLogger(__name__)

MOST_UNDOS = 20
"""How many steps of one turn a computer player may take back before it is taken to go round in circles."""


class ComputerPlayers(QObject):
    """Asks the host for a move, checks it, and puts a safe move in the place of a failure.

    Thinking and telling are apart: a player may think while the step before is still shown, and the pause
    begins when its turn is seen.
    A player that failed is not asked again in the same turn: safe moves end it.  So no player, however
    broken, can hold up the game.
    """

    chosen = Signal(object)
    """The move for the view that `choose` was given, never inside a call.

    It is legal, and at least the pause has gone by since `let_move`.
    """
    substituted = Signal(int, str)
    """The seat whose player failed, with a `PlayerFailure`; once a turn, before the first safe move."""

    def __init__(self, host: PlayerHost, *, pause_ms: int = 0, parent: QObject | None = None) -> None:
        """`pause_ms` is the time at least between `let_move` and `chosen`."""
        super().__init__(parent)
        self._host = host
        self._view: PlayerView | None = None
        self._move: Move | None = None
        self._may_move = False
        self._has_failed = False
        self._undos = 0
        self._questions = 0
        self._pause_ms = pause_ms
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._tell)
        host.answered.connect(self._take_answer)
        host.failed.connect(self._take_failure)

    @property
    def pause_ms(self) -> int:
        """The time at least between `let_move` and `chosen`."""
        return self._pause_ms

    @pause_ms.setter
    def pause_ms(self, milliseconds: int) -> None:
        self._pause_ms = milliseconds
        if self._pause.isActive():
            self._pause.start(milliseconds)

    @property
    def is_choosing(self) -> bool:
        """Whether a move was asked for and has not been told yet."""
        return self._view is not None

    def begin_turn(self) -> None:
        """A turn begins: whoever failed in the last one is asked again."""
        self._has_failed = False
        self._undos = 0

    def choose(self, view: PlayerView, level: str, seed: int, budget: int = 0) -> None:
        """Let a computer player of this level choose a move for the seat of the view, whose turn it is.

        `budget` is how many worlds it may look at; 0 leaves it to the level.
        """
        self.cancel()
        self._view = view
        if self._has_failed:
            self._move = safe_move(view)
            return
        self._questions += 1
        self._host.ask(Request(self._questions, seed, level, budget, view_to_plain(view)))

    def let_move(self, *, at_once: bool = False) -> None:
        """Tell the move when it is chosen and the pause, which begins now, is over; `at_once` without one."""
        if self.is_choosing and (at_once or not self._may_move):
            self._may_move = True
            self._pause.start(0 if at_once else self._pause_ms)

    def withhold(self) -> None:
        """Think on, but tell no move before the next `let_move`."""
        self._may_move = False
        self._pause.stop()

    def cancel(self) -> None:
        """Choose no move after all."""
        if self._view is not None:
            self._view = self._move = None
            self.withhold()
            self._host.cancel()

    def _take_answer(self, _number: int, text: str, _reasons: tuple[str, ...]) -> None:
        view = self._view
        if view is None:  # It was somebody else who asked the host.
            return
        seat = view.position.to_move
        try:
            move = parse_move(text, seat)
        except NotationError as error:
            self._substitute(PlayerFailure.ILLEGAL, str(error))
            return
        if refusal := check(view.position, move):
            self._substitute(PlayerFailure.ILLEGAL, f"{move}: {refusal}")
            return
        if isinstance(move, Undo):
            self._undos += 1
            if self._undos > MOST_UNDOS:
                self._substitute(PlayerFailure.ILLEGAL, "takes back without end")
                return
        self._move = move
        self._tell()

    def _take_failure(self, _number: int, failure: str) -> None:
        self._substitute(PlayerFailure(failure))

    def _substitute(self, failure: PlayerFailure, detail: str = "") -> None:
        view = self._view
        if view is None:
            return
        seat = view.position.to_move
        self._has_failed = True
        self._move = safe_move(view)
        _log.warning("safe move %s for seat %d: %s %s", self._move, seat, failure, detail)
        self.substituted.emit(seat, failure.value)
        self._tell()

    def _tell(self) -> None:
        if self._move is not None and self._may_move and not self._pause.isActive():
            move = self._move
            self._view = self._move = None
            self._may_move = False
            self.chosen.emit(move)
