"""How far a contest is: one line on a terminal that is written over, and nothing anywhere else."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from time import monotonic
from typing import Self, TextIO

_BAR = 24
_EVERY = 0.1
"""Seconds between two looks of the line."""


class Progress:
    """A context in which `show` tells how many rounds have been played; at its end the line is gone."""

    def __init__(self, stream: TextIO, rounds: int, clock: Callable[[], float] = monotonic) -> None:
        self._stream = stream
        self._rounds = rounds
        self._clock = clock
        self._silent = not stream.isatty()
        self._begun: tuple[float, int] | None = None
        """When the first rounds were shown, and how many: a resumed contest begins with some."""
        self._shown_at = float("-inf")
        self._length = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._write("")
        if self._length:
            self._stream.write("\r")
            self._stream.flush()

    def show(self, played: int) -> None:
        """Tell that so many rounds have been played."""
        now = self._clock()
        self._begun = self._begun or (now, played)
        if self._silent or (now - self._shown_at < _EVERY and played < self._rounds):
            return
        self._shown_at = now
        share = played / self._rounds
        bar = ("#" * round(_BAR * share)).ljust(_BAR)
        told = (
            f"[{bar}] {int(100 * share):3} %  {played:,} of {self._rounds:,} rounds{self._left(now, played)}"
        )
        self._write(told[: shutil.get_terminal_size().columns - 1])

    def _left(self, now: float, played: int) -> str:
        assert self._begun is not None
        since, at_first = self._begun
        if played == at_first:
            return ""
        seconds = round((now - since) / (played - at_first) * (self._rounds - played))
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"  {hours}:{minutes:02}:{seconds:02} left" if hours else f"  {minutes}:{seconds:02} left"

    def _write(self, line: str) -> None:
        if self._silent:
            return
        self._stream.write("\r" + line.ljust(self._length))
        self._stream.flush()
        self._length = max(self._length, len(line))
