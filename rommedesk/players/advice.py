"""What a person is advised: the best move, what else could be done, and why; in codes, cards and points.

All of it follows from a `PlayerView` (see `hints.py`).  The plain form is made of values that JSON has, for
the way between the processes; moves, cards and reasons stand in it in their text forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any, NoReturn

from rommedesk.engine.cards import CardName, parse_names, write_names
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Draw, Move, Undo, parse_move
from rommedesk.engine.stairs_value import StepValue
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Why

Names = tuple[CardName, ...]


class AdviceError(ValueError):
    """Plain values that are no advice; the text names what is wrong."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to play on."""

    moves: tuple[Move, ...]
    """The rest of the turn as it is planned, as far as it can be known; the first is the one to play now.
    The others follow legally, and the turn can be ended after them."""
    reasons: tuple[Why, ...]
    """What speaks for it, the strongest first, and then what speaks against it."""
    cost: float = 0.0
    """So many points a round it is expected to be worse than the best; 0 for the best."""
    error: float = 0.0
    """The standard error of the cost: what is smaller than twice as much may be chance.  0 without worlds."""
    worlds: int = 0
    """How many worlds the cost was found in; 0 if it is a rough judgement without looking at any."""

    @property
    def move(self) -> Move:
        """The move to play now."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class Opening:
    """How far the hand comes towards the opening minimum."""

    melds: tuple[Names, ...]
    """The melds to put down: they reach the minimum, or come nearest to it."""
    points: int
    """What they count towards the minimum, with what was put down in this turn already."""
    missing: int
    """What they miss of it; 0 if the seat can open now."""
    laid: int = 0
    """What of the points lies there already, put down in this turn."""

    @property
    def is_possible(self) -> bool:
        """Whether the seat can open now."""
        return self.missing == 0


@dataclass(frozen=True, slots=True)
class StairsAdvice:
    """What taking so many cards of the stairs would do, if all is put down that can be (see `StepValue`)."""

    count: int
    """Cards taken."""
    melds: tuple[Names, ...]
    """The new melds with a card among them that is taken."""
    layoffs: Names
    """The cards taken that can be laid off."""
    points: int
    """What everything put down counts, melds and lay-offs of the hand alone too."""
    gain: int
    """What of this the hand alone would not bring."""
    hand: int
    """Cards in the hand after taking."""
    left: int
    """Cards still in the hand after putting down; the discard not taken off."""
    burden: int
    """What these count if the round ends now."""
    goes_out: bool
    """Whether the seat could go out in this turn."""
    is_stuck: bool
    """Whether the card taken may not be discarded in this turn."""
    cost: float = 0.0
    """So many points a round it is expected to be worse than the best move."""

    @classmethod
    def of(cls, value: StepValue, cost: float) -> StairsAdvice:
        """What the engine found out about a step, and how it is judged."""
        return cls(
            count=value.count,
            melds=tuple([meld.names for meld in value.melds]),
            layoffs=tuple([card.name for card in value.layoffs]),
            points=value.points,
            gain=value.gain,
            hand=value.hand,
            left=value.left,
            burden=value.cost,
            goes_out=value.goes_out,
            is_stuck=value.is_stuck,
            cost=cost,
        )


@dataclass(frozen=True, slots=True)
class Advice:
    """All that is advised in one position."""

    best: Suggestion
    alternatives: tuple[Suggestion, ...] = ()
    """What else could be done, the cheapest first; each begins with another move or follows another plan."""
    goes_out: tuple[Move, ...] = ()
    """A whole way out of the round from here; empty if there is none now, or none was found."""
    opening: Opening | None = None
    """How the hand stands to the opening minimum; `None` if there is none to reach any more."""
    steps: tuple[StairsAdvice, ...] = ()
    """Every step of the stairs that could be taken now, one card first; empty where there are no stairs."""


def is_playable(advice: Advice, view: PlayerView) -> bool:
    """Whether every row of moves in the advice is legal in the position of the view, one after the other."""
    rows = [advice.best.moves, *(other.moves for other in advice.alternatives), advice.goes_out]
    return all(follows(view.position, moves) for moves in rows)


def follows(position: Round, moves: tuple[Move, ...]) -> bool:
    """Whether these moves are legal one after the other; what comes after a draw or an undo no view tells."""
    for move in moves[:-1]:
        if isinstance(move, Draw | Undo) or check(position, move) is not None:
            return False
        position = apply(position, move).state
    return not moves or check(position, moves[-1]) is None


# ---- the plain form ----------------------------------------------------------------------------------


def advice_to_plain(advice: Advice) -> dict[str, Any]:
    """The advice in values that JSON knows."""
    opening = advice.opening
    return {
        "best": _suggestion_to_plain(advice.best),
        "alternatives": [_suggestion_to_plain(other) for other in advice.alternatives],
        "goes_out": [str(move) for move in advice.goes_out],
        "opening": None if opening is None else {**asdict(opening), "melds": _written(opening.melds)},
        "steps": [
            {**asdict(step), "melds": _written(step.melds), "layoffs": write_names(step.layoffs)}
            for step in advice.steps
        ],
    }


def advice_from_plain(plain: object, seat: int) -> Advice:
    """The advice for a seat out of its plain form; raises `AdviceError`."""
    try:
        return _read(_mapping(plain), seat)
    except (KeyError, OverflowError, ValueError) as error:
        raise AdviceError(f"{type(error).__name__}: {error}"[:200]) from None


def _read(plain: Mapping[str, object], seat: int) -> Advice:
    opening = plain["opening"]
    return Advice(
        best=_suggestion(plain["best"], seat),
        alternatives=tuple([_suggestion(other, seat) for other in _list(plain["alternatives"])]),
        goes_out=_moves(plain["goes_out"], seat),
        opening=None if opening is None else _opening(_mapping(opening)),
        steps=tuple([_step(_mapping(step)) for step in _list(plain["steps"])]),
    )


def _suggestion_to_plain(suggestion: Suggestion) -> dict[str, Any]:
    return {
        "moves": [str(move) for move in suggestion.moves],
        "reasons": [str(why) for why in suggestion.reasons],
        "cost": suggestion.cost,
        "error": suggestion.error,
        "worlds": suggestion.worlds,
    }


def _suggestion(plain: object, seat: int) -> Suggestion:
    fields = _mapping(plain)
    moves = _moves(fields["moves"], seat)
    if not moves:
        raise ValueError("a suggestion without a move")
    reasons = tuple([Why.parse(_text(why)) for why in _list(fields["reasons"])])
    return Suggestion(moves, reasons, _cost(fields["cost"]), _cost(fields["error"]), _whole(fields["worlds"]))


def _opening(fields: Mapping[str, object]) -> Opening:
    points, missing, laid = (_whole(fields[key]) for key in ("points", "missing", "laid"))
    return Opening(_melds(fields["melds"]), points, missing, laid)


def _step(fields: Mapping[str, object]) -> StairsAdvice:
    return StairsAdvice(
        count=_whole(fields["count"]),
        melds=_melds(fields["melds"]),
        layoffs=parse_names(_text(fields["layoffs"])),
        points=_whole(fields["points"]),
        gain=_whole(fields["gain"]),
        hand=_whole(fields["hand"]),
        left=_whole(fields["left"]),
        burden=_whole(fields["burden"]),
        goes_out=_switch(fields["goes_out"]),
        is_stuck=_switch(fields["is_stuck"]),
        cost=_cost(fields["cost"]),
    )


def _written(melds: tuple[Names, ...]) -> list[str]:
    return [write_names(meld) for meld in melds]


def _melds(plain: object) -> tuple[Names, ...]:
    return tuple([parse_names(_text(names)) for names in _list(plain)])


def _moves(plain: object, seat: int) -> tuple[Move, ...]:
    return tuple([parse_move(_text(move), seat) for move in _list(plain)])


def _mapping(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else _fail("object", value)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else _fail("list", value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else _fail("text", value)


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else _fail("whole number", value)


def _switch(value: object) -> bool:
    return value if isinstance(value, bool) else _fail("true or false", value)


def _cost(value: object) -> float:
    cost = value if isinstance(value, float) else float(_whole(value))
    return cost if isfinite(cost) else _fail("number of points", value)


def _fail(wanted: str, value: object) -> NoReturn:
    raise ValueError(f"no {wanted}: {value!r}")
