"""The arena: rounds between computer players without a window, and how well and fast they play.

`rommedesk-arena --help` tells everything; it is for terminals and scripts and speaks English.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from time import perf_counter
from typing import Any, NoReturn, assert_never

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import (
    FIELDS_BY_NAME,
    ProblemCode,
    RuleField,
    RuleKind,
    RuleProblem,
    RulesError,
    problems,
    with_options,
)
from rommedesk.engine.rules import RuleSet, Scoring
from rommedesk.players.arena_figures import Estimate, Figures, Tally
from rommedesk.players.arena_rounds import ArenaFault, Contest, collect_seldom, play_deals
from rommedesk.players.base import LEVELS, Level

PROGRAM = "rommedesk-arena"
MOST_JOBS = 64
MOST_ROUNDS = 10_000_000

BAD_ARGUMENTS = 2
FAULT = 1
INTERRUPTED = 130
"""What shells give programs that were interrupted from the keyboard."""

_TOO_LONG = 20
"""No number with so many digits makes sense here."""
_BOTH_ENDS = 2
_SWITCHES = {"yes": True, "true": True, "no": False, "false": False}

DESCRIPTION = """\
Play rounds between computer players without a window and print how well and how fast they play.

Every deal is played once in every rotation of the players, so that each player sits in each seat with the
same cards. Rounds stand alone: no match is played, nobody has points before a round."""

DETAILS = """\
figures:
  rounds won       with its share of all rounds; rounds without a winner count for nobody
  points           penalty a round; under meld scoring the points won a round
  95 % intervals   the deal is the cluster: with x the mean of a player over the rounds of one deal, D deals,
                   and s the sample standard deviation of x, the interval is mean +- 1.96 * s / sqrt(D)
                   (of shares cut off at 0 and 1)
  decision         time of one decision; 99 % took no longer than p99
  moves a second   all moves of all rounds by the clock, with validation, events and views; with --jobs the
                   start of the processes is in it

Levels: {levels}. Presets: {presets}.
The same rules, players, rounds and seed give the same figures but for the times.
Exit status: 0, 1 if a player failed or made an illegal move, 2 for bad arguments, 130 if interrupted."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the arguments say, those of the command line by default, and print; the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        rules = _rules(options.rules, options.set, len(options.players))
    except ValueError as error:
        parser.error(str(error))
    contest = Contest.of_rounds(rules, options.players, options.rounds, options.seed)
    tally = Tally(contest.players)
    collected_after = gc.get_threshold()
    collect_seldom()
    begun = perf_counter()
    try:
        for deal in play_deals(contest, options.jobs):
            tally.add(deal)
    except ArenaFault as fault:
        print(f"{PROGRAM}: {fault}", file=sys.stderr)
        return FAULT
    except KeyboardInterrupt:
        print(f"{PROGRAM}: interrupted", file=sys.stderr)
        return INTERRUPTED
    finally:
        gc.set_threshold(*collected_after)
    figures = tally.figures(perf_counter() - begun)
    name = " ".join([options.rules, *(f"{field}={value}" for field, value in options.set)])
    if options.json:
        print(json.dumps(plain(figures, name, contest.seed), indent=2))
    else:
        print(text(figures, name, contest))
    return 0


# ---- arguments -------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        description=DESCRIPTION,
        epilog=DETAILS.format(levels=", ".join(LEVELS), presets=", ".join(PRESETS)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--rules", required=True, choices=PRESETS, metavar="PRESET", help="the preset to play"
    )
    parser.add_argument(
        "--set",
        nargs="+",
        action="extend",
        default=[],
        type=_setting,
        metavar="FIELD=VALUE",
        help='house rules on top of the preset, such as opening_points=40; "none" is a value too',
    )
    parser.add_argument(
        "--players",
        required=True,
        type=_levels,
        metavar="A,B[,C...]",
        help="the levels that play, as many as there shall be seats",
    )
    parser.add_argument(
        "--rounds",
        required=True,
        type=_number(1, MOST_ROUNDS),
        metavar="N",
        help="rounds in all; rounded up to whole deals (as many rounds as players), at least two deals",
    )
    parser.add_argument(
        "--seed", required=True, type=_number(0, 2**63 - 1), metavar="S", help="what all chance grows from"
    )
    parser.add_argument(
        "--jobs", default=1, type=_number(1, MOST_JOBS), metavar="N", help="processes that play side by side"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _number(lowest: int, highest: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = _whole(text)
        if not isinstance(number, int) or not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {lowest} to {highest}")
        return number

    return read


def _whole(text: str) -> int | str:
    """The number that the text writes, or the text if it is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < _TOO_LONG else text


def _levels(text: str) -> tuple[Level, ...]:
    for name in text.split(","):
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"there is no level {name!r}, but {', '.join(LEVELS)}")
    return tuple(map(Level, text.split(",")))


def _setting(text: str) -> tuple[str, str]:
    field, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form field=value")
    if field not in FIELDS_BY_NAME:
        near = get_close_matches(field, FIELDS_BY_NAME, 1)
        hint = f" (is it {near[0]}?)" if near else ""
        raise argparse.ArgumentTypeError(f"there is no rule {field!r}{hint}")
    return field, value


def _rules(preset: str, settings: Sequence[tuple[str, str]], seats: int) -> RuleSet:
    """The rules to play; raises `ValueError` with a sentence about what is wrong with them."""
    options = {field: _plain_value(FIELDS_BY_NAME[field], value) for field, value in settings}
    try:
        rules = with_options(PRESETS[preset], options)
    except RulesError as error:
        given = dict(settings)
        found = tuple(replace(problem, value=given[problem.field]) for problem in error.problems)
        raise ValueError(_sentence(found)) from None
    if found := problems(rules, seats):
        raise ValueError(_sentence(found))
    if rules.knocks:
        raise ValueError("knocks: knocking cannot be played yet, only knocks=0")
    return rules


def _plain_value(rule: RuleField, text: str) -> object:
    match rule.kind:
        case RuleKind.NUMBER:
            return _whole(text)
        case RuleKind.SWITCH:
            return _SWITCHES.get(text, text)
        case RuleKind.SEATS:
            numbers = [*map(_whole, text.split("-"))]
            return numbers if len(numbers) == _BOTH_ENDS else text
        case RuleKind.CHOICE:
            return text
    assert_never(rule.kind)


def _sentence(found: Sequence[RuleProblem]) -> str:
    return "; ".join(f"{problem.field}: {_complaint(problem)}" for problem in found)


def _complaint(problem: RuleProblem) -> str:
    value, lowest, highest = problem.value, problem.minimum, problem.maximum
    match problem.code:
        case ProblemCode.UNKNOWN_FIELD:
            return "there is no such rule"
        case ProblemCode.WRONG_TYPE | ProblemCode.OUT_OF_RANGE:
            match FIELDS_BY_NAME[problem.field].kind:
                case RuleKind.SWITCH:
                    return f"{value!r} is neither yes nor no"
                case RuleKind.SEATS:
                    return f"{value!r} is no range within {lowest}-{highest}"
                case _:
                    return f"{value!r} is no number from {lowest} to {highest}"
        case ProblemCode.UNKNOWN_CHOICE:
            return f"{value!r} is none of {', '.join(problem.choices)}"
        case ProblemCode.SEATS_OUTSIDE:
            return f"{value} at the table, but these rules are for {lowest} to {highest}"
        case ProblemCode.NOT_ENOUGH_CARDS:
            return f"{value} cards for each player leave no stock, {highest} would"
        case ProblemCode.NO_MATCH_END:
            return "a match needs an end: set rounds, limit or target"
        case ProblemCode.NEEDS_MELD_SCORING:
            return f"{value} needs scoring=melds"
        case ProblemCode.NEEDS_PENALTY_SCORING:
            return f"{value} needs scoring=penalty"
    assert_never(problem.code)


# ---- printing --------------------------------------------------------------------------------------------


def plain(figures: Figures, rules: str, seed: int) -> dict[str, Any]:
    """The figures in values that JSON knows."""
    return {
        "rules": rules,
        "rounds": figures.rounds,
        "seed": seed,
        "without_winner": figures.without_winner,
        "moves_per_second": round(figures.moves_per_second, 1),
        "players": [
            {
                "name": player.name,
                "rounds_won": player.rounds_won,
                "won_share": player.won.mean,
                "won_ci": [player.won.low, player.won.high],
                "points_mean": player.points.mean,
                "points_ci": [player.points.low, player.points.high],
                "decision_ms": {"median": player.median_ms, "p99": player.p99_ms, "max": player.max_ms},
            }
            for player in figures.players
        ],
    }


def text(figures: Figures, rules: str, contest: Contest) -> str:
    """The figures as people read them."""
    points = "points" if contest.rules.scoring is Scoring.MELDS else "penalty"
    rows = [
        ("", "rounds won", "", "95 %", points, "95 %", "decision ms", "", ""),
        ("player", "", "%", "", "a round", "", "median", "p99", "max"),
    ]
    rows += [
        (
            player.name,
            f"{player.rounds_won:,}",
            f"{100 * player.won.mean:.1f}",
            _interval(player.won, 100),
            f"{player.points.mean:.2f}",
            _interval(player.points, 1),
            f"{player.median_ms:.2f}",
            f"{player.p99_ms:.2f}",
            f"{player.max_ms:.2f}",
        )
        for player in figures.players
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
    rounds = f"{figures.rounds:,} rounds ({contest.deals:,} deals, each player in each seat)"
    without = figures.without_winner
    return "\n".join(
        [
            f"{rules}: {rounds}, seed {contest.seed}",
            "",
            *table,
            "",
            f"rounds without winner: {without:,} ({100 * without / figures.rounds:.1f} %)",
            f"moves a second: {figures.moves_per_second:,.0f}",
        ]
    )


def _interval(estimate: Estimate, factor: int) -> str:
    digits = 1 if factor > 1 else 2
    return f"{factor * estimate.low:.{digits}f} to {factor * estimate.high:.{digits}f}"


if __name__ == "__main__":
    sys.exit(main())
