"""A tripwire: no level gets weaker unnoticed.  The real figures are in docs/strength.md."""

import pytest

from rommedesk.engine.presets import PRESETS
from rommedesk.players.arena_figures import Tally
from rommedesk.players.arena_rounds import Contest, play_deals
from rommedesk.players.base import Level


def margins(preset: str, better: Level, worse: Level, rounds: int) -> tuple[float, float]:
    """How many more of the rounds the better player wins, and by how many points a round it is ahead."""
    seats = PRESETS[preset].players[0]
    contest = Contest.of_rounds(PRESETS[preset], (better, *(worse,) * (seats - 1)), rounds, 77)
    tally = Tally(contest.players)
    for _, deal in play_deals(contest):
        tally.add(deal)
    first, second, *_ = tally.figures(1.0).players
    ahead = first.points.mean - second.points.mean
    if preset != "treppen":
        ahead = -ahead
    return first.won.mean - second.won.mean, ahead


@pytest.mark.parametrize(
    ("better", "worse"),
    [(Level.EASY, Level.RANDOM), (Level.MEDIUM, Level.EASY), (Level.HARD, Level.MEDIUM)],
)
def test_each_level_beats_the_next_lower(better: Level, worse: Level) -> None:
    won, points = margins("romme", better, worse, 100)
    assert won > 0
    assert points > 0


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("preset", PRESETS)
def test_hard_is_ahead_of_medium_in_every_game(preset: str) -> None:
    won, points = margins(preset, Level.HARD, Level.MEDIUM, 600)
    if preset == "romme-ru":
        # It wins twice as many rounds, but loses a little more in the others.
        assert won > 0.1
    else:
        assert points > 3.5
