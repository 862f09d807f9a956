"""The log at the side as a reader has it: the newest entry in sight, unless one reads further up."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    RoundEnd,
    RoundOver,
    TurnBegan,
)
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME, RUMMY51
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.log_panel import Entry, LogText, entries
from rommedesk.ui.theme import LIGHT
from tests.builders import cards
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import seat

PEOPLE = ("A", "B"), ("#FFFFFF", "#000000")


def long_log(qtbot: QtBot, count: int) -> tuple[LogText, list[Entry]]:
    log = LogText()
    qtbot.addWidget(log)
    log.resize(240, 300)
    log.show()
    told = [
        Entry(1 + turn % 2, f"Turn {turn}: <b>Anna</b> draws from the stock. Discards.") for turn in range(99)
    ]
    log.show_entries(told[:count], *PEOPLE, LIGHT)
    return log, told


def test_the_newest_entry_is_in_sight(qtbot: QtBot) -> None:
    log, told = long_log(qtbot, 30)
    bar = log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    log.show_entries(told[:40], *PEOPLE, LIGHT)
    assert bar.value() == bar.maximum()


def test_who_reads_further_up_is_not_torn_away(qtbot: QtBot) -> None:
    log, told = long_log(qtbot, 30)
    bar = log.verticalScrollBar()
    bar.setValue(50)
    log.show_entries(told[:31], *PEOPLE, LIGHT)
    assert bar.value() == 50
    log.show_entries([Entry(2, "A new round."), *told[:60]], *PEOPLE, LIGHT)
    assert bar.value() == bar.maximum()


def test_a_whole_round_in_words(phrases: Phrases) -> None:
    (king, five), seven = cards("Ks 5d"), cards("7h")
    assert king.face is not None
    assert five.face is not None
    draws = (((1, five.face), (2, king.face)),)
    history = (
        Dealt(((), ()), seven[0], (2, 1), 80, draws),
        TurnBegan(2),
        Drew(2, None),
        Discarded(2, five),
        TurnBegan(1),
        Drew(1, king),
        Discarded(1, king),
        RoundOver(RoundEnd.WENT_OUT, 1, False, (0, 25), ((), ())),
    )
    told = entries(history, Seating(("", "Mia"), 1, RUMMY51), phrases.events)
    assert [(entry.seat, entry.text.replace("\u00a0", " ")) for entry in told] == [
        (2, "Drawn for the order of play: You 5♦, Mia K♠. Mia begins. 7♥ is turned up."),
        (2, "Mia draws from the stock. Discards 5♦."),
        (1, "You draw K♠ from the stock. Discard K♠."),
        (1, "You go out. Points of the round: You 0, Mia 25."),
    ]


def test_what_was_tried_and_taken_back_is_not_told(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(replace(ROMME, opening_points=30), 2).hand(1, "2c 5d 6d 7d 8d Kc Kd Kh 9s").hand(2, "2d 3d")
    table = seat(qtbot, phrases, sheet.pile("4c 5s").round())

    def told(own: int) -> str:
        seating = Seating(("Anna", "Boris"), own, ROMME)
        return " ".join(one.text for one in entries(table.game.view().history, seating, phrases.events))

    def play(*moves: str) -> None:
        for text in moves:
            table.game.step(parse_move(text, 1))

    before = told(1)
    play("meld 5d 6d 7d", "meld Kc Kd Kh", "lay 8d > m1", "undo", "undo")
    once = told(1)
    assert "7♦" in once
    assert not any(text in once for text in ("K♣", "8♦", "Opening", "take"))
    play("undo")
    assert told(1) == before
    assert told(2).count("K♣") == 1
    play("meld Kc Kd Kh")
    assert "K♣" in told(1)
    assert "Opening" in told(1)
