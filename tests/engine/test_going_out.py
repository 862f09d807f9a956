"""The way out against a search of all moves that `check` allows (rulebook 5, *Going out*)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rommedesk.engine.cards import UNKNOWN, Card, CardName, Face, new_pack
from rommedesk.engine.going_out import way_out
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import check
from rommedesk.engine.meld_extending import extensions
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, RUMMY51, TREPPEN
from rommedesk.engine.rules import (
    DiscardPickup,
    FinalDiscard,
    HandRummy,
    JokerSwap,
    LayoffFrom,
    LayoffOn,
    RuleSet,
    SetSwap,
)
from rommedesk.engine.state import Phase, Round, Seat, TableMeld, Turn
from rommedesk.engine.transition import apply
from tests.builders import play, position
from tests.engine.brute_force import every_meld, random_meld_rules

# ---- the other way to find out ---------------------------------------------------------------------------


def can_go_out(state: Round) -> bool:
    """Whether any row of legal moves of this turn ends the round for the seat to move."""
    return _ends(state, set())


def _ends(state: Round, seen: set[object]) -> bool:
    key = (sorted(card.name for card in state.mover.hand), [str(lying.meld) for lying in state.melds])
    if (mark := str(key)) in seen:
        return False
    seen.add(mark)
    for move in _every_move(state):
        if check(state, move) is None:
            after = apply(state, move).state
            if after.result is not None and after.result.winner == state.to_move:
                return True
            if after.to_move == state.to_move and _ends(after, seen):
                return True
    return False


def _every_move(state: Round) -> Iterator[Move]:
    seat, hand = state.to_move, state.mover.hand
    for name in {card.name for card in hand}:
        yield Discard(seat, name)
    for size in range(1, len(hand) + 1):
        for chosen in combinations(hand, size):
            for meld in every_meld(chosen, state.rules) if size > 2 else ():
                yield LayMeld(seat, meld.names)
            for number, lying in enumerate(state.melds, 1):
                for longer in extensions(lying.meld, chosen, state.rules):
                    yield LayOff(seat, _added(lying.meld, longer), number)
            if size < 3:
                for number, lying in enumerate(state.melds, 1):
                    if swap_choices(lying.meld, state.rules):
                        yield SwapJoker(seat, tuple(card.name for card in chosen), number)


def _added(before: Meld, after: Meld) -> tuple[CardName, ...]:
    return tuple(
        name for card, name in zip(after.cards, after.names, strict=True) if card not in before.cards
    )


# ---- positions at random ---------------------------------------------------------------------------------


def random_position(rng: Random) -> Round:
    rules = replace(
        random_meld_rules(rng),
        packs=2,
        jokers=4,
        opening_points=rng.choice([0, 15, 15, 24, 30]),
        first_meld_turn=rng.choice([1, 1, 1, 2]),
        layoff_from=rng.choice([LayoffFrom.SAME_TURN, LayoffFrom.SAME_TURN, LayoffFrom.NEXT_TURN]),
        layoff_on=rng.choice([LayoffOn.ANY, LayoffOn.ANY, LayoffOn.OWN]),
        joker_swap=rng.choice(list(JokerSwap)),
        joker_swap_in_set=rng.choice(list(SetSwap)),
        discard_pickup=rng.choice([DiscardPickup.MUST_USE, DiscardPickup.ALWAYS]),
        return_taken_card=rng.random() < 0.3,
        hand_rummy=rng.choice([HandRummy.NONE, HandRummy.DOUBLE]),
        hand_rummy_any_points=rng.random() < 0.5,
        hand_rummy_no_layoff=rng.random() < 0.5,
    )
    suits = rng.sample(range(4), 2)
    low = rng.randint(1, 9)
    near = [
        card
        for card in new_pack(2, 0)
        if card.face is not None
        and (card.face.suit in suits or rng.random() < 0.3)
        and (card.face.rank - low) % 13 < 5
    ]
    cards = [*near, *(Card.of(None, copy) for copy in range(rng.choice([1, 2, 3])))]
    rng.shuffle(cards)
    melds: list[Meld] = []
    for _ in range(rng.choice([0, 1, 2])):
        for chosen in (rng.sample(cards, rng.choice([3, 3, 4])) for _ in range(60)):
            found = list(every_meld(chosen, rules))
            if found:
                melds.append(rng.choice(found))
                cards = [card for card in cards if card not in chosen]
                break
    size = rng.choice([2, 3, 4, 4, 5, 5, 6])
    hand = cards[:size]
    opened = rules.opening_points == 0 or rng.random() < 0.5
    taken = rng.choice([None, None, hand[-1]])
    jokers = [card for card in hand if card.is_joker and card != taken]
    swapped = (
        tuple(jokers[:1]) if opened and rules.joker_swap is JokerSwap.REUSE and rng.random() < 0.3 else ()
    )
    return Round(
        rules=rules,
        turn_order=(1, 2),
        seats=(
            Seat(tuple(hand), opened, has_put_down=rng.random() < 0.5 and opened, turns=1),
            Seat((Card.of(Face.of(9, 0), 7),), False, False),
        ),
        to_move=1,
        phase=Phase.PLAY,
        stock=(),
        discard=(),
        melds=tuple(TableMeld(meld, (0,) * len(meld.cards), rng.choice([1, 2])) for meld in melds),
        turn=Turn(
            taken=taken, swapped=swapped, was_opened=opened and rng.random() < 0.8, has_laid_off=bool(swapped)
        ),
    )


def assert_way_out_is_exact(state: Round) -> bool:
    found = way_out(state)
    if found is None:
        assert not can_go_out(state)
        return False
    for move in found[:-1]:
        state = apply(state, move).state
        assert state.result is None
    result = apply(state, found[-1]).state.result
    assert result is not None
    assert result.winner == 1
    return True


@pytest.mark.parametrize("first", range(0, 1000, 50))
def test_it_finds_a_way_out_exactly_where_there_is_one(first: int) -> None:
    ways = [assert_way_out_is_exact(random_position(Random(seed))) for seed in range(first, first + 50)]
    assert any(ways)
    assert not all(ways)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_it_finds_a_way_out_exactly_where_there_is_one_in_many_positions() -> None:
    for seed in range(10_000, 40_000):
        assert_way_out_is_exact(random_position(Random(seed)))


# ---- rule by rule ----------------------------------------------------------------------------------------


def way(state: Round) -> list[str] | None:
    found = way_out(state)
    return None if found is None else [str(move) for move in found]


def in_play(rules: RuleSet, hand: str, *melds: str, opened: bool = True, owner: int = 2) -> Round:
    return position(
        rules,
        [hand, "9s"],
        phase=Phase.PLAY,
        opened=[1] if opened else [],
        melds=melds,
        owners=[owner] * len(melds),
    )


def test_5_the_last_card_is_discarded() -> None:
    assert way(in_play(ROMME, "Ac 6d", "Jc Qc Kc")) == ["lay Ac > m1", "discard 6d"]
    assert way(in_play(ROMME, "4h 4d 4s 9c")) == ["meld 4d 4h 4s", "discard 9c"]
    assert way(in_play(ROMME, "4h 4d 4s")) is None


def test_5_the_last_card_must_be_melded_where_no_discard_ends_the_round() -> None:
    assert way(in_play(ROMME_RU, "4h 4d 4s 9c")) is None
    assert way(in_play(ROMME_RU, "4h 4d 4s")) == ["meld 4d 4h 4s"]


def test_5_2_own_melds_only() -> None:
    assert way(in_play(ROMME_RU, "Ac", "Jc Qc Kc", owner=2)) is None
    assert way(in_play(ROMME_RU, "Ac", "Jc Qc Kc", owner=1)) == ["lay Ac > m1"]


def test_5_2_who_is_not_opened_has_to_reach_the_minimum_first() -> None:
    assert way(in_play(ROMME, "4h 4d 4s 9c", opened=False)) is None
    assert way(in_play(ROMME, "Kh Kd Ks 9c", opened=False)) == ["meld Kd Kh Ks", "discard 9c"]
    assert way(in_play(ROMME, "Kh Kd Ks 8d 9c", "9d Td Jd", opened=False)) == [
        "meld Kd Kh Ks",
        "lay 8d > m1",
        "discard 9c",
    ]


def test_5_2_lay_offs_may_have_to_wait_for_the_next_turn() -> None:
    rules = replace(ROMME, layoff_from=LayoffFrom.NEXT_TURN)
    assert way(in_play(rules, "Kh Kd Ks 8d 9c", "9d Td Jd", opened=False)) is None


def test_7_a_hand_rummy_may_stay_below_the_minimum_in_rummy_51() -> None:
    assert way(in_play(RUMMY51, "4h 4d 4s 9c", opened=False)) == ["meld 4d 4h 4s", "discard 9c"]
    assert way(in_play(RUMMY51, "4h 4d 4s 8d 9c", "9d Td Jd", opened=False)) is None


def test_5_a_joker_may_be_swapped_on_the_way() -> None:
    assert way(in_play(ROMME, "8d 2s", "7d *=8d 9d", "Jc Qc Kc")) == [
        "swap 8d > m1",
        "lay *=Td > m1",
        "discard 2s",
    ]
    assert way(in_play(replace(ROMME, joker_swap=JokerSwap.NEVER), "8d 2s", "7d *=8d 9d", "Jc Qc Kc")) is None


def test_5_a_full_set_may_have_to_be_filled_first() -> None:
    rules = replace(ROMME, joker_swap_in_set=SetSwap.FULL_SET_ONLY)
    assert way(in_play(rules, "8h 8s 2s", "8c 8d *", "Jc Qc Kc")) == [
        "lay 8h > m1",
        "swap 8s > m1",
        "lay *=Ac > m2",
        "discard 2s",
    ]


def test_3_a_meld_may_open_before_it_grows_round_the_corner() -> None:
    rules = replace(TREPPEN, opening_points=30, final_discard=FinalDiscard.FORBIDDEN)
    assert way(in_play(rules, "Qh Kh Ah 2h", opened=False)) == ["meld Qh Kh Ah", "lay 2h > m1"]


def test_5_1_the_taken_card_is_used_and_not_thrown_back() -> None:
    begun = position(ROMME_STANDARD, ["4h 4d 4s", "9s"], opened=[1], stock="2c 2d", discard="9c")
    assert way(play(begun, "1: take")) is None
    assert way(play(begun, "1: draw")) == ["meld 4d 4h 4s", "discard 2c"]
    begun = position(ROMME_STANDARD, ["4h 4d 9c", "9s"], opened=[1], stock="2c 2d", discard="4s")
    assert way(play(begun, "1: take")) == ["meld 4d 4h 4s", "discard 9c"]


def test_5_a_swapped_joker_is_no_discard() -> None:
    begun = position(ROMME, ["8d 2s", "9s"], opened=[1], stock="3c 2d", discard="9c", melds=["7d *=8d 9d"])
    swapped = play(begun, "1: draw", "1: swap 8d > m1")
    assert way(swapped) is None
    again = position(ROMME, ["8d", "9s"], opened=[1], stock="3c 2d", melds=["7d *=8d 9d", "3d 3h 3s"])
    assert way(play(again, "1: draw", "1: swap 8d > m1")) == ["lay *=Td > m1", "discard 3c"]


def test_5_of_two_jokers_the_free_one_is_discarded() -> None:
    rules = replace(ROMME_STANDARD, joker_swap=JokerSwap.HAND, max_jokers_per_meld=1)
    begun = position(rules, ["8d", "9s"], opened=[1], stock="2d", discard="*", melds=["7d *=8d 9d"])
    assert way(play(begun, "1: take")) == ["swap 8d > m1", "lay *=Td > m1", "discard *"]
    begun = replace(begun, rules=replace(rules, joker_swap=JokerSwap.REUSE))
    assert way(play(begun, "1: take")) is None


def test_5_2_nothing_goes_out_before_the_first_meld_turn() -> None:
    rules = replace(ROMME, first_meld_turn=2)
    assert way(in_play(rules, "4h 4d 4s 9c")) is None


def test_5_who_may_put_nothing_down_yet_can_still_throw_the_last_card() -> None:
    rules = replace(ROMME, first_meld_turn=2)
    assert way(in_play(rules, "9c")) == ["discard 9c"]
    assert way(in_play(replace(rules, final_discard=FinalDiscard.FORBIDDEN), "9c")) is None


def test_5_the_opening_itself_may_be_the_way_out() -> None:
    assert way(in_play(ROMME_RU, "Kh Kd Ks Kc", opened=False)) == ["meld Kc Kd Kh Ks"]
    assert way(in_play(ROMME_RU, "Kh Kd Ks", opened=False)) is None


def test_5_2_jokers_find_their_places_one_by_one() -> None:
    melds = ("4h 4d 4s", "Jc Qc Kc")
    rules = replace(ROMME, max_jokers_per_meld=1)
    assert way(in_play(rules, "* * 9d", *melds)) == ["lay * > m1", "lay *=Ac > m2", "discard 9d"]
    assert way(in_play(rules, "* * * 9d", *melds)) is None
    assert way(in_play(rules, "* *", *melds)) == ["lay * > m1", "discard *"]


def test_5_2_not_every_opening_leaves_a_way_out() -> None:
    found = way(in_play(ROMME, "Tc Td Th Ts Jc Qc 9d", opened=False))
    assert found is not None
    assert sorted(found) == ["discard 9d", "meld Tc Jc Qc", "meld Td Th Ts"]


def test_5_2_twins_cannot_both_open() -> None:
    rules = replace(ROMME, opening_points=60, final_discard=FinalDiscard.OPTIONAL)
    assert way(in_play(rules, "Kc Kc Kd Kh Ks Qc", opened=False)) is None
    assert way(in_play(replace(rules, opening_points=61), "Jc Qc Kc Kc Kd Kh", opened=False)) is None
    assert way(in_play(rules, "Kc Kc Kd Kd Kh Kh", opened=False)) == ["meld Kc Kd Kh", "meld Kc Kd Kh"]


def test_only_who_plays_and_knows_the_hand_has_a_way_out() -> None:
    assert way(position(ROMME, ["4h 4d 4s 9c", "9s"], opened=[1], stock="2d")) is None
    hidden = in_play(ROMME, "4h 4d 4s 9c")
    seats = (replace(hidden.seats[0], hand=(UNKNOWN,) * 4), hidden.seats[1])
    assert way(replace(hidden, seats=seats)) is None


def test_5_an_own_joker_that_was_laid_and_swapped_back_is_no_discard() -> None:
    hand = "2c 3c 4c 5c 6c Tc Td Th Td Jd Kd 4d 5h *"
    assert way(in_play(ROMME, hand, "Jh *=Qh Kh", "6h *=7h 8h", "4h 4s *", opened=False)) == [
        "meld 2c *=3c 4c 5c 6c",
        "meld Tc Td Th",
        "swap 4d > m3",
        "meld Td Jd *=Qd Kd",
        "lay 5h > m2",
        "discard 3c",
    ]
