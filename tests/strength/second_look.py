"""Look again, with all cards known, at what the level expert prefers.

`python -m tests.strength.second_look --help`.  Rounds are played between the level hard and the level expert
without worlds.  Where the search then prefers another move, both moves are played on from the real state:
real hands, the stock shuffled anew each time, the others as the level hard, the seat as the level expert that
looks neither at worlds nor a draw ahead.  That tells what the search gains in a hundredth of the rounds that
a contest takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random

from rommedesk.engine.deal import make_deal, shuffle_cards
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Draw
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind, Setup
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, RoundResult
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players.arguments import number_between
from rommedesk.players.expert import search_in
from rommedesk.players.hard import HardDrawing, HardPlanner, decide_hard
from rommedesk.players.options import Option
from rommedesk.players.rollouts import Imagined, public_cards, worth_of
from rommedesk.players.weights import STEADY, keen_weights, rollout_weights

SHARE = 0.4
"""So many of the positions are looked at, lest all are of few rounds."""
MOST_MOVES = 1000
"""A round that takes longer is left out."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the search gains in so many positions; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.strength.second_look")
    parser.add_argument("--rules", choices=PRESETS, default="romme")
    parser.add_argument("--positions", type=number_between(1, 10**6), default=300)
    parser.add_argument("--worlds", type=number_between(1, 10**4), default=16)
    parser.add_argument("--rounds", type=number_between(2, 10**4), default=48, help="played for each move")
    parser.add_argument("--seed", type=number_between(1, 10**9), default=1)
    options = parser.parse_args(arguments)
    looks = looked = 0
    gains: list[float] = []
    won: list[float] = []
    for view, state in positions(PRESETS[options.rules], options.seed):
        preferred = preference(view, options.seed + looks, options.worlds)
        if preferred is None:
            continue
        looks += 1
        if preferred[0] is not preferred[1]:
            looked += 1
            first, second = (value(view, state, option, options.rounds) for option in preferred)
            gains.append(second[0] - first[0])
            won.append(second[1] - first[1])
        if looks == options.positions:
            break
    print(
        f"{looks} positions, {looked} other moves: {spread(gains)} points, {spread(won)} % of the rounds won"
    )
    return 0


def positions(rules: RuleSet, seed: int) -> Iterator[tuple[PlayerView, Round]]:
    """What the expert without worlds sees in rounds against the level hard, and what there really is."""
    rng = Random(seed)
    seats = max(2, rules.players[0])
    for number in range(seed, sys.maxsize):
        expert = number % seats + 1
        players = [
            Player(f"seat-{seat}", f"seat {seat}", PlayerKind.COMPUTER, "hard", 1)
            for seat in range(1, seats + 1)
        ]
        record = GameRecord(Setup(rules, tuple(players), number, seats, "arena"))
        state = record.begin_round(make_deal(rules, seats, number, Random(number), seats), "0").state
        while state.result is None:
            view = view_for(record, state.to_move)
            if state.to_move == expert and rng.random() < SHARE:
                yield view, state
            is_expert = state.to_move == expert
            move = decide_hard(view, keen_weights(rules)).move if is_expert else decide_hard(view).move
            stock = None
            if isinstance(move, Draw) and not state.stock:
                stock = shuffle_cards(reshuffle_pool(state), rng)
            state = record.play(move, stock).state


def preference(view: PlayerView, seed: int, worlds: int) -> tuple[Option, Option] | None:
    """The baseline and what the search prefers; `None` if there is nothing to choose."""
    search = search_in(view, seed)
    if search is None:
        return None
    search.run(worlds)
    return search.weighed[0].option, search.best.option


def value(view: PlayerView, state: Round, option: Option, rounds: int) -> tuple[float, float]:
    """What a move comes to on the average with the real hands, in points, and per cent of rounds won."""
    rng = Random(1)
    points = won = 0.0
    for number in range(rounds):
        world = replace(state, stock=shuffle_cards(state.stock, rng))
        imagined = Imagined(world, public_cards(view), Random(number))
        for move in option.moves:
            imagined.make(move)
        result = played_on(imagined, state.to_move)
        if result is not None:
            points += worth_of(view, result)
            won += result.winner == state.to_move
    return points / rounds, 100 * won / rounds


def played_on(imagined: Imagined, seat: int) -> RoundResult | None:
    """How a round ends if the seat goes on as the level expert at its quickest, the others as the level hard.

    `None` if it takes too long.
    """
    for _ in range(MOST_MOVES):
        state = imagined.state
        if state.result is not None:
            return state.result
        weights = rollout_weights(state.rules) if state.to_move == seat else STEADY
        if state.phase is Phase.DRAW:
            imagined.make(HardDrawing(imagined.position(), weights).choose().move)
            continue
        plan = HardPlanner(imagined.position(), weights=weights).best()
        if plan is None:
            return None
        for move in plan.moves:
            imagined.make(move)
    return None


def spread(values: Sequence[float]) -> str:
    """The mean with its interval of 95 %."""
    count = len(values)
    if count < 2:
        return "too few"
    mean = sum(values) / count
    error = sqrt(sum([(each - mean) ** 2 for each in values]) / (count - 1) / count)
    return f"{mean:+.1f} (± {1.96 * error:.1f})"


if __name__ == "__main__":
    sys.exit(main())
