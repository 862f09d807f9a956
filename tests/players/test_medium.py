"""What the level medium does, position by position."""

from dataclasses import replace

from rommedesk.engine.events import Undone
from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, RUMMY51, TREPPEN
from rommedesk.engine.rules import JokerSwap, LayoffFrom, RuleSet, Scoring, SetSwap
from rommedesk.engine.state import Phase, Round
from rommedesk.players.answer import Motive
from rommedesk.players.medium import decide_medium
from tests.builders import play, position
from tests.players.views import view_of


def chosen(state: Round) -> str:
    return str(decide_medium(view_of(state)).move)


def in_play(rules: RuleSet, hand: str, *melds: str, opened: bool = True, other: str = "8s 8c Th 6s") -> Round:
    return position(rules, [hand, other], phase=Phase.PLAY, opened=[1] if opened else [], melds=melds)


def to_draw(rules: RuleSet, hand: str, discard: str, *melds: str, opened: bool = True) -> Round:
    return position(
        rules,
        [hand, "8s 8c Th 6s"],
        opened=[1] if opened else [],
        melds=melds,
        discard=discard,
        stock="2h 5h 6h",
    )


def turn(state: Round) -> list[str]:
    """All moves of the seat to move up to the end of its turn."""
    seat, moves = state.to_move, []
    while state.to_move == seat and state.result is None:
        moves.append(chosen(state))
        state = play(state, f"{seat}: {moves[-1]}")
    return moves


# ---- throwing away ---------------------------------------------------------------------------------------


def test_it_throws_the_dearest_card_without_a_partner() -> None:
    assert chosen(in_play(ROMME, "Kc Kd 2s 8h Qs 3s 3d", opened=False)) == "discard Qs"


def test_it_throws_the_card_just_drawn_if_that_is_the_one() -> None:
    drawn = position(ROMME, ["5c 5d 7h 8h", "9s"], stock="Kc", discard="2d")
    assert turn(drawn) == ["draw", "discard Kc"]


def test_a_twin_is_no_partner() -> None:
    assert chosen(in_play(ROMME, "Kc Kc 5h 6h 2d 3d", opened=False)) == "discard Kc"


def test_it_keeps_jokers() -> None:
    assert chosen(in_play(ROMME, "* * * 2c", opened=False)) == "discard 2c"


# ---- opening and melding ---------------------------------------------------------------------------------


def test_5_2_it_opens_as_soon_as_it_can() -> None:
    assert turn(in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)) == [
        "meld Kc Kd Kh",
        "meld 4c 5c 6c",
        "discard 9d",
    ]


def test_5_2_it_does_not_begin_what_stays_below_the_minimum() -> None:
    assert turn(in_play(ROMME, "4c 5c 6c 3s 9d", opened=False)) == ["discard 9d"]


def test_5_2_it_finds_the_opening_that_the_fewest_points_left_would_miss() -> None:
    rules = replace(ROMME, joker_hand=1)
    moves = turn(in_play(rules, "Qs Ks * 2d 2h 9c", opened=False))
    assert moves == ["meld Qs Ks *=As", "discard 9c"]


def test_5_2_it_goes_on_with_an_opening_that_was_begun() -> None:
    begun = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)
    moved = play(begun, "1: meld 4c 5c 6c")
    assert turn(moved) == ["meld Kc Kd Kh", "discard 9d"]


def test_5_2_it_obeys_the_ban_on_melds_in_the_first_turns() -> None:
    rules = replace(ROMME, first_meld_turn=2)
    assert turn(in_play(rules, "Kc Kd Kh 9d 2s", opened=False)) == ["discard 9d"]


def test_5_2_it_waits_with_lay_offs_where_they_come_a_turn_later() -> None:
    rules = replace(ROMME, layoff_from=LayoffFrom.NEXT_TURN)
    moves = turn(in_play(rules, "Kc Kd Kh 9d 2s 7h", "9c 9h 9s", opened=False, other="2h 3h 4d"))
    assert moves == ["meld Kc Kd Kh", "discard 9d"]


# ---- laying off and swapping -----------------------------------------------------------------------------


def test_of_set_and_run_it_prefers_the_run_that_takes_the_neighbour_too() -> None:
    state = in_play(ROMME, "Td 9d 2s 5h 7c", "Tc Th Ts", "Jd Qd Kd")
    assert turn(state) == ["lay 9d Td > m2", "discard 7c"]


def test_it_lays_jokers_off_only_in_danger() -> None:
    assert turn(in_play(ROMME, "* 4c 9h 2s", "Jd Qd Kd", other="5s 5d 6h")) == ["discard 9h"]
    assert turn(in_play(ROMME, "* 4c 9h 2s", "Jd Qd Kd", other="5s")) == ["lay *=Ad > m1", "discard 9h"]


def test_5_it_swaps_a_joker_that_can_be_laid_again() -> None:
    state = in_play(ROMME, "8d Kc Ks 2s 5h", "7d *=8d 9d")
    assert turn(state) == ["swap 8d > m1", "meld Kc Ks *", "discard 5h"]


def test_5_it_does_not_swap_a_joker_into_a_locked_hand() -> None:
    rules = replace(ROMME, joker_swap=JokerSwap.NEVER)
    assert turn(in_play(rules, "8d Kc Ks 2s 5h", "7d *=8d 9d"))[0] != "swap 8d > m1"
    rules = replace(ROMME, joker_swap_in_set=SetSwap.FULL_SET_ONLY)
    assert "swap 8d > m1" not in turn(in_play(rules, "8d Kc Ks 2s 5h", "8c 8h *"))


def test_5_in_rummy_51_both_missing_cards_free_the_joker_of_a_set() -> None:
    state = in_play(RUMMY51, "8d 8s Kc 2s 5h", "8c 8h *")
    assert turn(state)[0] == "swap 8d 8s > m1"


# ---- drawing and taking ----------------------------------------------------------------------------------


def test_5_1_it_takes_a_discard_that_makes_a_meld() -> None:
    assert chosen(to_draw(ROMME, "7h 8h Kc 2s", "9h", opened=False)) == "take"
    assert chosen(to_draw(ROMME, "7h 8h Kc 2s", "Qh", opened=False)) == "draw"


def test_5_1_it_takes_a_joker() -> None:
    assert chosen(to_draw(ROMME, "7h 2c Kc 2s", "*", opened=False)) == "take"


def test_5_1_it_takes_what_must_be_used_only_if_the_turn_can_be_ended() -> None:
    assert chosen(to_draw(ROMME_STANDARD, "7h 8h Kc 2s", "9h", opened=False)) == "draw"
    assert turn(to_draw(ROMME_STANDARD, "7h 8h Kc 2s", "9h")) == ["take", "meld 7h 8h 9h", "discard Kc"]
    assert turn(to_draw(ROMME_STANDARD, "Jh Qh 5c 2s", "Kh", opened=False)) == [
        "take",
        "meld Jh Qh Kh",
        "discard 5c",
    ]


def test_it_takes_what_it_can_lay_off_to_be_rid_of_its_last_card() -> None:
    assert turn(to_draw(ROMME, "5c", "Ad", "Jd Qd Kd")) == ["take", "lay Ad > m1", "discard 5c"]


def test_5_1_of_the_stairs_it_takes_as_many_as_pay() -> None:
    state = to_draw(TREPPEN, "Kc Kd 2s 4h", "Kh 3c")
    answer = decide_medium(view_of(state))
    assert str(answer.move) == "take 2"
    assert [str(why) for why in answer.reasons] == ["takes Kh"]
    assert chosen(to_draw(TREPPEN, "Kc 9d 2s 4h", "Qh 3c 7s")) == "draw"


def test_6_it_passes_rather_than_take_what_is_of_no_use() -> None:
    state = replace(to_draw(TREPPEN, "Kc 9d 2s 4h", "Qh"), stock=())
    assert chosen(state) == "pass"


# ---- the end ---------------------------------------------------------------------------------------------


def test_it_goes_out_when_it_can() -> None:
    state = in_play(ROMME, "Ac 4h 4d 4s 6d", "Jc Qc Kc")
    assert turn(state) == ["meld 4d 4h 4s", "lay Ac > m1", "discard 6d"]
    answer = decide_medium(view_of(state))
    assert answer.reasons[0].motive is Motive.GOES_OUT


def test_5_it_keeps_a_card_to_discard_where_all_has_to_be_melded_at_the_end() -> None:
    assert turn(in_play(ROMME_RU, "4h 4d 4s 9c")) == ["discard 9c"]
    assert turn(in_play(ROMME_RU, "4h 4d 4s")) == ["meld 4d 4h 4s"]


def test_who_took_something_back_only_ends_the_turn() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)
    assert str(decide_medium(view_of(state, Undone(1, "meld Kc Kd Kh"))).move) == "discard Kc"


def test_six_jokers_are_no_trouble() -> None:
    state = in_play(ROMME, "* * * * * * 2c 5d 9h Ks Jc 7d 3s Ah", opened=False)
    assert chosen(state).startswith("meld")


def test_7_where_melds_score_it_melds_what_counts_most() -> None:
    rules = replace(TREPPEN, jokers=0)
    assert rules.scoring is Scoring.MELDS
    assert chosen(in_play(rules, "Qh Kh Ah Ac Ad 3s 5d")) == "meld Ac Ad Ah"
