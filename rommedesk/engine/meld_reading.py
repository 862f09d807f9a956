"""What a row of cards is as a meld, and what its jokers stand for (rulebook 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rommedesk.engine.cards import Card, CardName, Face
from rommedesk.engine.melds import (
    LARGEST_SET,
    LONGEST_RUN,
    MOST_EQUAL_CARDS,
    SHORTEST_MELD,
    Meld,
    MeldKind,
    run_from,
    run_points,
    run_starts,
)
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.swift import swiftly_made


def as_meld(cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None) -> Meld | Refusal:
    """The meld that these cards make in this written order, by the order rule of rulebook 3.

    `names` say what jokers shall stand for; without them nothing is written.  Refused with `NOT_A_MELD`,
    `ADJACENT_JOKERS` or `TOO_MANY_JOKERS`.
    """
    found = _readings(cards, rules, names)
    return found if isinstance(found, Refusal) else next(found)


def readings(
    cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> tuple[Meld, ...]:
    """Every legal reading of these cards, the one that `as_meld` takes first; empty if they are no meld.

    One natural card with jokers is a set and, where the rules let it, a run of its suit as well.
    """
    found = _readings(cards, rules, names)
    if isinstance(found, Refusal):
        return ()
    melds = tuple(found)
    if melds[0].kind is MeldKind.SET and sum(not card.is_joker for card in cards) == 1:
        runs = _run_readings(cards, written_faces(cards, names), rules)
        melds += () if isinstance(runs, Refusal) else tuple(runs)
    return melds


def _readings(
    cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None
) -> Iterator[Meld] | Refusal:
    fixed = written_faces(cards, names)
    naturals = [card.face for card in cards if card.face is not None]
    if len(cards) < SHORTEST_MELD or not naturals:
        return Refusal(Reason.NOT_A_MELD)
    jokers = len(cards) - len(naturals)
    if _is_set_shaped(naturals, fixed, jokers):
        if not may_be_set(naturals, len(cards), rules):
            return Refusal(Reason.NOT_A_MELD)
        if has_too_many_jokers(jokers, rules):
            return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
        return iter((Meld(MeldKind.SET, tuple(cards), tuple(card.face for card in cards)),))
    return _run_readings(cards, fixed, rules)


def _run_readings(
    cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> Iterator[Meld] | Refusal:
    """Every legal run of these cards, the best one first."""
    rows = _rows(cards, fixed, rules)
    if not rows:
        return Refusal(Reason.NOT_A_MELD)
    legal = rows if rules.adjacent_jokers else [row for row in rows if not row.has_adjacent_jokers]
    if not legal:
        return Refusal(Reason.ADJACENT_JOKERS)
    if has_too_many_jokers(sum(card.is_joker for card in cards), rules):
        return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
    if len(legal) > 1:
        legal.sort(key=lambda row: (row.is_written, row.points, row.start), reverse=True)
    suit = next(card.face.suit for card in cards if card.face is not None)
    return (run_from([cards[index] for index in row.order], suit, row.start) for row in legal)


def _is_set_shaped(naturals: Sequence[Face], fixed: Sequence[Face | None], jokers: int) -> bool:
    """Whether the cards are meant as a set: one rank only, and one natural with at most three jokers."""
    rank = naturals[0].rank
    if any(face is not None and face.rank != rank for face in fixed):
        return False
    return len(naturals) > 1 or jokers < LARGEST_SET


@swiftly_made
@dataclass(frozen=True, slots=True)
class _Row:
    """One way to put cards in a row: the first unrolled rank and the index of the card at each position."""

    start: int
    order: tuple[int, ...]
    is_written: bool
    points: int
    has_adjacent_jokers: bool


def _rows(cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet) -> list[_Row]:
    """Every way to make a run of the cards, whatever the limits on jokers."""
    bound = [face for face in fixed if face is not None]
    first = bound[0]
    if any(face.suit is not first.suit for face in bound):
        return []
    size = len(cards)
    allowed, written = run_starts(size, rules), tuple(range(size))
    rows = []
    for place in range(size):
        start = (first.rank - place - 1) % LONGEST_RUN + 1
        order = placed(fixed, start, written) if start in allowed else None
        if order is not None:
            rows.append(
                _Row(
                    start,
                    order,
                    is_written=order == written,
                    points=sum(run_points(start, size, rules)),
                    has_adjacent_jokers=has_adjacent_jokers([cards[index] for index in order]),
                )
            )
    return rows


# ---- what holds for melds that are added to as well ------------------------------------------------------


def written_faces(cards: Sequence[Card], names: Sequence[CardName] | None) -> list[Face | None]:
    """What each card is bound to be: its face, what is written behind a joker, or nothing yet."""
    if names is None:
        return [card.face for card in cards]
    return [
        card.face if card.face is not None else name.stands_for
        for card, name in zip(cards, names, strict=True)
    ]


def may_be_set(naturals: Sequence[Face], size: int, rules: RuleSet) -> bool:
    """Whether these natural cards of one rank may lie in a set of so many cards."""
    most_equal = MOST_EQUAL_CARDS if rules.equal_cards_in_set else 1
    return size <= LARGEST_SET and all(naturals.count(face) <= most_equal for face in naturals)


def has_too_many_jokers(jokers: int, rules: RuleSet) -> bool:
    """Whether a meld may not hold so many jokers."""
    return rules.max_jokers_per_meld is not None and jokers > rules.max_jokers_per_meld


def placed(fixed: Sequence[Face | None], start: int, places: Sequence[int]) -> tuple[int, ...] | None:
    """Which card comes at each of the free `places` of a run that begins at `start`; `None` if they fit not.

    Cards that are bound to a face go where it belongs, the others fill the gaps in the given order.
    """
    at: dict[int, int] = {}
    loose: list[int] = []
    for index, face in enumerate(fixed):
        if face is None:
            loose.append(index)
            continue
        place = (face.rank - start) % LONGEST_RUN
        if place in at or place not in places:
            return None
        at[place] = index
    gaps = iter(loose)
    return tuple(at[place] if place in at else next(gaps) for place in places)


def has_adjacent_jokers(cards: Sequence[Card]) -> bool:
    """Whether two jokers lie side by side."""
    return any(left.is_joker and right.is_joker for left, right in pairwise(cards))
