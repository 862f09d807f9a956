"""Medium and Hard against OpenSpiel's bot for gin rummy: `make bench-gin`, a Markdown table.

The rules are OpenSpiel's own with its usual settings: ten cards, knocks at ten points or fewer, 25 points for
gin and for an undercut, single rounds.  Its bot, `SimpleGinRummyBot`, takes an upcard that it melds or can
knock with, throws the dearest useless card, knocks as soon as it may, and never lays off.  Every deal is
played twice with the seats changed, and the deal is what the 95 % interval is reckoned from.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Protocol

import pyspiel

from rommedesk.players.arena_figures import Estimate, estimate
from rommedesk.players.base import Level
from tests.benchmarks.gin.players import GinPlayer

GAMES = 2_000
SEED = 7_000_003


class Player(Protocol):
    """A player at OpenSpiel's table."""

    def step(self, state: pyspiel.State) -> int:
        """Its next action."""


class Bot:
    """OpenSpiel's bot."""

    def __init__(self, player: int) -> None:
        self._bot = pyspiel.make_simple_gin_rummy_bot(GAME.get_parameters(), player)

    def step(self, state: pyspiel.State) -> int:
        """Its next action."""
        return int(self._bot.step(state))


GAME = pyspiel.load_game("gin_rummy")
Seating = Callable[[int], Player]
"""Makes a new player for a seat."""

PLAYERS: dict[str, Seating] = {
    "medium": lambda player: GinPlayer(Level.MEDIUM, player),
    "hard": lambda player: GinPlayer(Level.HARD, player),
    "OpenSpiel's bot": Bot,
}
PAIRS = (("medium", "OpenSpiel's bot"), ("hard", "OpenSpiel's bot"), ("hard", "medium"))


def play(deck: list[int], seatings: tuple[Seating, Seating]) -> list[int]:
    """The points of one round by seat; cards are dealt in the order of the deck."""
    state = GAME.new_initial_state()
    players = [seating(player) for player, seating in enumerate(seatings)]
    cards = iter(deck)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(cards))
            continue
        current, upcard = state.current_player(), state.upcard()
        action = players[current].step(state)
        state.apply_action(action)
        for player in players:
            if isinstance(player, GinPlayer):
                player.watch(current, action, upcard)
    return [round(points) for points in state.returns()]


def contest(one: str, other: str, games: int, seed: int) -> str:
    """A line of the table."""
    won: list[int] = []
    points: list[int] = []
    drawn = 0
    for number in range(games // 2):
        deck = list(range(52))
        Random(seed + number).shuffle(deck)
        first = play(deck, (PLAYERS[one], PLAYERS[other]))[0]
        second = play(deck, (PLAYERS[other], PLAYERS[one]))[1]
        won.append((first > 0) + (second > 0))
        points.append(first + second)
        drawn += (first == 0) + (second == 0)
    share = estimate(won, 2)
    percent = Estimate(100 * share.mean, 100 * share.low, 100 * share.high)
    gained = estimate(points, 2)
    return (
        f"| {one}, {other} | {games:,} | {percent.mean:.1f} % ({percent.low:.1f}–{percent.high:.1f}) "
        f"| {100 * drawn / games:.1f} % | {gained.mean:+.2f} ({gained.low:+.2f} to {gained.high:+.2f}) |"
    )


def main(games: int = GAMES, seed: int = SEED) -> None:
    """Print the table."""
    print("| A and B | rounds | A wins | nobody | points A wins a round |")
    print("| --- | --- | --- | --- | --- |")
    for one, other in PAIRS:
        print(contest(one, other, games, seed), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
