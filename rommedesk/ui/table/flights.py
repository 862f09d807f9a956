"""Which cards travel from where to where when something happened; pure, so no test has to wait."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
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
from rommedesk.engine.moves import TakeDiscards, parse_move
from rommedesk.ui.table.geometry import Pose, lying
from rommedesk.ui.table.journey import Journey, Seats
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.places import Places, Zone
from rommedesk.ui.table.travel import Side, travel_ms

STAGGER_MS = 25.0
SHIFT_MS = 160.0
"""For cards that only make room."""
DEAL_MS = 1200.0
GATHER_MS = 220.0
"""For a bundle of cards that goes to the stock."""
BUNDLE_MS = 5.0
"""Between two cards of a bundle, so that it has some thickness on its way."""


def journeys(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], layout: Layout, seats: Seats
) -> tuple[Journey, ...]:
    """All ways from the poses before to the places after some events of one step."""
    for event in events:
        if isinstance(event, Dealt):
            gathered = tuple(_gather(before, after, layout))
            wait = max((journey.begins + journey.lasts for journey in gathered), default=0.0)
            return gathered + tuple(_deal(event, after, layout, seats, wait))
    return (
        *_reshuffle(before, after, events, layout),
        *_moves(before, after, events, layout, seats),
        *_backs(events, layout, seats),
        *_shown_hands(events, after, seats),
    )


def _moves(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], layout: Layout, seats: Seats
) -> Iterator[Journey]:
    """The cards of the step in their order, then those that make room, then those that go out of sight."""
    origins, goals = _origins(events, layout, seats), _goals(before, after, events, seats)
    travellers = _travellers(before, after, events)
    returning = _returning(before, after, events, seats)
    origins |= returning
    wait = _wait(events)
    waiting = 0
    for key in [*travellers, *(key for key in after if key not in travellers)]:
        lies = after.get(key)
        start = before.get(key, origins.get(key))
        if lies is None or start is None or key < 0 or start == lies.pose:
            continue
        is_traveller = key in travellers
        begins = wait + STAGGER_MS * waiting if is_traveller else wait
        lasts = travel_ms(start, lies.pose) if is_traveller else SHIFT_MS
        is_new = key not in before
        side = Side.UP if is_new and key not in returning else Side.SAME
        yield Journey(key, start, lies.pose, begins, lasts, side=side, appears=is_new)
        waiting += is_traveller
    for key, goal in goals.items():
        if key in before and key not in after:
            lasts = travel_ms(before[key], goal)
            yield Journey(key, before[key], goal, wait + STAGGER_MS * waiting, lasts, vanishes=True)
            waiting += 1


def _backs(events: Sequence[Event], layout: Layout, seats: Seats) -> Iterator[Journey]:
    """Cards that others draw, of which nobody sees the face."""
    for event in events:
        if isinstance(event, Drew) and event.seat != seats.own:
            start, end = _stock_pose(layout), seats.pose(event.seat)
            lasts = travel_ms(start, end)
            yield Journey(None, start, end, _wait(events), lasts, vanishes=True, appears=True)


def _wait(events: Sequence[Event]) -> float:
    """When the cards of a step start: after the discards have become the stock."""
    return GATHER_MS + STAGGER_MS if any(isinstance(event, Reshuffled) for event in events) else 0.0


def _reshuffle(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], layout: Layout
) -> Iterator[Journey]:
    """The discards turn over and go to the stock as a bundle, and the new stock comes with them."""
    if not any(isinstance(event, Reshuffled) for event in events):
        return
    goal, moved = _stock_pose(layout), set(_touched_keys(events))
    bundle = [key for key in before if key > 0 and key not in after and key not in moved]
    for place, key in enumerate(reversed(bundle)):
        begins = BUNDLE_MS * place
        yield Journey(key, before[key], goal, begins, GATHER_MS, vanishes=True, side=Side.DOWN)
    start = before[bundle[-1]] if bundle else goal
    for key, lies in after.items():
        if key < 0 and key not in before:
            yield Journey(key, start, lies.pose, 0.0, GATHER_MS, appears=True)


def _gather(before: Mapping[int, Pose], after: Places, layout: Layout) -> Iterator[Journey]:
    """Before a deal all cards of the last round turn over and go to the stock as a bundle."""
    goal = _stock_pose(layout)
    cards = [key for key in before if key > 0]
    for place, key in enumerate(cards):
        begins = BUNDLE_MS * min(place, 16)
        if key in after:  # dealt again, and waiting for that already
            shows = Card(key)
            yield Journey(None, before[key], goal, begins, GATHER_MS, True, Side.DOWN, shows)
        else:
            yield Journey(key, before[key], goal, begins, GATHER_MS, True, Side.DOWN)


def _shown_hands(events: Sequence[Event], after: Places, seats: Seats) -> Iterator[Journey]:
    """When a round is over the others show what they still hold, each beside the own plate.

    A hand whose backs were seen turns over where it lies.
    """
    over = next((event for event in events if isinstance(event, RoundOver)), None)
    if over is None:
        return
    wait = travel_ms(Pose(0, 0, 0), Pose(800, 0, 0))  # the last discard lands first
    for place, seat in enumerate(sorted(seats.plates, key=lambda seat: seat == seats.own)):
        for nth, card in enumerate(over.hands[seat - 1]):
            lies = after.get(int(card))
            if lies is not None and lies.zone is Zone.SHOWN:
                begins = wait + STAGGER_MS * (nth + 3 * place)
                start = lies.pose if seat == seats.own else seats.pose(seat)
                lasts = travel_ms(start, lies.pose)
                yield Journey(int(card), start, lies.pose, begins, lasts, side=Side.UP, appears=True)


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


def _touched_keys(events: Sequence[Event]) -> list[int]:
    return list(dict.fromkeys(int(card) for event in events for card in _touched(event)))


def _travellers(before: Mapping[int, Pose], after: Places, events: Sequence[Event]) -> list[int]:
    """The cards that the step is about; all others only make room."""
    if not any(isinstance(event, Undone) for event in events):
        return _touched_keys(events)

    # What was taken back is told in words only; its cards are those that go far.
    def goes_far(key: int) -> bool:
        lies = after.get(key)
        return lies is not None and math.dist((before[key].x, before[key].y), (lies.pose.x, lies.pose.y)) > (
            lies.pose.height
        )

    return [key for key in before if key > 0 and goes_far(key)]


def _origins(events: Sequence[Event], layout: Layout, seats: Seats) -> dict[int, Pose]:
    """Where cards come from that could not be seen before."""
    found: dict[int, Pose] = {}
    for event in events:
        if isinstance(event, Drew | Took):
            found |= {int(card): _stock_pose(layout) for card in _touched(event)}
        elif isinstance(event, Melded | LaidOff | Swapped | Discarded) and event.seat != seats.own:
            found |= {int(card): seats.pose(event.seat) for card in _touched(event)}
    return found


def _was_taking(event: Undone) -> bool:
    return isinstance(parse_move(event.undone, event.seat), TakeDiscards)


def _returning(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], seats: Seats
) -> dict[int, Pose]:
    """Cards that another seat puts back where it took them, and their way from there."""
    for event in events:
        if isinstance(event, Undone) and event.seat != seats.own and _was_taking(event):
            return {key: seats.pose(event.seat) for key in after if key > 0 and key not in before}
    return {}


def _goals(
    before: Mapping[int, Pose], after: Places, events: Sequence[Event], seats: Seats
) -> dict[int, Pose]:
    """Where cards go that cannot be seen afterwards."""
    found: dict[int, Pose] = {}
    for event in events:
        if isinstance(event, Took) and event.seat != seats.own:
            found |= {int(card): seats.pose(event.seat) for card in event.cards}
        elif isinstance(event, Swapped) and event.seat != seats.own:
            found[int(event.joker)] = seats.pose(event.seat)
        elif isinstance(event, Undone) and event.seat != seats.own and not _was_taking(event):
            gone = (key for key in before if key > 0 and key not in after)
            found |= {key: seats.pose(event.seat) for key in gone}
    return found


def _deal(event: Dealt, after: Places, layout: Layout, seats: Seats, wait: float) -> Iterator[Journey]:
    """One card after the other round the table, as at a real one; the first one starts after `wait`."""
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
            begins, pose = wait + number * pitch, seats.pose(seat)
            yield Journey(
                None, start, pose, begins, lasts, vanishes=True, appears=True, is_dealt=True, seat=seat
            )
        elif card is not None and int(card) in after:
            begins, pose = wait + number * pitch, after[int(card)].pose
            yield Journey(
                int(card), start, pose, begins, lasts, side=Side.UP, appears=True, is_dealt=True, seat=seat
            )
    if event.turned_up is not None and int(event.turned_up) in after:
        end = after[int(event.turned_up)].pose
        begins, key = wait + DEAL_MS - lasts, int(event.turned_up)
        yield Journey(key, start, end, begins, lasts, side=Side.UP, appears=True, is_dealt=True)
