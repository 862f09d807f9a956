"""Lets the figures on the table keep step with the cards, and points count up when a round is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.figures import SCORE_MS, TRUE, Count, deal_count
from rommedesk.ui.table.journey import Journey
from rommedesk.ui.table.scene import TableScene

TICK_MS = 60
"""Figures need not change with every frame."""


class Counting(QObject):
    """Counts for one step at a time; `finish` makes all figures true."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene: TableScene | None = None
        self._count: Count | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def deal(self, view: PlayerView, found: Sequence[Journey]) -> None:
        """Let hands grow as these cards land."""
        self._begin(deal_count(view, found))

    def score(self, before: Mapping[int, int], after: Mapping[int, int], begins: float) -> None:
        """Let points count up, beginning so many milliseconds from now."""
        if before.keys() == after.keys() and before != after:
            both = {seat: (before[seat], points) for seat, points in after.items()}
            self._begin(Count(until=begins + SCORE_MS, scores=both, begins=begins))

    def _begin(self, count: Count) -> None:
        self._count = count
        self._clock.start()
        self._timer.start()
        self._tick()

    def _tick(self) -> None:
        if self.scene is None or self._count is None or self.scene.motion.pace <= 0:
            self.finish()
            return
        now = self._clock.elapsed() / self.scene.motion.pace
        if now < self._count.until:
            self.scene.show_figures(self._count.at(now))
        elif not self._count.starts:
            self.finish()  # a deal is over when its last card lies still

    def finish(self, *, fades: bool = False) -> None:
        """Show the true figures; with `fades` what a deal has kept back comes gently."""
        self._timer.stop()
        if self._count is None or self.scene is None:
            return
        was_dealing, self._count = bool(self._count.starts), None
        self.scene.show_figures(TRUE)
        if was_dealing and fades:
            self.scene.fade_in("bar")
