"""The question for a hint: asked of whoever knows, answered later, forgotten when the position changes."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice

WORLDS = 20
"""So many worlds are imagined to judge what ways to play cost: some tenths of a second of the processor, and
rarely a whole one."""
THINKING_MS = 300
"""An answer that comes sooner needs no note that one is thinking."""


class Adviser(Protocol):
    """Whoever knows what to do; each question is answered once, later, unless it is cancelled."""

    @property
    def advised(self) -> SignalInstance:
        """The `Advice` for the view that was asked about last."""

    @property
    def failed(self) -> SignalInstance:
        """There is none."""

    def ask(self, view: PlayerView, seed: int, budget: int = 0) -> None:
        """Ask what the seat that looks should do."""

    def cancel(self) -> None:
        """Want no advice after all."""


class HintQuestion(QObject):
    """At most one question that waits for its answer."""

    answered = Signal(object, object)
    """The `Advice`, and the view for which it was asked."""
    failed = Signal()
    """There is no advice for that view."""
    lasting = Signal()
    """The answer lets one wait."""

    def __init__(self, adviser: Adviser | None, parent: QObject | None = None) -> None:
        """Without an adviser nothing can be asked."""
        super().__init__(parent)
        self._adviser = adviser
        self._view: PlayerView | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(THINKING_MS)
        self._patience.timeout.connect(self.lasting)
        if adviser is not None:
            adviser.advised.connect(self._take)
            adviser.failed.connect(self._fail)

    @property
    def can_be_asked(self) -> bool:
        """Whether there is somebody to ask."""
        return self._adviser is not None

    @property
    def is_open(self) -> bool:
        """Whether an answer is awaited."""
        return self._view is not None

    def ask(self, view: PlayerView) -> None:
        """Ask what the seat that looks should do."""
        assert self._adviser is not None
        self._view = view
        self._patience.start()
        self._adviser.ask(view, 0, WORLDS)

    def drop(self) -> None:
        """Want no answer any more."""
        if self.is_open:
            self._close()
            assert self._adviser is not None
            self._adviser.cancel()

    def _take(self, advice: Advice) -> None:
        if (view := self._close()) is not None:
            self.answered.emit(advice, view)

    def _fail(self, _failure: object = None) -> None:
        if self._close() is not None:
            self.failed.emit()

    def _close(self) -> PlayerView | None:
        view, self._view = self._view, None
        self._patience.stop()
        return view
