"""Nothing that a person can see, hear or try tells anything of the cards that are hidden from them.

Two matches look the same to the person, for what they cannot see was mixed in the one: so every text and
every picture must be the same too, whatever is asked and tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, TakeDiscards, Undo
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record import GameRecord
from rommedesk.engine.view import view_for
from rommedesk.store.record_file import create_record
from rommedesk.ui.commands import Does
from rommedesk.ui.table.step_notes import StepNotes
from tests.hidden import permute_hidden
from tests.playing import deal_round, make_move, new_record, random_move
from tests.ui.games import Play, programs
from tests.ui.test_accessible_names import below

POSITIONS = 2
"""Positions of each game that are looked at."""
TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


def own_turns(record: GameRecord, rng: Random) -> Iterator[GameRecord]:
    """The record at some turns of the first seat, in the middle of a turn too, while a round is played."""
    deal_round(record, rng)
    for _ in range(POSITIONS):
        for _ in range(rng.randint(1, 25)):
            if record.round is not None and record.round.result is None:
                make_move(record, random_move(record.round, rng), rng)
        while record.round is not None and record.round.result is None and record.round.to_move != 1:
            make_move(record, random_move(record.round, rng), rng)
        if record.round is None or record.round.result is not None:
            return
        yield record


def tries(record: GameRecord, rng: Random) -> Iterator[Move]:
    """What somebody may try in order to learn something; much of it is refused."""
    view = view_for(record, 1)
    names = [card.name for card in view.hand]
    yield from (Draw(1), TakeDiscards(1), TakeDiscards(1, 3), Pass(1), Undo(1))
    for _ in range(12):
        some = tuple(rng.sample(names, min(len(names), rng.randint(1, 4))))
        yield from (LayMeld(1, some), LayOff(1, some, 1), LayOff(1, some, 2), Discard(1, some[0]))


def everything(play: Play, record: GameRecord, path: Path, rng: Random) -> Mapping[str, object]:
    """All that the program shows and says of a match, by where it is found."""
    file = create_record(path, record)
    assert file.close() is None
    play.window.show()
    play.controller.resume(path)
    reader = play.window.table.reader
    play.qtbot.waitUntil(lambda: len(reader.proxies) > 10)
    play.settle()
    window, found = play.window, dict[str, object]()
    notes = window.findChild(StepNotes)
    assert notes is not None
    # What steps of the stairs bring is found out little by little, and told as far as it is known.
    play.qtbot.waitUntil(lambda: notes.values is None or not notes.values.missing())
    found["spots"] = window.table.spots()
    found["picture"] = window.grab().toImage()
    found["log"] = window.log.told.entries
    found["status"] = (window.status.said, window.status.accessibleName(), window.windowTitle())
    found["actions"] = {
        does: (action.text(), action.iconText(), action.toolTip(), action.isEnabled())
        for does, action in window.commands.actions.items()
    }
    found["window"] = texts(window)
    for move in tries(record, rng):
        refusal = play.controller.check(move)
        if refusal is not None:
            assert play.controller.attempt(move) == refusal
            found[f"{move} refused"] = (refusal, window.table.refusal_text())
    for does in (Does.SCORES, Does.RULES):
        window.commands[does].trigger()
        dialog = play.desk.open_dialog
        assert dialog is not None
        found[does] = (texts(dialog), dialog.grab().toImage())
        dialog.close()
    play.window.close()
    return found


def texts(widget: QWidget) -> list[tuple[str, ...]]:
    """What is said of everything in a window, tooltips included."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    said = [tuple(thing.text(kind) for kind in TEXTS) for thing in below(root)]
    return [*said, *((part.toolTip(), part.whatsThis()) for part in widget.findChildren(QWidget))]


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nothing_that_is_seen(
    qtbot: QtBot, tmp_path: Path, catalogues: Path, preset: str
) -> None:
    rng = Random(f"peek {preset}")
    rules = PRESETS[preset]
    QAccessible.setActive(True)
    try:
        with programs(qtbot, tmp_path, catalogues) as begin:
            is_seen = False
            for number, record in enumerate(own_turns(new_record(rules, 3, rng), rng)):
                other, seed = permute_hidden(record, 1, rng), rng.random()
                assert view_for(other, 1) == view_for(record, 1)
                assert other.round != record.round
                paths = tmp_path / f"{number}-a.romme", tmp_path / f"{number}-b.romme"
                one, two = (
                    everything(begin(), match, path, Random(seed))
                    for match, path in zip((record, other), paths, strict=True)
                )
                assert one.keys() == two.keys()
                assert [name for name in one if one[name] != two[name]] == []
                is_seen = True
            assert is_seen
    finally:
        QAccessible.setActive(False)
        QToolTip.hideText()
