"""What the level hard does, position by position."""

from dataclasses import replace

from rommedesk.engine.events import Undone
from rommedesk.engine.presets import ROMME, ROMME_STANDARD, RUMMY51, TREPPEN
from rommedesk.engine.rules import HandRummy, RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.players.answer import Motive
from rommedesk.players.hard import decide_hard
from tests.builders import play, position
from tests.players.views import view_of

MANY = "8s 8c Th 6s 2h 4h"
"""A hand from which hardly anybody goes out."""


def chosen(state: Round) -> str:
    return str(decide_hard(view_of(state)).move)


def in_play(rules: RuleSet, hand: str, *melds: str, opened: bool = True, other: str = MANY) -> Round:
    return position(
        rules, [hand, other], phase=Phase.PLAY, opened=[1, 2] if opened else [2], melds=melds, stock="2h"
    )


def to_draw(rules: RuleSet, hand: str, discard: str, *melds: str, opened: bool = True) -> Round:
    return position(
        rules,
        [hand, MANY],
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


# ---- holding back ----------------------------------------------------------------------------------------


def test_it_shows_nothing_while_nobody_is_about_to_go_out() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d Js", opened=False)
    answer = decide_hard(view_of(state))
    assert str(answer.move) == "discard Js"
    assert [why.motive for why in answer.reasons][-1] is Motive.HOLDS_BACK
    assert sorted(map(str, answer.reasons[-1].cards)) == ["4c", "5c", "6c", "Kc", "Kd", "Kh"]


def test_it_lays_everything_down_when_somebody_is() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d Js", opened=False, other="8s 8c Th")
    assert turn(state) == ["meld Kc Kd Kh", "meld 4c 5c 6c", "discard Js"]


def test_a_few_points_are_held_longer_than_many() -> None:
    assert turn(in_play(ROMME, "3c 3d 3h 9d Js", other="8s 8c Th")) == ["discard Js"]
    assert turn(in_play(ROMME, "Kc Kd Kh 9d Js", other="8s 8c Th"))[0] == "meld Kc Kd Kh"


def test_7_it_waits_less_where_no_hand_counts_double() -> None:
    hand, other = "Kc Kd Kh 4c 5c 6c 2s 9d Js", "8s 8c Th 6h"
    assert turn(in_play(ROMME, hand, opened=False, other=other)) == ["discard Js"]
    rules = replace(ROMME, hand_rummy=HandRummy.NONE)
    assert turn(in_play(rules, hand, opened=False, other=other))[0] == "meld Kc Kd Kh"


def test_it_goes_out_from_the_hand() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 9d", opened=False)
    assert turn(state) == ["meld 4c 5c 6c", "meld Kc Kd Kh", "discard 9d"]


def test_5_it_goes_to_the_end_of_a_way_out_that_swaps_a_joker_of_its_own_opening() -> None:
    hand, other = "Ks 6d 4d 9c 8c 4h 7c Js 7c 7d Qs * 6h", "8s Th 6s 2h 4h 8s Th 6s 2h Ac Ad Kd Kh"
    state = position(ROMME_STANDARD, [hand, other], discard="5d", stock="2c 3c 4c")
    moves = turn(state)
    assert moves[0] == "take"
    assert "undo" not in moves
    assert any(move.startswith("swap 5d") for move in moves)
    assert moves[-1] == "discard 7c"


def test_what_could_be_laid_off_is_held_back_but_not_thrown_away() -> None:
    state = in_play(ROMME, "Ad 2s 9h 7c", "Jd Qd Kd")
    assert turn(state) == ["discard 9h"]


def test_5_1_what_must_be_used_is_laid_and_nothing_else() -> None:
    state = to_draw(ROMME_STANDARD, "7h 8h Kc Kd Kh 2s 4s Jd", "9h")
    assert turn(state) == ["take", "meld 7h 8h 9h", "discard Jd"]


def test_5_1_it_does_not_open_for_a_discard_that_must_be_used() -> None:
    state = to_draw(ROMME_STANDARD, "Jh Qh 5c 2s 3s 8d 9d Ac", "Kh", opened=False)
    assert chosen(state) == "draw"


def test_5_1_where_discards_may_be_kept_it_takes_what_it_can_meld() -> None:
    assert chosen(to_draw(ROMME, "7h 8h Kc 2s", "9h", opened=False)) == "take"
    assert chosen(to_draw(ROMME, "7h 8h Kc 2s", "Qh", opened=False)) == "draw"


def test_5_a_joker_is_swapped_into_the_hand_but_not_to_show_a_meld() -> None:
    assert turn(in_play(ROMME, "8d Kc Ks 2s 5h", "7d *=8d 9d")) == ["discard Kc"]
    assert turn(in_play(RUMMY51, "8d Kc Ks 2s 5h", "7d *=8d 9d"))[0] == "swap 8d > m1"


def test_7_where_melds_score_it_counts_what_it_would_not_score() -> None:
    for hand, first in (("5c 5d 5h 9d Js", "discard Js"), ("9c 9d 9h 2d Js", "meld 9c 9d 9h")):
        assert turn(in_play(TREPPEN, hand, other="8s 8c Th"))[0] == first


# ---- throwing away ---------------------------------------------------------------------------------------


def test_a_pair_whose_thirds_were_seen_is_no_pair() -> None:
    hand = "Kc Kd 9h 8s 3c"
    assert chosen(in_play(ROMME, hand)) != "discard Kc"
    seen = replace(in_play(ROMME, hand), discard=position(ROMME, ["", ""], discard="Kh Kh Ks Ks").discard)
    assert chosen(seen) == "discard Kc"


def test_what_the_next_seat_waits_for_is_kept() -> None:
    state = in_play(ROMME, "9d Qs 2c 4h")
    assert chosen(state) == "discard Qs"
    known = position(ROMME, ["", "Qh Qd 3c 3d 6h"]).seat(2)
    seen = view_of(state)
    watched = replace(
        seen, position=replace(seen.position, seats=(seen.position.seats[0], replace(known, opened=True)))
    )
    answer = decide_hard(watched)
    assert str(answer.move) == "discard 9d"
    assert [str(why) for why in answer.reasons] == ["useless 9d", "denies Qs"]


def test_it_keeps_jokers() -> None:
    assert chosen(in_play(ROMME, "* * * 2c 9d Kh", opened=False)) in (
        "discard 9d",
        "discard Kh",
        "discard 2c",
    )


def test_who_took_something_back_only_ends_the_turn() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)
    assert str(decide_hard(view_of(state, Undone(1, "meld Kc Kd Kh"))).move) == "discard Kc"
