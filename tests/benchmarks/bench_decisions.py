"""How long decisions take at worst: `python -m tests.benchmarks.bench_decisions [POSITIONS]`.

Six seats, twenty melds on the table, and the seat to move holds all other cards of two packs, 45 with six
jokers, or is about to take them: 30 in the hand and 15 on the discard pile.  No preset brings so many.  With
three packs the others hold cards too.  Each line is a kind of rules, a level, and whether the seat is about
to draw or to play.  Times are of the processor.
"""

import sys
from random import Random
from statistics import median
from time import process_time

from rommedesk.engine.state import Phase
from rommedesk.players.base import LEVELS, Level, decide
from tests.players.crowded import RULES, crowded
from tests.players.views import view_of

POSITIONS = 40


def main(positions: int = POSITIONS) -> None:
    """Print all figures."""
    for name, rules in RULES.items():
        for phase in (Phase.DRAW, Phase.PLAY):
            found: dict[Level, list[float]] = {level: [] for level in LEVELS}
            for number in range(positions):
                for at, level in enumerate(LEVELS):
                    # Each level gets positions of its own, lest one finds what another has worked out.
                    chance = Random(len(LEVELS) * number + at)
                    view = view_of(crowded(rules, chance, phase, opened=number % 2 == 0))
                    begun = process_time()
                    decide(view, level, number)
                    found[level].append(1000 * (process_time() - begun))
            for level, times in found.items():
                figures = f"median {median(times):7.2f} ms, worst {max(times):7.2f} ms"
                print(f"{name:22} {level:8} {phase:6} {figures}  ({positions} positions)", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
