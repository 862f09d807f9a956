"""The text form of a record: one JSON object a line, read strictly and never repaired.

Lines and their keys (format 1; keys that are not named here are kept and written again):

| line | keys |
| --- | --- |
| setup, the first | `romme` (format), `program`, `match`, `preset`, `started`, `first_dealer`, `rules`, … |
| | … `players`: `id`, `name`, `kind`, `level`, `version` each |
| deal | `deal` (number), `round`, `dealer`, `turn_order`, `high_cards`, `order`, `salt`, `fingerprint` |
| reshuffle | `reshuffle`: the new stock; the draw from it must follow |
| move, undo too | `seat`, `move` |
| result | `result` (round), `end`, `winner`, `hand_rummy`, `scores`, and after the last round … |
| | … `match`: `totals`, `winners`, `losers`, `chips` |

Cards are names (`7h`, `*`) with the top card first.  Every value has one spelling only, so that what was
written by this program is written again to the last byte.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from enum import StrEnum
from typing import Any, NoReturn, TypeVar, assert_never

from rommedesk.engine.cards import CardName, Face, parse_names, write_names
from rommedesk.engine.deal import Deal
from rommedesk.engine.events import RoundEnd
from rommedesk.engine.match import Standing
from rommedesk.engine.moves import Move, parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.record_lines import (
    DealLine,
    Extra,
    Line,
    MoveLine,
    Player,
    PlayerKind,
    RecordError,
    RecordFault,
    ReshuffleLine,
    ResultLine,
    Setup,
    is_hexadecimal,
)
from rommedesk.engine.rule_fields import FIELDS_BY_NAME, RulesError, rules_to_plain, with_options
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import RoundResult

FORMAT_VERSION = 1

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=StrEnum)


# ---- writing ---------------------------------------------------------------------------------------------


def write_line(line: Line) -> str:
    """The line as it stands in the file, without the line feed at its end."""
    plain = _plain(line) | dict(line.extra)
    return json.dumps(plain, ensure_ascii=False, allow_nan=False)


def _plain(line: Line) -> dict[str, Any]:
    match line:
        case Setup():
            return {
                "romme": FORMAT_VERSION,
                "program": line.program,
                "match": line.match_number,
                "preset": line.preset,
                "started": line.started,
                "first_dealer": line.first_dealer,
                "rules": rules_to_plain(line.rules),
                "players": [_plain_player(player) for player in line.players],
            }
        case DealLine(deal, round_number, salt, written):
            return {
                "deal": deal.number,
                "round": round_number,
                "dealer": deal.dealer,
                "turn_order": list(deal.turn_order),
                "high_cards": [[[seat, str(face)] for seat, face in draw] for draw in deal.high_cards],
                "order": write_names(deal.order),
                "salt": salt,
                "fingerprint": written,
            }
        case ReshuffleLine(order):
            return {"reshuffle": write_names(order)}
        case MoveLine(move, stand_ins):
            plain_move: dict[str, Any] = {"seat": move.seat, "move": str(move)}
            return plain_move | {"stand_ins": list(stand_ins)} if stand_ins else plain_move
        case ResultLine(number, result, standing, _, match_extra):
            plain: dict[str, Any] = {
                "result": number,
                "end": result.end.value,
                "winner": result.winner,
                "hand_rummy": result.hand_rummy,
                "scores": list(result.scores),
            }
            if standing is not None:
                plain["match"] = _plain_standing(standing) | dict(match_extra)
            return plain
    assert_never(line)


def _plain_player(player: Player) -> dict[str, Any]:
    return {
        "id": player.id,
        "name": player.name,
        "kind": player.kind.value,
        "level": player.level,
        "version": player.version,
        **player.extra,
    }


def _plain_standing(standing: Standing) -> dict[str, Any]:
    return {
        "totals": list(standing.totals),
        "winners": list(standing.winners),
        "losers": list(standing.losers),
        "chips": list(standing.chips),
    }


# ---- reading ---------------------------------------------------------------------------------------------


def read_line(data: bytes, number: int) -> Line:
    """One line of a record, the `number`-th, 1 for the first; raises `RecordError`."""
    plain = parse_object(data, number)
    if number == 1:
        return _Reader(plain, number).setup()
    return _Reader(plain, number).line()


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


class _Reader:
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

    # ---- kinds of values ---------------------------------------------------------------------------------

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

    # ---- lines -------------------------------------------------------------------------------------------

    def setup(self) -> Setup:
        if "romme" not in self._plain:
            raise self._error(RecordFault.NOT_A_RECORD)
        version = self._take("romme", self._count)
        if version > FORMAT_VERSION:
            raise self._error(RecordFault.NEWER_FORMAT, str(version))
        if version < 1:
            raise self._error(RecordFault.WRONG_TYPE, "romme")
        return Setup(
            program=self._take("program", self._text),
            match_number=self._take("match", self._integer),
            preset=self._take("preset", self._text),
            started=self._take("started", self._text),
            first_dealer=self._take("first_dealer", self._count),
            rules=self._take("rules", self._rules),
            players=self._take("players", self._players),
            extra=self._plain,
        )

    def _rules(self, key: str, value: Any) -> RuleSet:
        plain = self._object(key, value)
        for name in FIELDS_BY_NAME:
            if name not in plain:
                raise self._error(RecordFault.MISSING_KEY, name)
        try:
            rules = with_options(ROMME, plain)
        except RulesError as error:
            raise self._error(RecordFault.BAD_RULES, error.problems[0].field) from None
        for name, written in rules_to_plain(rules).items():
            if plain[name] != written:
                raise self._error(RecordFault.BAD_RULES, name)
        return rules

    def _players(self, key: str, value: Any) -> tuple[Player, ...]:
        players = tuple(
            _Reader(self._object(key, item), self._number).player() for item in self._list(key, value)
        )
        ids = [player.id for player in players]
        if len(set(ids)) != len(ids) or "" in ids:
            raise self._error(RecordFault.BAD_PLAYERS, "id")
        return players

    def player(self) -> Player:
        return Player(
            id=self._take("id", self._text),
            name=self._take("name", self._text),
            kind=self._take("kind", self._choice(PlayerKind)),
            level=self._take("level", self._text),
            version=self._take("version", self._count),
            extra=self._plain,
        )

    def line(self) -> Line:
        """A line after the first; its kind shows in the one key that only this kind has."""
        match [kind for kind in ("deal", "reshuffle", "move", "result") if kind in self._plain]:
            case ["deal"]:
                return self._deal()
            case ["reshuffle"]:
                return ReshuffleLine(self._take("reshuffle", self._names), self._plain)
            case ["move"]:
                return MoveLine(self._move(), self._stand_ins(), self._plain)
            case ["result"]:
                return self._result()
        raise self._error(RecordFault.UNEXPECTED_LINE)

    def _deal(self) -> DealLine:
        deal = Deal(
            number=self._take("deal", self._integer),
            dealer=self._take("dealer", self._count),
            turn_order=self._take("turn_order", self._counts),
            high_cards=self._take("high_cards", self._draws),
            order=self._take("order", self._names),
        )
        return DealLine(
            deal,
            round_number=self._take("round", self._count),
            salt=self._take("salt", self._hexadecimal),
            fingerprint=self._take("fingerprint", self._hexadecimal),
            extra=self._plain,
        )

    def _move(self) -> Move:
        seat = self._take("seat", self._count)
        text = self._take("move", self._text)
        try:
            move = parse_move(text, seat)
        except NotationError:
            raise self._error(RecordFault.BAD_NOTATION, "move") from None
        if str(move) != text:
            raise self._error(RecordFault.BAD_NOTATION, "move")
        return move

    def _stand_ins(self) -> tuple[int, ...]:
        # Where nobody is replaced the key is left out.
        return self._take("stand_ins", self._counts) if "stand_ins" in self._plain else ()

    def _result(self) -> ResultLine:
        number = self._take("result", self._count)
        result = RoundResult(
            end=self._take("end", self._choice(RoundEnd)),
            winner=self._take("winner", self._count),
            hand_rummy=self._take("hand_rummy", self._switch),
            scores=self._take("scores", self._integers),
        )
        if "match" not in self._plain:
            return ResultLine(number, result, None, self._plain)
        inner = _Reader(self._take("match", self._object), self._number)
        standing, unknown = inner.standing()
        return ResultLine(number, result, standing, self._plain, unknown)

    def standing(self) -> tuple[Standing, Extra]:
        """The standing at the end of the match, and the keys beside it that are not known."""
        standing = Standing(
            totals=self._take("totals", self._integers),
            is_over=True,
            winners=self._take("winners", self._counts),
            losers=self._take("losers", self._counts),
            chips=self._take("chips", self._integers),
        )
        return standing, self._plain
