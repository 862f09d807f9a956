"""Many rounds by computer players, and what they came to: `python -m tests.soak [ROUNDS [JOBS]]`.

So many rounds of each preset, and as many under random rules.  The exit status is 1 if anything went wrong.
"""

import sys
from concurrent.futures import ProcessPoolExecutor

from rommedesk.engine.presets import PRESETS
from tests.soak.rounds import Soaked, batches, soak

ROUNDS, JOBS = 2_000, 2
FIRST = 1_000_000
BATCH = 20


def main(rounds: int = ROUNDS, jobs: int = JOBS) -> int:
    """Play, and print a line for each preset and one for random rules; the exit status."""
    has_faults = False
    with ProcessPoolExecutor(jobs) as pool:
        for preset in (*PRESETS, None):
            total = Soaked()
            parts = [*batches(range(FIRST, FIRST + rounds), BATCH)]
            for part in pool.map(soak, [preset] * len(parts), parts):
                total.add(part)
            print(line(preset or "random rules", total), flush=True)
            for fault in total.faults:
                print(f"    {fault}")
            has_faults |= bool(total.faults)
    return int(has_faults)


def line(name: str, total: Soaked) -> str:
    """The figures of one row."""
    ends = ", ".join(f"{count:,} {end}" for end, count in sorted(total.ends.items()))
    return (
        f"{name:16} {total.rounds:6,} rounds ({ends}), {total.moves:9,} moves ({total.undos:,} taken back), "
        f"longest round {total.longest:,} moves, {len(total.faults)} faults, {total.seconds:,.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
