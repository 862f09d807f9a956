"""Which cards the others have put on the table since the own last turn; no Qt, so that it can be tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Discarded, Event, LaidOff, Melded, Swapped, Took, TurnBegan


def last_plays(history: Sequence[Event], own: int) -> Mapping[Card, int]:
    """The cards that others have played since the last finished turn of seat `own`, and who played each.

    They stay while it is the own turn and are forgotten when that is over.  A card that was taken back or
    taken up since may still be among them; it does not lie where it was played any more.
    """
    found: dict[Card, int] = {}
    for event in history[_since(history, own) :]:
        match event:
            case Melded(seat=seat, meld=meld):
                _put(found, meld.cards, seat, own)
            case LaidOff(seat=seat, cards=cards) | Swapped(seat=seat, cards=cards):
                _put(found, cards, seat, own)
            case Discarded(seat=seat, card=card):
                _put(found, (card,), seat, own)
            case Took(cards=cards):
                for card in cards:
                    found.pop(card, None)
            case _:
                pass
    return found


def _since(history: Sequence[Event], own: int) -> int:
    """Where the last own turn that is over began."""
    is_running = True
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        if isinstance(event, TurnBegan):
            if event.seat == own and not is_running:
                return at
            is_running = False
    return 0


def _put(found: dict[Card, int], cards: Sequence[Card], seat: int, own: int) -> None:
    for card in cards:
        if seat == own:
            found.pop(card, None)
        else:
            found[card] = seat
