"""What a contest in the arena comes to: shares, means, their intervals, times.

The rounds of one deal depend on each other, so the deal is what an interval is reckoned from.  With x_d the
mean of a player over the rounds of deal d, D deals, and their sample variance
s² = Σ(x_d - mean)² / (D - 1), the 95 % interval is mean ± 1.96 · s / √D.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from rommedesk.players.arena_rounds import PlayedDeal

NORMAL_95 = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations of its mean."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What one player came to."""

    name: str
    rounds_won: int
    won: Estimate
    """The share of the rounds won."""
    points: Estimate
    """Penalty a round, or points won a round under meld scoring."""
    median_ms: float
    p99_ms: float
    max_ms: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What a contest came to."""

    rounds: int
    without_winner: int
    moves_per_second: float
    players: tuple[PlayerFigures, ...]
    difference: Estimate
    """The points a round of the first player less the mean of the others."""


def estimate(sums: Sequence[int], size: int) -> Estimate:
    """The mean a round and its interval from the sums over deals of `size` rounds; two deals at least."""
    deals = len(sums)
    mean = sum(sums) / deals
    variance = sum((each - mean) ** 2 for each in sums) / (deals - 1)
    half = NORMAL_95 * sqrt(variance / deals)
    return Estimate(mean / size, (mean - half) / size, (mean + half) / size)


def quantile_ms(microseconds: Counter[int], share: float) -> float:
    """The time in milliseconds that this share of the decisions did not exceed; 0 if there was none."""
    wanted = share * microseconds.total()
    seen = 0
    for time in sorted(microseconds):
        seen += microseconds[time]
        if seen >= wanted:
            return time / 1000
    return 0.0


class Tally:
    """Counts up a contest deal by deal."""

    def __init__(self, names: Sequence[str]) -> None:
        self._players = tuple(_PlayerTally(name) for name in names)
        self._rounds = self._moves = self._without_winner = 0

    def add(self, deal: PlayedDeal) -> None:
        """Count a deal in."""
        self._rounds += deal.rounds
        self._moves += deal.moves
        self._without_winner += deal.without_winner
        for player, won, points, microseconds in zip(
            self._players, deal.won, deal.points, deal.microseconds, strict=True
        ):
            player.won.append(won)
            player.points.append(points)
            player.microseconds.update(microseconds)

    def figures(self, seconds: float) -> Figures:
        """What the deals came to, which took so many seconds; there have to be two at least."""
        return Figures(
            self._rounds,
            self._without_winner,
            self._moves / seconds,
            tuple(player.figures(len(self._players)) for player in self._players),
            self._difference(),
        )

    def _difference(self) -> Estimate:
        first, *others = (player.points for player in self._players)
        # Of whole numbers: as many times as there are others.
        sums = [len(others) * one - sum(rest) for one, *rest in zip(first, *others, strict=True)]
        return estimate(sums, len(others) * len(self._players))


class _PlayerTally:
    def __init__(self, name: str) -> None:
        self._name = name
        self.won: list[int] = []
        """By deal."""
        self.points: list[int] = []
        """By deal."""
        self.microseconds: Counter[int] = Counter()

    def figures(self, size: int) -> PlayerFigures:
        won = estimate(self.won, size)
        return PlayerFigures(
            self._name,
            sum(self.won),
            # No share lies outside of these, however wide the interval.
            Estimate(won.mean, max(0.0, won.low), min(1.0, won.high)),
            estimate(self.points, size),
            *(quantile_ms(self.microseconds, share) for share in (0.5, 0.99, 1.0)),
        )
