"""What a refusal offers."""

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from rommedesk.engine.events import Event
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Undo, parse_move
from rommedesk.engine.presets import PRESETS, ROMME, TREPPEN
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, RuleSet
from rommedesk.engine.state import Round, Turn
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.remedies import works
from rommedesk.ui.table.mends import Mend, MendKind, mends
from tests.players.test_hints import views
from tests.players.test_remedies import any_move
from tests.ui.table.positions import Sheet, seen_by

RULES = replace(ROMME, opening_points=30)


def position(hand: str, *melds: str, opened: bool = False) -> Round:
    sheet = Sheet(RULES, 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s").rest("Ts Js")
    for meld in melds:
        sheet.meld(2, meld)
    sheet.opened[0] = opened
    return sheet.round()


def offered(state: Round, text: str, *before: str) -> list[str]:
    """What is offered after some moves of which the last one is refused."""
    history: list[Event] = []
    for earlier in before:
        step = apply(state, parse_move(earlier, 1))
        state, history = step.state, [*history, *step.events]
    view = seen_by(state, history=history)
    move = parse_move(text, 1)
    refusal = check(state, move)
    assert refusal is not None

    found = mends(view, refusal, move, lambda move: check(view.position, move))
    for mend in found:
        after = state
        for one in mend.moves:
            assert check(after, one) is None
            after = apply(after, one).state
    return [f"{mend.kind}: " + ", ".join(map(str, mend.moves)) for mend in found]


def test_below_the_minimum_the_cheapest_melds_or_the_way_back() -> None:
    state = position("2c 3c 4c 2h 2s 2d 5d 6d 7d 8s Ks")
    assert offered(state, "discard Ks", "meld 2c 3c 4c", "meld 2h 2s 2d") == [
        "lay: meld 5d 6d 7d",
        "take-back: undo, undo",
    ]
    poor = position("2c 3c 4c 8s Ks")
    assert offered(poor, "discard Ks", "meld 2c 3c 4c") == ["take-back: undo"]


def test_who_would_lay_off_before_the_opening_may_open_first() -> None:
    state = position("9h Kc Kd Kh 2s", "6h 7h 8h")
    assert offered(state, "lay 9h > m1") == ["open: meld Kc Kd Kh, lay 9h > m1", "open: meld Kc Kd Kh"]
    assert offered(position("9h Kc 2s", "6h 7h 8h"), "lay 9h > m1") == []


def test_cards_that_fit_a_meld_are_laid_off_instead() -> None:
    state = position("9h Th 2s Kc", "6h 7h 8h", opened=True)
    assert offered(state, "meld 2s Kc") == []
    assert offered(state, "meld 9h Th 2s") == []
    assert offered(state, "meld 9h Th") == ["lay-off: lay 9h Th > m1"]


def test_a_meld_of_its_own_is_melded_instead() -> None:
    state = position("5d 6d 7d 2s Kc", "6h 7h 8h", opened=True)
    assert offered(state, "lay 5d 6d 7d > m1") == ["meld: meld 5d 6d 7d"]


def test_a_duty_can_be_undone() -> None:
    sheet = Sheet(replace(RULES, discard_pickup=DiscardPickup.MUST_USE), 2)
    sheet.hand(1, "2s Kc").hand(2, "2d").pile("4c 5s").rest("Ts").drawing()
    sheet.opened[0] = True
    assert offered(sheet.round(), "discard 2s", "take") == ["undo: undo"]


def taking(hand: str, *melds: str, layoffs_from_now: bool = True) -> Round:
    """A turn that begins with a discard that must be used."""
    sheet = Sheet(replace(RULES, discard_pickup=DiscardPickup.MUST_USE), 2).hand(1, hand).hand(2, "2d")
    for meld in melds:
        sheet.meld(2, meld)
    sheet.opened[0] = layoffs_from_now
    return sheet.pile("4c 5s").rest("Ts").drawing().round()


def test_a_taken_card_is_put_where_it_fits() -> None:
    assert offered(taking("6s 7s Kc 2h"), "discard Kc", "take") == ["do: meld 5s 6s 7s", "undo: undo"]
    one = taking("Kc 2h", "6s 7s 8s")
    assert offered(one, "discard Kc", "take") == ["do: lay 5s > m1", "undo: undo"]
    joker = taking("Kc 2h", "4s *=5s 6s")
    assert offered(joker, "discard Kc", "take") == ["do: swap 5s > m1, lay *=7s > m1", "undo: undo"]
    several = taking("6s 7s 5d 5h Kc")
    assert offered(several, "discard Kc", "take") == ["do: meld 5s 6s 7s", "undo: undo"]


def test_who_has_not_opened_is_offered_no_meld_that_does_not_reach_the_minimum() -> None:
    assert offered(taking("6s 7s Kc 2h", layoffs_from_now=False), "discard Kc", "take") == ["undo: undo"]


def test_a_swapped_joker_is_laid_where_it_fits() -> None:
    def swapped(hand: str, meld: str, move: str) -> list[str]:
        sheet = Sheet(RULES, 2).hand(1, hand).hand(2, "2d").pile("4c").rest("Ts").meld(2, meld)
        sheet.opened[0] = True
        return offered(sheet.round(), "discard 9c", move)

    queens = swapped("Kh Qc Qd 2s 9c", "Qh *=Kh Ah", "swap Kh > m1")
    assert queens == ["do: meld Qc Qd *", "undo: undo"]
    assert swapped("Kh 2s 9c", "Qh *=Kh Ah", "swap Kh > m1") == ["do: lay *=Jh > m1", "undo: undo"]


def test_the_last_card_that_may_not_be_discarded_is_laid_off() -> None:
    rules = replace(RULES, final_discard=FinalDiscard.FORBIDDEN)
    sheet = Sheet(rules, 2).hand(1, "9h").hand(2, "2d").pile("4c").rest("Ts").meld(2, "6h 7h 8h")
    sheet.opened[0] = True
    assert offered(sheet.round(), "discard 9h")[:1] == ["do: lay 9h > m1"]


def test_a_card_more_or_less_makes_a_meld() -> None:
    state = position("7h 8h 9h Kc 2s 5c", "2c 3c 4c", opened=True)
    assert offered(state, "meld 7h 8h") == ["do: meld 7h 8h 9h"]
    assert offered(state, "meld 7h 8h 9h Kc") == ["do: meld 7h 8h 9h"]
    assert offered(state, "lay 5c Kc > m1") == ["do: lay 5c > m1"]


def test_who_would_meld_all_cards_may_keep_one() -> None:
    state = position("7h 8h 9h Th", opened=True)
    assert offered(state, "meld 7h 8h 9h Th") == ["do: meld 7h 8h 9h", "do: meld 8h 9h Th"]


def at_draw(hand: str, rules: RuleSet = RULES, stock: str = "Ts Js") -> Round:
    return Sheet(rules, 2).hand(1, hand).hand(2, "2d").pile("4c 5s").rest(stock).drawing().round()


def test_before_the_draw_the_card_that_is_missing() -> None:
    state = at_draw("7h 8h 9h Kc")
    assert offered(state, "meld 7h 8h 9h") == ["do: draw", "do: take"]
    assert offered(state, "pass") == ["do: draw"]
    assert offered(state, "take 2") == ["do: take", "do: draw"]
    forbidden = at_draw("7h 8h Kc", replace(RULES, discard_pickup=DiscardPickup.NEVER))
    assert offered(forbidden, "take") == ["do: draw"]
    stairs = at_draw("7h 8h Kc", TREPPEN, "")
    assert offered(stairs, "draw") == ["do: take", "do: pass"]
    assert offered(stairs, "take 3") == ["do: take 2"]


def test_another_card_is_discarded_where_the_taken_one_must_not_go() -> None:
    found = offered(at_draw("7h 8h Kc Qc"), "discard 5s", "take")
    assert len(found) == 2
    assert {*found} <= {"do: discard 7h", "do: discard 8h", "do: discard Kc", "do: discard Qc"}


def test_a_joker_is_swapped_for_the_card_that_it_stands_for() -> None:
    state = position("7h 9h 2s Kc", "6h *=7h 8h", opened=True)
    assert offered(state, "swap 9h > m1") == ["do: swap 7h > m1"]


def test_the_same_cards_go_nowhere_else_if_the_turn_could_not_be_ended_then() -> None:
    rules = replace(RULES, final_discard=FinalDiscard.FORBIDDEN)
    sheet = Sheet(rules, 2).hand(1, "9h Th Kc").hand(2, "2d").pile("4c").rest("Ts").meld(2, "6h 7h 8h")
    sheet.opened[0] = True
    assert offered(sheet.round(), "meld 9h Th") == []


@pytest.mark.parametrize("name", PRESETS)
def test_whatever_is_offered_is_legal_and_no_dead_end(name: str) -> None:
    rules, found = PRESETS[name], Counter[MendKind]()
    for seed in range(3):
        rng = Random(seed)
        for view in views(rules, rules.players[0], seed, 100):
            for _ in range(4):
                move = any_move(view, rng)
                refusal = check(view.position, move)
                if refusal is None:
                    continue
                told = mends(view, refusal, move, partial(check, view.position))
                assert len(told) <= 2
                assert len({mend.moves for mend in told}) == len(told)
                for mend in told:
                    found[mend.kind] += 1
                    assert works(view.position, mend.moves) if mend.leads_on else is_way_back(view, mend)
    assert found[MendKind.DO] > 0


def is_way_back(view: PlayerView, mend: Mend) -> bool:
    """Whether all the steps can be taken back."""
    state = view.position
    for move in mend.moves[:-1]:
        state = apply(state, move).state
    return {*mend.moves} == {Undo(state.to_move)} and check(state, mend.moves[-1]) is None


def test_others_are_offered_nothing() -> None:
    state = replace(position("2c 3c 4c 8s Ks"), to_move=2, turn=Turn())
    assert offered(state, "discard Ks") == []
