"""What each setting of the level *expert* costs and changes: `python -m tests.benchmarks.bench_thoroughness`.

In positions of rounds between players of the level *hard* it decides with the worlds of every setting,
however long that takes.  Each line: a game, the setting, seconds of the processor a decision, and how many
decisions are those of the usual setting.  A number of positions a game may follow the command.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import mean
from time import process_time
from unittest.mock import patch

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players import expert
from rommedesk.players.base import Level, decide
from rommedesk.players.levels import WORLDS, Thoroughness
from tests.playing import deal_round, make_move, new_record

GAMES = (("romme", 2), ("romme", 4), ("treppen", 2))
POSITIONS = 40
SHARE = 0.15
"""Of so many of the positions of a round one is looked at."""


def main(positions: int = POSITIONS) -> None:
    """Print all figures."""
    with patch.object(expert, "EMERGENCY_S", float("inf")):
        for game, seats in GAMES:
            times: dict[Thoroughness, list[float]] = {setting: [] for setting in WORLDS}
            same = dict.fromkeys(WORLDS, 0)
            for number, view in enumerate(islice(positions_of(game, seats), positions)):
                moves = {}
                for setting, worlds in WORLDS.items():
                    begun = process_time()
                    moves[setting] = decide(view, Level.EXPERT, number, worlds).move
                    times[setting].append(process_time() - begun)
                for setting, move in moves.items():
                    same[setting] += move == moves[Thoroughness.NORMAL]
            for setting, found in times.items():
                figures = f"mean {mean(found):.2f} s, worst {max(found):.2f} s, {same[setting]} as usual"
                print(f"{game:8} {seats} seats  {setting:9} {figures}  ({positions} positions)", flush=True)


def positions_of(game: str, seats: int, seed: int = 900) -> Iterator[PlayerView]:
    """Some positions of one round after the other, as the seat to move sees them."""
    while True:
        rng = Random(seed)
        seed += 1
        record = new_record(PRESETS[game], seats, rng)
        deal_round(record, rng)
        while (state := record.round) is not None and state.result is None:
            view = view_for(record, state.to_move)
            if rng.random() < SHARE:
                yield view
            make_move(record, decide(view, Level.HARD, seed).move, rng)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
