"""What would help at once where a move was refused: simple, certain, and asked of the rules.

Whoever wants more than that asks for a hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import resolve
from rommedesk.engine.melds import SHORTEST_MELD
from rommedesk.engine.moves import LayMeld, LayOff, Move, Undo
from rommedesk.engine.opening import best_opening
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.intents import Check, Target, TargetKind, meld_target, targets
from rommedesk.ui.table.lay_all import Plan, lay_all_plan, plan_of
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
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Mend:
    """Moves that are legal one after the other."""

    kind: MendKind
    moves: tuple[Move, ...]
    points: int = 0
    """What melds of these moves count."""


_DUTIES = frozenset(
    (
        Reason.USE_THE_TAKEN_CARD,
        Reason.USE_THE_JOKER,
        Reason.LAST_CARD_MUST_BE_MELDED,
    )
)


def mends(view: PlayerView, refusal: Refusal, move: Move, check: Check) -> tuple[Mend, ...]:
    """What may be offered after this refusal, the smallest change first; two at most."""
    if view.seat is None or view.seat != view.position.to_move:
        return ()
    found: list[Mend] = []
    if refusal.reason is Reason.BELOW_OPENING:
        found += [*_reaching(view), *_taking_back(view, check)]
    elif refusal.reason is Reason.NOT_OPENED:
        plan = lay_all_plan(view)
        found += [Mend(MendKind.LAY_ALL, plan.moves, plan.points)] if plan is not None else []
    elif refusal.reason in _DUTIES and check(Undo(view.seat)) is None:
        found.append(Mend(MendKind.UNDO, (Undo(view.seat),)))
    elif isinstance(move, LayMeld):
        found += _laying_off(view, move, check)
    elif isinstance(move, LayOff):
        found += _melding(view, move, check)
    return tuple(found[:MOST_MENDS])


def _reaching(view: PlayerView) -> Sequence[Mend]:
    """The cheapest melds that reach the opening minimum with those already laid."""
    position = view.position
    opening = best_opening(position.mover.hand, position.rules, laid=position.turn.points)
    plan: Plan | None = plan_of(position, opening.melds) if opening is not None and opening.melds else None
    return [Mend(MendKind.LAY, plan.moves, plan.points)] if plan is not None else []


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
