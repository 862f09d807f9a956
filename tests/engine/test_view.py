"""Views: what a seat knows, under names of its own, and nothing more (rulebook 5, *Twins* and *Undo*)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.cards import UNKNOWN, Card, new_pack, write_names
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Reshuffled,
    RoundOver,
    Swapped,
    Took,
)
from rommedesk.engine.legality import check
from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, JokerSwap, RuleSet
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView, sample_world, view_for
from tests.builders import cards
from tests.hidden import hidden_places, keeper_for, permute_hidden
from tests.playing import deal_round, follow, new_record, play_round, random_move, stacked
from tests.rule_sets import random_rules

OPEN = replace(ROMME, opening_points=0, starter_extra_card=False)
"""Everybody is opened and nobody has an extra card, so that positions are short to write."""


def hand(record: GameRecord, viewer: int | None, seat: int) -> str:
    return write_names(view_for(record, viewer).position.seat(seat).hand)


def known(view: PlayerView, seat: int) -> tuple[Card, ...]:
    return tuple(card for card in view.position.seat(seat).hand if card)


# ---- what is seen ----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_in_the_order_received_and_the_backs_of_the_others() -> None:
    record = stacked(replace(OPEN, hand_size=3), ["7h 7h *", "Kc Qc Jc"])
    view = view_for(record, 1)
    assert view.hand == cards("7h 7h *")
    assert view.position.seat(2).hand == (UNKNOWN,) * 3
    assert set(view.position.stock) == {UNKNOWN}
    assert len(view.position.stock) == 110 - 6
    assert view.history[0] == Dealt((cards("7h 7h *"), (None,) * 3), None, (1, 2), 104)


def test_a_spectator_sees_only_what_lies_on_the_table() -> None:
    record = stacked(replace(OPEN, hand_size=4, turn_up=True), ["7h 7d 7s 2c", "Kc"], "9c 5c")
    follow(record, "1: draw", "1: meld 7h 7d 7s")
    view = view_for(record, None)
    assert view.hand == ()
    assert view.position.discard == cards("9c")
    assert view.position.seat(1).hand == view.position.seat(2).hand[:2] == (UNKNOWN, UNKNOWN)
    assert view.position.melds[0].meld.cards == cards("7h 7d 7s")
    assert view.history[2] == Drew(1, None)


def test_a_view_before_the_deal_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no round"):
        view_for(new_record(ROMME, 2, Random(1)), 1)


def test_a_view_keeps_no_way_back_to_the_state() -> None:
    record = stacked(replace(OPEN, hand_size=4, turn_up=True), ["7h 7d 7s 2c", ""], "9c 5c")
    follow(record, "1: take")
    for seat in (1, 2, None):
        position = view_for(record, seat).position
        assert position.can_undo
        assert position.previous is None
        assert str(position.last_step) == "take"


def test_copies_are_numbered_by_the_order_in_which_they_were_seen() -> None:
    # In the pack the seven in the stock is the first one, the one in the hand of seat 2 the second.
    record = stacked(replace(OPEN, hand_size=2, packs=3), ["Kc Qc", "7h Kd"], "7h 9c 7h")
    follow(record, "1: draw", "1: discard Kc", "2: draw", "2: discard 7h", "1: draw")
    assert view_for(record, 2).hand == (*cards("Kd 9c"),)
    assert view_for(record, 2).position.discard[-1] == Card.parse("7h")
    view = view_for(record, 1)
    assert view.hand == (*cards("Qc 7h"), Card.of(Card.parse("7h").face, 2))
    assert view.position.discard[-1] == Card.of(Card.parse("7h").face, 1)


def test_a_card_taken_from_the_pile_is_known_until_it_is_played() -> None:
    record = stacked(replace(OPEN, hand_size=3, return_taken_card=True), ["7h Kc Qc", "9d 9c 9s"], "2c")
    follow(record, "1: draw", "1: discard 7h", "2: take")
    assert hand(record, 1, 2) == "? ? ? 7h"
    assert view_for(record, 1).position.turn.taken == Card.parse("7h")
    follow(record, "2: meld 9d 9c 9s")
    assert hand(record, 1, 2) == "7h"
    follow(record, "2: undo")
    assert hand(record, 1, 2) == "7h 9c 9d 9s".replace(
        "7h 9c 9d 9s", write_names(sorted(cards("7h 9c 9d 9s")))
    )


def test_what_was_put_down_and_taken_back_stays_known() -> None:
    record = stacked(replace(OPEN, hand_size=5), ["7h 7d 7s Kc Qc", ""], "2c")
    follow(record, "1: draw", "1: meld 7h 7d 7s")
    melded = view_for(record, 2).position.melds[0].meld.cards
    follow(record, "1: undo")
    view = view_for(record, 2)
    assert view.position.melds == ()
    assert view.position.seat(1).hand == (UNKNOWN,) * 3 + tuple(sorted(melded))
    assert view_for(record, 1).hand == cards("7h 7d 7s Kc Qc 2c")


def test_at_the_end_of_the_round_all_hands_are_shown() -> None:
    rules = replace(OPEN, hand_size=3, final_discard=FinalDiscard.OPTIONAL)
    record = stacked(rules, ["7h 7d 7s", "Kc 9c 2d"], "7c")
    follow(record, "1: draw", "1: meld 7h 7d 7s 7c")
    view = view_for(record, 1)
    over = view.history[-1]
    assert isinstance(over, RoundOver)
    assert over.hands == ((), tuple(sorted(cards("Kc 9c 2d"))))
    assert view.position.seat(2).hand == over.hands[1]
    assert view_for(record, None).position.seat(2).hand == over.hands[1]
    assert view.position.result == record.results[-1]


def test_cards_lose_their_names_when_they_are_shuffled_into_a_new_stock() -> None:
    rules = replace(OPEN, hand_size=1, packs=1, jokers=0, turn_up=True)
    record = stacked(rules, ["", ""])
    assert record.round is not None
    while record.round.stock:
        seat = record.round.to_move
        follow(record, f"{seat}: draw", f"{seat}: discard {record.round.seat(seat).hand[0]}")
        assert record.round is not None
    seat = record.round.to_move
    top = record.round.discard[-1]
    follow(record, f"{seat}: draw")
    for viewer in (1, 2):
        view = view_for(record, viewer)
        assert view.position.discard == (top,)
        assert Reshuffled(len(view.position.stock) + 1, top) in view.history
        # A single pack: the first copy of every face is free again.
        assert all(card.copy == 0 for card in view.hand)


def test_totals_and_number_of_the_round_are_told() -> None:
    rng = Random(5)
    record = new_record(ROMME, 2, rng)
    deal_round(record, rng)
    assert (view_for(record, 1).totals, view_for(record, 1).round_number) == ((0, 0), 1)
    play_round(record, rng)
    # The points of a round that is over stand in its result.
    assert view_for(record, 1).totals == (0, 0)
    deal_round(record, rng)
    assert (view_for(record, 1).totals, view_for(record, 1).round_number) == (record.standing.totals, 2)


# ---- twins -----------------------------------------------------------------------------------------------


def test_5_a_known_card_is_the_one_played_later_whatever_twin_it_was() -> None:
    # Seat 2 holds a hidden 7h before it takes the other one; a turn later it discards one of them.
    record = stacked(replace(OPEN, hand_size=2), ["7h Kc", "7h Qd"], "2c 3c 4c 5c")
    follow(record, "1: draw", "1: discard 7h")
    seen = view_for(record, 1).position.discard[-1]
    follow(record, "2: take", "2: discard Qd", "1: draw", "1: discard Kc", "2: draw")
    assert known(view_for(record, 1), 2) == (seen,)
    follow(record, "2: discard 7h")
    assert view_for(record, 1).position.discard[-1] == seen
    assert hand(record, 1, 2) == "? ?"
    # Seat 2 knows its own cards, and that it still holds the card it took or its twin.
    assert hand(record, 2, 2).split().count("7h") == 1


def test_5_the_taken_card_cannot_be_discarded_so_its_twin_was() -> None:
    record = stacked(replace(OPEN, hand_size=2), ["7h Kc", "7h Qd"], "2c")
    follow(record, "1: draw", "1: discard 7h")
    seen = view_for(record, 1).position.discard[-1]
    follow(record, "2: take", "2: discard 7h")
    view = view_for(record, 1)
    assert view.position.discard[-1] == Card.of(seen.face, 1)
    assert known(view, 2) == (seen,)


def test_5_the_taken_card_may_be_discarded_under_return_taken_card() -> None:
    rules = replace(OPEN, hand_size=2, return_taken_card=True)
    record = stacked(rules, ["7h Kc", "7h Qd"], "2c")
    follow(record, "1: draw", "1: discard 7h")
    seen = view_for(record, 1).position.discard[-1]
    follow(record, "2: take", "2: discard 7h")
    assert view_for(record, 1).position.discard[-1] == seen
    assert hand(record, 1, 2) == "? ?"


def test_5_the_taken_card_is_put_down_first() -> None:
    # Of two known sevens of hearts the one taken in this turn is melded, the other one stays known.
    rules = replace(OPEN, hand_size=4, packs=3)
    record = stacked(rules, ["7h 7h Kc Qc", "7d 7s 2d 3d"], "2c 3c 4c")
    follow(record, "1: draw", "1: discard 7h", "2: take", "2: discard 2d", "1: draw", "1: discard 7h")
    first, second = known(view_for(record, 1), 2)[0], view_for(record, 1).position.discard[-1]
    assert first != second
    follow(record, "2: take", "2: meld 7h 7d 7s")
    view = view_for(record, 1)
    assert view.position.melds[0].meld.cards[0] == second
    assert known(view, 2) == (first,)


def test_two_equal_cards_played_at_once_tell_of_one_that_was_hidden() -> None:
    rules = replace(OPEN, hand_size=4, equal_cards_in_set=True)
    record = stacked(rules, ["7h Kc Qc 2d", "7h 7d 2s 3d"], "2c 3c 4c")
    follow(record, "1: draw", "1: discard 7h", "2: take", "2: meld 7h 7h 7d", "2: undo")
    assert hand(record, 1, 2) == "? ? 7d 7h 7h"
    follow(record, "2: undo")
    # The taken seven lies on the pile again; that there is another one was seen.
    assert hand(record, 1, 2) == "? ? 7d 7h"
    assert view_for(record, 1).position.discard[-1] == Card.parse("7h")


def test_taking_back_a_taken_card_tells_nothing_of_its_twin() -> None:
    # Several stairs: no copy comes first, so seat 2 melds the seven it held all along.
    rules = replace(OPEN, hand_size=4, discard_pickup=DiscardPickup.STAIRS, turn_up=True)
    record = stacked(rules, ["Kc Qc 7h 2d", "7h 7d 7s 3d"], "5c 4c 3c")
    follow(record, "1: draw", "1: discard 7h")
    pile = view_for(record, 1).position.discard
    follow(record, "2: take 2", "2: meld 7h 7d 7s")
    assert view_for(record, 1).position.melds[0].meld.cards[0] == pile[-1]
    assert hand(record, 1, 2) == "? ? 5c"
    follow(record, "2: undo")
    assert hand(record, 1, 2) == "? ? 5c 7d 7h 7s"
    follow(record, "2: undo")
    view = view_for(record, 1)
    assert view.position.discard == pile
    assert write_names(known(view, 2)) == "7d 7s"


def test_5_a_swapped_joker_is_the_one_that_is_laid() -> None:
    rules = replace(OPEN, hand_size=5, joker_swap=JokerSwap.REUSE)
    record = stacked(rules, ["7h 7d * Kc Qc", "7s 9c 9d * 2c"], "2d 3d 4d")
    follow(record, "1: draw", "1: meld 7h 7d *", "1: discard Kc", "2: draw", "2: swap 7s > m1")
    joker = Card.of(None)
    assert view_for(record, 1).position.turn.swapped == (joker,)
    assert known(view_for(record, 1), 2) == (joker,)
    follow(record, "2: meld 9c 9d *")
    view = view_for(record, 1)
    assert view.position.turn.swapped == ()
    assert view.position.melds[1].meld.cards[-1] == joker
    assert known(view, 2) == ()
    swapped = next(event for event in view.history if isinstance(event, Swapped))
    assert (swapped.cards, swapped.joker) == (cards("7s"), joker)


# ---- random games ----------------------------------------------------------------------------------------


TWINS = replace(OPEN, packs=3, hand_size=16, first_meld_turn=10)
"""Three packs, large hands that are long kept: others often hold a card of which another copy was seen."""

QUICK = {name: replace(rules, dead_round_after=2) for name, rules in PRESETS.items()}
"""The presets with rounds that end early when players at random do not put down anything."""


def game(rules: RuleSet, seats: int, seed: int) -> tuple[GameRecord, Random]:
    rng = Random(seed)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    return record, rng


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_peeks(name: str, seed: int) -> None:
    rules = QUICK[name]
    record, rng = game(rules, rules.players[seed % 2], seed)
    watch_for_peeking(record, rng, 0.04)


def test_nobody_peeks_at_twins() -> None:
    for seed, may_return in enumerate((False, True)):
        record, rng = game(replace(TWINS, return_taken_card=may_return), 3, seed)
        watch_for_peeking(record, rng, 0.02)


@pytest.mark.parametrize("seed", range(8))
def test_nobody_peeks_under_any_rules(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng, many_twins=True)
    record, rng = game(rules, seats, seed)
    watch_for_peeking(record, rng, 0.04)


@pytest.mark.ci_slow
@pytest.mark.timeout(900)
def test_nobody_peeks_in_many_games() -> None:
    for seed in range(100, 200):
        rules, seats = random_rules(Random(seed), many_twins=True)
        record, rng = game(rules, seats, seed)
        watch_for_peeking(record, rng, 0.05)


def watch_for_peeking(record: GameRecord, rng: Random, share: float) -> None:
    """Change what is hidden at some moments of a round: every view and its history stay as they are."""
    moments = 0

    def compare() -> None:
        nonlocal moments
        if rng.random() > share and record.round and record.round.result is None:
            return
        moments += 1
        seat = rng.choice([None, *range(1, record.seats + 1)])
        other = permute_hidden(record, seat, rng)
        assert view_for(other, seat) == view_for(record, seat)
        hidden = len(hidden_places(record, seat))
        assert hidden == backs(view_for(record, seat).position)
        if record.round and record.round.stock and len(record.round.stock) > 20:
            assert other.round != record.round

    play_round(record, rng, undo=0.12, after_move=compare)
    assert moments


def backs(position: Round) -> int:
    """The cards that the view does not show."""
    return len(position.stock) + sum(seat.hand.count(UNKNOWN) for seat in position.seats)


def test_games_with_many_twins_make_names_change_hands() -> None:
    """The games above would not show a leak by twins if there were none."""
    for seed, may_return in enumerate((False, True)):
        record, rng = game(replace(TWINS, return_taken_card=may_return), 3, seed)
        play_round(record, rng, undo=0.12)
        assert sum(keeper_for(record, seat).trades for seat in (1, 2, 3)) > 5


class Ledger:
    """What may be known of the other hands, counted by face: an account of its own kind.

    A card that comes into a hand in sight is known; one played is the known one if there is one; what a step
    that is taken back has shown stays known.
    """

    def __init__(self, seats: int) -> None:
        self.held: dict[int, Counter[str]] = {seat: Counter() for seat in range(1, seats + 1)}
        self.steps: list[tuple[int, Counter[str], Counter[str]]] = []

    def watch(self, event: Event, *, taken: str, may_return: bool) -> None:
        match event:
            case Took(seat, cards):
                self._move(seat, Counter(map(str, cards)), Counter())
            case Melded(seat, meld):
                self._move(seat, Counter(), Counter(map(str, meld.cards)))
            case LaidOff(seat, cards):
                self._move(seat, Counter(), Counter(map(str, cards)))
            case Swapped(seat, cards, joker):
                self._move(seat, Counter([str(joker)]), Counter(map(str, cards)))
            case Discarded(seat, card):
                kept = self.held[seat][str(card)] == 1 and taken == str(card) and not may_return
                if not kept:
                    self._move(seat, Counter(), Counter([str(card)]))
            case _:
                pass

    def _move(self, seat: int, gained: Counter[str], played: Counter[str]) -> None:
        self.held[seat] += gained
        # Subtraction of counters never goes below nothing.
        self.held[seat] -= played
        self.steps.append((seat, gained, played))

    def take_back(self) -> None:
        seat, gained, played = self.steps.pop()
        self.held[seat] += played
        self.held[seat] -= gained


@pytest.mark.parametrize("seed", range(8))
def test_the_known_cards_of_other_hands_are_those_that_a_ledger_gives(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng, many_twins=True)
    record, rng = game(rules, seats, seed)
    ledger = Ledger(seats)

    def compare() -> None:
        before, step = record.steps[-1]
        assert before is not None
        if str(getattr(record.log[-1], "move", "")) == "undo":
            ledger.take_back()
        for event in step.events:
            ledger.watch(
                event,
                taken=str(before.turn.taken) if before.turn.taken in before.mover.hand else "",
                may_return=rules.return_taken_card,
            )
        if step.state.result is None:
            for viewer in (None, *range(1, seats + 1)):
                view = view_for(record, viewer)
                for seat in range(1, seats + 1):
                    if seat != viewer:
                        assert Counter(map(str, known(view, seat))) == ledger.held[seat]

    play_round(record, rng, undo=0.12, after_move=compare)


@pytest.mark.parametrize("name", QUICK)
def test_names_are_unique_and_the_smallest_that_are_free(name: str) -> None:
    rules = QUICK[name]
    record, rng = game(rules, rules.players[0], 1)

    def look() -> None:
        view = view_for(record, 1)
        shown = shown_cards(view.position)
        assert len(set(shown)) == len(shown)
        for face, copies in Counter(card.name for card in shown).items():
            assert {card.copy for card in shown if card.name == face} <= set(range(copies + 1))

    play_round(record, rng, after_move=look)


def shown_cards(position: Round) -> list[Card]:
    return [
        *(card for seat in position.seats for card in seat.hand if card),
        *position.discard,
        *(card for lying in position.melds for card in lying.meld.cards),
    ]


@pytest.mark.parametrize("name", QUICK)
def test_check_and_apply_work_on_a_view_as_on_the_state(name: str) -> None:
    rules = QUICK[name]
    record, rng = game(rules, rules.players[0], 1)

    def try_moves() -> None:
        state = record.round
        assert state is not None
        if state.result is not None:
            return
        position = view_for(record, state.to_move).position
        move = random_move(state, rng, 0)
        assert check(position, move) == check(state, move) is None
        if str(move).startswith(("meld", "lay", "swap", "take")):
            after = apply(position, move).state
            assert write_names(after.mover.hand) == write_names(apply(state, move).state.mover.hand)

    play_round(record, rng, after_move=try_moves)


@pytest.mark.parametrize("name", QUICK)
def test_a_sampled_world_holds_the_whole_pack_and_all_that_is_known(name: str) -> None:
    rules = QUICK[name]
    record, rng = game(rules, rules.players[0], 1)
    pack = sorted(new_pack(rules.packs_for(record.seats), rules.jokers_for(record.seats)))

    def sample() -> None:
        if rng.random() < 0.9 and record.round and record.round.result is None:
            return
        view = view_for(record, rng.choice([None, *range(1, record.seats + 1)]))
        position = view.position
        world = sample_world(view, rng)
        assert sorted([*shown_cards(world), *world.stock]) == pack
        assert replace(world, seats=position.seats, stock=position.stock) == position
        for seat, real in zip(position.seats, world.seats, strict=True):
            assert replace(real, hand=seat.hand) == seat
            assert all(a in (b, UNKNOWN) for a, b in zip(seat.hand, real.hand, strict=True))

    play_round(record, rng, after_move=sample)


def test_sampled_worlds_differ() -> None:
    record = stacked(ROMME, ["", ""])
    view = view_for(record, 1)
    worlds = {sample_world(view, Random(seed)).seat(2).hand for seed in range(5)}
    assert len(worlds) == 5
    assert sample_world(view, Random(1)) == sample_world(view, Random(1))


def test_a_world_cannot_be_sampled_from_part_of_a_pack() -> None:
    view = view_for(stacked(ROMME, ["", ""]), 1)
    with pytest.raises(ValueError, match="whole pack"):
        sample_world(replace(view, position=replace(view.position, stock=(UNKNOWN,))), Random(1))


def test_views_of_one_moment_are_equal_whenever_they_are_asked_for() -> None:
    """An onlooker asked after every move and one asked only now remember the same."""
    for seed, rules in enumerate(QUICK[name] for name in ("romme-standard", "treppen", "rummy51")):
        record, rng = game(rules, 2, seed)
        play_round(record, rng, undo=0.2, after_move=lambda record=record: view_for(record, 1))  # type: ignore[misc]
        fresh = permute_hidden(record, 1, rng)
        assert view_for(fresh, 1) == view_for(record, 1)
