"""The rules in words: names and values of the fields, presets, problems, and which rules are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rule_fields import (
    FIELDS_BY_NAME,
    RULE_FIELDS,
    ProblemCode,
    RuleField,
    RuleGroup,
    RuleProblem,
)
from rommedesk.engine.rules import RuleSet
from rommedesk.ui.i18n.rule_values import RuleValues


class RulePhrases(QObject):
    """Everything that is said about a rule set."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values = RuleValues(self)

    def preset(self, name: str) -> str:
        """The name of a preset."""
        match name:
            case "romme":
                return self.tr("Rommé")
            case "romme-standard":
                return self.tr("Rommé (strict)")
            case "romme-ru":
                return self.tr("Russian Rommé")
            case "treppen":
                return self.tr("Treppenrommé")
            case "rummy51":
                return self.tr("Rummy 51")
            case _:
                return name

    def preset_text(self, name: str) -> str:
        """What is special about a preset, in a short sentence; "" for one that is not known."""
        match name:
            case "romme":
                return self.tr("Open with 30, and the top discard is always yours to take.")
            case "romme-standard":
                return self.tr("As at a real table: a discard only for immediate use.")
            case "romme-ru":
                return self.tr("Open with 40 and go out without a discard.")
            case "treppen":
                return self.tr("The discards are stairs: take as many as you like.")
            case "rummy51":
                return self.tr("Open with 51; the highest card begins.")
            case _:
                return ""

    def group(self, group: RuleGroup) -> str:
        """The heading of a group of rules."""
        match group:
            case RuleGroup.TABLE:
                return self.tr("Table")
            case RuleGroup.DEAL:
                return self.tr("Cards and deal")
            case RuleGroup.MELDS:
                return self.tr("Melds")
            case RuleGroup.JOKERS:
                return self.tr("Jokers")
            case RuleGroup.OPENING:
                return self.tr("Opening")
            case RuleGroup.DRAWING:
                return self.tr("Drawing")
            case RuleGroup.ENDING:
                return self.tr("End of the round")
            case RuleGroup.SCORING:
                return self.tr("Points")
            case RuleGroup.MATCH:
                return self.tr("Match")
            case _:
                assert_never(group)

    def field(self, name: str) -> str:
        """What a rule is called."""
        return self._field_names()[name]()

    def value(self, field: RuleField, rules: RuleSet) -> str:
        """The value of a rule, with its unit."""
        return self._values.value(field, getattr(rules, field.name))

    def line(self, field: RuleField, rules: RuleSet) -> str:
        """A rule and its value."""
        return self.tr("{rule}: {value}").format(rule=self.field(field.name), value=self.value(field, rules))

    def deck(self, rules: RuleSet, seats: int) -> str:
        """Who plays with which cards how long: a list, not a sentence."""
        told = [
            self.tr("%n player(s)", "", seats),
            self.tr("%n pack(s)", "", rules.packs_for(seats)),
        ]
        if jokers := rules.jokers_for(seats):
            told.append(self.tr("%n joker(s)", "", jokers))
        return " · ".join([*told, *self.match_length(rules)])

    def match_length(self, rules: RuleSet) -> list[str]:
        """What ends the match."""
        told = []
        if rules.rounds is not None:
            told.append(self.tr("%n round(s)", "", rules.rounds))
        if rules.limit is not None:
            told.append(self.tr("limit of %n point(s)", "", rules.limit))
        if rules.target is not None:
            told.append(self.tr("up to %n point(s)", "", rules.target))
        return told

    def changes(self, rules: RuleSet, preset: str) -> list[str]:
        """The rules that differ from those of a preset, where they have any effect."""
        base = PRESETS[preset]
        return [
            self.line(field, rules)
            for field in RULE_FIELDS
            if getattr(rules, field.name) != getattr(base, field.name)
            and (field.applies(rules) or field.applies(base))
        ]

    def summary(self, rules: RuleSet, preset: str) -> str:
        """Which rules are on, in a sentence: the preset, and what is different from it."""
        changes = self.changes(rules, preset)
        if not changes:
            return self.tr("The rules of {preset}, unchanged.").format(preset=self.preset(preset))
        return self.tr("The rules of {preset}, but: {changes}.").format(
            preset=self.preset(preset), changes="; ".join(changes)
        )

    def problem(self, problem: RuleProblem) -> str:
        """Why a rule set is refused, to be read beside the field that `problem` names."""
        rule = self.field(problem.field) if problem.field in FIELDS_BY_NAME else problem.field
        match problem.code:
            case ProblemCode.UNKNOWN_FIELD:
                return self.tr("There is no rule of the name “{rule}”.").format(rule=rule)
            case ProblemCode.WRONG_TYPE:
                return self.tr("{rule}: “{value}” is no such value.").format(rule=rule, value=problem.value)
            case ProblemCode.OUT_OF_RANGE:
                return self.tr("{rule}: only from {minimum} to {maximum}.").format(
                    rule=rule, minimum=problem.minimum, maximum=problem.maximum
                )
            case ProblemCode.UNKNOWN_CHOICE:
                return self.tr("{rule}: there is no choice “{value}”.").format(rule=rule, value=problem.value)
            case ProblemCode.SEATS_OUTSIDE:
                return self.tr("This game is for {minimum} to {maximum} players.").format(
                    minimum=problem.minimum, maximum=problem.maximum
                )
            case ProblemCode.NOT_ENOUGH_CARDS:
                most = problem.maximum or 0
                return self.tr("There are cards for a hand of %n at most with so many players.", "", most)
            case ProblemCode.NO_MATCH_END:
                return self.tr("The match would never end: choose a number of rounds, a limit or a target.")
            case ProblemCode.NEEDS_MELD_SCORING:
                return self.tr("{rule}: only where melds score.").format(rule=rule)
            case ProblemCode.NEEDS_PENALTY_SCORING:
                return self.tr("{rule}: only with penalty points.").format(rule=rule)
            case _:
                assert_never(problem.code)

    def _field_names(self) -> dict[str, Callable[[], str]]:
        return {
            "players": lambda: self.tr("Players"),
            "packs": lambda: self.tr("Packs of 52 cards"),
            "jokers": lambda: self.tr("Jokers"),
            "extra_pack_from": lambda: self.tr("One more pack"),
            "hand_size": lambda: self.tr("Cards for each"),
            "starter": lambda: self.tr("Who begins"),
            "starter_extra_card": lambda: self.tr("The first player gets one card more"),
            "turn_up": lambda: self.tr("A turned-up card begins the discard pile"),
            "ace": lambda: self.tr("Place of the ace"),
            "adjacent_jokers": lambda: self.tr("Jokers side by side in a run"),
            "max_jokers_per_meld": lambda: self.tr("Jokers in a meld"),
            "joker_swap": lambda: self.tr("Swapping a joker"),
            "joker_swap_in_set": lambda: self.tr("What frees the joker of a set"),
            "opening_points": lambda: self.tr("Points for the opening"),
            "opening_single_meld": lambda: self.tr("One meld alone must reach them"),
            "opening_jokers": lambda: self.tr("Jokers in the opening"),
            "first_meld_turn": lambda: self.tr("Cards may be put down"),
            "layoff_from": lambda: self.tr("Laying off and swapping"),
            "layoff_on": lambda: self.tr("Laying off on"),
            "equal_cards_in_set": lambda: self.tr("Two equal cards in a set"),
            "discard_pickup": lambda: self.tr("Taking from the discard pile"),
            "return_taken_card": lambda: self.tr("A card just taken may be discarded"),
            "stock_exhausted": lambda: self.tr("When the stock is empty"),
            "final_discard": lambda: self.tr("Going out with a discard"),
            "scoring": lambda: self.tr("What is counted"),
            "ace_set": lambda: self.tr("Ace in a set"),
            "ace_run_high": lambda: self.tr("Ace at the top of a run"),
            "ace_run_middle": lambda: self.tr("Ace inside a corner run"),
            "ace_run_low": lambda: self.tr("Ace at the bottom of a run"),
            "ace_hand": lambda: self.tr("Ace in the hand"),
            "joker_hand": lambda: self.tr("Joker in the hand"),
            "hand_rummy": lambda: self.tr("Hand rummy"),
            "hand_rummy_any_points": lambda: self.tr("Hand rummy below the opening minimum"),
            "hand_rummy_no_layoff": lambda: self.tr("Hand rummy by melds alone"),
            "unopened_penalty": lambda: self.tr("Fixed penalty for a hand that was never opened"),
            "knocks": lambda: self.tr("Knocking"),
            "dead_round_after": lambda: self.tr("A round in which nothing happens ends"),
            "winner_collects": lambda: self.tr("The winner collects what the others pay"),
            "rounds": lambda: self.tr("Rounds"),
            "limit": lambda: self.tr("Limit"),
            "target": lambda: self.tr("Target"),
            "prize_stake": lambda: self.tr("Stake in play chips"),
            "prize_winner_percent": lambda: self.tr("Share of the winner"),
            "prize_below": lambda: self.tr("The rest is shared by players below"),
        }


def applying_fields(rules: RuleSet, group: RuleGroup) -> list[RuleField]:
    """The rules of a group that have an effect beside the others."""
    return [field for field in RULE_FIELDS if field.group is group and field.applies(rules)]


def nearest_preset(rules: RuleSet) -> str:
    """The preset from which the rules differ least."""

    def differences(name: str) -> int:
        return sum(getattr(rules, field.name) != getattr(PRESETS[name], field.name) for field in RULE_FIELDS)

    return min(PRESETS, key=differences)
