"""The text form of moves: what is written reads back, what cannot be read is refused with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.engine.moves import (
    Discard,
    Draw,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakeDiscards,
    Undo,
    parse_move,
)
from rommedesk.engine.reasons import NotationError
from tests.strategies import joker_names, natural_names

seats = st.integers(1, 6)
names = st.lists(natural_names | joker_names, min_size=1, max_size=6).map(tuple)
numbers = st.integers(1, 999)
moves = st.one_of(
    st.builds(Draw, seats),
    st.builds(TakeDiscards, seats, numbers),
    st.builds(LayMeld, seats, names),
    st.builds(LayOff, seats, names, numbers),
    st.builds(SwapJoker, seats, names, numbers),
    st.builds(Discard, seats, natural_names | joker_names.filter(lambda name: name.stands_for is None)),
    st.builds(Pass, seats),
    st.builds(Undo, seats),
)


@given(moves)
def test_a_move_reads_back_what_it_writes(move: Move) -> None:
    assert parse_move(str(move), move.seat) == move


@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "take",
        "take 3",
        "meld 7h 8h *=9h",
        "lay Ts > m2",
        "lay 7s *=8s > m12",
        "swap 8h > m1",
        "swap 8c 8d > m1",
        "discard Kc",
        "discard *",
        "pass",
        "undo",
    ],
)
def test_the_text_form_is_that_of_the_vectors(text: str) -> None:
    assert str(parse_move(text, 2)) == text


def test_taking_one_card_may_be_written_with_its_number() -> None:
    assert parse_move("take 1", 1) == TakeDiscards(1)
    assert str(parse_move("take 1", 1)) == "take"


def test_blanks_between_cards_do_not_matter() -> None:
    assert parse_move("meld 7h  8h 9h ", 1) == parse_move("meld 7h 8h 9h", 1)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("fold", 0),
        ("Draw", 0),
        ("draw ", 5),
        ("draw 2", 5),
        ("undo x", 5),
        ("take 0", 5),
        ("take 01", 5),
        ("take x", 5),
        ("take ", 5),
        ("take 1000", 5),
        ("take ²", 5),
        ("meld", 4),
        ("meld ", 5),
        ("meld  ", 5),
        ("meld 7h 8x", 8),
        ("lay 7h", 6),
        ("lay 7h > 2", 10),
        ("lay 7h > m", 10),
        ("lay 7h > m0", 10),
        ("lay 7h > m1x", 10),
        ("lay > m1", 4),
        ("lay  > m1", 4),
        ("lay 7x > m1", 4),
        ("swap 8h > mm", 11),
        ("discard", 7),
        ("discard 7h 8h", 8),
        ("discard *=7h", 8),
        ("discard 7x", 8),
    ],
)
def test_what_is_no_move_is_refused_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotationError) as error:
        parse_move(text, 1)
    assert (error.value.text, error.value.position) == (text, position)


@given(st.text(alphabet="drawtkemlyspundoic 7hT*=>m123²", max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    found = read_or_fault(text)
    if isinstance(found, NotationError):
        assert found.text == text
        assert 0 <= found.position <= len(text)
    else:
        assert parse_move(str(found), 3) == found


def read_or_fault(text: str) -> Move | NotationError:
    """The move, or why it cannot be read."""
    try:
        return parse_move(text, 3)
    except NotationError as error:
        return error
