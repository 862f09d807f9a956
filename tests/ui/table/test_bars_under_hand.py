"""The bars under the hand: what they mark, and where they run."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from rommedesk.engine.cards import Card, parse_names, write_names
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.ui.table.bars_under_hand import BELOW, PAIR_INSET, Bar, Lying, bars, lacks_one, lying_melds
from rommedesk.ui.table.fan import fan
from rommedesk.ui.table.geometry import measure
from tests.ui.table.positions import Sheet

FELTS = [(1040.0, 696.0), (1024.0, 516.0), (1616.0, 968.0), (768.0, 920.0)]


def hand(text: str) -> tuple[Card, ...]:
    return Sheet(ROMME).cards(text)


def melds(lying: Lying) -> list[str]:
    return sorted(str(meld) for meld in lying.melds)


def marked(text: str, felt: tuple[float, float] = FELTS[0]) -> tuple[Sequence[Card], tuple[Bar, ...]]:
    cards = hand(text)
    measures = measure(*felt)
    lowest = measures.height - 4
    return cards, bars(lying_melds(cards, ROMME), cards, fan(len(cards), measures), ROMME, lowest)


def test_whole_melds_and_neighbours_that_lack_one_are_found() -> None:
    lying = lying_melds(hand("5d 6d 7d 9c 9h 3c Kc Ks 2h *"), ROMME)
    assert melds(lying) == ["5d 6d 7d", "Kc Ks *"]
    assert [write_names(card.name for card in pair) for pair in lying.pairs] == ["9c 9h"]


def test_bars_tell_what_melds_count_where_that_is_wanted() -> None:
    cards, (told,) = marked("5d 6d 7d")
    assert [piece.text for piece in told.pieces] == ["18"]
    lying = lying_melds(cards, ROMME)
    (untold,) = bars(lying, cards, fan(3, measure(*FELTS[0])), ROMME, 600, has_points=False)
    assert [piece.text for piece in untold.pieces] == [""]


def test_cards_that_do_not_lie_side_by_side_are_no_pair() -> None:
    assert lying_melds(hand("9c 2d 9h"), ROMME).pairs == ()


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("9c 9h", True),
        ("9c 9c", False),
        ("5d 6d", True),
        ("5d 7d", True),
        ("5d 8d", False),
        ("Kd Ad", True),
        ("Kd 2d", False),
        ("5d 6c", False),
    ],
)
def test_what_lacks_one_is_asked_of_the_rules(cards: str, expected: bool) -> None:
    assert lacks_one(hand(cards), ROMME) is expected


def test_of_twins_the_nearer_one_is_marked() -> None:
    cards = hand("7d 2c 2s 5d 6d 7d")
    (meld,) = lying_melds(cards, ROMME).melds
    assert set(meld.cards) == set(cards[3:])


def test_pairs_stay_few() -> None:
    lying = lying_melds(hand("2c 3c 5d 6d 8h 9h Js Qs 3d 4d 6c 7c 9d Td"), ROMME)
    assert len(lying.pairs) == 4


def test_a_meld_in_one_place_has_one_piece_with_its_points() -> None:
    cards, (bar,) = marked("2c 5d 6d 7d Ks")
    assert [piece.text for piece in bar.pieces] == ["18"]
    fanned = fan(len(cards), measure(*FELTS[0]))
    assert bar.bounds.x > fanned.poses[1].bounds.x
    assert bar.bounds.right < fanned.poses[4].x


def test_parts_of_one_meld_bear_its_letter() -> None:
    _, (bar,) = marked("5d 2c 6d 7d")
    assert [piece.text for piece in bar.pieces] == ["a", "a 18"]
    _, found = marked("5d Kc 6d 7d Kd 2c Kh")
    texts = sorted(piece.text for bar in found for piece in bar.pieces)
    assert texts == ["a", "a 18", "b", "b", "b 30"] or texts == ["a", "a", "a 30", "b", "b 18"]


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("count", [3, 11, 14, 20, 30])
def test_bars_lie_on_the_felt_and_off_the_cards_of_the_front_row(
    felt: tuple[float, float], count: int
) -> None:
    faces = [f"{rank}{suit}" for suit in "cdhs" for rank in "23456789TJQK"]
    _, found = marked(" ".join(faces[:count]), felt)
    assert found
    measures = measure(*felt)
    fanned = fan(count, measures)
    for bar in found:
        for piece in bar.pieces:
            for x, y in piece.line:
                assert 0 <= x <= measures.width
                assert y <= measures.height - 4
                if fanned.rows == 1:
                    assert not any(pose.covers(x, y - 2) for pose in fanned.poses)
                    assert y <= max(pose.bounds.bottom for pose in fanned.poses) + BELOW


def test_between_dotted_bars_there_is_more_room_than_between_their_dots() -> None:
    _, found = marked("2c 2d 5c 5d 8c 8d Jc Jd")
    ends = sorted((bar.bounds.x, bar.bounds.right) for bar in found)
    assert len(ends) == 4
    assert all(right[0] - left[1] > 1.5 * PAIR_INSET for left, right in pairwise(ends))


def test_pieces_of_different_melds_do_not_touch() -> None:
    _, found = marked("5d 6d 7d 9c 9h 9s Jc Kc Ks 2h")
    spans = sorted((piece.line[0][0], piece.line[-1][0]) for bar in found for piece in bar.pieces)
    assert all(left[1] + 4 < right[0] for left, right in pairwise(spans))


def test_a_bar_can_be_hit_a_little_beside_its_line() -> None:
    _, (bar,) = marked("2c 5d 6d 7d Ks")
    x, y = bar.pieces[0].middle
    assert bar.covers(x, y + 12, 12, 12)
    assert not bar.covers(x, y + 13, 12, 12)
    assert not bar.covers(bar.bounds.x - 20, y, 12, 12)


def test_other_rules_find_other_melds() -> None:
    cards = hand("2c 2d 2h")
    assert parse_names("2c 2d 2h") == lying_melds(cards, TREPPEN).melds[0].names
