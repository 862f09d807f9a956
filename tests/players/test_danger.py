"""How dangerous the others are."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import CardName
from rommedesk.engine.presets import ROMME, ROMME_RU
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Phase, Round
from rommedesk.players.danger import LAY_OFF_HARM, Neighbour, chance_to_end, risk_of_end
from rommedesk.players.outs import SLOT_OF, unseen_of
from tests.builders import position
from tests.players.views import view_of


def harm(state: Round, card: str) -> float:
    seen = view_of(state).position
    return Neighbour.after_mover(seen, unseen_of(seen)).harm(SLOT_OF[CardName.parse(card)])


def with_other(hand: str, *opened: int) -> Round:
    return position(ROMME, ["7h 2c", hand, "9c 9d 2s 4s Kd"], opened=opened)


def test_few_cards_of_an_opened_seat_are_a_danger() -> None:
    risks = [risk_of_end(with_other(hand, 2)) for hand in ("3c", "3c 4c 8d", "3c 4c 8d 9d Ts Js")]
    assert risks == sorted(risks, reverse=True)
    assert risks[0] > 0.25
    assert risks[2] < 0.02


def test_two_cards_are_safer_than_three_for_three_hold_a_pair() -> None:
    assert risk_of_end(with_other("3c 4c", 2)) < risk_of_end(with_other("3c 4c 8d", 2))


def test_few_cards_of_an_unopened_seat_are_hardly_one() -> None:
    assert risk_of_end(with_other("3c")) < 0.02


def test_the_risks_of_several_seats_add_up() -> None:
    hands = ["7h 2c", "3c", "9c 9d Kd"]
    one, both = position(ROMME, hands, opened=[2]), position(ROMME, hands, opened=[2, 3])
    assert 0.3 < risk_of_end(one) < risk_of_end(both) < 1


def test_5_one_card_is_little_danger_where_the_last_one_has_to_be_melded() -> None:
    melded, thrown = (chance_to_end(1, rules.final_discard, opened=True) for rules in (ROMME_RU, ROMME))
    assert melded < 0.1 < thrown


def test_what_the_next_seat_took_is_counted_on() -> None:
    shown = position(ROMME, ["7h 2c", "7c 7d Th 6s"], phase=Phase.PLAY)
    seen = view_of(shown).position
    unseen = unseen_of(seen)
    before = Neighbour.after_mover(seen, unseen).harm(SLOT_OF[CardName.parse("7h")])
    assert 0 < before < 0.2
    # The same hand, but everybody saw how the sevens were taken.
    assert Neighbour.after_mover(shown, unseen).harm(SLOT_OF[CardName.parse("7h")]) == pytest.approx(1)


def test_a_card_whose_companions_are_all_seen_does_no_harm() -> None:
    hand = "7h 7c 7d 7s 7c 7d 7s 5h 6h 8h 9h 5h 6h 8h 9h"
    state = position(ROMME, [hand, "8s 8c Th 6s"], phase=Phase.PLAY)
    assert harm(state, "7h") == 0


def test_what_fits_at_the_table_helps_an_opened_seat() -> None:
    melds = ["9c 9h 9s"]
    state = position(ROMME, ["9d 2c", "8s 8c Th 6s"], phase=Phase.PLAY, melds=melds, opened=[2])
    closed = position(ROMME, ["9d 2c", "8s 8c Th 6s"], phase=Phase.PLAY, melds=melds)
    assert harm(state, "9d") == pytest.approx(harm(closed, "9d") + LAY_OFF_HARM)


def test_5_1_nothing_does_harm_that_may_not_be_taken() -> None:
    for pickup, is_harmless in (
        (DiscardPickup.NEVER, True),
        (DiscardPickup.AFTER_OPENING, True),
        (DiscardPickup.ALWAYS, False),
    ):
        state = position(replace(ROMME, discard_pickup=pickup), ["9d 2c", "8s 8c Th 6s"], phase=Phase.PLAY)
        assert (harm(state, "9d") == 0) is is_harmless


def test_only_the_next_seat_counts() -> None:
    state = position(
        ROMME, ["9d 2c", "8s 8c Th 6s", "5c 5d"], phase=Phase.PLAY, opened=[3], melds=["9c 9h 9s"]
    )
    assert harm(state, "9d") < LAY_OFF_HARM
