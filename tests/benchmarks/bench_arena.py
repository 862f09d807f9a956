"""How many moves a second the arena applies: `python -m tests.benchmarks.bench_arena [MOVES]`.

One process plays rounds with views, validation, events and records, with as few players as the preset allows.
Each line is the median of several runs of at least so many moves; the runs of all presets and levels take
turns, so that what else the machine does hits them alike.  Before the first run as much is played that the
tables of melds are filled.  Times are of the processor.
"""

import statistics
import sys
from time import process_time

from rommedesk.engine.presets import PRESETS
from rommedesk.players.arena_rounds import collect_seldom, play_round
from rommedesk.players.base import LEVELS, Level

MOVES = 10_000
RUNS = 5


def moves_per_second(preset: str, level: Level, least: int, first_deal: int) -> float:
    """The speed of one run."""
    rules = PRESETS[preset]
    moves, number, begun = 0, first_deal, process_time()
    while moves < least:
        moves += play_round(rules, [level] * rules.players[0], number).moves
        number += 1
    return moves / (process_time() - begun)


def main(least: int = MOVES) -> None:
    """Print all figures."""
    collect_seldom()
    pairs = [(preset, Level(level)) for level in LEVELS for preset in PRESETS]
    speeds: dict[tuple[str, Level], list[float]] = {pair: [] for pair in pairs}
    for run in range(RUNS + 1):
        for pair in pairs:
            speed = moves_per_second(*pair, least, 1 + 10_000 * run)
            if run > 0:
                speeds[pair].append(speed)
    for (preset, level), found in speeds.items():
        seats = PRESETS[preset].players[0]
        print(
            f"{preset:16} {level:8} x {seats}  median {statistics.median(found):9,.0f} moves a second"
            f"  (of {RUNS} runs, {min(found):,.0f} to {max(found):,.0f})"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
