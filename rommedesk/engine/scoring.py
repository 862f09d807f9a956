"""What cards, melds and rounds count (rulebook 2, 5.2 and 7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.melds import Meld, card_points, face_points, meld_points
from rommedesk.engine.rules import HandRummy, OpeningJokers, RuleSet, Scoring
from rommedesk.engine.state import Round, Turn

HAND_RUMMY_EXTRA = 25
"""What the others pay on top under `plus-25`."""


def card_value(card: Card, rules: RuleSet) -> int:
    """What the card counts in a hand (rulebook 2); a card that cannot be seen counts 0."""
    if card.is_joker:
        return rules.joker_hand
    face = card.face
    if face is None:
        return 0
    return rules.ace_hand if face.rank == 1 else face_points(face.rank)


def hand_points(cards: Iterable[Card], rules: RuleSet) -> int:
    """The value of a hand (rulebook 2)."""
    return sum(card_value(card, rules) for card in cards)


def opening_points(meld: Meld, rules: RuleSet) -> int:
    """What one meld counts towards the opening minimum (rulebook 5.2, `opening_jokers`)."""
    match rules.opening_jokers:
        case OpeningJokers.COUNT:
            return meld_points(meld, rules)
        case OpeningJokers.ZERO:
            return sum(
                points
                for card, points in zip(meld.cards, card_points(meld, rules), strict=True)
                if not card.is_joker
            )
    assert_never(rules.opening_jokers)


def turn_points(turn: Turn, meld: Meld, rules: RuleSet) -> int:
    """What the melds of the turn and this one count towards the minimum: their sum, or the best alone."""
    points = opening_points(meld, rules)
    return max(turn.points, points) if rules.opening_single_meld else turn.points + points


def opening_total(counts: Iterable[int], rules: RuleSet) -> int:
    """What melds that count so much reach of the minimum: their sum, or the best alone (rulebook 5.2)."""
    return max(counts, default=0) if rules.opening_single_meld else sum(counts)


def is_hand_rummy(state: Round) -> bool:
    """Whether it is a hand rummy if the seat to move goes out now (rulebook 7).

    It is one if the seat had put nothing on the table before this turn and, under `hand_rummy_no_layoff`,
    has only put down melds.  Where `hand_rummy` is *none* there is no such thing.
    """
    rules = state.rules
    return (
        rules.hand_rummy is not HandRummy.NONE
        and not state.mover.has_put_down
        and not (rules.hand_rummy_no_layoff and state.turn.has_laid_off)
    )


def round_scores(state: Round) -> tuple[int, ...]:
    """The points of the round by seat: those of its result, or under meld scoring what was scored so far."""
    return tuple(seat.score for seat in state.seats) if state.result is None else state.result.scores


def final_scores(state: Round, winner: int, *, hand_rummy: bool) -> tuple[int, ...]:
    """The points of a round that ends with these hands; `winner` 0 for a pass or dead round (rulebook 7)."""
    match state.rules.scoring:
        case Scoring.PENALTY:
            return tuple(
                0 if number == winner else _penalty(state, number, hand_rummy=hand_rummy)
                for number in range(1, len(state.seats) + 1)
            )
        case Scoring.MELDS:
            return tuple(
                seat.score + (_won(state, winner, hand_rummy=hand_rummy) if number == winner else 0)
                for number, seat in enumerate(state.seats, 1)
            )
    assert_never(state.rules.scoring)


def _penalty(state: Round, number: int, *, hand_rummy: bool) -> int:
    rules, seat = state.rules, state.seat(number)
    if rules.unopened_penalty is not None and not seat.has_put_down:
        points = rules.unopened_penalty
    else:
        points = hand_points(seat.hand, rules)
    if not hand_rummy:
        return points
    return 2 * points if rules.hand_rummy is HandRummy.DOUBLE else points + HAND_RUMMY_EXTRA


def _won(state: Round, winner: int, *, hand_rummy: bool) -> int:
    """What the player who went out gets for the hands of the others under meld scoring."""
    points = sum(
        hand_points(seat.hand, state.rules) for number, seat in enumerate(state.seats, 1) if number != winner
    )
    return 2 * points if hand_rummy else points
