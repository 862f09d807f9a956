"""What the player may mean: the moves that selected cards allow, each asked of `check`, none guessed.

A joker that can stand for several cards gives several moves; the table asks which one is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.meld_extending import extensions
from rommedesk.engine.meld_reading import readings
from rommedesk.engine.melds import SHORTEST_MELD, Meld
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView

Check = Callable[[Move], Refusal | None]


class TargetKind(StrEnum):
    """What can be done with cards of the hand."""

    MELD = "meld"
    LAY_OFF = "lay-off"
    SWAP = "swap"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Target:
    """A place where the selected cards may go now."""

    kind: TargetKind
    moves: tuple[Move, ...]
    """One move, or one for each card that a joker may stand for."""
    melds: tuple[Meld, ...] = ()
    """What each of these moves makes, for melds and lay-offs."""
    number: int = 0
    """The meld on the table, 1 for the first; 0 for a new one and for the pile."""


def names_of(cards: Iterable[Card]) -> tuple[CardName, ...]:
    """The cards as moves name them."""
    return tuple(card.name for card in cards)


def from_stock(seat: int, check: Check) -> Move:
    """What a seat means that goes to the stock: to draw, or to pass where nothing is left to be drawn."""
    draw, passes = Draw(seat), Pass(seat)
    return passes if check(draw) is not None and check(passes) is None else draw


def targets(view: PlayerView, cards: Sequence[Card], check: Check) -> tuple[Target, ...]:
    """Everything that may be done with these cards, in the order: new meld, melds on the table, pile."""
    if not cards or view.seat is None:
        return ()
    found = [meld_target(view, cards, check)] if len(cards) >= SHORTEST_MELD else []
    for number in range(1, len(view.position.melds) + 1):
        found += [lay_off_target(view, cards, number, check), swap_target(view, cards, number, check)]
    if len(cards) == 1:
        discard = Discard(view.seat, cards[0].name)
        found.append(_checked(TargetKind.DISCARD, [discard], check))
    return tuple(target for target in found if target is not None)


def meld_target(view: PlayerView, cards: Sequence[Card], check: Check) -> Target | None:
    """Put the cards down as a new meld."""
    assert view.seat is not None
    ways = _different(cards, readings(cards, view.position.rules))
    moves = [LayMeld(view.seat, names) for names, _ in ways]
    return _checked(TargetKind.MELD, moves, check, [meld for _, meld in ways])


def lay_off_target(view: PlayerView, cards: Sequence[Card], number: int, check: Check) -> Target | None:
    """Add the cards to a meld."""
    assert view.seat is not None
    old = view.position.melds[number - 1].meld
    ways = _different(cards, extensions(old, cards, view.position.rules))
    moves = [LayOff(view.seat, names, number) for names, _ in ways]
    return _checked(TargetKind.LAY_OFF, moves, check, [meld for _, meld in ways], number)


def swap_target(view: PlayerView, cards: Sequence[Card], number: int, check: Check) -> Target | None:
    """Swap the cards for a joker of a meld."""
    assert view.seat is not None
    if any(card.is_joker for card in cards):
        return None
    return _checked(TargetKind.SWAP, [SwapJoker(view.seat, names_of(cards), number)], check, number=number)


def _different(cards: Sequence[Card], found: Iterable[Meld]) -> Sequence[tuple[tuple[CardName, ...], Meld]]:
    """The ways that differ in what the jokers among `cards` stand for."""
    ways: dict[tuple[CardName, ...], Meld] = {}
    for meld in found:
        ways.setdefault(tuple(_named(cards, meld)), meld)
    return list(ways.items())


def _named(cards: Sequence[Card], meld: Meld) -> Iterator[CardName]:
    """The cards in the order in which they lie in the meld, jokers with what they stand for there."""
    given = set(cards)
    for card, name in zip(meld.cards, meld.names, strict=True):
        if card in given:
            yield name


def _checked(
    kind: TargetKind, moves: Sequence[Move], check: Check, melds: Sequence[Meld] = (), number: int = 0
) -> Target | None:
    """The target with the moves that are legal, if any is."""
    legal = [place for place, move in enumerate(moves) if check(move) is None]
    if not legal:
        return None
    return Target(
        kind,
        tuple(moves[place] for place in legal),
        tuple(melds[place] for place in legal if melds),
        number,
    )
