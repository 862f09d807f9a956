"""What happened, for records, logs, animation and memory.

The events of a step carry physical cards.  `Onlooker` turns them into what one seat saw: a card that the
seat could not see becomes `None`, all others are numbered as that seat's views number them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import Card, Face
from rommedesk.engine.melds import Meld
from rommedesk.engine.swift import swiftly_made


class RoundEnd(StrEnum):
    """How a round ended (rulebook 5 to 7)."""

    WENT_OUT = "went-out"
    PASSED = "passed"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The round was dealt; `hands` by seat, each in the order received (rulebook 4)."""

    hands: tuple[tuple[Card | None, ...], ...]
    turned_up: Card | None
    turn_order: tuple[int, ...]
    stock: int
    """Cards left in the stock."""
    high_cards: tuple[tuple[tuple[int, Face], ...], ...] = ()
    """The face-up cards that gave the playing order (`high-card`), as in `Deal`."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew the top card of the stock."""

    seat: int
    card: Card | None
    """`None` for everybody else."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Took:
    """A seat took the newest cards of the discard pile, the oldest of them first."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The stock was made anew from the discards (rulebook 6)."""

    stock: int
    """Cards in the new stock."""
    kept: Card | None
    """The top discard that stayed, if one did."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Melded:
    """A seat put a new meld on the table."""

    seat: int
    meld: Meld
    number: int
    """The number of the meld, 1 for the first one on the table."""
    points: int
    """What the meld counts by position (rulebook 3)."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class LaidOff:
    """A seat added cards to a meld."""

    seat: int
    cards: tuple[Card, ...]
    number: int
    meld: Meld
    """The meld as it is now."""
    points: int
    """What the cards scored under meld scoring, by position otherwise."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat replaced a joker by natural cards (two in a set that needs both)."""

    seat: int
    cards: tuple[Card, ...]
    joker: Card
    number: int
    meld: Meld
    """The meld as it is now."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat reached the opening minimum."""

    seat: int
    points: int


@swiftly_made
@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat put a card on the discard pile and ended its turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could or would not take a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back its last step; `undone` is the text form of the step."""

    seat: int
    undone: str


@swiftly_made
@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The next seat is to move."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round ended; all hands are shown now."""

    end: RoundEnd
    winner: int
    """0 for none."""
    hand_rummy: bool
    scores: tuple[int, ...]
    """Points of the round by seat: penalties, or points won under meld scoring."""
    hands: tuple[tuple[Card, ...], ...]


Event = (
    Dealt
    | Drew
    | Took
    | Reshuffled
    | Melded
    | LaidOff
    | Swapped
    | Opened
    | Discarded
    | Passed
    | Undone
    | TurnBegan
    | RoundOver
)
