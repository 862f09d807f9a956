"""Views in values that JSON knows, for the process of the computer players.

The form is compact and holds nothing but the view: a card is its number (see `Card`), a dataclass is the list
of its fields, an event is such a list behind the name of its kind; rules and moves are written as in records.
Both processes are of one program, so the form has no version of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Generic, NoReturn, TypeVar

from rommedesk.engine.cards import UNKNOWN, Card, Face
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.engine.moves import Move, parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.rule_fields import FIELDS_BY_NAME, RulesError, rules_to_plain, with_options
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, RoundResult, Seat, Source, TableMeld, Turn
from rommedesk.engine.view import PlayerView

LARGEST_PACK = 1000
"""More cards than any pack has: a number above it is a fault and not worth the memory."""

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=StrEnum)


class ViewError(ValueError):
    """Plain values that are no view; the text names what is wrong."""


@dataclass(frozen=True, slots=True)
class _Form(Generic[Value]):
    """How one kind of value is written and read."""

    write: Callable[[Value], Any]
    read: Callable[[Any], Value]
    """Raises `ViewError`."""


def _fail(wanted: str, value: Any) -> NoReturn:
    raise ViewError(f"{wanted}: {value!r}"[:200])


def _exactly(kind: type[Value]) -> _Form[Value]:
    """A value that JSON has itself; `True` is no number."""

    def read(value: Any) -> Value:
        return value if type(value) is kind else _fail(kind.__name__, value)

    return _Form(lambda value: value, read)


def _optional(form: _Form[Value]) -> _Form[Value | None]:
    return _Form(
        lambda value: None if value is None else form.write(value),
        lambda value: None if value is None else form.read(value),
    )


def _many(form: _Form[Value]) -> _Form[tuple[Value, ...]]:
    def read(value: Any) -> tuple[Value, ...]:
        return tuple(map(form.read, value)) if type(value) is list else _fail("list", value)

    return _Form(lambda values: list(map(form.write, values)), read)


def _choice(choices: type[Choice]) -> _Form[Choice]:
    known = {choice.value: choice for choice in choices}

    def read(value: Any) -> Choice:
        found = known.get(value) if type(value) is str else None
        return found if found is not None else _fail(choices.__name__, value)

    return _Form(lambda choice: choice.value, read)


def _record(kind: type[Value], *forms: _Form[Any]) -> _Form[Value]:
    """A dataclass as the list of its fields in their order."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    readers = [form.read for form in forms]
    writers = list(zip(names, [form.write for form in forms], strict=True))

    def write(value: Value) -> list[Any]:
        return [writer(getattr(value, name)) for name, writer in writers]

    def read(value: Any) -> Value:
        if type(value) is not list or len(value) != len(readers):
            _fail(kind.__name__, value)
        return kind(*[reader(part) for reader, part in zip(readers, value, strict=True)])

    return _Form(write, read)


def _read_card(value: Any) -> Card:
    card = Card(value) if type(value) is int and value >= 0 else _fail("card", value)
    try:
        is_card = card == UNKNOWN or card.is_joker or card.name.face is not None
    except IndexError:
        is_card = False
    return card if is_card else _fail("card", value)


def _read_face(value: Any) -> Face:
    return Face(value) if type(value) is int and 1 <= value <= 52 else _fail("face", value)


def _read_drawn(value: Any) -> tuple[int, Face]:
    """A seat and the card that it drew for the playing order."""
    if type(value) is not list or len(value) != 2:
        _fail("seat and face", value)
    return _NUMBER.read(value[0]), _read_face(value[1])


_NUMBER = _exactly(int)
_SWITCH = _exactly(bool)
_TEXT = _exactly(str)
_CARD: _Form[Card] = _Form(int, _read_card)
_CARDS = _many(_CARD)
_NUMBERS = _many(_NUMBER)
_FACE: _Form[Face] = _Form(int, _read_face)
_DRAWN: _Form[tuple[int, Face]] = _Form(lambda drawn: [drawn[0], int(drawn[1])], _read_drawn)
_MELD = _record(Meld, _choice(MeldKind), _CARDS, _many(_optional(_FACE)))
_END = _choice(RoundEnd)
_RESULT = _record(RoundResult, _END, _NUMBER, _SWITCH, _NUMBERS)
_SEATS = _many(_record(Seat, _CARDS, _SWITCH, _SWITCH, _NUMBER, _NUMBER))
_MELDS = _many(_record(TableMeld, _MELD, _NUMBERS, _NUMBER))
_TURN = _record(Turn, _choice(Source), _optional(_CARD), _CARDS, _NUMBERS, _NUMBER, _SWITCH, _SWITCH)

_EVENTS: dict[type[Event], tuple[str, _Form[Any]]] = {
    Dealt: (
        "dealt",
        _record(
            Dealt, _many(_many(_optional(_CARD))), _optional(_CARD), _NUMBERS, _NUMBER, _many(_many(_DRAWN))
        ),
    ),
    Drew: ("drew", _record(Drew, _NUMBER, _optional(_CARD))),
    Took: ("took", _record(Took, _NUMBER, _CARDS)),
    Reshuffled: ("reshuffled", _record(Reshuffled, _NUMBER, _optional(_CARD))),
    Melded: ("melded", _record(Melded, _NUMBER, _MELD, _NUMBER, _NUMBER)),
    LaidOff: ("laid-off", _record(LaidOff, _NUMBER, _CARDS, _NUMBER, _MELD, _NUMBER)),
    Swapped: ("swapped", _record(Swapped, _NUMBER, _CARDS, _CARD, _NUMBER, _MELD)),
    Opened: ("opened", _record(Opened, _NUMBER, _NUMBER)),
    Discarded: ("discarded", _record(Discarded, _NUMBER, _CARD)),
    Passed: ("passed", _record(Passed, _NUMBER)),
    Undone: ("undone", _record(Undone, _NUMBER, _TEXT)),
    TurnBegan: ("turn-began", _record(TurnBegan, _NUMBER)),
    RoundOver: ("round-over", _record(RoundOver, _END, _NUMBER, _SWITCH, _NUMBERS, _many(_CARDS))),
}
_EVENT_FORMS = dict(_EVENTS.values())


def _write_event(event: Event) -> list[Any]:
    name, form = _EVENTS[type(event)]
    return [name, *form.write(event)]


def _read_event(value: Any) -> Event:
    if type(value) is not list or not value or type(value[0]) is not str or value[0] not in _EVENT_FORMS:
        _fail("event", value)
    event: Event = _EVENT_FORMS[value[0]].read(value[1:])
    return event


def _read_rules(value: Any) -> RuleSet:
    if type(value) is not dict or value.keys() != FIELDS_BY_NAME.keys():
        _fail("rules", value)
    try:
        return with_options(ROMME, value)
    except RulesError as error:
        raise ViewError(str(error)) from None


def _read_step(value: Any, seat: int) -> Move | None:
    """The step that an undo would take back; it is always one of the seat to move."""
    if value is None:
        return None
    try:
        return parse_move(_TEXT.read(value), seat)
    except NotationError as error:
        raise ViewError(str(error)) from None


_PARTS: dict[str, _Form[Any]] = {
    "turn_order": _NUMBERS,
    "seats": _SEATS,
    "to_move": _NUMBER,
    "phase": _choice(Phase),
    "discard": _CARDS,
    "melds": _MELDS,
    "turn": _TURN,
    "idle_turns": _NUMBER,
    "has_stock_run_out": _SWITCH,
    "result": _optional(_RESULT),
    "can_undo": _SWITCH,
}
"""The parts of a position that are written as they are."""
_EVENT: _Form[Event] = _Form(_write_event, _read_event)
_HISTORY = _many(_EVENT)


def view_to_plain(view: PlayerView) -> dict[str, object]:
    """The view in values that JSON knows."""
    position = view.position
    plain: dict[str, object] = {
        "seat": view.seat,
        "round": view.round_number,
        "totals": _NUMBERS.write(view.totals),
        "rules": rules_to_plain(position.rules),
        "stock": len(position.stock),
        "last_step": None if position.last_step is None else str(position.last_step),
        "history": _HISTORY.write(view.history),
    }
    for name, form in _PARTS.items():
        plain[name] = form.write(getattr(position, name))
    return plain


def view_from_plain(plain: Mapping[str, object]) -> PlayerView:
    """The view that was written; raises `ViewError` if the values are none."""
    parts = {name: form.read(_part(plain, name)) for name, form in _PARTS.items()}
    seat = _optional(_NUMBER).read(_part(plain, "seat"))
    seats = range(1, len(parts["seats"]) + 1)
    if parts["to_move"] not in seats or not (seat is None or seat in seats):
        _fail("seat", seat)
    stock = _NUMBER.read(_part(plain, "stock"))
    if not 0 <= stock <= LARGEST_PACK:
        _fail("stock", stock)
    position = Round(
        rules=_read_rules(_part(plain, "rules")),
        stock=(UNKNOWN,) * stock,
        last_step=_read_step(_part(plain, "last_step"), parts["to_move"]),
        **parts,
    )
    return PlayerView(
        seat,
        position,
        _HISTORY.read(_part(plain, "history")),
        _NUMBERS.read(_part(plain, "totals")),
        _NUMBER.read(_part(plain, "round")),
    )


def _part(plain: Mapping[str, object], name: str) -> object:
    return plain[name] if name in plain else _fail("part", name)
