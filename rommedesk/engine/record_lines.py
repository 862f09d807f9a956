"""What a record is made of: one value for each line of its text, and what may be wrong with it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rommedesk.engine.cards import CardName, write_names
from rommedesk.engine.deal import Deal
from rommedesk.engine.match import Standing
from rommedesk.engine.moves import Move
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import RoundResult

Extra = Mapping[str, Any]
"""Keys that this program does not know, with their JSON values."""


class RecordFault(StrEnum):
    """What is wrong with a record."""

    EMPTY = "empty"
    NOT_TEXT = "not-text"
    """A line that is not UTF-8."""
    NOT_JSON = "not-json"
    """A line that is no JSON object, or one that names a key twice."""
    NOT_A_RECORD = "not-a-record"
    """The first line is no setup line."""
    NEWER_FORMAT = "newer-format"
    MISSING_KEY = "missing-key"
    WRONG_TYPE = "wrong-type"
    BAD_NOTATION = "bad-notation"
    """Cards or moves that cannot be read, or are not written in their one spelling."""
    BAD_RULES = "bad-rules"
    BAD_PLAYERS = "bad-players"
    UNEXPECTED_LINE = "unexpected-line"
    """A line of a kind that cannot stand there."""
    WRONG_PACK = "wrong-pack"
    """A deck or a new stock that does not hold exactly the cards it must."""
    WRONG_ORDER_OF_PLAY = "wrong-order-of-play"
    """A dealer, draw for high cards, playing order or round number that does not follow from the rules."""
    WRONG_FINGERPRINT = "wrong-fingerprint"
    ILLEGAL_MOVE = "illegal-move"
    WRONG_RESULT = "wrong-result"
    """A result that disagrees with the moves."""
    TORN = "torn"
    """The last line was not written to its end; what stands before it is whole."""


class RecordError(ValueError):
    """Text that is no record that can be played; nothing of it was repaired."""

    def __init__(self, fault: RecordFault, line: int, detail: str = "") -> None:
        super().__init__(f"line {line}: {fault}" + (f" ({detail})" if detail else ""))
        self.fault = fault
        self.line = line
        """The line at fault, 1 for the first."""
        self.detail = detail
        """What is at fault, as a code: a key, a rule, a refusal, a format version."""


class PlayerKind(StrEnum):
    """Who plays a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat."""

    id: str
    """Names the player across matches; no two players of a match share it."""
    name: str
    kind: PlayerKind
    level: str = ""
    """The level of a computer player; empty for people."""
    version: int = 0
    """The version of that level."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first deal of a match."""

    rules: RuleSet
    players: tuple[Player, ...]
    """By seat."""
    match_number: int = 1
    """By which the same match can be dealt again; `NO_NUMBER` where that is not so."""
    first_dealer: int = 0
    """The dealer of the first round, drawn by lot; 0 for nobody under `high-card` (rulebook 4)."""
    program: str = ""
    """The version of the program that began the match."""
    preset: str = ""
    """The preset that the rules came from, for people; the rules alone count."""
    started: str = ""
    """When the match began, in whatever form the caller chose; nothing depends on it."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealLine:
    """A round is dealt."""

    deal: Deal
    round_number: int
    salt: str
    """Hexadecimal digits that nobody can guess before the round is over."""
    fingerprint: str
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReshuffleLine:
    """The stock is made anew for the draw that follows."""

    order: tuple[CardName, ...]
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A move, an undo too."""

    move: Move
    stand_ins: tuple[int, ...] = ()
    """Seats of people for whom a computer player plays from here to the end of the round."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ResultLine:
    """A round is over, and the match with it if `standing` is given."""

    round_number: int
    result: RoundResult
    standing: Standing | None
    extra: Extra = field(default_factory=dict)
    match_extra: Extra = field(default_factory=dict)
    """Unknown keys beside those of the standing."""


Line = Setup | DealLine | ReshuffleLine | MoveLine | ResultLine


def fingerprint(salt: str, order: Iterable[CardName]) -> str:
    """The proof that a deck was not changed after the deal.

    The SHA-256, in lower-case hexadecimal digits, of the ASCII text made of the salt, one blank and the names
    of the whole deck, the top card first, separated by single blanks: `<salt> 7h Ts * …`.
    """
    return hashlib.sha256(f"{salt} {write_names(order)}".encode("ascii")).hexdigest()


def is_hexadecimal(text: str) -> bool:
    """Whether the text is made of lower-case hexadecimal digits, as salts and fingerprints are."""
    return bool(text) and not set(text) - set("0123456789abcdef")
