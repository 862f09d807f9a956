"""What would help at once where a move was refused: legal, small, and never the way into a dead end.

Most of it is thought of by `players/remedies.py`; added here are the same cards in another place and the way
back.  Whoever wants more asks for a hint, which is offered where nothing leads on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from rommedesk.engine.legality import resolve
from rommedesk.engine.melds import SHORTEST_MELD
from rommedesk.engine.moves import LayMeld, LayOff, Move, Undo
from rommedesk.engine.opening import best_opening
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.intents import Check, TargetKind, meld_target, targets
from rommedesk.ui.table.tentative import steps_back, tentative_melds

MOST_MENDS = 2


class MendKind(StrEnum):
    """The changes that can be offered."""

    DO = "do"
    """Make these moves."""
    LAY = "lay"
    """Lay these melds as well."""
    LAY_OFF = "lay-off"
    """Lay the same cards off instead."""
    MELD = "meld"
    """Meld the same cards instead."""
    OPEN = "open"
    """Open with these melds, and then make the move if it is among the moves."""
    TAKE_BACK = "take-back"
    """Take back all melds of the turn."""
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Mend:
    """Moves that are legal one after the other."""

    kind: MendKind
    moves: tuple[Move, ...]
    total: int = 0
    """What counts for the opening after melds of these moves; 0 where that is not the question."""
    is_added: bool = False
    """Whether melds that lie already count with them."""
    is_hopeless: bool = False
    """Whether the hand cannot reach the opening minimum, so that there is nothing but the way back."""

    @property
    def leads_on(self) -> bool:
        """Whether it is more than the way back."""
        return self.kind not in (MendKind.TAKE_BACK, MendKind.UNDO)

    @property
    def melds(self) -> tuple[LayMeld, ...]:
        """The new melds."""
        return tuple([move for move in self.moves if isinstance(move, LayMeld)])


_DUTIES = frozenset(
    (
        Reason.USE_THE_TAKEN_CARD,
        Reason.USE_THE_JOKER,
        Reason.LAST_CARD_MUST_BE_MELDED,
    )
)


HINTED = _DUTIES | {
    Reason.BELOW_OPENING,
    Reason.NOT_OPENED,
    Reason.KEEP_A_DISCARD,
    Reason.TAKEN_CARD_BACK,
}
"""Refusals after which a hint shows how the turn can go on."""


def mends(view: PlayerView, refusal: Refusal, move: Move, check: Check) -> tuple[Mend, ...]:
    """What may be offered after this refusal, the smallest change first, the way back last; two at most."""
    if view.seat is None or view.seat != view.position.to_move:
        return ()
    back = list(_ways_back(view, refusal, check))
    from rommedesk.players.remedies import remedies, works  # the first picture can do without them

    found = {mend.moves: mend for mend in _instead(view, move, check) if works(view.position, mend.moves)}
    for moves in remedies(view, refusal, move):
        found.setdefault(moves, _mend(view, refusal, moves))
    return (*list(found.values())[: MOST_MENDS - len(back)], *back)


def _mend(view: PlayerView, refusal: Refusal, moves: tuple[Move, ...]) -> Mend:
    """What the players' advice thought of."""
    kind = {Reason.BELOW_OPENING: MendKind.LAY, Reason.NOT_OPENED: MendKind.OPEN}.get(refusal.reason)
    if kind is None:
        return Mend(MendKind.DO, moves)
    position = view.position
    melds = [move for move in moves if isinstance(move, LayMeld)]
    after = reduce(lambda state, move: apply(state, move).state, melds, position)
    is_added = bool(position.turn.points) and not position.rules.opening_single_meld
    return Mend(kind, moves, total=after.turn.points, is_added=is_added)


def _ways_back(view: PlayerView, refusal: Refusal, check: Check) -> Iterator[Mend]:
    """The way back, where cards of the turn must not stay where they are."""
    assert view.seat is not None
    undo = Undo(view.seat)
    if refusal.reason not in (Reason.BELOW_OPENING, *_DUTIES) or check(undo) is not None:
        return
    if refusal.reason is not Reason.BELOW_OPENING:
        yield Mend(MendKind.UNDO, (undo,))
    elif melds := tentative_melds(view):
        position = view.position
        opening = best_opening(position.mover.hand, position.rules, laid=position.turn.points)
        steps = steps_back(view, melds[0])
        yield Mend(MendKind.TAKE_BACK, (undo,) * len(steps), is_hopeless=opening is None)


def _instead(view: PlayerView, move: Move, check: Check) -> Sequence[Mend]:
    """The same cards on the one meld that they fit in one way, or as a meld of their own."""
    cards = resolve(view.position, move.cards) or () if isinstance(move, LayMeld | LayOff) else ()
    match move:
        case LayMeld():
            kind = MendKind.LAY_OFF
            fitting = [found for found in targets(view, cards, check) if found.kind is TargetKind.LAY_OFF]
        case LayOff() if len(cards) >= SHORTEST_MELD:
            kind = MendKind.MELD
            fitting = [found for found in (meld_target(view, cards, check),) if found is not None]
        case _:
            return ()
    moves = [one for target in fitting for one in target.moves]
    return [Mend(kind, (moves[0],))] if len(moves) == 1 else []
