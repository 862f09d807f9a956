"""The whole felt: nothing that lies there covers anything else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rommedesk.ui.table.layout import Facts, lay_out
from tests.ui.table.layouts import check_places, owners

SIZES = [3, 4, 3, 5, 3, 4, 7, 3, 3, 13, 3, 4, 3, 3, 5, 3, 4, 3, 3, 6, 3, 3, 4, 3, 3]
FELTS = [(1024, 516), (1040, 696), (1616, 968), (768, 920), (3440, 2048)]


@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
@pytest.mark.parametrize("opponents", [1, 2, 3, 4, 5])
def test_nothing_overlaps_at_a_rommé_table(felt: tuple[int, int], opponents: int) -> None:
    many = [3, 4, 3, 5, 3, 4, 7, 3, 3, 13, 3, 4, 3, 3, 5, 3, 4, 3, 3, 6, 3, 3, 4, 3, 3]
    for hand in (0, 1, 13, 14, 20, 30):
        for melds in (0, 1, 6, 12, 25):
            facts = Facts(opponents, hand, 5, has_stairs=False, melds=owners(opponents + 1, many[:melds]))
            check_places(lay_out(*felt, facts))


@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_nothing_overlaps_beside_the_stairs(felt: tuple[int, int], opponents: int) -> None:
    many = [3, 4, 3, 5, 3, 4, 3, 3, 3, 4]
    for hand in (1, 7, 12, 20):
        for steps in (0, 1, 3, 12, 24, 30):
            for melds in (0, 3, 7):
                facts = Facts(
                    opponents, hand, steps, has_stairs=True, melds=owners(opponents + 1, many[:melds])
                )
                check_places(lay_out(*felt, facts))


@settings(deadline=None)
@given(
    st.tuples(st.integers(1024, 2600), st.integers(516, 1600)),
    st.integers(1, 5),
    st.integers(0, 26),
    st.lists(st.integers(3, 13), max_size=16),
)
def test_nothing_overlaps_in_any_window(
    felt: tuple[int, int], opponents: int, hand: int, sizes: list[int]
) -> None:
    facts = Facts(opponents, hand, 3, has_stairs=False, melds=owners(opponents + 1, sizes))
    check_places(lay_out(*felt, facts))


def test_measures_of_the_first_picture() -> None:
    layout = lay_out(1040, 696, Facts(3, 11, 2, has_stairs=False, melds=owners(3, [3, 3, 4, 4, 5, 3])))
    assert [(box.x, box.y, box.width, box.height) for box in layout.seats] == [
        (24, 16, 312, 80),
        (364, 16, 312, 80),
        (704, 16, 312, 80),
    ]
    assert layout.trays.trays[0].box.y == 120
    assert layout.trays.trays[-1].box.y == pytest.approx(298, abs=0.5)
    assert layout.pile.right == layout.seats[-1].right == 1016
    assert layout.pile.x - layout.stock.right == 56
    assert layout.pile.y == pytest.approx(316, abs=0.5)


def test_measures_of_the_third_picture() -> None:
    layout = lay_out(1040, 696, Facts(2, 6, 12, has_stairs=True, melds=owners(3, [4, 3, 3])))
    assert (layout.stock.x, layout.stock.y) == (28, 136)
    assert layout.stairs.steps[0].box.x == layout.stock.right + 36
    assert {tray.box.x for tray in layout.trays.trays} == {704}
    assert [tray.box.y for tray in layout.trays.trays] == pytest.approx([16, 186, 356], abs=0.5)


def test_five_opponents_on_a_wide_felt_sit_on_three_sides() -> None:
    layout = lay_out(1616, 968, Facts(5, 7, 2, has_stairs=False, melds=owners(6, [3, 3, 3])))
    first, *top, last = layout.seats
    assert first.x == layout.measures.margin
    assert last.right == 1616 - layout.measures.margin
    assert {box.y for box in top} == {16}
    assert first.y == last.y > 200
    assert layout.pile.right == top[-1].right


def test_melds_may_lie_above_and_below_the_seats_at_the_sides_when_there_are_many() -> None:
    few = lay_out(1616, 968, Facts(5, 7, 2, has_stairs=False, melds=owners(6, [3, 3, 3])))
    many = lay_out(1616, 968, Facts(5, 7, 2, has_stairs=False, melds=owners(6, [4] * 12)))
    assert min(tray.box.x for tray in few.trays.trays) == few.seats[1].x
    assert min(tray.box.x for tray in many.trays.trays) == many.measures.margin


def test_stock_and_pile_keep_their_place_all_round_long() -> None:
    early = lay_out(1040, 696, Facts(3, 13, 0, has_stairs=False))
    late = lay_out(1040, 696, Facts(3, 4, 40, has_stairs=False, melds=owners(4, [4] * 14)))
    assert (early.stock, early.pile) == (late.stock, late.pile)


def test_the_top_card_of_the_pile_lies_straight() -> None:
    assert [len(lay_out(1040, 696, Facts(1, 5, pile, has_stairs=False)).piled) for pile in (0, 1, 2, 9)] == [
        0,
        1,
        2,
        3,
    ]
    assert lay_out(1040, 696, Facts(1, 5, 9, has_stairs=False)).piled[-1].angle == 0


def test_where_names_would_make_cards_small_letters_stand_at_the_melds() -> None:
    few = lay_out(1024, 516, Facts(3, 9, 2, has_stairs=False, melds=owners(4, [3] * 8)))
    many = lay_out(1024, 516, Facts(3, 9, 2, has_stairs=False, melds=owners(4, [3, 4] * 9)))
    assert few.trays.style.flag == 0
    assert many.trays.style.flag > 0
    assert many.trays.card >= 54
    for tray in many.trays.trays:
        assert tray.melds[0].x - tray.box.x >= many.trays.style.flag + 8


@pytest.mark.parametrize("steps", [20, 31])
def test_flights_take_free_felt_before_steps_become_small(steps: int) -> None:
    layout = lay_out(1040, 696, Facts(2, 7, steps, has_stairs=True, melds=owners(3, [4, 3, 3, 4])))
    assert layout.stairs.width == layout.trays.card == layout.measures.table_card


def test_melds_go_round_the_steps_when_both_are_many() -> None:
    layout = lay_out(1040, 696, Facts(3, 13, 12, has_stairs=True, melds=owners(4, SIZES)))
    bounds = layout.stairs.bounds
    assert bounds is not None
    assert any(tray.box.y > bounds.bottom and tray.box.x < bounds.x for tray in layout.trays.trays)
    assert any(tray.box.y < bounds.bottom and tray.box.x > bounds.right for tray in layout.trays.trays)
