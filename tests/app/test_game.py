"""The controller: people's moves, refusals, undo, rounds, matches."""

from dataclasses import replace
from time import monotonic

import pytest

from rommedesk.app.chance import HIGHEST_NUMBER
from rommedesk.engine.deal import NO_NUMBER
from rommedesk.engine.events import Dealt, Discarded, Drew, RoundOver, TurnBegan, Undone
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.record_lines import MoveLine
from rommedesk.engine.rules import RuleSet
from rommedesk.players.chance import decision_seed
from tests.app.builders import Game, SlowTimeline, players
from tests.app.conftest import NewGame

SHORT = replace(ROMME, dead_round_after=1, packs=1, jokers=0, hand_size=5, rounds=2)
"""A game that ends soon though nobody goes out."""


def test_a_new_match_deals_and_shows_the_first_person_what_it_may_see(game: Game) -> None:
    game.begin(ROMME, "chc")
    assert game.controller.shown_seat == 2
    dealt, began = game.events
    assert isinstance(dealt, Dealt)
    assert dealt.hands[0] == (None,) * 13 or dealt.hands[0] == (None,) * 14
    assert None not in dealt.hands[1]
    assert isinstance(began, TurnBegan)
    assert game.controller.view().hand == dealt.hands[1]


def test_a_match_without_people_is_shown_to_a_spectator(game: Game) -> None:
    game.begin(ROMME, "cc")
    assert game.controller.shown_seat is None
    assert game.controller.view().hand == ()
    assert not game.controller.is_human_turn


def test_8_rules_that_make_no_sense_begin_nothing(game: Game) -> None:
    (problem,) = game.controller.new_match(replace(ROMME, hand_size=30), [], 1) or (None,)
    assert problem is not None
    assert game.controller.record is None
    assert list(game.folder.iterdir()) == []


@pytest.mark.parametrize("number", [-1, 0, HIGHEST_NUMBER + 1])
def test_a_number_that_no_match_has_begins_nothing(game: Game, number: int) -> None:
    with pytest.raises(ValueError, match="deal number"):
        game.controller.new_match(ROMME, players("hc"), number)
    assert game.controller.record is None


def test_without_a_match_every_move_is_refused(game: Game) -> None:
    assert game.play("draw", 1) is not None
    assert game.refused[0][0].reason is Reason.ROUND_OVER
    game.controller.next_round()
    game.controller.finish_round_by_computer()
    game.controller.abandon()


def test_computers_play_until_it_is_the_persons_turn(game: Game) -> None:
    game.begin(ROMME, "chcc")
    game.wait_for_turn()
    assert game.state.to_move == 2
    game.take_cautious_turn()
    game.wait_for_turn()
    assert {event.seat for event in game.events if isinstance(event, Discarded)} == {1, 2, 3, 4}


def test_thinking_names_the_seat_at_work(game: Game) -> None:
    game.begin(ROMME, "hccc", starter=3)
    game.qtbot.waitUntil(lambda: game.thinking == [3, 4, 0])
    game.take_cautious_turn()
    game.qtbot.waitUntil(lambda: game.thinking == [3, 4, 0, 2, 3, 4, 0])


def test_9_a_refused_move_changes_nothing(game: Game) -> None:
    game.begin(ROMME, "hc")
    game.wait_for_turn()
    lines, view = game.lines(), game.controller.view()
    for text in ["discard Ks", "meld 2h 2c 2d", "undo", "lay 3h > m7", "pass"]:
        refusal = game.play(text)
        assert refusal is not None
        assert game.controller.check(game.refused[-1][1]) == refusal
    assert len(game.refused) == 5
    assert game.lines() == lines
    assert game.controller.view() == view


def test_9_nobody_moves_for_a_computer_player(game: Game) -> None:
    game.begin(ROMME, "hc")
    game.wait_for_turn()
    refusal = game.play("draw", seat=2)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN


def test_9_a_person_waits_for_its_turn(new_game: NewGame) -> None:
    game = new_game(timeline=SlowTimeline())
    game.begin(ROMME, "hccc", starter=2)
    refusal = game.play("draw")
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN


def test_58_a_taken_card_can_be_put_back_and_a_drawn_one_cannot(game: Game) -> None:
    game.begin(ROMME, "hc", starter=2)
    game.wait_for_turn()
    hand, pile = game.controller.view().hand, game.state.discard
    assert game.play("take") is None
    assert game.controller.view().hand != hand
    assert game.play("undo") is None
    assert isinstance(game.events[-1], Undone)
    assert (game.controller.view().hand, game.state.discard) == (hand, pile)
    assert game.play("undo") is not None
    assert game.refused[-1][0].reason is Reason.NOTHING_TO_UNDO
    assert game.play("draw") is None
    assert game.play("undo") is not None
    assert game.refused[-1][0].reason is Reason.NOTHING_TO_UNDO


def test_30_the_card_just_drawn_can_be_discarded(game: Game) -> None:
    game.begin(ROMME, "hc", starter=2)
    game.wait_for_turn()
    assert game.play("draw") is None
    drawn = game.events[-1]
    assert isinstance(drawn, Drew)
    assert drawn.card is not None
    assert game.play(f"discard {drawn.card}") is None
    assert game.state.discard[-1].name == drawn.card.name


def test_what_others_draw_is_not_shown(game: Game) -> None:
    game.begin(ROMME, "hccc")
    game.wait_for_turn()
    game.take_cautious_turn()
    game.wait_for_turn()
    drawn = [event for event in game.events if isinstance(event, Drew)]
    assert any(event.card is None for event in drawn)
    assert all((event.card is None) is (event.seat != 1) for event in drawn)


def test_several_people_play_each_with_their_own_view(game: Game) -> None:
    game.begin(ROMME, "hhc")
    assert game.controller.shown_seat == 1
    for _ in range(6):
        game.qtbot.waitUntil(lambda: game.state.to_move != 3)
        seat = game.state.to_move
        game.controller.show_seat(seat)
        assert game.controller.view().seat == seat
        assert game.controller.is_human_turn
        game.take_cautious_turn()
    assert not any(game.refused)


def test_33_nobody_is_asked_after_the_round(game: Game) -> None:
    game.begin(SHORT, "ccc")
    game.wait_for("round_ended")
    asked = len(game.requests)
    assert isinstance(game.events[-1], RoundOver)
    game.qtbot.wait(30)
    assert len(game.requests) == asked
    assert game.told == ["round_ended"]
    assert game.thinking[-1] == 0


def test_rounds_follow_when_asked_for_and_the_match_ends(game: Game) -> None:
    game.begin(SHORT, "ccc")
    game.controller.next_round()
    assert game.record.round_number == 1
    game.wait_for("round_ended")
    game.controller.next_round()
    game.controller.next_round()
    assert game.record.round_number == 2
    assert game.record.deal is not None
    assert game.record.deal.dealer == game.record.setup.first_dealer % 3 + 1
    game.wait_for("round_ended", 2)
    assert game.told == ["round_ended", "round_ended", "match_ended"]
    assert game.record.standing.is_over
    game.controller.next_round()
    assert game.record.round_number == 2


def test_a_move_after_the_round_is_refused(game: Game) -> None:
    game.begin(SHORT, "hc")
    while not game.told:
        game.qtbot.waitUntil(lambda: bool(game.told) or game.controller.is_human_turn)
        if not game.told:
            game.take_cautious_turn()
    for text in ["draw", "undo", "discard 2c"]:
        refusal = game.play(text)
        assert refusal is not None
        assert refusal.reason is Reason.ROUND_OVER


def test_the_computer_finishes_the_round_of_a_person(game: Game) -> None:
    game.begin(SHORT, "hcc")
    game.wait_for_turn()
    game.controller.finish_round_by_computer()
    assert not game.controller.is_human_turn
    refusal = game.play("draw")
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN
    game.wait_for("round_ended")
    assert {request.level for request in game.requests} == {"medium"}
    game.controller.next_round()
    game.wait_for_turn()


def test_the_computer_finishes_while_another_is_at_work(game: Game) -> None:
    game.begin(SHORT, "hcc", starter=2)
    game.controller.finish_round_by_computer()
    game.wait_for("round_ended")


def test_the_record_tells_for_whom_the_computer_plays(game: Game) -> None:
    game.begin(replace(SHORT, starter_extra_card=False), "hcc", starter=1)
    assert game.play("draw") is None
    game.controller.finish_round_by_computer()
    game.wait_for("round_ended")
    moves = [line for line in game.record.log if isinstance(line, MoveLine)]
    assert [line.stand_ins for line in moves] == [(), *[(1,)] * (len(moves) - 1)]
    game.controller.next_round()
    game.wait_for_turn()
    assert game.record.stand_ins == ()


def test_a_level_is_asked_with_its_budget(game: Game) -> None:
    game.controller.budgets = {"expert": 32}
    mixed = (*players("h"), *players("ccc", "expert")[1:2], *players("cccc")[2:3])
    assert game.controller.new_match(ROMME, mixed, 1) == ()
    game.wait_for_turn()
    game.take_cautious_turn()
    game.wait_for_turn()
    assert {(request.level, request.budget) for request in game.requests} == {("expert", 32), ("medium", 0)}


def test_an_abandoned_match_is_gone(game: Game) -> None:
    game.begin(ROMME, "hcc")
    game.controller.abandon()
    assert game.controller.record is None
    assert not game.controller.is_human_turn
    game.qtbot.wait(30)
    assert not game.host.is_asked


def test_a_new_match_takes_the_place_of_a_running_one(game: Game) -> None:
    game.begin(ROMME, "hcc")
    game.wait_for_turn()
    game.begin(TREPPEN, "hc")
    game.wait_for_turn()
    assert game.record.setup.rules is TREPPEN


@pytest.mark.parametrize("rules", [ROMME, TREPPEN, RUMMY51])
def test_64_the_same_number_gives_the_same_match(game: Game, rules: RuleSet) -> None:
    texts = []
    for _ in range(2):
        game.begin(replace(rules, dead_round_after=1, rounds=2, target=None), "ccc", number=77)
        game.told.clear()
        game.wait_for("round_ended")
        game.controller.next_round()
        game.wait_for("match_ended")
        texts.append([line for line in game.lines()[1:] if "salt" not in line])
    assert texts[0] == texts[1]


def test_64_without_a_number_no_two_matches_are_the_same(game: Game) -> None:
    decks = set()
    for _ in range(20):
        game.begin(ROMME, "cc", number=None)
        assert game.record.deal is not None
        decks.add(game.record.deal.order)
        assert (game.record.setup.match_number, game.record.deal.number) == (NO_NUMBER, NO_NUMBER)
    assert len(decks) == 20


def test_a_match_without_a_number_goes_on_with_new_cards_when_it_is_resumed(game: Game) -> None:
    game.begin(SHORT, "ccc", number=None)
    game.wait_for("round_ended")
    first = game.record.deal
    path = game.file
    game.controller.abandon()
    path = path.parent / "abandoned" / path.name
    game.told.clear()
    game.controller.resume(path)
    game.wait_for("round_ended")
    game.controller.next_round()
    assert first is not None
    assert game.record.deal is not None
    assert game.record.deal.number == NO_NUMBER
    assert game.record.deal.order != first.order


def test_64_the_record_tells_the_seed_of_every_decision(game: Game) -> None:
    for number in (None, 9):
        asked = len(game.requests)
        game.begin(SHORT, "ccc", number=number)
        game.told.clear()
        game.wait_for("round_ended")
        record = game.record
        moves = len(record.steps) - 1
        assert record.dealt is not None
        seats = [before.to_move for before, _ in record.steps if before is not None]
        assert [request.seed for request in game.requests[asked : asked + moves]] == [
            decision_seed(record.dealt, time, seat) for time, seat in enumerate(seats, 1)
        ]


def test_the_next_computer_player_thinks_while_a_step_is_shown_and_moves_after_it(new_game: NewGame) -> None:
    timeline = SlowTimeline()
    game = new_game(timeline=timeline)
    game.begin(ROMME, "hccc", starter=2)
    game.qtbot.waitUntil(lambda: len(game.requests) == 1 and not game.host.is_asked)
    game.qtbot.wait(30)
    assert len(game.record.steps) == 1
    assert game.thinking == []
    timeline.finish()
    game.qtbot.waitUntil(lambda: len(game.record.steps) == 2)
    assert game.thinking == [2]
    game.qtbot.waitUntil(lambda: len(game.requests) == 2 and not game.host.is_asked)
    game.qtbot.wait(30)
    assert len(game.record.steps) == 2


def test_the_pause_begins_when_the_step_before_has_been_shown(new_game: NewGame) -> None:
    timeline = SlowTimeline()
    game = new_game(timeline=timeline, pause_ms=60)
    game.begin(ROMME, "hccc", starter=2)
    game.qtbot.waitUntil(lambda: len(game.requests) == 1 and not game.host.is_asked)
    game.qtbot.wait(80)
    before = monotonic()
    timeline.finish()
    timeline.idle.emit()
    game.qtbot.waitUntil(lambda: len(game.record.steps) == 2)
    assert monotonic() - before > 0.055


def test_the_end_of_the_round_waits_for_the_timeline(new_game: NewGame) -> None:
    timeline = SlowTimeline()
    game = new_game(timeline=timeline)
    game.begin(SHORT, "cc")
    while game.state.result is None:
        timeline.finish()
        game.qtbot.waitUntil(lambda: not timeline.is_idle)
    game.qtbot.wait(20)
    assert game.told == []
    timeline.finish()
    game.wait_for("round_ended")


def test_the_end_of_the_round_is_told_once(new_game: NewGame) -> None:
    game = new_game()
    game.begin(SHORT, "cc")
    game.wait_for("round_ended")
    game.timeline.idle.emit()
    game.qtbot.wait(20)
    assert game.told == ["round_ended"]


def test_an_idle_timeline_asks_nobody_twice(new_game: NewGame) -> None:
    game = new_game(pause_ms=60_000)
    game.begin(ROMME, "cc")
    game.qtbot.waitUntil(lambda: len(game.requests) == 1)
    game.timeline.idle.emit()
    game.qtbot.wait(20)
    assert len(game.requests) == 1


def test_answers_to_others_are_not_played(game: Game) -> None:
    game.begin(ROMME, "hc", starter=1)
    game.wait_for_turn()
    game.host.answered.emit(99, "draw", ())
    game.host.failed.emit(99, "died")
    game.qtbot.wait(20)
    assert len(game.record.steps) == 1
    assert game.substituted == []


def test_a_persons_input_finishes_the_timeline_first(new_game: NewGame) -> None:
    timeline = SlowTimeline()
    game = new_game(timeline=timeline)
    game.begin(ROMME, "hccc", starter=2)
    while not game.controller.is_human_turn:
        timeline.finish()
        game.qtbot.wait(5)
    shown = list(timeline.shown)
    assert shown
    assert game.play("draw") is None
    assert timeline.shown
    assert timeline.shown[0] not in shown


def test_a_pause_lies_before_every_step_of_a_computer_player(new_game: NewGame) -> None:
    game = new_game(pause_ms=60_000)
    game.begin(ROMME, "cc")
    game.qtbot.waitUntil(lambda: len(game.requests) == 1 and not game.host.is_asked)
    game.qtbot.wait(30)
    assert len(game.record.steps) == 1
    game.controller.pause_ms = 20
    before = monotonic()
    game.qtbot.waitUntil(lambda: len(game.record.steps) >= 4)
    assert monotonic() - before > 0.055
