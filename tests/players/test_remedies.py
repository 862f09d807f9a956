"""What is offered after a refusal: it works, it is small, and nothing is offered that does not help."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, ROMME_STANDARD, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import DiscardPickup, RuleSet, SetSwap
from rommedesk.engine.state import Phase, Round, Turn
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.plan import Planner
from rommedesk.players.remedies import remedies
from tests.builders import position, read_turn
from tests.players.test_hints import views
from tests.players.views import view_of
from tests.rule_sets import random_rules


def offered(state: Round, line: str) -> list[str]:
    """What is offered after the move of the line was refused."""
    move = read_turn(line)
    refusal = check(state, move)
    assert refusal is not None
    return ["; ".join(map(str, moves)) for moves in remedies(view_of(state), refusal, move)]


def at_play(rules: RuleSet, hand: str, *melds: str, opened: bool = False) -> Round:
    """Seat 1 has drawn; the melds are those of seat 2."""
    return position(
        rules,
        [hand, "2d 3d 4d"],
        phase=Phase.PLAY,
        opened=(1, 2) if opened else (2,),
        stock="Ts Js",
        discard="5s 4c",
        melds=melds,
        owners=(2,) * len(melds),
    )


def at_draw(rules: RuleSet, hand: str, stock: str = "Ts Js", discard: str = "5s 4c") -> Round:
    return position(rules, [hand, "2d 3d 4d"], opened=(2,), stock=stock, discard=discard)


def test_who_forgot_to_draw_may_draw() -> None:
    assert offered(at_draw(ROMME, "7h 8h Kc"), "1: discard Kc") == ["draw", "take"]
    nothing = replace(ROMME, discard_pickup=DiscardPickup.NEVER)
    assert offered(at_draw(nothing, "7h 8h Kc"), "1: discard Kc") == ["draw"]
    assert offered(at_draw(TREPPEN, "7h 8h Kc", stock=""), "1: discard Kc") == ["take", "pass"]


def test_who_passes_too_early_may_draw() -> None:
    assert offered(at_draw(ROMME, "7h 8h Kc"), "1: pass") == ["draw"]


def test_without_stock_there_are_the_pile_and_the_pass() -> None:
    state = at_draw(TREPPEN, "7h 8h Kc", stock="")
    assert offered(state, "1: draw") == ["take", "pass"]


def test_who_asks_for_too_many_cards_may_have_those_that_lie_there() -> None:
    assert offered(at_draw(TREPPEN, "7h 8h Kc"), "1: take 3") == ["take 2", "draw"]
    assert offered(at_draw(ROMME, "7h 8h Kc"), "1: take 2") == ["take", "draw"]


def test_who_may_not_take_yet_may_draw() -> None:
    rules = replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)
    assert offered(at_draw(rules, "7h 8h Kc"), "1: take") == ["draw"]


def test_the_taken_card_stays_and_another_one_goes() -> None:
    state = apply(at_draw(ROMME, "7h 8h Kc Qc"), read_turn("1: take")).state
    found = offered(state, "1: discard 4c")
    assert len(found) == 2
    assert {*found} <= {"discard 7h", "discard 8h", "discard Kc", "discard Qc"}


def test_who_would_lay_off_before_opening_may_open_first() -> None:
    state = at_play(ROMME, "9h Kc Kd Kh 2s", "6h 7h 8h")
    assert offered(state, "1: lay 9h > m1") == ["meld Kc Kd Kh; lay 9h > m1", "meld Kc Kd Kh"]
    assert offered(at_play(ROMME, "9h Kc 2s", "6h 7h 8h"), "1: lay 9h > m1") == []


def test_below_the_minimum_the_melds_that_reach_it() -> None:
    state = at_play(ROMME, "2c 3c 4c 2h 2s 2d 5d 6d 7d 8s Ks")
    for line in ("1: meld 2c 3c 4c", "1: meld 2h 2s 2d"):
        state = apply(state, read_turn(line)).state
    assert offered(state, "1: discard Ks") == ["meld 5d 6d 7d"]


def test_below_the_minimum_no_more_is_laid_than_must_be() -> None:
    state = apply(at_play(ROMME, "2c 3c 4c 5d 6d 7d 9h Th Jh 8s Ks"), read_turn("1: meld 2c 3c 4c")).state
    assert offered(state, "1: discard Ks") == ["meld 9h Th Jh"]


def test_a_duty_is_done_with_nothing_else_that_could_be_laid() -> None:
    state = at_draw(ROMME_STANDARD, "Kd Kh Ks Qd Qh Qs 2c 9h 5d", discard="5s Kc")
    state = replace(state, seats=(replace(state.seats[0], opened=True), *state.seats[1:]))
    state = apply(state, read_turn("1: take")).state
    (found,) = offered(state, "1: discard 2c")
    assert found.startswith("meld Kc")
    assert ";" not in found


def test_a_joker_is_swapped_for_the_card_that_it_stands_for() -> None:
    state = at_play(ROMME, "7h 9h 2s Kc", "6h *=7h 8h", opened=True)
    assert offered(state, "1: swap 9h > m1") == ["swap 7h > m1"]
    assert offered(at_play(ROMME, "9h 2s Kc", "6h *=7h 8h", opened=True), "1: swap 9h > m1") == []


def test_a_joker_of_a_set_is_swapped_for_both_missing_cards() -> None:
    rules = replace(ROMME, joker_swap_in_set=SetSwap.BOTH_MISSING)
    state = at_play(rules, "7h 7s 9h 9d 2s Kc", "7c 7d *", opened=True)
    assert offered(state, "1: swap 9h > m1") == ["swap 7h 7s > m1"]


def test_the_taken_card_that_has_to_lie_finds_its_place() -> None:
    state = at_draw(ROMME_STANDARD, "Kd Kh Ks 2c 9h 5d", discard="5s Kc")
    state = apply(state, read_turn("1: take")).state
    assert offered(state, "1: discard 2c") == ["meld Kc Kd Kh Ks"]


def test_the_last_card_that_has_to_be_melded_is_laid_off() -> None:
    state = at_play(ROMME_RU, "5d 6d 7d 8d")
    state = replace(state, seats=(replace(state.seats[0], opened=True), *state.seats[1:]))
    state = apply(replace(state, turn=Turn(was_opened=True)), read_turn("1: meld 5d 6d 7d")).state
    assert offered(state, "1: discard 8d") == ["lay 8d > m1"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1: meld 7h 8h", ["meld 7h 8h 9h", "meld 7h 8h *"]),
        ("1: meld 7h 8h 9h Kc", ["meld 7h 8h 9h"]),
        ("1: meld 7h 8h 9h Kc 2s", ["meld 7h 8h 9h"]),
        ("1: meld 2s Kc", []),
        ("1: lay 7h 5c > m1", ["lay 5c > m1"]),
        ("1: lay 6c > m1", ["lay 6c 5c > m1"]),
    ],
)
def test_a_card_more_or_less_makes_a_meld(line: str, found: list[str]) -> None:
    state = at_play(ROMME, "7h 8h 9h Kc 2s 5c 6c Jd *", "2c 3c 4c", opened=True)
    assert offered(state, line)[:1] == found[:1]
    assert {*found} <= {*offered(state, line)}


def test_who_would_meld_all_cards_may_keep_one() -> None:
    state = at_play(ROMME, "7h 8h 9h Th", opened=True)
    assert offered(state, "1: meld 7h 8h 9h Th") == ["meld 7h 8h 9h", "meld 8h 9h Th"]


def test_nothing_is_offered_to_somebody_who_has_to_wait() -> None:
    state = at_play(replace(ROMME, first_meld_turn=3), "7h 8h 9h Kc")
    assert offered(state, "1: meld 7h 8h 9h") == []
    view = replace(view_of(at_play(ROMME, "7h 8h 9h Kc")), seat=2)
    refusal = check(view.position, read_turn("2: draw"))
    assert refusal is not None
    assert remedies(view, refusal, read_turn("2: draw")) == ()


def any_move(view: PlayerView, rng: Random) -> Move:
    """A move that somebody might try."""
    state, seat = view.position, view.position.to_move
    names = [card.name for card in state.mover.hand]
    some = tuple(rng.sample(names, min(len(names), rng.randint(1, 5))))
    number = rng.randint(1, len(state.melds) + 1)
    moves: list[Move] = [
        Draw(seat),
        Pass(seat),
        TakeDiscards(seat, rng.randint(1, 4)),
        LayMeld(seat, some),
        LayOff(seat, some, number),
        SwapJoker(seat, some[:1], number),
        Discard(seat, some[0]),
    ]
    return rng.choice(moves)


def try_out(rules: RuleSet, seats: int, seed: int) -> Counter[Reason]:
    """Refused moves in a round and what is offered: all of it works.  How often which refusal was mended."""
    rng, found = Random(seed), Counter[Reason]()
    for view in views(rules, seats, seed, 100):
        for _ in range(5):
            move = any_move(view, rng)
            refusal = check(view.position, move)
            if refusal is None:
                continue
            for moves in remedies(view, refusal, move):
                found[refusal.reason] += 1
                state = view.position
                for one in moves:
                    assert check(state, one) is None
                    if isinstance(one, Draw):
                        assert len(moves) == 1
                        break
                    state = apply(state, one).state
                else:
                    over = state.phase is Phase.OVER or state.to_move != view.seat
                    assert over or Planner(state).best() is not None
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_offered_works(name: str) -> None:
    rules = PRESETS[name]
    found = Counter[Reason]()
    for seed in range(4):
        found += try_out(rules, rules.players[0], seed)
    assert found[Reason.DRAW_FIRST] > 0


def test_what_is_offered_works_under_any_rules() -> None:
    for seed in range(30):
        rules, seats = random_rules(Random(seed))
        try_out(rules, seats, seed)
