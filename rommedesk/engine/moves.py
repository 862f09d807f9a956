"""The moves a seat can make and their text form (rulebook 5).

The text form is that of the rule vectors: `draw`, `take 3`, `meld 7h 8h *=9h`, `lay Ts > m2`, `swap 8h > m1`,
`discard Kc`, `pass`, `undo`.  `parse_move(str(move), move.seat) == move` for every move.
"""

from __future__ import annotations

from dataclasses import dataclass

from rommedesk.engine.cards import CardName, parse_names, write_names
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.swift import swiftly_made


@swiftly_made
@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock (rulebook 5.1); the stock is made anew first if it is empty (6)."""

    seat: int
    """The acting seat, 1 for the first."""

    def __str__(self) -> str:
        return "draw"


@swiftly_made
@dataclass(frozen=True, slots=True)
class TakeDiscards:
    """Take the newest cards of the discard pile instead of drawing (rulebook 5.1)."""

    seat: int
    """The acting seat, 1 for the first."""
    count: int = 1
    """How many cards from the top; more than one only with stairs."""

    def __str__(self) -> str:
        return "take" if self.count == 1 else f"take {self.count}"


@swiftly_made
@dataclass(frozen=True, slots=True)
class LayMeld:
    """Put a new meld on the table (rulebook 5.2)."""

    seat: int
    """The acting seat, 1 for the first."""
    cards: tuple[CardName, ...]
    """The cards in the written (dropped) order, which is kept if it is legal (rulebook 3)."""

    def __str__(self) -> str:
        return f"meld {write_names(self.cards)}"


@swiftly_made
@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld on the table, at one end or both (rulebook 5.2)."""

    seat: int
    """The acting seat, 1 for the first."""
    cards: tuple[CardName, ...]
    """The cards to add; the order does not matter."""
    meld: int
    """The number of the meld, 1 for the first one on the table."""

    def __str__(self) -> str:
        return f"lay {write_names(self.cards)} > m{self.meld}"


@swiftly_made
@dataclass(frozen=True, slots=True)
class SwapJoker:
    """Replace a joker on the table by the card it stands for (rulebook 5, *Joker swap*)."""

    seat: int
    """The acting seat, 1 for the first."""
    cards: tuple[CardName, ...]
    """One card, or two where a set of three needs both missing suits."""
    meld: int
    """The number of the meld, 1 for the first one on the table."""

    def __str__(self) -> str:
        return f"swap {write_names(self.cards)} > m{self.meld}"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card on the discard pile and end the turn (rulebook 5.3)."""

    seat: int
    """The acting seat, 1 for the first."""
    card: CardName

    def __str__(self) -> str:
        return f"discard {self.card}"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Pass:
    """Neither draw nor take where no card can be drawn; ends the round (rulebook 6)."""

    seat: int
    """The acting seat, 1 for the first."""

    def __str__(self) -> str:
        return "pass"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last step of the turn (rulebook 5, *Undo*)."""

    seat: int
    """The acting seat, 1 for the first."""

    def __str__(self) -> str:
        return "undo"


Move = Draw | TakeDiscards | LayMeld | LayOff | SwapJoker | Discard | Pass | Undo


_BARE_MOVES: dict[str, type[Draw] | type[Pass] | type[Undo]] = {"draw": Draw, "pass": Pass, "undo": Undo}


def parse_move(text: str, seat: int) -> Move:
    """Read the text form of a move of `seat`; raises `NotationError` with the position of the fault."""
    verb = text.partition(" ")[0]
    start = len(verb) + 1
    match verb:
        case "draw" | "pass" | "undo":
            if " " in text:
                raise NotationError(text, start, "nothing may follow")
            return _BARE_MOVES[verb](seat)
        case "take":
            return _parse_take(text, seat)
        case "meld":
            return LayMeld(seat, _names(text, start, len(text)))
        case "lay" | "swap":
            arrow = text.find(" > m", len(verb))
            number = text[arrow + 4 :]
            if (
                arrow < 0
                or not (number.isascii() and number.isdigit())
                or number.startswith("0")
                or len(number) > 3
            ):
                raise NotationError(
                    text, len(text) if arrow < 0 else arrow + 4, "the number of a meld is missing"
                )
            move = LayOff if verb == "lay" else SwapJoker
            return move(seat, _names(text, start, arrow), int(number))
        case "discard":
            names = _names(text, start, len(text))
            if len(names) != 1 or names[0].stands_for is not None:
                raise NotationError(text, start, "exactly one card")
            return Discard(seat, names[0])
        case _:
            raise NotationError(text, 0, "no such move")


def _parse_take(text: str, seat: int) -> TakeDiscards:
    if text == "take":
        return TakeDiscards(seat)
    number = text[5:]
    if not (number.isascii() and number.isdigit()) or number.startswith("0") or len(number) > 3:
        raise NotationError(text, min(5, len(text)), "a number of cards")
    return TakeDiscards(seat, int(number))


def _names(text: str, start: int, end: int) -> tuple[CardName, ...]:
    if start >= end:
        raise NotationError(text, min(start, len(text)), "no cards")
    try:
        names = parse_names(text[start:end])
    except NotationError as error:
        raise NotationError(text, start + error.position, error.detail) from None
    if not names:
        raise NotationError(text, start, "no cards")
    return names
