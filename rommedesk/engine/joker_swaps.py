"""Swapping jokers on the table for natural cards (rulebook 5, *Joker swap*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rommedesk.engine.cards import Card, Face, Suit
from rommedesk.engine.melds import LARGEST_SET, SHORTEST_MELD, Meld, MeldKind
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import RuleSet, SetSwap


def missing_faces(meld: Meld) -> tuple[Face, ...]:
    """The faces that are missing in a set: those of the suits of which it holds no natural card."""
    held = {face.suit for face in meld.faces if face is not None}
    return tuple(Face.of(meld.rank, suit) for suit in Suit if suit not in held)


def is_locked(meld: Meld, rules: RuleSet) -> bool:
    """Whether no card can ever free the jokers of this meld as it lies (rulebook 5, *Joker swap*)."""
    if meld.kind is MeldKind.RUN:
        return False
    match rules.joker_swap_in_set:
        case SetSwap.ANY_MISSING:
            return False
        case SetSwap.FULL_SET_ONLY:
            return len(meld.cards) < LARGEST_SET or len(missing_faces(meld)) != 1
        case SetSwap.BOTH_MISSING:
            naturals = sum(face is not None for face in meld.faces)
            return len(meld.cards) > SHORTEST_MELD or naturals != 2 or len(missing_faces(meld)) != 2
    assert_never(rules.joker_swap_in_set)


def swap_choices(meld: Meld, rules: RuleSet) -> tuple[tuple[Face, ...], ...]:
    """Each group of faces that frees a joker of this meld; empty if there is no joker or it is locked."""
    if not any(card.is_joker for card in meld.cards) or is_locked(meld, rules):
        return ()
    if meld.kind is MeldKind.RUN:
        return tuple(
            (face,) for card, face in zip(meld.cards, meld.faces, strict=True) if card.is_joker and face
        )
    missing = missing_faces(meld)
    if rules.joker_swap_in_set is SetSwap.BOTH_MISSING:
        return (missing,)
    return tuple((face,) for face in missing)


def swap(meld: Meld, cards: Sequence[Card], rules: RuleSet) -> tuple[Meld, Card] | Refusal:
    """The meld with a joker replaced by these natural cards, and the joker (rulebook 5, *Joker swap*).

    In a run and in a set the first card takes the place of the joker, a second one is put at the end.
    Refused with `NO_JOKER`, `JOKER_LOCKED` or `WRONG_CARD`; whether swaps are allowed at all is not looked
    at.
    """
    if not any(card.is_joker for card in meld.cards):
        return Refusal(Reason.NO_JOKER)
    choices = swap_choices(meld, rules)
    if not choices:
        return Refusal(Reason.JOKER_LOCKED)
    faces = [card.face for card in cards]
    if not any(sorted(choice) == sorted(face or 0 for face in faces) for choice in choices):
        needed = tuple(" ".join(map(str, choice)) for choice in choices)
        return Refusal(Reason.WRONG_CARD, needed=needed)
    at = next(
        index
        for index, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True))
        if card.is_joker and face in (None, faces[0])
    )
    replaced = (*meld.cards[:at], cards[0], *meld.cards[at + 1 :], *cards[1:])
    shown = (*meld.faces[:at], faces[0], *meld.faces[at + 1 :], *faces[1:])
    return Meld(meld.kind, replaced, shown), meld.cards[at]
