"""A little of some long work between two frames."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

SLICE_MS = 5.0
"""So long the window may think at a time: with a frame to paint it still shows sixty of them in a second."""


def advance(work: Iterator[None]) -> bool:
    """Go on until it is done or the time is over; whether it is done."""
    end = perf_counter() + SLICE_MS / 1000
    while next(work, work) is None:
        if perf_counter() >= end:
            return False
    return True
