"""The match: totals, its end, winners, losers and the prize (rulebook 4 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rommedesk.engine.rules import RuleSet, Scoring, Starter
from rommedesk.engine.state import RoundResult


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after some rounds; every tuple of points or chips is by seat."""

    totals: tuple[int, ...]
    is_over: bool
    winners: tuple[int, ...]
    """The seats that share the win; empty while the match goes on."""
    losers: tuple[int, ...]
    """The seats that lose by exceeding `limit`; empty without one, and while the match goes on."""
    chips: tuple[int, ...]
    """What each bankroll gains or loses by the prize; all 0 without one, and while the match goes on."""


def standing(rules: RuleSet, seats: int, results: Sequence[RoundResult]) -> Standing:
    """How the match stands after these rounds (rulebook 7, *Match end* and *prize*)."""
    totals = _totals(rules, seats, results)
    nobody = (0,) * seats
    if not _is_over(rules, len(results), totals):
        return Standing(totals, False, (), (), nobody)
    best = min(totals) if rules.scoring is Scoring.PENALTY else max(totals)
    winners = _seats_with(best, totals)
    worst = max(totals)
    has_losers = rules.limit is not None and worst > rules.limit
    losers = _seats_with(worst, totals) if has_losers else ()
    return Standing(totals, True, winners, losers, _chips(rules, totals, winners))


def _totals(rules: RuleSet, seats: int, results: Sequence[RoundResult]) -> tuple[int, ...]:
    totals = [0] * seats
    for result in results:
        for index, points in enumerate(result.scores):
            totals[index] += points
        if rules.winner_collects and rules.scoring is Scoring.PENALTY and result.winner:
            totals[result.winner - 1] -= sum(result.scores)
    return tuple(totals)


def _is_over(rules: RuleSet, rounds: int, totals: Sequence[int]) -> bool:
    return (
        (rules.rounds is not None and rounds >= rules.rounds)
        or (rules.limit is not None and max(totals) > rules.limit)
        or (rules.target is not None and max(totals) >= rules.target)
    )


def _seats_with(points: int, totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals, 1) if total == points)


def _chips(rules: RuleSet, totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """The change of each bankroll: the stake paid and the share of the pool won (rulebook 7, *prize*)."""
    pool = rules.prize_stake * len(totals)
    weights = [
        0 if seat in winners else max(0, rules.prize_below - total) for seat, total in enumerate(totals, 1)
    ]
    others = pool * (100 - rules.prize_winner_percent)
    shares = [others * weight // (100 * sum(weights)) if weight else 0 for weight in weights]
    rest, odd = divmod(pool - sum(shares), len(winners))
    for seat in winners:
        shares[seat - 1] = rest
    shares[winners[0] - 1] += odd
    return tuple(share - rules.prize_stake for share in shares)


def first_dealer(rules: RuleSet, seats: int, rng: Random) -> int:
    """The first dealer of a match, by lot; 0 under `high-card`, where nobody deals (rulebook 4)."""
    return 0 if rules.starter is Starter.HIGH_CARD else int(rng.random() * seats) + 1


def next_dealer(dealer: int, seats: int) -> int:
    """Who deals the round after the one that `dealer` dealt: one step clockwise; nobody stays nobody."""
    return dealer % seats + 1 if dealer else 0
