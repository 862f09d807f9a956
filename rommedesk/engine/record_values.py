"""Strict reading of JSON: nothing is guessed, and every value has one spelling only."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from rommedesk.engine.cards import CardName, Face, parse_names, write_names
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.record_lines import RecordError, RecordFault, is_hexadecimal

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=StrEnum)


def parse_object(data: bytes, number: int) -> dict[str, Any]:
    """The JSON object of a line; raises `RecordError` with `NOT_TEXT` or `NOT_JSON`."""
    try:
        text = data.decode("utf-8")
        plain = json.loads(
            text,
            object_pairs_hook=_without_doubles,
            parse_constant=_no_json,
            parse_float=_finite,
        )
        if "\\" in text:
            # Half of a surrogate pair can be escaped in JSON but never be written as UTF-8.
            json.dumps(plain, ensure_ascii=False).encode("utf-8")
    except (UnicodeDecodeError, UnicodeEncodeError):
        raise RecordError(RecordFault.NOT_TEXT, number) from None
    except (ValueError, RecursionError):
        raise RecordError(RecordFault.NOT_JSON, number) from None
    if not isinstance(plain, dict):
        raise RecordError(RecordFault.NOT_JSON, number)
    return plain


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise ValueError("a key twice")
    return plain


def _no_json(text: str) -> NoReturn:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


class ValueReader:
    """Takes the known keys out of one JSON object; what is left over is kept as it is."""

    def __init__(self, plain: dict[str, Any], number: int) -> None:
        self._plain = dict(plain)
        self._number = number

    def _error(self, fault: RecordFault, detail: str = "") -> RecordError:
        return RecordError(fault, self._number, detail)

    def _take(self, key: str, read: Callable[[str, Any], Value]) -> Value:
        if key not in self._plain:
            raise self._error(RecordFault.MISSING_KEY, key)
        return read(key, self._plain.pop(key))

    def _of_type(self, key: str, value: Any, kind: type[Value]) -> Value:
        # bool is a kind of int in Python, but not in JSON.
        if type(value) is not kind:
            raise self._error(RecordFault.WRONG_TYPE, key)
        return value

    def _text(self, key: str, value: Any) -> str:
        return self._of_type(key, value, str)

    def _switch(self, key: str, value: Any) -> bool:
        return self._of_type(key, value, bool)

    def _integer(self, key: str, value: Any) -> int:
        return self._of_type(key, value, int)

    def _list(self, key: str, value: Any) -> list[Any]:
        return self._of_type(key, value, list)

    def _object(self, key: str, value: Any) -> dict[str, Any]:
        return self._of_type(key, value, dict)

    def _count(self, key: str, value: Any) -> int:
        number = self._integer(key, value)
        if number < 0:
            raise self._error(RecordFault.WRONG_TYPE, key)
        return number

    def _counts(self, key: str, value: Any) -> tuple[int, ...]:
        return tuple(self._count(key, item) for item in self._list(key, value))

    def _integers(self, key: str, value: Any) -> tuple[int, ...]:
        return tuple(self._integer(key, item) for item in self._list(key, value))

    def _hexadecimal(self, key: str, value: Any) -> str:
        text = self._text(key, value)
        if not is_hexadecimal(text):
            raise self._error(RecordFault.WRONG_TYPE, key)
        return text

    def _names(self, key: str, value: Any) -> tuple[CardName, ...]:
        text = self._text(key, value)
        try:
            names = parse_names(text)
        except NotationError:
            raise self._error(RecordFault.BAD_NOTATION, key) from None
        if write_names(names) != text:
            raise self._error(RecordFault.BAD_NOTATION, key)
        return names

    def _face(self, key: str, value: Any) -> Face:
        try:
            return Face.parse(self._text(key, value))
        except NotationError:
            raise self._error(RecordFault.BAD_NOTATION, key) from None

    def _draws(self, key: str, value: Any) -> tuple[tuple[tuple[int, Face], ...], ...]:
        return tuple(
            tuple(self._drawn(key, item) for item in self._list(key, draw)) for draw in self._list(key, value)
        )

    def _drawn(self, key: str, value: Any) -> tuple[int, Face]:
        pair = self._list(key, value)
        if len(pair) != 2:
            raise self._error(RecordFault.WRONG_TYPE, key)
        return self._count(key, pair[0]), self._face(key, pair[1])

    def _choice(self, choices: type[Choice]) -> Callable[[str, Any], Choice]:
        def read(key: str, value: Any) -> Choice:
            try:
                return choices(self._text(key, value))
            except ValueError:
                raise self._error(RecordFault.WRONG_TYPE, key) from None

        return read
