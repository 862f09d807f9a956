"""What would help at once where a move was refused: simple, certain, and asked of the rules.

Whoever wants more than that asks for a hint, which is offered where it helps most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import must_be_used, resolve
from rommedesk.engine.melds import SHORTEST_MELD
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, Undo
from rommedesk.engine.opening import best_opening
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.intents import Check, Target, TargetKind, meld_target, targets
from rommedesk.ui.table.lay_all import can_end, lay_all_plan, plan_of
from rommedesk.ui.table.offers import melds_with
from rommedesk.ui.table.tentative import steps_back, tentative_melds

MOST_MENDS = 2


class MendKind(StrEnum):
    """The changes that can be offered."""

    LAY = "lay"
    """Lay these melds as well."""
    LAY_ALL = "lay-all"
    LAY_OFF = "lay-off"
    MELD = "meld"
    TAKE_BACK = "take-back"
    """Take back all melds of the turn."""
    USE = "use"
    """The one way to put a card on the table that must be there before the turn ends."""
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Mend:
    """Moves that are legal one after the other."""

    kind: MendKind
    moves: tuple[Move, ...]
    points: int = 0
    """What melds of these moves count."""
    total: int = 0
    """What counts for the opening after melds of these moves; 0 where that is not the question."""
    is_hopeless: bool = False
    """Whether the hand cannot reach the opening minimum, so that there is nothing but the way back."""


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
    """What may be offered after this refusal, the smallest change first; two at most."""
    if view.seat is None or view.seat != view.position.to_move:
        return ()
    found: list[Mend] = []
    if refusal.reason is Reason.BELOW_OPENING:
        found += _opening(view, check)
    elif refusal.reason is Reason.NOT_OPENED:
        plan = lay_all_plan(view)
        found += [Mend(MendKind.LAY_ALL, plan.moves, plan.points)] if plan is not None else []
    elif refusal.reason in _DUTIES:
        found += _using(view, check)
        if check(Undo(view.seat)) is None:
            found.append(Mend(MendKind.UNDO, (Undo(view.seat),)))
    elif isinstance(move, LayMeld):
        found += _laying_off(view, move, check)
    elif isinstance(move, LayOff):
        found += _melding(view, move, check)
    return tuple(found[:MOST_MENDS])


def _opening(view: PlayerView, check: Check) -> Iterator[Mend]:
    """The cheapest melds that reach the opening minimum with those already laid, and the way back."""
    position = view.position
    opening = best_opening(position.mover.hand, position.rules, laid=position.turn.points)
    plan = plan_of(position, opening.melds) if opening is not None and opening.melds else None
    if plan is not None:
        after = reduce(lambda state, move: apply(state, move).state, plan.moves, position)
        yield Mend(MendKind.LAY, plan.moves, plan.points, total=after.turn.points)
    for mend in _taking_back(view, check):
        yield replace(mend, is_hopeless=opening is None)


def _using(view: PlayerView, check: Check) -> Sequence[Mend]:
    """If there is exactly one way to use a card that must be used, after which the turn can be ended."""
    position = view.position
    due = must_be_used(position) or position.mover.hand[:1]
    found = [
        *(move for target in targets(view, due[:1], check) for move in target.moves),
        *(offer.move for offer in melds_with(view, position.mover.hand, due[:1], check)),
    ]
    ways = {
        str(move): move
        for move in found
        if not isinstance(move, Discard) and can_end(apply(position, move).state)
    }
    return [Mend(MendKind.USE, (move,)) for move in ways.values()] if len(ways) == 1 else []


def _taking_back(view: PlayerView, check: Check) -> Sequence[Mend]:
    melds = tentative_melds(view)
    assert view.seat is not None
    undo = Undo(view.seat)
    if not melds or check(undo) is not None:
        return []
    return [Mend(MendKind.TAKE_BACK, (undo,) * len(steps_back(view, melds[0])))]


def _laying_off(view: PlayerView, move: LayMeld, check: Check) -> Sequence[Mend]:
    """If the cards fit exactly one meld in exactly one way."""
    cards = _cards(view, move)
    fitting = [found for found in targets(view, cards, check) if found.kind is TargetKind.LAY_OFF]
    return _only(fitting, MendKind.LAY_OFF)


def _melding(view: PlayerView, move: LayOff, check: Check) -> Sequence[Mend]:
    """If the cards are a meld of their own."""
    cards = _cards(view, move)
    found = meld_target(view, cards, check) if len(cards) >= SHORTEST_MELD else None
    return _only([] if found is None else [found], MendKind.MELD)


def _only(found: Sequence[Target], kind: MendKind) -> Sequence[Mend]:
    moves = [one for target in found for one in target.moves]
    return [Mend(kind, (moves[0],))] if len(moves) == 1 else []


def _cards(view: PlayerView, move: LayMeld | LayOff) -> tuple[Card, ...]:
    return resolve(view.position, move.cards) or ()
