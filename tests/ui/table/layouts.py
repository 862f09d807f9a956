"""What must hold for every layout, whatever lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.ui.table.geometry import Box, Pose, Wishes
from rommedesk.ui.table.layout import Facts, Layout
from rommedesk.ui.table.trays import OwnMelds

TOUCH = 40.0
"""What a finger can hit."""
LEAST_CARD = 34
"""Cards on the table are never smaller on a felt of a supported window …"""
LEAST_CARD_STAGED = 28
"""… or, while the staging tray takes its share, than this."""
SLACK = 4.0
"""Boxes are rounded to whole pixels here and there; so many square pixels are no overlap."""


def owners(count: int, sizes: Sequence[int]) -> tuple[OwnMelds, ...]:
    """Melds of these sizes dealt out to so many owners."""
    dealt = [OwnMelds(seat, tuple(sizes[seat - 1 :: count])) for seat in range(1, count + 1)]
    return tuple(owner for owner in dealt if owner.sizes)


def placed(layout: Layout) -> dict[str, Box]:
    """Everything that must not cover anything else."""
    boxes = {f"seat {place}": box for place, box in enumerate(layout.seats)}
    boxes |= {f"tray {place}": tray.box for place, tray in enumerate(layout.trays.trays)}
    boxes |= {"own plate": layout.own, "stock": layout.stock, "stock label": layout.stock_label}
    if layout.stairs.steps:
        bounds = layout.stairs.bounds
        assert bounds is not None
        boxes["stairs"] = bounds
        if layout.stairs.flights > 1:
            boxes |= {"oldest": layout.stairs.oldest_label, "newest": layout.stairs.newest_label}
        boxes |= {f"step {place}": step.box for place, step in enumerate(layout.stairs.steps)}
    else:
        boxes |= {"pile": layout.pile, "pile label": layout.pile_label}
    if layout.hand.poses:
        boxes["hand"] = layout.hand.bounds
        boxes["raised"] = layout.hand.bounds.moved(0, -layout.hand.lift)
    if layout.staging is not None:
        boxes["staging tray"] = layout.staging.box
    arrows = layout.hand.arrows
    if arrows is not None:
        boxes |= {"left arrow": arrows[0], "right arrow": arrows[1]}
    return boxes


TOGETHER = [
    {"stock", "stock label"},
    {"pile", "pile label"},
    {"hand", "raised"},
]


def may_overlap(name: str, other: str) -> bool:
    """Whether these belong together, or are seen elsewhere."""
    if {name, other} in TOGETHER:
        return True
    steps = [part.startswith("step ") for part in (name, other)]
    labels = {"oldest", "newest"} & {name, other}
    # Steps lie on each other, and are what counts for their labels; for all others the box around them does.
    return "stairs" in (name, other) if labels else any(steps)


def check_places(layout: Layout) -> None:
    """Fail if two things overlap, one leaves the felt or a finger cannot hit it."""
    felt = Box(0, 0, layout.measures.width, layout.measures.height)
    boxes = placed(layout)
    names = list(boxes)
    for place, name in enumerate(names):
        assert felt.holds(boxes[name], slack=0.5), name
        for other in names[place + 1 :]:
            if not may_overlap(name, other):
                assert boxes[name].overlap(boxes[other]) < SLACK, (name, other)
        is_touched = name.startswith(("seat", "own", "stock", "pile", "left", "right"))
        if is_touched and "label" not in name:
            assert min(boxes[name].width, boxes[name].height) >= TOUCH, name


def check_indices(layout: Layout) -> None:
    """Fail if the index of a card lies below another card."""
    wishes = layout.measures.wishes
    fan = layout.hand
    check_group([pose for place, pose in enumerate(fan.poses) if fan.can_be_seen(place)], wishes)
    for place in range(0, len(fan.poses), 3):
        if fan.can_be_seen(place):
            opened = fan.shown((), place)
            check_first(opened, place, wishes)
    check_group(layout.stairs.steps, wishes)
    staging = layout.staging
    for group, size in enumerate(layout.facts.staged):
        assert staging is not None
        check_group(staging.cards(group, size), wishes)
        assert all(staging.box.holds(pose.box) for pose in staging.cards(group, size))
    for owner in layout.facts.melds:
        for number, size in enumerate(owner.sizes):
            box = layout.trays.meld(owner.owner, number)
            poses = layout.trays.cards(box, size)
            check_group(poses, wishes)
            assert poses[-1].box.right <= box.right + 0.5
            assert all(box.holds(pose.box, slack=0.5) for pose in poses)


def check_group(poses: Sequence[Pose], wishes: Wishes) -> None:
    """Fail if a later card covers the index of an earlier one."""
    for place in range(len(poses)):
        check_first(poses, place, wishes)


def check_first(poses: Sequence[Pose], place: int, wishes: Wishes) -> None:
    """Fail if a later card covers the index of this one."""
    pose = poses[place]
    for right in (0.055, 0.16, 0.26):
        for down in (0.06, 0.35, wishes.index_bottom - 0.01):
            x, y = pose.at(right * pose.width, down * pose.width)
            assert not any(later.covers(x, y) for later in poses[place + 1 :]), (place, right, down)


def check(layout: Layout) -> None:
    """Fail if anything is not as it should be."""
    check_places(layout)
    check_indices(layout)
    counted = sum(len(tray.melds) for tray in layout.trays.trays)
    assert counted == sum(len(owner.sizes) for owner in layout.facts.melds)
    assert len(layout.hand.poses) == layout.facts.hand
    if layout.facts.has_stairs:
        assert len(layout.stairs.steps) == layout.facts.pile


def told(facts: Facts) -> str:
    """Facts in short, for messages."""
    melds = [owner.sizes for owner in facts.melds]
    cards = f"hand {facts.hand}, pile {facts.pile}, melds {melds}, staged {facts.staged}"
    return f"{facts.opponents + 1} seats, {cards}, {facts.wishes}"
