"""Names out of files, made fit to stand in a line: a file may hold anything."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 24
"""So many characters are shown; the dialog of a new game lets one write fewer."""
MOST_MARKS = 2
"""So many accents are shown on one character."""
_LEFT_OUT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories that show nothing, break lines, or turn the direction of all that follows (U+202E)."""
_FROM_THE_RIGHT = {"R", "AL", "AN"}
_ISOLATE, _END = "\u2068", "\u2069"


@lru_cache(maxsize=256)
def shown_name(name: str) -> str:
    """A name of one line, not too long, that does not touch the words around it; "" if nothing is left.

    A name that is written from the right is isolated, so that the words beside it keep their places.
    """
    plain, marks = [], 0
    for character in name:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            is_blank = character.isspace() or category in ("Cc", "Zl", "Zp")
            plain.append(" " if is_blank else "" if category in _LEFT_OUT else character)
    told = " ".join("".join(plain).split())
    if len(told) > LONGEST:
        told = told[: LONGEST - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(character) in _FROM_THE_RIGHT for character in told):
        return _ISOLATE + told + _END
    return told
