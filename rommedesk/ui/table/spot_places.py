"""Where the spots lie, and which one is next in a direction; pure arithmetic, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rommedesk.engine.cards import Card
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.aid_spots import NO_AIDS, AidsShown, bar_id
from rommedesk.ui.table.geometry import Box, Pose
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.places import Places, Zone, bottom_seat, has_stairs, opponents
from rommedesk.ui.table.targets import meld_box


class Row(StrEnum):
    """The groups between which one goes up and down, from the top."""

    SEATS = "seat"
    MELDS = "meld"
    MIDDLE = "middle"
    """Stock and pile or stairs."""
    TRAY = "tray"
    """The groups on the staging tray, each with its cards."""
    HAND = "card"
    BELOW = "below"
    """The bars under the hand and the arrows at its ends."""


_ROWS = tuple(Row)
BAR_ROOM = 7.0
"""Round a bar, so that its ring leaves it and its points to be seen."""
_WITH_LINES = (Row.MELDS, Row.HAND)
"""These may lie in several lines, between which one goes up and down first."""


class Way(StrEnum):
    """A direction."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class SpotPlace:
    """Where a spot lies: an upright box, turned about its middle."""

    row: Row
    box: Box
    angle: float = 0.0
    is_card: bool = False
    """Whether the corners are those of a card."""


SpotPlaces = Mapping[str, SpotPlace]
"""By the id of the spot, in the order in which one goes round the table."""


def spot_places(
    view: PlayerView,
    layout: Layout,
    places: Places,
    hand: Sequence[Card],
    aids: AidsShown = NO_AIDS,
) -> SpotPlaces:
    """The places of all spots of a view; cards in the air have none."""
    found: dict[str, SpotPlace] = {}
    for seat, box in zip(opponents(view), layout.seats, strict=True):
        found[f"seat {seat}"] = SpotPlace(Row.SEATS, box)
    found[f"seat {bottom_seat(view)}"] = SpotPlace(Row.SEATS, layout.own)
    for number in range(1, len(view.position.melds) + 1):
        found[f"meld {number}"] = SpotPlace(Row.MELDS, meld_box(places, number))
    found["stock"] = SpotPlace(Row.MIDDLE, layout.stock, is_card=True)
    steps = [lies for lies in places.values() if lies.zone is Zone.STEP]
    if has_stairs(view) and steps:
        for lies in sorted(steps, key=lambda lies: lies.place):
            found[f"step {lies.number}"] = _card(Row.MIDDLE, lies.pose)
    else:
        found["pile"] = SpotPlace(Row.MIDDLE, layout.pile, is_card=True)
    for number, (group, box) in enumerate(zip(aids.groups, aids.group_boxes, strict=True), start=1):
        found[f"group {number}"] = SpotPlace(Row.TRAY, box, is_card=True)
        for card in group.cards:
            if int(card) in places:
                found[f"card {int(card)}"] = _card(Row.TRAY, places[int(card)].pose)
    for card in hand:
        if int(card) in places and card not in aids.staged:
            found[f"card {int(card)}"] = _card(Row.HAND, places[int(card)].pose)
    below = [(bar_id(bar), bar.widest.grown(BAR_ROOM)) for bar in aids.bars]
    below += [(name, box) for name, box, _ in aids.ends]
    for name, box in sorted(below, key=lambda one: one[1].centre[0]):
        found[name] = SpotPlace(Row.BELOW, box)
    return found


def _card(row: Row, pose: Pose) -> SpotPlace:
    box = Box(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return SpotPlace(row, box, pose.angle, is_card=True)


def next_spot(spots: SpotPlaces, at: str, way: Way) -> str:
    """The spot in this direction; the same one at the edge of the table."""
    here = spots[at]
    row = [name for name, spot in spots.items() if spot.row is here.row]
    place = row.index(at)
    match way:
        case Way.LEFT:
            return row[max(place - 1, 0)]
        case Way.RIGHT:
            return row[min(place + 1, len(row) - 1)]
        case Way.FIRST:
            return row[0]
        case Way.LAST:
            return row[-1]
        case Way.UP | Way.DOWN:
            return _line_beyond(spots, row, here, way) or _row_beyond(spots, here, way) or at


def _line_beyond(spots: SpotPlaces, row: Sequence[str], here: SpotPlace, way: Way) -> str:
    """The nearest spot in the next line of the same row; "" if there is none."""
    if here.row not in _WITH_LINES:
        return ""
    sign = -1 if way is Way.UP else 1
    beyond = {
        name: distance
        for name in row
        if (distance := sign * (spots[name].box.centre[1] - here.box.centre[1])) > _tolerance(here)
    }
    if not beyond:
        return ""
    least = min(beyond.values())
    line = [name for name, distance in beyond.items() if distance <= least + _tolerance(here)]
    return _nearest(spots, line, here)


def _row_beyond(spots: SpotPlaces, here: SpotPlace, way: Way) -> str:
    """The nearest spot in the next row that has any; "" if there is none."""
    at = _ROWS.index(here.row)
    rows = reversed(_ROWS[:at]) if way is Way.UP else _ROWS[at + 1 :]
    for row in rows:
        names = [name for name, spot in spots.items() if spot.row is row]
        if names:
            if row in _WITH_LINES:
                heights = [spots[name].box.centre[1] for name in names]
                edge = max(heights) if way is Way.UP else min(heights)
                names = [
                    name for name in names if abs(spots[name].box.centre[1] - edge) <= _tolerance(spots[name])
                ]
            return _nearest(spots, names, here)
    return ""


def _tolerance(spot: SpotPlace) -> float:
    """So far apart spots are still in one line; the rows of a hand overlap."""
    return 0.25 * spot.box.height


def _nearest(spots: SpotPlaces, names: Sequence[str], here: SpotPlace) -> str:
    return min(names, key=lambda name: abs(spots[name].box.centre[0] - here.box.centre[0]))


def successor(before: SpotPlaces, now: SpotPlaces, gone: str) -> str:
    """Where the focus goes when its spot is gone: to the spot that took its place; "" on an empty table."""
    if not now:
        return ""
    if gone in before:
        row = before[gone].row
        place = [name for name, spot in before.items() if spot.row is row].index(gone)
        left = [name for name, spot in now.items() if spot.row is row]
        if left:
            return left[min(place, len(left) - 1)]
    return first_spot(now)


def stays_behind(before: SpotPlaces, now: SpotPlaces, at: str) -> str:
    """The nearest spot of the row where `at` was that is still in that row; "" if there is none."""
    row = before[at].row
    names = [name for name, spot in before.items() if spot.row is row]
    place = names.index(at)
    for name in (*names[place:], *reversed(names[:place])):
        if name in now and now[name].row is row:
            return name
    return ""


def first_spot(spots: SpotPlaces) -> str:
    """Where one begins: at the first card of the hand, else at the stock."""
    hand = [name for name, spot in spots.items() if spot.row is Row.HAND]
    return hand[0] if hand else "stock" if "stock" in spots else next(iter(spots), "")
