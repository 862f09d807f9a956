"""Compares ways to go on in imagined worlds: what the seat knows stays, all else is dealt by chance.

Every option is played to the end of the round in the same worlds, all seats going on as the level *hard*.
A round swings by far more points than two good moves differ by; so options are compared world by world, the
worse ones are given up batch by batch, and the first one, the baseline, is left only for one that is better
beyond what chance explains (see docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from rommedesk.engine.view import PlayerView, sample_world
from rommedesk.players.chance import mixed
from rommedesk.players.options import Option
from rommedesk.players.rollouts import Imagined, public_cards, worth_of

BATCH = 16
"""So many worlds are played before options are given up."""
GATE = 1.6
"""So many standard errors an option has to be better than the baseline."""
GIVEN_UP = 1.0
"""An option that is so many standard errors worse than the baseline or the best is given up."""

FEWEST = 4
"""Of fewer worlds nothing is concluded, however small the budget."""

_STOCKS = 1
"""Sets the chance of later shuffles apart from that of the deal of a world."""


@dataclass(slots=True)
class Weighed:
    """An option and how it did."""

    option: Option
    gains: list[float] = field(default_factory=list)
    """By world, in points, how much better than the baseline it did."""
    is_given_up: bool = False

    @property
    def gain(self) -> float:
        """Points a round that it is better than the baseline, on the average."""
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        count = len(self.gains)
        if count < 2:
            return float("inf")
        mean = self.gain
        return sqrt(sum([(gain - mean) ** 2 for gain in self.gains]) / (count * (count - 1)))

    @property
    def is_better(self) -> bool:
        """Whether it is better than the baseline beyond what chance explains."""
        return len(self.gains) >= FEWEST and self.gain > GATE * self.error


class Search:
    """Weighs the options of one decision."""

    def __init__(self, view: PlayerView, options: Sequence[Option], seed: int) -> None:
        """The first option is the baseline; the same seed gives the same worlds."""
        self._view = view
        self._seed = seed
        self._public = public_cards(view)
        self.weighed = [Weighed(option) for option in options]
        self.worlds = 0

    def run(self, worlds: int, is_interrupted: Callable[[], bool] = lambda: False) -> None:
        """Look at so many worlds, fewer if the case is clear or somebody interrupts."""
        while self.worlds < worlds:
            rivals = [weighed for weighed in self.weighed[1:] if not weighed.is_given_up]
            if not rivals:
                return
            for _ in range(min(BATCH, worlds - self.worlds)):
                if is_interrupted():
                    return
                self._compare(rivals)
            self._give_up(rivals)

    @property
    def best(self) -> Weighed:
        """What to do: the baseline, or what is better for certain."""
        better = [weighed for weighed in self.weighed[1:] if weighed.is_better]
        return max(better, key=lambda weighed: weighed.gain, default=self.weighed[0])

    def _compare(self, rivals: Sequence[Weighed]) -> None:
        number = self.worlds
        self.worlds += 1
        base = self._play(number, self.weighed[0].option)
        self.weighed[0].gains.append(0.0)
        for weighed in rivals:
            weighed.gains.append(self._play(number, weighed.option) - base)

    def _play(self, number: int, option: Option) -> float:
        """What comes of an option in a world, in points."""
        world = sample_world(self._view, Random(mixed(self._seed, number)))
        imagined = Imagined(world, self._public, Random(mixed(self._seed, number, _STOCKS)))
        for move in option.moves:
            imagined.make(move)
        result = imagined.state.result or imagined.play_out()
        return worth_of(self._view, result)

    def _give_up(self, rivals: Sequence[Weighed]) -> None:
        best = max(0.0, max(weighed.gain for weighed in rivals))
        for weighed in rivals:
            weighed.is_given_up = weighed.gain + GIVEN_UP * weighed.error < best
