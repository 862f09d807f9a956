"""Where the chips on the stairs lie that tell what a step brings; pure arithmetic, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rommedesk.ui.table.geometry import INDEX_BOTTOM, STRIP, Box, Pose

AIR = 1.0
"""Between two chips."""
INSET = 3.0
"""Between a chip and the lower edge of its card."""
_DOWN = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25)
"""How far a chip may hang down below its place, in its own heights."""


def indices(poses: Sequence[Pose]) -> tuple[Box, ...]:
    """The boxes of the indices of some upright cards."""
    return tuple(Box(pose.box.x, pose.box.y, STRIP * pose.width, INDEX_BOTTOM * pose.width) for pose in poses)


def chip_boxes(
    steps: Sequence[Pose], wanted: Mapping[int, float], order: Sequence[int], height: float
) -> dict[int, Box]:
    """The boxes of chips: `wanted` has their widths by place on the stairs, those first in `order` choose.

    A chip lies at the lower left corner of its card, or hangs down from there.  It covers no index and no
    other chip; one that finds no such place is left out.
    """
    taken = list(indices(steps))
    found: dict[int, Box] = {}
    for place in order:
        card, width = steps[place].box, wanted[place]
        for down in _DOWN:
            y = card.bottom - INSET - height + down * height
            box = Box(card.x + INSET, y, width, height)
            if not any(box.overlap(other) > 0 for other in taken):
                found[place] = box
                taken.append(box.grown(AIR))
                break
    return found
