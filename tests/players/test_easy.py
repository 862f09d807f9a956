"""What the level easy does, position by position, and how often it slips."""

from collections import Counter

from rommedesk.engine.events import Undone
from rommedesk.engine.presets import ROMME, ROMME_STANDARD, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.players.easy import decide_easy
from tests.builders import play, position
from tests.players.views import view_of

SEEDS = [seed * 0x9E3779B97F4A7C15 % 2**63 for seed in range(1, 401)]
OTHER = "8s 8c Th 6s"


def chances(state: Round) -> Counter[str]:
    view = view_of(state)
    return Counter(str(decide_easy(view, seed).move) for seed in SEEDS)


def in_play(rules: RuleSet, hand: str, *melds: str, opened: bool = True) -> Round:
    return position(rules, [hand, OTHER], phase=Phase.PLAY, opened=[1] if opened else [], melds=melds)


def to_draw(rules: RuleSet, hand: str, discard: str) -> Round:
    return position(rules, [hand, OTHER], opened=[1], discard=discard, stock="2h 5h 6h")


def test_the_same_seed_gives_the_same_move() -> None:
    view = view_of(in_play(ROMME, "Kc Qs 2s 8h 3d 5c", "7d 7h 7s"))
    for seed in SEEDS[:50]:
        assert decide_easy(view, seed) == decide_easy(view, seed)


def test_it_mostly_throws_the_dearest_card_without_a_partner_and_sometimes_the_second() -> None:
    found = chances(in_play(ROMME, "Kc Kd 2s 8h Qs 3s 3d", opened=False))
    assert set(found) == {"discard Qs", "discard 8h"}
    assert 0.15 < found["discard 8h"] / len(SEEDS) < 0.35


def test_it_sees_neighbours_but_no_gaps() -> None:
    found = chances(in_play(ROMME, "9s Js 8d 7d 2h 3h", opened=False))
    assert found.most_common(1)[0][0] == "discard Js"


def test_5_2_it_opens_a_turn_late() -> None:
    # The king of hearts has just been drawn.
    late = in_play(ROMME, "Kc Kd 4c 5c 6c 2s 9d Kh", opened=False)
    assert all(move.startswith("discard") for move in chances(late))
    seen = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)
    assert set(chances(seen)) == {"meld Kc Kd Kh"}


def test_5_2_it_goes_on_with_an_opening_that_was_begun() -> None:
    begun = play(in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False), "1: meld 4c 5c 6c")
    assert set(chances(begun)) == {"meld Kc Kd Kh"}


def test_it_sometimes_overlooks_a_place_on_the_table_but_not_for_its_last_cards() -> None:
    found = chances(in_play(ROMME, "Ad 2s 9h 4c 6h", "Jd Qd Kd"))
    assert 0.6 < found["lay Ad > m1"] / len(SEEDS) < 0.8
    assert set(chances(in_play(ROMME, "Ad 2s 9h", "Jd Qd Kd"))) == {"lay Ad > m1"}


def test_5_it_swaps_no_jokers() -> None:
    found = chances(in_play(ROMME, "8d Kc Ks 2s 5h 6c", "7d *=8d 9d"))
    assert not any(move.startswith("swap") for move in found)


def test_5_1_it_sometimes_overlooks_a_useful_discard() -> None:
    found = chances(to_draw(ROMME, "7h 8h Kc 2s 4s", "9h"))
    assert set(found) == {"take", "draw"}
    assert 0.6 < found["take"] / len(SEEDS) < 0.8
    assert set(chances(to_draw(ROMME, "7h 8h Kc 2s 4s", "*"))) == {"take"}


def test_5_1_what_it_took_and_must_use_it_uses() -> None:
    state = play(to_draw(ROMME_STANDARD, "7h 8h Kc 2s 4s", "9h"), "1: take")
    assert set(chances(state)) == {"meld 7h 8h 9h"}


def test_it_never_throws_a_joker_or_a_meld() -> None:
    found = chances(in_play(ROMME, "* 7c 7d 7h 2s 9d", opened=False))
    assert set(found) <= {"discard 9d", "discard 2s"}


def test_who_took_something_back_only_ends_the_turn() -> None:
    state = in_play(ROMME, "Kc Kd Kh 4c 5c 6c 2s 9d", opened=False)
    assert str(decide_easy(view_of(state, Undone(1, "meld Kc Kd Kh")), 1).move) == "discard Kc"


def test_6_of_the_stairs_it_considers_the_upper_cards() -> None:
    near = to_draw(TREPPEN, "Kc Kd 2s 4h 9s", "Kh 3c")
    deep = to_draw(TREPPEN, "Kc Kd 2s 4h 9s", "Kh 3c 5d Ts")
    assert chances(near)["take 2"] > 0
    assert set(chances(deep)) == {"draw"}
