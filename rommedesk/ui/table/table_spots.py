"""What is where on the table, in words: the spots, and which of them a point of the felt is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.spots import Spot, SpotWords
from rommedesk.ui.table.aid_spots import AidSpots
from rommedesk.ui.table.intents import Check
from rommedesk.ui.table.places import Lies, Zone, bottom_seat, opponents
from rommedesk.ui.table.scene import Shown, TableScene

Point = tuple[float, float]


class TableSpots(QObject):
    """The spots of whatever a scene shows."""

    def __init__(
        self,
        scene: TableScene,
        check: Check,
        aids: AidSpots,
        phrases: Phrases,
        brings: Callable[[int], str],
        parent: QObject,
    ) -> None:
        """`brings` tells what taking so many cards of the stairs would bring."""
        super().__init__(parent)
        self._aids = aids
        self._scene = scene
        self._check = check
        self._words = SpotWords(phrases, scene.words, self)
        self._words.brings = brings

    def all(self) -> tuple[Spot, ...]:
        """Everything on the table that can be pointed at."""
        shown, scene = self._scene.shown, self._scene
        if shown is None:
            return ()
        self._words.hides_scores = scene.options.hides_scores
        return self._words.spots(
            shown.view, shown.seating, scene.hand, scene.selected, self._check, self._aids.shown()
        )

    def find(self, spot: str) -> Spot | None:
        """The spot with this id."""
        return next((known for known in self.all() if known.id == spot), None)

    def at(self, at: Point) -> Spot | None:
        """The spot under a point of the felt."""
        return self.find(self.id_at(at))

    def id_at(self, at: Point) -> str:
        """The id of the spot under a point of the felt; "" if there is none."""
        shown = self._scene.shown
        if shown is None:
            return ""
        if above := self._aids.spot_over_cards(at):
            return above
        if (found := self._scene.card_at(*at)) is not None:
            return _card_spot(shown, *found)
        return self._aids.spot_beside_cards(at) or _place_at(shown, at)

    def describe_meld(self, number: int) -> tuple[str, Sequence[str]]:
        """The name of a meld, and what there is to say about it, a line each."""
        spot = self.find(f"meld {number}")
        assert spot is not None
        return spot.name, [line for line in spot.text.split("\n")[1:] if line]


def _card_spot(shown: Shown, key: int, lies: Lies) -> str:
    match lies.zone:
        case Zone.HAND:
            return f"card {key}"
        case Zone.STOCK:
            return "stock"
        case Zone.PILE:
            return "pile"
        case Zone.STEP:
            return f"step {lies.number}"
        case Zone.MELD:
            return f"meld {lies.number}"
        case Zone.SHOWN:
            return f"seat {lies.number}"
        case Zone.HIDDEN:
            return f"seat {bottom_seat(shown.view)}"
        case _:
            assert_never(lies.zone)


def _place_at(shown: Shown, at: Point) -> str:
    """The spot of a place where no card lies."""
    layout = shown.layout
    places = [
        *((f"seat {seat}", box) for seat, box in zip(opponents(shown.view), layout.seats, strict=True)),
        (f"seat {bottom_seat(shown.view)}", layout.own),
        ("stock", layout.stock),
        ("pile", layout.pile),
    ]
    return next((name for name, box in places if box.contains(*at)), "")
