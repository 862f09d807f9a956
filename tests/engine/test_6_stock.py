"""Rulebook 6: the stock is empty; dead rounds."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Discarded, Drew, Passed, Reshuffled, RoundEnd, RoundOver
from rommedesk.engine.legality import reshuffle_pool
from rommedesk.engine.moves import Discard, Draw, TakeDiscards
from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, TREPPEN
from rommedesk.engine.reasons import IllegalMove, Reason
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from tests.builders import cards, code, hand, play, position, step


def empty(rules: RuleSet, discard: str, **more: object) -> Round:
    """Seat 1 is to draw and the stock is empty."""
    return position(rules, ["8d 2h", "5h 5d", "6h 6d"], discard=discard, **more)  # type: ignore[arg-type]


def texts(pile: tuple[Card, ...]) -> str:
    """A pile as text."""
    return " ".join(map(str, pile))


# ---- the new stock ---------------------------------------------------------------------------------------


def test_6_all_discards_but_the_top_one_are_shuffled_and_become_the_stock() -> None:
    """T37."""
    state = empty(ROMME, "9s 9c 3d")
    assert texts(reshuffle_pool(state)) == "9s 9c"
    found = apply(state, Draw(1), tuple(reversed(reshuffle_pool(state))))
    assert hand(found.state, 1) == "8d 2h 9c"
    assert (texts(found.state.stock), texts(found.state.discard)) == ("9s", "3d")
    assert found.events == (Reshuffled(2, Card.parse("3d")), Drew(1, Card.parse("9c")))


def test_6_in_russian_rommé_all_discards_are_shuffled() -> None:
    state = empty(ROMME_RU, "9s 9c 3d")
    found = apply(state, Draw(1), reshuffle_pool(state))
    assert (texts(found.state.stock), texts(found.state.discard)) == ("9c 3d", "")
    assert found.events[0] == Reshuffled(3, None)
    after = play(found.state, "1: discard 2h")
    assert texts(after.discard) == "2h"


def test_6_then_the_pile_is_empty_until_the_next_discard() -> None:
    state = empty(ROMME_RU, "9s")
    found = apply(state, Draw(1), reshuffle_pool(state)).state
    assert (found.stock, found.discard) == ((), ())


def test_6_in_treppenrommé_nothing_is_shuffled() -> None:
    assert reshuffle_pool(empty(TREPPEN, "9s 9c 3d")) == ()


def test_6_while_there_is_stock_nothing_is_shuffled() -> None:
    assert reshuffle_pool(position(ROMME, ["8d", "5h"], stock="Kd", discard="9s 9c 3d")) == ()


@pytest.mark.parametrize(
    "given", ["", "9s", "9s 9c 3d", "9s 9s", "9s 9d"], ids=["none", "few", "many", "twice", "other"]
)
def test_6_the_new_stock_is_made_of_just_these_cards(given: str) -> None:
    state = empty(ROMME, "9s 9c 3d")
    with pytest.raises(ValueError, match="shuffled"):
        apply(state, Draw(1), cards(given) or None)


def test_6_a_new_stock_comes_only_with_a_draw_that_needs_it() -> None:
    full = position(ROMME, ["8d 2h", "5h"], stock="Kd", discard="9s 9c 3d")
    with pytest.raises(ValueError, match="shuffled"):
        apply(full, Draw(1), cards("9s 9c"))
    with pytest.raises(ValueError, match="shuffled"):
        apply(empty(ROMME, "9s 9c 3d"), TakeDiscards(1), cards("9s 9c"))


# ---- pass ------------------------------------------------------------------------------------------------


def test_6_with_one_discard_only_no_stock_can_be_made() -> None:
    """T38."""
    state = empty(ROMME, "3d")
    assert code(state, "1: draw") is Reason.STOCK_EMPTY
    assert code(state, "1: take") is None
    assert code(state, "1: pass") is None


def test_6_with_no_discard_neither() -> None:
    """T38."""
    for rules in (ROMME, ROMME_RU, TREPPEN):
        state = empty(rules, "")
        assert (code(state, "1: draw"), code(state, "1: take")) == (Reason.STOCK_EMPTY, Reason.PILE_EMPTY)
        assert code(state, "1: pass") is None


def test_6_a_pass_ends_the_round_without_a_winner() -> None:
    state = empty(ROMME, "3d")
    found = step(state, "1: pass")
    assert found.state.phase is Phase.OVER
    hands = tuple(seat.hand for seat in state.seats)
    assert found.events == (Passed(1), RoundOver(RoundEnd.PASSED, 0, False, (10, 10, 12), hands))


@pytest.mark.parametrize("rules", [ROMME, ROMME_RU, TREPPEN, ROMME_STANDARD])
def test_6_no_pass_while_a_card_can_be_drawn(rules: RuleSet) -> None:
    assert code(position(rules, ["8d 2h", "5h"], stock="Kd"), "1: pass") is Reason.PASS_FORBIDDEN


def test_6_nor_while_a_stock_can_be_made() -> None:
    assert code(empty(ROMME, "9s 3d"), "1: pass") is Reason.PASS_FORBIDDEN
    assert code(empty(ROMME_RU, "3d"), "1: pass") is Reason.PASS_FORBIDDEN


def test_6_without_stock_players_go_on_taking_from_the_stairs_until_one_does_not() -> None:
    """T39."""
    state = empty(TREPPEN, "9s 3c")
    assert code(state, "1: draw") is Reason.STOCK_EMPTY
    state = play(state, "1: take", "1: discard 2h", "2: take 2", "2: discard 5h")
    assert hand(state, 2) == "5d 9s 2h"
    found = play(state, "3: pass")
    assert found.result is not None
    assert (found.result.end, found.result.winner) == (RoundEnd.PASSED, 0)


# ---- dead rounds -----------------------------------------------------------------------------------------


def circle(state: Round, draws: str = "draw") -> Round:
    """Every seat draws (or takes) and discards its first card that may be discarded."""
    for _ in state.seats:
        if state.phase is Phase.OVER:
            break
        state = step(state, f"{state.to_move}: {draws}").state
        state = next(
            apply(state, Discard(state.to_move, card.name)).state
            for card in state.mover.hand
            if code(state, f"{state.to_move}: discard {card}") is None
        )
    return state


def dead_after(rules: RuleSet, circles: int) -> RuleSet:
    """The rules with another number of idle circles."""
    return replace(rules, dead_round_after=circles)


def end(state: Round) -> RoundEnd | None:
    """How the round ended; `None` if it goes on."""
    return state.result.end if state.result else None


@pytest.mark.parametrize("circles", [1, 2, 3])
def test_6_a_round_dies_after_so_many_idle_circles(circles: int) -> None:
    """T42: two players who draw and throw the same cards for ever come to an end."""
    state = empty(dead_after(ROMME, circles), "9s 9c 3d")
    for _ in range(circles - 1):
        state = circle(state)
        assert end(state) is None
    assert state.idle_turns == 3 * (circles - 1)
    state = circle(state)
    assert end(state) is RoundEnd.DEAD


def test_6_the_last_idle_turn_is_played_to_its_end() -> None:
    rules = dead_after(ROMME, 1)
    state = play(empty(rules, "9s 9c 3d"), "1: draw", "1: discard 8d", "2: draw", "2: discard 5h", "3: draw")
    found = step(state, "3: discard 6h")
    hands = tuple(seat.hand for seat in found.state.seats)
    assert found.events == (
        Discarded(3, Card.parse("6h")),
        RoundOver(RoundEnd.DEAD, 0, False, (11, 14, 9), hands),
    )
    assert found.state.to_move == 3


def test_6_turns_that_draw_from_a_stock_that_never_ran_out_are_not_idle() -> None:
    rules = dead_after(ROMME, 1)
    state = position(rules, ["8d 2h", "5h 5d"], stock="9s 9c 9d 9h Td Th", discard="2d")
    state = circle(circle(state))
    assert (state.idle_turns, end(state)) == (0, None)


def test_6_a_turn_that_ends_with_an_empty_stock_counts_already() -> None:
    rules = dead_after(ROMME, 20)
    state = position(rules, ["8d 2h", "5h 5d"], stock="9s 9c", discard="2d")
    state = play(state, "1: draw", "1: discard 9s")
    assert (state.idle_turns, state.has_stock_run_out) == (0, False)
    state = play(state, "2: draw", "2: discard 9c")
    assert (state.idle_turns, state.has_stock_run_out) == (1, True)


def test_6_after_a_reshuffle_the_stock_has_been_empty_before() -> None:
    state = circle(empty(ROMME, "9s 9c 9d 9h Td Th 3d"))
    assert state.stock
    assert state.idle_turns == 3


def test_6_who_takes_from_the_pile_is_idle_with_any_stock() -> None:
    rules = dead_after(ROMME, 1)
    state = position(rules, ["8d 2h", "5h 5d"], stock="9s 9c", discard="2d")
    assert end(circle(state, "take")) is RoundEnd.DEAD


def test_6_in_the_first_turn_of_a_starter_nothing_was_drawn() -> None:
    state = position(ROMME, ["8d 2h", "5h 5d"], phase=Phase.PLAY, stock="9s 9c", discard="2d")
    assert play(state, "1: discard 2h").idle_turns == 1


@pytest.mark.parametrize("put_down", ["meld Kc Kd Kh", "lay 6c > m1", "swap Js > m2"])
def test_6_a_card_put_down_begins_the_count_anew(put_down: str) -> None:
    state = position(
        ROMME_RU,
        ["Kc Kd Kh 6c Js 2h 7d", "5h 5d", "4h 4s"],
        opened=[1],
        discard="9s 9d 3d",
        melds=["7c 8c 9c", "Ts * Qs"],
        owners=[1, 2],
    )
    state = replace(state, idle_turns=7)
    put = play(state, "1: draw", f"1: {put_down}")
    assert put.idle_turns == 0
    assert play(put, "1: discard 2h").idle_turns == 0
    assert play(state, "1: draw", "1: discard 2h").idle_turns == 8


def test_6_melds_that_were_taken_back_do_not_count() -> None:
    hands = position(ROMME, ["Kc Kd Kh 2h", "5h", "6h"], discard="9s 9c 9d")
    start = replace(hands, idle_turns=4)
    state = play(start, "1: draw", "1: meld Kc Kd Kh", "1: undo", "1: discard 2h")
    assert state.idle_turns == 5


def test_6_who_goes_out_wins_even_in_the_turn_in_which_the_round_would_die() -> None:
    state = position(dead_after(ROMME, 1), ["8d", "5h", "6h"], phase=Phase.PLAY, discard="9s 9c 8c")
    found = play(replace(state, idle_turns=2), "1: discard 8d")
    assert found.result is not None
    assert (found.result.end, found.result.winner) == (RoundEnd.WENT_OUT, 1)


def test_6_hands_of_two_cards_and_full_melds_come_to_an_end() -> None:
    """T40: nobody can ever put down a card again."""
    state = position(
        dead_after(ROMME, 2),
        ["2c 9d", "3h 8s"],
        opened=[1, 2],
        discard="4c 6d 7s",
        melds=["Ac Ad Ah As", "Kc Kd Kh Ks"],
    )
    turns = 0
    while state.phase is not Phase.OVER:
        state = circle(state)
        turns += 2
    assert (end(state), turns) == (RoundEnd.DEAD, 4)


def test_9_an_illegal_move_is_never_half_applied() -> None:
    state = empty(ROMME, "3d")
    with pytest.raises(IllegalMove) as error:
        apply(state, Draw(1))
    assert error.value.refusal.reason is Reason.STOCK_EMPTY
    assert str(error.value) == "stock-empty"
