"""Gets advice for a person from a process of its own, so that neither the window nor a game waits for it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from rommedesk.app.player_command import PlayerCommand, player_command
from rommedesk.app.player_host import PlayerFailure, PlayerHost
from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.advice import AdviceError, advice_from_plain, is_playable
from rommedesk.players.levels import Level
from rommedesk.players.protocol import Request, Wish

_log = logging.getLogger(__name__)

LIMIT_MS = 12_000
"""The longest time an answer may take, the start of the process included.  Worlds may take the first seconds
(`LONGEST_S` in `hints.py`); for the start and the rest of the advice, some three tenths of a second of the
processor, there is time left even where hardly a twentieth of one is to be had."""


class Adviser(QObject):
    """Asks for advice, one view at a time.

    Each `ask` is followed by exactly one `advised` or `failed`, later and never inside the call, unless it is
    cancelled or something else is asked.  So whoever cancels when the position changes never hears of an old
    one.  The process is started by the first question; `close` ends it.
    """

    advised = Signal(object)
    """The `Advice` for the view that was asked about last; all its moves are legal there."""
    failed = Signal(str)
    """A `PlayerFailure`: there is no advice; the next question may be answered again."""

    def __init__(
        self,
        command: Callable[[], PlayerCommand] = player_command,
        *,
        limit_ms: int = LIMIT_MS,
        parent: QObject | None = None,
    ) -> None:
        """After `limit_ms` there is no answer any more (see `LIMIT_MS`)."""
        super().__init__(parent)
        self._view: PlayerView | None = None
        self._questions = 0
        self._host = PlayerHost(command, limit_ms=limit_ms, parent=self)
        self._host.advised.connect(self._take_advice)
        self._host.failed.connect(self._take_failure)

    @property
    def is_asked(self) -> bool:
        """Whether a question waits for its answer."""
        return self._view is not None

    def ask(self, view: PlayerView, seed: int, budget: int = 0) -> None:
        """Ask what the seat that looks, whose turn it is, should do; what was asked before is cancelled.

        `budget` is how many worlds may be looked at to judge what moves cost (see `hints.py`).
        """
        self._view = view
        self._questions += 1
        request = Request(self._questions, seed, Level.HARD, budget, view_to_plain(view), Wish.ADVICE)
        self._host.ask(request)

    def cancel(self) -> None:
        """Want no advice after all."""
        self._view = None
        self._host.cancel()

    def close(self) -> None:
        """End the process; nothing is emitted any more, and nothing can be asked."""
        self._view = None
        self._host.close()

    def _take_advice(self, _number: int, plain: object) -> None:
        view, self._view = self._view, None
        assert view is not None
        try:
            advice = advice_from_plain(plain, view.position.to_move)
        except AdviceError as error:
            _log.warning("no advice: %s", error)
            self.failed.emit(PlayerFailure.GARBAGE.value)
            return
        if is_playable(advice, view):
            self.advised.emit(advice)
        else:
            _log.warning("advice against the rules: %s", advice)
            self.failed.emit(PlayerFailure.ILLEGAL.value)

    def _take_failure(self, _number: int, failure: str) -> None:
        self._view = None
        self.failed.emit(failure)
