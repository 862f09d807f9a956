"""Plays on from round to round by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rommedesk.app.game import GameController
from rommedesk.engine.record_lines import Player, PlayerKind


class Autoplay(QObject):
    """Asks for the next round as soon as one has ended, until enough were played."""

    finished = Signal()
    """So many rounds are over, or the match is."""

    def __init__(
        self, controller: GameController, *, rounds: int | None = None, parent: QObject | None = None
    ) -> None:
        """`rounds` is how many rounds are played; `None` for a whole match."""
        super().__init__(parent)
        self._controller = controller
        self._left = rounds
        controller.round_ended.connect(self._go_on)

    def _go_on(self) -> None:
        record = self._controller.record
        if self._left is not None:
            self._left -= 1
        if record is None or record.standing.is_over or self._left == 0:
            self._controller.round_ended.disconnect(self._go_on)
            self.finished.emit()
        else:
            self._controller.next_round()


def computer_players(names: Sequence[str], level: str = "medium", version: int = 1) -> tuple[Player, ...]:
    """Computer players of one level by seat."""
    return tuple(
        Player(f"computer-{seat}", name, PlayerKind.COMPUTER, level, version)
        for seat, name in enumerate(names, 1)
    )
