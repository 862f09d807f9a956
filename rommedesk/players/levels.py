"""The levels of the computer players by name; apart from how they think, which the window need not load."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays."""

    RANDOM = "random"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


LEVELS: tuple[Level, ...] = tuple(Level)
LEVEL_VERSIONS: dict[Level, int] = {**dict.fromkeys(Level, 1), Level.EXPERT: 2}
"""Raised when a level plays differently, so that records tell who played."""


class Thoroughness(StrEnum):
    """How long the level *expert* thinks."""

    QUICK = "quick"
    NORMAL = "normal"
    THOROUGH = "thorough"


WORLDS: dict[Thoroughness, int] = {
    Thoroughness.QUICK: 16,
    Thoroughness.NORMAL: 24,
    Thoroughness.THOROUGH: 64,
}
"""How many worlds are looked at in a decision; not a time, so that the same question gets the same answer
(unless the machine is so slow that the emergency limit of `expert.py` cuts it short)."""
