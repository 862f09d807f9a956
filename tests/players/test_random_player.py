"""The level "random": every sensible move that the rules allow is equally likely, and every turn ends."""

from collections import Counter
from dataclasses import replace

from rommedesk.engine.events import Undone
from rommedesk.engine.moves import Discard, Draw, Pass, TakeDiscards, Undo
from rommedesk.engine.presets import ROMME, ROMME_STANDARD, TREPPEN
from rommedesk.engine.state import Phase, Round
from rommedesk.players.answer import Motive
from rommedesk.players.random_player import decide_random
from tests.builders import play, position
from tests.players.views import view_of


def drawn(state: Round, seeds: int = 300) -> Counter[str]:
    """How often each move is made."""
    view = view_of(state)
    return Counter(str(decide_random(view, seed).move) for seed in range(seeds))


def test_the_same_seed_gives_the_same_move() -> None:
    state = position(ROMME, ["Kc Kd Kh 9d", "2s"], phase=Phase.PLAY, opened=[1])
    moves = [decide_random(view_of(state), seed) for seed in range(50)]
    assert moves == [decide_random(view_of(state), seed) for seed in range(50)]
    assert len({answer.move for answer in moves}) == 5


def test_every_sensible_move_comes_about_equally_often() -> None:
    state = position(
        ROMME, ["Kc Kd Kh 9d", "2s"], phase=Phase.PLAY, opened=[1], melds=["9c 9h 9s", "Jd Qd *=Kd"]
    )
    counts = drawn(state, 7000)
    assert set(counts) == {
        "discard Kc",
        "discard Kd",
        "discard Kh",
        "discard 9d",
        "meld Kc Kd Kh",
        "lay 9d > m1",
        "swap Kd > m2",
    }
    assert all(850 < times < 1150 for times in counts.values())


def test_to_draw_and_to_take_are_equally_likely() -> None:
    counts = drawn(position(ROMME, ["Kc 2d", "2s"], discard="4c 9c", stock="9d"), 4000)
    assert set(counts) == {"draw", "take"}
    assert all(1850 < times < 2150 for times in counts.values())


def test_the_stairs_offer_the_top_card_and_one_depth_at_random() -> None:
    counts = drawn(position(TREPPEN, ["Kc 2d", "2s"], discard="4c 5c 6c", stock="9d"), 6000)
    assert all(1850 < counts[move] < 2150 for move in ("draw", "take"))
    assert all(900 < counts[move] < 1100 for move in ("take 2", "take 3"))


def test_6_who_cannot_draw_takes_or_passes() -> None:
    state = position(TREPPEN, ["Kc 2d", "2s"], discard="4c")
    assert set(drawn(state)) == {str(TakeDiscards(1)), str(Pass(1))}


def test_jokers_are_thrown_away_only_if_there_is_nothing_else() -> None:
    assert set(drawn(position(ROMME, ["* * 2c", "2s"], phase=Phase.PLAY))) == {"discard 2c"}
    assert set(drawn(position(ROMME, ["* *", "2s"], phase=Phase.PLAY))) == {"discard *"}


def test_5_a_meld_that_does_not_open_is_no_sensible_move() -> None:
    state = position(ROMME, ["2c 3c 4c Kd", "2s"], phase=Phase.PLAY)
    assert all(move.startswith("discard") for move in drawn(state))


def test_5_two_melds_may_open_together() -> None:
    state = position(ROMME, ["6c 7c 8c 4d 4h 4s Kd", "2s"], phase=Phase.PLAY)
    melds = {move for move in drawn(state) if move.startswith("meld")}
    assert melds == {"meld 6c 7c 8c", "meld 4d 4h 4s"}
    # Between the two the turn cannot end.
    assert set(drawn(play(state, "1: meld 6c 7c 8c"))) == {"meld 4d 4h 4s"}


def test_5_with_one_meld_to_open_two_of_them_are_no_way() -> None:
    rules = replace(ROMME, opening_single_meld=True)
    state = position(rules, ["6c 7c 8c 4d 4h 4s Kd Kh Ks", "2s"], phase=Phase.PLAY)
    assert {move for move in drawn(state) if move.startswith("meld")} == {"meld Kd Kh Ks"}


def test_5_a_must_use_card_is_taken_only_if_it_may_come_to_lie() -> None:
    of_no_use = position(ROMME_STANDARD, ["Kc 2d 5h", "2s"], discard="9c", stock="9d")
    assert set(drawn(of_no_use)) == {"draw"}
    for_a_meld = position(ROMME_STANDARD, ["Kc Kd 2d 5h", "2s"], discard="Ks", stock="9d")
    assert set(drawn(for_a_meld)) == {"draw", "take"}
    for_a_lay_off = position(
        ROMME_STANDARD, ["Kc 2d 5h", "2s"], opened=[1], melds=["6c 7c 8c"], discard="9c", stock="9d"
    )
    assert set(drawn(for_a_lay_off)) == {"draw", "take"}


def test_5_a_dead_end_is_taken_back_and_not_tried_again() -> None:
    state = play(position(ROMME_STANDARD, ["Kc 2d 5h", "2s"], discard="9c", stock="9d"), "1: take")
    answer = decide_random(view_of(state), 3)
    assert answer.move == Undo(1)
    assert [why.motive for why in answer.reasons] == [Motive.TAKES_BACK]
    before = position(ROMME_STANDARD, ["Kc Kd 2d", "2s"], discard="Ks", stock="9d")
    view = view_of(before, Undone(1, "take"))
    assert {decide_random(view, seed).move for seed in range(50)} == {Draw(1)}


def test_5_after_a_step_back_the_turn_is_ended() -> None:
    state = position(ROMME, ["Kc Kd Kh 9d", "2s"], phase=Phase.PLAY, opened=[1])
    view = view_of(state, Undone(1, "meld Kc Kd Kh"))
    moves = {decide_random(view, seed).move for seed in range(100)}
    assert all(isinstance(move, Discard) for move in moves)
    assert len(moves) == 4


def test_5_nothing_is_put_down_before_the_first_meld_turn() -> None:
    state = position(replace(ROMME, first_meld_turn=2), ["Kc Kd Kh 9d", "2s"], phase=Phase.PLAY)
    assert not any(move.startswith("meld") for move in drawn(state))
