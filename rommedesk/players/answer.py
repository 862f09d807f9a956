"""What a computer player answers: a move, and in codes what spoke for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import CardName, parse_names, write_names
from rommedesk.engine.moves import Move


class Motive(StrEnum):
    """What speaks for a move; the cards that come with it are named in brackets."""

    GOES_OUT = "goes-out"
    """It is part of a way out of the round."""
    OPENS = "opens"
    """It is part of the opening (the cards of all its melds)."""
    MELDS = "melds"
    """It frees the hand of these cards, or scores them."""
    LAYS_OFF = "lays-off"
    """These cards find their place on the table."""
    SWAPS = "swaps"
    """The joker is worth more than these cards."""
    MUST_BE_USED = "must-be-used"
    """The taken card or swapped joker has to lie before the turn ends."""
    TAKES = "takes"
    """With the discard (or so many stairs) these cards can be melded or laid off."""
    DRAWS = "draws"
    """The discard is of no use (the discard, if there is one)."""
    USELESS = "useless"
    """The dearest card without a partner in the hand."""
    LEAST_USEFUL = "least-useful"
    """No card is without a partner; this one is missed least."""
    HOLDS_BACK = "holds-back"
    """These cards could lie on the table, where they would help others too; nobody is about to go out."""
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


@dataclass(frozen=True, slots=True)
class Why:
    """One reason for a move."""

    motive: Motive
    cards: tuple[CardName, ...] = ()

    def __str__(self) -> str:
        return f"{self.motive} {write_names(self.cards)}" if self.cards else self.motive.value

    @classmethod
    def parse(cls, text: str) -> Why:
        """Read the text form; raises `ValueError`."""
        motive, _, names = text.partition(" ")
        return cls(Motive(motive), parse_names(names))


@dataclass(frozen=True, slots=True)
class Answer:
    """A computer player's move and its reasons, the strongest first."""

    move: Move
    reasons: tuple[Why, ...]
