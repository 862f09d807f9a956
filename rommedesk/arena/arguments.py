"""The arena's command line: what may stand there, and one sentence about what may not."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import assert_never

from rommedesk.arena.streams import is_stream
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
from rommedesk.engine.rules import RuleSet
from rommedesk.players.arena_rounds import Contest
from rommedesk.players.arguments import Parser, level_named, number_between, whole
from rommedesk.players.levels import LEVELS, Level

PROGRAM = "rommedesk-arena"
MOST_JOBS = 64
MOST_ROUNDS = 10_000_000
MOST_WORLDS = 1_000_000

_STANDARD_OUTPUT = "-"
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
  ahead            by how many points a round the first player is better than the others on the average,
                   with the same kind of interval (--json, --markdown)
  moves a second   all moves of all rounds by the clock, with validation, events and views; with --jobs the
                   start of the processes is in it

With --resume every deal is kept in the file as soon as it has been played, by whichever of the jobs. Started
again with the same arguments the arena goes on where it ended, and comes to the same figures as if nothing
had happened. A file of another contest, of other versions of the levels, or a damaged one is left as it is
(exit status 2).

On a terminal a bar on the standard error tells how far it is. docs/arena.md tells of clusters and of JSON.

Levels: {levels}. Presets: {presets}.
The same rules, players, rounds, seed and budget give the same figures but for the times.
Exit status: 0, 1 if a player failed or made an illegal move, 2 for bad arguments, 130 if interrupted."""


@dataclass(frozen=True, slots=True)
class Order:
    """What the arena is asked for."""

    contest: Contest
    rules: str
    """The rules in the words of the command line."""
    jobs: int
    plain_table: bool
    markdown: bool
    print_json: bool
    json: Path | None
    """Where the report goes, if into a file or a pipe."""
    resume: Path | None


def read(arguments: Sequence[str] | None) -> Order:
    """What the arguments order, those of the command line if `None`; ends the program if they are wrong."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        rules = _rules(options.rules, options.set, len(options.players))
        json = _report(options.json)
        resume = _file(Path(options.resume)) if options.resume else None
    except ValueError as error:
        parser.error(str(error))
    print_json = options.json is not None and json is None
    if print_json and options.markdown:
        parser.error("--markdown and --json without a file would both be printed")
    if json and resume and json.resolve() == resume.resolve():
        parser.error("--json and --resume name the same file")
    contest = Contest.of_rounds(rules, options.players, options.rounds, options.seed, options.budget)
    name = " ".join([options.rules, *(f"{field}={value}" for field, value in options.set)])
    plain_table = not (print_json or options.markdown)
    return Order(contest, name, options.jobs, plain_table, options.markdown, print_json, json, resume)


def _report(name: str | None) -> Path | None:
    """Where a report is put, `None` if nowhere but on the standard output; raises `ValueError`."""
    if name in (None, _STANDARD_OUTPUT):
        return None
    path = Path(name)
    return None if _is_standard_output(path) else _file(path, to_replace=True)


def _is_standard_output(path: Path) -> bool:
    """Whether the name, such as /dev/stdout, leads to where the table is printed."""
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (AttributeError, OSError, ValueError):
        # There is none, or none that the system knows.
        return False


def _file(path: Path, *, to_replace: bool = False) -> Path:
    """A file that can be made or is there already; raises `ValueError` with a sentence.

    One `to_replace` needs a folder that can be written; instead of it a pipe will do, or a terminal.
    """
    folder = Path(os.path.realpath(path)).parent if path.is_symlink() else path.parent
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        if not folder.is_dir():
            raise ValueError(f"there is no folder {folder}") from None
        written = [folder]
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    else:
        if stat.S_ISDIR(mode):
            raise ValueError(f"{path} is a folder")
        if not stat.S_ISREG(mode) and not (to_replace and is_stream(path)):
            raise ValueError(f"{path} is no file")
        written = [path, folder] if to_replace and stat.S_ISREG(mode) else [path]
    if not all(os.access(place, os.W_OK) for place in written):
        raise ValueError(f"{path} cannot be written")
    return path


def _parser() -> Parser:
    parser = Parser(
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
        type=number_between(1, MOST_ROUNDS),
        metavar="N",
        help="rounds in all; rounded up to whole deals (as many rounds as players), at least two deals",
    )
    parser.add_argument(
        "--seed",
        required=True,
        type=number_between(0, 2**63 - 1),
        metavar="S",
        help="what all chance grows from",
    )
    parser.add_argument(
        "--jobs",
        default=1,
        type=number_between(1, MOST_JOBS),
        metavar="N",
        help="processes that play side by side",
    )
    parser.add_argument(
        "--budget",
        default=0,
        type=number_between(0, MOST_WORLDS),
        metavar="WORLDS",
        help="how many worlds a level that samples worlds may look at a decision; 0, the default, is its own",
    )
    parser.add_argument(
        "--json",
        nargs="?",
        const=_STANDARD_OUTPUT,
        metavar="FILE",
        help="write the figures as JSON, whole or not at all; FILE may be a pipe too; "
        "without it, and with - or /dev/stdout, print them instead of the table",
    )
    parser.add_argument(
        "--markdown", action="store_true", help="print a table in Markdown instead of the plain one"
    )
    parser.add_argument(
        "--resume", metavar="FILE", help="keep what has been played in FILE, and go on from what it holds"
    )
    return parser


def _levels(text: str) -> tuple[Level, ...]:
    return tuple(map(level_named, text.split(",")))


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
            return whole(text)
        case RuleKind.SWITCH:
            return _SWITCHES.get(text, text)
        case RuleKind.SEATS:
            numbers = [*map(whole, text.split("-"))]
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
