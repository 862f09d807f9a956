"""The reader of rule vectors: what README.md says, to the letter.

`read_cases` never raises and never leaves anything out: a file or a case that cannot be read becomes a case
that fails when it is run.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rommedesk.engine.cards import CardName, parse_names
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.reasons import NotationError, Reason
from rommedesk.engine.rule_fields import RulesError, with_options
from rommedesk.engine.rules import RuleSet

KINDS = ("meld", "round", "match", "rules")


class Unreadable(AssertionError):
    """A case that is not written as README.md says."""


@dataclass(frozen=True)
class Case:
    """One case of a vector file, or with a `problem` the failure to read one."""

    file: str
    kind: str
    number: int
    table: dict[str, Any] = field(default_factory=dict)
    problem: str = ""

    @property
    def id(self) -> str:
        """File, kind, number and name."""
        name = self.table.get("name")
        return f"{self.file}-{self.kind}-{self.number}" + (f"-{name}" if isinstance(name, str) else "")


def read_cases(folder: Path) -> list[Case]:
    """Every case of every `*.toml` in the folder, file by file in the order of their names."""
    files = sorted(folder.glob("*.toml"))
    if not files:
        return [Case(folder.name, "folder", 0, problem=f"no *.toml in {folder}")]
    return [case for file in files for case in _cases_of(file)]


def _cases_of(file: Path) -> list[Case]:
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [Case(file.stem, "file", 0, problem=str(error))]
    if not tables:
        return [Case(file.stem, "file", 0, problem="there is no case")]
    cases: list[Case] = []
    for kind, group in tables.items():
        if kind not in KINDS:
            cases.append(Case(file.stem, "file", 0, problem=f"unknown kind {kind!r}"))
        elif not (isinstance(group, list) and group and all(isinstance(table, dict) for table in group)):
            cases.append(Case(file.stem, kind, 0, problem=f"{kind!r} is not written as [[{kind}]]"))
        else:
            cases += [Case(file.stem, kind, number, table) for number, table in enumerate(group, 1)]
    return cases


_REQUIRED = object()


class Reader:
    """Takes the keys of one table, each of its type; what is left over at the end is unknown."""

    def __init__(self, table: dict[str, Any]) -> None:
        self._left = dict(table)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        if self._left:
            raise Unreadable(f"unknown keys: {', '.join(self._left)}")

    def text(self, key: str, default: Any = _REQUIRED) -> str:
        """A string."""
        return str(self._take(key, str, default))

    def number(self, key: str, default: Any = _REQUIRED) -> int:
        """A whole number."""
        return int(self._take(key, int, default))

    def flag(self, key: str) -> bool:
        """True or false."""
        return bool(self._take(key, bool, _REQUIRED))

    def texts(self, key: str, default: Any = _REQUIRED) -> list[str]:
        """A list of strings."""
        return [_of_type(key, item, str) for item in self._take(key, list, default)]

    def numbers(self, key: str, default: Any = _REQUIRED) -> list[int]:
        """A list of whole numbers."""
        return [_of_type(key, item, int) for item in self._take(key, list, default)]

    def number_rows(self, key: str) -> list[list[int]]:
        """A list of lists of whole numbers."""
        rows = [_of_type(key, row, list) for row in self._take(key, list, _REQUIRED)]
        return [[_of_type(key, item, int) for item in row] for row in rows]

    def table(self, key: str) -> dict[str, Any]:
        """A table; an empty one if it is not there."""
        return dict(self._take(key, dict, {}))

    def _take(self, key: str, kind: type, default: Any) -> Any:
        if key in self._left:
            return _of_type(key, self._left.pop(key), kind)
        if default is _REQUIRED:
            raise Unreadable(f"{key} is missing")
        return default


def _of_type(key: str, value: Any, kind: type) -> Any:
    # A bool is an int to Python, but not to a vector.
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Unreadable(f"{key} is not of type {kind.__name__}: {value!r}")
    return value


def read_preset(reader: Reader) -> RuleSet:
    """The preset that `rules` names."""
    name = reader.text("rules")
    if name not in PRESETS:
        raise Unreadable(f"no such preset: {name!r}")
    return PRESETS[name]


def read_rules(reader: Reader) -> RuleSet:
    """The preset with the house rules of `options` on top."""
    preset, options = read_preset(reader), reader.table("options")
    try:
        return with_options(preset, options)
    except RulesError as error:
        raise Unreadable(f"options: {error}") from error


def read_names(text: str) -> tuple[CardName, ...]:
    """Card names, jokers with or without what they stand for."""
    try:
        return parse_names(text)
    except NotationError as error:
        raise Unreadable(str(error)) from error


def read_reason(code: str) -> Reason:
    """The refusal code of this text."""
    try:
        return Reason(code)
    except ValueError as error:
        raise Unreadable(f"no such code: {code!r}") from error
