"""The plan that lays all melds of a hand at once."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, RuleSet
from rommedesk.engine.state import Round, Source, Turn
from rommedesk.ui.table.lay_all import lay_all_plan
from tests.ui.table.positions import Sheet, seen_by


def planned(state: Round) -> list[str] | None:
    plan = lay_all_plan(seen_by(state))
    return None if plan is None else sorted(str(move) for move in plan.moves)


def position(rules: RuleSet, hand: str, *, opened: bool = True, turn: Turn | None = None) -> Round:
    sheet = Sheet(rules, 2).hand(1, hand).hand(2, "2c 3d").pile("4c 5s")
    if opened:
        sheet.opened[0] = True
    state = sheet.round()
    return state if turn is None else replace(state, turn=replace(turn, was_opened=opened))


def test_all_melds_are_laid_and_their_points_told() -> None:
    state = position(ROMME, "5d 6d 7d Kc Kd Kh 2s 9c")
    plan = lay_all_plan(seen_by(state))
    assert plan is not None
    assert planned(state) == ["meld 5d 6d 7d", "meld Kc Kd Kh"]
    assert plan.points == 48


def test_a_card_to_discard_is_kept() -> None:
    rules = replace(ROMME, final_discard=FinalDiscard.REQUIRED)
    assert planned(position(rules, "5d 6d 7d 8d Kc Kd Kh")) == ["meld 6d 7d 8d", "meld Kc Kd Kh"]
    assert planned(position(rules, "5d 6d 7d")) is None


def test_the_last_card_is_not_left_where_it_cannot_be_discarded() -> None:
    rules = replace(ROMME, final_discard=FinalDiscard.FORBIDDEN)
    found = planned(position(rules, "5d 6d 7d 8d Kc Kd Kh 2s"))
    assert found is not None
    assert sum(len(text.split()) - 1 for text in found) <= 6


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("5d 6d 7d 2c 2d 2h Kc 9s", None),
        ("5d 6d 7d Td Jd Qd Kd 2s 9s", ["meld 5d 6d 7d", "meld Td Jd Qd Kd"]),
    ],
)
def test_before_the_opening_the_minimum_is_reached_or_nothing_laid(
    hand: str, expected: list[str] | None
) -> None:
    assert planned(position(replace(ROMME, opening_points=30), hand, opened=False)) == expected


def test_melds_of_this_turn_count_for_the_minimum() -> None:
    rules = replace(ROMME, opening_points=30)
    before = position(rules, "5d 6d 7d Kc 9s", opened=False)
    assert planned(before) is None
    assert planned(replace(before, turn=replace(before.turn, points=12))) == ["meld 5d 6d 7d"]


def test_a_card_that_must_be_used_is_in_a_meld() -> None:
    rules = replace(TREPPEN, discard_pickup=DiscardPickup.MUST_USE, opening_points=0)
    # The best melds are five to nine of diamonds, but then the taken nine of clubs would be left over.
    taken = Card.parse("9c")
    turn = Turn(source=Source.PILE, taken=taken)
    found = planned(position(rules, "5d 6d 7d 8d 9d 9c 9h 2s", turn=turn))
    assert found is not None
    assert any("9c" in text for text in found)


def test_nothing_is_planned_when_it_is_not_possible() -> None:
    state = position(ROMME, "5d 6d 7d Kc Kd Kh 2s")
    assert lay_all_plan(seen_by(state, seat=2)) is None
    assert lay_all_plan(seen_by(state, seat=None)) is None
    assert planned(position(ROMME, "5d 6c 9h Kc")) is None
    drawing = Sheet(ROMME, 2).hand(1, "5d 6d 7d 2s").drawing()
    assert planned(drawing.round()) is None
    early = replace(position(RUMMY51, "Kc Kd Kh Qc Qd Qh 2s"), rules=replace(RUMMY51, first_meld_turn=9))
    assert planned(early) is None
