"""The levels of the computer players by name; apart from how they think, which the window need not load."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays."""

    RANDOM = "random"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEVELS: tuple[Level, ...] = tuple(Level)
LEVEL_VERSIONS: dict[Level, int] = dict.fromkeys(Level, 1)
"""Raised when a level plays differently, so that records tell who played."""
