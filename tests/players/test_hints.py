"""Advice: legal to its end, true of the view, blind to what is hidden, and what a good teacher would say."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rommedesk.engine.cards import UNKNOWN, CardName, parse_names
from rommedesk.engine.moves import Discard, Draw, LayMeld, TakeDiscards
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_STANDARD, RUMMY51, TREPPEN
from rommedesk.engine.rules import DiscardPickup, RuleSet, StockExhausted
from rommedesk.engine.stairs_value import StairsValues
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players import hints
from rommedesk.players.advice import Advice, Opening, StairsAdvice, Suggestion, is_playable
from rommedesk.players.answer import Motive
from rommedesk.players.base import Level, decide
from rommedesk.players.hard import decide_hard
from rommedesk.players.hints import advise
from rommedesk.players.openings import opening_in
from rommedesk.players.safe import has_taken_back
from rommedesk.players.weights import keen_weights
from rommedesk.players.whys import Facts
from tests.builders import cards, position, read_turn
from tests.hidden import permute_hidden
from tests.players.truth import ONLY_OF_THE_BEST, Truth
from tests.players.views import view_of
from tests.playing import deal_round, make_move, new_record, random_move
from tests.rule_sets import random_rules

QUICK_LEVELS = (Level.RANDOM, Level.EASY, Level.MEDIUM, Level.HARD)


def views(rules: RuleSet, seats: int, seed: int, most: int = 400) -> Iterator[PlayerView]:
    """What the seat to move sees, move by move, in a round played by chance, or by levels drawn by lot."""
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    players = [rng.choice(QUICK_LEVELS) for _ in range(seats)] if seed % 3 else []
    for time in range(most):
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        view = view_for(record, state.to_move)
        yield view
        if players:
            make_move(record, decide(view, players[state.to_move - 1], time).move, rng)
        else:
            make_move(record, random_move(state, rng), rng)


def ends_turn(view: PlayerView, suggestion: Suggestion) -> bool:
    """Whether the moves end the turn, go as far as a view can tell, or take back what has no end."""
    if isinstance(suggestion.moves[-1], Draw):
        return len(suggestion.moves) == 1
    state = view.position
    for move in suggestion.moves:
        state = apply(state, move).state
    return state.phase is Phase.OVER or state.to_move != view.seat


def examine(view: PlayerView, advice: Advice) -> Counter[str]:
    """Assert all that has to hold of advice; the motives that it names."""
    assert is_playable(advice, view)
    assert advice.best.cost == 0
    met: Counter[str] = Counter()
    for suggestion in (advice.best, *advice.alternatives):
        is_way_back = suggestion.moves[0] == view.position.last_step or str(suggestion.move) == "undo"
        assert is_way_back or ends_turn(view, suggestion)
        assert suggestion.cost >= 0
        best = None if suggestion is advice.best else advice.best
        met.update(motive.value for motive in Truth(view, suggestion, best).check())
    starts = [suggestion.moves for suggestion in (advice.best, *advice.alternatives)]
    assert len({*starts}) == len(starts)
    if advice.goes_out:
        state = view.position
        for move in advice.goes_out:
            state = apply(state, move).state
        assert state.result is not None
        assert state.result.winner == view.seat
    return met


def examined(rules: RuleSet, seats: int, seed: int, most: int = 400) -> Counter[str]:
    met: Counter[str] = Counter()
    for view in views(rules, seats, seed, most):
        met += examine(view, advise(view, seed))
    return met


@pytest.mark.parametrize("name", PRESETS)
def test_advice_is_legal_to_its_end_and_true(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(3):
        examined(rules, rules.players[seed % 2], seed, 150)


def test_advice_is_legal_to_its_end_and_true_under_any_rules() -> None:
    for seed in range(15):
        rules, seats = random_rules(Random(seed))
        examined(rules, seats, seed, 60)


@pytest.mark.ci_slow
@pytest.mark.timeout(1800)
def test_advice_is_legal_to_its_end_and_true_in_thousands_of_positions() -> None:
    met: Counter[str] = Counter()
    for rules in PRESETS.values():
        for seed in range(10, 18):
            met += examined(rules, rules.players[seed % 2], seed)
    for seed in range(100, 150):
        rules, seats = random_rules(Random(seed))
        met += examined(rules, seats, seed, 60)
    assert {motive.value for motive in Motive} - {*met} <= {"chance", "safe", "must-be-used", "denies"}


@pytest.mark.parametrize("name", PRESETS)
def test_the_best_move_is_that_of_the_level_expert_before_it_looks_at_worlds(name: str) -> None:
    rules = PRESETS[name]
    for seed in (1, 2, 4):
        for view in views(rules, rules.players[0], seed, 120):
            advice = advise(view, seed)
            if not advice.goes_out and not has_taken_back(view):
                assert advice.best.move == decide_hard(view, keen_weights(rules)).move


@pytest.mark.parametrize("name", PRESETS)
def test_who_follows_the_advice_ends_the_round(name: str) -> None:
    rules, rng = PRESETS[name], Random(7)
    record = new_record(rules, rules.players[0], rng)
    deal_round(record, rng)
    for _ in range(3000):
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        make_move(record, advise(view_for(record, state.to_move), 1).best.move, rng)
    raise AssertionError("the round never ended")


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_no_advice(name: str) -> None:
    rules = PRESETS[name]
    assert sum(mixed(rules, rules.players[seed % 2], seed, 5) for seed in range(6)) > 0


def mixed(rules: RuleSet, seats: int, seed: int, positions: int, budget: int = 0) -> int:
    """Hidden cards are mixed behind the adviser's back: it says the same.  How many positions were seen."""
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    first, found = rng.randint(0, 60), 0
    for time in range(first + positions):
        state = record.round
        assert state is not None
        if state.result is not None:
            break
        seat = state.to_move
        if time >= first:
            other = permute_hidden(record, seat, rng)
            told = [advise(view_for(match, seat), seed, budget) for match in (record, other)]
            assert told[0] == told[1]
            found += 1
        make_move(
            record, decide(view_for(record, seat), QUICK_LEVELS[seed % len(QUICK_LEVELS)], time).move, rng
        )
    return found


# ---- what a good teacher would say -----------------------------------------------------------------------


def at(hand: str, *, phase: Phase = Phase.PLAY, rules: RuleSet = ROMME, **fields: Any) -> Round:
    """Seat 1 of two has drawn, or is to draw."""
    other = fields.pop("other", "2d 3d 4d 6d 8d Td Qd 2h 4h 6h")
    return position(rules, [hand, other], phase=phase, stock="Ac As 3h 7d", **fields)


def told(state: Round) -> Advice:
    view = view_of(state)
    advice = advise(view, 1)
    examine(view, advice)
    return advice


def motives(suggestion: Suggestion) -> list[Motive]:
    return [why.motive for why in suggestion.reasons]


def why(suggestion: Suggestion, motive: Motive) -> str:
    return next(str(why) for why in suggestion.reasons if why.motive is motive)


def test_who_holds_melds_back_is_told_which_and_may_open_instead() -> None:
    advice = told(at("Kc Kd Kh 5c 6c 7c 9s 2c Jh 4s 8h", discard="3s"))
    assert advice.best.moves == (Discard(1, CardName.parse("Jh")),)
    held = [why.cards for why in advice.best.reasons if why.motive is Motive.HOLDS_BACK]
    assert held == [parse_names("Kc Kd Kh"), parse_names("5c 6c 7c")]
    assert Motive.DOUBLE in motives(advice.best)
    opening = next(one for one in advice.alternatives if Motive.OPENS in motives(one))
    assert [*map(str, opening.moves[:2])] == ["meld Kc Kd Kh", "meld 5c 6c 7c"]
    assert opening.cost > 0


def test_a_card_seen_beside_a_partner_is_not_said_to_go_with_none() -> None:
    twins = told(at("2c 3c 4c Tc 3d 3d 3h", other="Qd 2h 6h 8h"))
    thrown = [one for one in (twins.best, *twins.alternatives) if str(one.move) == "discard 3d"]
    assert thrown
    assert not any({Motive.USELESS, Motive.UNNEEDED} & {*motives(one)} for one in thrown)
    alone = told(at("2c 3c 4c Kc 3d 3d 3h", other="Qd 2h 6h 8h"))
    thrown = [one for one in (alone.best, *alone.alternatives) if str(one.move) == "discard Kc"]
    assert [motives(one)[0] for one in thrown] == [Motive.USELESS]


@pytest.mark.parametrize(
    ("hand", "thrown"), [("Qd Kd Ad Jd 2c 5s 9h 3c", "Jd"), ("Qs Ks Js As 2c 5h 9h 3d", "As")]
)
def test_a_card_whose_partners_lie_in_a_meld_goes_with_them(hand: str, thrown: str) -> None:
    facts, name = Facts(at(hand, discard="3s")), CardName.parse(thrown)
    rest = cards(hand.replace(f" {thrown}", "", 1))
    assert facts.has_partners(name, rest)
    assert not facts.is_unneeded(name)  # The longer run is worth more.


def test_a_card_that_no_meld_needs_is_not_said_to_go_with_none() -> None:
    facts, name = Facts(at("Kd Qd Jd 5s 8c Jd 2h", discard="3s")), CardName.parse("Jd")
    assert facts.is_unneeded(name)
    advice = told(at("Kd Qd Jd 5s 8c Jd 2h", discard="3s"))
    thrown = [one for one in (advice.best, *advice.alternatives) if str(one.move) == "discard Jd"]
    assert [motives(one)[0] for one in thrown] == [Motive.UNNEEDED]


def test_a_discard_that_makes_a_pair_is_not_said_to_be_of_no_use() -> None:
    hand = "Kc 9d 2s 5h 7s 4d Qh"
    assert why(told(at(hand, phase=Phase.DRAW, discard="3s Jc")).best, Motive.DRAWS) == "draws"
    assert why(told(at(hand, phase=Phase.DRAW, discard="3s Ts")).best, Motive.DRAWS) == "draws Ts"


def test_what_no_opening_allows_yet_is_not_said_to_be_of_use_at_once() -> None:
    hand = "2d 4c 4h 5c 5d 6h 7h 7s 9c Ac Ad Jc Kd"
    advice = told(at(hand, phase=Phase.DRAW, rules=RUMMY51, discard="9d Tc"))
    take = next(one for one in (advice.best, *advice.alternatives) if isinstance(one.move, TakeDiscards))
    assert Motive.TAKES not in motives(take)
    assert why(take, Motive.COMPLETES) == "completes Tc 9c Jc"
    assert why(take, Motive.LATER).startswith("later:")


def test_what_is_missing_of_the_opening_is_told_of_a_card_that_makes_a_meld() -> None:
    state = at("9c 9d 2s 5h Kd Tc 4s", phase=Phase.DRAW, discard="3s 9h")
    advice = told(state)
    take = next(one for one in (advice.best, *advice.alternatives) if isinstance(one.move, TakeDiscards))
    assert why(take, Motive.COMPLETES).split()[1] == "9h"
    assert why(take, Motive.LATER) == "later:3"
    early = told(replace(state, rules=replace(ROMME, first_meld_turn=4)))
    take = next(one for one in (early.best, *early.alternatives) if isinstance(one.move, TakeDiscards))
    assert why(take, Motive.LATER) == "later"


def test_a_better_way_leaves_the_others_nothing_but_facts() -> None:
    advice = told(at("Kc Qc 9h 9s 5d 6d 2s 3s", discard="3d"))
    discards = [one for one in advice.alternatives if isinstance(one.move, Discard)]
    assert discards
    for one in discards:
        assert not ONLY_OF_THE_BEST & {*motives(one)}


def test_what_would_have_to_be_shown_with_the_discard_is_told_as_that() -> None:
    hand = "2d 3d 3s 6s 7c 7c Ac Ad Jh Kc Ks Qd Qh"
    rules = replace(ROMME_STANDARD, opening_points=30)
    advice = told(at(hand, phase=Phase.DRAW, rules=rules, discard="3c Kd"))
    assert advice.best.move == Draw(1)
    assert why(advice.best, Motive.SHOWS) == "shows Kd Kc Ks"
    assert Motive.HOLDS_BACK not in motives(advice.best)


def test_what_was_put_down_in_the_turn_belongs_to_the_opening() -> None:
    state = at("5c 5d 5h Kc Kd Kh 9s 2c", discard="3s")
    laid = told(apply(state, read_turn("1: meld 5c 5d 5h")).state)
    assert laid.opening == Opening((parse_names("Kc Kd Kh"),), 45, 0, 15)


def test_when_somebody_may_soon_go_out_everything_is_put_down() -> None:
    advice = told(at("Kc Kd Kh 5c 6c 7c 9s 2c Jh 4s 8h", other="2d 3d 8s", opened=[2], discard="3s"))
    assert advice.best.move == LayMeld(1, parse_names("Kc Kd Kh"))
    assert why(advice.best, Motive.HURRY) == "hurry:3"
    assert why(advice.best, Motive.OPENS) == "opens:48 Kc Kd Kh 5c 6c 7c"
    assert any(len(one.moves) == 1 for one in advice.alternatives)


def test_the_opening_is_told_with_its_points_or_what_is_missing() -> None:
    able = told(at("Kc Kd Kh 2s 3s 4s 9d", discard="5h")).opening
    assert able == Opening((parse_names("Kc Kd Kh"), parse_names("2s 3s 4s")), 39, 0)
    unable = told(at("7c 8c 9c Kd 2s", discard="5h")).opening
    assert unable == Opening((parse_names("7c 8c 9c"),), 24, 6)
    assert told(at("Kc Kd Kh 9d", discard="5h", opened=[1])).opening is None


def test_an_opening_that_leaves_no_card_to_discard_is_none() -> None:
    assert opening_in(at("Kc Kd Kh", discard="5h")) is None


def test_before_the_first_turn_for_melds_there_is_no_opening_to_speak_of() -> None:
    assert told(at("Kc Kd Kh 9d 2s", rules=replace(ROMME, first_meld_turn=2))).opening is None


def test_who_can_go_out_does() -> None:
    advice = told(at("Kc Kd Kh 9s", discard="3s"))
    assert [*map(str, advice.goes_out)] == ["meld Kc Kd Kh", "discard 9s"]
    assert advice.best.moves == advice.goes_out
    assert motives(advice.best) == [Motive.GOES_OUT]


def test_who_can_go_out_with_the_discard_takes_it() -> None:
    advice = told(at("Kc Kd Kh 9s 9d 2s", phase=Phase.DRAW, discard="3s 9h"))
    assert str(advice.goes_out[0]) == "take"
    assert advice.best.moves == advice.goes_out
    assert why(advice.best, Motive.COMPLETES).split()[1] == "9h"
    assert advice.alternatives[0].move == Draw(1)
    assert advice.alternatives[0].cost > 0


def test_what_cannot_be_ended_is_taken_back() -> None:
    state = at("7c 8c 9c Kd 2s 4h", discard="5h")
    advice = told(apply(state, read_turn("1: meld 7c 8c 9c")).state)
    assert (str(advice.best.move), motives(advice.best)) == ("undo", [Motive.TAKES_BACK])
    assert advice.opening == Opening((), 24, 6, 24)


def test_the_stairs_are_told_step_by_step() -> None:
    state = at("7h 8h 2s 4c", phase=Phase.DRAW, rules=TREPPEN, discard="Kd 2c 9h Jc")
    advice, values = told(state), StairsValues(view_of(state).position)
    assert [step.count for step in advice.steps] == [1, 2, 3, 4]
    assert [replace(step, cost=0.0) for step in advice.steps] == [
        StairsAdvice.of(values.value(count), 0.0) for count in range(1, 5)
    ]
    assert advice.steps[1].melds == (parse_names("7h 8h 9h"),)
    taken = [step.cost for step in advice.steps if advice.best.move == TakeDiscards(1, step.count)]
    assert taken in ([], [0.0])


def test_a_discard_that_the_next_seat_is_known_to_want_is_a_danger() -> None:
    state = at("7h Kc Qc 2s 4c 5d 9s Js", discard="3s", other="8h 9h Td")
    known = replace(state.seats[1], hand=(UNKNOWN, *cards("8h 9h")))
    state = replace(state, seats=(state.seats[0], known))
    found = [*Facts(state).of_discard(CardName.parse("7h"))]
    assert "danger 7h 8h 9h" in map(str, found)
    assert not any(one.motive is Motive.SAFE_DISCARD for one in found)


def test_a_card_all_of_whose_partners_lie_is_gone_and_safe() -> None:
    melds = ["Kc Kd Kh Ks", "Qc Qd Qh Qs", "Jd Jh Js", "9c 9d 9h"]
    rules = replace(ROMME, packs=1, jokers=0)
    table: dict[str, Any] = {"rules": rules, "other": "3d 4d", "discard": "3s"}
    state = at("Tc 2s 5d", melds=melds, owners=[2] * 4, **table)
    found = {one.motive: one for one in Facts(state).of_discard(CardName.parse("Tc"))}
    assert Motive.GONE not in found  # The other tens may still come.
    state = at("Tc 2s 5d", melds=[*melds, "Td Th Ts"], owners=[2] * 5, **table)
    found = {one.motive: one for one in Facts(state).of_discard(CardName.parse("Tc"))}
    assert found[Motive.GONE].cards[0] == CardName.parse("Tc")
    assert {*parse_names("9c Qc")} <= {*found[Motive.GONE].cards}
    assert Motive.SAFE_DISCARD not in found  # It fits the other tens.


@pytest.mark.parametrize(
    ("stock", "is_gone"), [("Ac As 3h 7d 2c 3c 4c 5s", True), ("Ac As 3h 7d 2c 3c 4c", False)]
)
def test_what_lies_in_a_pile_that_is_soon_shuffled_is_not_gone(stock: str, is_gone: bool) -> None:
    rules = replace(ROMME, packs=1, jokers=0)
    hands, pile = ["Tc 2s 5d", "3d 4d"], "Td Th Ts 9c Jc 3s"
    state = position(rules, hands, phase=Phase.PLAY, stock=stock, discard=pile)
    found = {one.motive: one for one in Facts(state).of_discard(CardName.parse("Tc"))}
    assert (Motive.GONE in found) is is_gone


def test_where_the_pile_is_never_shuffled_what_lies_in_it_is_gone() -> None:
    rules = replace(ROMME, packs=1, jokers=0, stock_exhausted=StockExhausted.PLAY_ON_THEN_END)
    state = at("Tc 2s 5d", rules=rules, other="3d 4d", discard="Td Th Ts 9c Jc 3s")
    found = {one.motive: one for one in Facts(state).of_discard(CardName.parse("Tc"))}
    assert {*parse_names("Td Th 9c Jc")} <= {*found[Motive.GONE].cards}


def test_what_the_table_does_for_the_next_seat_is_told() -> None:
    state = at("Th 8s Kc 2c 5c", melds=["7h 8h 9h", "7s *=8s 9s"], owners=[2, 2], opened=[2], discard="3s")
    facts = Facts(state)
    assert "fits-table:1 Th" in map(str, facts.of_discard(CardName.parse("Th")))
    assert "frees-joker:2 8s" in map(str, facts.of_discard(CardName.parse("8s")))


def test_what_may_not_be_taken_is_told() -> None:
    rules = replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)
    state = at("Th 8s Kc 2c 5c", rules=rules, discard="3s")
    assert "cannot-take Kc" in map(str, Facts(state).of_discard(CardName.parse("Kc")))


def test_nobody_is_advised_who_is_not_to_move() -> None:
    state = at("Th 8s Kc 2c 5c", discard="3s")
    with pytest.raises(ValueError, match="not the turn"):
        advise(replace(view_of(state), seat=2), 1)
    over = apply(at("2c", opened=[1], discard="3s"), read_turn("1: discard 2c")).state
    with pytest.raises(ValueError, match="not the turn"):
        advise(view_of(over), 1)


def test_hidden_cards_change_no_advice_from_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LONGEST_S", float("inf"))
    for rules in (ROMME, TREPPEN):
        assert sum(mixed(rules, 2, seed, 2, budget=2) for seed in range(4)) > 3
