"""The state of a round: one immutable value (rulebook 4 to 7).

`check` and `apply` (in `legality.py` and `transition.py`) are the only code that knows what may follow a
state. A computer player, a hint or the table holds a `Round` too: the one in its view, where every card
that the seat cannot see is `UNKNOWN`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Event, RoundEnd
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Move
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.swift import swiftly_made


class Phase(StrEnum):
    """What the seat to move may do (rulebook 5); `CLAIM` is kept for knocking."""

    DRAW = "draw"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


class Source(StrEnum):
    """Where the card of this turn came from."""

    NOTHING = "nothing"
    """Nothing drawn yet, or the starter's first turn with an extra card."""
    STOCK = "stock"
    PILE = "pile"


@swiftly_made
@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld that lies on the table."""

    meld: Meld
    laid_by: tuple[int, ...]
    """The seat that laid each of `meld.cards`; 0 for nobody at the table."""
    owner: int
    """The seat that put the meld down; 0 for nobody at the table."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Seat:
    """One player's side of the round."""

    hand: tuple[Card, ...]
    """In the order received, the newest card last."""
    opened: bool
    """Whether the seat may lay off and swap: it reached the opening minimum, in this turn or before."""
    has_put_down: bool
    """Whether it put down cards in an earlier turn of the round."""
    turns: int = 0
    """Turns of the round begun so far, the running one included."""
    score: int = 0
    """Points scored in the round so far; counts under meld scoring only."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat to move has done in the running turn; all of it is public."""

    source: Source = Source.NOTHING
    taken: Card | None = None
    """The single card taken from the discard pile in this turn."""
    swapped: tuple[Card, ...] = ()
    """Swapped jokers in the hand that must lie on the table again before the turn ends (`reuse`)."""
    laid: tuple[int, ...] = ()
    """Numbers of the melds put down in this turn."""
    points: int = 0
    """What those melds count towards the opening minimum."""
    was_opened: bool = False
    """Whether the seat was opened before this turn."""
    has_laid_off: bool = False
    """Whether it laid off or swapped in this turn."""

    @property
    def has_put_down(self) -> bool:
        """Whether anything was put on the table in this turn."""
        return self.has_laid_off or bool(self.laid)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    end: RoundEnd
    winner: int
    """The seat that went out; 0 for none."""
    hand_rummy: bool
    scores: tuple[int, ...]
    """By seat: penalties, or points won under meld scoring (rulebook 7)."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Round:
    """A round at one moment."""

    rules: RuleSet
    turn_order: tuple[int, ...]
    """All seats in playing order, the starter first."""
    seats: tuple[Seat, ...]
    to_move: int
    """The seat whose turn it is (of the one who ended the round once it is over)."""
    phase: Phase
    stock: tuple[Card, ...]
    """The top card is the first."""
    discard: tuple[Card, ...]
    """The top card is the last."""
    melds: tuple[TableMeld, ...] = ()
    turn: Turn = Turn()
    idle_turns: int = 0
    """Idle turns since the last card was put down (rulebook 6, *Dead rounds*)."""
    has_stock_run_out: bool = False
    """Whether the stock has been empty at any time."""
    result: RoundResult | None = None
    can_undo: bool = False
    """Whether a step of this turn can be taken back."""
    previous: Round | None = field(default=None, compare=False, repr=False)
    """The state before the last step of the turn that can be taken back; in views always `None`."""
    last_step: Move | None = field(default=None, compare=False, repr=False)
    """The move that led here from `previous`: what an undo would take back."""

    def seat(self, number: int) -> Seat:
        """The side of seat `number`, 1 for the first."""
        return self.seats[number - 1]

    @property
    def mover(self) -> Seat:
        """The side of the seat to move."""
        return self.seats[self.to_move - 1]

    def next_seat(self, after: int) -> int:
        """The seat that plays after seat `after`."""
        order = self.turn_order
        return order[(order.index(after) + 1) % len(order)]


@swiftly_made
@dataclass(frozen=True, slots=True)
class Step:
    """What `apply` made of a state and a move."""

    state: Round
    events: tuple[Event, ...]
