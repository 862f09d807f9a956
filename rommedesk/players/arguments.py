"""What command lines for terminals share: whole numbers, levels, and one sentence about what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

from rommedesk.players.levels import LEVELS, Level

BAD_ARGUMENTS = 2
"""The exit status for them."""

_TOO_LONG = 20
"""No number with so many digits makes sense here."""


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        """End the program with the sentence."""
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}\n")


def whole(text: str) -> int | str:
    """The number that the text writes, or the text if it is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < _TOO_LONG else text


def number_between(lowest: int, highest: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number from `lowest` to `highest`."""

    def read(text: str) -> int:
        found = whole(text)
        if not isinstance(found, int) or not lowest <= found <= highest:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {lowest} to {highest}")
        return found

    return read


def level_named(name: str) -> Level:
    """The type of an argument that is a level."""
    if name not in LEVELS:
        raise argparse.ArgumentTypeError(f"there is no level {name!r}, but {', '.join(LEVELS)}")
    return Level(name)
