"""What buttons and keys do with the selected cards: meld, lay off, discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move
from rommedesk.engine.reasons import Reason
from rommedesk.ui.table.desk import LitDesk
from rommedesk.ui.table.intents import TargetKind, names_of
from rommedesk.ui.table.scene import Shown

MakeMove = Callable[[int, tuple[CardName, ...]], Move]
"""Makes a move of a seat and some cards."""


class SelectedPlays:
    """Plays the selected cards; where that is not possible the game says why."""

    def __init__(self, desk: LitDesk) -> None:
        self._desk = desk
        self._scene = desk.scene_of_table

    def can(self, kind: TargetKind) -> bool:
        """Whether anything of this kind can be done with the selected cards."""
        return any(light.target.kind is kind for light in self._desk.lights())

    def lay(self) -> bool:
        """Put them down as a new meld; whether it was done."""
        return self._play((TargetKind.MELD,), lambda seat, names: LayMeld(seat, names))

    def lay_off(self) -> bool:
        """Add them to a meld or swap them for a joker; asks if there are several ways."""

        def telling(seat: int, names: tuple[CardName, ...]) -> Move:
            return LayOff(seat, names, self._telling_meld(seat, names))

        return self._play((TargetKind.LAY_OFF, TargetKind.SWAP), telling)

    def discard(self) -> bool:
        """Discard the selected card; whether it was done."""
        return self._play((TargetKind.DISCARD,), lambda seat, names: Discard(seat, names[0]))

    def _play(self, kinds: Sequence[TargetKind], otherwise: MakeMove) -> bool:
        shown, cards = self._scene.shown, self._scene.selection
        lights = [light for light in self._desk.lights() if light.target.kind in kinds]
        if lights:
            return self._desk.play_target(lights, cards, self._desk.anchor(cards))
        return shown is not None and self._refuse(shown, cards, otherwise)

    def _refuse(self, shown: Shown, cards: Sequence[Card], move: MakeMove) -> bool:
        """Let the game say why nothing of this kind can be done."""
        if shown.view.seat is None or not cards:
            return False
        return self._desk.try_move(move(shown.view.seat, names_of(cards)), cards, self._desk.anchor(cards))

    def _telling_meld(self, seat: int, names: tuple[CardName, ...]) -> int:
        """The meld whose refusal tells most: on most of them the cards simply do not fit."""
        shown = self._scene.shown
        assert shown is not None
        for number in range(1, len(shown.view.position.melds) + 1):
            refusal = self._desk.check(LayOff(seat, names, number))
            if refusal is not None and refusal.reason not in (Reason.DOES_NOT_FIT, Reason.NOT_YOUR_MELD):
                return number
        return 1
