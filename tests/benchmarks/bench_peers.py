"""How fast solver and engine are beside those of others: `make bench-peers` prints Markdown tables.

RLCard and OpenSpiel play gin rummy (one pack, no jokers), ours Rommé.  Everything runs in one process and
takes turns, run by run, so that what else the machine does hits all alike; each figure is the median of the
runs.  Times are of the processor, and the load of the machine is told, for a busy one is slower even so.

What a step takes along differs.  RLCard's environment lists the legal moves and makes an observation at every
step, its bare game only lists the moves; OpenSpiel lists them, and cards that chance deals are steps too.  Of
ours "applied" is `apply` alone, which judges every move and tells what happened, on random rounds whose moves
were chosen before.  In "random play" the level random chooses them, from the state itself.  The arena's
rounds are more: a player gets a view of its own and decides, and the move is judged, applied and recorded.
"""

import os
import statistics
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time

import pyspiel
import rlcard
from rlcard.games.gin_rummy.game import GinRummyGame

from rommedesk.engine.cards import ALL_FACES, Card
from rommedesk.engine.deal import begin_round, make_deal, shuffle_cards
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Draw
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.solver import Goal, Solver, solver_for
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.arena_rounds import collect_seldom
from rommedesk.players.base import Level
from rommedesk.players.random_player import decide_random
from tests.benchmarks.bench_arena import moves_per_second
from tests.benchmarks.bench_moves import Played, play
from tests.benchmarks.bench_solver import UNCOUNTED, deal
from tests.playing import random_move

RUNS = 5
SECONDS = 2.0
"""So long a run of another engine takes at least."""
MOVES = 20_000
"""So many moves a run of ours takes at least."""
HANDS = 2_000
LARGE_HANDS = 500
MEASURED_AGAIN = 5
NARROW_RANKS = 6
"""The hands that are hard on purpose come from so many neighbouring ranks."""

RANDOM_TARGET, MEDIUM_TARGET, TIMES_PEER = 25_000, 7_000, 3
MEDIAN_TARGET, LATE_TARGET, WORST_TARGET = 0.15, 1.0, 60.0
"""In milliseconds."""

Run = Callable[[int], float]
"""Gives the steps a second of the run of this number."""


# ---- engines ---------------------------------------------------------------------------------------------


def steps_per_second(steps: Iterator[None]) -> float:
    """The speed of an endless game."""
    count, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        for _ in range(100):
            next(steps)
        count += 100
    return count / spent


def rlcard_environment(run: int) -> Iterator[None]:
    """RLCard with observations."""
    environment, rng = rlcard.make("gin-rummy", config={"seed": run}), Random(run)
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            yield


def rlcard_game(run: int) -> Iterator[None]:
    """RLCard's game without its environment."""
    game, rng = GinRummyGame(), Random(run)
    game.np_random.seed(run)
    while True:
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            yield


def open_spiel(run: int) -> Iterator[None]:
    """OpenSpiel's game, which is written in C++, from Python."""
    game, rng = pyspiel.load_game("gin_rummy"), Random(run)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def random_play(run: int) -> Iterator[None]:
    """Rounds of ours between random players that look at the state itself."""
    rules, rng, number = PRESETS["romme"], Random(run), 0
    while True:
        number += 1
        step = begin_round(rules, 2, make_deal(rules, 2, number, rng, 1))
        while (state := step.state).result is None:
            view = PlayerView(state.to_move, state, step.events, (0, 0), 1)
            move = decide_random(view, rng.getrandbits(64)).move
            pool = reshuffle_pool(state) if isinstance(move, Draw) else ()
            step = apply(state, move, shuffle_cards(pool, rng) if pool else None)
            yield


def applied(played: Played) -> float:
    """How many of these moves are judged and applied in a second."""
    begun = process_time()
    for state, move, stock in played:
        apply(state, move, stock)
    return len(played) / (process_time() - begun)


def engines() -> dict[str, Run]:
    """All that is compared."""
    recorded = play(PRESETS["romme"], random_move, MOVES)
    return {
        "Rommé Desk: applied": lambda _: applied(recorded),
        "Rommé Desk: random play": lambda run: steps_per_second(random_play(run)),
        "Rommé Desk: arena, random": lambda run: moves_per_second(
            "romme", Level.RANDOM, MOVES, 1 + 10_000 * run
        ),
        "Rommé Desk: arena, medium": lambda run: moves_per_second(
            "romme", Level.MEDIUM, MOVES, 1 + 10_000 * run
        ),
        "RLCard: environment": lambda run: steps_per_second(rlcard_environment(run)),
        "RLCard: bare game": lambda run: steps_per_second(rlcard_game(run)),
        "OpenSpiel: from Python": lambda run: steps_per_second(open_spiel(run)),
    }


def compare_engines() -> None:
    """Print the table of the engines."""
    runs = engines()
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(RUNS + 1):
        for name, run in runs.items():
            speed = run(number)
            # The first run fills tables of melds and caches.
            if number > 0:
                found[name].append(speed)
    peer = statistics.median(found["RLCard: environment"])
    targets = {
        "Rommé Desk: applied": max(RANDOM_TARGET, TIMES_PEER * peer),
        "Rommé Desk: random play": max(RANDOM_TARGET, TIMES_PEER * peer),
        "Rommé Desk: arena, random": RANDOM_TARGET,
        "Rommé Desk: arena, medium": MEDIUM_TARGET,
    }
    print(f"| engine, {RUNS} runs | steps a second | lowest – highest | × RLCard's environment | target |")
    print("| --- | ---: | --- | ---: | --- |")
    for name, speeds in found.items():
        median = statistics.median(speeds)
        target = f"≥ {targets[name]:,.0f}" if name in targets else ""
        spread = f"{min(speeds):,.0f} – {max(speeds):,.0f}"
        print(f"| {name} | {median:,.0f} | {spread} | {median / peer:.1f} | {target} |", flush=True)


# ---- the solver ------------------------------------------------------------------------------------------


def narrow(rng: Random, size: int, jokers: int) -> tuple[Card, ...]:
    """A hand of few neighbouring ranks, which can be melded in very many ways."""
    first = rng.randrange(1, 14 - NARROW_RANKS + 1)
    ranks = range(first, first + NARROW_RANKS)
    cards = [Card.of(face, copy) for face in ALL_FACES if face.rank in ranks for copy in range(2)]
    return (*rng.sample(cards, size - jokers), *(Card.of(None, copy) for copy in range(jokers)))


def hand_time(hand: tuple[Card, ...], solver: Solver) -> float:
    """How many milliseconds the best partition takes."""
    begun = process_time()
    solver.partition(hand)
    return 1_000 * (process_time() - begun)


def hand_times(hands: Sequence[tuple[Card, ...]], rules: RuleSet) -> list[float]:
    """How many milliseconds each hand takes, the quickest first.

    A machine that stops for others makes single hands slow.  So the slowest are measured again, with a solver
    that remembers nothing, and count as the slowest only if they are slow again.
    """
    times = [hand_time(hand, solver_for(rules, Goal.FEWEST_LEFT)) for hand in hands]
    for index in sorted(range(len(hands)), key=times.__getitem__)[-MEASURED_AGAIN:]:
        for _ in range(2):
            times[index] = min(times[index], hand_time(hands[index], Solver(rules, Goal.FEWEST_LEFT)))
    return sorted(times)


def measure_solver() -> None:
    """Print the table of the solver."""
    rules = PRESETS["romme"]
    cases: dict[str, tuple[Callable[[Random], tuple[Card, ...]], int]] = {
        "14 cards, 0–3 jokers": (lambda rng: deal(rng, rules, 14, (0, 1, 2, 3)), HANDS),
        "22 cards, 4 jokers, random": (lambda rng: deal(rng, rules, 22, (4,)), LARGE_HANDS),
        "22 cards, 4 jokers, narrow": (lambda rng: narrow(rng, 22, 4), LARGE_HANDS),
        "7 cards, no joker": (lambda rng: deal(rng, rules, 7, (0,)), HANDS),
        "15 cards, no joker": (lambda rng: deal(rng, rules, 15, (0,)), HANDS),
        "30 cards, no joker": (lambda rng: deal(rng, rules, 30, (0,)), HANDS),
    }
    first, *_ = cases.values()
    hand_times([first[0](Random(-number)) for number in range(1, UNCOUNTED + 1)], rules)
    found: dict[str, list[list[float]]] = {name: [] for name in cases}
    for run in range(RUNS):
        for name, (make, count) in cases.items():
            rng = Random(run)
            found[name].append(hand_times([make(rng) for _ in range(count)], rules))
    targets = {
        "14 cards, 0–3 jokers": f"median ≤ {MEDIAN_TARGET}, p99 ≤ {LATE_TARGET:g}",
        "22 cards, 4 jokers, random": f"worst ≤ {WORST_TARGET:g}",
        "22 cards, 4 jokers, narrow": f"worst ≤ {WORST_TARGET:g}",
    }
    print(f"| solver, fewest points left, {RUNS} runs | hands | median (ms) | p99 | worst of all | target |")
    print("| --- | ---: | ---: | ---: | ---: | --- |")
    for name, runs in found.items():
        median = statistics.median(statistics.median(times) for times in runs)
        late = statistics.median(times[len(times) * 99 // 100] for times in runs)
        worst = max(times[-1] for times in runs)
        hands = sum(map(len, runs))
        print(f"| {name} | {hands:,} | {median:.3f} | {late:.2f} | {worst:.2f} | {targets.get(name, '')} |")


def main() -> None:
    """Print all tables."""
    collect_seldom()
    load = " ".join(f"{average:.2f}" for average in os.getloadavg())
    print(f"Load of the machine at the start: {load} on {os.cpu_count()} processors.\n")
    measure_solver()
    print()
    compare_engines()
    load = " ".join(f"{average:.2f}" for average in os.getloadavg())
    print(f"\nLoad of the machine at the end: {load}.")


if __name__ == "__main__":
    main()
