"""The log: what happened in this round, turn by turn, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QAbstractScrollArea, QHBoxLayout, QVBoxLayout, QWidget

from rommedesk.engine.events import (
    Dealt,
    Event,
    LaidOff,
    Melded,
    Opened,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.ui.accessibility.log_lines import LogLines
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.parts import DOT, CloseButton, Rule, label, paint_dot
from rommedesk.ui.rich_text import coloured
from rommedesk.ui.style import LINE_HEIGHT, TEXT, font
from rommedesk.ui.theme import LIGHT, Theme


@dataclass(frozen=True, slots=True)
class Entry:
    """What one seat did in one turn; `seat` 0 is nobody."""

    seat: int
    text: str
    """Rich text with names in bold."""


def entries(history: Sequence[Event], seating: Seating, phrases: EventPhrases) -> list[Entry]:
    """The history of a round as entries, a turn each; `seating` has marked names.

    What the own seat tried and took back is left out; of others it is told, for it was seen.
    """
    found: list[tuple[int, list[str]]] = []
    is_new = True
    for event in _without_tries(history, seating.own):
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
        if isinstance(event, RoundOver) and seating.tells_points:
            sentence += " " + phrases.round_points(event.scores, seating)
        if goes_on:
            found[-1][1].append(sentence)
        else:
            found.append((seat, [sentence]))
        # The first turn begins after the deal and is an entry of its own.
        is_new = isinstance(event, Dealt)
    return [Entry(seat, " ".join(told)) for seat, told in found]


def _without_tries(history: Sequence[Event], own: int | None) -> list[Event]:
    """The history without the steps that seat `own` has taken back."""
    told: list[Event] = []
    for event in history:
        if not isinstance(event, Undone) or event.seat != own:
            told.append(event)
            continue
        if told and isinstance(told[-1], Opened):
            del told[-1]  # it came with the meld before it
        if told and isinstance(told[-1], Took | Melded | LaidOff | Swapped):
            del told[-1]
    return told


class LogPanel(QWidget):
    """A panel at the right of the table with a heading, the entries, and a button that closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.title = label(TEXT, bold=True)
        self.close_button = CloseButton()
        self.close_button.clicked.connect(self.closed)
        self.round = label(kind="second")
        self.round.setContentsMargins(16, 8, 16, 8)
        self._below = Rule()
        self.told = LogText()
        head = QHBoxLayout()
        head.setContentsMargins(16, 4, 8, 4)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Rule())
        column.addWidget(self.round)
        column.addWidget(self._below)
        column.addWidget(self.told, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts of the panel itself anew."""
        self.title.setText(self.tr("Log"))
        self.told.setAccessibleName(self.tr("Log"))
        self.close_button.setToolTip(self.tr("Close the log"))
        self.close_button.setAccessibleName(self.tr("Close the log"))

    def show_round(self, text: str) -> None:
        """Say which round it is."""
        self.round.setText(text)
        for part in (self.round, self._below):
            part.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self.rect().adjusted(0, 0, 1 - self.width(), 0)
        QPainter(self).fillRect(line, self.palette().color(QPalette.ColorRole.Mid))


@dataclass(slots=True)
class _Line:
    """An entry as it is painted; its text is laid out once for a width."""

    entry: Entry
    letter: str
    colour: str
    document: QTextDocument
    top: float = 0
    height: float = 0


class LogText(QAbstractScrollArea):
    """The entries, the newest at the lower end; painted, for many labels take long to lay out."""

    MARGIN, GAP = 16, 10

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameStyle(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._theme = LIGHT
        self._lines: list[_Line] = []
        self.spoken = LogLines(self, self.viewport())

    @property
    def entries(self) -> list[Entry]:
        """What is shown."""
        return [line.entry for line in self._lines]

    def show_entries(
        self, shown: Sequence[Entry], letters: Sequence[str], colours: Sequence[str], theme: Theme
    ) -> None:
        """Show these entries; letters and colours of the dots are by seat.

        The newest one is in sight, unless the reader has scrolled up in the same round.
        """
        bar = self.verticalScrollBar()
        reads_on = bar.value() < bar.maximum() and [*shown[:1]] == self.entries[:1]
        known = self._lines if theme is self._theme else []
        self._theme = theme
        lines = []
        for place, entry in enumerate(shown):
            is_anybody = 0 < entry.seat <= len(letters)
            letter = letters[entry.seat - 1] if is_anybody else "–"
            colour = colours[entry.seat - 1] if is_anybody else theme.line
            old = known[place] if place < len(known) else None
            if old is not None and (old.entry, old.letter, old.colour) == (entry, letter, colour):
                lines.append(old)
            else:
                lines.append(_Line(entry, letter, colour, self._document(entry)))
        self._lines = lines
        at = bar.value()
        self._lay_out()
        bar.setValue(at if reads_on else bar.maximum())

    def _document(self, entry: Entry) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font(TEXT))
        html = coloured(entry.text, self._theme, is_marked=True)
        style = f"color:{self._theme.ink}; line-height:{LINE_HEIGHT}px"
        document.setHtml(f'<p style="{style}; margin:0">{html}</p>')
        document.setTextWidth(self._text_width)
        return document

    @property
    def _text_width(self) -> float:
        return max(60.0, self.viewport().width() - 2 * self.MARGIN - DOT - 8)

    def _lay_out(self) -> None:
        y = float(self.GAP)
        for line in self._lines:
            if line.document.textWidth() != self._text_width:
                line.document.setTextWidth(self._text_width)
            line.top, line.height = y, max(float(DOT), line.document.size().height())
            y += line.height + self.GAP
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, round(y) - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(24)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        is_at_end = bar.value() == bar.maximum()
        self._lay_out()
        if is_at_end:
            bar.setValue(bar.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self.verticalScrollBar().value())
        seen = QRectF(event.rect()).translated(0, self.verticalScrollBar().value())
        for line in self._lines:
            if line.top > seen.bottom() or line.top + line.height < seen.top():
                continue
            paint_dot(painter, QRectF(self.MARGIN, line.top, DOT, DOT), line.letter, line.colour)
            painter.save()
            painter.translate(self.MARGIN + DOT + 8, line.top)
            line.document.drawContents(painter)
            painter.restore()
