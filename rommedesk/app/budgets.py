"""How much the computer players may look at."""

from __future__ import annotations

from collections.abc import Mapping

from rommedesk.players.levels import WORLDS, Level, Thoroughness
from rommedesk.store.settings import Settings


def budgets(settings: Settings) -> Mapping[str, int]:
    """By level how many worlds it may look at before a move."""
    return {Level.EXPERT.value: WORLDS[Thoroughness(settings.thoroughness)]}
