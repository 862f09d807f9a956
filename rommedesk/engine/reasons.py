"""Why something was refused: codes and numbers, never sentences (rulebook 8 and 9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rommedesk.engine.swift import swiftly_made


class Reason(StrEnum):
    """The refusal codes of rulebook 9, in the order in which they are looked for."""

    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"
    DRAW_FIRST = "draw-first"
    ALREADY_DRAWN = "already-drawn"
    PICKUP_FORBIDDEN = "pickup-forbidden"
    PILE_EMPTY = "pile-empty"
    ONE_CARD_ONLY = "one-card-only"
    STOCK_EMPTY = "stock-empty"
    PASS_FORBIDDEN = "pass-forbidden"
    NOT_IN_HAND = "not-in-hand"
    NO_SUCH_MELD = "no-such-meld"
    NOT_A_MELD = "not-a-meld"
    ADJACENT_JOKERS = "adjacent-jokers"
    TOO_MANY_JOKERS = "too-many-jokers"
    TOO_EARLY = "too-early"
    NOT_OPENED = "not-opened"
    NOT_YOUR_MELD = "not-your-meld"
    DOES_NOT_FIT = "does-not-fit"
    SWAP_FORBIDDEN = "swap-forbidden"
    NO_JOKER = "no-joker"
    JOKER_LOCKED = "joker-locked"
    WRONG_CARD = "wrong-card"
    KEEP_A_DISCARD = "keep-a-discard"
    BELOW_OPENING = "below-opening"
    USE_THE_TAKEN_CARD = "use-the-taken-card"
    USE_THE_JOKER = "use-the-joker"
    TAKEN_CARD_BACK = "taken-card-back"
    LAST_CARD_MUST_BE_MELDED = "last-card-must-be-melded"
    NOTHING_TO_UNDO = "nothing-to-undo"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why a move is not legal, with the numbers a sentence about it may need.

    `points` and `minimum` come with `BELOW_OPENING` (reached and needed), `turn` and `first` with
    `TOO_EARLY` (the player's turn of the round and the first one in which cards may be put down), `have`
    with `PILE_EMPTY` (cards that lie there), `limit` with `TOO_MANY_JOKERS`.  `card` is the text of the
    card at fault, where there is one (`7h`, `*`), `needed` what would do for a swap: each a card (`7h`), or
    cards that it takes at once (`7h 7s`).
    """

    reason: Reason
    points: int | None = None
    minimum: int | None = None
    turn: int | None = None
    first: int | None = None
    have: int | None = None
    limit: int | None = None
    card: str | None = None
    needed: tuple[str, ...] = field(default=())


class IllegalMove(Exception):
    """`apply` was given a move that `check` refuses: a programming error, not a player's mistake."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal


class NotationError(ValueError):
    """Text that is no card, move or record; `position` counts characters of `text` from 0."""

    def __init__(self, text: str, position: int, detail: str = "") -> None:
        super().__init__(f"cannot read {text!r} at position {position}" + (f": {detail}" if detail else ""))
        self.text = text
        self.position = position
        self.detail = detail
