"""Rulebook 5: twins and joker swaps."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rommedesk.engine.cards import parse_names
from rommedesk.engine.events import Swapped
from rommedesk.engine.joker_swaps import is_locked, missing_faces, swap_choices
from rommedesk.engine.legality import resolve
from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import JokerSwap, RuleSet, SetSwap
from rommedesk.engine.state import Phase, Round
from tests.builders import code, hand, meld, play, position, refusal, step

FULL_SET_ONLY = replace(ROMME_RU, joker_swap_in_set=SetSwap.FULL_SET_ONLY)
BOTH_MISSING = replace(ROMME_RU, joker_swap_in_set=SetSwap.BOTH_MISSING)


def playing(rules: RuleSet, own: str, melds: Sequence[str], *, opened: bool = True) -> Round:
    """Seat 1 is opened and may play."""
    return position(
        rules, [own, "3h 3d"], phase=Phase.PLAY, opened=[1] if opened else [], stock="Jh", melds=melds
    )


def table(state: Round) -> list[str]:
    """The melds on the table."""
    return [str(laid.meld) for laid in state.melds]


# ---- twins -----------------------------------------------------------------------------------------------


def taking(rules: RuleSet, own: str, discard: str, melds: Sequence[str] = ("Jc Qc Kc",)) -> Round:
    """Seat 1 has just taken the top discard."""
    state = position(rules, [own, "3h 3d"], opened=[1], stock="Jh", discard=discard, melds=melds)
    return play(state, "1: take")


def test_5_a_discard_uses_another_copy_before_the_taken_one() -> None:
    state = taking(ROMME, "8c 8d 2h", "8c")
    after = play(state, "1: discard 8c")
    assert hand(after, 1) == "8d 2h 8c"
    assert state.turn.taken in after.seat(1).hand


def test_5_melds_and_layoffs_use_the_taken_copy_first() -> None:
    state = taking(ROMME_STANDARD, "9c Tc Ac 8d 2h", "Ac")
    (taken,) = {state.turn.taken}
    assert taken is not None
    assert taken in step(state, "1: lay Ac > m1").state.melds[0].meld.cards
    assert play(state, "1: lay Ac > m1", "1: discard 2h").to_move == 2
    meld_state = taking(ROMME_STANDARD, "8c 8d 8h 2h 5s", "8c")
    assert play(meld_state, "1: meld 8c 8d 8h", "1: discard 2h").to_move == 2


def test_5_swaps_use_the_taken_copy_first() -> None:
    found = taking(ROMME_STANDARD, "6c 2h 4d Kh Kd", "6c", ["5c *=6c 7c"])
    after = play(found, "1: swap 6c > m1")
    assert found.turn.taken in after.melds[0].meld.cards
    assert play(after, "1: meld Kh Kd *", "1: discard 2h").to_move == 2


def test_5_without_a_taken_copy_the_one_that_came_first_is_used() -> None:
    state = playing(ROMME, "9c 8c 2h 8c", [])
    first, second = (card for card in state.mover.hand if str(card) == "8c")
    assert resolve(state, parse_names("8c")) == (first,)
    assert resolve(state, parse_names("8c 8c")) == (first, second)
    assert resolve(state, parse_names("8c 8c 8c")) is None


def test_5_of_jokers_the_swapped_one_is_used_first() -> None:
    state = play(playing(ROMME, "* 6c Kh Kd 3s 2h", ["5c *=6c 7c"]), "1: swap 6c > m1")
    (swapped,) = state.turn.swapped
    after = play(state, "1: meld Kh Kd *")
    assert swapped in after.melds[1].meld.cards
    assert after.turn.swapped == ()


def test_5_even_before_a_taken_one() -> None:
    """A joker taken from the pile lies in the hand with a swapped one: the swapped one is used first."""
    state = taking(ROMME, "6c Kh Kd 3s 2h", "*", ["5c *=6c 7c"])
    state = play(state, "1: swap 6c > m1")
    (swapped,) = state.turn.swapped
    assert state.turn.taken in state.mover.hand
    assert swapped in play(state, "1: meld Kh Kd *").melds[1].meld.cards
    assert code(play(state, "1: meld Kh Kd *"), "1: discard *") is Reason.TAKEN_CARD_BACK


def test_5_another_joker_may_be_discarded_once_the_swapped_one_lies() -> None:
    state = play(playing(ROMME, "* 6c Kh Kd 3s 2h", ["5c *=6c 7c"]), "1: swap 6c > m1")
    assert code(state, "1: discard *") is Reason.USE_THE_JOKER
    assert hand(play(state, "1: meld Kh Kd *", "1: discard *"), 1) == "3s 2h"


# ---- what becomes of the joker ---------------------------------------------------------------------------


def test_5_under_reuse_the_joker_must_lie_again_before_the_turn_ends() -> None:
    """T27."""
    start = playing(ROMME, "6c Kh Kd 3s 2h", ["5c *=6c 7c"])
    found = step(start, "1: swap 6c > m1")
    state = found.state
    assert table(state) == ["5c 6c 7c"]
    assert hand(state, 1) == "Kh Kd 3s 2h *"
    assert found.events == (Swapped(1, start.mover.hand[:1], state.mover.hand[-1], 1, state.melds[0].meld),)
    assert refusal(state, "1: discard 3s") == Refusal(Reason.USE_THE_JOKER, card="*")
    assert code(state, "1: discard *") is Reason.USE_THE_JOKER
    assert play(state, "1: meld Kh Kd *", "1: discard 3s").to_move == 2


def test_5_by_a_layoff_too() -> None:
    state = playing(ROMME, "6c Kh 3s 2h", ["5c *=6c 7c", "Ts Js Qs"])
    assert play(state, "1: swap 6c > m1", "1: lay * > m2", "1: discard 3s").to_move == 2


def test_5_a_joker_that_finds_no_place_can_be_given_back() -> None:
    """T27: the turn is not lost."""
    start = playing(ROMME, "6c Kh 3s 2h", ["5c *=6c 7c"])
    state = play(start, "1: swap 6c > m1")
    assert play(state, "1: undo") is start
    assert play(state, "1: undo", "1: discard 3s").to_move == 2


def test_5_two_swapped_jokers_must_both_lie_again() -> None:
    own = "6c 9c Kh Kd Ts Th 3s 2h"
    state = playing(ROMME, own, ["5c *=6c 7c", "8c *=9c Tc"])
    state = play(state, "1: swap 6c > m1", "1: swap 9c > m2", "1: meld Kh Kd *")
    assert len(state.turn.swapped) == 1
    assert code(state, "1: discard 3s") is Reason.USE_THE_JOKER
    assert play(state, "1: meld Ts Th *", "1: discard 3s").to_move == 2


def test_5_under_hand_it_joins_the_hand() -> None:
    """T27."""
    state = play(playing(ROMME_RU, "6c Kh 3s 2h", ["5c *=6c 7c"]), "1: swap 6c > m1")
    assert state.turn.swapped == ()
    assert hand(play(state, "1: discard 3s"), 1) == "Kh 2h *"
    assert hand(play(state, "1: discard *"), 1) == "Kh 3s 2h"


def test_5_under_never_there_is_no_swap() -> None:
    never = replace(ROMME, joker_swap=JokerSwap.NEVER)
    assert code(playing(never, "6c 3s 2h", ["5c *=6c 7c"]), "1: swap 6c > m1") is Reason.SWAP_FORBIDDEN
    assert code(playing(never, "6c 3s 2h", ["5c 6c 7c"]), "1: swap 6c > m1") is Reason.SWAP_FORBIDDEN


def test_5_a_swap_needs_an_opened_player() -> None:
    start = playing(ROMME, "6c Kc Kd Kh 3s 2h", ["5c *=6c 7c"], opened=False)
    assert code(start, "1: swap 6c > m1") is Reason.NOT_OPENED
    assert code(play(start, "1: meld Kc Kd Kh"), "1: swap 6c > m1") is None


def test_5_without_a_joker_there_is_nothing_to_swap() -> None:
    assert code(playing(ROMME, "6c 3s 2h", ["5c 6c 7c"]), "1: swap 6c > m1") is Reason.NO_JOKER


def test_5_after_a_swap_of_the_last_card_the_joker_is_left() -> None:
    """No card is kept for the discard, but the joker is one; under reuse the turn cannot end so."""
    state = play(playing(ROMME, "6c", ["5c *=6c 7c"]), "1: swap 6c > m1")
    assert hand(state, 1) == "*"
    assert code(state, "1: discard *") is Reason.USE_THE_JOKER
    assert code(state, "1: lay * > m1") is Reason.KEEP_A_DISCARD
    in_hand = play(
        playing(replace(ROMME_RU, final_discard=ROMME.final_discard), "6c", ["5c *=6c 7c"]), "1: swap 6c > m1"
    )
    assert play(in_hand, "1: discard *").phase is Phase.OVER


# ---- in a run --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["8s", "Ts", "Th", "*"])
def test_5_in_a_run_only_the_very_card_frees_the_joker(card: str) -> None:
    """T23."""
    own = "8s Ts Th * 2h"
    state = playing(replace(ROMME, ace=TREPPEN.ace), own, ["9s * Js"])
    wanted = None if card == "Ts" else Refusal(Reason.WRONG_CARD, needed=("Ts",))
    assert refusal(state, f"1: swap {card} > m1") == wanted


def test_5_the_joker_at_the_right_place_is_freed() -> None:
    state = playing(ROMME, "6c 8c 2h Kd", ["5c *=6c 7c *=8c"])
    assert table(play(state, "1: swap 8c > m1")) == ["5c *=6c 7c 8c"]
    assert table(play(state, "1: swap 6c > m1")) == ["5c 6c 7c *=8c"]
    assert refusal(state, "1: swap Kd > m1") == Refusal(Reason.WRONG_CARD, needed=("6c", "8c"))


def test_5_one_card_at_a_time_in_a_run() -> None:
    state = playing(ROMME, "6c 8c 2h Kd", ["5c *=6c 7c *=8c"])
    assert code(state, "1: swap 6c 8c > m1") is Reason.WRONG_CARD


def test_3_a_joker_on_the_table_never_changes_what_it_stands_for() -> None:
    """T23, T24: not by cards laid off later."""
    state = playing(ROMME, "Ts Qs 8s 2h 3c", ["9s * Js"])
    state = play(state, "1: lay Qs 8s > m1")
    assert table(state) == ["8s 9s *=Ts Js Qs"]
    assert table(play(state, "1: swap Ts > m1")) == ["8s 9s Ts Js Qs"]


def test_5_who_laid_which_card_is_kept_over_a_swap() -> None:
    state = position(
        ROMME, ["6c 2h Kd", "3h"], phase=Phase.PLAY, opened=[1, 2], stock="Jh", melds=["5c * 7c"], owners=[2]
    )
    laid = play(state, "1: swap 6c > m1").melds[0]
    assert (laid.owner, laid.laid_by) == (2, (2, 1, 2))


# ---- in a set --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "on_table", "own", "wanted"),
    [
        (ROMME_RU, "8h 8s *", "8c 8d 2c", {"8c": None, "8d": None, "8c 8d": Reason.WRONG_CARD}),
        (ROMME_RU, "8h 8s * 8d", "8c 2c Kd", {"8c": None, "2c": Reason.WRONG_CARD}),
        (ROMME_RU, "8h * *", "8c 8s 8d", {"8c": None, "8s": None, "8d": None}),
        (FULL_SET_ONLY, "8h 8s *", "8c 8d 2c", {"8c": Reason.JOKER_LOCKED, "8d": Reason.JOKER_LOCKED}),
        (FULL_SET_ONLY, "8h 8s * 8d", "8c 2c Kd", {"8c": None, "2c": Reason.WRONG_CARD}),
        (FULL_SET_ONLY, "8h 8s * *", "8c 8d 2c", {"8c": Reason.JOKER_LOCKED}),
        (BOTH_MISSING, "8h 8s *", "8c 8d 2c", {"8c": Reason.WRONG_CARD, "8d 8c": None, "8c 8d": None}),
        (BOTH_MISSING, "8h 8s *", "8c 8d 2c", {"8c 2c": Reason.WRONG_CARD, "8c 8d 2c": Reason.WRONG_CARD}),
        (BOTH_MISSING, "8h 8s * 8d", "8c 2c Kd", {"8c": Reason.JOKER_LOCKED, "8c 2c": Reason.JOKER_LOCKED}),
        (BOTH_MISSING, "8h * *", "8c 8s 8d", {"8c": Reason.JOKER_LOCKED, "8c 8d": Reason.JOKER_LOCKED}),
    ],
)
def test_5_in_a_set_the_missing_suits_free_the_joker_as_the_rules_say(
    rules: RuleSet, on_table: str, own: str, wanted: dict[str, Reason | None]
) -> None:
    """T25."""
    state = playing(rules, f"{own} 7h Ts", [on_table])
    found = {cards: code(state, f"1: swap {cards} > m1") for cards in wanted}
    assert found == wanted


def test_5_any_missing_card_takes_the_place_of_the_joker() -> None:
    state = playing(ROMME_RU, "8c 2h Kd", ["8h * 8s"])
    assert table(play(state, "1: swap 8c > m1")) == ["8h 8c 8s"]


def test_5_both_missing_cards_make_a_set_of_four_natural_cards() -> None:
    state = play(playing(RUMMY51, "8c 8d Kh 3s", ["8h 8s *"]), "1: swap 8c 8d > m1")
    assert table(state) == ["8h 8s 8c 8d"]
    assert hand(state, 1) == "Kh 3s *"


def test_5_a_fourth_card_laid_off_locks_the_joker_for_good() -> None:
    state = play(playing(RUMMY51, "8c 8d Kh 3s", ["8h 8s *"]), "1: lay 8c > m1")
    assert code(state, "1: swap 8d > m1") is Reason.JOKER_LOCKED
    assert code(state, "1: swap 8d Kh > m1") is Reason.JOKER_LOCKED


def test_5_the_wrong_card_is_told_what_would_be_right() -> None:
    state = playing(RUMMY51, "8c 2d Kh 3s", ["8h 8s *"])
    assert refusal(state, "1: swap 8c > m1") == Refusal(Reason.WRONG_CARD, needed=("8c 8d",))
    any_missing = playing(ROMME_RU, "2d Kh 3s", ["8h 8s *"])
    assert refusal(any_missing, "1: swap 2d > m1") == Refusal(Reason.WRONG_CARD, needed=("8c", "8d"))


def test_5_the_choices_of_a_meld_are_what_frees_its_jokers() -> None:
    def choices(text: str, rules: RuleSet) -> list[str]:
        return [" ".join(map(str, choice)) for choice in swap_choices(meld(text, rules), rules)]

    assert choices("5c * 7c *", ROMME) == ["6c", "8c"]
    assert choices("5c 6c 7c", ROMME) == []
    assert choices("8h 8s *", ROMME) == ["8c", "8d"]
    assert choices("8h 8s *", RUMMY51) == ["8c 8d"]
    assert choices("8h 8s * 8c", RUMMY51) == []
    assert not is_locked(meld("5c * 7c", RUMMY51), RUMMY51)
    assert [str(face) for face in missing_faces(meld("8h * *", ROMME))] == ["8c", "8d", "8s"]


def test_5_under_equal_cards_a_set_may_lack_more_than_its_gaps() -> None:
    """Two eights of hearts and a joker: three suits are missing, any of them frees it."""
    equal = replace(ROMME, equal_cards_in_set=True)
    state = playing(equal, "8c 8d 8s 2c", ["8h 8h *"])
    assert [code(state, f"1: swap {card} > m1") for card in ("8c", "8d", "8s")] == [None] * 3
    both = replace(equal, joker_swap_in_set=SetSwap.BOTH_MISSING)
    assert code(playing(both, "8c 8d 2c 3c", ["8h 8h *"]), "1: swap 8c 8d > m1") is Reason.JOKER_LOCKED
    full = replace(equal, joker_swap_in_set=SetSwap.FULL_SET_ONLY)
    assert code(playing(full, "8c 2c 3c", ["8h 8h 8d *"]), "1: swap 8c > m1") is Reason.JOKER_LOCKED
    assert code(playing(full, "8c 2c 3c", ["8h 8s 8d *"]), "1: swap 8c > m1") is None


def test_7_under_meld_scoring_the_card_swapped_in_scores_nothing() -> None:
    with_jokers = replace(TREPPEN, jokers=2)
    state = play(playing(with_jokers, "6c 2h Kd", ["5c * 7c"]), "1: swap 6c > m1")
    assert state.mover.score == 0
