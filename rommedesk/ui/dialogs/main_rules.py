"""The rules that are asked for with every new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rommedesk.engine.rule_fields import RuleProblem
from rommedesk.engine.rules import DiscardPickup, RuleSet, Scoring
from rommedesk.ui.choosers import Choice, Segments
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.parts import Field

_NAME_WIDTH = 128
ENDLESS = "∞"
"""Any number of rounds, until points end the match."""
_SEGMENTS: dict[str, tuple[int | None, ...]] = {
    "opening_points": (0, 30, 40, 51),
    "jokers": (0, 2, 4, 6),
    "rounds": (1, 3, 5, 10, None),
}
_POINTS: dict[str, tuple[int | None, ...]] = {
    "limit": (100, 200, 300, 500, 1000, None),
    "target": (300, 500, 750, 1000, None),
}


class MainRules(QWidget):
    """Opening minimum, discard pick-up, jokers and what ends the match."""

    changed = Signal(str, object)
    """The name of a field and its new value, in plain form."""

    def __init__(self, phrases: Phrases, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._rules: RuleSet | None = None
        self._seats = 0
        self.segments = {name: Segments() for name in _SEGMENTS}
        self.pickup, self.limit, self.target = Choice(), Choice(), Choice()
        controls: dict[str, QWidget] = {
            "opening_points": self.segments["opening_points"],
            "discard_pickup": self.pickup,
            "jokers": self.segments["jokers"],
            "rounds": self.segments["rounds"],
            "limit": self.limit,
            "target": self.target,
        }
        self.fields = {name: Field(control, _NAME_WIDTH) for name, control in controls.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for field in self.fields.values():
            column.addWidget(field)
        column.addStretch(1)
        for name, segments in self.segments.items():
            segments.chosen.connect(lambda value, name=name: self.changed.emit(name, value))
        for name, control in (
            ("discard_pickup", self.pickup),
            ("limit", self.limit),
            ("target", self.target),
        ):
            control.setMinimumWidth(120)
            control.chosen.connect(lambda value, name=name: self.changed.emit(name, value))
        self.retranslate()

    def show_rules(self, rules: RuleSet, seats: int) -> None:
        """Show the values of these rules; jokers as many as so many people play with."""
        self._rules, self._seats = rules, seats
        for name, segments in self.segments.items():
            values = _with_value(_SEGMENTS[name], getattr(rules, name))
            texts = [self._text(name, one) for one in values]
            segments.offer(values, texts, getattr(rules, name))
        pickups = list(DiscardPickup)
        self.pickup.offer(pickups, [self._pickup_text(one) for one in pickups], rules.discard_pickup)
        for name, control in (("limit", self.limit), ("target", self.target)):
            values = _with_value(_POINTS[name], getattr(rules, name))
            texts = [self.tr("none", "no limit, no target") if one is None else str(one) for one in values]
            control.offer(values, texts, getattr(rules, name))
        self.fields["limit"].setVisible(rules.scoring is Scoring.PENALTY)
        self.fields["target"].setVisible(rules.scoring is Scoring.MELDS)

    def complain(self, problems: Mapping[str, RuleProblem]) -> None:
        """Say beside each field what is wrong with it."""
        for name, field in self.fields.items():
            problem = problems.get(name)
            field.complain(self._phrases.rules.problem(problem) if problem else "")

    def retranslate(self) -> None:
        """Set the texts anew."""
        names = {
            "opening_points": self.tr("Opening from", "so many points; beside a choice of numbers"),
            "discard_pickup": self.tr("Discard pile", "beside a choice of rules"),
            "jokers": self.tr("Jokers"),
            "rounds": self.tr("Rounds"),
            "limit": self.tr("Limit", "penalty points that end the match"),
            "target": self.tr("Target", "points that end the match"),
        }
        for name, field in self.fields.items():
            field.name.setText(names[name])
            field.control.setAccessibleName(names[name])
            field.control.setToolTip(self._phrases.rules.field(name))
        if self._rules is not None:
            self.show_rules(self._rules, self._seats)

    def _text(self, name: str, value: int | None) -> str:
        if value is None:
            return ENDLESS
        if name == "jokers":
            # With the extra pack come as many jokers again.
            assert self._rules is not None
            value = replace(self._rules, jokers=value).jokers_for(self._seats)
        return str(value)

    def _pickup_text(self, choice: DiscardPickup) -> str:
        match choice:
            case DiscardPickup.ALWAYS:
                return self.tr("take it always")
            case DiscardPickup.MUST_USE:
                return self.tr("take it to use it at once")
            case DiscardPickup.AFTER_OPENING:
                return self.tr("take it after opening")
            case DiscardPickup.NEVER:
                return self.tr("never take it")
            case DiscardPickup.STAIRS:
                return self.tr("take of its stairs")
            case _:
                assert_never(choice)


def _with_value(offered: Sequence[int | None], value: int | None) -> list[int | None]:
    """What is offered together with the value that is chosen, smallest first and none last."""
    numbers = sorted({one for one in (*offered, value) if one is not None})
    return [*numbers, *([None] if None in (*offered, value) else [])]
