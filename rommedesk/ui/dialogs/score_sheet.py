"""The score sheet: a column a player, a line a round, and where the points of the last round come from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rommedesk.engine.rules import HandRummy, Scoring
from rommedesk.ui.dialogs.paper import (
    INK,
    OPENED,
    STRIP,
    STRIP_EDGE,
    CountedCards,
    Crown,
    Line,
    Name,
    Paper,
    noted,
    written,
)
from rommedesk.ui.dialogs.sheet_data import Remainder, Sheet
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.style import FIGURE, NAME, TEXT, TITLE
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.theme import LIGHT

ROW = 36
_ROUND_COLUMN, _COLUMN = 82, 104
_WIDE_MARGIN, _NARROW_MARGIN = 40, 20
_MANY_SEATS = 5
"""From so many on the margins are narrow."""
_INDENT = 10
"""Lines and grounds stand out so far beside what is written on them."""
_MOST_ROUNDS_SHOWN = 5


class ScoreSheet(Paper):
    """Shows a `Sheet`; `retranslate` says it in another language."""

    def __init__(
        self, sheet: Sheet, seating: Seating, phrases: Phrases, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(art.theme.paper, parent)
        self._sheet, self._seating, self._phrases, self._art = sheet, seating, phrases, art
        self._seats = range(1, len(sheet.standing.totals) + 1)
        self.title, self.subtitle = written(size=TITLE, bold=True), noted()
        self.round_title, self.total_title = noted(), written(size=NAME, bold=True, serif=False)
        self.names = {seat: Name() for seat in self._seats}
        self.scores: list[dict[int, QLabel]] = []
        self._out_words: list[QLabel] = []
        self.totals = {seat: written(size=TITLE, bold=True) for seat in self._seats}
        self.leads = {seat: noted() for seat in self._seats}
        self._scrolls: list[QScrollArea] = []
        self.strip_title = written(size=TEXT, bold=True, serif=False)
        self.strip_note = noted()
        self.empty_note = noted()
        self.counted: dict[int, CountedCards] = {}
        self.sums: dict[int, QLabel] = {}
        self._strip_names: dict[int, QLabel] = {}
        self.chips_title = noted()
        self.chips = {seat: written(size=FIGURE) for seat in self._seats}
        self._lay_out()
        self.retranslate()

    def _scroll(self, inside: QWidget) -> QScrollArea:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._scrolls.append(scroll)
        return scroll

    def retranslate(self) -> None:
        """Set every text anew."""
        for scroll in self._scrolls:
            scroll.setAccessibleName(self.tr("Score sheet"))
        rules, rounds = self._sheet.rules, len(self._sheet.results)
        self.title.setText(self.tr("Score sheet"))
        preset = self._phrases.rules.preset(self._sheet.preset)
        told = [preset, *self._phrases.rules.match_length(rules), self._what_is_good()]
        self.subtitle.setText(" · ".join(told))
        self.round_title.setText(self.tr("Round"))
        self.total_title.setText(self.tr("Total"))
        for seat in self._seats:
            name = self._phrases.name(self._seating, seat)
            colour = LIGHT.owner(seat, self._seating.own, len(self._seats))
            self.names[seat].show_person(name, colour)
            if seat in self._strip_names:
                self._strip_names[seat].setText(name)
        for word in self._out_words:
            word.setText(self.tr("out", "this player went out; beside the points of a round"))
        for seat, word in self.leads.items():
            word.setText(self._lead_word() if seat in self._sheet.leaders else "")
        self.strip_title.setText(self.tr("Round {number}: what was left in the hands").format(number=rounds))
        self.empty_note.setText(self.tr("The first round is still being played."))
        self.strip_note.setText(self._note())
        self.strip_note.setVisible(bool(self.strip_note.text()))
        self.chips_title.setText(self.tr("Chips"))
        for cards in self.counted.values():
            cards.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _what_is_good(self) -> str:
        if self._sheet.rules.scoring is Scoring.MELDS:
            return self.tr("many points are good")
        return self.tr("few points are good")

    def _lead_word(self) -> str:
        if self._sheet.standing.is_over:
            return self.tr("wins", "beside the total")
        return self.tr("leads", "beside the total")

    def _note(self) -> str:
        """How the points of the last round come about, as far as the sums do not say it."""
        sheet = self._sheet
        if not sheet.results:
            return ""
        last = sheet.results[-1]
        told = [self._phrases.events.round_end(last.end, last.winner, last.hand_rummy, self._seating)]
        if last.hand_rummy and sheet.rules.hand_rummy is HandRummy.DOUBLE:
            told.append(self.tr("A hand rummy counts double."))
        elif last.hand_rummy and sheet.rules.hand_rummy is HandRummy.PLUS_25:
            told.append(self.tr("After a hand rummy the others pay 25 more."))
        if sheet.melded and last.winner:
            told.append(
                self.tr("Points on the table {melded}, for the other hands {won}, together {total}.").format(
                    melded=sheet.melded[last.winner - 1],
                    won=sheet.won_from_others,
                    total=last.scores[last.winner - 1],
                )
            )
        return " ".join(told)

    # ---- layout ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        margin = (_NARROW_MARGIN if len(self._seats) >= _MANY_SEATS else _WIDE_MARGIN) - _INDENT
        column.setContentsMargins(margin, 20, margin, 12)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.setContentsMargins(_INDENT, 0, _INDENT, 0)
        head.addWidget(self.title)
        head.addWidget(self.subtitle, 1)
        self.subtitle.setWordWrap(True)
        self.subtitle.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(head)
        column.addSpacing(8)
        column.addLayout(self._head_row())
        column.addWidget(Line(2, colour=INK))
        if self._sheet.results:
            column.addWidget(self._rounds())
            column.addSpacing(10)
            strip = self._strip()
            column.addWidget(strip, 1)
            if not self._sheet.remainders:
                strip.hide()  # nothing could stand below its title
                column.addStretch(1)
        else:
            self.empty_note.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.empty_note.setMinimumHeight(2 * ROW)
            column.addWidget(self.empty_note, 1)
        column.addSpacing(8)
        column.addLayout(self._total_row())
        column.addWidget(Line(1, is_double=True, colour=INK))
        if any(self._sheet.standing.chips):
            column.addLayout(self._chips_row())

    def _row(self) -> QGridLayout:
        row = QGridLayout()
        row.setContentsMargins(_INDENT, 0, 0, 0)
        row.setSpacing(0)
        row.setColumnMinimumWidth(0, _ROUND_COLUMN - _INDENT)
        row.setColumnStretch(0, 1)
        for seat in self._seats:
            row.setColumnMinimumWidth(seat, _COLUMN)
            row.setColumnStretch(seat, 2)
        return row

    def _cell(self, *widgets: QWidget, is_filled: bool = False) -> QWidget:
        """A cell of a column; columns are equally wide, whatever stands in them."""
        cell = QWidget()
        cell.setFixedHeight(ROW)
        cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, _INDENT, 0)
        row.setSpacing(8)
        if not is_filled:
            row.addStretch(1)
        for widget in widgets:
            row.addWidget(widget)
        return cell

    def _head_row(self) -> QGridLayout:
        row = self._row()
        row.addWidget(self.round_title, 0, 0)
        for seat in self._seats:
            row.addWidget(self._cell(self.names[seat], is_filled=True), 0, seat)
        return row

    def _rounds(self) -> QWidget:
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for number, result in enumerate(self._sheet.results, 1):
            row, holder = self._row(), QWidget()
            holder.setLayout(row)
            row.addWidget(written(str(number), NAME), 0, 0)
            labels = {}
            for seat in self._seats:
                points = result.scores[seat - 1]
                is_free = points == 0 and seat == result.winner
                labels[seat] = written("–" if is_free else str(points))
                parts: list[QWidget] = [labels[seat]]
                if seat == result.winner:
                    self._out_words.append(noted())
                    parts.insert(0, self._out_words[-1])
                row.addWidget(self._cell(*parts), 0, seat)
            self.scores.append(labels)
            if number == len(self._sheet.results):
                holder.setObjectName("last")
                holder.setStyleSheet(f"#last {{ background: {OPENED}; }}")
            lines.addWidget(holder)
            lines.addWidget(Line())
        if len(self._sheet.results) <= _MOST_ROUNDS_SHOWN:
            return inside
        scroll = self._scroll(inside)
        scroll.setFixedHeight(_MOST_ROUNDS_SHOWN * (ROW + 1))
        bar = scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
        return scroll

    def _strip(self) -> QWidget:
        strip = QFrame()
        strip.setObjectName("strip")
        strip.setStyleSheet(
            f"#strip {{ background: {STRIP}; border: 1px solid {STRIP_EDGE}; border-radius: 6px; }}"
        )
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for line, remainder in enumerate(self._sheet.remainders):
            self._add_remainder(grid, line, remainder)
        grid.setRowStretch(len(self._sheet.remainders), 1)
        column = QVBoxLayout(strip)
        column.setContentsMargins(_INDENT - 1, 8, 4, 8)
        column.setSpacing(4)
        column.addWidget(self.strip_title)
        self.strip_note.setWordWrap(True)
        column.addWidget(self.strip_note)
        column.addWidget(self._scroll(inside), 1)
        return strip

    def _add_remainder(self, grid: QGridLayout, line: int, remainder: Remainder) -> None:
        seat = remainder.seat
        self._strip_names[seat] = written(size=TEXT, bold=True, serif=False)
        self.counted[seat] = CountedCards(remainder.cards, remainder.values, self._phrases.cards, self._art)
        self.sums[seat] = written(_sum_text(remainder), NAME, bold=True)
        self.sums[seat].setContentsMargins(0, 0, 0, 3)  # on the line of the values
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(self._strip_names[seat], line, 0, top)
        grid.addWidget(self.counted[seat], line, 1)
        grid.addWidget(self.sums[seat], line, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)

    def _total_row(self) -> QGridLayout:
        row = self._row()
        row.addWidget(self.total_title, 1, 0)
        for seat in self._seats:
            self.totals[seat].setText(str(self._sheet.standing.totals[seat - 1]))
            row.addWidget(self._cell(self.totals[seat]), 1, seat)
            if seat in self._sheet.leaders:
                mark = self._cell(Crown(), self.leads[seat])
                mark.setFixedHeight(20)
                row.addWidget(mark, 0, seat)
        return row

    def _chips_row(self) -> QGridLayout:
        row = self._row()
        row.addWidget(self.chips_title, 0, 0)
        for seat in self._seats:
            self.chips[seat].setText(f"{self._sheet.standing.chips[seat - 1]:+d}".replace("-", "−"))
            row.addWidget(self._cell(self.chips[seat]), 0, seat)
        return row


def _sum_text(remainder: Remainder) -> str:
    total = f"= {remainder.total}"
    if remainder.charged in (0, remainder.total):
        return total
    return f"{total} → {remainder.charged}"
