"""The deal: the shuffle, who starts, and the first state of a round (rulebook 4).

Chance comes in as data: a `Deal` holds the order of the pack and all that was drawn by lot, so that a record
can begin the same round again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from rommedesk.engine.cards import Card, CardName, Face, new_pack, number_copies
from rommedesk.engine.events import Dealt, TurnBegan
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.state import Phase, Round, Seat, Step, Turn

NO_NUMBER = 0
"""Stands where matches and deals have a number, for those that no number gives again."""

AnyCard = TypeVar("AnyCard", Card, CardName)


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything about the start of a round that is left to chance."""

    number: int
    """The deal number, by which the same cards can be dealt again; else `NO_NUMBER`."""
    order: tuple[CardName, ...]
    """The whole pack as shuffled, the top card first."""
    turn_order: tuple[int, ...]
    """All seats in playing order, the starter first."""
    dealer: int
    """The seat that deals; 0 for nobody under `high-card`."""
    high_cards: tuple[tuple[tuple[int, Face], ...], ...] = ()
    """Under `high-card` every draw: the seats that drew and their cards, the draw of all seats first."""


def shuffle_cards(cards: Sequence[AnyCard], rng: Random) -> tuple[AnyCard, ...]:
    """The cards in random order: the one shuffle of deals, new stocks, high cards and sampled worlds.

    Fisher and Yates from the last place down: place `i`, counted from 0, changes with place
    `floor(rng.random() * (i + 1))`, itself included.  Each order comes from exactly one row of these places,
    so every order can come up, and all are equally likely if `rng` is fair: that `random()` has 2 ** 53
    values shifts the odds of a place among 110 cards by less than 5 in 10 ** 14 of themselves.

    `rng` is the caller's: the system's randomness, or a stream that grows from a deal number.  Only its
    `random()` is used, whose numbers no Python version changes for a seed, so that a deal number gives the
    same cards everywhere.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def shuffle_pack(rules: RuleSet, seats: int, rng: Random) -> tuple[CardName, ...]:
    """The whole pack of a table with so many seats in random order, the top card first (rulebook 1)."""
    pack = new_pack(rules.packs_for(seats), rules.jokers_for(seats))
    return shuffle_cards([card.name for card in pack], rng)


def make_deal(rules: RuleSet, seats: int, number: int, rng: Random, dealer: int) -> Deal:
    """Draw by lot what a round needs; `dealer`, the seat that deals, has no meaning under `high-card`."""
    if rules.starter is Starter.HIGH_CARD:
        draws: list[tuple[tuple[int, Face], ...]] = []
        order = _draw_for_order(range(1, seats + 1), _face_up_cards(rules, seats, rng), draws)
        return Deal(number, shuffle_pack(rules, seats, rng), tuple(order), 0, tuple(draws))
    return Deal(number, shuffle_pack(rules, seats, rng), _order_after(rules, seats, dealer), dealer)


def follows_rules(deal: Deal, rules: RuleSet, seats: int) -> bool:
    """Whether the playing order is the one that the dealer, or the draws under `high-card`, bring about."""
    if rules.starter is not Starter.HIGH_CARD:
        is_seat = 1 <= deal.dealer <= seats
        return is_seat and not deal.high_cards and deal.turn_order == _order_after(rules, seats, deal.dealer)
    draws: list[tuple[tuple[int, Face], ...]] = []
    cards = iter([face for draw in deal.high_cards for _, face in draw])
    try:
        order = _draw_for_order(range(1, seats + 1), cards, draws)
    except (StopIteration, RecursionError):
        return False
    return deal.dealer == 0 and tuple(order) == deal.turn_order and tuple(draws) == deal.high_cards


def _order_after(rules: RuleSet, seats: int, dealer: int) -> tuple[int, ...]:
    """The playing order where somebody deals: clockwise from the starter."""
    starter = dealer if rules.starter is Starter.DEALER else dealer % seats + 1
    return (*range(starter, seats + 1), *range(1, starter))


def _face_up_cards(rules: RuleSet, seats: int, rng: Random) -> Iterator[Face]:
    """Cards from the pack without jokers; should it ever run out, the cards go back and are shuffled anew."""
    naturals = [card.name for card in new_pack(rules.packs_for(seats), 0)]
    while True:
        for name in shuffle_cards(naturals, rng):
            assert name.face is not None
            yield name.face


def _draw_for_order(
    seats: Sequence[int], cards: Iterator[Face], draws: list[tuple[tuple[int, Face], ...]]
) -> list[int]:
    """The seats by falling cards, the ace high; who tie draw again among themselves."""
    drawn = {seat: next(cards) for seat in seats}
    draws.append(tuple(drawn.items()))
    order: list[int] = []
    for height in sorted({_height(face) for face in drawn.values()}, reverse=True):
        equal = [seat for seat, face in drawn.items() if _height(face) == height]
        order += equal if len(equal) == 1 else _draw_for_order(equal, cards, draws)
    return order


def _height(face: Face) -> int:
    return 14 if face.rank == 1 else face.rank


def begin_round(rules: RuleSet, seats: int, deal: Deal) -> Step:
    """Deal the cards one at a time in playing order, then the starter's extra card and the turned-up card.

    Raises `ValueError` if the deal does not fit the table: another pack, or not every seat once.
    """
    cards = number_copies(deal.order)
    if sorted(cards) != sorted(new_pack(rules.packs_for(seats), rules.jokers_for(seats))):
        raise ValueError("the deal is not made of the pack of this table")
    if sorted(deal.turn_order) != list(range(1, seats + 1)):
        raise ValueError("the playing order does not hold every seat once")
    dealt = seats * rules.hand_size
    hands = {seat: cards[place:dealt:seats] for place, seat in enumerate(deal.turn_order)}
    stock = cards[dealt:]
    starter = deal.turn_order[0]
    if rules.starter_extra_card:
        hands[starter] += stock[:1]
        stock = stock[1:]
    turned_up = stock[0] if rules.turn_up else None
    if turned_up is not None:
        stock = stock[1:]
    is_opened = rules.opening_points == 0
    state = Round(
        rules=rules,
        turn_order=deal.turn_order,
        seats=tuple(
            Seat(hands[seat], is_opened, has_put_down=False, turns=1 if seat == starter else 0)
            for seat in range(1, seats + 1)
        ),
        to_move=starter,
        phase=Phase.PLAY if rules.starter_extra_card else Phase.DRAW,
        stock=stock,
        discard=() if turned_up is None else (turned_up,),
        turn=Turn(was_opened=is_opened),
    )
    shown = tuple(seat.hand for seat in state.seats)
    dealt_out = Dealt(shown, turned_up, deal.turn_order, len(stock), deal.high_cards)
    return Step(state, (dealt_out, TurnBegan(starter)))
