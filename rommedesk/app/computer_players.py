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

    A player that failed is not asked again in the same turn: safe moves end it.  So no player, however
    broken, can hold up the game.
    """

    chosen = Signal(object)
    """The move for the view that `choose` was given; it is legal, and at least the pause has gone by."""
    substituted = Signal(int, str)
    """The seat whose player failed, with a `PlayerFailure`; once a turn, before the first safe move."""

    def __init__(self, host: PlayerHost, *, pause_ms: int = 0, parent: QObject | None = None) -> None:
        """`pause_ms` is the time at least between `choose` and `chosen`."""
        super().__init__(parent)
        self._host = host
        self._view: PlayerView | None = None
        self._move: Move | None = None
        self._has_failed = False
        self._undos = 0
        self._questions = 0
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self._tell)
        host.answered.connect(self._take_answer)
        host.failed.connect(self._take_failure)

    @property
    def pause_ms(self) -> int:
        """The time at least between `choose` and `chosen`."""
        return self._pause.interval()

    @pause_ms.setter
    def pause_ms(self, milliseconds: int) -> None:
        self._pause.setInterval(milliseconds)

    @property
    def is_choosing(self) -> bool:
        """Whether a move was asked for and has not been told yet."""
        return self._view is not None

    def begin_turn(self) -> None:
        """A turn begins: whoever failed in the last one is asked again."""
        self._has_failed = False
        self._undos = 0

    def choose(self, view: PlayerView, level: str, seed: int) -> None:
        """Let a computer player of this level choose a move for the seat of the view, whose turn it is."""
        self.cancel()
        self._view = view
        self._pause.start()
        if self._has_failed:
            self._move = safe_move(view)
            return
        self._questions += 1
        self._host.ask(Request(self._questions, seed, level, 0, view_to_plain(view)))

    def cancel(self) -> None:
        """Choose no move after all."""
        if self._view is not None:
            self._view = self._move = None
            self._pause.stop()
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
        if self._move is not None and not self._pause.isActive():
            move = self._move
            self._view = self._move = None
            self.chosen.emit(move)
