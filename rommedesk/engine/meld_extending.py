"""Adding cards to a meld on the table (rulebook 5.2); `layoffs.py` looks for all ways to do so."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.cards import Card, CardName, Face
from rommedesk.engine.meld_reading import (
    has_adjacent_jokers,
    has_too_many_jokers,
    may_be_set,
    placed,
    written_faces,
)
from rommedesk.engine.melds import LONGEST_RUN, Meld, MeldKind, run_from, run_points, run_starts
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import AcePlace, RuleSet


def extend(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> Meld | Refusal:
    """The meld with these cards added, at both ends of a run if need be (rulebook 5.2).

    Jokers that are not written go where they score most, with equal points to the upper end.  Refused with
    `DOES_NOT_FIT`, `ADJACENT_JOKERS` or `TOO_MANY_JOKERS`.
    """
    found = _extensions(meld, cards, rules, names)
    return found if isinstance(found, Refusal) else found[0]


def extensions(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> tuple[Meld, ...]:
    """Every legal way to add these cards to the meld, the one that `extend` takes first."""
    found = _extensions(meld, cards, rules, names)
    return () if isinstance(found, Refusal) else found


def _extensions(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None
) -> tuple[Meld, ...] | Refusal:
    fixed = written_faces(cards, names)
    larger = _larger_sets if meld.kind is MeldKind.SET else _longer_runs
    shaped = larger(meld, cards, fixed, rules)
    if not shaped:
        return Refusal(Reason.DOES_NOT_FIT)
    legal = shaped
    if meld.kind is MeldKind.RUN and not rules.adjacent_jokers:
        legal = [longer for longer in shaped if not has_adjacent_jokers(longer.cards)]
    if not legal:
        return Refusal(Reason.ADJACENT_JOKERS)
    jokers = sum(card.is_joker for card in legal[0].cards)
    if has_too_many_jokers(jokers, rules):
        return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
    return tuple(legal)


def _larger_sets(
    meld: Meld, cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> list[Meld]:
    if any(face is not None and face.rank != meld.rank for face in fixed):
        return []
    together = (*meld.cards, *cards)
    naturals = [card.face for card in together if card.face is not None]
    if not may_be_set(naturals, len(together), rules):
        return []
    return [Meld(MeldKind.SET, together, tuple(card.face for card in together))]


def _longer_runs(
    meld: Meld, cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> list[Meld]:
    """The longer runs, best place of the new cards first; equal ones with fewer cards below first."""
    suit = meld.suit
    if any(face is not None and face.suit is not suit for face in fixed):
        return []
    size = len(meld.cards) + len(cards)
    starts = run_starts(size, rules)
    found: list[tuple[int, Meld]] = []
    for below in range(len(cards) + 1):
        start = meld.rank - below
        if rules.ace is AcePlace.CORNER:
            start = (start - 1) % LONGEST_RUN + 1
        if start not in starts:
            continue
        above = below + len(meld.cards)
        places = (*range(below), *range(above, size))
        order = placed(fixed, start, places)
        if order is None:
            continue
        added = [cards[index] for index in order]
        points = run_points(start, size, rules)
        scored = sum(points[place] for place in places)
        found.append((scored, run_from((*added[:below], *meld.cards, *added[below:]), suit, start)))
    found.sort(key=lambda scored_run: -scored_run[0])
    return [run for _, run in found]
