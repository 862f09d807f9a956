"""Compares ways to go on in imagined worlds: what the seat knows stays, all else is dealt anew.

The others get hands as good as hands are by then (`plausible.py`).  Every option is played to the end of the
round in the same worlds, all seats going on with the weights of the level *expert* (`rollout_weights`).  A
round swings by far more points than two good moves differ by; so options are compared world by world, luck in
the others' hands is averaged out (`courses.py`), the worse ones are given up batch by batch, and the first
one, the baseline, is left only for one that is better beyond what chance and the judgement before explain
(`judging.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random

from rommedesk.engine.rules import Scoring
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView, sample_world
from rommedesk.players.chance import mixed
from rommedesk.players.courses import Course, follow, worths
from rommedesk.players.judging import judged
from rommedesk.players.options import Option
from rommedesk.players.plausible import with_plausible_hands
from rommedesk.players.rollouts import Imagined, public_cards, worth_of

BATCH = 8
"""So many worlds are played before options are given up."""
GATE = 1.0
"""So many standard errors an option has to be better than the baseline, at least; where only few worlds were
looked at the judgement before asks for more."""
GIVEN_UP = 0.8
"""An option that is so many standard errors worse than the baseline or the best is given up."""
SHOWN_TOO_WELL = 60.0
"""Races are played on by a seat that waits; so putting down in one looks better than it is by so many points.
Counted: 34 such moves that promised 78 points brought 15 where rounds were played on from the real hands."""
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
    rough: float = 0.0
    """How many points worse than the baseline it was thought to be before."""
    gate: float = GATE
    """So many standard errors it has to be better than the baseline, at least."""
    is_given_up: bool = False
    """Whether no more worlds are looked at for it."""
    courses: list[Course] = field(default_factory=list)
    """By world, how the round went."""

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
    def judged(self) -> float:
        """Points a round that it is better than the baseline, with what was thought before."""
        return -judged(self.rough, [-gain for gain in self.gains])[0]

    @property
    def is_better(self) -> bool:
        """Whether it is better than the baseline beyond what chance explains."""
        return len(self.gains) >= FEWEST and self.gain > self.gate * self.error and self.judged > 0


class Search:
    """Weighs the options of one decision."""

    def __init__(
        self,
        view: PlayerView,
        options: Sequence[Option],
        seed: int,
        rough: Sequence[float] = (),
        gate: float = GATE,
    ) -> None:
        """The first option is the baseline; the same seed gives the same worlds.

        `rough` tells by option how many points worse than the baseline it is thought to be (none: no
        worse); to be preferred it has to be `gate` standard errors better.
        """
        self._view = view
        self._seed = seed
        self._public = public_cards(view)
        costs = rough or (0.0,) * len(options)
        self.weighed = [
            Weighed(option, rough=cost, gate=gate) for option, cost in zip(options, costs, strict=True)
        ]
        self._shows = [len(option.moves) > 1 for option in options]
        """By option, whether something is put down in this turn."""
        self.worlds = 0
        """So many were looked at."""

    def run(self, worlds: int, is_interrupted: Callable[[], bool] = lambda: False) -> None:
        """Look at so many worlds, fewer if the case is clear or somebody interrupts.

        Whether anybody does is asked before each option is played: a world with many of them takes long where
        hands are large.  A world that is not finished does not count.
        """
        while self.worlds < worlds:
            rivals = [weighed for weighed in self.weighed[1:] if not weighed.is_given_up]
            if not rivals:
                return
            for _ in range(min(BATCH, worlds - self.worlds)):
                if not self._imagine(rivals, is_interrupted):
                    break
            self._compare(rivals)
            if is_interrupted():
                return
            self._give_up(rivals)

    @property
    def best(self) -> Weighed:
        """What to do: the baseline, or what is better for certain."""
        better = [weighed for weighed in self.weighed[1:] if weighed.is_better]
        return max(better, key=lambda weighed: weighed.judged, default=self.weighed[0])

    def _imagine(self, rivals: Sequence[Weighed], is_interrupted: Callable[[], bool]) -> bool:
        """Play the baseline and its rivals in the next world; whether that was done to the end."""
        number = self.worlds
        rng = Random(mixed(self._seed, number))
        world = with_plausible_hands(sample_world(self._view, rng), self._view.position, rng)
        played = (self.weighed[0], *rivals)
        courses: list[Course] = []
        for weighed in played:
            if is_interrupted():
                return False
            courses.append(self._play(world, number, weighed.option))
        for weighed, course in zip(played, courses, strict=True):
            weighed.courses.append(course)
        self.worlds += 1
        return True

    def _play(self, world: Round, number: int, option: Option) -> Course:
        """What comes of an option in a world."""
        imagined = Imagined(world, self._public, Random(mixed(self._seed, number, _STOCKS)))
        for move in option.moves:
            imagined.make(move)
        return follow(imagined, world.to_move, partial(worth_of, self._view))

    @property
    def _is_race(self) -> bool:
        """Whether whoever goes out first wins all (see `courses.py`)."""
        position = self._view.position
        return position.rules.scoring is Scoring.PENALTY and not position.melds

    def _compare(self, rivals: Sequence[Weighed]) -> None:
        # All are measured by the same times of the others, lest luck in these makes a difference.
        courses = [course for weighed in self.weighed for course in weighed.courses]
        base = self.weighed[0]
        every = worths(courses)
        base.gains = [0.0] * len(base.courses)
        start = len(base.courses)
        for weighed, shows in zip(self.weighed[1:], self._shows[1:], strict=True):
            end = start + len(weighed.courses)
            if weighed in rivals:
                pairs = zip(every[start:end], every, strict=False)
                favour = SHOWN_TOO_WELL * (shows - self._shows[0]) if self._is_race else 0.0
                weighed.gains = [worth - other - favour for worth, other in pairs]
            start = end

    def _give_up(self, rivals: Sequence[Weighed]) -> None:
        best = max(0.0, max(weighed.gain for weighed in rivals))
        for weighed in rivals:
            weighed.is_given_up = weighed.gain + GIVEN_UP * weighed.error < best
