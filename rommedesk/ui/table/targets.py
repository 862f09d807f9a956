"""Where the legal targets of selected cards lie on the table, and which one a drop means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.melds import meld_points
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import Box, around, lying, strip
from rommedesk.ui.table.intents import Target, TargetKind
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.pictures import TargetGlow
from rommedesk.ui.table.places import Places, Zone, bottom_seat, facts
from rommedesk.ui.table.trays import OwnMelds, meld_width
from rommedesk.ui.table.words import TableWords

FRAME = 6.0
"""From the cards to the frame of a target."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A legal target with its place: where it glows, and where a drop counts as meant for it."""

    target: Target
    glow: Box
    reach: Box
    """Larger than the glow; all free felt for a new meld."""
    slots: tuple[Box, ...] = ()
    joker: Box | None = None
    """For a swap the part of the joker that can be seen; `reach` is the whole meld."""


def spotlights(
    view: PlayerView, layout: Layout, where: Places, targets: Sequence[Target], cards: int
) -> tuple[Spotlight, ...]:
    """The places of the targets of `cards` cards; a swap glows at its joker."""
    return tuple(_spotlight(view, layout, where, target, cards) for target in targets)


def _spotlight(view: PlayerView, layout: Layout, where: Places, target: Target, cards: int) -> Spotlight:
    match target.kind:
        case TargetKind.DISCARD:
            box = layout.pile
            if layout.stairs.steps:
                box = layout.stairs.steps[-1].box
            return Spotlight(target, box.grown(FRAME), box.grown(3 * FRAME))
        case TargetKind.MELD:
            box = new_meld_box(view, layout, cards)
            slots = tuple(
                lying(box.x + place * strip(layout.trays.card), box.y, layout.trays.card).box
                for place in range(cards)
            )
            return Spotlight(target, box.grown(FRAME), layout.meld_zone, slots)
        case TargetKind.LAY_OFF:
            box = meld_box(where, target.number)
            return Spotlight(target, box.grown(FRAME), box.grown(2 * FRAME), _ends(view, layout, target, box))
        case TargetKind.SWAP:
            key, place = _joker(view, target)
            box = where[key].pose.box
            seen = box if _is_last(view, target.number, place) else replace(box, width=strip(int(box.width)))
            reach = meld_box(where, target.number).grown(2 * FRAME)
            return Spotlight(target, seen.grown(FRAME), reach, joker=seen)
        case _:
            assert_never(target.kind)


def meld_box(where: Places, number: int) -> Box:
    """The box of a meld on the table."""
    return around(
        lies.pose.box for lies in where.values() if lies.zone is Zone.MELD and lies.number == number
    )


def new_meld_box(view: PlayerView, layout: Layout, cards: int) -> Box:
    """Where a new own meld of so many cards would lie; in the middle of the felt if others have to move."""
    own = bottom_seat(view)
    now = facts(view, len(layout.hand.poses))
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
    height = layout.trays.card * 88 / 63
    return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)


def _ends(view: PlayerView, layout: Layout, target: Target, box: Box) -> tuple[Box, ...]:
    """A strip at each end of the meld where cards would come."""
    old = set(view.position.melds[target.number - 1].meld.cards)
    cards = target.melds[0].cards
    width = strip(layout.trays.card)
    slots = []
    if cards[0] not in old:
        slots.append(Box(box.x - width, box.y, width, box.height))
    if cards[-1] not in old:
        slots.append(Box(box.right, box.y, width, box.height))
    return tuple(slots)


def _joker(view: PlayerView, target: Target) -> tuple[int, int]:
    """The joker that a swap frees: the card and its place in the meld."""
    meld = view.position.melds[target.number - 1].meld
    move = target.moves[0]
    wanted = next((name.face for name in getattr(move, "cards", ()) if name.face is not None), None)
    jokers = [place for place, card in enumerate(meld.cards) if card.is_joker]
    place = next((place for place in jokers if meld.faces[place] in (None, wanted)), jokers[0])
    return int(meld.cards[place]), place


def _is_last(view: PlayerView, number: int, place: int) -> bool:
    return place == len(view.position.melds[number - 1].meld.cards) - 1


def glow(
    light: Spotlight, cards: Sequence[Card], view: PlayerView, words: TableWords, size: int, *, is_hot: bool
) -> TargetGlow:
    """The picture of a target."""
    target = light.target
    match target.kind:
        case TargetKind.DISCARD:
            text = words.discard_here(cards[0])
        case TargetKind.MELD:
            text = words.meld_here(meld_points(target.melds[0], view.position.rules))
        case TargetKind.LAY_OFF:
            text = words.lay_off_here(cards)
        case TargetKind.SWAP:
            text = words.swap_here(cards)
        case _:
            assert_never(target.kind)
    return TargetGlow(light.glow, light.slots, text, size, is_hot=is_hot)


def dropped_on(lights: Sequence[Spotlight], box: Box, x: float, y: float) -> tuple[Spotlight, ...]:
    """The targets that a drop of cards in `box` with the pointer at a point may mean.

    A joker under the pointer comes first, then the pile or the meld with the largest overlap, then free felt.
    Two targets are a meld that takes the cards as a lay-off and as a swap.
    """
    for light in lights:
        if light.joker is not None and light.joker.contains(x, y):
            return (light,)
    near = [light for light in lights if light.target.kind is not TargetKind.MELD]
    weights = [light.reach.overlap(box) + box.area * light.reach.contains(x, y) for light in near]
    most = max(weights, default=0.0)
    best = [light for light, weight in zip(near, weights, strict=True) if weight == most]
    if best and most > 0.15 * min(box.area, best[0].reach.area):
        return tuple(light for light in best if light.target.number == best[0].target.number)
    return tuple(
        light for light in lights if light.target.kind is TargetKind.MELD and light.reach.contains(x, y)
    )[:1]
