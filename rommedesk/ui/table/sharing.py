"""How melds and stairs share the felt of Treppenrommé, so that the cards of both are as large as can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rommedesk.ui.table.fan import Fan
from rommedesk.ui.table.geometry import Box, Measures, around, card_height
from rommedesk.ui.table.stairs import LABEL_ROOM, MOST_WIDE_STEPS, WIDE_STEP, Stairs, stairs
from rommedesk.ui.table.trays import MeldArea, OwnMelds, Style, Trays, arrange, arranged

UPRIGHT_BELOW = 900.0
"""On a narrower felt the stairs lie above the melds rather than beside them."""
LEAST_HEIGHT, MOST_HEIGHT = 0.3, 0.8
"""The part of the felt's height that the steps may have where they lie above the melds."""
FLAT_SLOPE = 0.25
"""Flatter steps look like a row."""
BESIDE_LABEL = 28.0
"""So far a label reaches beyond its card, with some air."""
SEARCHES = 5
"""So often the border between steps and melds is moved."""


@dataclass(frozen=True, slots=True)
class Share:
    """One way to share the felt."""

    stairs: Stairs
    trays: Trays
    zone: Box
    """Where a new meld can be dropped."""
    is_whole: bool
    """Whether it looks as it should: nothing broken, cut or put closer together."""
    score: float

    @property
    def card(self) -> int:
        """The width of the smallest cards."""
        return min(self.stairs.width, self.trays.card)


@dataclass(frozen=True, slots=True)
class Ground:
    """The felt that stairs and melds share; boxes are those for a right hand."""

    measures: Measures
    style: Style
    column: float
    """The least width of the melds beside the stairs."""
    hand: Fan
    seats: tuple[Box, ...]
    is_beside: bool
    """Whether the column of the melds goes up beside the seats."""
    reserved: float = 0.0
    """What others take of the felt above the hand."""

    @property
    def stock(self) -> Box:
        """The top card of a full stock."""
        card = self.measures.table_card
        y = round(self._seats_bottom + (32 if self.measures.is_compact else 40))
        return Box(self.measures.margin + 4, y, card, card_height(card))

    @property
    def steps_x(self) -> float:
        """The left edge of the steps."""
        return self.stock.right + (32.0 if self.measures.is_compact else 36.0)

    def shared(self, melds: Sequence[OwnMelds], steps: int) -> Share:
        """The best way."""
        is_upright = self.measures.width < UPRIGHT_BELOW
        beside, above = (self._beside, 1.0), (self._above, 0.0)
        best: Share | None = None
        for way, first in (above, beside) if is_upright else (beside, above):
            low, high, part = 0.0, 1.0, first
            for _ in range(SEARCHES):
                found, has_small_steps = self._tried(way, part, melds, steps, best)
                if found is not None and (best is None or found.score > best.score):
                    best = found
                if best is not None and best.is_whole and best.card == self.measures.table_card:
                    return best
                if has_small_steps:
                    low = part
                else:
                    high = part
                part = (low + high) / 2
                if high - low < 0.02:
                    break
        assert best is not None
        return best

    @property
    def _seats_bottom(self) -> float:
        return around(self.seats).bottom if self.seats else self.measures.seat_top

    @property
    def _right(self) -> float:
        return self.measures.width - self.measures.margin

    @property
    def _lower(self) -> float:
        """Above the raised cards of the hand."""
        return self.hand.top - self.hand.lift - 4 - self.reserved

    def _beside(self, part: float) -> tuple[Box, Box]:
        """Steps and melds side by side; the more of `part`, the wider the steps."""
        widest = max(self.column, self._right - self.steps_x - 3 * self.measures.table_card)
        x = self._right - round(widest + part * (self.column - widest))
        top = self._seats_bottom + self.measures.gap
        if self.is_beside:
            seats_right = self.measures.margin + (around(self.seats).width if self.seats else 0)
            top = self.measures.seat_top if seats_right + self.measures.gap <= x + 0.5 else top
        # Beside a short hand the column may go down to the level of the cards that are not raised.
        is_clear = self.measures.sided(self.hand.bounds).right < x and not self.reserved
        bottom = self.hand.top - 4 if is_clear else self._lower
        steps = Box(
            self.steps_x, self.stock.y, x - self.measures.gap - self.steps_x, self._lower - self.stock.y
        )
        return steps, Box(x, top, self._right - x, bottom - top)

    def _above(self, part: float) -> tuple[Box, Box]:
        """Steps above the melds; the more of `part`, the higher the steps."""
        height = self._lower - self.stock.y
        share = LEAST_HEIGHT + part * (MOST_HEIGHT - LEAST_HEIGHT)
        steps = Box(self.steps_x, self.stock.y, self._right - self.steps_x, round(share * height))
        top = max(steps.bottom, self._stock_bottom) + self.measures.gap
        return steps, Box(
            self.measures.margin, top, self._right - self.measures.margin, max(0.0, self._lower - top)
        )

    @property
    def _stock_bottom(self) -> float:
        return self.stock.bottom + 4 + self.measures.label

    def _tried(
        self,
        way: Callable[[float], tuple[Box, Box]],
        part: float,
        melds: Sequence[OwnMelds],
        steps: int,
        best: Share | None,
    ) -> tuple[Share | None, bool]:
        """The felt shared this way if that may be better, and whether the steps would need more of it."""
        sided, card = self.measures.sided, self.measures.table_card
        room, plain = way(part)
        flight = stairs(
            steps,
            sided(room),
            card,
            is_at_right=self.measures.wishes.is_left_handed,
        )
        least = 0 if best is None else best.card - 1
        if flight.width < least:
            return None, True
        area = MeldArea(sided(plain))
        rest = self._rest(flight)
        found = None
        tight = arranged(melds, area, card, self.style, max(16, least))
        if tight is None or tight.card < min(card, flight.width):
            # The melds go round the steps, on all the felt that is left.
            found = arranged(melds, rest, card, self.style, max(16, least, tight.card + 2 if tight else 0))
        trays = found if found is not None else tight
        if trays is None:
            if best is not None:
                return None, False
            trays = arrange(melds, rest, card, self.style)
        return self._share(flight, trays, room, plain, is_round=found is not None), flight.width <= trays.card

    def _rest(self, flight: Stairs) -> MeldArea:
        """All felt beside and below stock and steps."""
        gap, sided = self.measures.gap, self.measures.sided
        top, left = self._seats_bottom + gap, self.measures.margin
        around_stock = Box(left, top, self.steps_x - left, self._stock_bottom + 8 - top)
        blocked = [sided(around_stock)]
        if flight.bounds is None:
            place = Box(self.steps_x, top, self.measures.table_card, around_stock.height)
            blocked.append(sided(place.grown(max(gap, BESIDE_LABEL))))
        else:
            labelled = flight.bounds.bottom + (LABEL_ROOM if flight.flights > 1 else 0)
            # Everything above the steps as well, but for the melds at their far side.
            blocked.append(
                Box(flight.bounds.x - gap, 0, flight.bounds.width + 2 * gap, labelled + min(gap, 12))
            )
        return MeldArea(sided(Box(left, top, self._right - left, self._lower - top)), tuple(blocked))

    def _share(self, flight: Stairs, trays: Trays, room: Box, plain: Box, *, is_round: bool) -> Share:
        card, gap = self.measures.table_card, self.measures.gap
        is_broken = len(trays.trays) > len({tray.owner for tray in trays.trays})
        # Trays are rather broken than steps put closer together, and both rather than cards made smaller.
        widest_flight = card * (1 + WIDE_STEP * (MOST_WIDE_STEPS - 1))
        is_column = plain.y < room.bottom
        is_cramped = is_column and plain.width > self.column and room.width < widest_flight
        # On an upright felt the next way has more room for the stairs, on others less.
        has_few = len(flight.steps) <= MOST_WIDE_STEPS
        is_cut = flight.flights > 1 and (self.measures.width < UPRIGHT_BELOW or has_few)
        is_flat = flight.slope < FLAT_SLOPE
        has_letters = trays.style.flag > 0
        smaller, larger = sorted((trays.card, flight.width))
        # What looks less well is worth so many hundredths of a card's width.
        looks = 2 * is_broken + 1 * is_cut + 3 * is_cramped + 2 * is_round + 3 * is_flat + 3 * has_letters
        score = smaller + larger / 1000 - card * (looks + max(0, flight.flights - 1)) / 100
        bounds = flight.bounds
        if bounds is not None and not self.measures.sided(room).holds(bounds, slack=1):
            score -= 1000
        # Melds may be dropped on all the felt beside the steps, also where none lie yet.
        after = (self.measures.sided(bounds).right if bounds is not None else self.stock.right) + gap
        zone = plain
        if is_column:
            left = min(plain.x, after)
            zone = Box(left, plain.y, plain.right - left, plain.height)
        filled = trays if is_round else trays.filling(self.measures.sided(plain).right)
        return Share(
            flight,
            filled,
            self.measures.sided(zone),
            is_whole=not looks and score > 0,
            score=score,
        )
