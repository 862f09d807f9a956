"""Names out of files stand in a line without touching what is around them."""

from __future__ import annotations

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.i18n.shown_names import LONGEST, shown_name
from rommedesk.ui.theme import letters


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Oma Käthe", "Oma Käthe"),
        ("Мария-Луиза", "Мария-Луиза"),
        ("李小龍", "李小龍"),
        ("Zoe\u0301", "Zoe\u0301"),
        ("\u202eenO", "enO"),
        ("A\u2066\u2067\u200f\u061cB\u200b\ufeff", "AB"),
        ("Anna\nwins:\tall\x00\x1b[31m", "Anna wins: all [31m"),
        ("a\u2028b\u2029c\u00a0 d", "a b c d"),
        ("Z" + "\u0301" * 500 + "e", "Z\u0301\u0301e"),
        ("x" * 5000, "x" * (LONGEST - 1) + "…"),
        ("משה", "\u2068משה\u2069"),
        ("\u202e\u0007 \n", ""),
    ],
)
def test_a_name_is_one_short_line_in_its_own_direction(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_a_name_of_nothing_is_called_by_its_seat_and_tricks_stay_out_of_sentences(phrases: Phrases) -> None:
    seating = Seating(("", "\u202e", "\u202eevE", "משה"), 1, ROMME)
    names = [phrases.name(seating, seat) for seat in range(1, 5)]
    assert names == ["You", "Player 2", "evE", "\u2068משה\u2069"]
    assert letters(names) == ("Y", "P", "E", "מ")
