"""Rulebook 7: what a round counts, under penalty and under meld scoring."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rommedesk.engine.events import LaidOff, Melded, RoundEnd, RoundOver
from rommedesk.engine.presets import ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import FinalDiscard, HandRummy, RuleSet
from rommedesk.engine.scoring import is_hand_rummy, round_scores
from rommedesk.engine.state import Phase, Round, RoundResult
from tests.builders import code, play, position, step

OPTIONAL = replace(ROMME, final_discard=FinalDiscard.OPTIONAL)


def result(state: Round) -> RoundResult:
    """How the round ended."""
    assert state.result is not None
    return state.result


def last(
    rules: RuleSet,
    hands: Sequence[str],
    *lines: str,
    opened: Sequence[int] = (1,),
    melds: Sequence[str] = ("9c 9d 9h",),
    scores: Sequence[int] = (),
) -> RoundResult:
    """Seat 1 plays these moves and goes out."""
    state = position(rules, hands, phase=Phase.PLAY, opened=opened, stock="Jh 2h", melds=melds, scores=scores)
    return result(play(state, *lines))


OTHERS = ["Ah * 7d", "2c 3d"]


# ---- penalty ---------------------------------------------------------------------------------------------


def test_7_who_goes_out_gets_nothing_and_the_others_pay_their_hands() -> None:
    assert last(ROMME, ["Kd", *OTHERS], "1: discard Kd").scores == (0, 38, 5)


def test_7_there_is_no_score_before_the_end() -> None:
    state = position(ROMME, ["Kd 9s", *OTHERS], phase=Phase.PLAY, opened=[1], stock="Jh", melds=["9c 9d 9h"])
    assert round_scores(state) == (0, 0, 0)
    assert round_scores(play(state, "1: lay 9s > m1")) == (0, 0, 0)
    assert round_scores(play(state, "1: lay 9s > m1", "1: discard Kd")) == (0, 38, 5)


def test_7_who_put_down_nothing_may_pay_a_flat_penalty() -> None:
    flat = replace(ROMME, unopened_penalty=100)
    assert last(flat, ["Kd", *OTHERS], "1: discard Kd", opened=[1, 3]).scores == (0, 100, 5)
    assert last(flat, ["Kd", *OTHERS], "1: discard Kd", opened=[1, 2]).scores == (0, 38, 100)
    assert last(replace(ROMME, unopened_penalty=0), ["Kd", *OTHERS], "1: discard Kd").scores == (0, 0, 0)


def test_7_after_a_pass_all_pay_their_hands() -> None:
    state = position(ROMME, ["8d 2h", "5h Kd"], discard="3d")
    found = result(play(state, "1: pass"))
    assert (found.end, found.winner, found.hand_rummy, found.scores) == (RoundEnd.PASSED, 0, False, (10, 15))


def test_7_the_flat_penalty_is_paid_after_a_pass_too() -> None:
    flat = replace(ROMME, unopened_penalty=100)
    state = position(flat, ["8d 2h", "5h Kd"], opened=[2], discard="3d")
    assert result(play(state, "1: pass")).scores == (100, 15)


# ---- hand rummy ------------------------------------------------------------------------------------------

OUT = ["4c 5c 6c 7d 7h 7s Kd", *OTHERS]
OUT_LINES = ("1: meld 4c 5c 6c", "1: meld 7d 7h 7s", "1: discard Kd")


@pytest.mark.parametrize(
    ("kind", "scores", "is_one"),
    [
        (HandRummy.DOUBLE, (0, 76, 10), True),
        (HandRummy.PLUS_25, (0, 63, 30), True),
        (HandRummy.NONE, (0, 38, 5), False),
    ],
)
def test_7_out_in_one_turn_with_nothing_on_the_table_before(
    kind: HandRummy, scores: tuple[int, ...], is_one: bool
) -> None:
    """T35."""
    found = last(replace(ROMME, hand_rummy=kind), OUT, *OUT_LINES, opened=[3])
    assert (found.winner, found.hand_rummy, found.scores) == (1, is_one, scores)


def test_7_the_flat_penalty_is_doubled_or_raised_too() -> None:
    for kind, penalty in ((HandRummy.DOUBLE, 200), (HandRummy.PLUS_25, 125)):
        flat = replace(ROMME, hand_rummy=kind, unopened_penalty=100)
        assert last(flat, OUT, *OUT_LINES, opened=[]).scores == (0, penalty, penalty)


def test_7_who_put_down_cards_before_makes_none() -> None:
    """T35."""
    found = last(ROMME, OUT, *OUT_LINES, opened=[1])
    assert (found.hand_rummy, found.scores) == (False, (0, 38, 5))


def test_7_a_layoff_keeps_it_or_forfeits_it() -> None:
    own = ["4c 5c 6c 7d 7h 7s 7c Kd", *OTHERS]
    lines = ("1: meld 4c 5c 6c", "1: meld 7d 7h 7s", "1: lay 7c > m2", "1: discard Kd")
    assert last(ROMME, own, *lines, opened=[]).hand_rummy
    found = last(replace(ROMME, hand_rummy_no_layoff=True), own, *lines, opened=[])
    assert (found.hand_rummy, found.scores) == (False, (0, 38, 5))


def test_7_a_swap_forfeits_it_too() -> None:
    rules = replace(ROMME_RU, packs=2, hand_rummy=HandRummy.DOUBLE, hand_rummy_no_layoff=True)
    own = ["Kc Kd Kh Ks 6c", *OTHERS]
    lines = ("1: meld Kc Kd Kh Ks", "1: swap 6c > m1", "1: lay * > m1")
    found = last(replace(rules, layoff_on=ROMME.layoff_on), own, *lines, opened=[], melds=["5c *=6c 7c"])
    assert (found.winner, found.hand_rummy) == (1, False)


def test_7_a_hand_rummy_may_be_below_the_minimum() -> None:
    """T35: by a discard, or by a meld where that ends the round."""
    own = ["2c 3c 4c 5c 5h 5d 5s 9h", *OTHERS]
    lines = ("1: meld 2c 3c 4c 5c", "1: meld 5h 5d 5s", "1: discard 9h")
    found = last(RUMMY51, own, *lines, opened=[])
    assert (found.hand_rummy, found.scores) == (True, (0, 18 + 25 + 25, 30))
    free = replace(RUMMY51, final_discard=FinalDiscard.OPTIONAL)
    assert last(free, [own[0].removesuffix(" 9h"), *OTHERS], *lines[:2], opened=[]).hand_rummy


def test_7_but_only_if_it_is_one() -> None:
    def refused(rules: RuleSet, own: str = "2c 3c 4c 9h", scores: Sequence[int] = ()) -> Reason | None:
        state = position(rules, [own, "3h"], phase=Phase.PLAY, stock="Jh", scores=scores)
        return code(play(state, "1: meld 2c 3c 4c"), "1: discard 9h")

    assert refused(RUMMY51) is None
    assert refused(RUMMY51, "2c 3c 4c 9h 8h") is Reason.BELOW_OPENING
    assert refused(replace(RUMMY51, hand_rummy=HandRummy.NONE)) is Reason.BELOW_OPENING
    assert refused(replace(RUMMY51, hand_rummy_any_points=False)) is Reason.BELOW_OPENING


def test_7_a_seat_that_had_put_down_cards_cannot_make_one() -> None:
    state = position(RUMMY51, ["2c", "3h"], phase=Phase.PLAY, opened=[1], stock="Jh")
    assert not is_hand_rummy(state)
    assert is_hand_rummy(position(RUMMY51, ["2c", "3h"], phase=Phase.PLAY, stock="Jh"))


# ---- meld scoring ----------------------------------------------------------------------------------------


def treppen(own: str, *lines: str, melds: Sequence[str] = ()) -> list[int]:
    """The running score of seat 1 after each of these moves."""
    state = position(TREPPEN, [f"{own} 2d", "3c 3d"], phase=Phase.PLAY, stock="5s 9s", melds=melds)
    scores = []
    for line in lines:
        state = play(state, f"1: {line}")
        scores.append(state.seat(1).score)
    return scores


def test_7_cards_score_at_the_moment_they_are_melded_or_laid_off() -> None:
    """T49: on foreign melds too, for the one who lays."""
    assert treppen("6c 6s 6h Jd 9h", "meld 6c 6s 6h", "lay Jd > m1", melds=["Jc Js Jh"]) == [18, 28]


def test_7_by_their_position_then() -> None:
    assert treppen("2h 9h", "lay 2h > m1", melds=["Qh Kh Ah"]) == [2]
    assert treppen("Kh 9h", "lay Kh > m1", melds=["Ah 2h 3h"]) == [10]
    assert treppen("Ah 9h", "lay Ah > m1", melds=["Jh Qh Kh"]) == [10]
    assert treppen("Ah 9h", "lay Ah > m1", melds=["2h 3h 4h"]) == [1]
    assert treppen("Ah 9h", "lay Ah > m1", melds=["Ac Ad As"]) == [15]


def test_7_a_meld_of_this_turn_is_valued_as_a_whole() -> None:
    assert treppen("Qh Kh Ah 2h 3h 9c", "meld Qh Kh Ah", "lay 2h > m1", "lay 3h > m1") == [30, 27, 30]
    assert treppen("Qh Kh Ah 2h 3h 9c", "meld Qh Kh Ah 2h 3h") == [30]
    assert treppen("Ah 2h 3h Kh Qh 9c", "meld Ah 2h 3h", "lay Kh > m1", "lay Qh > m1") == [6, 20, 30]


def test_7_each_meld_of_this_turn_is_valued_by_itself() -> None:
    scores = treppen(
        "4c 5c 6c Qh Kh Ah 2h 9c",
        "meld 4c 5c 6c",
        "meld Qh Kh Ah",
        "lay 2h > m3",
        melds=["Js Qs Ks"],
    )
    assert scores == [15, 45, 42]


def test_7_a_meld_of_an_earlier_turn_is_not() -> None:
    """What has been written down stays, although the ace is a middle one now."""
    state = position(TREPPEN, ["Qh Kh Ah 2h 9c 8c", "3c 3d"], phase=Phase.PLAY, stock="5s 9s 7s")
    state = play(state, "1: meld Qh Kh Ah", "1: discard 8c", "2: draw", "2: discard 3c", "1: draw")
    assert play(state, "1: lay 2h > m1").seat(1).score == 32


def test_7_events_tell_the_points() -> None:
    state = position(TREPPEN, ["Qh Kh Ah 2h 9c", "3c 3d"], phase=Phase.PLAY, stock="5s 9s")
    melded = step(state, "1: meld Qh Kh Ah")
    laid = step(melded.state, "1: lay 2h > m1")
    assert [
        event.points for event in (*melded.events, *laid.events) if isinstance(event, Melded | LaidOff)
    ] == [
        30,
        -3,
    ]
    romme = position(ROMME, ["Ac 2s 9c", "3c"], phase=Phase.PLAY, opened=[1], stock="5s", melds=["Jc Qc Kc"])
    (event,) = step(romme, "1: lay Ac > m1").events
    assert isinstance(event, LaidOff)
    assert event.points == 11


def test_7_whoever_goes_out_gets_the_value_of_all_other_hands() -> None:
    """T53: the one who went out, whoever is to move; T55: what others scored stays."""
    found = last(TREPPEN, ["4c 5c 6c", "Ah 7d", "Kd 2s"], "1: meld 4c 5c 6c", opened=[], scores=[30, 12, 0])
    assert (found.winner, found.hand_rummy, found.scores) == (1, False, (30 + 15 + 22 + 12, 12, 0))


def test_7_twice_if_he_had_put_down_nothing_before_his_own_cards_once() -> None:
    found = last(
        TREPPEN, ["4c 5c 6c 2s", "Ah 7d"], "1: meld 4c 5c 6c", "1: discard 2s", opened=[], scores=[0, 12]
    )
    assert (found.hand_rummy, found.scores) == (True, (15 + 2 * 22, 12))


def test_7_once_without_the_rule() -> None:
    plain = replace(TREPPEN, hand_rummy=HandRummy.NONE)
    found = last(plain, ["4c 5c 6c", "Ah 7d"], "1: meld 4c 5c 6c", opened=[])
    assert (found.hand_rummy, found.scores) == (False, (15 + 22, 0))


def test_7_a_layoff_that_ends_the_round_scores_for_the_one_who_lays() -> None:
    """T49."""
    found = last(TREPPEN, ["9s", "Ah 7d"], "1: lay 9s > m1", opened=[1])
    assert found.scores == (9 + 22, 0)


def test_7_after_a_pass_nobody_gets_the_cards_of_the_others() -> None:
    state = position(TREPPEN, ["3c 4c", "5h 6d"], discard="9s 2h", scores=[40, 12])
    found = result(play(state, "1: pass"))
    assert (found.winner, found.scores) == (0, (40, 12))


def test_7_all_hands_are_shown_at_the_end() -> None:
    state = position(ROMME, ["Kd", *OTHERS], phase=Phase.PLAY, opened=[1], stock="Jh")
    over = step(state, "1: discard Kd").events[-1]
    assert isinstance(over, RoundOver)
    assert [" ".join(map(str, hand)) for hand in over.hands] == ["", *OTHERS]
    assert (over.end, over.winner, over.hand_rummy, over.scores) == (RoundEnd.WENT_OUT, 1, False, (0, 38, 5))


def test_7_jokers_in_melds_score_as_the_cards_they_stand_for() -> None:
    with_jokers = replace(TREPPEN, jokers=2, joker_hand=50)
    state = position(with_jokers, ["9c 9d * 2s", "* 4d"], phase=Phase.PLAY, stock="5s")
    over = result(play(state, "1: meld 9c 9d *", "1: discard 2s"))
    assert over.scores == (27 + 2 * 54, 0)


def test_5_a_minimum_under_meld_scoring_scores_tentative_melds_at_once() -> None:
    strict = replace(TREPPEN, opening_points=40)
    state = position(strict, ["9c 9d 9h 2s", "4d"], phase=Phase.PLAY, stock="5s")
    melded = play(state, "1: meld 9c 9d 9h")
    assert melded.seat(1).score == 27
    assert code(melded, "1: discard 2s") is Reason.BELOW_OPENING
    assert play(melded, "1: undo").seat(1).score == 0


def test_7_optional_and_required_discards_count_the_same() -> None:
    own = ["4c 5c 6c Kd", *OTHERS]
    by_discard = last(OPTIONAL, own, "1: meld 4c 5c 6c", "1: discard Kd")
    by_meld = last(OPTIONAL, [own[0].removesuffix(" Kd"), *OTHERS], "1: meld 4c 5c 6c")
    assert by_discard.scores == by_meld.scores == (0, 38, 5)
