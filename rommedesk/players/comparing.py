"""How good ways to play are beside the best one, as far as a person can learn from it.

A figure helps among ways that differ by some points.  Above that it is exact only in appearance: where
melds score, imagined rounds differ by hundreds of points, and what is thought before of taking stairs is
exaggerated on purpose (`weights.py`: a point that stays in the hand counts six).
"""

from __future__ import annotations

from enum import StrEnum

from rommedesk.players.advice import Advice, Suggestion

MUCH = 25.0
"""What costs so many points is much worse, whatever the scoring: two or three court cards in the hand at the
end, or a meld less."""


class Standing(StrEnum):
    """What can be said of a way to play beside the best one."""

    AS_GOOD = "as-good"
    """The difference may be chance, or is less than half a point."""
    WORSE = "worse"
    """By about as many points as it costs."""
    MUCH_WORSE = "much-worse"
    UNCERTAIN = "uncertain"
    """It seems much worse, or not far from that, but its worlds differed by more."""


def standing(suggestion: Suggestion) -> Standing:
    """What can be said of an alternative."""
    cost, error = suggestion.cost, suggestion.error
    if error > max(cost, MUCH):
        return Standing.UNCERTAIN
    if not round(cost) or cost < error / 2:
        return Standing.AS_GOOD
    return Standing.MUCH_WORSE if cost >= MUCH else Standing.WORSE


def worth_a_look(advice: Advice) -> tuple[Suggestion, ...]:
    """The best way and the others, without those that are much worse if any other one is left."""
    near = [other for other in advice.alternatives if standing(other) is not Standing.MUCH_WORSE]
    return (advice.best, *(near or advice.alternatives))
