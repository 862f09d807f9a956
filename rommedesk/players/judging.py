"""A rough judgement and what was found in imagined worlds, made one.

A round swings by so much that a few worlds tell little about a difference of two points.  So what is found in
them counts only as far as it is more certain than the judgement that was there before: both are weighed by
their precision, as one does with two measurements of the same thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

ROUGH_ERROR = 4.0
"""So many points a rough cost is wrong by, on the average (a guess: two good discards differ by one to three
points, and the weights of the level *hard* are hardly better than that) ..."""
ROUGH_SHARE = 0.5
"""... and so large a share of itself."""
USUAL_SPREAD = 25.0
"""By so many points a round swings at least: worlds that agree by chance are not taken for certain."""


def judged(rough: float, losses: Sequence[float]) -> tuple[float, float]:
    """Points that are lost, and their error, if `rough` was thought before and worlds came to `losses`."""
    doubt, count = ROUGH_ERROR + ROUGH_SHARE * abs(rough), len(losses)
    if not count:
        return rough, doubt
    mean = sum(losses) / count
    chance = (sum([(loss - mean) ** 2 for loss in losses]) + USUAL_SPREAD**2) / count**2
    share = doubt**2 / (doubt**2 + chance)
    return share * mean + (1 - share) * rough, sqrt(share * chance)
