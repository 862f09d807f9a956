"""How long moves take: `python -m tests.benchmarks.bench_moves [MOVES]`.

Rounds of every preset are played at random; then the same moves are judged (`check`) and made (`apply`, which
judges them once more) with nothing else beside, and a round of careless play is timed with all it does.
Times are of the processor, for other programs may be at work.
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from rommedesk.engine.cards import Card
from rommedesk.engine.deal import begin_round, make_deal, shuffle_cards
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.moves import Discard, Draw, LayOff, Move, Pass, TakeDiscards
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from tests.playing import random_move

MOVES = 10_000
SEATS = 3

Played = list[tuple[Round, Move, tuple[Card, ...]]]


def careless_move(state: Round, rng: Random) -> Move:
    """A legal move found by trying: draw or take, lay off now and then, discard."""
    seat = state.to_move
    if state.phase is Phase.DRAW:
        moves: list[Move] = [Draw(seat), TakeDiscards(seat), Pass(seat)]
        if rng.random() < 0.3 and state.rules.discard_pickup.value != "must-use":
            moves.reverse()
        return next(move for move in moves if check(state, move) is None)
    while True:
        name = state.mover.hand[int(rng.random() * len(state.mover.hand))].name
        move: Move = Discard(seat, name)
        if state.melds and rng.random() < 0.5:
            move = LayOff(seat, (name,), int(rng.random() * len(state.melds)) + 1)
        if check(state, move) is None:
            return move


def play(rules: RuleSet, choose: Callable[[Round, Random], Move], moves: int) -> Played:
    """So many moves of rounds, played to their ends."""
    played: Played = []
    number = 0
    while len(played) < moves:
        number += 1
        rng = Random(number)
        state = begin_round(rules, SEATS, make_deal(rules, SEATS, number, rng, 1)).state
        while state.phase is not Phase.OVER:
            move = choose(state, rng)
            pool = reshuffle_pool(state) if isinstance(move, Draw) else ()
            stock = shuffle_cards(pool, rng) if pool else ()
            played.append((state, move, stock))
            state = apply(state, move, stock).state
    return played


def main(moves: int = MOVES) -> None:
    """Print all figures."""
    for name, rules in PRESETS.items():
        played = play(rules, random_move, moves)
        begun = process_time()
        for state, move, stock in played:
            check(state, move)
            apply(state, move, stock)
        spent = 1e6 * (process_time() - begun) / len(played)
        begun = process_time()
        careless = len(play(rules, careless_move, moves))
        rate = careless / (process_time() - begun)
        print(f"{name:16} check and apply {spent:5.1f} µs a move, careless play {rate:7,.0f} moves a second")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
