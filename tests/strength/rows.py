"""What docs/strength.md claims: each row with its contest and its bars.

The number of deals of a row is fixed before it is played; no level is tuned with deals of these seeds.
"""

from __future__ import annotations

from dataclasses import dataclass

from rommedesk.engine.presets import PRESETS
from rommedesk.players.arena_rounds import Contest
from rommedesk.players.levels import WORLDS, Level, Thoroughness


@dataclass(frozen=True, slots=True)
class Bar:
    """What the first player has to reach: means at least so high, lower ends of the 95 % intervals above."""

    share: float | None = None
    """Of the rounds."""
    share_low: float | None = None
    ahead: float | None = None
    """Points a round."""
    ahead_low: float | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A contest that is measured, and what it should come to."""

    name: str
    preset: str
    players: tuple[str, ...]
    """Names of levels; a level that is not there yet cannot be measured."""
    deals: int
    seed: int
    bar: Bar = Bar()
    par: str = ""
    """What equal players would come to, where that is not half of the rounds."""
    worlds: int = 0
    """How many worlds a decision may look at; 0 leaves it to the level."""

    @property
    def has_levels(self) -> bool:
        """Whether the program has all levels that play."""
        return {*self.players} <= {*Level}

    @property
    def contest(self) -> Contest:
        """The contest, if `has_levels`."""
        players = tuple(map(Level, self.players))
        return Contest(PRESETS[self.preset], players, self.deals, self.seed, self.worlds)


_FIRST_SEED = 1_000_001
_SECOND_SEED = 2_000_003
"""For the rows that were measured anew after weights had been changed."""
_EXPERT_SEED = 3_000_017

_QUICK = WORLDS[Thoroughness.QUICK]
"""The level expert is measured where it thinks least, for that takes hours already."""

_HARD = Bar(0.57, 0.555, 3.5, 3.0)
_EXPERT = Bar(0.62, 0.60, 5.0, 4.0)
_AHEAD = Bar(ahead_low=0.0)

ROWS: tuple[Row, ...] = (
    Row("hard-medium-romme", "romme", ("hard", "medium"), 3000, _FIRST_SEED, _HARD),
    Row("hard-medium-romme-standard", "romme-standard", ("hard", "medium"), 3000, _SECOND_SEED, _HARD),
    Row("hard-medium-rummy51", "rummy51", ("hard", "medium"), 1000, _FIRST_SEED, _HARD),
    Row(
        *("hard-mediums-romme-ru", "romme-ru", ("hard", "medium", "medium"), 600, _SECOND_SEED),
        *(Bar(0.37), "33.3 %"),
    ),
    Row(
        *("hard-mediums-romme", "romme", ("hard", "medium", "medium", "medium"), 300, _FIRST_SEED),
        *(Bar(), "25 %"),
    ),
    Row("medium-easy-romme", "romme", ("medium", "easy"), 1000, _FIRST_SEED),
    Row("expert-medium-romme", "romme", ("expert", "medium"), 1000, _EXPERT_SEED, _EXPERT, worlds=_QUICK),
    Row(
        "expert-medium-romme-standard",
        "romme-standard",
        ("expert", "medium"),
        1000,
        _EXPERT_SEED,
        _EXPERT,
        worlds=_QUICK,
    ),
    Row("expert-medium-rummy51", "rummy51", ("expert", "medium"), 600, _EXPERT_SEED, _EXPERT, worlds=_QUICK),
    Row(
        *("expert-mediums-romme-ru", "romme-ru", ("expert", "medium", "medium"), 200, _EXPERT_SEED),
        *(Bar(), "33.3 %", _QUICK),
    ),
    Row(
        *("expert-hard-romme", "romme", ("expert", "hard"), 600, _EXPERT_SEED),
        *(Bar(ahead=1.5, ahead_low=0.5), "", _QUICK),
    ),
    Row(
        *("expert-mediums-romme", "romme", ("expert", "medium", "medium", "medium"), 300, _EXPERT_SEED),
        *(Bar(0.31), "25 %", _QUICK),
    ),
    Row("expert-hard-treppen", "treppen", ("expert", "hard"), 300, _EXPERT_SEED, _AHEAD, worlds=_QUICK),
    Row("hard-medium-treppen", "treppen", ("hard", "medium"), 1000, _FIRST_SEED, _AHEAD),
    Row("medium-easy-treppen", "treppen", ("medium", "easy"), 500, _FIRST_SEED, _AHEAD),
)
ROWS_BY_NAME: dict[str, Row] = {row.name: row for row in ROWS}
