"""Whatever is clicked, dragged and typed, in whatever moment: the program goes on, and so does the match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

import pytest

from rommedesk.engine.record import read_record
from tests.windows.conftest import Open
from tests.windows.mouse import until, xdotool
from tests.windows.person import Person
from tests.windows.storm import PRESETS, Storm

pytestmark = [pytest.mark.window, pytest.mark.ci_slow, pytest.mark.timeout(600)]

SECONDS = 12
"""How long a storm rages over each game."""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_storm_does_no_harm(opened: Open, preset: str) -> None:
    chance = Random(f"storm {preset}")
    storm = Storm(opened(seed=11, animation="normal", pause_ms=20), chance)
    storm.deal(preset)
    end = monotonic() + SECONDS
    while monotonic() < end:
        storm.rage()
        if chance.random() < 0.5:
            storm.rest()
        assert not storm.is_closed
    storm.rest()
    moves = len(storm.program.controller.record.steps)  # type: ignore[union-attr]
    print(f"{preset}: {storm.deeds} deeds, {moves} moves, longest work at once {storm.pulse.longest:.0f} ms")


def in_mid_drag(person: Person) -> None:
    """A card hangs from the pointer, and the button is down."""
    until(lambda: person.is_my_turn, "my turn", 60_000)
    person.look()
    person.lift((person.sight.scene.hand[0],))


def while_cards_travel(person: Person) -> None:
    """Cards are being dealt or played."""
    until(lambda: person.sight.scene.motion.is_moving, "cards to travel")


def with_a_menu(person: Person) -> None:
    """A menu is open over the table."""
    until(lambda: person.is_my_turn, "my turn", 60_000)
    person.look()
    person.mouse.right_click(person.sight.card(int(person.sight.scene.hand[0])))
    until(lambda: person.sight.menu() is not None, "the menu")


def with_a_dialog(person: Person) -> None:
    """The settings are open while the others play."""
    person.program.controller.finish_round_by_computer()
    person.program.desk.show_settings()
    until(lambda: len(person.record.steps) > 4, "some moves", 60_000)


@pytest.mark.parametrize("moment", [in_mid_drag, while_cards_travel, with_a_menu, with_a_dialog])
def test_closing_in_the_middle_of_something_loses_nothing(
    opened: Open, moment: Callable[[Person], None]
) -> None:
    storm = Storm(opened(seed=11, animation="slow", pause_ms=20), Random(1))
    storm.deal("romme")
    person = Person(storm.program, Random(1))
    moment(person)
    path, lines = person.program.controller.path, list(person.record.lines())
    person.program.window.close()
    xdotool("mouseup", "1")
    assert path is not None
    assert list(read_record(path.read_bytes()).lines()) == lines
    again = Person(opened(animation="off"), Random(1))
    assert list(again.record.lines())[: len(lines)] == lines

    def goes_on() -> bool:
        # Who had the computer play the round to its end finds it played to its end.
        state = again.record.round
        return again.is_my_turn or (state is not None and state.result is not None)

    until(goes_on, "my turn, or the end of the round", 60_000)
    again.look()
