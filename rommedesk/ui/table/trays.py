"""The melds on the table: trays by owner in rows; everything shrinks before anything overlaps."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
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


AIRY = Style(padding=16, head=34, foot=14, between=26, gap=24, row_gap=24)
SNUG = Style(padding=12, head=29, foot=9, between=14, gap=12, row_gap=8)
TIGHT = Style(padding=8, head=24, foot=6, between=10, gap=8, row_gap=6)


@dataclass(frozen=True, slots=True)
class MeldArea:
    """Where melds may lie."""

    box: Box
    blocked: tuple[Box, ...] = ()
    """Places inside that belong to others, with the air around them."""

    def rows(self, height: float, gap: float) -> Iterator[Box]:
        """The rows of this height, each as wide as nothing is in the way."""
        y = self.box.y
        while y + height <= self.box.bottom + 0.5:
            row = Box(self.box.x, y, self.box.width, height)
            left, right = row.x, row.right
            for other in self.blocked:
                if other.overlap(row) > 0:
                    if other.centre[0] < row.centre[0]:
                        left = max(left, other.right)
                    else:
                        right = min(right, other.x)
            yield Box(left, y, right - left, height)
            y += height + gap


def meld_width(count: int, card: int) -> float:
    """How wide a meld of so many cards is."""
    return card + (count - 1) * strip(card)


def arrange(owners: Sequence[OwnMelds], area: MeldArea, card: int, style: Style = AIRY) -> Trays:
    """Lay out all melds with cards of at most width `card`, which shrink until all have room."""
    styles = [style, *(other for other in (SNUG, TIGHT) if other.padding < style.padding)]
    width = card
    while width >= SMALLEST_CARD:
        for chosen in styles if width < card else styles[:2]:
            rows = list(area.rows(_tray_height(width, chosen), chosen.row_gap))
            if sum(row.width for row in rows) < _least_length(owners, width, chosen):
                continue
            for is_kept_whole in (True, False):
                trays = _place(owners, rows, width, chosen, is_kept_whole=is_kept_whole)
                if trays is not None:
                    return Trays(trays, width, chosen)
        width -= 4 if width > 44 else 2
    # No real round comes here: the area is next to nothing. Rather run over its lower edge than hide a meld.
    endless = MeldArea(replace(area.box, height=1e6, width=max(area.box.width, 300)))
    rows = list(itertools.islice(endless.rows(_tray_height(SMALLEST_CARD, TIGHT), TIGHT.row_gap), 200))
    last = _place(owners, rows, SMALLEST_CARD, TIGHT, is_kept_whole=False)
    return Trays(last or (), SMALLEST_CARD, TIGHT)


def _tray_height(card: int, style: Style) -> float:
    return card * ASPECT + style.head + style.foot


def _least_length(owners: Sequence[OwnMelds], card: int, style: Style) -> float:
    """A row that is shorter than this cannot hold the melds."""
    return sum(_tray_width(owner.sizes, card, style) for owner in owners if owner.sizes)


def _place(
    owners: Sequence[OwnMelds], rows: Sequence[Box], card: int, style: Style, *, is_kept_whole: bool
) -> tuple[Tray, ...] | None:
    """Put melds one after the other into rows; an owner's tray is broken only where it must be or may be."""
    height = _tray_height(card, style)
    trays: list[Tray] = []
    row, x = 0, rows[0].x if rows else 0.0

    def fits(width: float) -> bool:
        return row < len(rows) and x + width <= rows[row].right + 0.5

    for owner in owners:
        done = 0
        while done < len(owner.sizes):
            sizes = owner.sizes[done:]
            count = len(sizes)
            if (
                is_kept_whole
                and not fits(_tray_width(sizes, card, style))
                and row < len(rows)
                and x > rows[row].x
            ):
                count = 0  # perhaps the next row has room for the whole tray
            while count and not fits(_tray_width(sizes[:count], card, style)):
                count -= 1
            if count:
                trays.append(
                    _tray(owner.owner, done, sizes[:count], Box(x, rows[row].y, 0, height), card, style)
                )
                x = trays[-1].box.right + style.gap
                done += count
            if done < len(owner.sizes):
                row += 1
                if row >= len(rows):
                    return None
                x = rows[row].x
    return tuple(trays)


def _tray_width(sizes: Sequence[int], card: int, style: Style) -> float:
    melds = sum(meld_width(size, card) for size in sizes) + (len(sizes) - 1) * style.between
    return 2 * style.padding + EDGE + melds


def _tray(owner: int, first: int, sizes: Sequence[int], corner: Box, card: int, style: Style) -> Tray:
    x = corner.x + style.padding + EDGE
    melds = []
    for size in sizes:
        width = meld_width(size, card)
        melds.append(Box(x, corner.y + style.head, width, card * ASPECT))
        x += width + style.between
    box = Box(corner.x, corner.y, _tray_width(sizes, card, style), corner.height)
    return Tray(owner, box, first, tuple(melds))
