"""Bars under the hand and laying all melds, with the mouse on a real table."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import LayMeld, Move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.state import Round
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.meld_pictures import HandBar
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import Table, seat

OPENED = "2c 5d 6d 7d Kc Kd Kh 9s"


def position(hand: str = OPENED, *, opened: bool = True, minimum: int = 30) -> Round:
    sheet = Sheet(replace(ROMME, opening_points=minimum), 2).hand(1, hand).hand(2, "2d 3d").pile("4c 5s")
    sheet.opened[0] = opened
    return sheet.round()


def bar_point(table: Table, cards: str) -> tuple[float, float]:
    """The middle of the bar of a meld."""
    bar = next(bar for bar in table.widget.aids.bars if bar.meld is not None and str(bar.meld) == cards)
    return bar.pieces[0].middle


def bar_texts(table: Table) -> list[str]:
    pictures = table.widget.scene_of_table.overlays("bar")
    return [
        "".join(piece.text for piece in picture.pieces)
        for picture in pictures
        if isinstance(picture, HandBar) and picture.is_whole
    ]


def test_a_click_on_a_bar_lays_its_meld(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    assert sorted(bar_texts(table)) == ["18", "aa 30"]
    table.click(bar_point(table, "Kc Kd Kh"))
    assert table.made == ["meld Kc Kd Kh"]
    assert bar_texts(table) == ["18"]


def test_a_press_on_a_bar_that_slips_off_does_nothing(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.drag(bar_point(table, "Kc Kd Kh"), table.felt())
    assert table.made == []


def test_a_bar_under_the_pointer_frames_its_cards(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    table.move(table.felt())
    table.move(bar_point(table, "5d 6d 7d"))
    marked = {key for key, lies in table.shown.places.items() if lies.is_marked}
    assert marked == {table.key(text) for text in ("5d", "6d", "7d")}
    assert table.selected == ""
    table.move(table.at("2c"))
    assert not any(lies.is_marked for lies in table.shown.places.values())


def test_a_meld_that_is_not_legal_now_says_why(qtbot: QtBot, phrases: Phrases) -> None:
    state = Sheet(ROMME, 2).hand(1, OPENED).hand(2, "2d").pile("4c").drawing().round()
    table = seat(qtbot, phrases, state)
    table.click(bar_point(table, "Kc Kd Kh"))
    assert table.made == []
    assert table.widget.refusal_text()


def test_bars_can_be_switched_off(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    at = bar_point(table, "Kc Kd Kh")
    table.widget.set_options(replace(table.widget.options, shows_bars=False))
    assert table.widget.aids.bars == ()
    table.click(at)
    assert table.made == []
    table.widget.set_options(replace(table.widget.options, shows_bars=True))
    assert sorted(bar_texts(table)) == ["18", "aa 30"]


def test_bars_follow_the_order_of_the_hand(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    before = bar_point(table, "Kc Kd Kh")
    table.drag(table.at("2c"), (table.at("9s")[0] + 60, table.at("9s")[1]))
    assert bar_point(table, "Kc Kd Kh")[0] < before[0]


def test_a_large_hand_is_thought_about_when_nothing_moves(qtbot: QtBot, phrases: Phrases) -> None:
    faces = " ".join(f"{rank}{suit}" for suit in "cd" for rank in "23456789TJQ")
    table = seat(qtbot, phrases, position(faces))
    assert table.widget.aids.bars == ()
    qtbot.waitUntil(lambda: len(table.widget.aids.bars) > 0)


def test_the_plan_becomes_known_by_itself(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position())
    with qtbot.waitSignal(table.widget.aids.changed):
        pass
    plan = table.widget.aids.plan
    assert plan is not None
    assert plan.points == 48


def test_all_melds_are_laid_at_once(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position(opened=False))
    assert table.widget.lay_all()
    assert sorted(table.made) == ["meld 5d 6d 7d", "meld Kc Kd Kh"]
    assert not table.widget.lay_all()


def test_nothing_is_laid_where_the_minimum_is_out_of_reach(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, position(opened=False, minimum=60))
    assert not table.widget.lay_all()
    assert table.made == []


def test_if_a_meld_is_refused_the_others_come_back(
    qtbot: QtBot, phrases: Phrases, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seat(qtbot, phrases, position())
    attempt = table.game.attempt

    def refusing(move: Move) -> Refusal | None:
        if isinstance(move, LayMeld) and table.made:
            return Refusal(Reason.NOT_A_MELD)
        return attempt(move)

    monkeypatch.setattr(table.game, "attempt", refusing)
    before = table.hand
    assert not table.widget.lay_all()
    assert [text.split()[0] for text in table.made] == ["meld", "undo"]
    assert table.hand == before
    assert "meld" in table.widget.refusal_text()
