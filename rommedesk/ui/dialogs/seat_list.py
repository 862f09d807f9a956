"""The people of a new game: a line for each, one more, one less."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rommedesk.engine.rule_fields import MOST_SEATS
from rommedesk.ui.choosers import Choice
from rommedesk.ui.dialogs.game_choice import Opponent
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.parts import CloseButton, PersonDot, label
from rommedesk.ui.style import Kind, dress
from rommedesk.ui.theme import LIGHT

LONGEST_NAME = 16


class SeatList(QWidget):
    """Oneself and one to five computer players with names and levels."""

    changed = Signal()

    def __init__(self, phrases: Phrases, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self.own = SeatLine(LIGHT.owners[0], (), self)
        self.lines = [SeatLine(colour, levels, self) for colour in LIGHT.owners[1:MOST_SEATS]]
        self.add = QPushButton(self)
        dress(self.add, Kind.LINK)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        self.problem = label(kind="problem", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.own)
        self.own.name.textChanged.connect(self._name_changed)
        for line in self.lines:
            column.addWidget(line)
            line.remove.clicked.connect(lambda _checked=False, line=line: self._remove(line))
            line.name.textChanged.connect(self._name_changed)
            line.level.currentIndexChanged.connect(self.changed)
        column.addWidget(self.add, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.problem)
        self._count = 0
        self._most = MOST_SEATS
        self.retranslate()

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The computer players in their seats."""
        return tuple(
            Opponent(line.name.text().strip(), line.chosen_level) for line in self.lines[: self._count]
        )

    def show_people(self, own_name: str, opponents: Sequence[Opponent], most: int) -> None:
        """Show these people; not more than `most` may sit down, oneself included."""
        self.own.name.setText(own_name)
        self._most = most
        for line, opponent in zip(self.lines, opponents, strict=False):
            line.show_opponent(opponent)
        self._seat(min(len(opponents), most - 1))

    def seat_between(self, fewest: int, most: int) -> None:
        """As many people as there are now, but not fewer and not more than that."""
        self._most = most
        self._seat(min(max(self._count, fewest - 1), most - 1))

    def complain(self, text: str) -> None:
        """Say what is wrong with the number of people; "" if nothing is."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def retranslate(self) -> None:
        """Set the texts anew."""
        words = self._phrases.players
        self.own.name.setPlaceholderText(self.tr("You"))
        self.own.name.setAccessibleName(self.tr("Your name"))
        self.own.kind.setText(words.human())
        for number, (line, name) in enumerate(zip(self.lines, words.first_names(), strict=True), start=2):
            line.name.setPlaceholderText(name)
            line.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
            line.level.setAccessibleName(self.tr("Level of player {number}").format(number=number))
            line.remove.setToolTip(self.tr("Remove this player"))
            line.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
            line.retranslate(self._phrases)
        self._show_letters()
        self._show_add()

    def _name_changed(self) -> None:
        self._show_letters()
        self.changed.emit()

    def _show_letters(self) -> None:
        for line in (self.own, *self.lines):
            line.show_letter()

    def _show_add(self) -> None:
        self.add.setText(self.tr("+ Player (up to {most})").format(most=self._most))
        self.add.setEnabled(self._count + 1 < self._most)

    def _seat(self, count: int) -> None:
        self._count = max(1, count)
        for number, line in enumerate(self.lines):
            line.setVisible(number < self._count)
            line.remove.setEnabled(self._count > 1)
        self._show_add()
        self.changed.emit()

    def _add(self) -> None:
        line = self.lines[self._count]
        line.show_opponent(Opponent())
        self._seat(self._count + 1)
        line.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, line: SeatLine) -> None:
        place = self.lines.index(line)
        staying = [*self.opponents[:place], *self.opponents[place + 1 :]]
        for left, opponent in zip(self.lines, [*staying, Opponent()], strict=False):
            left.show_opponent(opponent)
        self._seat(len(staying))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)


class SeatLine(QWidget):
    """One person: dot, name, level or what kind of player it is, and a button to send it away."""

    def __init__(self, colour: str, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self.dot = PersonDot("", colour)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(120)
        self.kind = label(kind="second")
        self.level = Choice()
        for level in levels:
            self.level.addItem("", level)
        self.level.currentIndexChanged.connect(self._tell_of_level)
        self.remove = CloseButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.dot)
        row.addWidget(self.name, 1)
        if levels:
            self.kind.setParent(None)
            row.addWidget(self.level, 1)
            row.addWidget(self.remove)
        else:
            # Aligned with the levels of the others.
            self.kind.setIndent(10)
            row.addWidget(self.kind, 1)
            row.addSpacing(CloseButton.SIDE + row.spacing())

    @property
    def chosen_level(self) -> str:
        """The level of the computer player."""
        return str(self.level.currentData())

    def show_opponent(self, opponent: Opponent) -> None:
        """Show this computer player."""
        self.name.setText(opponent.name)
        self.level.setCurrentIndex(max(0, self.level.findData(opponent.level)))

    def show_letter(self) -> None:
        """Put the first letter of the name on the dot."""
        name = self.name.text().strip() or self.name.placeholderText()
        self.dot.show_person(name[:1].upper(), self._colour)

    def retranslate(self, phrases: Phrases) -> None:
        """Set the names of the levels anew."""
        for number in range(self.level.count()):
            level = str(self.level.itemData(number))
            self.level.setItemText(number, phrases.players.level(level))
            self.level.setItemData(number, phrases.players.level_text(level), Qt.ItemDataRole.ToolTipRole)
        self._tell_of_level()

    def _tell_of_level(self) -> None:
        """Say at the closed list what the chosen level remembers and foresees."""
        text = str(self.level.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self.level.setToolTip(text)
        self.level.setAccessibleDescription(text)
