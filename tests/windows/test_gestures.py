"""Rare moves, and what is no move, by mouse in the real window, in matches dealt as written here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.moves import Move, parse_move
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason
from rommedesk.engine.record import GameRecord
from rommedesk.engine.rules import Starter
from rommedesk.ui.i18n.languages import Language
from rommedesk.ui.program import Program
from rommedesk.ui.table.places import Zone
from tests.playing import follow, stacked
from tests.windows.conftest import Open
from tests.windows.mouse import until
from tests.windows.person import Person
from tests.windows.whims import discard_too_early, draw_again, lay_nonsense, lay_off_nonsense, reorder, sort

pytestmark = [pytest.mark.window, pytest.mark.ci_slow]


@pytest.fixture(params=["button", "click", "drag"])
def way(request: pytest.FixtureRequest) -> str:
    """How moves are made."""
    return str(request.param)


def sit_down(program: Program, chance: Random, way: str = "") -> Person:
    """A person before a match that is going on."""
    person = Person(program, chance, way)
    person.look()
    return person


def play(person: Person, *texts: str) -> None:
    """Make these moves and look at the table after each of them."""
    for text in texts:
        person.play(parse_move(text, 1))
        person.look()


def with_jokers() -> GameRecord:
    """Both seats have opened, there are jokers on the table, and seat 1 has drawn."""
    hands = ["Kc Kd Kh 5c 6c 7s 8s 2d 3d 9h Jh 4c 4d", "7h 8h * Th Jh Qs Qd * 2c 3c 4h 5h 6h"]
    record = stacked(ROMME, hands, "2s 3s 4s")
    follow(record, "1: meld Kc Kd Kh", "1: discard Jh", "2: draw", "2: meld 7h 8h *=9h Th", "2: meld Qs Qd *")
    follow(record, "2: discard Jh", "1: draw")
    return record


def test_5_a_swapped_joker_is_laid_again(opened: Open, way: str) -> None:
    person = sit_down(opened(record=with_jokers()), Random(1), way)
    play(person, "swap 9h > m2", "undo", "swap 9h > m2", "meld *=4c 5c 6c")
    assert "question" in person.ways
    play(person, "undo", "meld 5c 6c *=7c", "discard 2d")


def test_5_two_cards_are_swapped_for_the_joker_of_a_set(opened: Open, way: str) -> None:
    rules = replace(RUMMY51, starter=Starter.LEFT_OF_DEALER)
    hands = ["Kc Kd Kh Ts Js Qs 5h 5s 9d 8d 2c 2d 3c", "5c 5d * Qc Qd Qh 2h 3h 4h 7c 7d 9c 9s"]
    record = stacked(rules, hands, "Ah Ad Ac As")
    follow(record, "1: draw", "1: meld Kc Kd Kh", "1: meld Ts Js Qs", "1: discard 3c")
    follow(
        record,
        "2: draw",
        "2: meld 5c 5d *",
        "2: meld Qc Qd Qh",
        "2: meld 2h 3h 4h",
        "2: discard 9s",
        "1: draw",
    )
    person = sit_down(opened(record=record), Random(1), way)
    play(person, "swap 5h 5s > m3", "discard 9d")


def with_stairs(cards: int) -> GameRecord:
    """Stairs of so many cards; it is the turn of seat 1."""
    record = stacked(TREPPEN, ["3h 7c 9c 2d Kh 4s 8d", "2s 3s 6h 9d Jc Qd Th"], "5c", dealer=1)
    for turn in range(cards - 1):
        seat = 1 + turn % 2
        follow(record, f"{seat}: draw")
        assert record.round is not None
        follow(record, f"{seat}: discard {record.round.mover.hand[-1].name}")
    return record


@pytest.mark.parametrize("count", [1, 7, 25])
@pytest.mark.parametrize(("size", "stairs_way"), [((1024, 600), "click"), ((1280, 800), "drag")])
def test_5_any_number_of_steps_can_be_taken(
    opened: Open, count: int, size: tuple[int, int], stairs_way: str
) -> None:
    person = sit_down(opened(record=with_stairs(25), size=size), Random(count), stairs_way)
    play(person, f"take {count}", "undo", f"take {count}")


def test_pointing_at_each_step_lifts_what_would_come_along(opened: Open) -> None:
    person = sit_down(opened(record=with_stairs(31)), Random(1))
    for count in (31, 30, 16, 15, 2, 1):
        person.point_at_stairs(count)
    person.mouse.point(person.sight.card(person.sight.zone(Zone.HAND)[0]))
    until(lambda: person.sight.lifted_steps() == 0, "the steps to lie down again")
    until(person.sight.is_still, "the steps to lie down again")
    person.look()


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_what_is_refused_says_why_and_changes_nothing(opened: Open, speed: str) -> None:
    record = stacked(ROMME, ["Kc Kd Kh 5c 7s 9d", "2c"], "3s 4s")
    person = sit_down(opened(record=record, animation=speed), Random(1))

    def see_refused(act: Callable[[Person], Move | None], reason: Reason) -> None:
        lines = person.record.line_count
        move = act(person)
        assert move is not None
        person.see_refused(move, reason)
        person.look()
        assert person.record.line_count == lines

    see_refused(draw_again, Reason.ALREADY_DRAWN)
    see_refused(lay_nonsense, Reason.NOT_A_MELD)
    play(person, "meld Kc Kd Kh")
    see_refused(lay_off_nonsense, Reason.DOES_NOT_FIT)
    play(person, "discard 9d")
    until(lambda: person.is_my_turn, "the computer player")
    see_refused(discard_too_early, Reason.DRAW_FIRST)


def test_the_hand_is_sorted_and_put_in_order_by_hand(opened: Open) -> None:
    person = sit_down(opened(record=with_jokers()), Random(3))
    for whim in (sort, reorder, reorder, sort, reorder):
        whim(person)
        person.look()
    order = person.sight.scene.hand
    play(person, "swap 9h > m2", "undo")
    assert person.sight.scene.hand == order


def test_the_language_changes_in_the_middle_of_a_turn(opened: Open) -> None:
    person = sit_down(opened(record=with_jokers()), Random(1))
    window = person.program.window
    menus = window.top
    play(person, "swap 9h > m2")
    said = {window.status.said}
    for language in (Language.GERMAN, Language.RUSSIAN, Language.ENGLISH, Language.GERMAN):
        cards = person.cards_named([card.name for card in person.sight.scene.hand[:2]])
        person.select(cards)
        action = window.commands.languages[language]
        person.choose(menus.show_menu, menus.language_menu.menuAction(), action)
        until(lambda language=language: person.program.switch.language is language, "the language")  # type: ignore[misc]
        assert person.sight.scene.selection == tuple(cards)
        person.look()
        said.add(window.status.said)
        play(person, "meld *=4c 5c 6c", "undo")
    assert len(said) == 3 + 1
    play(person, "meld *=4c 5c 6c", "discard 2d")
