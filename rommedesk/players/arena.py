"""`rommedesk-arena`: lets computer players play each other without a window and says how they did.

The exit status is 0 after a contest, 1 if a player or the engine failed in it, 2 for wrong arguments.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import (
    FIELDS_BY_NAME,
    ProblemCode,
    RuleKind,
    RuleProblem,
    RulesError,
    problems,
    with_options,
)
from rommedesk.engine.rules import RuleSet, Scoring
from rommedesk.players.base import LEVELS, Level
from rommedesk.players.contest import Contest, ContestError, DealReport, play_contest
from rommedesk.players.intervals import Interval, clustered_mean, quantile

DESCRIPTION = """\
Plays rounds between computer players. Every deal is played as often as there are players, each time
with everybody one seat further, and is the unit of the 95 % confidence intervals. Points are penalty
points a round, or points won where melds score."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """How one player did."""

    name: str
    rounds_won: int
    won: Interval
    """The share of the rounds that it won."""
    points: Interval
    """Points a round."""
    milliseconds: tuple[float, float, float]
    """Time of a decision: median, 99th percentile, longest."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a contest went."""

    contest: Contest
    rules: str
    """The name of the preset."""
    without_winner: int
    moves: int
    seconds: float
    players: tuple[PlayerReport, ...]

    def plain(self) -> dict[str, Any]:
        """In values that JSON knows."""
        return {
            "rules": self.rules,
            "rounds": self.contest.rounds,
            "seed": self.contest.seed,
            "without_winner": self.without_winner,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "players": [_plain_player(player) for player in self.players],
        }


def _plain_player(player: PlayerReport) -> dict[str, Any]:
    median, late, longest = (round(value, 4) for value in player.milliseconds)
    return {
        "name": player.name,
        "rounds_won": player.rounds_won,
        "won_share": player.won.mean,
        "won_ci": [player.won.low, player.won.high],
        "points_mean": player.points.mean,
        "points_ci": [player.points.low, player.points.high],
        "decision_ms": {"median": median, "p99": late, "max": longest},
    }


def summed_up(contest: Contest, rules: str, deals: Sequence[DealReport], seconds: float) -> Report:
    """The report of a contest out of those of its deals."""
    sizes = [deal.rounds for deal in deals]
    players = []
    for number, level in enumerate(contest.players):
        times = array("d")
        for deal in deals:
            times.extend(deal.milliseconds[number])
        ordered = sorted(times)
        players.append(
            PlayerReport(
                name=level.value,
                rounds_won=sum(deal.won[number] for deal in deals),
                won=clustered_mean([deal.won[number] for deal in deals], sizes).within(0.0, 1.0),
                points=clustered_mean([deal.points[number] for deal in deals], sizes),
                milliseconds=(quantile(ordered, 0.5), quantile(ordered, 0.99), quantile(ordered, 1.0)),
            )
        )
    return Report(
        contest,
        rules,
        sum(deal.without_winner for deal in deals),
        sum(deal.moves for deal in deals),
        seconds,
        tuple(players),
    )


# ---- arguments -------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the arena with the given arguments, those of the command line by default; the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    rules = _rules_of(parser, options.rules, options.set, len(options.players))
    contest = Contest(rules, options.players, options.rounds, options.seed)
    begun = perf_counter()
    try:
        deals = list(play_contest(contest, options.jobs))
    except ContestError as error:
        print(f"rommedesk-arena: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("rommedesk-arena: stopped", file=sys.stderr)
        return 1
    report = summed_up(contest, options.rules, deals, perf_counter() - begun)
    print(json.dumps(report.plain(), indent=2) if options.json else as_text(report))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("rommedesk-arena", description=DESCRIPTION, allow_abbrev=False)
    parser.add_argument("--rules", required=True, choices=tuple(PRESETS), help="the preset", metavar="PRESET")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=_house_rule,
        metavar="FIELD=VALUE",
        help="a house rule on top, such as opening_points=40; may come several times",
    )
    parser.add_argument(
        "--players",
        required=True,
        type=_levels,
        metavar="A,B[,C…]",
        help=f"the level of each player: {', '.join(LEVELS)}",
    )
    parser.add_argument("--rounds", required=True, type=_number_from(1), metavar="N")
    parser.add_argument("--seed", required=True, type=_number_from(0), metavar="S")
    parser.add_argument(
        "--jobs", type=_number_from(1), default=1, metavar="N", help="processes that play side by side"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


def _house_rule(text: str) -> tuple[str, object]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form field=value")
    field = FIELDS_BY_NAME.get(name)
    if field is None:
        raise argparse.ArgumentTypeError(f"there is no rule named {name!r}")
    return name, _plain_value(field.kind, value)


def _plain_value(kind: RuleKind, text: str) -> object:
    match kind:
        case RuleKind.NUMBER:
            return int(text) if text.lstrip("-").isdecimal() else text
        case RuleKind.SWITCH:
            return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(
                text.lower(), text
            )
        case RuleKind.SEATS:
            low, _, high = text.partition("-")
            return [int(low), int(high)] if low.isdecimal() and high.isdecimal() else text
        case RuleKind.CHOICE:
            return text


def _levels(text: str) -> tuple[Level, ...]:
    levels = []
    for name in text.split(","):
        try:
            levels.append(Level(name.strip()))
        except ValueError:
            known = ", ".join(LEVELS)
            raise argparse.ArgumentTypeError(f"there is no level {name.strip()!r}; known: {known}") from None
    if len(levels) < 2:
        raise argparse.ArgumentTypeError("at least two players are needed")
    return tuple(levels)


def _number_from(least: int) -> Callable[[str], int]:
    """Reads whole numbers that are not too small."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} on")
        return int(text)

    return read


def _rules_of(
    parser: argparse.ArgumentParser, preset: str, house_rules: Sequence[tuple[str, object]], seats: int
) -> RuleSet:
    try:
        rules = with_options(PRESETS[preset], dict(house_rules))
        found = problems(rules, seats)
    except RulesError as error:
        found = error.problems
    if found:
        parser.error("; ".join(map(_told, found)))
    return rules


def _told(problem: RuleProblem) -> str:
    field, value = problem.field, problem.value
    match problem.code:
        case ProblemCode.UNKNOWN_FIELD:
            return f"there is no rule named {field!r}"
        case ProblemCode.WRONG_TYPE | ProblemCode.OUT_OF_RANGE:
            if problem.minimum is None:
                return f"{field}: {value!r} is neither yes nor no"
            return f"{field}: {value!r} is not from {problem.minimum} to {problem.maximum}"
        case ProblemCode.UNKNOWN_CHOICE:
            return f"{field}: {value!r} is none of {', '.join(problem.choices)}"
        case ProblemCode.SEATS_OUTSIDE:
            return f"{field}: {value} players, but {problem.minimum} to {problem.maximum} can play"
        case ProblemCode.NOT_ENOUGH_CARDS:
            return f"{field}: {value} cards for everybody leave no stock; {problem.maximum} at most"
        case ProblemCode.NO_MATCH_END:
            return f"{field}: no rule ends the match (rounds, limit, target)"
        case ProblemCode.NEEDS_MELD_SCORING:
            return f"{field}: {value} goes with scoring=melds only"
        case ProblemCode.NEEDS_PENALTY_SCORING:
            return f"{field}: {value} goes with scoring=penalty only"


# ---- text ------------------------------------------------------------------------------------------------


def as_text(report: Report) -> str:
    """The report as people read it."""
    contest = report.contest
    kind = "points won" if contest.rules.scoring is Scoring.MELDS else "penalty points"
    lines = [
        f"{report.rules}: {contest.rounds} rounds of {contest.deals} deals, seed {contest.seed}",
        f"{report.without_winner} rounds without a winner",
        f"{report.moves / report.seconds:,.0f} moves a second",
        "",
        f"{'player':<12} {'rounds won':>28}  {kind + ' a round':>30}  {'ms a decision':>26}",
    ]
    for number, player in enumerate(report.players, 1):
        median, late, longest = player.milliseconds
        won = f"{player.rounds_won} = {_shown(player.won, 100, '.1f')} %"
        name = f"{number} {player.name}"
        times = f"median {median:.2f} p99 {late:.2f} max {longest:.1f}"
        lines.append(f"{name:<12} {won:>28}  {_shown(player.points, 1, '.2f'):>30}  {times:>26}")
    return "\n".join(lines)


def _shown(interval: Interval, factor: float, form: str) -> str:
    mean = format(interval.mean * factor, form)
    if interval.low is None or interval.high is None:
        return mean
    return f"{mean} [{interval.low * factor:{form}}, {interval.high * factor:{form}}]"


if __name__ == "__main__":
    sys.exit(main())
