"""The score sheet as a dialog: during a match, at the end of a round, at the end of the match."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.score_sheet import ScoreSheet
from rommedesk.ui.dialogs.sheet_data import Sheet
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.parts import Surface, label
from rommedesk.ui.style import NAME, Kind, dress
from rommedesk.ui.table.art import CardArt


class ScoreDialog(Dialog):
    """The sheet, who won if the match is over, and the way on."""

    next_round = Signal()
    new_game = Signal()

    def __init__(
        self,
        sheet: Sheet,
        seating: Seating,
        phrases: Phrases,
        art: CardArt,
        *,
        waits_for_next_round: bool,
        chips: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`chips` is one's own bankroll, if the match was played for a prize."""
        super().__init__(parent)
        self._standing, self._seating, self._phrases = sheet.standing, seating, phrases
        self._waits, self._chips = waits_for_next_round, chips
        self.sheet = ScoreSheet(sheet, seating, phrases, art)
        self.verdict = label(NAME, bold=True, wraps=True)
        self.close_button, self.go_on = QPushButton(), QPushButton()
        dress(self.go_on, Kind.PRIMARY)
        self.close_button.clicked.connect(self.reject)
        self.go_on.clicked.connect(self._go_on)
        has_more = waits_for_next_round or sheet.standing.is_over
        self.go_on.setVisible(has_more)
        self.close_button.setAutoDefault(not has_more)
        (self.go_on if has_more else self.close_button).setDefault(True)

        foot = Surface(QPalette.ColorRole.AlternateBase)
        row = QHBoxLayout(foot)
        row.setContentsMargins(40, 12, 40, 12)
        row.setSpacing(8)
        row.addWidget(self.verdict, 1)
        row.addWidget(self.close_button)
        row.addWidget(self.go_on)
        for button in (self.close_button, self.go_on):
            button.setMinimumWidth(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sheet, 1)
        column.addWidget(foot)
        self.setMinimumSize(640, 440)
        self.retranslate()
        self.fit(QSize(max(720, self.sheet.sizeHint().width() + 32), self._wanted_height(sheet)))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Scores"))
        self.close_button.setText(self.tr("Close"))
        self.go_on.setText(self.tr("Next round") if self._waits else self.tr("New game"))
        self.verdict.setText(self._verdict())

    def _verdict(self) -> str:
        if not self._standing.is_over:
            return ""
        told = [self._who_won(), self._who_lost(), self._bankroll()]
        return " ".join(filter(None, told))

    def _who_won(self) -> str:
        winners = self._standing.winners
        own = self._seating.own
        names = [self._phrases.name(self._seating, seat) for seat in winners]
        if winners == (own,):
            return self.tr("You win the match!")
        if len(winners) == 1:
            return self.tr("{name} wins the match.").format(name=names[0])
        return self.tr("These share the win: {names}.").format(names=", ".join(names))

    def _who_lost(self) -> str:
        losers = self._standing.losers
        if not losers:
            return ""
        names = [self._phrases.name(self._seating, seat) for seat in losers]
        return self.tr("Over the limit: {names}.").format(names=", ".join(names))

    def _bankroll(self) -> str:
        if self._chips is None:
            return ""
        return self.tr("You have %Ln chip(s) now.", "", self._chips)

    def _go_on(self) -> None:
        signal = self.next_round if self._waits else self.new_game
        super().accept()
        signal.emit()

    def _wanted_height(self, sheet: Sheet) -> int:
        remainders = min(80 * len(sheet.remainders), 400)
        chips = 36 if any(sheet.standing.chips) else 0
        return 316 + chips + 37 * min(len(sheet.results), 5) + max(remainders, 20)
