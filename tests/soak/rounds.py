"""Rounds between computer players under any rules, looked at from all sides while they are played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.record_lines import MoveLine
from rommedesk.engine.rules import RuleSet
from rommedesk.players.arena_rounds import play_round
from rommedesk.players.base import Level
from tests.invariants import faults
from tests.rule_sets import random_rules

MIXED = (Level.EASY, Level.MEDIUM, Level.HARD)
"""Who sits down, by lot, each seat for itself."""

LOOKED_AT = 8
"""Every so many moves all invariants are looked at; they take longer than the moves."""


@dataclass(slots=True)
class Soaked:
    """What some rounds came to."""

    rounds: int = 0
    moves: int = 0
    undos: int = 0
    longest: int = 0
    """Moves of the longest round."""
    ends: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    """Of the processor, with all that was looked at."""
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Soaked") -> None:
        """Count others in."""
        self.rounds += other.rounds
        self.moves += other.moves
        self.undos += other.undos
        self.longest = max(self.longest, other.longest)
        self.ends += other.ends
        self.seconds += other.seconds
        self.faults += other.faults


@dataclass(frozen=True, slots=True)
class Table:
    """At which tables rounds are played; everything else about a round follows from its number."""

    preset: str | None
    """`None` for random rules."""
    levels: Sequence[Level] = MIXED
    """Who sits down, by lot."""
    among: Level | None = None
    """Who sits at every table, on a seat by lot."""
    budget: int = 0
    """How many worlds a decision may look at, 0 leaves it to the level."""

    @property
    def name(self) -> str:
        """What is played, for people."""
        return self.preset or "random rules"

    def laid(self, number: int) -> tuple[RuleSet, tuple[Level, ...]]:
        """The rules and who sits down for a round, as many as the rules allow, by lot."""
        rng = Random(number)
        if self.preset is None:
            rules, seats = random_rules(rng, many_twins=number % 4 == 0)
        else:
            rules = PRESETS[self.preset]
            seats = rng.randint(*rules.players)
        levels = [rng.choice(self.levels) for _ in range(seats)]
        if self.among is not None:
            levels[rng.randrange(seats)] = self.among
        return rules, tuple(levels)


def soak(table: Table, numbers: range) -> Soaked:
    """Play the rounds of these numbers; whatever goes wrong is written down."""
    soaked, begun = Soaked(), process_time()
    for number in numbers:
        soaked.rounds += 1
        try:
            _play(table, number, soaked)
        except Exception as error:
            soaked.faults.append(f"{table.name} {number}: {type(error).__name__}: {error}")
    soaked.seconds = process_time() - begun
    return soaked


def _play(table: Table, number: int, soaked: Soaked) -> None:
    rules, levels = table.laid(number)

    def look(record: GameRecord) -> None:
        assert record.round is not None
        if len(record.steps) % LOOKED_AT == 0 or record.round.result is not None:
            found = faults(record.round)
            assert not found, found

    played = play_round(rules, levels, number, budget=table.budget, after_move=look)
    soaked.moves += played.moves
    soaked.undos += sum(
        isinstance(line, MoveLine) and isinstance(line.move, Undo) for line in played.record.log
    )
    soaked.longest = max(soaked.longest, played.moves)
    soaked.ends[played.result.end.value] += 1
    again = read_record("".join(f"{line}\n" for line in played.record.lines()))
    assert again.round == played.record.round, "the record does not lead to the same end"


def batches(numbers: range, size: int) -> Iterator[range]:
    """The numbers in parts of this size."""
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]
