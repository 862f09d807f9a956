"""The demonstration: one round of Rommé by computer players in the real table, told in words and pictures."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, QTimer, Signal

from rommedesk.engine.events import Event, Opened
from rommedesk.engine.presets import ROMME
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import user_log
from rommedesk.store.troubles import trouble_of
from rommedesk.ui.dialogs.game_choice import Opponent
from rommedesk.ui.dialogs.sheet_data import Sheet, make_sheet
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.match_desk import computer_player
from rommedesk.ui.program import Program

_log = logging.getLogger(__name__)

DEAL_NUMBER = 7
"""A deal of a lively round that soon ends."""
SIZE = QSize(1280, 800)
PLAYERS, SHOWN_SEAT = 4, 1
_OPENED_BEFORE_PICTURE = 3
_COLUMN = 12


class Demo(QObject):
    """Plays the round and tells it; `finished` comes when the second picture is saved, or when it failed."""

    finished = Signal()

    def __init__(self, program: Program, folder: Path, tell: Callable[[str], object]) -> None:
        super().__init__(program.window)
        self._program, self._folder, self._tell = program, folder, tell
        self._opened = 0
        self._pictures: list[Path] = []
        self.failure = ""
        """In a sentence, why the demonstration ended before its time."""
        controller = program.controller
        controller.happened.connect(self._happened)
        controller.round_ended.connect(self._end)

    def begin(self) -> None:
        """Deal; everything else follows."""
        window, controller = self._program.window, self._program.controller
        # The desk would open the score sheet over the table.
        controller.round_ended.disconnect(self._program.desk.end_round)
        window.resize(SIZE)
        window.show()
        names = self._program.phrases.players.first_names()
        players = tuple(computer_player(seat, Opponent(name)) for seat, name in enumerate(names[:PLAYERS], 1))
        found = controller.new_match(replace(ROMME, rounds=1), players, DEAL_NUMBER, preset="romme")
        assert not found, found
        controller.show_seat(SHOWN_SEAT)

    def fail(self) -> None:
        """The program met a fault; the log has it."""
        text = self.tr(
            "The program met a fault that nobody expected. What happened stands in the log: {folder}"
        )
        self._stop(text.format(folder=user_log()))

    def _stop(self, failure: str) -> None:
        if not self.failure:
            self.failure = failure
            QTimer.singleShot(0, self.finished.emit)

    @property
    def _seating(self) -> Seating:
        seating = self._program.window.seating
        assert seating is not None
        return replace(seating, own=None)

    def _happened(self, events: Sequence[Event], view: PlayerView) -> None:
        if self.failure:
            return
        phrases = self._program.phrases
        told = [phrases.events.sentence(event, self._seating) for event in events]
        if line := " ".join(filter(None, told)):
            self._tell(line)
        self._opened += sum(isinstance(event, Opened) for event in events)
        if self._opened >= _OPENED_BEFORE_PICTURE and not self._pictures:
            self._take_picture()

    def _take_picture(self) -> None:
        window = self._program.window
        window.table.refresh()
        window.refresh()
        path = self._folder / f"table-{len(self._pictures) + 1}.png"
        written = QBuffer()
        written.open(QIODevice.OpenModeFlag.WriteOnly)
        window.grab().save(written, "PNG")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(written.data().data())
        except OSError as error:
            trouble = trouble_of(error, path)
            _log.warning("A picture cannot be saved: %s", trouble)
            self._stop(self._program.phrases.troubles.no_pictures(trouble))
            return
        self._pictures.append(path)

    def _end(self) -> None:
        record = self._program.controller.record
        assert record is not None
        for _ in range(2 - len(self._pictures)):
            if not self.failure:
                self._take_picture()
        if self.failure:
            return
        sheet = make_sheet(record.setup.rules, record.results, record.standing, record.round, "romme")
        self._tell("")
        self._tell(sheet_text(sheet, self._seating, self._program.phrases))
        self._tell("")
        name = self._program.phrases.name(self._seating, SHOWN_SEAT)
        self._tell(self.tr("The pictures show the table as {name} sees it.").format(name=name))
        for path in self._pictures:
            self._tell(self.tr("Picture: {path}").format(path=path))
        QTimer.singleShot(0, self.finished.emit)


def sheet_text(sheet: Sheet, seating: Seating, phrases: Phrases) -> str:
    """The score sheet for a terminal: names, a line a round, totals, and what was left in the hands."""
    seats = range(1, len(seating.names) + 1)
    names = [phrases.name(seating, seat) for seat in seats]

    def row(first: str, cells: Sequence[str]) -> str:
        return first.ljust(4) + "".join(cell.rjust(_COLUMN) for cell in cells)

    lines = [row("", names)]
    for number, result in enumerate(sheet.results, 1):
        lines.append(
            row(
                str(number),
                ["–" if seat == result.winner else str(result.scores[seat - 1]) for seat in seats],
            )
        )
    lines.append("=" * (4 + _COLUMN * len(names)))
    lines.append(row("", [str(total) for total in sheet.standing.totals]))
    for remainder in sheet.remainders:
        name, cards = names[remainder.seat - 1], phrases.cards.row(remainder.cards)
        sums = " + ".join(map(str, remainder.values))
        lines.append(f"{name}: {cards} = {sums} = {remainder.total}")
    return "\n".join(lines)
