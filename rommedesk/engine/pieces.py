"""Work that is done piece by piece, so that whoever shows moving pictures meanwhile can go on doing so."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")
Pieces = Generator[None, None, Found]
"""Stops between two pieces, each of which takes a few milliseconds, and ends with what was found."""


def at_once(pieces: Pieces[Found]) -> Found:
    """Do all the work."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: Found = end.value
            return found
