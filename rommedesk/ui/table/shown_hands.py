"""Where the others show what they still hold when a round is over; pure arithmetic, no Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Dealt, RoundOver
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import ASPECT, Box, Pose, lying, strip
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.places import HAND_LEVEL, Lies, Zone, bottom_seat, opponents

SIZES = (0.8, 0.65, 0.5)
"""Widths of the cards that are tried, in cards of the table."""
SMALLEST = 30
LEFT, HEAD, FOOT = 14.0, 24.0, 8.0
"""From the edges of the ground to the cards; the name stands in the head."""
LEAST_GROUND = 96.0
"""So wide that a name can be recognised."""
APART = 6.0
"""Between these cards and everything else."""
STEP = 20
"""So far from each other are the places that are tried near the plate."""
FAR_SIZE, FAR_STEP = 0.65, 40
"""The same for those farther away, if nothing nearer is free; the name tells whose cards lie there."""


@dataclass(frozen=True, slots=True)
class ShownHand:
    """What a seat shows."""

    poses: tuple[Pose, ...]
    ground: Box | None = None
    """Where it lies, with room for a name; `None` if it lies on the plate of the seat itself."""


def shows_all(view: PlayerView) -> bool:
    """Whether the view is that of a round that is over, so that all hands are known."""
    return bool(_hands(view))


def shown_places(view: PlayerView, layout: Layout) -> dict[int, Lies]:
    """The cards that the others hold at the end of the round; none while it goes on."""
    hands, found = _hands(view), {}
    for seat, shown in shown_hands(view, layout).items():
        for place, (card, pose) in enumerate(zip(hands[seat - 1], shown.poses, strict=True)):
            found[int(card)] = Lies(Zone.SHOWN, pose, HAND_LEVEL + place, number=seat, place=place)
    return found


def turned_hand(view: PlayerView, layout: Layout) -> dict[int, Lies]:
    """The cards that the seat at the bottom holds at the end of a round that nobody there plays."""
    hands, seat = _hands(view), bottom_seat(view)
    if not hands or view.seat is not None:
        return {}
    return {
        int(card): Lies(Zone.SHOWN, pose, HAND_LEVEL + place, number=seat, place=place)
        for place, (card, pose) in enumerate(zip(hands[seat - 1], layout.hand.poses, strict=False))
    }


def shown_hands(view: PlayerView, layout: Layout) -> dict[int, ShownHand]:
    """The cards of each seat near its plate, clear of everything where there is room, else on the plate."""
    hands = _hands(view)
    if not hands:
        return {}
    plates = dict(zip(opponents(view), layout.seats, strict=True))
    counts = tuple(len(hands[seat - 1]) for seat in plates)
    room = Box(0.0, 0.0, layout.measures.width, layout.measures.height)
    taken, card = tuple(_taken(layout)), layout.measures.table_card
    found = zip(plates, _arranged(tuple(plates.values()), counts, taken, room, card), strict=True)
    return {seat: shown for seat, shown in found if shown.poses}


def _hands(view: PlayerView) -> tuple[tuple[Card, ...], ...]:
    """All hands, if the round is over."""
    for event in reversed(view.history):
        match event:
            case RoundOver(hands=hands):
                return hands
            case Dealt():
                return ()
            case _:
                pass
    return ()


def _taken(layout: Layout) -> Iterator[Box]:
    """Everything that shall stay in sight."""
    yield from layout.seats
    yield layout.own
    yield from (tray.box for tray in layout.trays.trays)
    yield layout.stock
    yield layout.stock_label
    if layout.stairs.steps:
        yield from (step.bounds for step in layout.stairs.steps)
    else:
        yield from (layout.pile, layout.pile_label)
    if layout.hand.poses:
        yield layout.hand.bounds


@lru_cache(maxsize=8)
def _arranged(
    plates: tuple[Box, ...], counts: tuple[int, ...], taken: tuple[Box, ...], room: Box, card: int
) -> tuple[ShownHand, ...]:
    found = []
    used = list(taken)
    for plate, count in zip(plates, counts, strict=True):
        shown = _beside(plate, count, used, room, card) or ShownHand(_upon(plate, count, room, card))
        used += [pose.box for pose in shown.poses] if shown.ground is None else [shown.ground]
        found.append(shown)
    return tuple(found)


def _beside(plate: Box, count: int, taken: Sequence[Box], room: Box, card: int) -> ShownHand | None:
    """The cards as large and as near as they find a free place; `None` if there is no such place."""
    if not count:
        return None
    for size, is_near in [*((size, True) for size in SIZES), (FAR_SIZE, False)]:
        width = max(SMALLEST, round(size * card))
        pitch, across, down = _row(plate, count, width)
        wide, high = max(LEAST_GROUND, LEFT + across + FOOT), HEAD + down + FOOT
        if is_near:
            ways = _ways(round(max(plate.width, wide) / STEP), round(2.5 * down / STEP), STEP)
        else:
            ways = _ways(round(room.width / 2 / FAR_STEP), round(room.height / FAR_STEP), FAR_STEP)
        for dx, dy in ways:
            x = min(max(plate.x + dx, room.x + 4), room.right - 4 - wide)
            ground = Box(x, plate.bottom + APART + dy, wide, high)
            around = ground.grown(APART - 1)
            if room.holds(ground) and not any(around.overlap(other) > 0 for other in taken):
                top = ground.y + HEAD
                poses = tuple(lying(x + LEFT + pitch * nth, top, width) for nth in range(count))
                return ShownHand(poses, ground)
    return None


def _upon(plate: Box, count: int, room: Box, card: int) -> tuple[Pose, ...]:
    """The cards on the plate itself."""
    if not count:
        return ()
    width = min(round(SIZES[0] * card), int((plate.height - 8) / ASPECT))
    pitch, across, down = _row(plate, count, width)
    x = min(max(plate.centre[0] - across / 2, room.x + 4), room.right - 4 - across)
    y = min(plate.y + 4, room.bottom - 4 - down)
    return tuple(lying(x + pitch * nth, y, width) for nth in range(count))


def _row(plate: Box, count: int, width: int) -> tuple[float, float, float]:
    """From card to card, and how much room all take; no wider than the plate."""
    widest = max(0.0, plate.width - width) / max(1, count - 1)
    pitch = min(strip(width), widest) if count > 1 else 0.0
    return pitch, width + pitch * (count - 1), width * ASPECT


@lru_cache(maxsize=32)
def _ways(across: int, down: int, step: int) -> tuple[tuple[int, int], ...]:
    """How far from the place below a plate one may go, the nearest way first."""
    ways = [(step * x, step * y) for x in range(-across, across + 1) for y in range(-down, down + 1)]
    return tuple(sorted(ways, key=lambda way: (math.hypot(*way), way)))
