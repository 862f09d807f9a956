"""Equal cards: the engine picks one of two, the player has touched one of two."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import resolve, resolve_discard
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.state import Round


def touched_twins(position: Round, move: Move, touched: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Which cards of a legal move to exchange for equal ones, so that it is made with those touched.

    They look alike, so it is enough that they change places (rulebook 5, *Twins*).
    """
    if isinstance(move, Discard):
        one = resolve_discard(position, move.card)
        used: tuple[Card, ...] = (one,) if one is not None else ()
    elif isinstance(move, LayMeld | LayOff | SwapJoker):
        used = resolve(position, move.cards) or ()
    else:
        return ()
    left = [card for card in touched if card not in used]
    found = []
    for card in used:
        twin = next((other for other in left if card not in touched and other.name == card.name), None)
        if twin is not None:
            left.remove(twin)
            found.append((card, twin))
    return tuple(found)
