"""A plate tells of a long turn what matters most."""

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.presets import ROMME
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.deeds import Deed, deeds, in_short, weight_of
from rommedesk.ui.table.words import TableWords
from tests.builders import cards, meld
from tests.ui.table.positions import Sheet, seen_by

DEEDS = (
    Deed("draws", 0),
    Deed("melds A", 5),
    Deed("lays off B", 1),
    Deed("melds C", 5),
    Deed("lays off D", 1),
    Deed("discards E", 3),
)


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (99, "draws, melds A, lays off B, melds C, lays off D, discards E"),
        (55, "melds A, lays off B, melds C, lays off D, discards E"),
        (45, "melds A … melds C, lays off D, discards E"),
        (32, "melds A … melds C … discards E"),
        (20, "melds A … melds C …"),
        (12, "… melds C …"),
        (3, "melds C"),
    ],
)
def test_the_least_important_is_left_out_first(room: int, told: str) -> None:
    assert in_short(DEEDS, lambda text: len(text) <= room) == told


@pytest.mark.parametrize(
    ("room", "told"), [(26, "… melds A B C D, discards"), (15, "… melds 4 …"), (9, "melds 4"), (2, "melds 4")]
)
def test_what_has_no_room_is_told_in_fewer_letters(room: int, told: str) -> None:
    done = (Deed("lays off X", 1), Deed("melds A B C D", 5, "melds 4"), Deed("discards", 3))
    assert in_short(done, lambda text: len(text) <= room) == told


def test_nothing_was_done() -> None:
    assert in_short((), lambda _: False) == ""


def test_what_was_taken_back_is_not_told() -> None:
    made = meld("7c 7d 7h", ROMME)
    state = Sheet(ROMME).hand(1, "2c").hand(2, "3c").round()
    drew, thrown = Drew(2, None), Discarded(2, cards("Kc")[0])
    melded, opened = Melded(2, made, 1, 21), Opened(2, 31)
    history: list[Event] = [TurnBegan(2), drew, melded, opened, Undone(2, "meld"), thrown, TurnBegan(1)]
    assert deeds(seen_by(state, history=history), 2) == (drew, thrown)
    twice: list[Event] = [
        TurnBegan(2),
        drew,
        melded,
        melded,
        Undone(2, "meld"),
        Undone(2, "meld"),
        melded,
        TurnBegan(1),
    ]
    assert deeds(seen_by(state, history=twice), 2) == (drew, melded)


def test_what_others_want_to_know_weighs_most(phrases: Phrases) -> None:
    (card,) = cards("7s")
    made = meld("7c 7d 7h", ROMME)
    joker = Card.of(None, 0)
    turn = (
        Drew(2, None),
        LaidOff(2, (card,), 1, made, 7),
        Swapped(2, (card,), joker, 1, made),
        Discarded(2, card),
        Took(2, (card,)),
        Melded(2, made, 1, 21),
        Passed(2),
    )
    weights = [weight_of(event) for event in turn]
    assert weights == sorted(weights)
    assert len(set(weights)) == len(weights)
    told = TableWords(phrases.cards).deeds((TurnBegan(2), *turn))
    assert [deed.weight for deed in told] == weights
