"""Colours and measures that every drawing shares.

A card is 630 × 880 units: 10 units a millimetre, width 630 = "w" in the measures of the table.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 630
HEIGHT: Final = 880

RED: Final = "#bf2a2f"
BLUE: Final = "#1f4078"
OCHRE: Final = "#e3a52f"
CREAM: Final = "#fbeed7"
INK: Final = "#1d1a22"
WHITE: Final = "#fffdf8"

SUIT_BLACK: Final = "#1d1b1a"
"""Pips and index letters of clubs and spades; the table replaces this very text to tint a mark."""
SUIT_RED: Final = "#b3202a"
JOKER_PURPLE: Final = "#5b3a8c"

LINE: Final = 4.5
"""Outline of garments and faces, in units of the drawing."""
FINE: Final = 3.0
"""Inner lines: folds, locks, ribs."""

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
SUIT_LETTER: Final = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
SUIT_COLOUR: Final = {"clubs": SUIT_BLACK, "diamonds": SUIT_RED, "hearts": SUIT_RED, "spades": SUIT_BLACK}
