"""Where everything on the felt lies: one pure function from what lies there to boxes and poses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rommedesk.ui.table.fan import Fan, fan
from rommedesk.ui.table.geometry import (
    USUAL,
    Box,
    Measures,
    Pose,
    Wishes,
    around,
    card_height,
    lying,
    measure,
)
from rommedesk.ui.table.seats import needs_sides, seat_strip, seats_beside, seats_on_top
from rommedesk.ui.table.sharing import Ground
from rommedesk.ui.table.staging_place import (
    StagingPlace,
    lies_beside,
    open_place,
    slim_place,
    tray_height,
    tray_width,
)
from rommedesk.ui.table.stairs import Stairs, stairs
from rommedesk.ui.table.trays import AIRY, EDGE, SNUG, MeldArea, OwnMelds, Style, Trays, arrange, meld_width

PILE_APART = 56.0
"""Between stock and pile."""
SHOWN_STOCK = 3
"""Backs that a full stock shows, each a little further up and left."""
SHOWN_PILE = 3
"""Cards of the pile that can be seen."""
_PILE_LEAN = ((0.0, 0.0, 0.0), (-0.026, -0.01, -4.0), (0.02, 0.008, 3.0))
"""Offset in card widths and turn of the pile's cards, the top one first."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What lies on the table, as far as its places are concerned."""

    opponents: int
    hand: int
    pile: int
    has_stairs: bool
    marks_opening: bool = True
    """Whether plates tell who has opened."""
    melds: tuple[OwnMelds, ...] = ()
    """In the order in which the trays follow each other."""
    wishes: Wishes = USUAL
    first: int = 0
    """The first column of the hand to be seen, where not all can be seen at once."""
    staged: tuple[int, ...] = ()
    """How many cards each group on the staging tray has."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The place of everything."""

    measures: Measures
    facts: Facts
    seats: tuple[Box, ...]
    """The opponents in playing order from the left."""
    own: Box
    """The plate of the seat at the bottom."""
    stock: Box
    """The top card of a full stock."""
    pile: Box
    """The top card of the pile; with stairs the first step."""
    piled: tuple[Pose, ...]
    """The visible cards of the pile, the lowest first; no cards with stairs."""
    stairs: Stairs
    trays: Trays
    hand: Fan
    meld_zone: Box
    """Where a new meld can be dropped."""

    @property
    def staging(self) -> StagingPlace | None:
        """The staging tray; `None` where there is no room for an empty one."""
        if self.facts.staged:
            return open_place(self.measures, self.hand, self.facts.staged)
        return slim_place(self.hand, self.own)

    @property
    def stock_label(self) -> Box:
        """The line of text below the stock."""
        return self._label(self.stock)

    @property
    def pile_label(self) -> Box:
        """The line of text below the pile."""
        return self._label(self.pile)

    def _label(self, card: Box) -> Box:
        apart = max(self.pile.x - self.stock.right, self.stock.x - self.pile.right)
        beside = min(26.0, self.measures.margin, apart / 2)
        return Box(card.x - beside, card.bottom + 4, card.width + 2 * beside, self.measures.label)


@lru_cache(maxsize=128)
def lay_out(width: float, height: float, facts: Facts) -> Layout:
    """The layout of a felt of this size."""
    measures = measure(width, height, facts.wishes)
    own_height = measures.own_height + (round(20 * measures.zoom) if facts.marks_opening else 0)
    own = measures.sided(
        Box(
            measures.margin,
            measures.height - own_height - (16 if measures.is_compact else 24),
            measures.own_width,
            own_height,
        )
    )
    if _is_staged_beside(measures, facts):
        own = replace(own, x=measures.width - own.right)  # it changes sides
    if facts.has_stairs:
        return _with_stairs(measures, facts, own)
    return _with_pile(measures, facts, own)


def _is_staged_beside(measures: Measures, facts: Facts) -> bool:
    return bool(facts.staged) and lies_beside(measures)


def _hand(measures: Measures, facts: Facts, own: Box, clear_of: float | None = None) -> Fan:
    """The hand between the own plate and the edge, or the staging tray and the plate."""
    sides = None
    if _is_staged_beside(measures, facts):
        sides = measures.margin + tray_width(measures) + 16, measures.sided(own).x - 16
    return fan(facts.hand, measures, clear_of=clear_of, first=facts.first, sides=sides)


def _reserved(measures: Measures, facts: Facts) -> float:
    """What the staging tray takes of the felt above the hand."""
    return tray_height(measures) + 8 if facts.staged and not lies_beside(measures) else 0.0


# ---- Rommé: melds, with stock and pile at the right of the lower row -------------------------------------


def _style(measures: Measures) -> Style:
    return SNUG if measures.is_compact else AIRY


def _with_pile(measures: Measures, facts: Facts, own: Box) -> Layout:
    hand = _hand(measures, facts, own)
    left, right = measures.margin, measures.width - measures.margin
    has_sides = needs_sides(measures, facts.opponents)
    side = measures.seat_width - round(40 * measures.zoom)  # the melds in the middle need the room more
    if has_sides:
        left += side + measures.gap
        right -= side + measures.gap
        seats = tuple(seat_strip(measures, 3, left, right, measures.seat_top))
    else:
        seats = seats_on_top(measures, facts.opponents)
    top = around(seats).bottom + measures.gap if seats else measures.seat_top
    bottom = hand.top - hand.lift - 4 - _reserved(measures, facts)
    style = _style(measures)
    card = measures.table_card
    row = card_height(card) + style.head + style.foot
    # Stock and pile never move, so their row does not depend on how many rows the hand has.
    usual_bottom = fan(0, measures).top - measures.lift - 4
    rows = max(1, int((usual_bottom - top + style.row_gap) // (row + style.row_gap)))
    lower = top + (rows - 1) * (row + style.row_gap)
    lowest = hand.top - hand.lift - 8 - card_height(card) - measures.label - 4
    pile = Box(right - card, round(min(lower + 18, lowest)), card, card_height(card))
    stock = pile.moved(-PILE_APART - card, 0)
    labelled = 12 + card_height(card) + 4 + measures.label + 2
    own_place = Box(stock.x - 26, pile.y - 12, right - stock.x + 26, max(row - 6, labelled))
    blocked = (measures.sided(Box(own_place.x, own_place.y, own_place.width + 4, own_place.height)),)
    stock, pile = measures.sided(stock), measures.sided(pile)
    if has_sides:
        second = top + row + style.row_gap if rows > 1 else top
        first = Box(measures.margin, round(second), side, measures.seat_height)
        seats = (first, *seats, first.moved(measures.width - 2 * measures.margin - side, 0))
    room = Box(left, top, right - left, max(bottom - top, row))
    areas = [MeldArea(room, blocked)]
    if has_sides:
        # Where it gets tight, melds lie above and below the seats at the sides as well.
        room = Box(measures.margin, top, measures.width - 2 * measures.margin, room.height)
        areas.append(MeldArea(room, (*blocked, seats[0].grown(measures.gap), seats[-1].grown(measures.gap))))
    trays = _largest(facts, areas, card, style)
    shown = min(facts.pile, SHOWN_PILE)
    return Layout(
        measures=measures,
        facts=facts,
        seats=seats,
        own=own,
        stock=stock,
        pile=pile,
        piled=tuple(_leaning(pile, card, place) for place in range(shown - 1, -1, -1)),
        stairs=stairs(0, pile, card),
        trays=trays,
        hand=hand,
        meld_zone=Box(left, top, right - left, bottom - top),
    )


def _leaning(pile: Box, card: int, place: int) -> Pose:
    right, down, angle = _PILE_LEAN[place]
    flat = lying(pile.x, pile.y, card)
    return Pose(flat.x + right * card, flat.y + down * card, card, angle)


def _largest(facts: Facts, areas: Sequence[MeldArea], card: int, style: Style) -> Trays:
    best: Trays | None = None
    for area in areas:
        trays = arrange(facts.melds, area, card, style)
        if best is None or trays.card > best.card:
            best = trays
        if best.card == card:
            break
    assert best is not None
    return best


# ---- Treppenrommé: the stairs in the middle, melds beside or below them -----------------------------------


def _with_stairs(measures: Measures, facts: Facts, own: Box) -> Layout:
    style = _style(measures)
    gap = 8.0 if measures.is_compact else 16.0
    style = replace(style, gap=gap, row_gap=gap)
    card = measures.table_card
    right = measures.width - measures.margin
    two_melds = 2 * (meld_width(3, card) + style.padding) + style.between + EDGE
    column = max(256.0 if measures.is_compact else measures.seat_width, two_melds)
    hand = _hand(measures, facts, own, clear_of=right - column - measures.gap)
    is_beside = facts.opponents * (measures.seat_width + measures.gap) + column <= right - measures.margin
    seats = seats_beside(measures, facts.opponents) if is_beside else seats_on_top(measures, facts.opponents)
    ground = Ground(
        measures, style, column, hand, seats, is_beside=is_beside, reserved=_reserved(measures, facts)
    )
    share = ground.shared(facts.melds, facts.pile)
    return Layout(
        measures=measures,
        facts=facts,
        seats=seats,
        own=own,
        stock=measures.sided(ground.stock),
        pile=measures.sided(lying(ground.steps_x, ground.stock.y, card).box),
        piled=(),
        stairs=share.stairs,
        trays=share.trays,
        hand=hand,
        meld_zone=share.zone,
    )
