"""The melds on the table: trays by owner in rows; everything shrinks before anything overlaps."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rommedesk.ui.table.geometry import ASPECT, Box, Pose, lying, strip

SMALLEST_CARD = 16
EDGE = 4.0
"""The owner's colour at the left of a tray, beside the padding."""


@dataclass(frozen=True, slots=True)
class OwnMelds:
    """The melds of one owner."""

    owner: int
    """The seat; 0 for nobody at the table."""
    sizes: tuple[int, ...]
    """How many cards each meld has."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Melds of one owner that lie in one row."""

    owner: int
    box: Box
    first: int
    """Which of the owner's melds is the first one here."""
    melds: tuple[Box, ...]

    @property
    def last(self) -> int:
        """Behind the last of the owner's melds that lie here."""
        return self.first + len(self.melds)


@dataclass(frozen=True, slots=True)
class Trays:
    """All trays, and the size of the cards in them."""

    trays: tuple[Tray, ...]
    card: int
    style: Style

    def filling(self, right: float) -> Trays:
        """The same with the last tray of each row as far as a right edge."""
        last = {tray.box.y: tray for tray in self.trays}.values()
        wider = [
            replace(tray, box=replace(tray.box, width=max(tray.box.width, right - tray.box.x)))
            if tray in last
            else tray
            for tray in self.trays
        ]
        return replace(self, trays=tuple(wider))

    def meld(self, owner: int, number: int) -> Box:
        """The box of one meld of an owner, 0 for the first."""
        for tray in self.trays:
            if tray.owner == owner and tray.first <= number < tray.last:
                return tray.melds[number - tray.first]
        raise LookupError(number)

    def cards(self, box: Box, count: int) -> tuple[Pose, ...]:
        """Where the cards of a meld lie in its box."""
        return tuple(lying(box.x + place * strip(self.card), box.y, self.card) for place in range(count))


@dataclass(frozen=True, slots=True)
class Style:
    """How much air a tray has."""

    padding: float
    head: float
    """From the upper edge to the cards."""
    foot: float
    between: float
    """Between two melds."""
    gap: float
    """Between two trays in a row."""
    row_gap: float
    flag: float = 0.0
    """Room for the owner's letter at the left of the cards; without it the name stands above them."""

    @property
    def left(self) -> float:
        """From the left edge to the cards."""
        return EDGE + self.flag + self.padding


AIRY = Style(padding=16, head=34, foot=14, between=26, gap=24, row_gap=24)
SNUG = Style(padding=12, head=29, foot=9, between=14, gap=12, row_gap=8)
TIGHT = Style(padding=8, head=24, foot=6, between=10, gap=8, row_gap=6)
LETTERED = Style(padding=6, head=6, foot=5, between=9, gap=8, row_gap=5, flag=24)
WORTH_A_NAME = 1.1
"""Letters take the place of names where cards become so much larger."""
MOST_ROWS = 200


Row = tuple[float, float, float]
"""The upper edge of a row, where it begins and where it ends."""


@dataclass(frozen=True, slots=True)
class MeldArea:
    """Where melds may lie."""

    box: Box
    blocked: tuple[Box, ...] = ()
    """Places inside that belong to others, with the air around them."""

    def rows(self, height: float, gap: float) -> list[Row]:
        """The rows of this height, each as wide as nothing is in the way."""
        # Plain numbers: this is asked for some hundred times a layout.
        box = self.box
        found: list[Row] = []
        blocked = [(b.y, b.y + b.height, b.x, b.x + b.width) for b in self.blocked]
        middle, edge = box.x + box.width / 2, box.x + box.width
        y, lowest = box.y, box.y + box.height - height + 0.5
        while y <= lowest and len(found) < MOST_ROWS:
            left, right = box.x, edge
            for top, bottom, begin, end in blocked:
                if top < y + height and y < bottom and begin < edge and box.x < end:
                    if (begin + end) / 2 < middle:
                        left = max(left, end)
                    else:
                        right = min(right, begin)
            found.append((y, left, right))
            y += height + gap
        return found


def meld_width(count: int, card: int) -> float:
    """How wide a meld of so many cards is."""
    return card + (count - 1) * strip(card)


def arrange(
    owners: Sequence[OwnMelds],
    area: MeldArea,
    card: int,
    style: Style = AIRY,
) -> Trays:
    """Lay out all melds with cards of at most width `card`, which shrink until all have room.

    Names give way to letters where that makes the cards clearly larger.
    """
    found = arranged(owners, area, card, style)
    if found is not None:
        return found
    # No real round comes here: the area is next to nothing. Rather run over its lower edge than hide a meld.
    box = replace(area.box, height=1e6, width=max(area.box.width, 300))
    endless = _Room(tuple(owner for owner in owners if owner.sizes), MeldArea(box))
    rows = endless.area.rows(_tray_height(SMALLEST_CARD, TIGHT), TIGHT.row_gap)
    last = endless.placed(SMALLEST_CARD, TIGHT, rows, is_kept_whole=False)
    return Trays(last or (), SMALLEST_CARD, TIGHT)


def arranged(
    owners: Sequence[OwnMelds],
    area: MeldArea,
    card: int,
    style: Style = AIRY,
    least: int = SMALLEST_CARD,
) -> Trays | None:
    """The same; nothing where not even cards of width `least` have room."""
    named = [style, *(other for other in (SNUG, TIGHT) if other.padding < style.padding)]
    room = _Room(tuple(owner for owner in owners if owner.sizes), area)
    found = room.largest(card, least, lambda width: named if width < card else named[:2])
    worth = least if found is None else math.ceil(WORTH_A_NAME * found.card)
    lettered = room.largest(card - 2, worth, lambda _: (LETTERED,))
    return found if lettered is None else lettered


@dataclass(frozen=True, slots=True)
class _Room:
    """Melds and where they may lie."""

    owners: tuple[OwnMelds, ...]
    area: MeldArea

    def largest(self, card: int, least: int, styles: Callable[[int], Sequence[Style]]) -> Trays | None:
        """The trays with the largest cards that have room, between these widths."""
        melds = sum(len(owner.sizes) for owner in self.owners)
        cards = sum(sum(owner.sizes) for owner in self.owners)
        width = card
        while width >= least:
            length = melds * width + (cards - melds) * strip(width)
            for style in styles(width):
                height = _tray_height(width, style)
                most = (self.area.box.height + 0.5 + style.row_gap) // (height + style.row_gap)
                if length > most * self.area.box.width:
                    continue
                rows = self.area.rows(height, style.row_gap)
                air = (melds - len(self.owners)) * style.between
                air += len(self.owners) * (style.left + style.padding)
                if length + air <= sum(max(0.0, right - left) for _, left, right in rows):
                    for is_kept_whole in (True, False):
                        trays = self.placed(width, style, rows, is_kept_whole=is_kept_whole)
                        if trays is not None:
                            return Trays(trays, width, style)
            width -= 2 if width <= 44 else max(4, 2 * (width // 50))
        return None

    def placed(
        self, card: int, style: Style, rows: Sequence[Row], *, is_kept_whole: bool
    ) -> tuple[Tray, ...] | None:
        """Put melds one after the other into rows; an owner's tray is broken only where it must or may be."""
        step, around_melds = strip(card), style.left + style.padding
        plan: list[tuple[int, int, list[float], float, float]] = []
        row = 0
        x = rows[0][1] if rows else 0.0
        for owner in self.owners:
            widths = [card + (size - 1) * step for size in owner.sizes]
            done = 0
            while done < len(widths):
                if row >= len(rows):
                    return None
                y, left, right = rows[row]
                room = right + 0.5 - x - around_melds
                count, used = 0, 0.0
                for width in widths[done:]:
                    if used + width > room:
                        break
                    used += width + style.between
                    count += 1
                if is_kept_whole and done + count < len(widths) and x > left:
                    count = 0  # perhaps the next row has room for the whole tray
                if count:
                    plan.append((owner.owner, done, widths[done : done + count], x, y))
                    x += around_melds + used - style.between + style.gap
                    done += count
                if done < len(widths):
                    row += 1
                    if row < len(rows):
                        x = rows[row][1]
        return tuple(
            _tray(owner, first, widths, Box(x, y, 0, _tray_height(card, style)), card, style)
            for owner, first, widths, x, y in plan
        )


def _tray_height(card: int, style: Style) -> float:
    return card * ASPECT + style.head + style.foot


def _tray(owner: int, first: int, widths: Sequence[float], corner: Box, card: int, style: Style) -> Tray:
    x = corner.x + style.left
    melds = []
    for width in widths:
        melds.append(Box(x, corner.y + style.head, width, card * ASPECT))
        x += width + style.between
    right = x - style.between + style.padding
    return Tray(owner, Box(corner.x, corner.y, right - corner.x, corner.height), first, tuple(melds))
