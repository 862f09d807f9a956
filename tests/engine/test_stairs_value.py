"""What steps of the stairs would bring, by hand and against a search of all that `check` allows."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rommedesk.engine.cards import UNKNOWN, new_pack, write_names
from rommedesk.engine.events import LaidOff, Melded
from rommedesk.engine.legality import check
from rommedesk.engine.moves import LayMeld, LayOff, Move, TakeDiscards
from rommedesk.engine.presets import TREPPEN
from rommedesk.engine.reasons import IllegalMove
from rommedesk.engine.rules import FinalDiscard, Scoring
from rommedesk.engine.stairs_value import StairsValues, StepValue
from rommedesk.engine.state import Phase, Round, Seat
from rommedesk.engine.transition import apply
from tests.builders import position
from tests.engine.brute_force import every_meld


def value(state: Round, count: int) -> StepValue:
    return StairsValues(state).value(count)


def told(found: StepValue) -> list[str]:
    return [str(meld) for meld in found.melds]


# ---- by hand ---------------------------------------------------------------------------------------------


def test_the_worked_example_of_the_table() -> None:
    state = position(TREPPEN, ["3h 7c 7h 9c Kd As", "4d 5d"], discard="2d 3s 7d Jc 5h Tc 8s", stock="2c")
    four, five = value(state, 4), value(state, 5)
    assert (told(four), four.gain, four.hand, four.left) == (["9c Tc Jc"], 29, 10, 7)
    assert sorted(told(five)) == ["7c 7d 7h", "9c Tc Jc"]
    assert (five.gain, five.points, five.hand, five.left) == (50, 50, 11, 5)
    assert five.cost == 3 + 10 + 15 + 5 + 8  # 3h Kd As 5h 8s
    assert not five.goes_out
    assert [value(state, count).gain for count in (1, 2, 3, 6, 7)] == [0, 0, 0, 50, 50]


def test_only_what_the_hand_would_not_bring_alone_is_gained() -> None:
    state = position(TREPPEN, ["7c 7d 7h Ks", "2d"], discard="3h 7s", stock="2c")
    found = value(state, 1)
    assert (told(found), found.points, found.gain) == (["7c 7d 7h 7s"], 28, 7)
    assert value(state, 2).gain == 7


def test_an_ace_counts_by_its_place() -> None:
    state = position(TREPPEN, ["Ks 2s 9d 5c", "2d"], discard="3s As Qs", stock="2c")
    assert value(state, 2).gain == 30  # Q-K-A; the two would make the ace a middle one
    assert told(value(state, 2)) == ["Qs Ks As"]
    assert told(value(state, 3)) == ["Qs Ks As 2s 3s"]
    assert value(state, 3).gain == 30
    low = position(TREPPEN, ["2s 3s 9d", "2d"], discard="As", stock="2c")
    assert value(low, 1).gain == 6


def test_taken_cards_are_laid_off_on_melds_of_the_table() -> None:
    state = position(TREPPEN, ["2h 4c", "2d"], discard="5d Ah Ks", melds=["Ts Js Qs"], stock="2c")
    one = value(state, 1)
    assert (told(one), write_names(one.layoffs), one.gain, one.left) == ([], "Ks", 10, 2)
    assert write_names(value(state, 3).layoffs) == "Ks"


def test_a_joker_of_the_hand_is_not_laid_off_but_melded() -> None:
    rules = replace(TREPPEN, jokers=2)
    state = position(rules, ["* 4c", "2d"], discard="9d", melds=["Ts Js Qs"], stock="2c")
    one = value(state, 1)
    assert (told(one), one.layoffs, one.left) == ([], (), 3)


def test_going_out_is_seen() -> None:
    state = position(TREPPEN, ["7c 7d", "2d"], discard="4s 7h", stock="2c")
    assert value(state, 1).goes_out  # all is melded: no discard is needed
    assert value(state, 2).goes_out  # the last card is discarded
    three = position(TREPPEN, ["7c 7d 9s", "2d"], discard="4s 7h", stock="2c")
    assert value(three, 1).goes_out
    assert not value(three, 2).goes_out
    last = position(replace(TREPPEN, final_discard=FinalDiscard.FORBIDDEN), ["7c 7d 9s", "2d"], discard="7h")
    assert not value(last, 1).goes_out


def test_a_single_card_may_not_go_back() -> None:
    state = position(TREPPEN, ["7c", "2d"], discard="4s 7h", stock="2c")
    assert value(state, 1).is_stuck
    assert not value(state, 2).is_stuck
    free = replace(state, rules=replace(TREPPEN, return_taken_card=True))
    assert not value(free, 1).is_stuck


def test_below_the_opening_minimum_nothing_is_put_down() -> None:
    rules = replace(TREPPEN, opening_points=40)
    state = position(rules, ["9c Tc 7c 7d", "2d"], discard="7h Jc", stock="2c")
    one, two = value(state, 1), value(state, 2)
    assert (told(one), one.gain, one.left, one.cost) == ([], 0, 5, 9 + 10 + 7 + 7 + 10)
    assert (sorted(told(two)), two.gain, two.left) == (["7c 7d 7h", "9c Tc Jc"], 50, 0)


def test_before_the_first_turn_for_melds_nothing_is_put_down() -> None:
    rules = replace(TREPPEN, first_meld_turn=2)
    state = position(rules, ["9c Tc 2h", "2d"], discard="Jc", stock="2c")
    assert (value(state, 1).gain, value(state, 1).left) == (0, 4)


def test_penalties_are_kept_low_where_melds_do_not_score() -> None:
    rules = replace(TREPPEN, scoring=Scoring.PENALTY, target=None, limit=300)
    state = position(rules, ["9c Tc Kd", "2d"], discard="3h Jc", stock="2c")
    found = value(state, 2)
    assert (told(found), found.cost) == (["9c Tc Jc"], 13)


def test_more_cards_than_lie_there_are_refused() -> None:
    state = position(TREPPEN, ["9c Tc Kd", "2d"], discard="3h Jc", stock="2c")
    with pytest.raises(IllegalMove):
        value(state, 3)


def test_what_is_known_grows_step_by_step() -> None:
    state = position(TREPPEN, ["9c Tc 7c 7d", "2d"], discard="2s 7h 4h Jc", stock="2c")
    values = StairsValues(state)
    assert (values.missing(), values.known(1), values.telling()) == (1, None, ())
    values.value(3)
    values.value(1)
    assert values.missing() == 2
    values.value(2)
    values.value(4)
    assert values.missing() == 0
    assert [(step.count, step.gain) for step in values.telling()] == [(1, 29), (3, 50)]


def test_a_step_is_worked_out_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rommedesk.engine.best_melds._RESTS_OF_PIECE", 1)
    pile = "2d 3s 7d Jc 5h Tc 8s 9s Ts Jh Th 9h 8d 9d"
    state = position(TREPPEN, ["3h 7c 7h 9c Kd As", "4d 5d"], discard=pile, stock="2c")
    values, known = StairsValues(state), StairsValues(state)
    for count in (14, 5):
        work = values.in_pieces(count)
        pieces = sum(1 for _ in work)
        assert pieces > 1
        assert values.known(count) == known.value(count)
    assert sum(1 for _ in values.in_pieces(5)) == 0


# ---- against a search of everything ----------------------------------------------------------------------


def _moves(state: Round) -> Iterator[Move]:
    seat, hand = state.to_move, state.mover.hand
    for size in range(3, len(hand) + 1):
        for chosen in combinations(hand, size):
            for meld in every_meld(chosen, state.rules):
                yield LayMeld(seat, meld.names)
    for card in hand:
        for number in range(1, len(state.melds) + 1):
            yield LayOff(seat, (card.name,), number)


def most_points(state: Round, seen: dict[str, int]) -> int:
    """The most points that any row of melds and lay-offs of single cards brings."""
    key = str([sorted(map(int, state.mover.hand)), sorted(str(lying.meld) for lying in state.melds)])
    if key not in seen:
        best = 0
        for move in _moves(state) if state.phase is Phase.PLAY else ():
            if check(state, move) is None:
                step = apply(state, move)
                points = sum(event.points for event in step.events if isinstance(event, Melded | LaidOff))
                best = max(best, points + most_points(step.state, seen))
        seen[key] = best
    return seen[key]


def random_position(rng: Random, melds: int) -> Round:
    """Few cards of few suits, so that there is something to meld."""
    pack = [card for card in new_pack(1, 0) if card.face is not None and card.face.suit < rng.randint(2, 4)]
    rng.shuffle(pack)
    hand, pile = tuple(pack[:4]), tuple(pack[4:8])
    made = Round(
        rules=TREPPEN,
        turn_order=(1, 2),
        seats=(Seat(hand, True, has_put_down=False, turns=1), Seat((UNKNOWN,) * 5, True, False)),
        to_move=1,
        phase=Phase.DRAW,
        stock=(UNKNOWN,) * 3,
        discard=pile,
    )
    found = [meld for chosen in combinations(pack[8:], 3) for meld in every_meld(chosen, TREPPEN)]
    used: set[int] = set()
    for meld in rng.sample(found, min(melds, len(found))):
        if used.isdisjoint(map(int, meld.cards)):
            used.update(map(int, meld.cards))
            laid = position(TREPPEN, ["", ""], melds=[str(meld)]).melds[0]
            made = replace(made, melds=(*made.melds, replace(laid, meld=meld, owner=2)))
    return made


@pytest.mark.parametrize("seed", range(16))
def test_without_melds_on_the_table_nothing_brings_more(seed: int) -> None:
    state = random_position(Random(seed), 0)
    alone = most_points(replace(state, phase=Phase.PLAY), {})
    for count in range(1, 5):
        after = apply(state, TakeDiscards(1, count)).state
        found = value(state, count)
        best = most_points(after, {})
        assert (found.points, found.gain) == (best, best - alone)


@pytest.mark.parametrize("seed", range(16))
def test_with_melds_on_the_table_it_promises_only_what_can_be_had(seed: int) -> None:
    state = random_position(Random(seed), 2)
    bare = replace(state, melds=())
    for count in range(1, 5):
        after = apply(state, TakeDiscards(1, count)).state
        found = value(state, count)
        assert value(bare, count).points <= found.points <= most_points(after, {})
        assert found.hand == 4 + count
        assert found.left >= 0
