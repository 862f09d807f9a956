"""What the program and the process of the computer players write to each other: JSON lines.

Request:  {"version": 1, "id": 7, "seed": 1234, "level": "medium", "budget": 0, "view": {…}}
     or   {…, "wants": "advice"} for a person; without the field, or with "move", a move is wanted.
Answer:   {"id": 7, "move": "discard Kc", "reasons": […]}
     or   {"id": 7, "advice": {…}}, where the form of the advice is that of `advice_to_plain`;
     or   {"id": 7, "error": "bad-view", "detail": "…"}, where the id is null if none could be read.

All that an answer depends on stands in its request.  Moves are written as in the records (see `moves.py`),
views as `view_to_plain` writes them.  Unknown keys are passed over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeGuard

PLAYER_PROCESS = "--player-process"
"""The first argument that makes the program the process of the computer players, without any Qt."""

PROTOCOL = 1
"""The version of the requests; a process of another version refuses them."""


class Wish(StrEnum):
    """What a request asks for."""

    MOVE = "move"
    """The move of a computer player of the level."""
    ADVICE = "advice"
    """Advice for a person; the level is passed over."""


class Fault(StrEnum):
    """Why a line is no request or no answer, or why a request was not answered as it wished."""

    UNREADABLE = "unreadable"
    """The line is no JSON object in UTF-8."""
    OTHER_VERSION = "other-version"
    BAD_FIELD = "bad-field"
    """A field is missing or of the wrong kind; the detail names it."""
    BAD_VIEW = "bad-view"
    UNKNOWN_LEVEL = "unknown-level"
    FAILED = "failed"
    """The player raised an exception; the detail tells which and where."""


class ProtocolError(ValueError):
    """A line that is no request or no answer; `number` is its id if that could be read."""

    def __init__(self, fault: Fault, detail: str = "", number: int | None = None) -> None:
        super().__init__(f"{fault}: {detail}" if detail else str(fault))
        self.fault = fault
        self.detail = detail
        self.number = number


@dataclass(frozen=True, slots=True)
class Request:
    """One question to a computer player."""

    number: int
    """Comes back with the answer; `id` in the line."""
    seed: int
    """What all chance of the decision grows from."""
    level: str
    budget: int
    """How many worlds the player may look at; 0 leaves it to the level."""
    view: Mapping[str, object]
    """What the seat knows, in its plain form."""
    wants: Wish = Wish.MOVE
    """What is asked for."""

    def line(self) -> bytes:
        """The request as one line with its end."""
        return _written(
            {
                "version": PROTOCOL,
                "id": self.number,
                "seed": self.seed,
                "level": self.level,
                "budget": self.budget,
                "wants": self.wants,
                "view": self.view,
            }
        )


@dataclass(frozen=True, slots=True)
class Reply:
    """A computer player's move."""

    number: int
    move: str
    reasons: tuple[str, ...] = ()
    """Codes of what spoke for the move."""

    def line(self) -> bytes:
        """The answer as one line with its end."""
        return _written({"id": self.number, "move": self.move, "reasons": self.reasons})


@dataclass(frozen=True, slots=True)
class AdviceReply:
    """What a person is advised."""

    number: int
    advice: Mapping[str, object]
    """The advice in its plain form; whoever asked reads it."""

    def line(self) -> bytes:
        """The answer as one line with its end."""
        return _written({"id": self.number, "advice": self.advice})


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why there is neither a move nor advice."""

    number: int | None
    """`None` if the request was too broken to tell its number."""
    fault: Fault
    detail: str = ""

    def line(self) -> bytes:
        """The answer as one line with its end."""
        return _written({"id": self.number, "error": self.fault, "detail": self.detail})


def parse_request(line: bytes) -> Request:
    """Read a request; raises `ProtocolError`."""
    plain = _object(line)
    number = plain.get("id")
    if not _is_whole(number):
        raise ProtocolError(Fault.BAD_FIELD, "id")
    if plain.get("version") != PROTOCOL:
        raise ProtocolError(Fault.OTHER_VERSION, str(plain.get("version")), number)
    seed, budget, level, view = (plain.get(name) for name in ("seed", "budget", "level", "view"))
    if not _is_whole(seed):
        raise ProtocolError(Fault.BAD_FIELD, "seed", number)
    if not _is_whole(budget) or budget < 0:
        raise ProtocolError(Fault.BAD_FIELD, "budget", number)
    if not isinstance(level, str):
        raise ProtocolError(Fault.BAD_FIELD, "level", number)
    if not isinstance(view, dict):
        raise ProtocolError(Fault.BAD_FIELD, "view", number)
    try:
        wants = Wish(str(plain.get("wants", Wish.MOVE)))
    except ValueError:
        raise ProtocolError(Fault.BAD_FIELD, "wants", number) from None
    return Request(number, seed, level, budget, view, wants)


def parse_answer(line: bytes) -> Reply | AdviceReply | Complaint:
    """Read an answer; raises `ProtocolError`."""
    plain = _object(line)
    number = plain.get("id")
    if "error" in plain:
        if number is not None and not _is_whole(number):
            raise ProtocolError(Fault.BAD_FIELD, "id")
        try:
            fault = Fault(str(plain["error"]))
        except ValueError:
            raise ProtocolError(Fault.BAD_FIELD, "error", number) from None
        return Complaint(number, fault, str(plain.get("detail", "")))
    if not _is_whole(number):
        raise ProtocolError(Fault.BAD_FIELD, "id")
    if "advice" in plain:
        advice = plain["advice"]
        if not isinstance(advice, dict):
            raise ProtocolError(Fault.BAD_FIELD, "advice", number)
        return AdviceReply(number, advice)
    move, reasons = plain.get("move"), plain.get("reasons", [])
    if not isinstance(move, str):
        raise ProtocolError(Fault.BAD_FIELD, "move", number)
    if not isinstance(reasons, list) or not all(isinstance(reason, str) for reason in reasons):
        raise ProtocolError(Fault.BAD_FIELD, "reasons", number)
    return Reply(number, move, tuple(reasons))


def _written(plain: Mapping[str, object]) -> bytes:
    return json.dumps(plain, separators=(",", ":")).encode("ascii") + b"\n"


def _object(line: bytes) -> dict[str, object]:
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(Fault.UNREADABLE, str(error)) from None
    if not isinstance(plain, dict):
        raise ProtocolError(Fault.UNREADABLE, "no object")
    return plain


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
