"""Which cards travel from where to where when something happened; pure, so no test has to wait."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.ui.table.geometry import Box, Pose, lying
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.motion import travel_ms
from rommedesk.ui.table.places import Places

STAGGER_MS = 25.0
SHIFT_MS = 160.0
"""For cards that only make room."""
DEAL_MS = 1200.0
SEAT_CARD = 26
"""Width of a card that comes out of or goes into a seat."""


@dataclass(frozen=True, slots=True)
class Journey:
    """One card on its way."""

    key: int | None
    """The card; `None` for a back that only passes by."""
    start: Pose
    end: Pose
    begins: float
    """Milliseconds from now."""
    lasts: float
    vanishes: bool = False
    """Whether the card is gone when it arrives."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Where the cards of each seat come from and go to."""

    own: int
    plates: Mapping[int, Box]

    def pose(self, seat: int) -> Pose:
        """The small cards of a seat."""
        box = self.plates[seat]
        pose = lying(box.x, box.y, SEAT_CARD)
        return Pose(box.x + min(82.0, box.width / 2), box.centre[1], pose.width)


def journeys(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], layout: Layout, seats: Seats
) -> tuple[Journey, ...]:
    """All ways from the poses before to the places after some events of one step."""
    for event in events:
        if isinstance(event, Dealt):
            return tuple(_deal(event, after, layout, seats))
    origins = _origins(events, layout, seats)
    goals = _goals(events, seats)
    rest = _stock_pose(layout) if any(isinstance(event, Reshuffled) for event in events) else None
    travellers = _travellers(events)
    found: list[Journey] = []
    waiting = 0
    for key in [*travellers, *(key for key in after if key not in travellers)]:
        lies = after.get(key)
        start = before.get(key, origins.get(key))
        if lies is None or start is None or key < 0:
            continue
        if start == lies.pose:
            continue
        is_traveller = key in travellers
        begins = STAGGER_MS * waiting if is_traveller else 0.0
        lasts = travel_ms(start, lies.pose) if is_traveller else SHIFT_MS
        found.append(Journey(key, start, lies.pose, begins, lasts))
        waiting += is_traveller
    for key in [*(key for key in travellers if key not in after), *_vanished(before, after, travellers)]:
        goal = goals.get(key, rest)
        if key in before and goal is not None:
            found.append(
                Journey(
                    key, before[key], goal, STAGGER_MS * waiting, travel_ms(before[key], goal), vanishes=True
                )
            )
            waiting += 1
    for event in events:
        if isinstance(event, Drew) and event.seat != seats.own:
            start, end = _stock_pose(layout), seats.pose(event.seat)
            found.append(Journey(None, start, end, 0.0, travel_ms(start, end), vanishes=True))
    return tuple(found)


def _vanished(before: Mapping[int, Pose], after: Places, travellers: Sequence[int]) -> Iterable[int]:
    return [key for key in before if key > 0 and key not in after and key not in travellers]


def _stock_pose(layout: Layout) -> Pose:
    return lying(layout.stock.x, layout.stock.y, layout.measures.table_card)


def _touched(event: Event) -> tuple[Card, ...]:
    """The cards that an event moves, in the order in which they start."""
    match event:
        case Drew(card=card):
            return () if card is None else (card,)
        case Took(cards=cards):
            return cards
        case Melded(meld=meld):
            return meld.cards
        case LaidOff(cards=cards):
            return cards
        case Swapped(cards=cards, joker=joker):
            return (*cards, joker)
        case Discarded(card=card):
            return (card,)
        case Dealt() | Reshuffled() | Opened() | Passed() | Undone() | TurnBegan() | RoundOver():
            return ()
        case _:
            assert_never(event)


def _travellers(events: Sequence[Event]) -> list[int]:
    return list(dict.fromkeys(int(card) for event in events for card in _touched(event)))


def _origins(events: Sequence[Event], layout: Layout, seats: Seats) -> dict[int, Pose]:
    """Where cards come from that could not be seen before."""
    found: dict[int, Pose] = {}
    for event in events:
        if isinstance(event, Drew | Took):
            found |= {int(card): _stock_pose(layout) for card in _touched(event)}
        elif isinstance(event, Melded | LaidOff | Swapped | Discarded) and event.seat != seats.own:
            found |= {int(card): seats.pose(event.seat) for card in _touched(event)}
    return found


def _goals(events: Sequence[Event], seats: Seats) -> dict[int, Pose]:
    """Where cards go that cannot be seen afterwards."""
    found: dict[int, Pose] = {}
    for event in events:
        if isinstance(event, Took) and event.seat != seats.own:
            found |= {int(card): seats.pose(event.seat) for card in event.cards}
        elif isinstance(event, Swapped) and event.seat != seats.own:
            found[int(event.joker)] = seats.pose(event.seat)
    return found


def _deal(event: Dealt, after: Places, layout: Layout, seats: Seats) -> Iterable[Journey]:
    """One card after the other round the table, as at a real one."""
    start = _stock_pose(layout)
    most = max(len(hand) for hand in event.hands)
    turns = [
        (nth, seat) for nth in range(most) for seat in event.turn_order if nth < len(event.hands[seat - 1])
    ]
    lasts = 200.0
    pitch = (DEAL_MS - lasts) / max(1, len(turns))
    for number, (nth, seat) in enumerate(turns):
        card = event.hands[seat - 1][nth]
        if seat != seats.own:
            yield Journey(None, start, seats.pose(seat), number * pitch, lasts, vanishes=True)
        elif card is not None and int(card) in after:
            yield Journey(int(card), start, after[int(card)].pose, number * pitch, lasts)
    if event.turned_up is not None and int(event.turned_up) in after:
        end = after[int(event.turned_up)].pose
        yield Journey(int(event.turned_up), start, end, DEAL_MS - lasts, lasts)
