"""Rulebook 5.2: opening, melding and laying off."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.events import LaidOff, Melded, Opened
from rommedesk.engine.presets import ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import FinalDiscard, LayoffFrom, OpeningJokers, RuleSet
from rommedesk.engine.state import Phase, Round
from tests.builders import cards, code, hand, play, position, refusal, step

SINGLE_MELD = replace(ROMME, opening_single_meld=True)
NEXT_TURN = replace(ROMME, layoff_from=LayoffFrom.NEXT_TURN)
NO_JOKERS = replace(ROMME, opening_jokers=OpeningJokers.ZERO)


def playing(rules: RuleSet, own: str, *, opened: bool = False, melds: str = "", owner: int = 0) -> Round:
    """Seat 1 has drawn nothing and may play; one meld may lie on the table."""
    return position(
        rules,
        [own, "3h 3d", "4h 4d"],
        phase=Phase.PLAY,
        opened=[1] if opened else [],
        stock="5h 6h 5d 6d Jh",
        discard="Jd",
        melds=[melds] if melds else [],
        owners=[owner] if melds else [],
    )


def table(state: Round) -> list[str]:
    """The melds on the table."""
    return [str(laid.meld) for laid in state.melds]


# ---- the opening -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "cards", "opens"),
    [
        (ROMME, "Jc Qc Kc", True),
        (ROMME, "Qd Kd Ad", True),
        (ROMME, "9c 9d 9h", False),
        (ROMME, "Ts Th *", True),
        (ROMME, "Ad 2d 3d", False),
        (ROMME_RU, "Ks Kd Kh Kc", True),
        (ROMME_RU, "9c 9d 9h 9s", False),
        (replace(ROMME_RU, opening_points=42), "Kc Kd Kh Ks", False),
        (replace(RUMMY51, opening_points=31), "*=Js Qs Ks", False),
        (replace(RUMMY51, opening_points=31), "* Ks Qs", True),
        (TREPPEN, "2c 2d 2h", True),
    ],
)
def test_5_a_player_is_opened_once_the_melds_of_a_turn_reach_the_minimum(
    rules: RuleSet, cards: str, opens: bool
) -> None:
    """T10, T11, T12, T14: exactly met, short of it, none required; a joker counts as what it stands for."""
    state = play(playing(rules, f"{cards.replace('*=Js', '*')} 7s 8s"), f"1: meld {cards}")
    assert state.mover.opened is opens
    assert code(state, "1: discard 7s") is (None if opens else Reason.BELOW_OPENING)


def test_5_the_refusal_says_how_many_points_are_there_and_how_many_it_needs() -> None:
    state = play(playing(ROMME, "9c 9d 9h 2s 4s"), "1: meld 9c 9d 9h")
    assert refusal(state, "1: discard 2s") == Refusal(Reason.BELOW_OPENING, points=27, minimum=30)


def test_5_several_melds_of_one_turn_reach_it_together() -> None:
    """T13."""
    start = playing(ROMME, "4c 5c 6c 7d 7h 7s Kd 2s")
    first = step(start, "1: meld 4c 5c 6c")
    assert not first.state.mover.opened
    assert [type(event) for event in first.events] == [Melded]
    second = step(first.state, "1: meld 7d 7h 7s")
    assert second.state.mover.opened
    assert second.events[1:] == (Opened(1, 36),)
    assert play(second.state, "1: discard Kd").to_move == 2


def test_5_or_one_of_them_alone_must_reach_it() -> None:
    """T13."""
    start = playing(SINGLE_MELD, "4c 5c 6c 7d 7h 7s Kd Kh Ks 2s")
    low = play(start, "1: meld 4c 5c 6c", "1: meld 7d 7h 7s")
    assert refusal(low, "1: discard 2s") == Refusal(Reason.BELOW_OPENING, points=21, minimum=30)
    opened = play(low, "1: meld Kd Kh Ks")
    assert opened.mover.opened
    assert opened.turn.points == 30


def test_5_melds_of_two_turns_do_not_add_up() -> None:
    start = playing(ROMME, "5c 6c 7c 7d 7h 7s Kd 2s")
    state = play(start, "1: meld 5c 6c 7c", "1: undo", "1: discard 2s", "2: draw", "2: discard 3h")
    state = play(state, "3: draw", "3: discard 4h", "1: draw", "1: meld 7d 7h 7s")
    assert refusal(state, "1: discard Kd") == Refusal(Reason.BELOW_OPENING, points=21, minimum=30)


def test_5_layoffs_do_not_count_towards_it() -> None:
    state = playing(ROMME, "9c 9d 9h Ks 2s", melds="Ts Js Qs")
    assert code(play(state, "1: meld 9c 9d 9h"), "1: lay Ks > m1") is Reason.NOT_OPENED


def test_5_jokers_may_count_nothing_towards_it() -> None:
    """T15."""
    own = "Kc Kd * 2s 4h Qh Qd *"
    state = play(playing(NO_JOKERS, own), "1: meld Kc Kd *")
    assert state.turn.points == 20
    assert code(state, "1: discard 2s") is Reason.BELOW_OPENING
    assert play(state, "1: meld Qh Qd *").mover.opened
    assert play(playing(ROMME, own), "1: meld Kc Kd *").turn.points == 30


def test_5_in_a_run_too_the_joker_counts_nothing() -> None:
    assert play(playing(NO_JOKERS, "Qh * Ah 2s"), "1: meld Qh *=Kh Ah").turn.points == 21


def test_5_who_has_opened_may_meld_whatever_he_likes() -> None:
    state = play(playing(ROMME, "2c 2s 2h 4h 5s", opened=True), "1: meld 2c 2s 2h")
    assert play(state, "1: discard 5s").to_move == 2


def test_5_tentative_melds_can_be_taken_back() -> None:
    """T17: the layoffs that depend on the opening come back first."""
    start = playing(ROMME, "Jc Qc Kc Ac 9h 2s", melds="9c 9d 9s")
    state = play(start, "1: meld Jc Qc Kc", "1: lay Ac > m2", "1: lay 9h > m1")
    assert table(state) == ["9c 9d 9s 9h", "Jc Qc Kc Ac"]
    steps = [table(state := play(state, "1: undo")) for _ in range(3)]
    assert steps == [["9c 9d 9s", "Jc Qc Kc Ac"], ["9c 9d 9s", "Jc Qc Kc"], ["9c 9d 9s"]]
    assert state is start
    assert not state.mover.opened


def test_5_the_starter_may_meld_in_his_first_turn() -> None:
    assert code(playing(ROMME, "Kc Kd Kh 4h 7h"), "1: meld Kc Kd Kh") is None


# ---- first_meld_turn -------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["meld Kc Kd Kh", "lay 8c > m1", "swap 6c > m1"])
def test_5_nothing_is_put_on_the_table_before_the_first_meld_turn(line: str) -> None:
    """T74."""
    late = replace(ROMME, first_meld_turn=2)
    start = playing(late, "Kc Kd Kh 8c 6c 4h 7h", opened=True, melds="5c *=6c 7c")
    assert refusal(start, f"1: {line}") == Refusal(Reason.TOO_EARLY, turn=1, first=2)
    state = play(start, "1: discard 4h", "2: draw", "2: discard 3h", "3: draw", "3: discard 4d", "1: draw")
    assert code(state, f"1: {line}") is None


def test_5_too_early_comes_after_not_a_meld() -> None:
    start = playing(replace(ROMME, first_meld_turn=3), "Kc Kd 4h 7h")
    assert code(start, "1: meld Kc Kd 4h") is Reason.NOT_A_MELD


# ---- melding ---------------------------------------------------------------------------------------------


def test_5_a_meld_lies_on_the_table_in_table_order() -> None:
    """T22: dropped as 7-5-6 it lies as 5-6-7."""
    found = step(playing(ROMME, "7c 5c 6c 2s 9h", opened=True), "1: meld 7c 5c 6c")
    assert table(found.state) == ["5c 6c 7c"]
    assert hand(found.state, 1) == "2s 9h"
    assert found.events == (Melded(1, found.state.melds[0].meld, 1, 18),)
    assert (found.state.melds[0].owner, found.state.melds[0].laid_by) == (1, (1, 1, 1))


def test_5_of_two_equal_cards_one_stays_in_the_hand() -> None:
    """T02."""
    state = play(playing(ROMME, "7s 5s 7s 6s 2h", opened=True), "1: meld 5s 6s 7s")
    assert hand(state, 1) == "7s 2h"


def test_5_the_melds_are_numbered_as_they_come() -> None:
    own = "7c 5c 6c Kd Kh Ks 2s 9h"
    state = play(playing(ROMME, own, opened=True, melds="9s 9c 9d"), "1: meld 5c 6c 7c", "1: meld Kd Kh Ks")
    assert table(state) == ["9s 9c 9d", "5c 6c 7c", "Kd Kh Ks"]
    assert state.turn.laid == (2, 3)


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("meld 7c 7d 7h", Refusal(Reason.NOT_IN_HAND, card="7h")),
        ("meld 7c 7c 7d", Refusal(Reason.NOT_IN_HAND, card="7c")),
        ("meld 7c 7d *", Refusal(Reason.NOT_IN_HAND, card="*")),
        ("meld 7c 7d 8c", Refusal(Reason.NOT_A_MELD)),
        ("lay 7s > m1", Refusal(Reason.NOT_IN_HAND, card="7s")),
        ("lay 7c > m2", Refusal(Reason.NO_SUCH_MELD)),
        ("lay 7c > m1", Refusal(Reason.DOES_NOT_FIT)),
        ("swap 7s > m1", Refusal(Reason.NOT_IN_HAND, card="7s")),
        ("swap 7c > m2", Refusal(Reason.NO_SUCH_MELD)),
        ("swap 7c > m1", Refusal(Reason.NO_JOKER)),
        ("discard 7s", Refusal(Reason.NOT_IN_HAND, card="7s")),
    ],
)
def test_9_what_is_not_there_cannot_be_played(line: str, wanted: Refusal) -> None:
    state = playing(ROMME, "7c 7d 8c 2s", opened=True, melds="9s 9c 9d")
    assert refusal(state, f"1: {line}") == wanted


# ---- laying off ------------------------------------------------------------------------------------------


def test_5_cards_may_be_laid_off_at_either_end_one_by_one() -> None:
    """T21."""
    state = playing(ROMME, "4c 3c 8c 2s 9h", opened=True, melds="5c 6c 7c")
    state = play(state, "1: lay 4c > m1", "1: lay 3c > m1", "1: lay 8c > m1")
    assert table(state) == ["3c 4c 5c 6c 7c 8c"]


def test_5_or_several_at_once_at_both_ends() -> None:
    start = playing(ROMME, "8c 4c 3c 2s 9h", opened=True, melds="5c 6c 7c")
    found = step(start, "1: lay 8c 4c 3c > m1")
    assert table(found.state) == ["3c 4c 5c 6c 7c 8c"]
    meld = found.state.melds[0].meld
    assert found.events == (LaidOff(1, cards("8c 4c 3c"), 1, meld, 15),)


def test_5_only_the_named_meld_changes() -> None:
    state = position(
        ROMME,
        ["8c 2s 9h", "3h"],
        phase=Phase.PLAY,
        opened=[1],
        stock="9s",
        melds=["Td Th Ts", "5c 6c 7c", "Jd Qd Kd"],
        owners=[2, 1, 2],
    )
    state = play(state, "1: lay 8c > m2")
    assert table(state) == ["Td Th Ts", "5c 6c 7c 8c", "Jd Qd Kd"]
    assert [laid.owner for laid in state.melds] == [2, 1, 2]
    assert state.melds[1].laid_by == (1, 1, 1, 1)


def test_5_it_is_known_who_laid_which_card() -> None:
    state = playing(ROMME, "8c 4c 2s 9h", opened=True, melds="5c 6c 7c", owner=2)
    laid = play(state, "1: lay 4c 8c > m1").melds[0]
    assert (laid.owner, laid.laid_by) == (2, (1, 2, 2, 2, 1))


@pytest.mark.parametrize(
    ("melds", "cards"),
    [
        ("5c 6c 7c", "9c"),
        ("5c 6c 7c", "8d"),
        ("5c 6c 7c", "8c 9d"),
        ("5c 6c 7c", "6c"),
        ("8s 8d 8h", "9c"),
        ("8s 8d 8h", "8d"),
        ("8s 8d 8h 8c", "*"),
        ("Qc Kc Ac", "2c"),
        ("Ac 2c 3c", "Kc"),
    ],
)
def test_5_the_result_must_be_a_legal_meld(melds: str, cards: str) -> None:
    """T18, T25: a full set takes no card, an end ace neither."""
    state = playing(ROMME, f"{cards} 2s 9h", opened=True, melds=melds)
    assert code(state, f"1: lay {cards} > m1") is Reason.DOES_NOT_FIT


def test_5_round_the_corner_it_is_where_the_rules_say_so() -> None:
    """T18."""
    state = playing(TREPPEN, "2c 3c Jc 2s 9h", melds="Qc Kc Ac")
    assert table(play(state, "1: lay 2c > m1", "1: lay Jc 3c > m1")) == ["Jc Qc Kc Ac 2c 3c"]
    low = playing(TREPPEN, "Kc Qc Jc 2s 9h", melds="Ac 2c 3c")
    assert table(play(low, "1: lay Qc Jc Kc > m1")) == ["Jc Qc Kc Ac 2c 3c"]


def test_3_a_joker_laid_off_goes_where_it_scores_most() -> None:
    """T24: it is placed once and never read again."""
    state = playing(ROMME, "* 4c 2s 9h", opened=True, melds="5c 6c 7c")
    state = play(state, "1: lay * > m1")
    assert table(state) == ["5c 6c 7c *=8c"]
    assert table(play(state, "1: lay 4c > m1")) == ["4c 5c 6c 7c *=8c"]


def test_3_with_equal_points_at_the_upper_end() -> None:
    state = playing(ROMME, "* 2s 9h", opened=True, melds="Jc Qc Kc")
    assert table(play(state, "1: lay * > m1")) == ["Jc Qc Kc *=Ac"]
    tens = playing(ROMME, "* 2s 9h", opened=True, melds="Tc Jc Qc")
    assert table(play(tens, "1: lay * > m1")) == ["Tc Jc Qc *=Kc"]


def test_3_or_where_it_is_written() -> None:
    """T24: the player may choose."""
    state = playing(ROMME, "* 2s 9h", opened=True, melds="5c 6c 7c")
    assert table(play(state, "1: lay *=4c > m1")) == ["*=4c 5c 6c 7c"]
    assert code(state, "1: lay *=9c > m1") is Reason.DOES_NOT_FIT


def test_3_a_joker_beside_a_joker_is_refused_where_it_is_forbidden() -> None:
    """T26."""
    state = playing(ROMME, "* * 2s 9h", opened=True, melds="5c 6c *=7c")
    assert code(state, "1: lay *=8c > m1") is Reason.ADJACENT_JOKERS
    assert table(play(state, "1: lay * > m1")) == ["*=4c 5c 6c *=7c"]
    assert code(state, "1: lay * * > m1") is Reason.ADJACENT_JOKERS
    free = playing(replace(ROMME, adjacent_jokers=True), "* 2s 9h", opened=True, melds="5c 6c *=7c")
    assert table(play(free, "1: lay * > m1")) == ["5c 6c *=7c *=8c"]


def test_3_the_cap_on_jokers_holds_for_layoffs() -> None:
    capped = replace(ROMME, max_jokers_per_meld=1)
    state = playing(capped, "* 8h 2s 9h", opened=True, melds="8c 8d *")
    assert refusal(state, "1: lay * > m1") == Refusal(Reason.TOO_MANY_JOKERS, limit=1)
    assert code(state, "1: lay 8h > m1") is None
    run = playing(capped, "* 2s 9h", opened=True, melds="4c *=5c 6c")
    assert code(run, "1: lay * > m1") is Reason.TOO_MANY_JOKERS


def test_5_laying_off_needs_an_opened_player() -> None:
    state = playing(ROMME, "8c 2s 9h", melds="5c 6c 7c")
    assert refusal(state, "1: lay 8c > m1") == Refusal(Reason.NOT_OPENED, points=0, minimum=30)


def test_5_layoffs_may_follow_in_the_opening_turn() -> None:
    state = playing(ROMME, "Kc Kd Kh 8c 2s 9h", melds="5c 6c 7c")
    assert table(play(state, "1: meld Kc Kd Kh", "1: lay 8c > m1")) == ["5c 6c 7c 8c", "Kc Kd Kh"]


def test_5_or_only_in_the_turns_after_it() -> None:
    own = "Kc Kd Kh Ks 8c 6c 2s 9h 7h"
    state = play(playing(NEXT_TURN, own, melds="5c *=6c 7c"), "1: meld Kc Kd Kh")
    for line in ("lay Ks > m2", "lay 8c > m1", "swap 6c > m1"):
        assert code(state, f"1: {line}") is Reason.NOT_OPENED
    others = ("1: discard 9h", "2: draw", "2: discard 3h", "3: draw", "3: discard 4h", "1: draw")
    state = play(state, *others)
    for line in ("lay Ks > m2", "lay 8c > m1", "swap 6c > m1"):
        assert code(state, f"1: {line}") is None


def test_5_without_a_minimum_the_next_turn_rule_has_no_effect() -> None:
    rules = replace(NEXT_TURN, opening_points=0)
    state = play(playing(rules, "2c 2d 2h 2s 9h 8h"), "1: meld 2c 2d 2h", "1: lay 2s > m1")
    assert table(state) == ["2c 2d 2h 2s"]


def test_5_layoffs_may_be_for_ones_own_melds_only() -> None:
    """T45 in part: elsewhere every meld on the table is open."""
    own = "8c 6c 2s 9h"
    foreign = playing(ROMME_RU, own, opened=True, melds="5c *=6c 7c", owner=2)
    nobody = playing(ROMME_RU, own, opened=True, melds="5c *=6c 7c", owner=0)
    mine = playing(ROMME_RU, own, opened=True, melds="5c *=6c 7c", owner=1)
    assert code(foreign, "1: lay 8c > m1") is Reason.NOT_YOUR_MELD
    assert code(nobody, "1: lay 8c > m1") is Reason.NOT_YOUR_MELD
    assert code(mine, "1: lay 8c > m1") is None
    assert code(playing(ROMME, own, opened=True, melds="5c *=6c 7c", owner=2), "1: lay 8c > m1") is None


def test_5_jokers_may_be_swapped_everywhere() -> None:
    foreign = playing(ROMME_RU, "8c 6c 2s 9h", opened=True, melds="5c *=6c 7c", owner=2)
    assert code(foreign, "1: swap 6c > m1") is None


def test_5_a_card_that_fits_a_set_and_a_run_goes_where_the_player_says() -> None:
    """T29."""
    state = position(
        ROMME,
        ["Td 9d 2s", "3h"],
        phase=Phase.PLAY,
        opened=[1],
        stock="9s",
        melds=["Th Tc Ts", "Jd Qd Kd"],
    )
    assert table(play(state, "1: lay Td > m1")) == ["Th Tc Ts Td", "Jd Qd Kd"]
    assert table(play(state, "1: lay Td 9d > m2")) == ["Th Tc Ts", "9d Td Jd Qd Kd"]


# ---- going out -------------------------------------------------------------------------------------------


def going_out(final: FinalDiscard, own: str) -> Round:
    """Seat 1 is opened and may play its last cards."""
    return playing(replace(ROMME, final_discard=final), own, opened=True, melds="8s 8d 8h")


@pytest.mark.parametrize("line", ["meld 4c 5c 6c", "lay 8c > m1"])
def test_5_where_the_last_card_must_be_discarded_a_card_is_kept_for_it(line: str) -> None:
    """T32."""
    own = "4c 5c 6c" if line.startswith("meld") else "8c"
    assert code(going_out(FinalDiscard.REQUIRED, own), f"1: {line}") is Reason.KEEP_A_DISCARD
    for final in (FinalDiscard.FORBIDDEN, FinalDiscard.OPTIONAL):
        state = play(going_out(final, own), f"1: {line}")
        assert state.phase is Phase.OVER
        assert state.result is not None
        assert state.result.winner == 1


def test_5_the_last_discard_wins_where_it_is_allowed() -> None:
    """T32, T33."""
    for final in (FinalDiscard.REQUIRED, FinalDiscard.OPTIONAL):
        state = play(going_out(final, "9d"), "1: discard 9d")
        assert state.result is not None
        assert (state.phase, state.result.winner, state.to_move) == (Phase.OVER, 1, 1)
    forbidden = going_out(FinalDiscard.FORBIDDEN, "9d")
    assert code(forbidden, "1: discard 9d") is Reason.LAST_CARD_MUST_BE_MELDED


@pytest.mark.parametrize("line", ["2: draw", "1: draw", "1: discard 9d", "3: undo", "1: undo", "2: pass"])
def test_9_after_the_end_nothing_moves(line: str) -> None:
    """T33."""
    state = play(going_out(FinalDiscard.REQUIRED, "9d"), "1: discard 9d")
    assert code(state, line) is Reason.ROUND_OVER


def test_5_a_meld_of_the_whole_hand_needs_the_minimum_too() -> None:
    free = replace(ROMME, final_discard=FinalDiscard.OPTIONAL)
    state = playing(free, "4c 5c 6c")
    assert refusal(state, "1: meld 4c 5c 6c") == Refusal(Reason.BELOW_OPENING, points=15, minimum=30)
    two = play(playing(free, "9c 9d 9s 4c 5c 6c"), "1: meld 9c 9d 9s")
    assert code(two, "1: meld 4c 5c 6c") is None
    assert code(playing(free, "Kc Kd Kh"), "1: meld Kc Kd Kh") is None


def test_5_a_card_that_may_not_be_discarded_may_have_to_be_undone() -> None:
    """One card is left, and it is the one taken from the pile: the turn cannot end so."""
    start = position(ROMME, ["4c 5c 6c", "3h"], opened=[1], stock="9s", discard="2d 9h")
    state = play(start, "1: take", "1: meld 4c 5c 6c")
    assert code(state, "1: discard 9h") is Reason.TAKEN_CARD_BACK
    assert play(state, "1: undo", "1: undo") is start


def test_2_a_card_event_names_physical_cards() -> None:
    found = step(playing(ROMME, "8c 2s", opened=True, melds="5c 6c 7c"), "1: lay 8c > m1").events[0]
    assert isinstance(found, LaidOff)
    assert found.cards == (Card.parse("8c"),)
