"""What the actions of the window ask about the cards that are selected on the table."""

from __future__ import annotations

from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.view import TableWidget


class TableSelection:
    """What can be done with the cards that are selected on a table."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table

    @property
    def can_meld(self) -> bool:
        """Whether they are a meld that may be put down."""
        return self._table.can(TargetKind.MELD)

    @property
    def plan_points(self) -> int | None:
        """What all melds of the hand count that may be laid now."""
        plan = self._table.aids.plan
        return None if plan is None else plan.points

    @property
    def can_gather(self) -> bool:
        """Whether cards of the hand are selected."""
        return bool(self._table.selected_cards())

    @property
    def can_lay_off(self) -> bool:
        """Whether they fit a meld or a joker on the table."""
        return self._table.can(TargetKind.LAY_OFF) or self._table.can(TargetKind.SWAP)

    @property
    def can_only_swap(self) -> bool:
        """Whether they fit the place of a joker and nothing else."""
        return self._table.can(TargetKind.SWAP) and not self._table.can(TargetKind.LAY_OFF)

    @property
    def can_discard(self) -> bool:
        """Whether it is one card that may be discarded."""
        return self._table.can(TargetKind.DISCARD)

    def probe(self, seat: int) -> tuple[Move, ...]:
        """The moves that the three buttons stand for, to learn why one is refused."""
        names = self._table.selected_names()
        if not names:
            return ()
        one = (Discard(seat, names[0]),) if len(names) == 1 else ()
        return (LayMeld(seat, names), LayOff(seat, names, 1), *one)
