"""Measures of the table, the fan, the stairs and the trays: pure arithmetic."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.ui.table.fan import fan, limit_pitch
from rommedesk.ui.table.geometry import (
    ASPECT,
    INDEX_BOTTOM,
    STRIP,
    Box,
    Pose,
    frame,
    lying,
    measure,
    strip,
)
from rommedesk.ui.table.stairs import Stairs, stairs
from rommedesk.ui.table.trays import AIRY, MeldArea, OwnMelds, Style, arrange, meld_width

FELTS = {"1024x600": (1024, 516), "1280x800": (1040, 696), "1920x1080": (1616, 968)}
SIZES = st.tuples(st.integers(760, 3840), st.integers(510, 2080))


# ---- frame and measures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("window", "top_bar", "status_bar", "dock", "felt"),
    [
        ((1024, 600), 40, 44, 0, (1024, 516)),
        ((1280, 800), 48, 56, 240, (1040, 696)),
        ((1920, 1080), 48, 64, 304, (1616, 968)),
    ],
)
def test_the_frame_is_that_of_the_measures(
    window: tuple[int, int], top_bar: int, status_bar: int, dock: int, felt: tuple[int, int]
) -> None:
    made = frame(*window)
    assert (made.top_bar, made.status_bar, made.has_room_for_dock) == (top_bar, status_bar, dock > 0)
    if dock:
        assert made.dock == dock
    assert (window[0] - dock, window[1] - made.top_bar - made.status_bar) == felt


@pytest.mark.parametrize(
    ("felt", "hand", "table", "visible"),
    [("1024x600", 76, 60, 17), ("1280x800", 104, 76, 22), ("1920x1080", 144, 104, 30)],
)
def test_cards_have_the_sizes_of_the_measures(felt: str, hand: int, table: int, visible: int) -> None:
    measures = measure(*FELTS[felt])
    assert (measures.hand_card, measures.table_card, strip(table)) == (hand, table, visible)


def test_a_window_that_is_not_shown_yet_has_measures_too() -> None:
    assert measure(0, 0) == measure(480, 360)


@given(SIZES)
def test_text_is_never_smaller_than_10_points(size: tuple[int, int]) -> None:
    assert 14 <= measure(*size).text <= 21


# ---- the fan ---------------------------------------------------------------------------------------------


def test_eleven_cards_make_a_fan_of_nine_degrees_at_full_pitch() -> None:
    hand = fan(11, measure(*FELTS["1280x800"]))
    assert hand.rows == 1
    assert hand.pitch == pytest.approx(62.4)
    assert [pose.angle for pose in hand.poses] == pytest.approx([0.9 * place for place in range(-5, 6)])
    middle = hand.poses[5]
    assert middle.y + middle.height / 2 == pytest.approx(696 - 32)


def test_fifteen_cards_lie_flat() -> None:
    assert {pose.angle for pose in fan(15, measure(*FELTS["1280x800"])).poses} == {0.0}


def test_twenty_four_cards_lie_in_one_row_at_1280_and_thirty_in_two() -> None:
    measures = measure(*FELTS["1280x800"])
    assert fan(24, measures).rows == 1
    thirty = fan(30, measures)
    assert thirty.rows == 2
    assert len({pose.y for pose in thirty.poses[:15]}) == len({pose.y for pose in thirty.poses[15:]}) == 1
    assert thirty.poses[15].y - thirty.poses[0].y == pytest.approx(0.6 * 104)


def test_a_selected_card_is_raised_along_its_own_axis() -> None:
    hand = fan(11, measure(*FELTS["1280x800"]))
    raised = hand.shown({0})[0]
    lying_there = hand.poses[0]
    assert math.dist((raised.x, raised.y), (lying_there.x, lying_there.y)) == pytest.approx(24)
    assert raised.x < lying_there.x
    assert raised.y < lying_there.y
    assert hand.shown({0})[1:] == hand.poses[1:]


@given(SIZES, st.integers(0, 30))
def test_every_index_of_the_hand_can_be_seen(size: tuple[int, int], count: int) -> None:
    measures = measure(*size)
    hand = fan(count, measures)
    assert len(hand.poses) == count
    for place, pose in enumerate(hand.poses):
        assert measures.margin - 1 <= pose.bounds.x
        assert pose.bounds.right <= measures.width - measures.margin + 1
        # The middle line of the index, from top to bottom, in the card's own strip.
        for down in (0.02, 0.3, INDEX_BOTTOM - 0.02):
            point = pose.at(0.16 * pose.width, down * pose.width)
            assert not any(later.covers(*point) for later in hand.poses[place + 1 :])
    if hand.rows == 1 and count > 1:
        assert hand.pitch >= limit_pitch(measures.hand_card) - 0.01


@given(SIZES, st.integers(1, 30), st.data())
def test_a_card_dropped_on_another_goes_before_or_behind_it(
    size: tuple[int, int], count: int, data: st.DataObject
) -> None:
    hand = fan(count, measure(*size))
    place = data.draw(st.integers(0, count - 1))
    pose = hand.poses[place]
    assert hand.place_at(pose.x - 2, pose.box.y + 5) == place
    assert hand.place_at(pose.x + 2, pose.box.y + 5) == place + 1


def test_an_empty_hand_takes_what_is_dropped() -> None:
    empty = fan(0, measure(*FELTS["1280x800"]))
    assert empty.place_at(500, 600) == 0
    assert empty.top == fan(9, measure(*FELTS["1280x800"])).top
    assert empty.bounds.area == 0


# ---- the stairs ------------------------------------------------------------------------------------------


def test_twelve_steps_go_down_eighteen_for_thirty_eight() -> None:
    twelve = stairs(12, Box(100, 100, 700, 400), 76).steps
    assert twelve[0] == lying(100, 100, 76)
    assert twelve[1].x - twelve[0].x == pytest.approx(38)
    assert twelve[1].y - twelve[0].y == pytest.approx(18, abs=0.2)


def test_more_steps_are_narrower_down_to_the_limit() -> None:
    box = Box(0, 0, 2000, 2000)
    pitches = [stairs(count, box, 60).steps[1].x - 30 for count in (12, 13, 16, 40)]
    assert pitches[0] == 30
    assert pitches[0] > pitches[1] > pitches[2] > pitches[3] == pytest.approx(21)


def test_twenty_four_steps_in_the_smallest_window_make_two_flights() -> None:
    made = stairs(24, Box(112, 96, 616, 280), 60)
    assert (made.flights, made.length, made.width) == (2, 12, 60)
    first = made.flight(0)
    assert first[-1].box.right - first[0].box.x == pytest.approx(291)
    assert first[1].y - first[0].y == pytest.approx(10, abs=0.2)
    assert made.flight(1)[0].y == first[0].y


@given(
    st.integers(1, 45),
    st.tuples(st.integers(400, 1600), st.integers(250, 1200)),
    st.sampled_from([60, 76, 104, 160]),
)
def test_every_step_shows_its_index(count: int, room: tuple[int, int], card: int) -> None:
    box = Box(50, 60, *room)
    made = stairs(count, box, card)
    assert len(made.steps) == count
    assert made.width <= card
    if made.width > 36:
        assert made.bounds is not None
        assert box.holds(made.bounds)
    for place, step in enumerate(made.steps):
        index = Box(step.box.x, step.box.y, STRIP * step.width, INDEX_BOTTOM * step.width)
        for later in made.steps[place + 1 :]:
            if made.width > 36:
                covered = later.box.overlap(index)
                # A step may touch the lower end of the index's strip, never the index.
                assert covered == 0 or later.box.x >= step.box.x + STRIP * step.width - 0.01


@given(st.integers(1, 45), st.sampled_from([60, 104]))
def test_pointing_at_the_index_of_a_step_finds_it(count: int, card: int) -> None:
    made = stairs(count, Box(0, 0, 1200, 700), card)
    for place, step in enumerate(made.steps):
        assert made.step_at(*step.at(0.15 * made.width, 0.2 * made.width)) == place
    assert made.step_at(-5, -5) is None


def test_no_steps_are_no_place() -> None:
    none = stairs(0, Box(0, 0, 500, 500), 60)
    assert none == Stairs((), 0, 0, 60)
    assert none.bounds is None


# ---- the trays -------------------------------------------------------------------------------------------


def test_a_meld_shows_strips_and_one_whole_card() -> None:
    assert meld_width(3, 76) == 76 + 2 * 22
    assert meld_width(13, 60) == 60 + 12 * 17


def test_melds_lie_by_owner_in_rows() -> None:
    area = MeldArea(Box(24, 120, 992, 340))
    made = arrange([OwnMelds(2, (3, 4)), OwnMelds(3, (3, 5)), OwnMelds(1, (4, 3))], area, 76)
    assert made.card == 76
    assert made.style == AIRY
    assert [(tray.owner, tray.first, len(tray.melds)) for tray in made.trays] == [
        (2, 0, 2),
        (3, 0, 2),
        (1, 0, 2),
    ]
    assert [tray.box.x for tray in made.trays] == [24, made.trays[0].box.right + 24, 24]
    assert made.trays[2].box.y == made.trays[0].box.bottom + 24


def test_a_tray_that_fits_no_row_goes_on_in_the_next_one() -> None:
    made = arrange([OwnMelds(2, (3,) * 7)], MeldArea(Box(0, 0, 800, 400)), 76)
    assert [(tray.first, tray.last) for tray in made.trays] == [(0, 5), (5, 7)]
    assert made.meld(2, 5) == made.trays[1].melds[0]
    with pytest.raises(LookupError):
        made.meld(2, 7)


def test_places_of_others_are_left_free() -> None:
    blocked = Box(600, 160, 200, 140)
    made = arrange([OwnMelds(2, (3,) * 8)], MeldArea(Box(0, 0, 800, 400), (blocked,)), 76)
    assert all(tray.box.overlap(blocked) == 0 for tray in made.trays)


def test_even_an_area_that_is_next_to_nothing_takes_all_melds() -> None:
    made = arrange([OwnMelds(2, (3,) * 30), OwnMelds(1, (13,))], MeldArea(Box(0, 0, 50, 20)), 76)
    assert sum(len(tray.melds) for tray in made.trays) == 31


MELD_OWNERS = st.lists(st.lists(st.integers(3, 13), max_size=8), min_size=2, max_size=6).filter(
    lambda owners: sum(map(len, owners)) <= 25
)


@given(MELD_OWNERS, st.tuples(st.integers(700, 2000), st.integers(280, 1000)))
def test_no_meld_covers_another(owners: list[list[int]], room: tuple[int, int]) -> None:
    area = MeldArea(Box(24, 100, *room))
    melds = [OwnMelds(seat, tuple(sizes)) for seat, sizes in enumerate(owners, start=1)]
    made = arrange(melds, area, 76)
    boxes = [tray.box for tray in made.trays]
    for place, box in enumerate(boxes):
        assert area.box.holds(box, slack=1)
        assert all(box.overlap(other) < 1 for other in boxes[place + 1 :])
    for owner in melds:
        for number, size in enumerate(owner.sizes):
            tray = next(t for t in made.trays if t.owner == owner.owner and t.first <= number < t.last)
            cards = made.cards(made.meld(owner.owner, number), size)
            assert all(tray.box.holds(card.box) for card in cards)
            assert cards[-1].box.right == pytest.approx(made.meld(owner.owner, number).right)
    for tray in made.trays:
        assert all(left.right < right.x for left, right in zip(tray.melds, tray.melds[1:], strict=False))


def test_the_styles_differ_in_air_only() -> None:
    assert isinstance(AIRY, Style)
    assert AIRY.head + AIRY.foot == 48


# ---- boxes and poses -------------------------------------------------------------------------------------


def test_a_turned_card_covers_what_lies_on_it() -> None:
    pose = Pose(100, 100, 63, 90)
    assert pose.height == 63 * ASPECT
    assert pose.covers(140, 100)
    assert not pose.covers(100, 140)
    assert pose.at(0, 0) == pytest.approx((144, 68.5))
    bounds = pose.bounds
    assert (bounds.x, bounds.y, bounds.width, bounds.height) == pytest.approx((56, 68.5, 88, 63))


def test_boxes() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre, box.area) == (40, 60, (25, 40), 1200)
    assert box.contains(10, 20)
    assert not box.contains(40, 20)
    assert box.overlap(Box(30, 50, 30, 30)) == 100
    assert box.overlap(Box(40, 20, 5, 5)) == 0
    assert box.moved(1, 2).grown(1) == Box(10, 21, 32, 42)
