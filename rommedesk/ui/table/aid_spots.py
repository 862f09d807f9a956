"""The melding aids as spots: groups on the staging tray, bars under the hand, the ends of a long hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rommedesk.engine.cards import Card
from rommedesk.ui.table.bars_under_hand import Bar
from rommedesk.ui.table.geometry import Box, around
from rommedesk.ui.table.staging import Judged

if TYPE_CHECKING:
    from rommedesk.ui.table.aids import MeldingAids

LEFT_END, RIGHT_END = "end left", "end right"
"""The ids of the arrows beside a hand that cannot be seen whole."""


@dataclass(frozen=True, slots=True)
class AidsShown:
    """What there is of them now."""

    groups: tuple[Judged, ...] = ()
    """Those on the tray, the first one is group 1."""
    group_boxes: tuple[Box, ...] = ()
    bars: tuple[Bar, ...] = ()
    """Those that mark whole melds."""
    ends: tuple[tuple[str, Box, int], ...] = ()
    """Id, place, and how many cards lie beyond."""

    @property
    def staged(self) -> frozenset[Card]:
        """The cards on the tray."""
        return frozenset(card for group in self.groups for card in group.cards)


NO_AIDS = AidsShown()


def bar_id(bar: Bar) -> str:
    """The id of the spot of a bar; no two melds of a hand share a card."""
    return f"bar {int(bar.cards[0])}"


class AidSpots:
    """Finds them on a table, and does what a key or a screen reader asks of them."""

    def __init__(self, aids: MeldingAids, page: Callable[[int], None]) -> None:
        """`page` shows the next cards of the hand at the right (1) or at the left (-1)."""
        self._aids = aids
        self._page = page
        self._scene = aids.scene

    def shown(self) -> AidsShown:
        """What can be pointed at now."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None:
            return NO_AIDS
        groups, place = self._aids.tray.groups, shown.layout.staging
        is_open = place is not None and len(place.groups) == len(groups)
        hand = shown.layout.hand
        ends: tuple[tuple[str, Box, int], ...] = ()
        if (boxes := hand.arrows) is not None:
            ends = tuple(zip((LEFT_END, RIGHT_END), boxes, hand.out_of_sight, strict=True))
        return AidsShown(
            groups if is_open else (),
            self._boxes(place.groups) if place is not None and is_open else (),
            tuple(bar for bar in self._aids.bars if bar.meld is not None),
            ends,
        )

    def _boxes(self, groups: Sequence[Box]) -> tuple[Box, ...]:
        """The cards of each group with its note."""
        chips = self._aids.tray.chips
        return tuple(
            around([box, chip.box] if chip.text else [box]) for box, chip in zip(groups, chips, strict=True)
        )

    def group(self, spot: str) -> Judged | None:
        """The group of this spot: of its note or of one of its cards."""
        kind, _, number = spot.partition(" ")
        groups = self.shown().groups
        if kind == "group" and int(number) <= len(groups):
            return groups[int(number) - 1]
        if kind == "card":
            return next((group for group in groups if Card(int(number)) in group.cards), None)
        return None

    def bar(self, spot: str) -> Bar | None:
        """The bar of this spot."""
        return next((bar for bar in self.shown().bars if bar_id(bar) == spot), None)

    def cards(self, spot: str) -> tuple[Card, ...]:
        """The cards that a spot stands for: one of the hand, or those of a group or of a bar."""
        kind, _, number = spot.partition(" ")
        if kind == "card":
            return (Card(int(number)),)
        found = self.bar(spot) or self.group(spot)
        return found.cards if found is not None else ()

    def has_meld(self, spot: str) -> bool:
        """Whether the spot stands for a whole meld that `lay` would lay."""
        group = self.group(spot)
        return self.bar(spot) is not None or (group is not None and group.meld is not None)

    def lay(self, spot: str) -> bool:
        """Lay the meld of a bar or of a group, or select the cards of a group that is none."""
        if (bar := self.bar(spot)) is not None:
            return self._aids.lay(bar)
        if (group := self.group(spot)) is not None:
            return self._aids.lay_group(group)
        return False

    def activate(self, spot: str) -> bool:
        """Do what a click there would do; whether it is one of these spots."""
        if spot in (LEFT_END, RIGHT_END):
            self._page(-1 if spot == LEFT_END else 1)
            return True
        if spot.startswith(("bar ", "group ")):
            self.lay(spot)
            return True
        return False

    def spot_over_cards(self, at: tuple[float, float]) -> str:
        """The spot under a point that lies above the cards: the note on a group, the end of a hand."""
        for name, box, _ in self.shown().ends:
            if box.contains(*at):
                return name
        group = self._aids.tray.group_at(at)
        groups = self._aids.tray.groups
        return "" if group is None else f"group {groups.index(group) + 1}"

    def spot_beside_cards(self, at: tuple[float, float]) -> str:
        """The spot under a point where no card lies: a bar."""
        bar = self._aids.bar_at(at)
        return "" if bar is None else bar_id(bar)
