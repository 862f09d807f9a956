"""Many rounds by computer players, and what they came to: `python -m tests.soak --help`.

So many rounds of each preset, and so many under random rules.  The exit status is 1 if anything went wrong.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rommedesk.arena.arguments import MOST_JOBS, MOST_ROUNDS, MOST_WORLDS
from rommedesk.engine.presets import PRESETS
from rommedesk.players.arguments import number_between
from rommedesk.players.base import LEVELS, Level
from tests.soak.rounds import MIXED, Soaked, Table, batches, soak

FIRST = 1_000_000
BATCH = 20


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print a line for each preset and one for random rules; the exit status."""
    options = _parser().parse_args(arguments)
    has_faults = False
    with ProcessPoolExecutor(options.jobs) as pool:
        for preset in (*options.presets, None):
            rounds = options.random_rounds if preset is None else options.rounds
            total = Soaked()
            table = Table(preset, options.levels, options.among, options.budget)
            for part in pool.map(partial(soak, table), batches(range(FIRST, FIRST + rounds), BATCH)):
                total.add(part)
            print(line(table.name, total), flush=True)
            for fault in total.faults:
                print(f"    {fault}")
            has_faults |= bool(total.faults)
    return int(has_faults)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak",
        description="Let computer players play many rounds and look at them from all sides meanwhile.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument(
        "--rounds", type=number_between(0, MOST_ROUNDS), default=10_000, help="rounds of each preset"
    )
    parser.add_argument(
        "--random-rounds",
        type=number_between(0, MOST_ROUNDS),
        default=2_000,
        help="rounds under random rules",
    )
    parser.add_argument(
        "--jobs", type=number_between(1, MOST_JOBS), default=1, help="processes that play side by side"
    )
    parser.add_argument(
        "--presets", nargs="*", default=[*PRESETS], choices=PRESETS, metavar="PRESET", help="what is played"
    )
    parser.add_argument(
        "--levels", nargs="+", type=Level, default=[*MIXED], choices=LEVELS, help="who sits down, by lot"
    )
    parser.add_argument(
        "--among", type=Level, choices=LEVELS, help="a level that sits at every table, on a seat by lot"
    )
    parser.add_argument(
        "--budget",
        type=number_between(0, MOST_WORLDS),
        default=0,
        help="worlds that a decision may look at, 0 leaves it to the level",
    )
    return parser


def line(name: str, total: Soaked) -> str:
    """The figures of one row."""
    ends = ", ".join(f"{count:,} {end}" for end, count in sorted(total.ends.items()))
    return (
        f"{name:16} {total.rounds:6,} rounds ({ends}), {total.moves:9,} moves ({total.undos:,} taken back), "
        f"longest round {total.longest:,} moves, {len(total.faults)} faults, {total.seconds:,.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main())
