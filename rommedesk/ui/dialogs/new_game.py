"""The dialog in which a new match is put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import RuleProblem, problems, rules_to_plain
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.game_choice import GameChoice
from rommedesk.ui.dialogs.main_rules import MainRules
from rommedesk.ui.dialogs.preset_card import PresetCard
from rommedesk.ui.dialogs.seat_list import SeatList
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.parts import Rule, SideBySide, Surface, heading, label
from rommedesk.ui.style import TITLE, Kind, dress
from rommedesk.ui.table.art import CardArt

_CARDS_A_ROW, _CARDS_A_NARROW_ROW = 3, 2
_WIDE_FROM = 800
"""From this width of what is inside on people and rules stand beside each other."""
NARROWEST = 640
"""The longest choices of all languages need so much."""


class NewGameDialog(Dialog):
    """Preset, people and the most important rules; `chosen` brings the result."""

    chosen = Signal(object)
    """A `GameChoice` without problems."""

    def __init__(
        self,
        phrases: Phrases,
        art: CardArt,
        last: GameChoice,
        levels: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._options: dict[str, Any] = dict(last.options)
        self._preset = last.preset
        self.title = label(TITLE, bold=True)
        self.cards = {name: PresetCard(name, phrases, art) for name in PRESETS}
        self.people_title, self.rules_title = heading(), heading()
        self.seats = SeatList(phrases, levels)
        self.main_rules = MainRules(phrases)
        self.second_pack = label(kind="second", wraps=True)
        self.deck = label(kind="second", wraps=True)
        self.summary = label(kind="second", wraps=True)
        self.other_problem = label(kind="problem", wraps=True)
        self.cancel, self.deal = QPushButton(), QPushButton()
        dress(self.deal, Kind.PRIMARY)
        self.deal.setDefault(True)
        self.cancel.setAutoDefault(False)
        self._lay_out()

        self.seats.show_people(last, PRESETS[last.preset].players[1])
        for card in self.cards.values():
            card.clicked.connect(lambda _checked=False, card=card: self._choose_preset(card.preset))
        self.cards[self._preset].setChecked(True)
        self.seats.changed.connect(self._refresh)
        self.main_rules.changed.connect(self._change_rule)
        self.cancel.clicked.connect(self.reject)
        self.deal.clicked.connect(self.accept)
        self.retranslate()
        self.setMinimumSize(NARROWEST, 400)
        self.fit(QSize(912, 792))
        self.cards[self._preset].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def choice(self) -> GameChoice:
        """What is chosen now."""
        return GameChoice(
            self._preset,
            self.seats.own_name,
            self.seats.opponents,
            tuple(self._options.items()),
            self.seats.first,
            self.seats.mixed.isChecked(),
        )

    @property
    def problems(self) -> tuple[RuleProblem, ...]:
        """What is wrong with it."""
        choice = self.choice
        return problems(choice.rules, choice.seats)

    def accept(self) -> None:
        if not self.problems:
            self.chosen.emit(self.choice)
            super().accept()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self.title.setText(self.tr("New game"))
        self._scroll.setAccessibleName(self.tr("New game"))
        self.people_title.setText(self.tr("At the table"))
        self.rules_title.setText(self.tr("The main rules"))
        self.cancel.setText(self.tr("Cancel"))
        self.second_pack.setText(self.tr("From five players on a second pack is used."))
        for card in self.cards.values():
            card.retranslate()
        self.seats.retranslate()
        self.main_rules.retranslate()
        self._refresh()

    def _choose_preset(self, preset: str) -> None:
        self._preset = preset
        self._options = {}
        fewest, most = PRESETS[preset].players
        self.seats.seat_between(fewest, most)
        self._refresh()

    def _change_rule(self, name: str, value: object) -> None:
        if rules_to_plain(PRESETS[self._preset])[name] == value:
            self._options.pop(name, None)
        else:
            self._options[name] = value
        self._refresh()

    def _refresh(self) -> None:
        choice, found = self.choice, self.problems
        rules = choice.rules
        by_field = {problem.field: problem for problem in found}
        self.main_rules.show_rules(rules, choice.seats)
        self.main_rules.complain(by_field)
        players = by_field.pop("players", None)
        self.seats.complain(self._phrases.rules.problem(players) if players else "")
        others = [problem for name, problem in by_field.items() if name not in self.main_rules.fields]
        self.other_problem.setText(" ".join(self._phrases.rules.problem(problem) for problem in others))
        self.other_problem.setVisible(bool(others))
        self.second_pack.setVisible(rules.extra_pack_from is not None)
        self.deck.setText(self._phrases.rules.deck(rules, choice.seats))
        self.summary.setText(self._phrases.rules.summary(rules, choice.preset))
        self.deal.setText(self.tr("Deal") if choice.first is None else self.tr("Watch", "button"))
        self.deal.setEnabled(not found)

    def _lay_out(self) -> None:
        people, rules = QWidget(), QWidget()
        for part, parts in (
            (people, (self.people_title, self.seats, self.second_pack)),
            (rules, (self.rules_title, self.main_rules)),
        ):
            inside = QVBoxLayout(part)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(12)
            for widget in parts:
                inside.addWidget(widget)
            inside.addStretch(1)

        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(_Presets(list(self.cards.values())))
        column.addWidget(SideBySide((people, rules), _WIDE_FROM - 64, 40))
        column.addStretch(1)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(body)
        scroll.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)

        foot = Surface(QPalette.ColorRole.AlternateBase)
        foot_row = QHBoxLayout(foot)
        foot_row.setContentsMargins(32, 12, 32, 12)
        foot_row.setSpacing(8)
        told = QVBoxLayout()
        told.setSpacing(2)
        for line in (self.deck, self.summary, self.other_problem):
            told.addWidget(line)
        foot_row.addLayout(told, 1)
        foot_row.addSpacing(16)
        foot_row.addWidget(self.cancel)
        foot_row.addWidget(self.deal)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scroll, 1)
        whole.addWidget(Rule())
        whole.addWidget(foot)
        # Wrapped labels may not squeeze the buttons.
        self.cancel.setMinimumWidth(120)
        self.deal.setMinimumWidth(136)


class _Presets(QWidget):
    """The cards of the presets in as many columns as there is room for."""

    def __init__(self, cards: Sequence[PresetCard]) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._place(_CARDS_A_ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_wide = event.size().width() >= _WIDE_FROM - 64
        self._place(_CARDS_A_ROW if is_wide else _CARDS_A_NARROW_ROW)
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        # Beside each other in fewer columns the cards need less than they do now.
        narrow = _CARDS_A_NARROW_ROW * self._cards[0].minimumSizeHint().width() + self._grid.spacing()
        return QSize(narrow, super().minimumSizeHint().height())

    def _place(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self._cards):
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(_CARDS_A_ROW):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


def with_names(choice: GameChoice, phrases: Phrases) -> GameChoice:
    """The choice with a name for every computer player that was given none, no name twice."""
    names = phrases.players.first_names()
    taken = {one.name for one in choice.computers} | ({choice.own_name} if choice.first is None else set())
    # Whoever sits in the seat of the person has the last name, which nobody else needs.
    first, others = choice.first, choice.opponents
    if first is not None and not first.name:
        first = replace(first, name=next(name for name in reversed(names) if name not in taken))
        taken.add(first.name)
    free = iter([name for name in names if name not in taken])
    named = tuple(replace(one, name=one.name or next(free, "")) for one in others)
    return replace(choice, first=first, opponents=named)
