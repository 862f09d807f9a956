"""Full matches of each preset in the real window, played by mouse to the end of the match."""

from __future__ import annotations

from random import Random

import pytest

from rommedesk.engine.moves import Move
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.view import PlayerView
from rommedesk.players.base import Level, decide
from rommedesk.ui.dialogs.new_game import NewGameDialog
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from tests.windows.conftest import Open
from tests.windows.mouse import until
from tests.windows.person import Person
from tests.windows.whims import Advise, take_turn

pytestmark = [pytest.mark.window, pytest.mark.timeout(600)]

MATCHES = [
    pytest.param("romme", "de", (1280, 800), marks=pytest.mark.slow),
    pytest.param("romme-standard", "en", (1920, 1080), marks=pytest.mark.slow),
    pytest.param("romme-ru", "ru", (1280, 800), marks=pytest.mark.slow),
    pytest.param("treppen", "de", (1024, 600), marks=pytest.mark.ci_slow),
    pytest.param("rummy51", "ru", (1024, 600), marks=pytest.mark.ci_slow),
]


def advice(person: Person, level: Level = Level.MEDIUM) -> Advise:
    """What a computer player would do in the place of the person."""

    def advise(view: PlayerView) -> Move:
        return decide(view, level, person.chance.randrange(2**32)).move

    return advise


def begin(person: Person, preset: str) -> None:
    """Choose a preset in the dialog of a new game, and deal."""
    dialog = person.program.desk.open_dialog
    assert isinstance(dialog, NewGameDialog)
    person.wait_for(dialog)
    person.press(dialog.cards[preset])
    until(lambda: dialog.choice.preset == preset, "the preset to be chosen")
    person.press(dialog.deal)
    until(lambda: person.program.controller.record is not None, "the match to begin")


def play_round(person: Person, advise: Advise) -> ScoreDialog:
    """Play to the end of the round; the score sheet that opens then."""
    while person.state.result is None:
        until(lambda: person.is_my_turn or person.state.result is not None, "the others to play", 60_000)
        take_turn(person, advise)
    person.look()
    until(lambda: isinstance(person.program.desk.open_dialog, ScoreDialog), "the score sheet")
    dialog = person.program.desk.open_dialog
    assert isinstance(dialog, ScoreDialog)
    person.wait_for(dialog)
    return dialog


@pytest.mark.parametrize(("preset", "language", "size"), MATCHES)
def test_a_match_is_played_to_its_end(
    opened: Open, preset: str, language: str, size: tuple[int, int]
) -> None:
    person = Person(opened(seed=7, language=language, size=size), Random(preset))
    begin(person, preset)
    assert person.record.setup.rules == PRESETS[preset]
    sheet = play_round(person, advice(person))
    while not person.record.standing.is_over:
        rounds = len(person.record.results)
        person.press(sheet.go_on)
        until(lambda rounds=rounds: person.record.round_number == rounds + 1, "the next round")  # type: ignore[misc]
        sheet = play_round(person, advice(person))
    winners = person.record.standing.winners
    seating = person.program.window.seating
    assert seating is not None
    if winners != (1,):
        assert all(person.program.phrases.name(seating, seat) in sheet.verdict.text() for seat in winners)
    rounds, gestures = len(person.record.results), person.mouse.gestures
    print(f"{preset}: {rounds} rounds, {person.moves} moves, {gestures} gestures")
    print(*sorted(person.ways), sep=", ")
    person.press(sheet.go_on)
    until(lambda: isinstance(person.program.desk.open_dialog, NewGameDialog), "the way to another match")


@pytest.mark.ci_slow
def test_a_round_is_played_while_cards_travel(opened: Open) -> None:
    person = Person(opened(seed=3, animation="normal", pause_ms=50), Random(3))
    begin(person, "romme")
    play_round(person, advice(person))


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_is_legal_can_be_done_by_mouse(opened: Open, preset: str) -> None:
    """A person who plays at random does what nobody would advise."""
    person = Person(opened(seed=5, theme="dark"), Random(preset))
    begin(person, preset)
    play_round(person, advice(person, Level.RANDOM))
    print(f"{preset}: {person.moves} moves, {person.mouse.gestures} gestures")
    print(*sorted(person.ways), sep=", ")
