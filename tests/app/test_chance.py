"""What is left to chance follows from the number of a match, or from the system's randomness alone."""

from random import Random

import pytest

from rommedesk.app.chance import Chance
from rommedesk.engine.cards import new_pack, write_names
from rommedesk.engine.deal import NO_NUMBER
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN


def test_equal_numbers_draw_alike() -> None:
    for rules in (ROMME, TREPPEN, RUMMY51):
        first, second = Chance(31), Chance(31)
        assert first.dealer(rules, 4) == second.dealer(rules, 4)
        assert first.deal(rules, 4, 2, 1) == second.deal(rules, 4, 2, 1)
    assert first.new_stock(new_pack(1, 0), 1, 9) == second.new_stock(new_pack(1, 0), 1, 9)


def test_64_a_number_means_the_same_cards_for_good() -> None:
    # Whoever wrote down the number of a match wants to play it again with the next version too.
    deal = Chance(1).deal(ROMME, 2, 1, 1)
    assert write_names(deal.order[:8]) == "Ac 8h 9c 2h Ad 9h 8c 2s"
    assert [Chance(number).dealer(ROMME, 4) for number in range(1, 9)] == [4, 4, 3, 1, 2, 2, 1, 2]
    assert write_names(Chance(1).new_stock(new_pack(1, 0)[:6], 1, 5)) == "4c 6c Ac 3c 2c 5c"


def test_a_round_has_the_number_of_its_deal() -> None:
    assert Chance(31).deal(ROMME, 2, 4, 1).number == 34
    assert Chance(31).deal(ROMME, 2, 4, 1).order == Chance(34).deal(ROMME, 2, 1, 1).order


def test_each_draw_has_a_stream_of_its_own() -> None:
    chance = Chance(5)
    stocks = {chance.new_stock(new_pack(1, 0), number, time) for number in (1, 2) for time in (1, 2)}
    assert len(stocks) == 4


def test_every_seat_may_be_the_first_dealer() -> None:
    assert {Chance(number).dealer(ROMME, 6) for number in range(100)} == {1, 2, 3, 4, 5, 6}
    assert {Chance().dealer(ROMME, 3) for _ in range(100)} == {1, 2, 3}
    assert Chance(1).dealer(RUMMY51, 4) == 0


class Counted(Random):
    """Chance that counts how often it was asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


@pytest.mark.parametrize("number", [NO_NUMBER, 3])
def test_without_a_number_every_draw_is_fed_by_the_system_and_with_one_none(number: int) -> None:
    system = Counted(1)
    chance = Chance(number, system)
    asked = []
    chance.dealer(ROMME, 4)
    asked.append(system.asked)
    chance.deal(ROMME, 4, 2, 1)
    asked.append(system.asked)
    chance.new_stock(new_pack(1, 0), 2, 9)
    asked.append(system.asked)
    chance.deal(RUMMY51, 4, 2, 0)
    asked.append(system.asked)
    if number == NO_NUMBER:
        # One card fewer than there are is asked for: the last one has no choice.
        assert asked[:3] == [1, 1 + 109, 1 + 109 + 51]
        assert asked[3] >= asked[2] + 103 + 105
    else:
        assert asked == [0, 0, 0, 0]


def test_deals_without_a_number_say_so_and_never_come_again() -> None:
    deals = [Chance().deal(TREPPEN, 2, number, 1) for number in (1, 2, 1, 2)]
    assert {deal.number for deal in deals} == {NO_NUMBER}
    assert len({deal.order for deal in deals}) == 4
    stocks = {Chance().new_stock(new_pack(1, 0), 1, 9) for _ in range(4)}
    assert len(stocks) == 4
