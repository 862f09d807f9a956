"""Where the legal targets of selected cards lie on the table, and which one a drop means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from rommedesk.engine.moves import SwapJoker
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import ASPECT, Box, around, strip
from rommedesk.ui.table.ghosts import FRAME, Room, framed, ghosts, room_beside
from rommedesk.ui.table.intents import Target, TargetKind
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.meld_order import lying_order
from rommedesk.ui.table.places import Places, Zone, bottom_seat
from rommedesk.ui.table.trays import OwnMelds, meld_width

SMALLEST_REACH = 40.0
"""What a finger can hit."""
NEAR = 20.0
"""Cards dropped no further than this beside a meld that they fit are meant for it."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A legal target with its place: where it glows, and where a drop counts as meant for it."""

    target: Target
    glow: Box
    reach: Box
    """Larger than the glow; all free felt for a new meld."""
    pill: tuple[float, float]
    """Where it is said what a drop does."""
    ghosts: tuple[Box, ...] = ()
    """Cards to come; those that lie there already cover most of them."""
    joker: Box | None = None
    """For a swap the part of the joker that can be seen; `reach` is the whole meld."""
    is_over: bool = False
    """Whether the frame lies over the cards, because other cards are around the one that is meant."""


def spotlights(
    view: PlayerView, layout: Layout, where: Places, targets: Sequence[Target], cards: int
) -> tuple[Spotlight, ...]:
    """The places of the targets of `cards` cards; a swap glows at its joker."""
    return tuple(_spotlight(view, layout, where, target, cards) for target in targets)


def _spotlight(view: PlayerView, layout: Layout, where: Places, target: Target, cards: int) -> Spotlight:
    match target.kind:
        case TargetKind.DISCARD:
            return _discard(layout, target)
        case TargetKind.MELD:
            box = new_meld_box(view, layout, cards)
            found = tuple(pose.box for pose in layout.trays.cards(box, cards))
            return Spotlight(target, box.grown(FRAME), layout.meld_zone, _lower_edge(box), found)
        case TargetKind.LAY_OFF:
            box = meld_box(where, target.number)
            old, card = view.position.melds[target.number - 1].meld.cards, layout.trays.card
            room = _room(layout, where, target.number, box)
            found = ghosts(box, target.melds[0], old, card, strip(card), room)
            glow = framed(box, found, room)
            return Spotlight(target, glow, glow.grown(FRAME), _lower_edge(box), found)
        case TargetKind.SWAP:
            key, is_last = _joker(view, target)
            box = where[key].pose.box
            seen = box if is_last else replace(box, width=strip(int(box.width)))
            reach = meld_box(where, target.number).grown(2 * FRAME)
            glow = seen.grown(FRAME / 2)
            return Spotlight(target, glow, reach, _lower_edge(seen), joker=seen, is_over=True)
        case _:
            assert_never(target.kind)


def _discard(layout: Layout, target: Target) -> Spotlight:
    if layout.stairs.steps:
        box = layout.stairs.steps[-1].box
        return Spotlight(target, box.grown(FRAME), box.grown(3 * FRAME), _lower_edge(box), is_over=True)
    box = layout.pile
    return Spotlight(target, box.grown(FRAME), box.grown(3 * FRAME), (box.centre[0], box.y - 2 * FRAME))


def _lower_edge(box: Box) -> tuple[float, float]:
    return box.centre[0], box.bottom + 2


def meld_box(where: Places, number: int) -> Box:
    """The box of a meld on the table."""
    return around(
        lies.pose.box for lies in where.values() if lies.zone is Zone.MELD and lies.number == number
    )


def new_meld_box(view: PlayerView, layout: Layout, cards: int) -> Box:
    """Where a new own meld of so many cards would lie; in the middle of the felt if others have to move."""
    own = bottom_seat(view)
    now = layout.facts
    melds = list(now.melds)
    at = next((place for place, owner in enumerate(melds) if owner.owner == own), None)
    if at is None:
        at = sum(owner.owner != 0 for owner in melds)
        melds.insert(at, OwnMelds(own, (cards,)))
    else:
        melds[at] = OwnMelds(own, (*melds[at].sizes, cards))
    measures = layout.measures
    then = lay_out(measures.width, measures.height, replace(now, melds=tuple(melds)))
    if then.trays.card == layout.trays.card:
        return then.trays.meld(own, len(melds[at].sizes) - 1)
    zone = layout.meld_zone
    width = meld_width(cards, layout.trays.card)
    middle = zone.centre
    height = layout.trays.card * ASPECT
    return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)


def _room(layout: Layout, where: Places, number: int, box: Box) -> Room:
    """What is free beside a meld."""
    others = [
        lies.pose.box
        for lies in where.values()
        if lies.zone is not Zone.HAND and (lies.zone is not Zone.MELD or lies.number != number)
    ]
    felt = Box(0, 0, layout.measures.width, layout.measures.height)
    return room_beside(box, [*others, *layout.seats, layout.own], felt)


def _joker(view: PlayerView, target: Target) -> tuple[int, bool]:
    """The joker that a swap frees, and whether it is the last card of its meld."""
    meld = view.position.melds[target.number - 1].meld
    move = target.moves[0]
    assert isinstance(move, SwapJoker)
    jokers = [place for place, card in enumerate(meld.cards) if card.is_joker]
    place = next((place for place in jokers if meld.faces[place] in (None, move.cards[0].face)), jokers[0])
    return int(meld.cards[place]), place == lying_order(meld)[-1]


def dropped_on(lights: Sequence[Spotlight], box: Box, x: float, y: float) -> tuple[Spotlight, ...]:
    """The targets that a drop of cards in `box` with the pointer at a point may mean.

    A joker under the pointer comes first, then the pile or the meld with the largest overlap, then free felt,
    then the nearest meld close by.  Two targets are a meld that takes the cards as a lay-off and as a swap.
    """
    for light in lights:
        if light.joker is not None and _for_fingers(light.joker).contains(x, y):
            return (light,)
    near = [light for light in lights if light.target.kind is not TargetKind.MELD]
    weights = [light.reach.overlap(box) + box.area * light.reach.contains(x, y) for light in near]
    most = max(weights, default=0.0)
    best = [light for light, weight in zip(near, weights, strict=True) if weight == most]
    if best and most > 0.15 * min(box.area, best[0].reach.area):
        return tuple(light for light in best if light.target.number == best[0].target.number)
    # The frame of a new meld may lie beside the felt of today's melds, where tomorrow's will be.
    free = [light for light in lights if light.target.kind is TargetKind.MELD]
    if any(light.reach.contains(x, y) or light.glow.contains(x, y) for light in free):
        return tuple(free[:1])
    # Only what can be taken back is done where the cards lie beside it.
    beside = [light for light in near if light.target.kind is not TargetKind.DISCARD]
    least = min((_distance(light.glow, box) for light in beside), default=NEAR)
    if least >= NEAR:
        return ()
    best = [light for light in beside if _distance(light.glow, box) == least]
    return tuple(light for light in beside if light.target.number == best[0].target.number)


def _for_fingers(box: Box) -> Box:
    """A box that is large enough to be hit; it grows to the left, where a card of a meld is covered least."""
    return replace(box, x=min(box.x, box.right - SMALLEST_REACH), width=max(box.width, SMALLEST_REACH))


def _distance(one: Box, other: Box) -> float:
    """How far apart two boxes are; 0 if they touch."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return math.hypot(across, down)
