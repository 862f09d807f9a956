"""Rulebook 5, *Undo*: what can be taken back, and what cannot."""

from dataclasses import replace

import pytest

from rommedesk.engine.events import Undone
from rommedesk.engine.moves import Undo
from rommedesk.engine.presets import ROMME, ROMME_STANDARD, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from tests.builders import code, play, position, step

OWN = "4c 5c 6c 7d 7h 7s Kd 2s"


def started() -> Round:
    """Seat 1 is opened and is to draw; it may meld, lay off and swap."""
    return position(
        ROMME, [OWN, "3h 3d"], opened=[1], stock="7c 9s", discard="2d 9h", melds=["9c Tc *", "Th Ts Td"]
    )


def test_5_every_step_since_the_stock_card_can_be_taken_back_one_by_one() -> None:
    states = [play(started(), "1: draw")]
    lines = ["1: meld 4c 5c 6c", "1: lay 7c > m3", "1: meld 7d 7h 7s"]
    for line in lines:
        states.append(play(states[-1], line))
    state = states[-1]
    for earlier, line in zip(reversed(states[:-1]), reversed(lines), strict=True):
        found = step(state, "1: undo")
        assert found.events == (Undone(1, line.removeprefix("1: ")),)
        assert found.state == earlier
        state = found.state
    assert code(state, "1: undo") is Reason.NOTHING_TO_UNDO


def test_5_a_card_drawn_from_the_stock_cannot_be_put_back() -> None:
    assert code(play(started(), "1: draw"), "1: undo") is Reason.NOTHING_TO_UNDO


def test_5_a_card_taken_from_the_pile_can() -> None:
    found = step(play(started(), "1: take"), "1: undo")
    assert found.state == started()
    assert found.state.phase is Phase.DRAW
    assert found.events == (Undone(1, "take"),)


def test_5_stairs_go_back_in_their_order() -> None:
    """T47, second half."""
    start = position(TREPPEN, ["3c 4c", "5h 6h"], stock="Ks", discard="Qd 9s 2h Ad 7c")
    found = step(play(start, "1: take 4"), "1: undo")
    assert [str(card) for card in found.state.discard] == ["Qd", "9s", "2h", "Ad", "7c"]
    assert found.state == start
    assert found.events == (Undone(1, "take 4"),)


def test_5_after_putting_it_back_the_player_draws_or_takes_again() -> None:
    state = play(started(), "1: take", "1: undo")
    assert code(state, "1: draw") is None
    assert code(state, "1: take") is None
    assert code(state, "1: discard 2s") is Reason.DRAW_FIRST


def test_5_nothing_can_be_undone_at_the_start_of_a_turn() -> None:
    """T58: not the turn of the player before, neither twice."""
    state = play(started(), "1: draw", "1: meld 4c 5c 6c", "1: discard 2s")
    assert code(state, "2: undo") is Reason.NOTHING_TO_UNDO
    assert code(state, "1: undo") is Reason.NOT_YOUR_TURN
    back = play(started(), "1: take", "1: undo")
    assert code(back, "1: undo") is Reason.NOTHING_TO_UNDO


def test_5_the_starter_with_an_extra_card_undoes_his_melds_only() -> None:
    start = position(ROMME, ["Kc Kd Kh 4h 7h", "5h"], phase=Phase.PLAY, stock="9s")
    assert code(start, "1: undo") is Reason.NOTHING_TO_UNDO
    assert play(start, "1: meld Kc Kd Kh", "1: undo") == start


def test_5_a_step_that_ends_the_turn_or_the_round_cannot_be_undone() -> None:
    """T58."""
    over = play(position(ROMME, ["4c", "3h"], phase=Phase.PLAY, stock="9s"), "1: discard 4c")
    assert code(over, "1: undo") is Reason.ROUND_OVER
    assert (over.can_undo, over.previous) == (False, None)


def test_5_a_swap_is_undone_with_its_joker() -> None:
    start = play(position(ROMME, ["Jc 2s 3s", "3h"], opened=[1], stock="9s", melds=["9c Tc *"]), "1: draw")
    swapped = play(start, "1: swap Jc > m1")
    assert swapped.turn.swapped
    assert play(swapped, "1: undo") == start


def test_5_what_was_undone_can_be_done_in_another_way() -> None:
    start = play(started(), "1: take")
    first = play(start, "1: meld 4c 5c 6c", "1: undo", "1: meld 7d 7h 7s", "1: meld 4c 5c 6c")
    second = play(start, "1: meld 7d 7h 7s", "1: meld 4c 5c 6c")
    assert first == second


def test_5_undo_forgets_idle_turns_put_down_cards_and_scores_again() -> None:
    start = position(TREPPEN, ["6c 6s 6h Qs", "3h"], phase=Phase.PLAY, stock="9s")
    start = replace(start, idle_turns=3)
    melded = play(start, "1: meld 6c 6s 6h")
    assert (melded.idle_turns, melded.mover.score) == (0, 18)
    back = play(melded, "1: undo")
    assert (back.idle_turns, back.mover.score) == (3, 0)


def test_5_must_use_leaves_a_way_out_of_every_turn() -> None:
    start = position(ROMME_STANDARD, ["8d 2h", "5h 5d"], stock="9s 9c", discard="2d 8c")
    assert code(play(start, "1: take"), "1: undo") is None


def test_a_view_that_keeps_no_earlier_state_cannot_undo() -> None:
    state = replace(play(started(), "1: take"), previous=None)
    with pytest.raises(ValueError, match="view"):
        apply(state, Undo(1))
