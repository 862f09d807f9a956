"""The log: what happened in this round, turn by turn, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rommedesk.engine.events import Dealt, Event, RoundOver, TurnBegan
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.parts import PersonDot, Rule, label
from rommedesk.ui.rich_text import coloured
from rommedesk.ui.style import TEXT, Kind, dress, font
from rommedesk.ui.theme import LIGHT, Theme

MOST_ENTRIES = 80
"""Older turns of a long round are left out."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one seat did in one turn; `seat` 0 is nobody."""

    seat: int
    text: str
    """Rich text with names in bold."""


def entries(history: Sequence[Event], seating: Seating, phrases: EventPhrases) -> list[Entry]:
    """The history of a round as entries, a turn each; `seating` has marked names."""
    found: list[tuple[int, list[str]]] = []
    is_new = True
    for event in history:
        if isinstance(event, TurnBegan):
            is_new = True
            continue
        if isinstance(event, Dealt):
            seat = event.turn_order[0]
        elif isinstance(event, RoundOver):
            seat, is_new = event.winner, True
        else:
            seat = getattr(event, "seat", 0)  # nobody shuffles
        goes_on = bool(found) and not is_new and found[-1][0] == seat
        sentence = phrases.sentence(event, seating, goes_on=goes_on)
        if goes_on:
            found[-1][1].append(sentence)
        else:
            found.append((seat, [sentence]))
        # The first turn begins after the deal and is an entry of its own.
        is_new = isinstance(event, Dealt)
    return [Entry(seat, " ".join(told)) for seat, told in found]


class LogPanel(QWidget):
    """A panel at the right of the table with a heading, the entries, and a button that closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._theme = LIGHT
        self._entries: list[Entry] = []
        self._lines: list[_Line] = []
        self.title = label(TEXT, bold=True)
        self.close_button = QPushButton("×")
        dress(self.close_button, Kind.LINK)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.closed)
        self.round = label(kind="second")
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(16, 10, 16, 10)
        self._column.setSpacing(10)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
        head = QHBoxLayout()
        head.setContentsMargins(16, 4, 8, 4)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Rule())
        self.round.setContentsMargins(16, 8, 16, 0)
        column.addWidget(self.round)
        column.addWidget(self._scroll, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts of the panel itself anew."""
        self.title.setText(self.tr("Log"))
        self.close_button.setToolTip(self.tr("Close the log"))
        self.close_button.setAccessibleName(self.tr("Close the log"))

    @property
    def texts(self) -> list[str]:
        """What the entries say, as rich text."""
        return [entry.text for entry in self._entries]

    def show_round(self, text: str) -> None:
        """Say which round it is."""
        self.round.setText(f"— {text}" if text else "")

    def show_entries(
        self, shown: Sequence[Entry], letters: Sequence[str], colours: Sequence[str], theme: Theme
    ) -> None:
        """Show these entries; letters and colours of the dots are by seat."""
        shown = list(shown[-MOST_ENTRIES:])
        if theme is not self._theme:
            self._theme, self._entries = theme, []
        while len(self._lines) > len(shown):
            gone = self._lines.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        for place, entry in enumerate(shown):
            if place == len(self._lines):
                self._lines.append(_Line())
                self._column.insertWidget(place, self._lines[-1])
            elif place < len(self._entries) and self._entries[place] == entry:
                continue
            is_anybody = 0 < entry.seat <= len(letters)
            letter = letters[entry.seat - 1] if is_anybody else "–"
            colour = colours[entry.seat - 1] if is_anybody else theme.line
            self._lines[place].show_entry(coloured(entry.text, theme, is_marked=True), letter, colour)
        self._entries = shown

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self.rect().adjusted(0, 0, 1 - self.width(), 0)
        QPainter(self).fillRect(line, self.palette().color(QPalette.ColorRole.Mid))


class _Line(QWidget):
    """One entry: the dot of the person and what it did."""

    def __init__(self) -> None:
        super().__init__()
        self._dot = PersonDot()
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setFont(font(TEXT))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._dot, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)

    def show_entry(self, html: str, letter: str, colour: str) -> None:
        """Show an entry."""
        self._text.setText(html)
        self._dot.show_person(letter, colour)
