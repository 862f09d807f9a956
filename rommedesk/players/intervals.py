"""Means with their 95 % confidence intervals, where several rounds of one deal are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959963984540054
"""Half the width of the interval that holds 95 % of a normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and its 95 % confidence interval; bounds are `None` if one cluster alone tells nothing of it."""

    mean: float
    low: float | None
    high: float | None

    def within(self, least: float, most: float) -> Interval:
        """The same for a quantity that cannot lie outside these bounds."""
        if self.low is None or self.high is None:
            return self
        return Interval(self.mean, max(least, self.low), min(most, self.high))


def clustered_mean(totals: Sequence[float], sizes: Sequence[int]) -> Interval:
    """The mean of all observations, given sum (`totals`) and number (`sizes`) of those of each cluster.

    The standard error is that of a ratio of sums with the clusters as independent units: with the mean m,
    sqrt(k / (k - 1) * sum((total - m * size)²)) / n for k clusters of n observations in all.  Where all
    clusters have one size that is the standard error of the mean of their means.  There has to be an
    observation.
    """
    clusters, observations = len(totals), sum(sizes)
    mean = sum(totals) / observations
    if clusters < 2:
        return Interval(mean, None, None)
    spread = sum((total - mean * size) ** 2 for total, size in zip(totals, sizes, strict=True))
    half = NORMAL_95 * sqrt(clusters / (clusters - 1) * spread) / observations
    return Interval(mean, mean - half, mean + half)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the ordered values does not exceed; 0 without values."""
    if not ordered:
        return 0.0
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
