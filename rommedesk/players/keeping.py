"""What the level *hard* weighs: what a card is kept for, and what stays in the hand though it could lie."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.cards import CardName
from rommedesk.engine.hand_counters import JOKERS, NATURALS, held_in
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.legality import may_lay_off_on
from rommedesk.engine.rules import HandRummy, RuleSet
from rommedesk.engine.state import TableMeld
from rommedesk.engine.templates import Template
from rommedesk.players.evaluate import NAME_AT, points_of
from rommedesk.players.outs import Unseen, faces_in, near_faces, outs_lost
from rommedesk.players.trial import Tools
from rommedesk.players.weights import Weights

HELD_WORTH = 3.0
"""So many points a turn of waiting may cost on the average: what stays hidden is worth that.  Twice as much
wins more rounds, but fewer points (see docs/strength.md)."""
HELD_WORTH_SHOWN = 1.5
"""The same once the seat has put cards down: it can no longer go out for double points."""
HELD_WORTH_SINGLE = 0.5
"""The same where nobody ever goes out for double points.  There rounds are long: with one and a half points a
turn the hand is caught too often."""
HELD_WORTH_SCORING = 6.0
"""The same where melds score: what lies on the table then brings others points too."""


def worth_of_hiding(tools: Tools, rules: RuleSet, *, has_put_down: bool) -> float:
    """So many points a turn of waiting may cost a seat."""
    if tools.scores_melds:
        return HELD_WORTH_SCORING
    if rules.hand_rummy is HandRummy.NONE:
        return HELD_WORTH_SINGLE
    return HELD_WORTH_SHOWN if has_put_down else HELD_WORTH


def at_stake(tools: Tools, chosen: Sequence[Template], fitting: int) -> int:
    """What is lost if the round ends before these melds and fitting cards lie on the table."""
    points = tools.freed(chosen) + points_of(fitting, tools.values)
    if tools.scores_melds:
        # Points that are not scored, and those that the winner gets for the hand.
        points += sum([template.points for template in chosen])
        points += points_of(fitting, tools.values)
    return points


def kept_for(
    left: int, unseen: Unseen, rules: RuleSet, values: Sequence[int], risk: float, weights: Weights
) -> list[tuple[float, CardName, int, int]]:
    """Of each natural card of a rest: what it is worth to keep, its name, the outs lost with it, its counter.

    `risk` is the chance that the round ends before the next turn.
    """
    near = near_faces(rules.ace)
    lost = outs_lost(faces_in(left), unseen, rules)
    haste = 1 + weights.haste * risk
    found = []
    for counter, copies in held_in(left & NATURALS):
        name = NAME_AT[counter]
        outs = pairs = 0
        if copies == 1:
            # Of twins one can go without loss.
            outs = lost[counter]
            pairs = unseen.number_of(near[counter])
        kept = (weights.outs * outs + weights.pairs * pairs) / unseen.total - haste * values[name]
        found.append((kept, name, outs, counter))
    return found


def fitting_exactly(melds: Sequence[TableMeld], seat: int, rules: RuleSet, hand: int) -> int:
    """The counters of the natural cards of a hand that the seat can lay off without jokers."""
    found = 0
    for lying in melds:
        if may_lay_off_on(lying.owner, seat, rules):
            for extension in extensions_of(lying.meld, hand & ~JOKERS, rules):
                found |= extension.unit
    return found * 7 & NATURALS
