"""Games without people: held, played move by move, and gone on with."""

from rommedesk.engine.presets import ROMME
from tests.app.builders import Game, SlowTimeline
from tests.app.conftest import NewGame
from tests.app.test_game import SHORT


def wait_for_steps(game: Game, steps: int) -> None:
    """Wait until so many steps of the round are made, the deal among them."""
    game.qtbot.waitUntil(lambda: len(game.record.steps) == steps)


def test_only_a_table_without_people_is_watched(new_game: NewGame) -> None:
    game = new_game(pause_ms=60_000)
    found = [game.controller.is_watched]
    for kinds in ("ccc", "hcc"):
        game.begin(ROMME, kinds)
        found.append(game.controller.is_watched)
    assert found == [False, True, False]


def test_a_held_game_waits_and_its_player_thinks_on(new_game: NewGame) -> None:
    game = new_game(pause_ms=60_000)
    game.begin(ROMME, "cc")
    game.controller.hold(True)
    assert game.controller.is_held
    game.controller.pause_ms = 0
    game.qtbot.waitUntil(lambda: len(game.requests) == 1 and not game.host.is_asked)
    game.qtbot.wait(30)
    assert len(game.record.steps) == 1
    game.controller.hold(False)
    game.qtbot.waitUntil(lambda: len(game.record.steps) > 3)
    assert len(game.requests) >= len(game.record.steps) - 1


def test_a_game_held_in_the_middle_of_a_pause_waits(new_game: NewGame) -> None:
    game = new_game(pause_ms=40)
    game.begin(ROMME, "cc")
    game.qtbot.waitUntil(lambda: len(game.requests) == 1 and not game.host.is_asked)
    game.controller.hold(True)
    game.qtbot.wait(80)
    assert len(game.record.steps) == 1


def test_a_step_is_one_move_whatever_the_pause(new_game: NewGame) -> None:
    game = new_game(pause_ms=60_000)
    game.begin(ROMME, "cc")
    for steps in range(2, 6):
        game.controller.step()
        wait_for_steps(game, steps)
        assert game.controller.is_held
        game.qtbot.wait(20)
        assert len(game.record.steps) == steps


def test_a_step_brings_what_is_shown_to_its_end(new_game: NewGame) -> None:
    timeline = SlowTimeline()
    game = new_game(timeline=timeline)
    game.begin(ROMME, "cc")
    shown = list(timeline.shown)
    assert shown
    game.controller.step()
    game.qtbot.waitUntil(lambda: len(game.record.steps) == 2)
    assert timeline.shown[0] not in shown


def test_a_held_game_steps_through_the_end_of_a_round(new_game: NewGame) -> None:
    game = new_game()
    game.begin(SHORT, "cc")
    game.controller.hold(True)
    while game.state.result is None:
        count = len(game.record.steps)
        game.controller.step()
        wait_for_steps(game, count + 1)
    game.wait_for("round_ended")
    game.controller.step()
    game.controller.next_round()
    game.qtbot.wait(30)
    assert len(game.record.steps) == 1
    game.controller.step()
    game.qtbot.waitUntil(lambda: len(game.record.steps) == 2)


def test_a_new_match_is_not_held(new_game: NewGame) -> None:
    game = new_game()
    game.begin(ROMME, "cc")
    game.controller.hold(True)
    game.begin(SHORT, "cc")
    assert not game.controller.is_held
    game.wait_for("round_ended")


def test_57_a_watched_match_goes_on_after_a_restart(new_game: NewGame) -> None:
    game = new_game()
    game.begin(SHORT, "ccc")
    game.qtbot.waitUntil(lambda: len(game.record.steps) > 4)
    path = game.file
    game.controller.close()

    again = new_game()
    again.controller.resume(path)
    assert again.controller.is_watched
    assert again.controller.shown_seat is None
    again.wait_for("round_ended")
