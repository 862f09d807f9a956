"""The play chips of everybody across matches (rulebook 7, *prize*); they are never bought or sold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rommedesk.store.locks import hold
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble, trouble_of
from rommedesk.store.whole_files import keep_copy, parse_json, write_json

CHIPS_VERSION = 1
FIRST_CHIPS = 1_000
"""What a bankroll begins with, and what who cannot pay a stake is given again."""
REMEMBERED_MATCHES = 200
"""So many matches are known to be booked, so that none is booked twice after a crash."""


@dataclass(frozen=True, slots=True)
class Bankroll:
    """The chips of one player."""

    chips: int = FIRST_CHIPS
    refills: int = 0
    """How often the player was given chips again."""

    def after(self, change: int, needed: int = 0) -> Bankroll:
        """The bankroll after a gain or loss, refilled until it can pay what is needed."""
        chips = self.chips + change
        refills = max(0, -((chips - needed) // FIRST_CHIPS))
        return Bankroll(chips + refills * FIRST_CHIPS, self.refills + refills)


@dataclass(slots=True)
class _Book:
    """What the file holds; values that were not understood are kept."""

    bankrolls: dict[str, Bankroll]
    booked: list[str]
    extra: dict[str, Any]


class ChipBank:
    """The bankrolls of all players by their id, in one file that several programs may share."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def bankrolls(self, players: Iterable[str]) -> dict[str, Bankroll]:
        """The bankrolls of these players; who has none yet begins with the first chips."""
        try:
            book = self._read()
        except (OSError, StoreError):
            book = _Book({}, [], {})
        return {player: book.bankrolls.get(player, Bankroll()) for player in players}

    def ask_stakes(self, players: Iterable[str], stake: int) -> StoreTrouble | None:
        """Refill everybody who cannot pay the stake of a match that begins; what went wrong, if anything."""
        return self._change(dict.fromkeys(players, 0), stake, None)

    def book(self, match: str, changes: Mapping[str, int]) -> StoreTrouble | None:
        """Add what a match brought to each player; `match` names it, and none is booked twice."""
        return self._change(changes, 0, match)

    def _change(self, changes: Mapping[str, int], needed: int, match: str | None) -> StoreTrouble | None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with hold(self.path.with_suffix(".lock")):
                book = self._read()
                if match is not None:
                    if match in book.booked:
                        return None
                    book.booked = [*book.booked, match][-REMEMBERED_MATCHES:]
                for player, change in changes.items():
                    before = book.bankrolls.get(player, Bankroll())
                    book.bankrolls[player] = before.after(change, needed)
                write_json(self.path, _plain(book))
        except OSError as error:
            return trouble_of(error, self.path)
        except StoreError as error:
            return error.trouble
        return None

    def _read(self) -> _Book:
        """What the file holds; a damaged one is kept beside and counts as empty.

        Raises `OSError`, and `StoreError` if a newer program wrote the file.
        """
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return _Book({}, [], {})
        plain = parse_json(data) or {}
        version = plain.pop("version", None)
        if isinstance(version, int) and version > CHIPS_VERSION:
            raise StoreError(StoreTrouble(StoreFault.NEWER_FORMAT, self.path, str(version)))
        book = _book_of(plain) if version == CHIPS_VERSION else None
        if book is None:
            keep_copy(self.path, data)
            return _Book({}, [], {})
        return book


def _plain(book: _Book) -> dict[str, Any]:
    return {
        "version": CHIPS_VERSION,
        "players": {
            player: {"chips": bankroll.chips, "refills": bankroll.refills}
            for player, bankroll in book.bankrolls.items()
        },
        "booked": book.booked,
        **book.extra,
    }


def _book_of(plain: dict[str, Any]) -> _Book | None:
    """The book, or `None` if the values are none."""
    players, booked = plain.pop("players", None), plain.pop("booked", None)
    if not isinstance(players, dict) or not isinstance(booked, list):
        return None
    bankrolls: dict[str, Bankroll] = {}
    for player, values in players.items():
        match values:
            case {"chips": int(chips), "refills": int(refills)}:
                bankrolls[player] = Bankroll(chips, refills)
            case _:
                return None
    return _Book(bankrolls, [str(match) for match in booked], plain)
