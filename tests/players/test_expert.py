"""What the level expert does: it leaves the level hard only for what ends better in imagined worlds."""

from dataclasses import replace
from functools import partial
from itertools import count
from random import Random

import pytest

from rommedesk.engine.legality import check
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord
from rommedesk.engine.view import PlayerView, sample_world, view_for
from rommedesk.players import expert
from rommedesk.players.arena_rounds import play_round
from rommedesk.players.courses import follow
from rommedesk.players.expert import MOST_RIVALS, decide_expert, promising
from rommedesk.players.hard import decide_hard
from rommedesk.players.levels import Level
from rommedesk.players.options import Option, options_in
from rommedesk.players.rollouts import Imagined, public_cards, worth_of
from rommedesk.players.search import BATCH, FEWEST, Search, Weighed
from rommedesk.players.weights import keen_weights


def views_of(preset: str, deal: int) -> list[PlayerView]:
    """What the seat to move saw at each decision of a round between players of the level hard."""
    rules = PRESETS[preset]
    found: list[PlayerView] = []

    def keep(record: GameRecord) -> None:
        state = record.round
        assert state is not None
        if state.result is None:
            found.append(view_for(record, state.to_move))

    play_round(rules, [Level.HARD] * max(2, rules.players[0]), deal, after_move=keep)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_option_is_what_the_level_hard_does_and_all_are_legal(preset: str) -> None:
    for view in views_of(preset, 5)[::3]:
        options = options_in(view.position)
        assert len({option.moves for option in options}) == len(options)
        assert options[0].moves[0].seat == view.seat
        if not view.position.turn.has_put_down:
            assert options[0].moves[0] == decide_hard(view).move
            keen = keen_weights(view.position.rules)
            assert options_in(view.position, keen)[0].moves[0] == decide_hard(view, keen).move
        assert all(check(view.position, option.moves[0]) is None for option in options)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_can_be_played_to_its_end_in_every_world(preset: str) -> None:
    for number, view in enumerate(views_of(preset, 6)[::7]):
        for option in options_in(view.position):
            imagined = Imagined(sample_world(view, Random(number)), public_cards(view), Random(number))
            for move in option.moves:
                imagined.make(move)
            assert imagined.state.to_move != view.seat or imagined.state.result or len(option.moves) == 1
            course = follow(imagined, view.position.to_move, partial(worth_of, view))
            assert course.is_race or course.end is not None


def test_the_same_question_gets_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "EMERGENCY_S", 1e9)
    for view in views_of("romme", 7)[::9]:
        assert decide_expert(view, 3, 4) == decide_expert(view, 3, 4)


def test_the_clock_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "EMERGENCY_S", -1.0)
    for view in views_of("romme", 8)[::9]:
        assert decide_expert(view, 3, 10**9) == decide_hard(view, keen_weights(view.position.rules))


def test_an_interrupt_ends_the_search_at_once() -> None:
    view = next(view for view in views_of("romme", 9) if len(options_in(view.position)) > 1)
    search = Search(view, options_in(view.position), 1)
    plays, asked = len(search.weighed), count()
    search.run(10**9, lambda: next(asked) >= 3 * plays)
    assert search.worlds == 3


def test_a_world_that_is_cut_short_does_not_count() -> None:
    view = next(view for view in views_of("romme", 9) if len(options_in(view.position)) > 1)
    whole, cut = (Search(view, options_in(view.position), 1) for _ in range(2))
    asked = count()
    whole.run(2)
    cut.run(10**9, lambda: next(asked) >= 3 * len(cut.weighed) - 1)
    assert cut.worlds == 2
    assert [one.courses for one in cut.weighed] == [one.courses for one in whole.weighed]
    assert [one.gains for one in cut.weighed] == [one.gains for one in whole.weighed]


def test_an_option_is_better_only_beyond_chance() -> None:
    view = views_of("romme", 10)[0]
    option = options_in(view.position)[0]
    steady = Weighed(option, [3.0, 5.0] * (BATCH // 2))
    wild = Weighed(option, [100.0, -90.0] * (BATCH // 2))
    few = Weighed(option, [3.0] * (FEWEST - 1))
    doubted = Weighed(option, [1.0, 2.0] * (FEWEST // 2), rough=5.0)
    assert (steady.gain, steady.is_better) == (4.0, True)
    assert (wild.gain, wild.is_better) == (5.0, False)
    assert not few.is_better
    assert (doubted.gain, doubted.is_better) == (1.5, False)
    doubtful = Weighed(option, [20.0, 40.0, 60.0, -40.0] * (BATCH // 4))
    assert [replace(doubtful, gate=gate).is_better for gate in (1.0, 2.0)] == [True, False]


def test_what_is_thought_to_cost_much_is_not_even_compared() -> None:
    view = next(view for view in views_of("romme", 12) if len(options_in(view.position)) > 6)
    options = options_in(view.position)[:7]
    kept, rough = promising(options, [0.0, 5.0, 2.0, 99.0, 1.0, 4.0, 3.0])
    assert kept == [options[index] for index in (0, 4, 2, 6, 5)][: 1 + MOST_RIVALS]
    assert rough == [0.0, 1.0, 2.0, 3.0, 4.0][: 1 + MOST_RIVALS]
    assert promising(options[:2], [0.0, 99.0]) == ([options[0]], [0.0])


def test_options_that_fall_behind_are_given_up() -> None:
    view = next(view for view in views_of("romme", 11) if len(options_in(view.position)) > 2)
    options: tuple[Option, ...] = options_in(view.position)
    search = Search(view, options, 1)
    search.run(4 * BATCH)
    worlds = [len(weighed.gains) for weighed in search.weighed]
    assert max(worlds) == search.worlds
    assert all(number % BATCH == 0 for number in worlds)
