"""The rules of this table in words."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import RuleGroup
from rommedesk.engine.rules import RuleSet
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.rule_phrases import applying_fields, nearest_preset
from rommedesk.ui.parts import label
from rommedesk.ui.style import TITLE


class RulesDialog(Dialog):
    """Every rule that has an effect at this table, under its heading; what the preset has not is bold."""

    def __init__(
        self,
        rules: RuleSet,
        seats: int,
        phrases: Phrases,
        preset: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`preset` is the one that the rules came from; without it the nearest is taken."""
        super().__init__(parent)
        self._rules, self._seats, self._phrases = rules, seats, phrases
        self._preset = preset if preset in PRESETS else nearest_preset(rules)
        self.title = label(TITLE, bold=True)
        self.deck, self.summary = label(kind="second", wraps=True), label(wraps=True)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(8)
        for widget in (self.title, self.deck, self.summary):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.close_button)
        column.addLayout(row)
        self.retranslate()
        self.fit(QSize(640, 680))

    def retranslate(self) -> None:
        words = self._phrases.rules
        self.setWindowTitle(self.tr("Rules of this table"))
        self.title.setText(words.preset(self._preset))
        self.deck.setText(words.deck(self._rules, self._seats))
        self.summary.setText(words.summary(self._rules, self._preset))
        self.close_button.setText(self.tr("Close"))
        self.text.setAccessibleName(self.tr("Rules of this table"))
        self.text.setHtml("".join(self._group(group) for group in RuleGroup) + self._closing())

    def _group(self, group: RuleGroup) -> str:
        base, words = PRESETS[self._preset], self._phrases.rules
        fields, lines = applying_fields(self._rules, group), []
        if not fields:
            return ""
        for field in fields:
            is_changed = getattr(self._rules, field.name) != getattr(base, field.name)
            name, value = escape(words.field(field.name)), escape(words.value(field, self._rules))
            shown = f"<b>{value}</b>" if is_changed else value
            lines.append(
                f"<tr><td width='52%' style='padding: 3px 16px 3px 0'>{name}</td>"
                f"<td width='48%' style='padding: 3px 0'>{shown}</td></tr>"
            )
        table = "<table width='100%' cellspacing='0' cellpadding='0'>" + "".join(lines) + "</table>"
        return f"<h3>{escape(words.group(group))}</h3>{table}"

    def _closing(self) -> str:
        told = self.tr(
            "The program shuffles, deals and counts, so nothing can go wrong there;"
            " a wrong meld goes back to the hand and the turn goes on."
        )
        return f"<p>{escape(told)}</p>"
