"""Rulebook 3: what is a meld, what its jokers stand for, what it counts."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import number_copies, parse_names
from rommedesk.engine.meld_extending import extensions
from rommedesk.engine.meld_reading import as_meld, readings
from rommedesk.engine.melds import Meld, MeldKind, card_points, meld_points
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import AcePlace, RuleSet
from tests.builders import cards, meld

EQUAL_CARDS = replace(ROMME, equal_cards_in_set=True)
ACE_HIGH, ACE_LOW, CORNER = (
    replace(ROMME, ace=place) for place in (AcePlace.HIGH, AcePlace.LOW, AcePlace.CORNER)
)


def refused(text: str, rules: RuleSet) -> Reason | None:
    """The code with which the cards are refused as a meld; `None` if they are one."""
    names = parse_names(text)
    found = as_meld(number_copies(names), rules, names)
    return found.reason if isinstance(found, Refusal) else None


def points(text: str, rules: RuleSet) -> int:
    """The value of the meld."""
    return meld_points(meld(text, rules), rules)


# ---- sets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["8h 8s 8d", "8h 8s 8d 8c", "9h 9d *", "9h * *", "9h * * *", "As Ah Ad"])
def test_3_three_or_four_cards_of_one_rank_are_a_set(text: str) -> None:
    assert meld(text, ROMME).kind is MeldKind.SET


@pytest.mark.parametrize("text", ["8h 8s", "8h", "8h *", "8h 8s 8d 8c *", "9h 9d 9c * *"])
def test_3_two_cards_or_five_are_no_set(text: str) -> None:
    assert refused(text, ROMME) is Reason.NOT_A_MELD


@pytest.mark.parametrize("text", ["8s 8s 8h", "7h 7h 7c", "Kh Kd Ks Ks", "7h 7h *"])
def test_3_two_equal_cards_in_a_set_are_not_allowed(text: str) -> None:
    """T04, first half."""
    assert refused(text, ROMME) is Reason.NOT_A_MELD


@pytest.mark.parametrize("text", ["8s 8s 8h", "7h 7h *", "Kh Kd Ks Ks", "7h 7h 7c 7c"])
def test_3_the_house_rule_lets_a_suit_come_twice(text: str) -> None:
    """T04, second half."""
    assert meld(text, EQUAL_CARDS).kind is MeldKind.SET


def test_3_but_never_three_times_nor_in_five_cards() -> None:
    three_packs = replace(EQUAL_CARDS, packs=3)
    assert refused("8s 8s 8s", three_packs) is Reason.NOT_A_MELD
    assert refused("8s 8s 8h 8d 8c", three_packs) is Reason.NOT_A_MELD


def test_3_a_suit_written_for_a_joker_in_a_set_is_ignored() -> None:
    assert str(meld("7h 7c *=7h", ROMME)) == "7h 7c *"


# ---- runs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["5c 6c 7c", "Jc Qc Kc", "Ac 2c 3c", "Qd Kd Ad", "4h * 6h * 8h"])
def test_3_cards_of_one_suit_in_consecutive_order_are_a_run(text: str) -> None:
    assert meld(text, ROMME).kind is MeldKind.RUN


@pytest.mark.parametrize("text", ["5c 6c 8c", "5c 6c 7d", "5c 6c", "5c 5c 6c 7c", "5c 6c 6c * 7c"])
def test_3_a_gap_another_suit_or_an_equal_card_makes_no_run(text: str) -> None:
    assert refused(text, ROMME_RU) is Reason.NOT_A_MELD


def test_3_five_cards_are_one_run() -> None:
    """T09: it is one meld of five, not two of three that share a card."""
    assert str(meld("4c 5c 6c 7c 8c", ROMME)) == "4c 5c 6c 7c 8c"


def test_3_the_ace_stands_below_the_two_or_above_the_king() -> None:
    """T12: six points below, 31 above."""
    assert (points("Ah 2h 3h", ROMME), points("Qh Kh Ah", ROMME)) == (6, 31)
    assert points("Jh Qh Kh Ah", ROMME) == 41


@pytest.mark.parametrize("rules", [ROMME, ROMME_RU, RUMMY51, ACE_HIGH, ACE_LOW])
@pytest.mark.parametrize("text", ["Kd Ad 2d", "Qd Kd Ad 2d", "Kd Ad 2d 3d", "Kd * 2d"])
def test_3_but_never_between_king_and_two(rules: RuleSet, text: str) -> None:
    """T18, first half."""
    assert refused(text, rules) is Reason.NOT_A_MELD


@pytest.mark.parametrize("text", ["Kd Ad 2d", "Qd Kd Ad 2d", "Kd Ad 2d 3d", "Kd * 2d", "Qd Kd Ad 2d 3d"])
def test_3_runs_may_go_round_the_corner_where_the_rules_say_so(text: str) -> None:
    """T18, second half."""
    assert meld(text, CORNER).kind is MeldKind.RUN


def test_3_the_ace_may_be_high_or_low_only() -> None:
    assert refused("Ac 2c 3c", ACE_HIGH) is Reason.NOT_A_MELD
    assert refused("Qc Kc Ac", ACE_HIGH) is None
    assert refused("Ac 2c 3c", ACE_LOW) is None
    assert refused("Qc Kc Ac", ACE_LOW) is Reason.NOT_A_MELD


@pytest.mark.parametrize("rules", [ROMME, ACE_HIGH, ACE_LOW, CORNER])
def test_3_two_kings_and_an_ace_are_never_a_meld(rules: RuleSet) -> None:
    """T19."""
    assert refused("Kc Kd Ad", rules) is Reason.NOT_A_MELD


ALL_THIRTEEN = "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"


@pytest.mark.parametrize("rules", [ROMME, CORNER])
def test_3_a_run_holds_each_rank_at_most_once(rules: RuleSet) -> None:
    """T20: thirteen cards are the longest run, round the corner too."""
    assert len(meld(ALL_THIRTEEN, rules).cards) == 13
    assert refused(f"{ALL_THIRTEEN} Ad", rules) is Reason.NOT_A_MELD
    assert refused(f"{ALL_THIRTEEN} *", rules) is Reason.NOT_A_MELD


def test_3_a_corner_run_may_begin_anywhere() -> None:
    long = "7d 8d 9d Td Jd Qd Kd Ad 2d 3d 4d 5d 6d"
    assert str(meld(long, CORNER)) == long


# ---- jokers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["* * *", "* * * *", "* *", "*=5c *=6c *=7c"])
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_3_a_meld_holds_at_least_one_natural_card(text: str, rules: RuleSet) -> None:
    """T06: jokers alone are no meld."""
    assert refused(text, rules) is Reason.NOT_A_MELD


def test_3_jokers_may_be_capped() -> None:
    capped = replace(ROMME_RU, max_jokers_per_meld=1)
    assert refused("8h * *", capped) is Reason.TOO_MANY_JOKERS
    assert refused("4h * * 7h", capped) is Reason.TOO_MANY_JOKERS
    assert refused("4h * 6h", capped) is None


@pytest.mark.parametrize("text", ["4h * * 7h", "4h *=5h *=6h", "8h *=9h *=Th"])
def test_3_two_jokers_never_lie_side_by_side_in_a_run_where_it_is_forbidden(text: str) -> None:
    """T26."""
    assert refused(text, ROMME) is Reason.ADJACENT_JOKERS
    assert refused(text, ROMME_RU) is None


def test_3_in_a_set_they_may() -> None:
    """T26: sets are not concerned; there may be more jokers than natural cards."""
    assert refused("8h * *", ROMME) is None


def test_3_adjacent_jokers_are_named_before_too_many() -> None:
    assert refused("4h * * 7h", replace(ROMME, max_jokers_per_meld=1)) is Reason.ADJACENT_JOKERS


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("* 5c 6c", "*=4c 5c 6c"),
        ("5c 6c *", "5c 6c *=7c"),
        ("6c * 5c", "5c 6c *=7c"),
        ("5c 6c * *", "*=4c 5c 6c *=7c"),
        ("7c 5c 6c", "5c 6c 7c"),
        ("*=9c 8c Tc", "8c *=9c Tc"),
        ("* 2c 3c", "*=Ac 2c 3c"),
        ("2c * 3c", "2c 3c *=4c"),
        ("Ks Qs *", "Qs Ks *=As"),
        ("Js Qs *", "Js Qs *=Ks"),
        ("* Ks As", "*=Qs Ks As"),
        ("Ks As *", "*=Qs Ks As"),
        ("9s * Js", "9s *=Ts Js"),
        ("Kh * *=Jh Qh", "*=Jh Qh Kh *=Ah"),
    ],
)
def test_3_a_written_order_is_kept_if_it_ascends_else_the_most_points_count(text: str, reading: str) -> None:
    """T22, T24: the order of dropping does not matter unless a joker makes it matter."""
    assert str(meld(text, ROMME)) == reading


def test_3_of_equal_points_the_highest_cards_are_taken() -> None:
    assert str(meld("Js * Ts *", ROMME_RU)) == "Ts Js *=Qs *=Ks"
    assert str(meld("Qh * Jh", ROMME)) == "Jh Qh *=Kh"


def test_3_one_natural_card_with_jokers_is_a_set_unless_another_rank_is_written() -> None:
    assert meld("Ad * *", ROMME_RU).kind is MeldKind.SET
    assert str(meld("*=Ad 2d *=3d", ROMME)) == "*=Ad 2d *=3d"
    assert str(meld("2d *=3d *", ROMME_RU)) == "2d *=3d *=4d"
    assert meld("2d *=2h *", ROMME_RU).kind is MeldKind.SET


def test_3_one_natural_card_with_four_jokers_can_only_be_a_run() -> None:
    four_jokers = replace(ROMME_RU, jokers=4)
    assert str(meld("8h * * * *", four_jokers)) == "8h *=9h *=Th *=Jh *=Qh"


def test_3_without_names_no_joker_is_written() -> None:
    found = as_meld(cards("5c 6c *"), ROMME)
    assert str(found) == "5c 6c *=7c"
    assert as_meld(cards("5c 6c"), ROMME) == Refusal(Reason.NOT_A_MELD)


def test_3_all_readings_of_a_joker_come_best_first() -> None:
    """T11, T24: queen, king and joker are 31 with the ace and 30 with the jack; the player may choose."""
    found = readings(cards("Ks Qs *"), ROMME)
    assert [(str(reading), meld_points(reading, ROMME)) for reading in found] == [
        ("Qs Ks *=As", 31),
        ("*=Js Qs Ks", 30),
    ]
    assert points("*=Js Qs Ks", ROMME) == 30
    assert readings(cards("Ks Ks *"), ROMME) == ()


@pytest.mark.parametrize(
    ("text", "rules", "expected"),
    [
        ("Ks * *", ROMME, ["Ks * *", "*=Qs Ks *=As"]),
        ("Ks * *", RUMMY51, ["Ks * *", "*=Qs Ks *=As", "*=Js *=Qs Ks"]),
        ("Ks * *=Kh", RUMMY51, ["Ks * *"]),
        ("9s * * *", ROMME, ["9s * * *"]),
        ("9s 9h *", RUMMY51, ["9s 9h *"]),
    ],
)
def test_3_one_natural_with_jokers_is_a_set_first_and_then_a_run(
    text: str, rules: RuleSet, expected: list[str]
) -> None:
    names = parse_names(text)
    found = readings(number_copies(names), rules, names)
    assert list(map(str, found)) == expected
    assert found[0] == meld(text, rules)


def test_3_all_places_of_a_joker_that_is_laid_off_come_best_first() -> None:
    """T24."""
    run = meld("5c 6c 7c", ROMME)
    assert [str(found) for found in extensions(run, cards("*"), ROMME)] == ["5c 6c 7c *=8c", "*=4c 5c 6c 7c"]
    assert extensions(run, cards("9d"), ROMME) == ()


# ---- values ----------------------------------------------------------------------------------------------


def test_3_a_joker_counts_as_the_card_it_stands_for() -> None:
    assert (points("9h 9d *", ROMME), points("Ts Th *", ROMME), points("Ah Ad *", ROMME)) == (27, 30, 33)
    assert points("*=As 2s 3s", ROMME) == 6


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Qh Kh Ah", 30),
        ("Qh Kh Ah 2h", 27),
        ("Ah 2h 3h", 6),
        ("Qh Kh Ah 2h 3h", 30),
        ("Jh Qh Kh Ah 2h 3h", 40),
        ("Kh Ah 2h", 17),
        ("Ac Ad Ah", 45),
    ],
)
def test_3_aces_of_corner_runs_count_by_their_place(text: str, value: int) -> None:
    assert points(text, TREPPEN) == value


def test_3_without_a_value_of_its_own_the_inner_ace_counts_as_the_high_one() -> None:
    assert points("Qh Kh Ah 2h", CORNER) == 33
    assert card_points(meld("Qh Kh Ah 2h", CORNER), CORNER) == (10, 10, 11, 2)


def test_3_every_card_of_a_set_counts_the_same() -> None:
    assert card_points(meld("Ac Ad Ah", TREPPEN), TREPPEN) == (15, 15, 15)
    assert card_points(meld("7c 7d *", ROMME), ROMME) == (7, 7, 7)


def test_a_meld_knows_its_rank_and_suit() -> None:
    run, twos = meld("* 5c 6c", ROMME), meld("* 2d 2c", ROMME)
    assert (run.rank, run.suit.name, twos.rank) == (4, "CLUBS", 2)
    assert isinstance(twos, Meld)
