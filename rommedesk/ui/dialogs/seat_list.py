"""The people of a new game: a line for each, one more, one less."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rommedesk.engine.rule_fields import MOST_SEATS
from rommedesk.ui.choosers import Choice
from rommedesk.ui.dialogs.controls import SettingRow, Switch
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.parts import CloseButton, PersonDot, label, wrapped
from rommedesk.ui.style import TEXT, Kind, dress, font
from rommedesk.ui.theme import LIGHT

LONGEST_NAME = 16
PERSON = "person"
"""Stands among the levels for somebody who plays."""


class SeatList(QWidget):
    """Oneself and one to five computer players with names and levels.

    A computer player can sit down in one's own seat too; then one watches.
    """

    changed = Signal()

    def __init__(self, phrases: Phrases, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._levels = tuple(levels)
        self.own = SeatLine(LIGHT.owners[0], (PERSON, *levels), self)
        self.own.forbid_removal()
        self._names = ["", ""]
        """What the person and the computer player in the own seat are called."""
        self.lines = [SeatLine(colour, levels, self) for colour in LIGHT.owners[1:MOST_SEATS]]
        self.mixed = Switch()
        self.mixed_row = SettingRow(self.mixed)
        self.mixed.chosen.connect(self._mix)
        self.add = QPushButton(self)
        dress(self.add, Kind.LINK)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        self.about_level = LevelNote()
        self._asked: SeatLine = self.lines[0]
        """The line whose level is spoken of: the one that was used last."""
        self.problem = label(kind="problem", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.own)
        self.own.name.textChanged.connect(self._name_changed)
        self.own.level.currentIndexChanged.connect(self._seat_other)
        for line in self.lines:
            column.addWidget(line)
            line.remove.clicked.connect(lambda _checked=False, line=line: self._remove(line))
            line.name.textChanged.connect(self._name_changed)
            line.level.currentIndexChanged.connect(self._level_changed)
        for line in (self.own, *self.lines):
            line.used.connect(partial(self._tell_of, line))
        column.addWidget(self.about_level)
        column.addWidget(self.add, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.mixed_row)
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

    @property
    def own_name(self) -> str:
        """The name of the person, also while a computer player sits in that seat."""
        return (self._names[False] if self._is_watched else self.own.name.text()).strip()

    @property
    def first(self) -> Opponent | None:
        """The computer player in the own seat; `None` if the person plays."""
        return Opponent(self.own.name.text().strip(), self.own.chosen_level) if self._is_watched else None

    def show_people(self, choice: GameChoice, most: int) -> None:
        """Show the people of a choice; not more than `most` may sit down, oneself included."""
        first = choice.first or Opponent(level=PERSON)
        self.own.show_level(first.level)
        self._names = [choice.own_name, first.name]
        self._seat_other()
        self._most = most
        unseated = [Opponent()] * len(self.lines)
        for line, opponent in zip(self.lines, [*choice.opponents, *unseated], strict=False):
            line.show_opponent(opponent)
        self.mixed.show_value(choice.is_mixed)
        self._mix()
        self._seat(min(len(choice.opponents), most - 1))

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
        self.about_level.make_room([self._about(level) for level in self._levels])
        self.own.retranslate(self._phrases)
        self.own.level.setAccessibleName(self.tr("Who plays in your seat"))
        self._name_own_seat()
        self.mixed_row.say(words.mixed(), words.mixed_text())
        *names, _ = words.first_names()
        for number, (line, name) in enumerate(zip(self.lines, names, strict=True), start=2):
            line.name.setPlaceholderText(name)
            line.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
            line.level.setAccessibleName(self.tr("Level of player {number}").format(number=number))
            line.remove.setToolTip(self.tr("Remove this player"))
            line.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
            line.retranslate(self._phrases)
        self._show_letters()
        self._show_add()
        self._tell_of(self._asked)

    def _tell_of(self, line: SeatLine, level: str = "") -> None:
        """Say what the level of this line foresees, or the one that is pointed at in its list."""
        self._asked = line
        level = level or line.told_level
        if not level:
            shown = (self.own, *self.lines[: self._count])
            level = next((one.told_level for one in shown if one.told_level), "")
        self.about_level.setText(self._about(level) if level else "")
        self.about_level.setVisible(bool(level))

    def _level_changed(self) -> None:
        self._tell_of(self._asked)
        self.changed.emit()

    def _about(self, level: str) -> str:
        words = self._phrases.players
        return self.tr("{level} – {text}", "a level, and what it remembers and foresees").format(
            level=words.level(level), text=words.level_text(level)
        )

    @property
    def _is_watched(self) -> bool:
        return self.own.chosen_level != PERSON

    def _seat_other(self) -> None:
        """Somebody else sits in the own seat; each keeps a name."""
        line, is_watched = self.own, self._is_watched
        line.name.setText(self._names[is_watched])
        self._name_own_seat()
        self._mix()

    def _name_own_seat(self) -> None:
        name = self.own.name
        if self._is_watched:
            name.setPlaceholderText(self._phrases.players.first_names()[-1])
            name.setAccessibleName(self.tr("Name of player {number}").format(number=1))
        else:
            name.setPlaceholderText(self.tr("You"))
            name.setAccessibleName(self.tr("Your name"))
        self._show_letters()

    def _mix(self) -> None:
        """Levels that are drawn by lot cannot be chosen."""
        for line in self.lines:
            line.draw_level(self.mixed.isChecked())
        self._tell_of(self._asked)
        self.changed.emit()

    def _name_changed(self) -> None:
        self._names[self._is_watched] = self.own.name.text()
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
        self._tell_of(self._asked if self._asked in (self.own, *self.lines[: self._count]) else self.lines[0])
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


class LevelNote(QLabel):
    """What a level remembers and foresees; as high for every level, so that nothing below it jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(font(TEXT))
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.setProperty("kind", "second")
        self._texts: tuple[str, ...] = ()

    def make_room(self, texts: Sequence[str]) -> None:
        """Be as high as the longest of these needs."""
        self._texts = tuple(texts)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        room, wraps = QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap
        return max(
            (self.fontMetrics().boundingRect(room, wraps, text).height() for text in self._texts), default=0
        )


class SeatLine(QWidget):
    """One person: dot, name, level, and a button to send it away."""

    used = Signal(str)
    """It has the keys, or a level of its list is pointed at: which; "" for the one that is chosen."""

    def __init__(self, colour: str, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self._is_drawn = False
        self._level = ""
        """What was chosen before levels are drawn by lot."""
        self.dot = PersonDot("", colour)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(120)
        self.level = Choice()
        for level in levels:
            self.level.addItem("", level)
        self.level.currentIndexChanged.connect(self._tell_of_level)
        self.level.activated.connect(lambda _number: self.used.emit(""))
        self.level.highlighted.connect(self._tell_of_pointed)
        for part in (self.name, self.level):
            part.installEventFilter(self)
        self.remove = CloseButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.dot)
        row.addWidget(self.name, 1)
        row.addWidget(self.level, 1)
        row.addWidget(self.remove)

    def forbid_removal(self) -> None:
        """Have no such button; the rest stays aligned with the other lines."""
        policy = self.remove.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.remove.setSizePolicy(policy)
        self.remove.hide()

    @property
    def chosen_level(self) -> str:
        """The level of the computer player."""
        return self._level if self._is_drawn else str(self.level.currentData())

    @property
    def told_level(self) -> str:
        """The level on show; "" for a person, and where it is drawn by lot."""
        return "" if self._is_drawn else self._level_at(self.level.currentIndex())

    def _level_at(self, number: int) -> str:
        level = str(self.level.itemData(number) or "")
        return "" if level == PERSON else level

    def _tell_of_pointed(self, number: int) -> None:
        """A level is pointed at; Qt says so too while another one is put into the closed list."""
        if self.level.view().isVisible():
            self.used.emit(self._level_at(number))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The line is used as soon as one of its parts has the keys."""
        if event.type() == QEvent.Type.FocusIn:
            self.used.emit("")
        return super().eventFilter(watched, event)

    def show_opponent(self, opponent: Opponent) -> None:
        """Show this computer player."""
        self.name.setText(opponent.name)
        self.show_level(opponent.level)

    def show_level(self, level: str) -> None:
        """Show that somebody of this level plays."""
        self._level = level
        if not self._is_drawn:
            self.level.setCurrentIndex(max(0, self.level.findData(level)))

    def draw_level(self, is_drawn: bool) -> None:
        """Show that the level is drawn by lot, or the one that was chosen."""
        level = self.chosen_level
        self._is_drawn = is_drawn
        self.level.setEnabled(not is_drawn)
        self.show_level(level)
        if is_drawn:
            self.level.setCurrentIndex(-1)

    def show_letter(self) -> None:
        """Put the first letter of the name on the dot."""
        name = self.name.text().strip() or self.name.placeholderText()
        self.dot.show_person(name[:1].upper(), self._colour)

    def retranslate(self, phrases: Phrases) -> None:
        """Set the names of the levels anew."""
        self.level.setPlaceholderText(phrases.players.drawn())
        for number in range(self.level.count()):
            level = str(self.level.itemData(number))
            words, is_person = phrases.players, level == PERSON
            self.level.setItemText(number, words.human() if is_person else words.level(level))
            told = words.level_text(level)
            self.level.setItemData(number, told, Qt.ItemDataRole.AccessibleDescriptionRole)
            self.level.setItemData(number, wrapped(told), Qt.ItemDataRole.ToolTipRole)
        self._tell_of_level()

    def _tell_of_level(self) -> None:
        """Say at the closed list what the chosen level remembers and foresees."""
        text = str(self.level.currentData(Qt.ItemDataRole.AccessibleDescriptionRole) or "")
        self.level.setToolTip(wrapped(text))
        self.level.setAccessibleDescription(text)
