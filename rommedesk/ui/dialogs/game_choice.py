"""What a person chose for a new game; it is remembered for the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import RulesError, with_options
from rommedesk.engine.rules import RuleSet
from rommedesk.players.levels import Level

DEFAULT_LEVEL = Level.MEDIUM.value


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer player at the table."""

    name: str = ""
    """Empty for one of the names that the language offers."""
    level: str = DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class GameChoice:
    """The rules and the people of a new game."""

    preset: str = "romme"
    own_name: str = ""
    """Empty for "You"."""
    opponents: tuple[Opponent, ...] = (Opponent(), Opponent(), Opponent())
    options: tuple[tuple[str, Any], ...] = ()
    """House rules on top of the preset, by field name in plain values."""
    first: Opponent | None = None
    """Who plays in the seat of the person, who then only watches; `None` if the person plays."""
    is_mixed: bool = False
    """Whether the levels of the `opponents` are drawn by lot instead."""

    @property
    def seats(self) -> int:
        """How many people play, oneself included."""
        return 1 + len(self.opponents)

    @property
    def computers(self) -> tuple[Opponent, ...]:
        """All computer players, the one in the seat of the person first."""
        return self.opponents if self.first is None else (self.first, *self.opponents)

    @property
    def rules(self) -> RuleSet:
        """The rules that result."""
        return with_options(PRESETS[self.preset], dict(self.options))

    def to_plain(self) -> dict[str, Any]:
        """The choice in values that JSON knows."""
        return {
            "preset": self.preset,
            "own_name": self.own_name,
            "opponents": [[one.name, one.level] for one in self.opponents],
            "options": dict(self.options),
            "first": None if self.first is None else [self.first.name, self.first.level],
            "mixed": self.is_mixed,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> GameChoice:
        """Read `to_plain`; what cannot be read is as for somebody who has never chosen."""
        try:
            choice = cls(
                preset=str(plain["preset"]),
                own_name=str(plain["own_name"]),
                opponents=tuple(Opponent(str(name), str(level)) for name, level in plain["opponents"]),
                options=tuple(dict(plain["options"]).items()),
                # Older settings know neither of these.
                first=None if (first := plain.get("first")) is None else Opponent(*map(str, first)),
                is_mixed=plain.get("mixed") is True,
            )
            choice.rules  # noqa: B018 - whether they can be read
            for one in choice.computers:
                Level(one.level)
        except (KeyError, TypeError, ValueError, RulesError):
            return cls()
        return choice if choice.opponents else cls()


def with_drawn_levels(choice: GameChoice, levels: Sequence[str], rng: Random) -> GameChoice:
    """The choice with the levels of the opponents drawn by lot; all the same only where one computer plays.

    Nobody is drawn who plays without a plan.  Who plays in the seat of the person was chosen and stays.
    """
    offered = [level for level in levels if level != Level.RANDOM]
    drawn = [rng.choice(offered) for _ in choice.opponents]
    fixed = [choice.first.level] if choice.first is not None else []
    if len(choice.computers) > 1 and len({*fixed, *drawn}) == 1:
        drawn[rng.randrange(len(drawn))] = rng.choice([level for level in offered if level != drawn[0]])
    mixed = [replace(one, level=level) for one, level in zip(choice.opponents, drawn, strict=True)]
    return replace(choice, opponents=tuple(mixed))
