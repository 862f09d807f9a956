"""Rulebook 2: cards, their text form and their values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.engine.cards import (
    ALL_FACES,
    JOKER,
    UNKNOWN,
    Card,
    CardName,
    Face,
    Suit,
    new_pack,
    number_copies,
    parse_names,
    write_names,
)
from rommedesk.engine.presets import PRESETS, ROMME, RUMMY51, TREPPEN
from rommedesk.engine.reasons import NotationError
from rommedesk.engine.scoring import card_value, hand_points
from tests.builders import cards

names = st.builds(CardName.of, st.sampled_from((None, *ALL_FACES)), st.sampled_from((None, *ALL_FACES)))


def test_2_there_are_52_faces_four_suits_of_thirteen() -> None:
    assert len(set(map(str, ALL_FACES))) == 52
    assert [(face.suit, face.rank) for face in ALL_FACES] == [
        (suit, rank) for suit in Suit for rank in range(1, 14)
    ]
    assert all(Face.of(face.rank, face.suit) is face for face in ALL_FACES)


@pytest.mark.parametrize(
    ("text", "points"), [("2c", 2), ("9h", 9), ("Td", 10), ("Js", 10), ("Qc", 10), ("Kh", 10)]
)
def test_2_pips_count_themselves_and_court_cards_ten(text: str, points: int) -> None:
    assert {card_value(Card.parse(text), rules) for rules in PRESETS.values()} == {points}


@pytest.mark.parametrize(
    ("preset", "ace", "joker"),
    [
        ("romme", 11, 20),
        ("romme-standard", 11, 20),
        ("romme-ru", 11, 20),
        ("treppen", 15, 20),
        ("rummy51", 11, 25),
    ],
)
def test_2_ace_and_joker_count_in_a_hand_as_the_table_says(preset: str, ace: int, joker: int) -> None:
    """T51: an ace left in the hand is not what it is in a meld, nor is a joker."""
    rules = PRESETS[preset]
    assert (card_value(Card.parse("As"), rules), card_value(Card.parse("*"), rules)) == (ace, joker)


def test_2_a_hand_counts_the_sum_of_its_cards() -> None:
    """T51."""
    assert hand_points(cards("9h 9d *"), ROMME) == 38
    assert hand_points(cards("Kh Qd As * 7c"), RUMMY51) == 63
    assert hand_points(cards("Ah 7d"), TREPPEN) == 22
    assert hand_points((), ROMME) == 0


def test_2_a_card_that_cannot_be_seen_counts_nothing() -> None:
    assert hand_points((UNKNOWN, UNKNOWN), ROMME) == 0


def test_two_sevens_of_hearts_are_two_cards_with_one_face() -> None:
    first, second = cards("7h 7h")
    assert first != second
    assert (first.face, first.copy, second.copy) == (second.face, 0, 1)
    assert first.name == second.name
    assert repr(second) == "Card(7h#1)"


def test_a_joker_has_no_face() -> None:
    joker = Card.of(None, 3)
    assert joker.is_joker
    assert joker.face is None
    assert (joker.copy, str(joker), joker.name) == (3, "*", JOKER)


def test_the_unknown_card_is_no_card_of_any_pack() -> None:
    assert (UNKNOWN.is_joker, UNKNOWN.face, str(UNKNOWN)) == (False, None, "?")
    assert UNKNOWN not in new_pack(3, 8)
    assert not any(name.matches(UNKNOWN) for name in parse_names("* 7h *=7h"))


@given(names)
def test_a_name_reads_back_what_it_writes(name: CardName) -> None:
    assert CardName.parse(str(name)) == name
    assert repr(name) == f"CardName('{name}')"


@given(st.lists(names))
def test_names_read_back_what_they_write(several: list[CardName]) -> None:
    assert [*parse_names(write_names(several))] == several


@given(st.text(alphabet="A2T9KQchds*= x", max_size=12))
def test_any_text_is_read_or_refused_with_a_position(text: str) -> None:
    found = read_or_fault(text)
    if isinstance(found, NotationError):
        assert found.text == text
        assert 0 <= found.position <= len(text)
    else:
        assert write_names(found) == " ".join(text.split())


def read_or_fault(text: str) -> tuple[CardName, ...] | NotationError:
    """The names, or why they cannot be read."""
    try:
        return parse_names(text)
    except NotationError as error:
        return error


@pytest.mark.parametrize(
    ("text", "position"), [("7h 8x", 3), ("*=", 1), ("*7h", 1), ("7h  *=1c", 5), ("10h", 0), ("7H", 0)]
)
def test_a_fault_is_named_by_its_position(text: str, position: int) -> None:
    with pytest.raises(NotationError, match="cannot read") as error:
        parse_names(text)
    assert error.value.position == position


def test_a_joker_may_be_written_with_the_card_it_stands_for() -> None:
    (name,) = parse_names("*=7c")
    assert name.is_joker
    assert (name.face, name.stands_for) == (None, Face.parse("7c"))
    assert name.matches(Card.parse("*"))
    assert not name.matches(Card.parse("7c"))
    assert CardName.of(None) == JOKER


def test_a_face_has_a_text_of_its_own() -> None:
    assert repr(Face.parse("Td")) == "Face('Td')"
    with pytest.raises(NotationError):
        Face.parse("*")


def test_the_pack_holds_every_card_once() -> None:
    """T01: 110 cards of Rommé, 54 of Russian Rommé, 52 of Treppenrommé, 106 of Rummy 51."""
    sizes = {preset: len(set(new_pack(rules.packs, rules.jokers))) for preset, rules in PRESETS.items()}
    assert sizes == {"romme": 110, "romme-standard": 110, "romme-ru": 54, "treppen": 52, "rummy51": 106}


def test_copies_are_numbered_in_the_order_of_the_pack() -> None:
    found = number_copies(parse_names("7h * 7h * 8c 7h"))
    assert [card.copy for card in found] == [0, 0, 1, 1, 0, 2]
