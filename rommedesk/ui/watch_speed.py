"""How fast computer players play among themselves while somebody watches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rommedesk.ui.table.options import PACES


@dataclass(frozen=True, slots=True)
class WatchSpeed:
    """One of the speeds."""

    pause_ms: int
    """What passes at least before a step."""
    pace: float | None
    """How long cards travel; `None` as for somebody who plays."""
    break_ms: int
    """How long the table of a round that is over can be looked at before the next one is dealt."""

    def pace_of(self, usual: float) -> float:
        """The pace of the cards where `usual` is that of a game that is played; resting cards rest on."""
        return usual if self.pace is None or usual == 0 else self.pace


WATCH_SPEEDS: Mapping[str, WatchSpeed] = {
    "slow": WatchSpeed(1_500, PACES["slow"], 9_000),
    "normal": WatchSpeed(600, None, 6_000),
    "fast": WatchSpeed(150, PACES["fast"], 3_000),
    "fastest": WatchSpeed(0, PACES["off"], 1_000),
}
"""By the setting `watch_speed`."""
