"""Calm mode tells what melds count only while points are needed to open."""

import pytest

from rommedesk.engine.moves import Move, parse_move
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.phrases import Phrases
from tests.ui.table.positions import Sheet, seen_by

LAYS = ("meld 7h 8h 9h", "meld Kc Kd Ks")


def seen(rules: RuleSet, *, has_opened: bool) -> PlayerView:
    sheet = Sheet(rules, 2).hand(1, "7h 8h 9h Kc Kd Ks Qc").hand(2, "2c 3c").pile("3s")
    return seen_by((sheet.meld(1, "Js Jd Jh") if has_opened else sheet).round())


def lays() -> tuple[Move, ...]:
    return tuple(parse_move(text, 1) for text in LAYS)


@pytest.mark.parametrize(
    ("rules", "has_opened", "hidden"), [(ROMME, False, False), (ROMME, True, True), (TREPPEN, False, True)]
)
def test_points_are_told_as_long_as_they_are_needed(
    phrases: Phrases, rules: RuleSet, has_opened: bool, hidden: bool
) -> None:
    view = seen(rules, has_opened=has_opened)
    assert hides_points(True, view) is hidden
    assert not hides_points(False, view)
    for is_calm in (False, True):
        phrases.advice.hides_points = is_calm
        told = phrases.advice.play(lays(), view, goes_out=False, points=54)
        assert ("54" in told) is not (is_calm and hidden)
        assert told.startswith("Meld")


def test_a_spectator_opens_nothing() -> None:
    view = PlayerView(None, seen(ROMME, has_opened=False).position, (), (0, 0), 1)
    assert hides_points(True, view)
