"""The values that rules can have, in words."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.rule_fields import RuleField, RuleKind
from rommedesk.engine.rules import (
    AcePlace,
    DiscardPickup,
    FinalDiscard,
    HandRummy,
    JokerSwap,
    LayoffFrom,
    LayoffOn,
    OpeningJokers,
    Scoring,
    SetSwap,
    Starter,
    StockExhausted,
)

Choice = (
    Starter
    | AcePlace
    | JokerSwap
    | SetSwap
    | OpeningJokers
    | LayoffFrom
    | LayoffOn
    | DiscardPickup
    | StockExhausted
    | FinalDiscard
    | Scoring
    | HandRummy
)


class RuleValues(QObject):
    """A value of a rule, with its unit where it is a number."""

    def value(self, field: RuleField, value: object) -> str:
        """The words for `value` of `field`."""
        match field.kind:
            case RuleKind.SWITCH:
                return self.tr("yes") if value else self.tr("no")
            case RuleKind.SEATS:
                assert isinstance(value, tuple)
                return self.tr("{fewest} to {most}").format(fewest=value[0], most=value[1])
            case RuleKind.NUMBER:
                assert value is None or isinstance(value, int)
                return self.number(field.name, value)
            case RuleKind.CHOICE:
                assert isinstance(value, Choice)
                return self.choice(value)
            case _:
                assert_never(field.kind)

    def number(self, name: str, value: int | None) -> str:
        """A number with its unit; what `None` means depends on the rule."""
        if value is None:
            return self._none(name)
        match name:
            case "packs" | "jokers" | "prize_stake":
                return str(value)
            case "extra_pack_from":
                return self.tr("from %n player(s) on", "", value)
            case "hand_size":
                return self.tr("%n card(s)", "", value)
            case "max_jokers_per_meld":
                return self.tr("at most %n", "jokers in a meld", value)
            case "opening_points" if value == 0:
                return self.tr("none needed", "points for the opening")
            case "first_meld_turn" if value == 1:
                return self.tr("from the first turn on")
            case "first_meld_turn":
                return self.tr("from turn {turn} on").format(turn=value)
            case "knocks" if value == 0:
                return self.tr("not allowed")
            case "knocks":
                return self.tr("%n time(s) a round", "", value)
            case "dead_round_after":
                return self.tr("after %n idle turn(s) of each", "", value)
            case "rounds":
                return str(value)
            case "prize_winner_percent":
                return self.tr("{percent} %").format(percent=value)
            case _:
                return self.tr("%n point(s)", "", value)

    def _none(self, name: str) -> str:
        match name:
            case "extra_pack_from":
                return self.tr("never", "one more pack")
            case "max_jokers_per_meld":
                return self.tr("any number")
            case "ace_run_middle":
                return self.tr("as at the top")
            case "unopened_penalty":
                return self.tr("none, the hand counts")
            case _:
                return self.tr("none", "no number of rounds, limit or target")

    def choice(self, value: Choice) -> str:
        """The words for one of the choices of a rule."""
        match value:
            case Starter() | StockExhausted() | FinalDiscard() | Scoring() | HandRummy():
                return self._course(value)
            case DiscardPickup():
                return self._pickup(value)
            case AcePlace():
                return self._ace(value)
            case JokerSwap() | SetSwap():
                return self._swap(value)
            case OpeningJokers() | LayoffFrom() | LayoffOn():
                return self._opening(value)
            case _:
                assert_never(value)

    def _course(self, value: Starter | StockExhausted | FinalDiscard | Scoring | HandRummy) -> str:
        match value:
            case Starter.LEFT_OF_DEALER:
                return self.tr("whoever sits left of the dealer")
            case Starter.DEALER:
                return self.tr("the dealer")
            case Starter.HIGH_CARD:
                return self.tr("the highest card decides")
            case StockExhausted.RESHUFFLE_KEEP_TOP:
                return self.tr("the discards are shuffled, the top one stays")
            case StockExhausted.RESHUFFLE_ALL:
                return self.tr("all discards are shuffled")
            case StockExhausted.PLAY_ON_THEN_END:
                return self.tr("play goes on from the pile until somebody passes")
            case FinalDiscard.REQUIRED:
                return self.tr("required")
            case FinalDiscard.FORBIDDEN:
                return self.tr("forbidden")
            case FinalDiscard.OPTIONAL:
                return self.tr("as you like")
            case Scoring.PENALTY:
                return self.tr("penalty points for the cards left in the hand")
            case Scoring.MELDS:
                return self.tr("points for the cards melded")
            case HandRummy.NONE:
                return self.tr("counts like any other")
            case HandRummy.DOUBLE:
                return self.tr("counts double")
            case HandRummy.PLUS_25:
                return self.tr("the others pay 25 more")
            case _:
                assert_never(value)

    def _pickup(self, value: DiscardPickup) -> str:
        match value:
            case DiscardPickup.ALWAYS:
                return self.tr("the top card, always")
            case DiscardPickup.MUST_USE:
                return self.tr("the top card, for immediate use")
            case DiscardPickup.AFTER_OPENING:
                return self.tr("the top card, after opening")
            case DiscardPickup.NEVER:
                return self.tr("never", "taking discards")
            case DiscardPickup.STAIRS:
                return self.tr("as stairs, any number of cards")
            case _:
                assert_never(value)

    def _ace(self, value: AcePlace) -> str:
        match value:
            case AcePlace.LOW_OR_HIGH:
                return self.tr("below the 2 or above the king")
            case AcePlace.CORNER:
                return self.tr("round the corner too")
            case AcePlace.HIGH:
                return self.tr("only above the king")
            case AcePlace.LOW:
                return self.tr("only below the 2")
            case _:
                assert_never(value)

    def _swap(self, value: JokerSwap | SetSwap) -> str:
        match value:
            case JokerSwap.REUSE:
                return self.tr("it must be used again at once")
            case JokerSwap.HAND:
                return self.tr("it may stay in the hand")
            case JokerSwap.NEVER:
                return self.tr("not allowed")
            case SetSwap.ANY_MISSING:
                return self.tr("a card of any missing suit")
            case SetSwap.FULL_SET_ONLY:
                return self.tr("the missing card of a set of four")
            case SetSwap.BOTH_MISSING:
                return self.tr("both missing cards at once")
            case _:
                assert_never(value)

    def _opening(self, value: OpeningJokers | LayoffFrom | LayoffOn) -> str:
        match value:
            case OpeningJokers.COUNT:
                return self.tr("count as the card they stand for")
            case OpeningJokers.ZERO:
                return self.tr("count nothing")
            case LayoffFrom.SAME_TURN:
                return self.tr("from the opening on")
            case LayoffFrom.NEXT_TURN:
                return self.tr("from the turn after the opening on")
            case LayoffOn.ANY:
                return self.tr("all melds")
            case LayoffOn.OWN:
                return self.tr("one's own melds only")
            case _:
                assert_never(value)
