"""The order of the hand is the player's: through draws, melds, undo and later rounds."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import Card, number_copies, parse_names, write_names
from rommedesk.engine.moves import Undo, parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.hand import HandOrder, Sorting, moved, sorted_hand
from tests.ui.table.positions import Sheet, dealt, seen_by


def playing() -> Round:
    sheet = Sheet(ROMME, 2).hand(1, "Kd 7s * 7s 2c 3c 4c").hand(2, "2s 3s").pile("3d").rest("Ac Ad")
    return sheet.meld(1, "9h 9c 9d").round()


def view_of(state: Round, number: int = 2) -> PlayerView:
    return replace(seen_by(state), round_number=number)


def test_3_sorting_keeps_twins_together_and_jokers_last() -> None:
    hand = playing().seats[0].hand
    assert write_names(sorted_hand(hand, Sorting.SUIT, ROMME)) == "2c 3c 4c Kd 7s 7s *"
    assert write_names(sorted_hand(hand, Sorting.RANK, ROMME)) == "2c 3c 4c 7s 7s Kd *"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        # Melds, runs first; what lacks one card; the rest by suit; jokers last.
        ("Kd 2h 9s 3h Kc 8c 9c 4h Kh 5d", "2h 3h 4h Kc Kd Kh 8c 9c 5d 9s"),
        ("7s 7s 7h Tc 2d 8s Qc", "Tc Qc 7s 8s 7h 7s 2d"),
        # A joker that a meld needs lies where it stands for a card, a joker too many at the end.
        ("Ac * 5h 7h 2s", "5h * 7h Ac 2s"),
        ("5h * *", "* 5h *"),
        ("Ac 5h 9d", "Ac 9d 5h"),
        ("*", "*"),
        ("", ""),
    ],
)
def test_3_sorting_by_melds(hand: str, expected: str) -> None:
    cards = number_copies(parse_names(hand))
    found = sorted_hand(cards, Sorting.MELDS, ROMME)
    assert sorted(found) == sorted(cards)
    assert write_names(found) == expected


def test_a_hand_is_found_in_the_order_in_which_it_was_left() -> None:
    order = HandOrder()
    order.recall(2, parse_names("* Kd 7s 2c 7s 4c 3c"))
    assert write_names(order.follow(view_of(playing()))) == "* Kd 7s 2c 7s 4c 3c"


def test_what_is_not_remembered_comes_last_and_what_is_gone_is_forgotten() -> None:
    order = HandOrder()
    order.recall(2, parse_names("Ah * 7s 2c 2c 7s"))
    assert write_names(order.follow(view_of(playing()))) == "* 7s 2c 7s 3c 4c Kd"


def test_another_round_is_not_put_in_the_remembered_order() -> None:
    order = HandOrder()
    order.recall(1, parse_names("* Kd 7s 2c 7s 4c 3c"))
    assert write_names(order.follow(view_of(playing()))) == "2c 3c 4c Kd 7s 7s *"


def test_a_new_round_is_sorted_as_the_player_sorted_last() -> None:
    order = HandOrder()
    view = view_of(playing(), 1)
    assert write_names(order.follow(view)) == "2c 3c 4c Kd 7s 7s *"
    order.sort(order.follow(view), Sorting.RANK, ROMME)
    assert write_names(order.follow(view_of(playing(), 2))) == "2c 3c 4c 7s 7s Kd *"


def test_the_order_of_the_deal_can_be_kept() -> None:
    assert write_names(HandOrder(None).follow(view_of(playing()))) == "Kd 7s * 7s 2c 3c 4c"


def test_a_card_that_comes_back_finds_its_old_place() -> None:
    order, state = HandOrder(), playing()
    hand = order.follow(view_of(state))
    order.arrange(moved(hand, hand[4:6], 0))
    assert write_names(order.follow(view_of(state))) == "7s 7s 2c 3c 4c Kd *"
    laid = apply(state, parse_move("meld 2c 3c 4c", 1)).state
    assert write_names(order.follow(view_of(laid))) == "7s 7s Kd *"
    undone = apply(laid, Undo(1)).state
    assert write_names(order.follow(view_of(undone))) == "7s 7s 2c 3c 4c Kd *"


def test_cards_laid_before_the_program_was_started_anew_come_back_sorted() -> None:
    sheet = Sheet(ROMME, 2).hand(1, "Kd 7s * 7s 4c 2c 3c").hand(2, "2s 3s").pile("3d").rest("Ac Ad")
    laid = apply(sheet.meld(1, "9h 9c 9d").round(), parse_move("meld 2c 3c 4c", 1)).state
    order = HandOrder()
    assert write_names(order.follow(view_of(laid))) == "Kd 7s 7s *"
    undone = apply(laid, Undo(1)).state
    assert write_names(order.follow(view_of(undone))) == "Kd 7s 7s * 2c 3c 4c"


def test_the_order_of_the_rest_can_change_meanwhile() -> None:
    order, state = HandOrder(), playing()
    order.follow(view_of(state))
    laid = apply(state, parse_move("meld 2c 3c 4c", 1)).state
    hand = order.follow(view_of(laid))
    order.arrange(moved(hand, hand[-1:], 0))
    assert write_names(order.follow(view_of(laid))) == "* Kd 7s 7s"


def test_cards_on_their_way_to_the_hand_go_where_they_are_put_and_others_keep_their_neighbours() -> None:
    order, state = HandOrder(), playing()
    two, three, four, king = order.follow(view_of(state))[:4]
    order.follow(view_of(apply(state, parse_move("meld 2c 3c 4c", 1)).state))
    order.put((three, four), king)
    order.put((king,), two)
    assert write_names(order.follow(view_of(state))) == "Kd 2c 3c 4c 7s 7s *"
    order.put((three,), None)
    assert write_names(order.follow(view_of(state))) == "Kd 2c 4c 7s 7s * 3c"


def test_a_new_card_comes_last() -> None:
    order, state = HandOrder(), playing()
    order.follow(view_of(state))
    richer = replace(
        state, seats=(replace(state.seats[0], hand=(Card.parse("Ah"), *state.seats[0].hand)), state.seats[1])
    )
    assert write_names(order.follow(view_of(richer))) == "2c 3c 4c Kd 7s 7s * Ah"


def test_another_deal_begins_anew() -> None:
    order, state = HandOrder(), playing()
    view = view_of(state)
    hand = order.follow(view)
    order.arrange(moved(hand, hand[-1:], 0))
    assert write_names(order.follow(replace(view, history=(dealt(state),)))) == "2c 3c 4c Kd 7s 7s *"


def test_twins_change_places() -> None:
    order, state = HandOrder(), playing()
    first, second = order.follow(view_of(state))[4:6]
    order.exchange(first, second)
    assert order.follow(view_of(state))[4:6] == (second, first)


def test_cards_are_put_before_a_card_or_behind_all() -> None:
    hand = tuple(map(Card.parse, ["2c", "3c", "4c", "5c"]))
    assert write_names(moved(hand, hand[3:], 1)) == "2c 5c 3c 4c"
    assert write_names(moved(hand, hand[:1], 4)) == "3c 4c 5c 2c"
    assert write_names(moved(hand, hand[1:3], 2)) == "2c 3c 4c 5c"
