"""What stands on a score sheet, worked out by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rommedesk.engine.cards import Card
from rommedesk.engine.match import Standing
from rommedesk.engine.rules import RuleSet, Scoring
from rommedesk.engine.scoring import card_value, hand_points
from rommedesk.engine.state import Round, RoundResult
from rommedesk.ui.i18n.rule_phrases import nearest_preset


@dataclass(frozen=True, slots=True)
class Remainder:
    """What one seat kept in the hand at the end of a round."""

    seat: int
    cards: tuple[Card, ...]
    """By suit and rank, jokers last."""
    values: tuple[int, ...]
    """What each of the cards counts."""
    total: int
    """Their sum."""
    charged: int
    """What the seat pays (penalty) or loses to the winner (melds): other than the sum after a hand rummy."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet."""

    rules: RuleSet
    results: tuple[RoundResult, ...]
    standing: Standing
    remainders: tuple[Remainder, ...]
    """Of the last round; seats without cards are left out."""
    melded: tuple[int, ...]
    """Under meld scoring: what each seat scored on the table in the last round; else empty."""
    preset: str
    """The preset that the rules came from, or come nearest to."""

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the best total; nobody as long as all are equal."""
        totals = self.standing.totals
        if len(set(totals)) == 1 and not self.standing.is_over:
            return ()
        if self.standing.is_over:
            return self.standing.winners
        best = max(totals) if self.rules.scoring is Scoring.MELDS else min(totals)
        return tuple(seat for seat, total in enumerate(totals, 1) if total == best)

    @property
    def won_from_others(self) -> int:
        """Under meld scoring: what the winner of the last round got for the hands of the others."""
        if not self.results or not self.melded or not self.results[-1].winner:
            return 0
        last = self.results[-1]
        return last.scores[last.winner - 1] - self.melded[last.winner - 1]


def make_sheet(
    rules: RuleSet,
    results: Sequence[RoundResult],
    standing: Standing,
    last: Round | None,
    preset: str = "",
) -> Sheet:
    """The sheet after these rounds; `last` is the state in which the last of them ended, all hands open."""
    is_over = last is not None and last.result is not None
    return Sheet(
        rules,
        tuple(results),
        standing,
        _remainders(last) if last is not None and is_over else (),
        tuple(seat.score for seat in last.seats)
        if last is not None and is_over and rules.scoring is Scoring.MELDS
        else (),
        preset or nearest_preset(rules),
    )


def _remainders(last: Round) -> tuple[Remainder, ...]:
    result, rules = last.result, last.rules
    assert result is not None
    found = []
    for number, seat in enumerate(last.seats, 1):
        if not seat.hand or number == result.winner:
            continue
        hand = tuple(sorted(seat.hand, key=lambda card: card.face or 99))
        total = hand_points(hand, rules)
        if rules.scoring is Scoring.PENALTY:
            charged = result.scores[number - 1]
        else:
            charged = 0 if not result.winner else total * (2 if result.hand_rummy else 1)
        values = tuple(card_value(card, rules) for card in hand)
        found.append(Remainder(number, hand, values, total, charged))
    return tuple(found)
