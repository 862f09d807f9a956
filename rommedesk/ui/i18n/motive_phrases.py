"""What speaks for a move or against it, in clauses: parts of sentences without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import CardName
from rommedesk.engine.legality import check
from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Motive, Why
from rommedesk.ui.i18n.card_words import CardWords

MOST_NAMED = 4
"""Of more cards that are only mentioned the first ones are named."""

EXPLAINS = frozenset(
    (
        Motive.GONE,
        Motive.CANNOT_TAKE,
        Motive.SAFE_DISCARD,
        Motive.DEAR,
        Motive.COMPLETES,
        Motive.SCORES,
        Motive.HURRY,
    )
)
"""What may follow another clause behind a colon, because it says why that is so."""


class MotivePhrases(QObject):
    """A clause for every motive; cards stand in it in the case that it asks for."""

    def __init__(self, named: CardWords, touched: CardWords, parent: QObject | None = None) -> None:
        """`named` calls cards as the subject of a sentence, `touched` as its object."""
        super().__init__(parent)
        self._named = named
        self._touched = touched

    def clause(self, why: Why, view: PlayerView) -> str:
        """What speaks for a move of the seat that looks; "" if that cannot be said without its cards."""
        if not why.cards and why.motive in _OF_CARDS:
            return ""
        card, others = why.cards[:1], why.cards[1:]
        match why.motive:
            case Motive.GOES_OUT:
                return self.tr("you can go out now")
            case Motive.OPENS:
                return self.tr("you can open with {cards}").format(cards=self._some(why.cards))
            case Motive.MELDS:
                return self.meld(self._touched.row(why.cards))
            case Motive.LAYS_OFF:
                return self.tr("you can lay off {cards}").format(cards=self._object(why.cards))
            case Motive.SWAPS:
                return self.tr("for {cards} you get a joker").format(cards=self._object(why.cards))
            case Motive.MUST_BE_USED:
                return self.tr("you have to put {cards} on the table before your turn ends").format(
                    cards=self._object(why.cards)
                )
            case Motive.TAKES:
                return self.tr("you can use {cards} at once").format(cards=self._object(why.cards))
            case Motive.DRAWS:
                return self._draws(why, view)
            case Motive.NO_CARD:
                return self.tr("there is no card to draw, and none worth taking")
            case Motive.CHANCE:
                return self.tr("nothing speaks for one move more than for another")
            case Motive.SAFE:
                return self.tr("it is allowed, and nothing better was found")
            case Motive.TAKES_BACK:
                return self.tr("the turn cannot be ended like this")
            case Motive.HOLDS_BACK | Motive.HIDES:
                return self.held(why.motive, self._touched.row(why.cards))
            case Motive.LATER if why.number:
                return self.tr("you would still miss %n point(s) to open", "", why.number)
            case Motive.LATER:
                return self.tr("nothing may be put down in this turn yet")
            case Motive.KEPT:
                return self.tr("you need not put that down yet")
            case Motive.SHOWS:
                text = self.tr("{card} would have to be put down at once, which would show {others}")
                return text.format(card=self._object(card), others=self._touched.row(others))
            case Motive.DOUBLE:
                return self.tr("you have put nothing down yet, and going out all at once would count more")
            case Motive.HURRY:
                return self.tr("somebody has only %n card(s) left", "", why.number)
            case Motive.SCORES:
                return self.tr("this turn brings %n point(s)", "", why.number)
            case Motive.COSTS:
                return self.tr("%n point(s) stay in your hand", "", why.number)
            case Motive.COMPLETES:
                return self._completes(why.cards)
            case Motive.USELESS:
                text = self.tr("{card} goes with no other card in your hand")
                if _holds_joker(view):
                    text = self.tr("{card} goes with no other card in your hand but a joker")
                return text.format(card=self._subject(card))
            case Motive.UNNEEDED:
                return self.tr("{card} is needed for none of your melds").format(card=self._subject(card))
            case Motive.NEEDS_JOKER:
                text = self.tr("{card} can no longer become a meld")
                if view.position.rules.jokers_for(len(view.position.seats)):
                    text = self.tr("{card} can become a meld only with a joker now")
                return text.format(card=self._subject(card))
            case Motive.LEAST_USEFUL:
                return self.tr("{card} is the least useful card").format(card=self._subject(card))
            case Motive.KEEPS:
                return self.tr("you need all other cards more than {card}").format(card=self._subject(card))
            case Motive.DENIES:
                return self._denies(why.cards)
            case Motive.GONE:
                return self._gone(others)
            case Motive.CANNOT_TAKE:
                return self.tr("the next player may not take {card}").format(card=self._object(card))
            case Motive.SAFE_DISCARD:
                rules, seats = view.position.rules, len(view.position.seats)
                text = self.tr("the next player can neither meld nor lay off {card}")
                if rules.jokers_for(seats):
                    text = self.tr("without a joker the next player can neither meld nor lay off {card}")
                return text.format(card=self._object(card))
            case Motive.DEAR:
                return self.tr("{card} counts %n point(s) in the hand", "", why.number).format(
                    card=self._subject(card)
                )
            case Motive.DANGER:
                return self.tr("the next player holds {others}, and {card} would make a meld of that").format(
                    others=self._named.row(others), card=self._subject(card)
                )
            case Motive.FITS_TABLE:
                return self._on_meld(self.tr("the next player may lay off {card} on {meld}"), why, view)
            case Motive.FREES_JOKER:
                text = self.tr("the next player may swap {card} for the joker of {meld}")
                return self._on_meld(text, why, view)
            case Motive.WAITS_FOR:
                return self.tr("%n fitting card(s) may still come: {cards}", "", why.number).format(
                    cards=self._first(why.cards)
                )
            case Motive.BREAKS:
                return self.tr(
                    "this breaks up {cards}, for which %n fitting card(s) may still come", "", why.number
                ).format(cards=self._touched.row(why.cards))
            case Motive.KEEPS_PAIR:
                return self.tr(
                    "so {cards} stay together, for which %n fitting card(s) may still come", "", why.number
                ).format(cards=self._named.row(why.cards))
            case _:
                assert_never(why.motive)

    def meld(self, cards: str) -> str:
        """That these cards, or the cards of several melds, can be melded."""
        return self.tr("you can meld {cards}").format(cards=cards)

    def held(self, motive: Motive, melds: str) -> str:
        """That these melds stay in the hand: as what is best, or only as what comes of it."""
        if motive is Motive.HIDES:
            return self.tr("the others do not get to see {cards} yet").format(cards=melds)
        return self.tr(
            "{cards} had better stay in your hand for now, because on the table that would help the others"
        ).format(cards=melds)

    def useless_and_dear(self, why: Why, dear: Why, view: PlayerView) -> str:
        """That a card is of little use and counts much besides, which is no reason for it; "" of others."""
        match why.motive:
            case Motive.USELESS if _holds_joker(view):
                text = self.tr(
                    "{card} goes with no other card in your hand but a joker, and counts %n point(s) there",
                    "",
                    dear.number,
                )
            case Motive.UNNEEDED:
                text = self.tr(
                    "{card} is needed for none of your melds and counts %n point(s) in the hand",
                    "",
                    dear.number,
                )
            case Motive.USELESS:
                text = self.tr(
                    "{card} goes with no other card in your hand and counts %n point(s) there",
                    "",
                    dear.number,
                )
            case Motive.LEAST_USEFUL:
                text = self.tr(
                    "{card} is the least useful card and counts %n point(s) in the hand", "", dear.number
                )
            case _:
                return ""
        return text.format(card=self._subject(why.cards[:1]))

    def _draws(self, why: Why, view: PlayerView) -> str:
        if why.cards:
            return self.tr("you have no use for {card}").format(card=self._object(why.cards[:1]))
        if view.seat is not None and check(view.position, TakeDiscards(view.seat)) is not None:
            return self.tr("there is no discard for you to take")
        return self.tr("a new card promises more")

    def _denies(self, cards: Sequence[CardName]) -> str:
        text = self.tr("you would miss {cards} even less, but the next player might well use that card")
        if len(cards) > 1:
            text = self.tr("you would miss {cards} even less, but the next player might well use those cards")
        return text.format(cards=self._some(cards))

    def _gone(self, others: Sequence[CardName]) -> str:
        if not others:
            return self.tr("no card can come any more that goes with it")
        text = self.tr("{cards} is gone") if len(others) == 1 else self.tr("{cards} are all gone")
        return text.format(cards=self._named.row(others))

    def _on_meld(self, text: str, why: Why, view: PlayerView) -> str:
        """What may be done with a card at the meld of the number."""
        melds = view.position.melds
        if not 1 <= why.number <= len(melds):
            return ""
        meld = self._named.meld(melds[why.number - 1].meld)
        return text.format(card=self._object(why.cards[:1]), meld=meld)

    def _completes(self, cards: Sequence[CardName]) -> str:
        return self.tr("{card} makes a meld with {others}").format(
            card=self._subject(cards[:1]), others=self._named.row(cards[1:])
        )

    # ---- cards -------------------------------------------------------------------------------------------

    def _subject(self, cards: Sequence[CardName]) -> str:
        """A single card, of which something is said."""
        return self._named.subject(cards[0])

    def _object(self, cards: Sequence[CardName]) -> str:
        """Cards with which something is done."""
        return self._touched.some(tuple(cards))

    def _some(self, cards: Sequence[CardName]) -> str:
        """The first of these cards, as those with which something is done."""
        told = self._touched.some(tuple(cards[:MOST_NAMED]))
        return f"{told} …" if len(cards) > MOST_NAMED else told

    def _first(self, cards: Sequence[CardName]) -> str:
        """The first of these cards, of which something is said."""
        told = self._named.row(cards[:MOST_NAMED])
        return f"{told} …" if len(cards) > MOST_NAMED else told


def _holds_joker(view: PlayerView) -> bool:
    return any(card.is_joker for card in view.hand)


_OF_CARDS = frozenset(Motive) - {
    Motive.GOES_OUT,
    Motive.DRAWS,
    Motive.NO_CARD,
    Motive.CHANCE,
    Motive.SAFE,
    Motive.TAKES_BACK,
    Motive.LATER,
    Motive.KEPT,
    Motive.DOUBLE,
    Motive.HURRY,
    Motive.SCORES,
    Motive.COSTS,
}
"""Motives that say nothing without cards."""
