"""What a person chose for a new game; it is remembered for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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

    @property
    def seats(self) -> int:
        """How many people play, oneself included."""
        return 1 + len(self.opponents)

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
            )
            choice.rules  # noqa: B018 - whether they can be read
            for one in choice.opponents:
                Level(one.level)
        except (KeyError, TypeError, ValueError, RulesError):
            return cls()
        return choice
