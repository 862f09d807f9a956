"""Measures of one card, in widths of the card unless a unit is named; no Qt here.

The strip left of `STRIP` holds the index and nothing else, so cards may overlap down to it.
"""

import math
from typing import Final

ASPECT: Final = 88 / 63
"""Height of a card over its width."""
STRIP: Final = 0.285

INDEX_LEFT: Final = 0.055
INDEX_WIDTH: Final = 0.205
"""The widest an index label gets; narrower labels and the suit stand in the middle of it."""
INDEX_TOP: Final = 0.075
CAP_HEIGHT: Final = 0.26
SUIT_GAP: Final = 0.04
SUIT_SIZE: Final = 0.19
INDEX_CENTRE: Final = INDEX_LEFT + INDEX_WIDTH / 2
INDEX_BOTTOM: Final = INDEX_TOP + CAP_HEIGHT + SUIT_GAP + SUIT_SIZE

RIBBON_WIDTH: Final = 0.315
RIBBON_HEIGHT: Final = 0.62
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
    at (margin, margin).  A lifted card throws a longer shadow and so has a wider margin.
    """
    reach = (SHADOW_REACH + SHADOW_DROP) * width
    return math.ceil(reach + (LIFTED_REACH + LIFTED_DROP if lifted else 0))
