"""The hands that the others show when a round is over: they stay beside their plates in any window."""

from __future__ import annotations

from rommedesk.ui.table.flights import shown_hand
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.journey import Seats
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.places import bottom_seat, opponents
from rommedesk.ui.table.scene import Shown, TableScene


class ShownHands:
    """Cards that came out of the plates and lie beside them until the next round."""

    def __init__(self) -> None:
        self._items: list[CardItem] = []
        self._layout: Layout | None = None

    def forget(self) -> None:
        """The table shows something new; the cards are gone or will be."""
        self._items.clear()
        self._layout = None

    def note(self, item: CardItem, layout: Layout) -> None:
        """One more card is shown, the next one of the hands in the order of the plates."""
        self._items.append(item)
        self._layout = layout

    def follow(self, scene: TableScene) -> None:
        """Put the cards beside the plates where these lie now."""
        shown = scene.shown
        if shown is None or self._layout is None or shown.layout == self._layout:
            return
        self._layout = shown.layout
        # Whoever shows another view has taken the cards off the table.
        seats, items = seats_of(shown), iter([item for item in self._items if item.scene() is scene])
        for seat, plate in seats.plates.items():
            if seat != seats.own:
                hand = shown.view.position.seat(seat).hand
                for pose, item in zip(shown_hand(plate, len(hand), shown.layout), items, strict=False):
                    scene.motion.put(item, pose)


def seats_of(shown: Shown) -> Seats:
    """The plates of a table by seat."""
    own = bottom_seat(shown.view)
    plates = dict(zip(opponents(shown.view), shown.layout.seats, strict=True))
    plates[own] = shown.layout.own
    return Seats(own, plates)
