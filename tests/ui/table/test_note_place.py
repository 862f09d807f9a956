"""A note lies beside what it tells of, never over it, and over as little else as can be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.note_place import find_place, points_at

FELT = (1000.0, 600.0)
SIZE = (300.0, 120.0)


def test_with_room_it_lies_above_with_its_tip_at_the_point() -> None:
    card = Box(450, 400, 100, 140)
    harm, box = find_place(SIZE, FELT, [card], [card], (500, 400), 12)
    assert (harm, box) == (0, Box(350, 268, 300, 120))
    assert points_at(box, (500, 400), 12)


def test_without_room_above_it_lies_below() -> None:
    card = Box(450, 20, 100, 140)
    _, box = find_place(SIZE, FELT, [card], [card], (500, 160), 12)
    assert (box.x, box.y) == (350, 172)


def test_it_goes_away_from_other_cards_before_it_covers_them() -> None:
    told, other = Box(450, 400, 100, 140), Box(300, 200, 400, 190)
    harm, box = find_place(SIZE, FELT, [told], [told, other], (500, 400), 12)
    assert harm == 0
    assert not points_at(box, (500, 400), 12)


def test_where_everything_is_full_it_covers_other_cards_but_not_those_it_tells_of() -> None:
    told, other = Box(0, 480, 1000, 120), Box(0, 0, 1000, 480)
    harm, box = find_place(SIZE, FELT, [told], [told, other], (500, 480), 12)
    assert harm > 0
    assert box.overlap(told) == 0


def test_it_hides_the_least_of_what_it_tells_of_next_and_a_small_word_counts_like_a_card() -> None:
    told, card, word = Box(0, 480, 1000, 120), Box(0, 0, 700, 480), Box(700, 100, 290, 30)
    _, box = find_place(SIZE, FELT, [told], [], (850, 470), 12, [card, word])
    assert (box.overlap(told), box.overlap(word)) == (0, 0)
    _, box = find_place((400, 200), FELT, [told], [], (850, 470), 12, [word, Box(600, 150, 400, 330)])
    assert box.overlap(word) == 0


boxes = st.builds(Box, st.integers(0, 900), st.integers(0, 500), st.integers(20, 300), st.integers(20, 200))


@given(st.lists(boxes, max_size=4), st.lists(boxes, max_size=30), st.integers(0, 1000), st.integers(0, 600))
def test_it_always_lies_on_the_felt(told: list[Box], others: list[Box], x: int, y: int) -> None:
    _, box = find_place(SIZE, FELT, told, others, (x, y), 12)
    assert Box(0, 0, *FELT).holds(box)
    assert (box.width, box.height) == SIZE
