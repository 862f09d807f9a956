"""Measures of one card, in widths of the card unless a unit is named; no Qt here.

The strip left of `STRIP` holds the index and nothing else, so cards may overlap down to it.
"""

import math
from dataclasses import dataclass
from typing import Final

ASPECT: Final = 88 / 63
"""Height of a card over its width."""
STRIP: Final = 0.285


@dataclass(frozen=True, slots=True)
class IndexMeasures:
    """Where the index stands: the label, below it the suit, both about one middle."""

    centre: float
    width: float
    """The widest a label gets; a wider drawing is squeezed."""
    top: float
    cap: float
    """Height of the letters."""
    gap: float
    suit: float

    @property
    def left(self) -> float:
        """Nothing of the index lies left of it."""
        return self.centre - max(self.width, self.suit) / 2

    @property
    def right(self) -> float:
        """Nothing of the index lies right of it."""
        return self.centre + max(self.width, self.suit) / 2

    @property
    def bottom(self) -> float:
        """Where the suit ends."""
        return self.top + self.cap + self.gap + self.suit


INDEX: Final = IndexMeasures(centre=0.1575, width=0.205, top=0.075, cap=0.26, gap=0.04, suit=0.19)
LARGE_INDEX: Final = IndexMeasures(centre=0.1525, width=0.235, top=0.055, cap=0.34, gap=0.035, suit=0.225)
"""For older eyes; it keeps within the same strip, so cards overlap as far as with the usual one."""


def index_measures(has_large_index: bool) -> IndexMeasures:
    """The measures of the index that a person wants."""
    return LARGE_INDEX if has_large_index else INDEX


RIBBON_WIDTH: Final = 0.315
RIBBON_HEIGHT: Final = 0.62
"""A large index makes it longer by as much as it reaches further down."""
RIBBON_NOTCH: Final = 0.06

SHADOW_REACH: Final = 0.075
"""How far a blur of 0.11 is visible beyond the card."""
SHADOW_DROP: Final = 0.03
LIFTED_REACH: Final = 4
"""Device-independent pixels that the shadow of a lifted card reaches further."""
LIFTED_DROP: Final = 2


def card_height(width: int) -> int:
    """Height in device-independent pixels of a card of that width."""
    return round(width * ASPECT)


def corner_radius(width: float) -> float:
    """Radius of the corners in device-independent pixels."""
    return max(3.0, 0.055 * width)


def shadow_margin(width: int, lifted: bool = False) -> int:
    """Device-independent pixels around the card inside its pixmap.

    The pixmap of a card is `width + 2 · margin` by `card_height(width) + 2 · margin`; the card itself begins
    at (margin, margin).  A lifted card throws a longer shadow and so has a wider margin.  The margin is whole
    in device pixels at ratios of 1.25, 1.5 and 1.75 too: half a pixel would blur the card.
    """
    reach = (SHADOW_REACH + SHADOW_DROP) * width + (LIFTED_REACH + LIFTED_DROP if lifted else 0)
    return 4 * math.ceil(reach / 4)
