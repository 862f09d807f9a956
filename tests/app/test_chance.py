"""Everything left to chance follows from the match number, and each draw from nothing else."""

from random import Random

from rommedesk.app.chance import HIGHEST_NUMBER, Chance, draw_number
from rommedesk.engine.cards import new_pack, write_names
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN


def test_equal_numbers_draw_alike() -> None:
    for rules in (ROMME, TREPPEN, RUMMY51):
        first, second = Chance(31), Chance(31)
        assert first.dealer(rules, 4) == second.dealer(rules, 4)
        assert first.deal(rules, 4, 2, 1) == second.deal(rules, 4, 2, 1)
    assert first.new_stock(new_pack(1, 0), 1, 9) == second.new_stock(new_pack(1, 0), 1, 9)
    assert first.seed(1, 9, 2) == second.seed(1, 9, 2)


def test_64_a_number_means_the_same_cards_for_good() -> None:
    # Whoever wrote down the number of a match wants to play it again with the next version too.
    deal = Chance(1).deal(ROMME, 2, 1, 1)
    assert write_names(deal.order[:8]) == "Ac 8h 9c 2h Ad 9h 8c 2s"
    assert Chance(1).seed(1, 1, 2) == 4921268854779405
    assert [Chance(number).dealer(ROMME, 4) for number in range(1, 9)] == [4, 4, 3, 1, 2, 2, 1, 2]
    assert write_names(Chance(1).new_stock(new_pack(1, 0)[:6], 1, 5)) == "4c 6c Ac 3c 2c 5c"


def test_a_round_has_the_number_of_its_deal() -> None:
    assert Chance(31).deal(ROMME, 2, 4, 1).number == 34
    assert Chance(31).deal(ROMME, 2, 4, 1).order == Chance(34).deal(ROMME, 2, 1, 1).order


def test_each_draw_has_a_stream_of_its_own() -> None:
    chance = Chance(5)
    seeds = {chance.seed(number, time, seat) for number in (1, 2) for time in (1, 2) for seat in (1, 2)}
    assert len(seeds) == 8
    stocks = {chance.new_stock(new_pack(1, 0), number, time) for number in (1, 2) for time in (1, 2)}
    assert len(stocks) == 4


def test_numbers_drawn_by_lot_can_be_written_down() -> None:
    numbers = [draw_number(Random(seed)) for seed in range(2000)]
    assert min(numbers) >= 1
    assert max(numbers) <= HIGHEST_NUMBER
    assert len(set(numbers)) > 1990


def test_every_seat_may_be_the_first_dealer() -> None:
    assert {Chance(number).dealer(ROMME, 6) for number in range(100)} == {1, 2, 3, 4, 5, 6}
    assert Chance(1).dealer(RUMMY51, 4) == 0
