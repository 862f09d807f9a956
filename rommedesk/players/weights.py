"""What counts how much when a card has to be thrown away, in points of the card that is kept."""

from __future__ import annotations

from dataclasses import dataclass

from rommedesk.engine.rules import RuleSet, Scoring
from rommedesk.players.plan import LEFT_WORTH


@dataclass(frozen=True, slots=True)
class Weights:
    """The taste of a player; all figures were found by playing (docs/strength.md)."""

    outs: float
    """What a share of the unseen cards is worth that completes a meld: with 130 about six points for a pair
    of which four in ninety cards make a set."""
    pairs: float
    """The same of cards that only make a pair."""
    harm: float
    """What it costs to throw the next seat a card that it melds at once; shared with all others."""
    haste: float
    """How much more a point in the hand counts when the round is certain to end before the next turn."""
    left: float = LEFT_WORTH
    """What a point that stays in the hand costs, where melds score, when stairs are taken."""
    foresight: float = 0.0
    """What it is worth that the hand after the next draw melds two cards more; 0: not looked at."""


STEADY = Weights(outs=130.0, pairs=10.0, harm=30.0, haste=10.0)
"""Those of the level *hard*."""

_RACING = Weights(outs=500.0, pairs=10.0, harm=15.0, haste=10.0)
_FORESEEING = Weights(outs=500.0, pairs=10.0, harm=15.0, haste=10.0, foresight=400.0)
_SCORING = Weights(outs=200.0, pairs=10.0, harm=15.0, haste=10.0, left=6.0)


def keen_weights(rules: RuleSet) -> Weights:
    """Those of the level *expert*: among players that hold everything back it is the quickest who wins."""
    return _SCORING if rules.scoring is Scoring.MELDS else _FORESEEING


def rollout_weights(rules: RuleSet) -> Weights:
    """The same without foresight, which takes too long for an imagined round."""
    return _SCORING if rules.scoring is Scoring.MELDS else _RACING
