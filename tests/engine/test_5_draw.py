"""Rulebook 5.1: draw a card, from the stock or from the discard pile."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Discarded, Drew, Took, TurnBegan
from rommedesk.engine.legality import can_draw, check
from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, ROMME_STANDARD, TREPPEN
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import DiscardPickup, RuleSet
from rommedesk.engine.state import Phase, Round, Source
from tests.builders import cards, code, hand, play, position, refusal, step

AFTER_OPENING = replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)
NEVER = replace(ROMME, discard_pickup=DiscardPickup.NEVER)


def simple(rules: RuleSet, discard: str = "2d 8c") -> Round:
    """Seat 1 is to draw, seat 2 has opened."""
    return position(rules, ["8d 2h", "5h 5d"], opened=[2], stock="9s 9c", discard=discard)


def test_5_the_top_card_of_the_stock_comes_into_the_hand() -> None:
    found = step(simple(ROMME), "1: draw")
    state = found.state
    assert hand(state, 1) == "8d 2h 9s"
    assert [str(card) for card in state.stock] == ["9c"]
    assert (state.phase, state.turn.source) == (Phase.PLAY, Source.STOCK)
    assert found.events == (Drew(1, Card.parse("9s")),)


def test_5_the_top_discard_may_be_taken_instead() -> None:
    found = step(simple(ROMME), "1: take")
    state = found.state
    assert hand(state, 1) == "8d 2h 8c"
    assert [str(card) for card in state.discard] == ["2d"]
    assert (state.phase, state.turn.source, str(state.turn.taken)) == (Phase.PLAY, Source.PILE, "8c")
    assert found.events == (Took(1, cards("8c")),)


@pytest.mark.parametrize("first", ["1: draw", "1: take"])
@pytest.mark.parametrize("second", ["1: draw", "1: take", "1: take 2", "1: pass"])
def test_5_a_player_never_takes_from_both(first: str, second: str) -> None:
    assert code(play(simple(ROMME), first), second) is Reason.ALREADY_DRAWN


@pytest.mark.parametrize("second", ["1: draw", "1: take", "1: pass"])
def test_4_the_starter_with_an_extra_card_does_not_draw(second: str) -> None:
    """T34."""
    state = position(ROMME, ["8d 2h", "5h 5d"], phase=Phase.PLAY, stock="9s", discard="2d")
    assert code(state, second) is Reason.ALREADY_DRAWN
    assert play(state, "1: discard 8d").to_move == 2


@pytest.mark.parametrize("rules", [rules for name, rules in PRESETS.items() if name != "treppen"])
def test_5_only_the_top_card_may_be_taken(rules: RuleSet) -> None:
    assert code(simple(rules), "1: take 2") is Reason.ONE_CARD_ONLY


@pytest.mark.parametrize("rules", [ROMME, TREPPEN, ROMME_STANDARD])
def test_5_nothing_can_be_taken_from_an_empty_pile(rules: RuleSet) -> None:
    assert refusal(simple(rules, discard=""), "1: take") == Refusal(Reason.PILE_EMPTY, have=0)


def test_5_an_empty_pile_is_named_before_one_card_only() -> None:
    assert code(simple(ROMME, discard=""), "1: take 2") is Reason.PILE_EMPTY


# ---- never and after-opening -----------------------------------------------------------------------------


def test_5_never_closes_the_pile() -> None:
    assert code(simple(NEVER), "1: take") is Reason.PICKUP_FORBIDDEN
    assert code(simple(NEVER, discard=""), "1: take 3") is Reason.PICKUP_FORBIDDEN


def test_5_after_opening_the_pile_is_for_opened_players() -> None:
    state = simple(AFTER_OPENING)
    assert code(state, "1: take") is Reason.PICKUP_FORBIDDEN
    assert hand(play(state, "1: draw", "1: discard 2h", "2: take"), 2) == "5h 5d 2h"


def test_5_after_opening_without_a_minimum_everybody_may_take() -> None:
    state = simple(replace(AFTER_OPENING, opening_points=0))
    assert code(state, "1: take") is None


# ---- must-use --------------------------------------------------------------------------------------------


def test_5_a_card_taken_for_use_must_be_on_the_table_before_the_turn_ends() -> None:
    state = play(simple(ROMME_STANDARD), "1: take")
    assert refusal(state, "1: discard 2h") == Refusal(Reason.USE_THE_TAKEN_CARD, card="8c")
    assert code(state, "1: discard 8c") is Reason.USE_THE_TAKEN_CARD


def test_5_a_meld_a_layoff_or_a_swap_uses_it() -> None:
    table = {"melds": ["Jc Qc Kc", "5c *=6c 7c"], "opened": [1], "stock": "9s"}
    by_meld = position(ROMME_STANDARD, ["8h 8s 2h 9d", "3h"], discard="8c", **table)  # type: ignore[arg-type]
    assert play(by_meld, "1: take", "1: meld 8h 8s 8c", "1: discard 2h").to_move == 2
    by_layoff = position(ROMME_STANDARD, ["8h 2h 9d", "3h"], discard="Tc", **table)  # type: ignore[arg-type]
    assert play(by_layoff, "1: take", "1: lay Tc > m1", "1: discard 2h").to_move == 2
    by_swap = position(ROMME_STANDARD, ["8h 8s 2h 9d", "3h"], discard="6c", **table)  # type: ignore[arg-type]
    state = play(by_swap, "1: take", "1: swap 6c > m2")
    assert code(state, "1: discard 2h") is Reason.USE_THE_JOKER
    assert play(state, "1: meld 8h 8s *", "1: discard 2h").to_move == 2


def test_5_a_card_that_finds_no_use_goes_back_to_the_pile() -> None:
    state = simple(ROMME_STANDARD)
    assert play(state, "1: take", "1: undo") is state
    assert hand(play(state, "1: take", "1: undo", "1: draw"), 1) == "8d 2h 9s"


def test_5_a_drawn_card_has_no_duties() -> None:
    """T30: the card just drawn may be discarded at once, wherever it stands in the hand."""
    for discard in ("8d", "2h", "9s"):
        assert play(simple(ROMME_STANDARD), "1: draw", f"1: discard {discard}").to_move == 2


# ---- stairs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "taken", "left"), [(1, "7c", 4), (2, "Ad 7c", 3), (5, "Qd 9s 2h Ad 7c", 0)]
)
def test_5_of_the_stairs_any_number_of_the_top_cards_may_be_taken(count: int, taken: str, left: int) -> None:
    state = position(TREPPEN, ["3c 4c", "5h 6h"], stock="Ks", discard="Qd 9s 2h Ad 7c")
    found = step(state, f"1: take {count}")
    assert hand(found.state, 1) == f"3c 4c {taken}"
    assert len(found.state.discard) == left
    assert found.events == (Took(1, cards(taken)),)


def test_5_nothing_of_the_stairs_need_be_melded() -> None:
    state = position(TREPPEN, ["3c 4c", "5h 6h"], stock="Ks", discard="Qd 9s 2h Ad 7c")
    assert play(state, "1: take 4", "1: discard 3c").to_move == 2


def test_5_not_more_stairs_than_lie_there() -> None:
    state = position(TREPPEN, ["3c 4c", "5h 6h"], stock="Ks", discard="Qd 9s")
    assert refusal(state, "1: take 3") == Refusal(Reason.PILE_EMPTY, have=2)
    assert check(state, TakeDiscards(1, 0)) == Refusal(Reason.PILE_EMPTY, have=2)


# ---- discard (5.3) ---------------------------------------------------------------------------------------


def test_5_exactly_one_card_is_discarded_face_up_and_the_next_seat_draws() -> None:
    found = step(play(simple(ROMME), "1: draw"), "1: discard 2h")
    state = found.state
    assert [str(card) for card in state.discard] == ["2d", "8c", "2h"]
    assert (state.to_move, state.phase, state.turn.source) == (2, Phase.DRAW, Source.NOTHING)
    assert found.events == (Discarded(1, Card.parse("2h")), TurnBegan(2))


def test_5_nothing_is_played_before_a_card_is_drawn() -> None:
    state = position(ROMME, ["Kc Kd Kh 2h", "5h"], opened=[1], stock="9s", discard="8c", melds=["5c * 7c"])
    for line in ("meld Kc Kd Kh", "lay Kc > m1", "swap Kc > m1", "discard 2h"):
        assert code(state, f"1: {line}") is Reason.DRAW_FIRST


@pytest.mark.parametrize("rules", [ROMME, ROMME_RU, TREPPEN])
def test_5_a_single_card_taken_cannot_be_discarded_in_the_same_turn(rules: RuleSet) -> None:
    """T31: with stairs too, and with a pile of one card."""
    state = play(simple(rules, discard="8c"), "1: take")
    assert refusal(state, "1: discard 8c") == Refusal(Reason.TAKEN_CARD_BACK, card="8c")
    assert play(state, "1: discard 2h").to_move == 2


def test_5_in_the_next_turn_it_can() -> None:
    state = play(simple(ROMME), "1: take", "1: discard 2h", "2: draw", "2: discard 5h", "1: draw")
    assert code(state, "1: discard 8c") is None


def test_5_the_house_rule_lets_it_go_back() -> None:
    """T31."""
    state = simple(replace(ROMME, return_taken_card=True))
    assert play(state, "1: take", "1: discard 8c").discard == state.discard


def test_5_taking_several_stairs_cards_lifts_that_limit() -> None:
    state = simple(TREPPEN)
    assert play(state, "1: take 2", "1: discard 8c").to_move == 2
    assert play(state, "1: take 2", "1: discard 2d").to_move == 2
    assert play(state, "1: take 2").turn.taken is None


# ---- whose turn it is ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["draw", "take", "meld 5h 5d 5s", "lay 5h > m1", "discard 5h", "pass", "undo"]
)
def test_5_only_the_seat_whose_turn_it_is_moves(line: str) -> None:
    assert code(simple(ROMME), f"2: {line}") is Reason.NOT_YOUR_TURN
    assert code(simple(ROMME), f"3: {line}") is Reason.NOT_YOUR_TURN


def test_4_next_follows_the_order_of_play_not_the_seat_numbers() -> None:
    hands = ["8d 2h", "5h 5d", "6h 6d", "7h 7d"]
    state = replace(position(ROMME, hands, to_move=2, stock="9s 9c 9h 9d Ts"), turn_order=(2, 4, 1, 3))
    seats = [state.to_move]
    for discard in ("5h", "7h", "8d", "6h"):
        state = play(state, f"{state.to_move}: draw", f"{state.to_move}: discard {discard}")
        seats.append(state.to_move)
    assert seats == [2, 4, 1, 3, 2]
    assert [seat.turns for seat in state.seats] == [1, 2, 1, 1]


def test_6_a_card_can_be_drawn_while_there_is_stock() -> None:
    assert can_draw(simple(ROMME))
    assert not can_draw(position(ROMME, ["8d 2h", "5h"], discard="9c"))
    assert can_draw(position(ROMME, ["8d 2h", "5h"], discard="9c 9d"))
