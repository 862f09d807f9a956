"""What can be done with a thing on the table: every legal move with it, each asked of `check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rommedesk.engine.cards import Card, CardName, Face
from rommedesk.engine.joker_swaps import swap
from rommedesk.engine.legality import can_draw
from rommedesk.engine.meld_reading import readings
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.opening import every_meld
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.templates import Template
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.intents import Check, Target, TargetKind, names_of, targets

MOST_MELDS = 8
"""So many melds of the hand are offered; with jokers there can be hundreds."""
MOST_TRIED = 60


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move."""

    move: Move
    cards: tuple[Card, ...] = ()
    """The cards of the hand that it uses."""
    target: Target | None = None
    """Where cards of the hand go, with this move alone."""
    meld: Meld | None = None
    """The meld that comes of it."""


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be done with a thing."""

    offers: tuple[Offer, ...]
    natural: Move
    """What one would do with it first, to learn why nothing can be done."""


def offers_for(
    spot: str, view: PlayerView, hand: Sequence[Card], selected: Sequence[Card], check: Check
) -> Offers | None:
    """The offers for a spot by its id (see `spots.py`); `None` where there is nothing to be done ever."""
    seat = view.seat
    what, _, number = spot.partition(" ")
    if seat is None:
        return None
    match what:
        case "card":
            card = Card(int(number))
            return _with_cards(seat, view, hand, selected if card in selected else (card,), check)
        case "meld":
            return _onto_meld(seat, view, hand, selected, int(number), check)
        case "stock":
            draw = Draw(seat) if can_draw(view.position) else Pass(seat)
            return Offers(_legal([draw], check), draw)
        case "pile" | "step":
            take = TakeDiscards(seat, int(number or 1))
            thrown = _discard(view, selected, check) if len(selected) == 1 else ()
            return Offers((*_legal([take], check), *thrown), take)
        case _:
            return None


def _legal(moves: Sequence[Move], check: Check) -> tuple[Offer, ...]:
    return tuple(Offer(move) for move in moves if check(move) is None)


def _with_cards(
    seat: int, view: PlayerView, hand: Sequence[Card], cards: Sequence[Card], check: Check
) -> Offers:
    found = [offer for target in targets(view, cards, check) for offer in _each(view, cards, target)]
    known = {str(offer.move) for offer in found}
    melds = [offer for offer in melds_with(view, hand, cards, check) if str(offer.move) not in known]
    kinds = [TargetKind.MELD, TargetKind.LAY_OFF, TargetKind.SWAP, TargetKind.DISCARD]
    in_order = sorted(
        [*found, *melds], key=lambda offer: kinds.index(offer.target.kind) if offer.target else 0
    )
    names = names_of(cards)
    return Offers(tuple(in_order), Discard(seat, names[0]) if len(names) == 1 else LayMeld(seat, names))


def _onto_meld(
    seat: int,
    view: PlayerView,
    hand: Sequence[Card],
    selected: Sequence[Card],
    number: int,
    check: Check,
) -> Offers | None:
    """What the selected cards can do there, or else each card of the hand by itself."""
    groups = [tuple(selected)] if selected else [(card,) for card in _different(hand)]
    if not groups:
        return None
    found = [
        offer
        for cards in groups
        for target in targets(view, cards, check)
        if target.number == number
        for offer in _each(view, cards, target)
    ]
    natural = LayOff(seat, names_of(groups[0]), number)
    return Offers(tuple(found), natural)


def _different(hand: Sequence[Card]) -> list[Card]:
    """The cards of the hand without their twins."""
    return list({card.name: card for card in reversed(hand)}.values())[::-1]


def _discard(view: PlayerView, cards: Sequence[Card], check: Check) -> tuple[Offer, ...]:
    found = (target for target in targets(view, cards, check) if target.kind is TargetKind.DISCARD)
    return tuple(offer for target in found for offer in _each(view, cards, target))


def _each(view: PlayerView, cards: Sequence[Card], target: Target) -> Iterator[Offer]:
    """An offer for each move of a target."""
    for nth, move in enumerate(target.moves):
        meld = target.melds[nth] if target.melds else made_by(view, cards, move)
        one = Target(target.kind, (move,), (meld,) if target.melds and meld else (), target.number)
        yield Offer(move, tuple(cards), one, meld)


def made_by(view: PlayerView, cards: Sequence[Card], move: Move) -> Meld | None:
    """The meld as it is after a swap; `None` for other moves."""
    if not isinstance(move, SwapJoker):
        return None
    made = swap(view.position.melds[move.meld - 1].meld, cards, view.position.rules)
    return None if isinstance(made, Refusal) else made[0]


# ---- melds of the hand -----------------------------------------------------------------------------------


def melds_with(
    view: PlayerView, hand: Sequence[Card], cards: Sequence[Card], check: Check
) -> tuple[Offer, ...]:
    """New melds of the hand that use all these cards: few jokers first, then many points."""
    if _is_vain(view):
        return ()
    rules, seat = view.position.rules, view.seat
    assert seat is not None
    wanted = Counter(card.face for card in cards)
    fitting = [template for template in every_meld(hand, rules) if _uses(template, wanted)]
    fitting.sort(key=lambda template: (template.jokers, -template.points))
    found: dict[tuple[CardName, ...], Offer] = {}
    for template in fitting[:MOST_TRIED]:
        used = _cards_of(template, hand, cards)
        for meld in readings(used, rules):
            move = LayMeld(seat, meld.names)
            if meld.names not in found and check(move) is None:
                target = Target(TargetKind.MELD, (move,), (meld,))
                found[meld.names] = Offer(move, meld.cards, target, meld)
    made = list(found.values())
    return tuple(offer for offer in made if not _is_within(offer, made))[:MOST_MELDS]


def _is_within(offer: Offer, others: Sequence[Offer]) -> bool:
    """Whether a joker would serve fewer cards than it does in another meld that has all of these."""
    cards = set(offer.cards)
    return any(card.is_joker for card in cards) and any(
        cards < set(other.cards) and not any(card.is_joker for card in set(other.cards) - cards)
        for other in others
    )


def _is_vain(view: PlayerView) -> bool:
    """Whether it is not even the turn of the seat, so that no move need be tried."""
    return view.position.result is not None or view.position.to_move != view.seat


def _uses(template: Template, wanted: Counter[Face | None]) -> bool:
    has = Counter[Face | None](template.naturals)
    has[None] = template.jokers
    return wanted <= has


def _cards_of(template: Template, hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """Cards of the hand for a template, of twins the ones that are asked about."""
    first = [*cards, *(card for card in hand if card not in cards)]
    used: list[Card] = []
    for face in (*template.naturals, *([None] * template.jokers)):
        used.append(next(card for card in first if card.face == face and card not in used))
    return used
