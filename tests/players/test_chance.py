"""Chance of the players: seeds that the record tells, lots that a seed gives."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rommedesk.engine.deal import NO_NUMBER, make_deal
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record_lines import DealLine
from rommedesk.players.chance import decision_seed


def dealt(number: int, salt: str = "5a17") -> DealLine:
    """A dealt round; only its number and its salt matter here."""
    return DealLine(make_deal(ROMME, 2, number, Random(1), 1), 1, salt, "00")


def seeds(line: DealLine) -> Iterator[int]:
    """The seeds of some decisions."""
    return (decision_seed(line, time, seat) for time in (1, 2, 11) for seat in (1, 2))


def test_64_a_deal_number_means_the_same_seeds_for_good() -> None:
    assert decision_seed(dealt(1), 1, 2) == 4921268854779405
    assert decision_seed(dealt(1, "0b5e"), 1, 2) == 4921268854779405


@pytest.mark.parametrize("number", [NO_NUMBER, 5])
def test_each_decision_has_a_seed_of_its_own(number: int) -> None:
    found = [*seeds(dealt(number))]
    assert len({*found}) == 6
    assert found == [*seeds(dealt(number))]
    assert all(0 <= seed < 2**53 for seed in found)


def test_other_deals_have_other_seeds() -> None:
    assert not {*seeds(dealt(5))} & {*seeds(dealt(6))}


def test_where_no_number_gave_the_deal_the_salt_gives_the_seeds() -> None:
    line = dealt(NO_NUMBER, "0b5e")
    assert not {*seeds(line)} & {*seeds(dealt(NO_NUMBER, "5a17"))}
    other_cards = replace(line, deal=make_deal(ROMME, 2, NO_NUMBER, Random(2), 1))
    assert [*seeds(other_cards)] == [*seeds(line)]
