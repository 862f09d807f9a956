"""What a computer player answers: a move, and in codes what spoke for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import CardName, parse_names, write_names
from rommedesk.engine.moves import Move
from rommedesk.engine.swift import swiftly_made


class Motive(StrEnum):
    """What speaks for a move, or against it; each says which cards, and which number, come with it.

    The first ones are how the levels think and come with their moves; those from `GONE` on explain a move to
    a person, hold for what the view shows, and come with advice alone (see `hints.py`).
    """

    GOES_OUT = "goes-out"
    """It is part of a way out of the round."""
    OPENS = "opens"
    """It is part of the opening (the cards of all its melds).  In advice the number is what they count
    towards the minimum, with what was put down in this turn already."""
    MELDS = "melds"
    """It frees the hand of these cards, or scores them."""
    LAYS_OFF = "lays-off"
    """These cards find their place on the table."""
    SWAPS = "swaps"
    """The joker is worth more than these cards."""
    MUST_BE_USED = "must-be-used"
    """The taken card or swapped joker has to lie before the turn ends."""
    TAKES = "takes"
    """With the discard (or so many stairs) these cards can be melded or laid off.  In advice the card taken
    is put down in the rest of the turn."""
    DRAWS = "draws"
    """The discard is of no use (the discard, if there is one).  In advice the discard is named only if it may
    be taken, can be neither melded nor laid off now, and has no partner in the hand."""
    USELESS = "useless"
    """The card has no partner in the hand.  In advice: none in the whole hand, melds too, but for jokers."""
    LEAST_USEFUL = "least-useful"
    """The card is missed least, though it has partners."""
    HOLDS_BACK = "holds-back"
    """These cards could lie on the table, where they would help others too; nobody is about to go out.  In
    advice they are those of one meld, and are named only if the best way puts nothing down."""
    DENIES = "denies"
    """These cards are missed less, but the next seat might well use them."""
    KEEPS = "keeps"
    """What the hand cannot do without is not thrown away, so another card has to go."""
    TAKES_BACK = "takes-back"
    """The turn could not be ended otherwise."""
    NO_CARD = "no-card"
    """There is no card to draw, and none worth taking."""
    CHANCE = "chance"
    """Nothing; it was drawn by lot."""
    SAFE = "safe"
    """It is allowed, and no more was thought about it."""

    GONE = "gone"
    """The discard (first) needs a joker to be melded: of each two cards that would make a meld with it all
    copies of one (these) were seen, and lie neither in the hand nor where they could be taken, nor in a pile
    that is soon the stock again."""
    CANNOT_TAKE = "cannot-take"
    """The next seat may not take the discard (this card)."""
    SAFE_DISCARD = "safe-discard"
    """The next seat can neither meld the discard (this card) without a joker nor lay it off."""
    DANGER = "danger"
    """The next seat is known to hold what makes a meld with the discard (first the discard, then these)."""
    FREES_JOKER = "frees-joker"
    """The next seat may swap the discard (this card) for the joker of the meld of that number."""
    FITS_TABLE = "fits-table"
    """The next seat may lay the discard (this card) off on the meld of that number on the table."""
    COMPLETES = "completes"
    """The taken card (first) makes a meld with these cards of the hand."""
    LATER = "later"
    """What is taken may not be put down in this turn: so many points of the opening minimum are missing, or,
    if it is 0, it is too early for any melds."""
    KEPT = "kept"
    """What the taken card makes stays in the hand for now, which is allowed."""
    SHOWS = "shows"
    """The discard (first) would have to be put down in this turn, and that would show these cards."""
    UNNEEDED = "unneeded"
    """The melds of the hand are worth as much without the card (this one), whose partners lie in them."""
    NEEDS_JOKER = "needs-joker"
    """The discard (this card) can only be melded with a joker (see `GONE`)."""
    HIDES = "hides"
    """These cards, which could be melded, stay hidden from the others."""
    BREAKS = "breaks"
    """The discard (first) waits with these cards of the hand; so many unseen cards would make a meld."""
    KEEPS_PAIR = "keeps-pair"
    """These cards stay together in the hand; so many unseen cards would make them a meld."""
    WAITS_FOR = "waits-for"
    """Each of these cards would make a meld with two of the hand; so many of them were not seen yet."""
    SCORES = "scores"
    """The moves of the turn score so many points."""
    COSTS = "costs"
    """So many points are in the hand at the end of the turn."""
    DEAR = "dear"
    """The discard (this card) counts so many points in the hand."""
    HURRY = "hurry"
    """Another seat has only so many cards, so the round may soon be over; it speaks for putting down."""
    DOUBLE = "double"
    """The seat has put nothing down yet: going out in one turn later on counts more."""


AGAINST: frozenset[Motive] = frozenset(
    (Motive.LATER, Motive.DANGER, Motive.FREES_JOKER, Motive.FITS_TABLE, Motive.BREAKS, Motive.COSTS)
)
"""What speaks against a move."""


@dataclass(frozen=True, slots=True)
class Why:
    """One reason for a move."""

    motive: Motive
    cards: tuple[CardName, ...] = ()
    number: int = 0
    """What the motive counts; 0 where it counts nothing."""

    def __str__(self) -> str:
        head = f"{self.motive}:{self.number}" if self.number else self.motive.value
        return f"{head} {write_names(self.cards)}" if self.cards else head

    @classmethod
    def parse(cls, text: str) -> Why:
        """Read the text form, `motive:number cards`; raises `ValueError`."""
        head, _, names = text.partition(" ")
        motive, _, number = head.partition(":")
        return cls(Motive(motive), parse_names(names), int(number or 0))


@swiftly_made
@dataclass(frozen=True, slots=True)
class Answer:
    """A computer player's move and its reasons, the strongest first."""

    move: Move
    reasons: tuple[Why, ...]
