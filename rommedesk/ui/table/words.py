"""The short texts that stand on the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.table.deeds import Deed, weight_of

MOST_NAMED = 4
"""More cards are counted, not named, where there is little room."""


class TableWords(QObject):
    """Labels of stock and pile, marks of seats, what a drop would do."""

    def __init__(self, cards: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards

    def stock(self, count: int) -> str:
        """Below the stock."""
        return self.tr("Stock {count}").format(count=count)

    def pile(self) -> str:
        """Below the discard pile."""
        return self.tr("Discards", "label below the discard pile")

    def passes(self) -> str:
        """Below the place of an empty stock where a click passes."""
        return self.tr("Pass", "button on the place of the empty stock; ends the round")

    def hand_size(self, count: int) -> str:
        """On the own plate."""
        return self.tr("%n card(s)", "in the own hand", count)

    def opened(self, has_opened: bool) -> str:
        """Beside the mark that tells whether a player has opened."""
        if has_opened:
            return self.tr("opened", "mark of a seat that reached the opening minimum")
        return self.tr("not yet", "mark of a seat that has not opened")

    def points(self, points: int) -> str:
        """Beside the name of an owner of melds."""
        return self.tr("%n point(s)", "scored by the melds of an owner", points)

    def nobody(self) -> str:
        """Above melds of which no seat is the owner."""
        return self.tr("On the table", "above melds that nobody at the table laid")

    def oldest(self) -> str:
        """At the upper end of the stairs."""
        return self.tr("oldest", "upper end of the stairs")

    def newest(self) -> str:
        """At the lower end of the stairs."""
        return self.tr("newest", "lower end of the stairs")

    def take(self, count: int) -> str:
        """What a click on a step of the stairs does."""
        return self.tr("Take %n card(s)", "from the stairs", count)

    def meld_here(self, points: int | None) -> str:
        """What happens if the cards are dropped on the free table; `None` without telling what they count."""
        if points is None:
            return self.tr("Meld", "drop target")
        return self.tr("Meld: %n point(s)", "drop target", points)

    def lay_off_here(self, cards: Sequence[Card]) -> str:
        """What happens if the cards are dropped on a meld."""
        return self.tr("Lay off: {cards}", "drop target").format(cards=self._cards.row(cards))

    def swap_here(self, cards: Sequence[Card | CardName]) -> str:
        """What happens if the cards are dropped on a joker."""
        return self.tr("Swap: {cards}", "drop target").format(cards=self._cards.row(cards))

    def discard_here(self, card: Card) -> str:
        """What happens if the card is dropped on the pile."""
        return self.tr("Discard: {card}", "drop target").format(card=self._cards.sign(card))

    def tentative(self) -> str:
        """Beside the owner of melds that were laid in this turn."""
        return self.tr("can be taken back", "beside melds that were laid in this turn")

    def also_back(self) -> str:
        """Title of the note after a meld was taken back."""
        return self.tr("More came back")

    def came_back(self, cards: Sequence[Card]) -> str:
        """What had to be taken back with a meld."""
        return self.tr(
            "These cards were put down later, so they are in your hand again too: {cards}."
        ).format(cards=self._cards.row(cards))

    def gathered(self) -> str:
        """Name of the staging tray."""
        return self.tr("Gathered", "name of the tray for loose cards of the own hand")

    def gather_here(self) -> str:
        """In the empty staging tray."""
        return self.tr("Gather here", "empty tray for loose cards of the own hand")

    def counted(self, points: int, minimum: int) -> str:
        """The opening counter."""
        return self.tr("{points} of {minimum}", "points towards the opening").format(
            points=points, minimum=minimum
        )

    def lay_group(self, points: int | None) -> str:
        """On a group of the staging tray that can be laid."""
        if points is None:
            return self.tr("Meld", "button on gathered cards")
        return self.tr("Meld: {points}", "button on gathered cards; how many points they bring").format(
            points=points
        )

    def not_now(self, points: int | None) -> str:
        """On a group of the staging tray that is a meld but may not be laid now."""
        if points is None:
            return self.tr("Not now", "on gathered cards that may not be laid yet")
        return self.tr("Not now: {points}", "on gathered cards that may not be laid yet").format(
            points=points
        )

    def lacks_one(self) -> str:
        """On a group of the staging tray."""
        return self.tr("one missing", "on gathered cards that lack one to be a meld")

    def no_meld(self) -> str:
        """On a group of the staging tray."""
        return self.tr("no meld", "on gathered cards")

    def deeds(self, events: Sequence[Event]) -> tuple[Deed, ...]:
        """What a seat did in its turn, each thing as short as can be."""
        return tuple(
            Deed(told, weight_of(event), self._counted(event))
            for event in events
            if (told := self._deed(event))
        )

    def _deed(self, event: Event) -> str:
        match event:
            case Drew():
                return self.tr("draws", "short, after the name of a player")
            case Took(cards=cards):
                return self._some(
                    cards,
                    self.tr("takes {cards}", "short, after the name of a player"),
                    self._counted(event),
                )
            case Melded(meld=meld):
                return self._some(
                    meld.names,
                    self.tr("melds {cards}", "short, after the name of a player"),
                    self._counted(event),
                )
            case LaidOff(cards=cards):
                return self._some(
                    cards,
                    self.tr("lays off {cards}", "short, after the name of a player"),
                    self._counted(event),
                )
            case Swapped(cards=cards):
                return self.tr("swaps {cards} for a joker", "short, after the name of a player").format(
                    cards=self._cards.row(cards)
                )
            case Discarded(card=card):
                return self.tr("discards {card}", "short, after the name of a player").format(
                    card=self._cards.sign(card)
                )
            case Passed():
                return self.tr("passes", "short, after the name of a player")
            case Dealt() | Reshuffled() | Opened() | Undone() | TurnBegan() | RoundOver():
                return ""
            case _:
                assert_never(event)

    def _counted(self, event: Event) -> str:
        """The same without names, only how many cards; "" where that says nothing."""
        match event:
            case Took(cards=cards):
                return self.tr("takes %n card(s)", "short, after the name of a player", len(cards))
            case Melded(meld=meld):
                return self.tr("melds %n card(s)", "short, after the name of a player", len(meld.cards))
            case LaidOff(cards=cards):
                return self.tr("lays off %n card(s)", "short, after the name of a player", len(cards))
            case _:
                return ""

    def _some(self, cards: Sequence[Card | CardName], named: str, counted: str) -> str:
        """The cards by name where they are few."""
        return named.format(cards=self._cards.row(cards)) if len(cards) <= MOST_NAMED else counted

    def which_meld(self) -> str:
        """Title of the choice between what a joker may stand for."""
        return self.tr("What shall the joker stand for?")

    def which_move(self) -> str:
        """Title of the choice between a lay-off and a swap."""
        return self.tr("Lay off or swap?")

    def which_target(self) -> str:
        """Title of the choice between several melds."""
        return self.tr("Lay off where?")

    def several_to_discard(self) -> tuple[str, str]:
        """Title and text where several cards were brought to the pile."""
        return self.tr("Several cards are selected"), self.tr("Only one card can be discarded.")
