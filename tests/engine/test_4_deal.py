"""Rulebook 4: the deal, who starts, and the shuffle."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from rommedesk.engine.cards import CardName, Face, new_pack, parse_names, write_names
from rommedesk.engine.deal import Deal, begin_round, follows_rules, make_deal, shuffle_cards, shuffle_pack
from rommedesk.engine.events import Dealt, TurnBegan
from rommedesk.engine.match import first_dealer, next_dealer
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, Source
from tests.invariants import faults


class Fixed(Random):
    """Chance that gives these numbers, one after the other, and then none."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self._numbers = [*numbers]

    def random(self) -> float:
        return self._numbers.pop(0)


def deal(rules: RuleSet, seats: int = 3, number: int = 1, dealer: int = 1) -> Deal:
    """A deal whose chance is its number."""
    return make_deal(rules, seats, number, Random(number), dealer)


def begun(rules: RuleSet, seats: int = 3, number: int = 1, dealer: int = 1) -> Round:
    """The first state of a round."""
    return begin_round(rules, seats, deal(rules, seats, number, dealer)).state


GOLDEN = (
    "9s 9h 2h 4c 3d 8c 7d 2s Ts 7h Tc Td 3c 2d 6d Ad Kd 8s 3s 8d Qs Qd Jh Jc 6c 6h "
    "7s Ks Qc 3h Qh Js 4s As 8h 9c Ah 4d Ac 5h 5d 6s 2c 5c Th 4h 9d Jd Kc Kh 5s 7c"
)


# ---- the shuffle -----------------------------------------------------------------------------------------


def test_4_the_shuffle_changes_each_place_with_one_at_or_below_it() -> None:
    four = parse_names("Ac 2c 3c 4c")
    assert write_names(shuffle_cards(four, Fixed(0.0, 0.0, 0.0))) == "2c 3c 4c Ac"
    assert write_names(shuffle_cards(four, Fixed(0.999, 0.999, 0.999))) == "Ac 2c 3c 4c"
    assert write_names(shuffle_cards(four, Fixed(0.5, 0.4, 0.6))) == "Ac 4c 2c 3c"


def test_4_a_deal_number_gives_the_same_cards_for_ever() -> None:
    """T64: the shuffle is part of the format of records; if this test fails, old deals are lost."""
    order = shuffle_pack(TREPPEN, 2, Random(1))
    assert write_names(order) == GOLDEN
    assert shuffle_pack(TREPPEN, 2, Random(2)) != order


def test_4_every_order_is_equally_likely() -> None:
    rng = Random(11)
    three = parse_names("Ac 2c 3c")
    found = Counter(shuffle_cards(three, rng) for _ in range(6000))
    assert set(found) == set(permutations(three))
    assert all(850 < count < 1150 for count in found.values())


@pytest.mark.parametrize("cards", ["", "7h"])
def test_4_nothing_and_one_card_stay_as_they_are(cards: str) -> None:
    assert shuffle_cards(parse_names(cards), Fixed()) == parse_names(cards)


# ---- the cards dealt -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "seats"), [(name, seats) for name in PRESETS for seats in (3, 4)])
def test_4_every_player_gets_his_cards(preset: str, seats: int) -> None:
    """T01, T34: the starter has one card more where the rules say so, and then plays without drawing."""
    rules = PRESETS[preset]
    state = begun(rules, seats)
    starter = state.turn_order[0]
    extra = {starter: 1} if rules.starter_extra_card else {}
    assert [len(seat.hand) for seat in state.seats] == [
        rules.hand_size + extra.get(seat, 0) for seat in range(1, seats + 1)
    ]
    assert len(state.discard) == rules.turn_up
    assert state.to_move == starter
    assert state.phase is (Phase.PLAY if rules.starter_extra_card else Phase.DRAW)
    assert state.turn.source is Source.NOTHING
    assert [seat.turns for seat in state.seats] == [
        1 if seat == starter else 0 for seat in range(1, seats + 1)
    ]
    assert not faults(state)


def test_4_the_cards_go_round_one_at_a_time_from_the_top_of_the_pack() -> None:
    rules = replace(ROMME_RU, hand_size=2, starter_extra_card=True, turn_up=True)
    dealt = deal(rules, dealer=1)
    assert dealt.turn_order == (2, 3, 1)
    top = [str(name) for name in dealt.order]
    state, events = (step := begin_round(rules, 3, dealt)).state, step.events
    assert [[str(card) for card in seat.hand] for seat in state.seats] == [
        [top[2], top[5]],
        [top[0], top[3], top[6]],
        [top[1], top[4]],
    ]
    assert [str(card) for card in state.discard] == [top[7]]
    assert [str(card) for card in state.stock] == top[8:]
    hands = tuple(seat.hand for seat in state.seats)
    assert events == (Dealt(hands, state.discard[0], (2, 3, 1), len(state.stock)), TurnBegan(2))


def test_4_everybody_sees_the_cards_that_gave_the_order() -> None:
    dealt = make_deal(RUMMY51, 4, 1, Random(2), 0)
    told = begin_round(RUMMY51, 4, dealt).events[0]
    assert isinstance(told, Dealt)
    assert told.high_cards == dealt.high_cards
    assert len(told.high_cards[0]) == 4


def test_4_without_a_turned_up_card_the_pile_is_empty() -> None:
    step = begin_round(ROMME, 3, deal(ROMME))
    assert step.state.discard == ()
    assert isinstance(step.events[0], Dealt)
    assert step.events[0].turned_up is None


def test_4_five_players_get_their_cards_from_one_more_pack() -> None:
    state = begun(ROMME_RU, 5)
    assert [len(seat.hand) for seat in state.seats] == [13] * 5
    assert len(state.stock) == 108 - 65


def test_5_without_a_minimum_everybody_is_opened_from_the_start() -> None:
    assert [seat.opened for seat in begun(TREPPEN).seats] == [True] * 3
    assert begun(TREPPEN).turn.was_opened
    assert [seat.opened for seat in begun(ROMME).seats] == [False] * 3
    assert not begun(ROMME).turn.was_opened


def test_a_deal_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="pack"):
        begin_round(TREPPEN, 2, deal(ROMME, 2))
    with pytest.raises(ValueError, match="seat"):
        begin_round(ROMME, 4, deal(ROMME, 3))
    twice = replace(deal(ROMME), turn_order=(1, 1, 2))
    with pytest.raises(ValueError, match="seat"):
        begin_round(ROMME, 3, twice)


# ---- who starts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "order"), [(1, (2, 3, 1)), (2, (3, 1, 2)), (3, (1, 2, 3))])
def test_4_the_seat_left_of_the_dealer_starts(dealer: int, order: tuple[int, ...]) -> None:
    found = deal(ROMME, dealer=dealer)
    assert (found.turn_order, found.dealer, found.high_cards) == (order, dealer, ())


@pytest.mark.parametrize(("dealer", "order"), [(1, (1, 2, 3)), (2, (2, 3, 1)), (3, (3, 1, 2))])
def test_4_in_treppenrommé_the_dealer_starts(dealer: int, order: tuple[int, ...]) -> None:
    assert deal(TREPPEN, dealer=dealer).turn_order == order


def test_4_the_first_dealer_is_drawn_by_lot() -> None:
    rng = Random(3)
    found = Counter(first_dealer(ROMME, 3, rng) for _ in range(3000))
    assert set(found) == {1, 2, 3}
    assert all(850 < count < 1150 for count in found.values())


def test_4_then_the_deal_goes_round_clockwise_one_step_a_round() -> None:
    """T54: after a round without a winner too."""
    dealers = [2]
    for _ in range(4):
        dealers.append(next_dealer(dealers[-1], 3))
    assert dealers == [2, 3, 1, 2, 3]


# ---- the high card ---------------------------------------------------------------------------------------


def heights(found: Deal) -> list[dict[int, int]]:
    """What each draw showed: the seats and the heights of their cards, the ace as 14."""
    return [{seat: 14 if face.rank == 1 else face.rank for seat, face in drawn} for drawn in found.high_cards]


def test_4_under_high_card_nobody_deals() -> None:
    assert first_dealer(RUMMY51, 4, Fixed()) == 0
    assert next_dealer(0, 4) == 0
    assert deal(RUMMY51, 4, dealer=3).dealer == 0


def order_of(draws: list[dict[int, int]]) -> list[int]:
    """The second reading of the order of play: sort by the first card, then by the ones after it."""
    cards: dict[int, list[int]] = {seat: [] for seat in draws[0]}
    for drawn in draws:
        for seat, height in drawn.items():
            cards[seat].append(height)
    return sorted(cards, key=lambda seat: cards[seat], reverse=True)


def test_4_the_highest_card_starts_and_the_others_follow_in_falling_order() -> None:
    for number in range(300):
        found = deal(RUMMY51, 4, number)
        draws = heights(found)
        assert [*draws[0]] == [1, 2, 3, 4]
        assert [*found.turn_order] == order_of(draws)
        assert sorted(found.turn_order) == [1, 2, 3, 4]


def test_4_who_tie_draw_again_among_themselves_at_any_place() -> None:
    """Ties for the first and for the last place, of three seats, of two pairs, and ties once more."""
    seen = set()
    for number in range(1500):
        draws = heights(deal(RUMMY51, 4, number))
        tied = [{seat for seat in drawn if [*drawn.values()].count(drawn[seat]) > 1} for drawn in draws]
        drew_again = [set(drawn) for drawn in draws[1:]]
        assert sum(map(len, tied)) == sum(map(len, drew_again))
        assert all(any(again <= group for group in tied) for again in drew_again)
        if draws[1:]:
            best = max(draws[0].values())
            place = "first" if draws[0][min(drew_again[0])] == best else "later"
            seen.add((place, len(drew_again[0])))
            seen.add(("draws", min(len(draws), 3)))
    assert seen >= {("first", 2), ("later", 2), ("later", 3), ("draws", 2), ("draws", 3)}


def test_4_every_player_gets_a_card_of_the_pack_without_jokers() -> None:
    faces = {
        face for number in range(300) for drawn in deal(RUMMY51, 4, number).high_cards for _, face in drawn
    }
    assert faces == set(map(Face, range(1, 53)))


def test_4_the_drawn_cards_go_back_before_the_deal() -> None:
    """T01."""
    for number in range(20):
        assert not faults(begun(RUMMY51, 4, number))


def chance_for(before: Sequence[CardName], after: Sequence[CardName]) -> Iterator[float]:
    """The numbers with which the shuffle brings the cards from one order into another."""
    order = [*before]
    for last in range(len(order) - 1, 0, -1):
        other = order.index(after[last], 0, last + 1)
        order[last], order[other] = order[other], order[last]
        yield (other + 0.5) / (last + 1)


def test_4_ties_without_end_only_shuffle_the_cards_anew() -> None:
    """Two seats that tie 26 times have seen every card of the one pack."""
    one_pack = replace(RUMMY51, packs=1, jokers=0)
    pack = [card.name for card in new_pack(1, 0)]
    in_pairs = [
        CardName.of(Face.of(rank, suit))
        for half in (0, 2)
        for rank in range(1, 14)
        for suit in (half, half + 1)
    ]
    rng = Fixed(*chance_for(pack, in_pairs), *chance_for(pack, pack), *chance_for(pack, pack))
    found = make_deal(one_pack, 2, 1, rng, 1)
    draws = heights(found)
    assert len(draws) == 27
    assert all(drawn[1] == drawn[2] for drawn in draws[:26])
    assert draws[26] == {1: 14, 2: 2}
    assert found.turn_order == (1, 2)
    assert [*found.order] == pack


# ---- deals from elsewhere --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [ROMME, TREPPEN, RUMMY51])
def test_4_a_deal_follows_the_rules_that_made_it(rules: RuleSet) -> None:
    for number in range(100):
        assert follows_rules(deal(rules, 4, number, dealer=2), rules, 4)


def test_4_another_order_of_play_does_not() -> None:
    found = deal(ROMME, 4, dealer=2)
    for fault in (
        replace(found, turn_order=(1, 2, 3, 4)),
        replace(found, dealer=0),
        replace(found, dealer=5),
        replace(found, high_cards=((),)),
    ):
        assert not follows_rules(fault, ROMME, 4)


def test_4_nor_does_one_that_the_drawn_cards_do_not_bring_about() -> None:
    found = deal(RUMMY51, 4)
    for fault in (
        replace(found, turn_order=tuple(reversed(found.turn_order))),
        replace(found, dealer=1),
        replace(found, high_cards=()),
        replace(found, high_cards=(*found.high_cards, found.high_cards[0])),
    ):
        assert not follows_rules(fault, RUMMY51, 4)
