"""How the cards of a meld lie on the table, and what its jokers show."""

from __future__ import annotations

from rommedesk.engine.cards import Face
from rommedesk.engine.joker_swaps import missing_faces
from rommedesk.engine.melds import Meld, MeldKind


def joker_faces(meld: Meld) -> tuple[Face | None, ...]:
    """What the ribbon of each card of a meld shows: the face of a joker where only one is possible."""
    if meld.kind is MeldKind.RUN:
        return tuple(
            face if card.is_joker else None for card, face in zip(meld.cards, meld.faces, strict=True)
        )
    missing = missing_faces(meld)
    jokers = sum(card.is_joker for card in meld.cards)
    only = missing[0] if len(missing) == jokers == 1 else None
    return tuple(only if card.is_joker else None for card in meld.cards)


def lying_order(meld: Meld) -> tuple[int, ...]:
    """The places of the cards of a meld from the left: runs as they are, sets by suit, their jokers last."""
    places = range(len(meld.cards))
    if meld.kind is MeldKind.RUN:
        return tuple(places)

    def suit(place: int) -> tuple[bool, int, int]:
        card = meld.cards[place]
        return card.face is None, 0 if card.face is None else card.face.suit, place

    return tuple(sorted(places, key=suit))
