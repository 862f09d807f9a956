"""Where targets glow, what comes there, and which of them a drop means."""

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.meld_extending import extend
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.ghosts import framed, ghosts, room_beside
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.targets import dropped_on, meld_box
from tests.builders import cards, meld
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import seat

MELD = Box(100, 50, 120, 106)


@pytest.mark.parametrize(("added", "before", "after"), [("8h", 0, 1), ("4h", 1, 0), ("3h 4h 8h 9h Th", 2, 3)])
@pytest.mark.parametrize("gap", [4.0, 12.0, 24.0, 200.0])
def test_a_ghost_for_each_card_that_comes_and_none_over_a_neighbour(
    added: str, before: int, after: int, gap: float
) -> None:
    old = meld("5h 6h 7h", ROMME)
    larger = extend(old, cards(added), ROMME)
    assert not isinstance(larger, Refusal)
    others = [
        Box(MELD.x - gap - 80, 50, 80, 106),
        Box(MELD.right + gap, 60, 80, 106),
        Box(100, 170, 300, 106),
    ]
    room = room_beside(MELD, others, Box(0, 0, 1000, 600))
    assert room == (min(gap, MELD.x), gap)
    found = ghosts(MELD, larger, old.cards, 76, 22, room)
    lefts, rights = [box for box in found if box.x < MELD.x], [box for box in found if box.right > MELD.right]
    assert (len(lefts), len(rights), len(found)) == (before, after, before + after)
    assert len({box.x for box in found}) == len(found), "each shows"
    for box in (*found, framed(MELD, found, room)):
        assert all(box.overlap(other) == 0 for other in others)


def test_where_there_is_room_a_whole_strip_shows() -> None:
    old = meld("5h 6h 7h", ROMME)
    larger = extend(old, cards("8h 9h"), ROMME)
    assert not isinstance(larger, Refusal)
    found = ghosts(MELD, larger, old.cards, 76, 22, (500, 500))
    assert sorted(box.right for box in found) == [MELD.right + 22, MELD.right + 44]


def test_targets_side_by_side_do_not_touch(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h 6h 5h 2c").hand(2, "2s 3s").pile("3c").rest("4s")
    sheet.meld(1, "Ks Kd Kh").meld(2, "7h 8h *=9h", "7h 8h 9h")
    table = seat(qtbot, phrases, sheet.round())
    table.select("6h", "5h")
    lights = table.widget.lights()
    assert [light.target.kind.value for light in lights] == ["lay-off", "lay-off"]
    one, other = lights
    assert one.glow.overlap(other.glow) == 0
    for light in lights:
        assert len(light.ghosts) == 2
        strangers = [
            lies.pose.box
            for lies in table.shown.places.values()
            if lies.zone is Zone.MELD and lies.number != light.target.number
        ]
        assert all(light.glow.overlap(box) == 0 for box in strangers)


def lay_off_or_discard() -> Sheet:
    sheet = Sheet(ROMME, 2).hand(1, "9h 2c").hand(2, "2s 3s").pile("3c").rest("4s")
    return sheet.meld(1, "Ks Kd Kh").meld(2, "6h 7h 8h")


def test_a_drop_just_beside_a_meld_is_meant_for_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, lay_off_or_discard().round())
    box = meld_box(table.shown.places, 2)
    pose = table.lies("9h").pose
    # The upper left corner of the card, which was held at its index, lies right of the meld.
    shift = 0.36 * pose.width
    table.drag(table.at("9h"), (box.right + 22 - shift + 0.5 * pose.width, box.centre[1]))
    assert table.made == ["lay 9h > m2"]


def test_a_drop_just_beside_the_pile_discards_nothing(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, lay_off_or_discard().round())
    pile = table.shown.layout.pile
    table.select("2c")
    lights = table.widget.lights()
    beside = Box(pile.x - 200, pile.y, 104, 145)
    assert dropped_on(lights, beside, *beside.centre) == ()


def test_of_two_melds_the_nearest_is_meant(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "6h 2c").hand(2, "2s 3s").pile("3c").rest("4s")
    sheet.meld(1, "Ks Kd Kh").meld(2, "7h 8h 9h", "7h 8h 9h")
    table = seat(qtbot, phrases, sheet.round())
    table.select("6h")
    lights = table.widget.lights()
    lay_offs = [light for light in lights if light.target.kind is TargetKind.LAY_OFF]
    assert len(lay_offs) == 2
    for light in lay_offs:
        box = light.glow
        over = Box(box.x - 10, box.bottom - 20, 104, 145)
        assert dropped_on(lights, over, *over.centre) == (light,)
        below = Box(box.x, box.bottom + 15, box.width, 145)
        assert dropped_on(lights, below, *below.centre) == (light,)
        far = Box(box.x, box.bottom + 60, box.width, 145)
        assert dropped_on(lights, far, *far.centre) == ()


def test_a_joker_in_the_middle_can_be_hit_by_a_finger(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "4d 2c").hand(2, "2s 3s").pile("3c").rest("4s")
    sheet.meld(1, "Ks Kd Kh").meld(2, "2d 3d *=4d 5d")
    table = seat(qtbot, phrases, sheet.round(), size=(1024, 516))
    table.select("4d")
    (swap,) = [light for light in table.widget.lights() if light.joker is not None]
    joker = swap.joker
    assert joker is not None
    assert joker.width < 40
    finger = Box(0, 0, 1, 1)
    assert dropped_on([swap], finger, joker.right - 39, joker.centre[1]) == (swap,)
