"""The lines of a record's text (see `record_writing.py`), read strictly and never repaired."""

from __future__ import annotations

from typing import Any

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
    RecordFault,
    ReshuffleLine,
    ResultLine,
    Setup,
)
from rommedesk.engine.record_values import ValueReader, parse_object
from rommedesk.engine.record_writing import FORMAT_VERSION
from rommedesk.engine.rule_fields import FIELDS_BY_NAME, RulesError, rules_to_plain, with_options
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import RoundResult


def read_line(data: bytes, number: int) -> Line:
    """One line of a record, the `number`-th, 1 for the first; raises `RecordError`."""
    plain = parse_object(data, number)
    if number == 1:
        return _LineReader(plain, number).setup()
    return _LineReader(plain, number).line()


class _LineReader(ValueReader):
    """Reads the lines of a record."""

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
            _LineReader(self._object(key, item), self._number).player() for item in self._list(key, value)
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
        inner = _LineReader(self._take("match", self._object), self._number)
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
