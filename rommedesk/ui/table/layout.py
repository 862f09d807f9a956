"""Where everything on the felt lies: one pure function from what lies there to boxes and poses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rommedesk.ui.table.fan import Fan, fan
from rommedesk.ui.table.geometry import Box, Measures, Pose, around, card_height, lying, measure
from rommedesk.ui.table.stairs import MOST_WIDE_STEPS, WIDE_STEP, Stairs, stairs
from rommedesk.ui.table.trays import AIRY, EDGE, SNUG, MeldArea, OwnMelds, Style, Trays, arrange, meld_width

NARROWEST_SEAT = 176.0
SIDE_SEATS_FROM = 1400.0
"""From this felt width on seats that find no room at the top go to the sides."""
UPRIGHT_BELOW = 900.0
"""On a narrower felt the stairs lie above the melds instead of beside them."""
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


@dataclass(frozen=True, slots=True)
class Layout:
    """The place of everything."""

    measures: Measures
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
    def stock_label(self) -> Box:
        """The line of text below the stock."""
        return self._label(self.stock)

    @property
    def pile_label(self) -> Box:
        """The line of text below the pile."""
        return self._label(self.pile)

    def _label(self, card: Box) -> Box:
        beside = min(26.0, self.measures.margin, (self.pile.x - self.stock.right) / 2)
        return Box(card.x - beside, card.bottom + 4, card.width + 2 * beside, self.measures.label)


@lru_cache(maxsize=128)
def lay_out(width: float, height: float, facts: Facts) -> Layout:
    """The layout of a felt of this size."""
    measures = measure(width, height)
    own_height = measures.own_height + (round(20 * measures.zoom) if facts.marks_opening else 0)
    own = Box(
        measures.margin,
        measures.height - own_height - (16 if measures.is_compact else 24),
        measures.own_width,
        own_height,
    )
    if facts.has_stairs:
        return _with_stairs(measures, facts, own)
    return _with_pile(measures, facts, own)


# ---- seats -----------------------------------------------------------------------------------------------


def _strip(measures: Measures, count: int, left: float, right: float, y: float) -> list[Box]:
    """Seats side by side from edge to edge; fewer than two keep to the left."""
    gap = min(measures.gap, 16.0)
    width = min(measures.seat_width, (right - left - (count - 1) * gap) / max(count, 1))
    step = (right - left - width) / (count - 1) if count > 1 else 0.0
    return [Box(round(left + place * step), y, round(width), measures.seat_height) for place in range(count)]


def _seats(measures: Measures, count: int) -> tuple[Box, ...]:
    """Opponents in strips at the top, as many strips as their names need."""
    left, right = measures.margin, measures.width - measures.margin
    strips = 1
    while (
        _narrowest(measures, -(-count // strips)) < min(NARROWEST_SEAT, measures.seat_width)
        and strips < count
    ):
        strips += 1
    boxes: list[Box] = []
    rest = count
    for number in range(strips):
        share = -(-rest // (strips - number))
        y = measures.seat_top + number * (measures.seat_height + min(measures.gap, 12.0))
        boxes += _strip(measures, share, left, right, y)
        rest -= share
    return tuple(boxes)


def _narrowest(measures: Measures, count: int) -> float:
    gap = min(measures.gap, 16.0)
    return (measures.width - 2 * measures.margin - (count - 1) * gap) / max(count, 1)


def _needs_sides(measures: Measures, count: int) -> bool:
    """Whether two of the opponents sit at the left and the right of the melds."""
    full = count * measures.seat_width + (count - 1) * measures.gap
    return count == 5 and measures.width >= SIDE_SEATS_FROM and full > measures.width - 2 * measures.margin


# ---- Rommé: melds, with stock and pile at the right of the lower row -------------------------------------


def _style(measures: Measures) -> Style:
    return SNUG if measures.is_compact else AIRY


def _with_pile(measures: Measures, facts: Facts, own: Box) -> Layout:
    hand = fan(facts.hand, measures)
    left, right = measures.margin, measures.width - measures.margin
    has_sides = _needs_sides(measures, facts.opponents)
    side = measures.seat_width - round(40 * measures.zoom)  # the melds in the middle need the room more
    if has_sides:
        left += side + measures.gap
        right -= side + measures.gap
        seats = tuple(_strip(measures, 3, left, right, measures.seat_top))
    else:
        seats = _seats(measures, facts.opponents)
    top = around(seats).bottom + measures.gap if seats else measures.seat_top
    bottom = hand.top - hand.lift - 4
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
    own_place = Box(stock.x - 26, pile.y - 12, right - stock.x + 26, row - 6)
    blocked = (Box(own_place.x, own_place.y, own_place.width + 4, own_place.height),)
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
    return max((arrange(facts.melds, area, card, style) for area in areas), key=lambda trays: trays.card)


# ---- Treppenrommé: the stairs in the middle, melds in a column at the right ------------------------------


def _with_stairs(measures: Measures, facts: Facts, own: Box) -> Layout:
    style = _style(measures)
    gap = 8.0 if measures.is_compact else 16.0
    style = replace(style, gap=gap, row_gap=gap)
    card = measures.table_card
    margin, right = measures.margin, measures.width - measures.margin
    two_melds = 2 * (meld_width(3, card) + style.padding) + style.between + EDGE
    column = max(256.0 if measures.is_compact else measures.seat_width, two_melds)
    hand = fan(facts.hand, measures, clear_of=right - column - measures.gap)
    is_beside = facts.opponents * (measures.seat_width + measures.gap) + column <= right - margin
    seats = _seats_beside(measures, facts.opponents) if is_beside else _seats(measures, facts.opponents)
    plates = around(seats) if seats else Box(margin, measures.seat_top, 0, 0)
    seats_bottom = plates.bottom
    stock = Box(
        margin + 4, round(seats_bottom + (32 if measures.is_compact else 40)), card, card_height(card)
    )
    widest_flight = card * (1 + WIDE_STEP * (MOST_WIDE_STEPS - 1))
    best: tuple[float, MeldArea, Trays, Stairs] | None = None
    for area, steps in _splits(measures, hand, stock, plates, column):
        trays = arrange(facts.melds, area, card, style)
        flight = stairs(facts.pile, steps, card)
        smaller, larger = sorted((trays.card, flight.width))
        is_broken = len(trays.trays) > len({tray.owner for tray in trays.trays})
        # Trays are rather broken than steps put closer together, and both rather than cards made smaller.
        is_cramped = area.box.width > column and steps.width < widest_flight
        # On an upright felt the next way has more room for the stairs, on others less.
        is_cut = flight.flights > 1 and measures.width < UPRIGHT_BELOW
        score = smaller + larger / 1000 - is_broken / 2 - is_cut / 4 - is_cramped
        if flight.bounds is not None and not steps.holds(flight.bounds, slack=1):
            score -= 1000
        if best is None or score > best[0]:
            best = score, area, trays, flight
        if smaller == card and not (is_broken or is_cut):
            break
    if best is None:
        raise AssertionError("there is always one way at least")
    _, area, trays, flight = best
    # Melds may be dropped on all the felt at the right of the steps, also where none lie yet.
    after_steps = (flight.bounds.right if flight.bounds is not None else stock.right) + measures.gap
    zone_left = min(area.box.x, after_steps)
    return Layout(
        measures=measures,
        seats=seats,
        own=own,
        stock=stock,
        pile=lying(stock.right + _steps_after(measures), stock.y, card).box,
        piled=(),
        stairs=flight,
        trays=trays.filling(area.box.right),
        hand=hand,
        meld_zone=Box(zone_left, area.box.y, area.box.right - zone_left, area.box.height),
    )


def _steps_after(measures: Measures) -> float:
    return 32.0 if measures.is_compact else 36.0


def _seats_beside(measures: Measures, count: int) -> tuple[Box, ...]:
    step = measures.seat_width + measures.gap
    return tuple(
        Box(
            round(measures.margin + place * step),
            measures.seat_top,
            measures.seat_width,
            measures.seat_height,
        )
        for place in range(count)
    )


def _splits(
    measures: Measures, hand: Fan, stock: Box, seats: Box, column: float
) -> Iterator[tuple[MeldArea, Box]]:
    """Ways to share the felt between melds and stairs, the one that looks best first."""
    right = measures.width - measures.margin
    steps_x = stock.right + _steps_after(measures)
    lower = hand.top - hand.lift - 4
    if measures.width < UPRIGHT_BELOW:
        height = lower - stock.y
        for share in (0.3, 0.4, 0.5, 0.6, 0.7):
            steps = Box(steps_x, stock.y, right - steps_x, round(share * height))
            top = max(steps.bottom, stock.bottom + measures.label + 8) + measures.gap
            yield MeldArea(Box(measures.margin, top, right - measures.margin, lower - top)), steps
        return
    width = column
    while width == column or width <= right - steps_x - 2 * measures.table_card:
        x = right - width
        is_beside = seats.right + measures.gap <= x + 0.5
        top = measures.seat_top if is_beside else seats.bottom + measures.gap
        # Beside a short hand the column may go down to the level of the cards that are not raised.
        bottom = hand.top - 4 if hand.bounds.right < x else lower
        steps = Box(steps_x, stock.y, x - measures.gap - steps_x, lower - stock.y)
        yield MeldArea(Box(x, top, width, bottom - top)), steps
        width += 40
