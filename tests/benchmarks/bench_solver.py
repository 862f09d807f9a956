"""How long the hand solver takes: `python -m tests.benchmarks.bench_solver [HANDS]`.

Every hand is dealt from a shuffled pack; the first thousand are not counted, for they fill the tables of
melds, as the first rounds of a game do.  Times are of the processor, for other programs may be at work.
"""

import gc
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import process_time

from rommedesk.engine.cards import Card, new_pack
from rommedesk.engine.opening import best_opening
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.solver import Goal, best_partition, solver_for

HANDS = 2_000
UNCOUNTED = 1_000
LARGE_HANDS = 50


def deal(rng: Random, rules: RuleSet, size: int, jokers: Sequence[int]) -> tuple[Card, ...]:
    """A hand with one of these numbers of jokers, out of two packs."""
    count = rng.choice(jokers)
    naturals = rng.sample(new_pack(max(2, rules.packs), 0), size - count)
    return (*naturals, *(Card.of(None, copy) for copy in range(count)))


def measure(name: str, work: Callable[[tuple[Card, ...]], object], hands: Sequence[tuple[Card, ...]]) -> None:
    """Print median, 99th percentile and worst time of `work` on the hands."""
    times = []
    # What the benchmark itself keeps is no work for the garbage collector of a game.
    gc.collect()
    gc.freeze()
    for hand in hands:
        begun = process_time()
        work(hand)
        times.append(1_000 * (process_time() - begun))
    gc.unfreeze()
    times.sort()
    late = times[min(len(times) - 1, len(times) * 99 // 100)]
    print(f"{name:48} median {statistics.median(times):8.3f} ms  p99 {late:8.3f}  worst {times[-1]:8.3f}")


def main(hands: int = HANDS) -> None:
    """Print all figures."""
    for name, preset in PRESETS.items():
        # What other rules have left in the memory is no part of a game.
        solver_for.cache_clear()
        gc.collect()
        # A pack of 52 has no hand of 45 cards that says anything: all rules are measured with two packs.
        rules = replace(preset, packs=max(2, preset.packs))
        rng = Random(1)

        def fewest(hand: tuple[Card, ...], rules: RuleSet = rules) -> object:
            return best_partition(hand, rules)

        def most(hand: tuple[Card, ...], rules: RuleSet = rules) -> object:
            return best_partition(hand, rules, goal=Goal.MOST_MELDED)

        def opening(hand: tuple[Card, ...], rules: RuleSet = rules) -> object:
            return best_opening(hand, rules)

        small = [deal(rng, rules, 14, (0, 1, 2, 3)) for _ in range(UNCOUNTED + hands)]
        for work in (fewest, most, opening):
            for hand in small[:UNCOUNTED]:
                work(hand)
        measure(f"{name}: 14 cards, 0-3 jokers, fewest left", fewest, small[UNCOUNTED:])
        measure(f"{name}: 14 cards, 0-3 jokers, most melded", most, small[UNCOUNTED:])
        measure(f"{name}: 14 cards, 0-3 jokers, cheapest opening", opening, small[UNCOUNTED:])
        medium = [deal(rng, rules, 22, (4,)) for _ in range(hands)]
        measure(f"{name}: 22 cards, 4 jokers, fewest left", fewest, medium)
        large = [deal(rng, rules, 45, (8,)) for _ in range(min(hands, LARGE_HANDS))]
        measure(f"{name}: 45 cards, 8 jokers, fewest left", fewest, large)
        measure(f"{name}: 45 cards, 8 jokers, cheapest opening", opening, large)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
