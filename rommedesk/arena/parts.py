"""The file that keeps what a contest has played so far, so that it can go on after an interrupt.

A line of text for the contest and one for each deal, in the order in which they were finished:

    CHECKSUM {"arena-parts": 1, "contest": {"rules": {…}, "levels": […], "versions": […], …}}
    CHECKSUM {"deal": 0, "moves": 83, "without_winner": 0, "won": […], "points": […], "times": […], …}

The checksum is the CRC-32 of the rest of the line in eight hexadecimal digits.  A line is there when its end
is; what follows the last end of a line was torn by the end of the program and is played again.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from time import monotonic
from typing import Any, Self
from zlib import crc32

from rommedesk.engine.rule_fields import rules_to_plain
from rommedesk.players.arena_rounds import Contest, PlayedDeal
from rommedesk.store.locks import lock
from rommedesk.store.whole_files import replace_file

FORMAT = 1
_FORMAT_KEY = "arena-parts"
_CHECKSUM = 8
_SYNC_AFTER = 1.0
"""Seconds of play that the end of the machine may cost."""


class PartsError(Exception):
    """The file cannot be used and was left as it is; the text is a sentence about it."""


@dataclass(frozen=True, slots=True)
class Part:
    """A deal that has been played."""

    deal: PlayedDeal
    seconds: float
    """How much longer the contest took by it, by the clock."""


class Parts:
    """The file of a contest, open and locked; made by `of`."""

    def __init__(self, file: FileIO, path: Path, parts: dict[int, Part]) -> None:
        self._file = file
        self._path = path
        self._synced = monotonic()
        self.parts = parts
        """What the file held when it was opened, by the index of the deal and in the order of the file."""

    @classmethod
    @contextmanager
    def of(cls, contest: Contest, path: Path) -> Iterator[Self]:
        """Open the contest's file, made if it is not there, for as long as the block runs.

        Raises `PartsError` if it holds something else, is damaged, or cannot be read or written.
        """
        try:
            if not path.exists():
                replace_file(path, _line(_header(contest)))
            # Every write goes to the end.
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as error:
            raise PartsError(f"{path}: {error.strerror}") from error
        with os.fdopen(descriptor, "r+b", buffering=0) as file:
            if not lock(descriptor):
                raise PartsError(f"{path} is in use by another program")
            whole, _, torn = file.readall().rpartition(b"\n")
            parts = _read(whole.split(b"\n"), contest, path)
            if torn:
                file.truncate(len(whole) + 1)
            kept = cls(file, path, parts)
            try:
                yield kept
            finally:
                os.fsync(descriptor)

    def add(self, index: int, deal: PlayedDeal, seconds: float) -> None:
        """Keep the `index`-th deal; raises `PartsError` if the disk does not take it."""
        data = _line(_deal(index, Part(deal, seconds)))
        try:
            if self._file.write(data) != len(data):
                raise PartsError(f"{self._path}: the line was not written to its end")
            if monotonic() - self._synced >= _SYNC_AFTER:
                os.fsync(self._file.fileno())
                self._synced = monotonic()
        except OSError as error:
            raise PartsError(f"{self._path}: {error.strerror}") from error


# ---- lines -----------------------------------------------------------------------------------------------


def _line(plain: dict[str, Any]) -> bytes:
    text = json.dumps(plain, separators=(",", ":"), allow_nan=False).encode()
    return b"%08x %s\n" % (crc32(text), text)


def _header(contest: Contest) -> dict[str, Any]:
    return {_FORMAT_KEY: FORMAT, "contest": _contest(contest)}


def _contest(contest: Contest) -> dict[str, Any]:
    return {
        "rules": rules_to_plain(contest.rules),
        "levels": [*contest.players],
        "versions": [*contest.versions],
        "deals": contest.deals,
        "seed": contest.seed,
        "budget": contest.budget,
    }


def _deal(index: int, part: Part) -> dict[str, Any]:
    deal = part.deal
    return {
        "deal": index,
        "moves": deal.moves,
        "without_winner": deal.without_winner,
        "won": deal.won,
        "points": deal.points,
        "times": [sorted(times.items()) for times in deal.microseconds],
        "seconds": part.seconds,
    }


def _read(lines: list[bytes], contest: Contest, path: Path) -> dict[int, Part]:
    first = _plain(lines[0])
    if first is None or _FORMAT_KEY not in first:
        raise PartsError(f"{path} holds no parts of a contest")
    if first[_FORMAT_KEY] != FORMAT:
        raise PartsError(f"{path} was written by another version of the arena")
    if first != _header(contest):
        raise PartsError(f"{path} holds another contest ({_differences(first.get('contest'), contest)})")
    parts: dict[int, Part] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            index, part = _part(_plain(line) or {}, contest)
            if index in parts:
                raise ValueError("the deal is there twice")
        except (KeyError, TypeError, ValueError) as error:
            raise PartsError(f"{path} is damaged in line {number}") from error
        parts[index] = part
    return parts


def _part(plain: dict[str, Any], contest: Contest) -> tuple[int, Part]:
    """The index of a deal and what a line tells of it.

    Raises `KeyError`, `TypeError` or `ValueError` if the line is none of ours.
    """
    index, players = plain["deal"], len(contest.players)
    if type(index) is not int or not 0 <= index < contest.deals:
        raise ValueError("no deal of the contest")
    times = tuple(Counter(dict(map(tuple, each))) for each in plain["times"])
    won, points = tuple(plain["won"]), tuple(plain["points"])
    if not len(times) == len(won) == len(points) == players:
        raise ValueError("not as many players as in the contest")
    deal = PlayedDeal(players, plain["moves"], plain["without_winner"], won, points, times)
    return index, Part(deal, plain["seconds"])


def _plain(line: bytes) -> dict[str, Any] | None:
    """What the line says; `None` if it is not whole, or none of ours."""
    checksum, space, text = line[:_CHECKSUM], line[_CHECKSUM : _CHECKSUM + 1], line[_CHECKSUM + 1 :]
    if space != b" " or checksum != b"%08x" % crc32(text):
        return None
    try:
        plain = json.loads(text)
    except ValueError:
        return None
    return plain if isinstance(plain, dict) else None


def _differences(found: Any, contest: Contest) -> str:
    if not isinstance(found, dict) or not isinstance(found.get("rules"), dict):
        return "none that can be read"
    before, now = _flat(found), _flat(_contest(contest))
    return "; ".join(
        f"{name} {json.dumps(before.get(name))}, not {json.dumps(now.get(name))}"
        for name in {**now, **before}
        if before.get(name) != now.get(name)
    )


def _flat(contest: dict[str, Any]) -> dict[str, Any]:
    return {**contest["rules"], **{name: value for name, value in contest.items() if name != "rules"}}
