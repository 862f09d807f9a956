"""The staging tray: what lies on it, what it is worth, where it lies."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card, write_names
from rommedesk.engine.legality import check
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Round, Source, Turn
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import Box, Wishes
from rommedesk.ui.table.layout import Facts, lay_out
from rommedesk.ui.table.opening_counter import OpeningCounter, opening_counter
from rommedesk.ui.table.staging import Judged, Staging, Verdict, judged
from rommedesk.ui.table.trays import OwnMelds
from tests.ui.table.positions import Sheet, dealt, seen_by

FELTS = [(1040.0, 696.0), (1024.0, 516.0), (1616.0, 968.0), (768.0, 920.0), (1040.0, 560.0)]


def position(hand: str = "5d 6d 7d Kc Kd 2s 9c *", rules: RuleSet = ROMME) -> Round:
    return Sheet(rules, 2).hand(1, hand).hand(2, "2c 3d").pile("4c").round()


def some(view: PlayerView, text: str) -> tuple[Card, ...]:
    return tuple(next(card for card in view.hand if str(card) == one) for one in text.split())


def groups(staging: Staging) -> list[str]:
    return [write_names(card.name for card in group) for group in staging.groups]


def holding(view: PlayerView, *texts: str) -> Staging:
    staging = Staging()
    staging.follow(view)
    for text in texts:
        staging.put(some(view, text))
    return staging


# ---- what lies there -------------------------------------------------------------------------------------


def test_cards_are_gathered_in_groups_and_moved_between_them() -> None:
    view = seen_by(position())
    staging = holding(view, "5d 6d", "Kc")
    assert groups(staging) == ["5d 6d", "Kc"]
    staging.put(some(view, "7d"), staging.groups[0])
    staging.put(some(view, "6d"), staging.groups[1])
    assert groups(staging) == ["5d 7d", "Kc 6d"]
    staging.take_back(some(view, "5d 7d"))
    assert groups(staging) == ["Kc 6d"]
    assert staging.cards == frozenset(some(view, "Kc 6d"))


def test_cards_that_are_laid_come_back_to_the_tray_when_the_move_is_taken_back() -> None:
    view = seen_by(position())
    staging = holding(view, "5d 6d 7d", "Kc Kd")
    without = replace(view.position.seats[0], hand=tuple(c for c in view.hand if str(c) not in "5d 6d 7d"))
    laid = replace(view, position=replace(view.position, seats=(without, view.position.seats[1])))
    staging.follow(laid)
    assert groups(staging) == ["Kc Kd"]
    staging.follow(view)
    assert groups(staging) == ["5d 6d 7d", "Kc Kd"]
    staging.follow(laid)
    staging.follow(replace(laid, position=replace(laid.position, to_move=2)))
    staging.follow(view)
    assert groups(staging) == ["Kc Kd"]


def test_it_is_kept_while_others_play_and_cleared_by_the_next_round() -> None:
    state = position()
    view = seen_by(state, history=[dealt(state)])
    staging = holding(view, "5d 6d")
    staging.follow(replace(view, position=replace(state, to_move=2)))
    assert groups(staging) == ["5d 6d"]
    staging.follow(replace(view, round_number=view.round_number + 1))
    assert groups(staging) == []


def test_twins_change_places() -> None:
    view = seen_by(position("5d 5d 6d 7d"))
    first, second = (card for card in view.hand if str(card) == "5d")
    staging = Staging()
    staging.follow(view)
    staging.put([first])
    staging.exchange(first, second)
    assert staging.cards == {second}


# ---- what it is worth ------------------------------------------------------------------------------------


def worth(state: Round, text: str) -> Judged:
    view = seen_by(state)
    return judged(some(view, text), view, lambda move: check(view.position, move))


@pytest.mark.parametrize(
    ("text", "verdict", "points"),
    [
        ("5d", Verdict.LOOSE, 0),
        ("5d 6d", Verdict.LACKS_ONE, 0),
        ("5d *", Verdict.LACKS_ONE, 0),
        ("5d Kc", Verdict.NO_MELD, 0),
        ("5d Kc Kd", Verdict.NO_MELD, 0),
        ("7d 5d 6d", Verdict.WHOLE, 18),
        ("Kc * Kd", Verdict.WHOLE, 30),
    ],
)
def test_a_group_is_judged_by_the_rules(text: str, verdict: Verdict, points: int) -> None:
    found = worth(position(), text)
    assert (found.verdict, found.points) == (verdict, points)


def test_a_meld_lies_in_its_own_order() -> None:
    assert write_names(card.name for card in worth(position(), "7d 5d 6d").cards) == "5d 6d 7d"


def test_a_meld_that_may_not_be_laid_yet_says_so_and_others_wait_for_their_turn() -> None:
    assert worth(position(rules=replace(ROMME, first_meld_turn=9)), "5d 6d 7d").verdict is Verdict.NOT_NOW
    assert worth(replace(position(), to_move=2), "5d 6d 7d").verdict is Verdict.WHOLE


# ---- the counter -----------------------------------------------------------------------------------------


def counted(state: Round, *texts: str) -> OpeningCounter | None:
    view = seen_by(state)
    melds = [meld for text in texts if (meld := worth(state, text).meld) is not None]
    return opening_counter(view, melds)


def test_the_counter_tells_what_is_laid_from_what_is_gathered() -> None:
    sheet = Sheet(replace(ROMME, opening_points=30), 2).hand(1, "5d 6d 7d Kc").hand(2, "2h").pile("4c")
    sheet.meld(1, "2c 2d 2s", "3c 3d 3s")
    sheet.opened[0] = False
    sheet.turn = Turn(source=Source.STOCK, laid=(1, 2), points=15)
    state = sheet.round()
    assert counted(state) == OpeningCounter(15, 15, 30, (6, 9))
    assert counted(state, "5d 6d 7d") == OpeningCounter(15, 33, 30, (6, 9, 18))


def test_where_one_meld_has_to_reach_the_minimum_the_best_counts() -> None:
    state = position("5d 6d 7d 2c 2d 2s Kc", replace(ROMME, opening_points=30, opening_single_meld=True))
    found = counted(state, "5d 6d 7d", "2c 2d 2s")
    assert found is not None
    assert (found.reached, found.parts) == (18, (18, 6))


def test_nothing_is_counted_without_need() -> None:
    state = position(rules=replace(ROMME, opening_points=30))
    assert counted(state) == OpeningCounter(0, 0, 30, ())
    opened = Sheet(ROMME, 2).hand(1, "5d").meld(1, "2c 2d 2s").round()
    assert counted(opened) is None
    assert counted(position(rules=replace(ROMME, opening_points=0))) is None
    waiting = replace(state, to_move=2, turn=Turn(points=99, laid=()))
    assert counted(waiting) is None
    assert counted(waiting, "5d 6d 7d") == OpeningCounter(0, 18, 30, (18,))
    assert opening_counter(seen_by(state, seat=None)) is None


# ---- where it lies ---------------------------------------------------------------------------------------


def others(facts: Facts, felt: tuple[float, float]) -> list[Box]:
    layout = lay_out(*felt, facts)
    found = [*layout.seats, layout.own, layout.stock, layout.stock_label]
    found += [tray.box for tray in layout.trays.trays]
    found += [pose.bounds for pose in layout.hand.shown(range(len(layout.hand.poses)))]
    found += [step.bounds for step in layout.stairs.steps]
    return found if facts.has_stairs else [*found, layout.pile, layout.pile_label]


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("has_stairs", [False, True])
@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("sizes", [(), (1,), (3, 3), (4, 3, 2, 1), (3,) * 8])
def test_the_tray_covers_nothing(
    felt: tuple[float, float], has_stairs: bool, is_left_handed: bool, sizes: Sequence[int]
) -> None:
    wishes = Wishes(is_left_handed=is_left_handed)
    for hand in (1, 7, 11, 20):
        melds = (OwnMelds(2, (3, 4)), OwnMelds(1, (3,)))
        facts = Facts(3, hand, 9, has_stairs=has_stairs, melds=melds, wishes=wishes, staged=tuple(sizes))
        place = lay_out(*felt, facts).staging
        if place is None:
            assert not sizes
            continue
        assert Box(0, 0, *felt).holds(place.box)
        for box in others(facts, felt):
            assert place.box.overlap(box) == 0, (felt, hand, box)
        for number, size in enumerate(sizes):
            for pose in place.cards(number, size):
                assert place.box.holds(pose.bounds)


@pytest.mark.parametrize("felt", FELTS)
def test_the_hand_keeps_its_cards_when_the_tray_opens(felt: tuple[float, float]) -> None:
    full = lay_out(*felt, Facts(3, 13, 9, has_stairs=False))
    opened = lay_out(*felt, Facts(3, 10, 9, has_stairs=False, staged=(3,)))
    assert opened.measures.hand_card == full.measures.hand_card
    assert opened.hand.rows <= 1 + (felt[0] < 900)


def test_something_dropped_on_a_group_goes_there_and_else_makes_a_new_one() -> None:
    place = lay_out(1040, 696, Facts(3, 8, 9, has_stairs=False, staged=(3, 2))).staging
    assert place is not None
    assert [place.group_at(*box.centre) for box in place.groups] == [0, 1]
    assert place.group_at(place.box.right - 4, place.box.y + 4) is None


def test_rules_without_a_minimum_have_a_tray_too() -> None:
    assert opening_counter(seen_by(Sheet(TREPPEN, 2).hand(1, "5d 6d 7d").round())) is None
