"""The one sentence that says what may be done now."""

from dataclasses import replace

import pytest

from rommedesk.engine.cards import parse_names
from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, TREPPEN
from rommedesk.engine.rules import DiscardPickup, RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from tests.builders import play, position

HANDS = ("7h 8h 9h Kc Kd Ks Qc", "2c 3c")


def told(
    phrases: Phrases, state: Round, selected: str = "", own: int | None = 1, *, tells_points: bool = True
) -> str:
    """The sentence for seat 1, whose cards the state shows."""
    view = PlayerView(own, state, (), (0, 0), 1)
    seating = Seating(("", "Mia"), own, state.rules, tells_points=tells_points)
    return phrases.status.next_step(view, seating, parse_names(selected))


def at_draw(rules: RuleSet, stock: str = "2h", discard: str = "8d", opened: tuple[int, ...] = ()) -> Round:
    return position(rules, HANDS, stock=stock, discard=discard, opened=opened)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (at_draw(ROMME), "Draw from the stock or take 8♦."),
        (at_draw(ROMME, discard="*"), "Draw from the stock or take a joker."),
        (at_draw(ROMME, discard=""), "Draw a card from the stock."),
        (at_draw(ROMME_STANDARD), "Draw from the stock, or take 8♦ if you use it at once."),
        (at_draw(replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)), "Draw a card from the stock."),
        (at_draw(replace(ROMME, discard_pickup=DiscardPickup.NEVER)), "Draw a card from the stock."),
        (at_draw(TREPPEN), "Draw from the stock or take from the stairs."),
        (
            at_draw(TREPPEN, stock=""),
            "The stock is empty: take from the stairs, or pass and end the round.",
        ),
        (at_draw(ROMME, stock=""), "The stock is empty: take 8♦, or pass and end the round."),
        (at_draw(ROMME, stock="", discard=""), "No card is left to draw: pass and end the round."),
    ],
)
def test_5_drawing(phrases: Phrases, state: Round, sentence: str) -> None:
    assert told(phrases, state) == sentence


def test_5_before_and_during_the_opening(phrases: Phrases) -> None:
    state = play(at_draw(ROMME), "1: draw")
    assert told(phrases, state) == "Discard a card, or open with 30 points."
    state = play(state, "1: meld 7h 8h 9h")
    assert told(phrases, state) == "Meld 6 more points, or take your melds back."
    state = play(state, "1: meld Kc Kd Ks")
    assert told(phrases, state) == "Meld, lay off, or end your turn with a discard."


def test_5_what_was_taken_for_immediate_use_is_remembered(phrases: Phrases) -> None:
    state = play(at_draw(ROMME_STANDARD, discard="6h"), "1: take")
    assert told(phrases, state) == "Put 6♥ on the table, or take the step back."


def test_5_a_swapped_joker_is_remembered(phrases: Phrases) -> None:
    start = position(ROMME, HANDS, stock="2h", opened=(1,), melds=("5h 6h *=7h",), owners=(1,))
    state = play(start, "1: draw", "1: swap 7h > m1")
    told_of = "Put the swapped joker on the table again, or take the step back."
    assert told(phrases, state) == told_of


def test_5_nobody_goes_out_by_discarding_where_it_is_forbidden(phrases: Phrases) -> None:
    hands = ("Qc", "2c 3c", "4c")
    state = position(ROMME_RU, hands, phase=Phase.PLAY, stock="2h", opened=(1,))
    assert told(phrases, state) == "Lay off your last card, or take a step back."


def test_5_no_melds_before_the_first_meld_turn(phrases: Phrases) -> None:
    state = play(at_draw(replace(ROMME, first_meld_turn=2)), "1: draw")
    assert told(phrases, state) == "Discard a card."


def test_selected_cards_are_spoken_of(phrases: Phrases) -> None:
    start = position(ROMME, HANDS, stock="*", opened=(1,), melds=("4h 5h 6h", "Tc *=Jc Kc Qc"), owners=(1, 2))
    state = play(start, "1: draw")
    assert told(phrases, state, "7h 8h *") == "A meld of 24 points: 7♥ 8♥ ★9♥."
    assert told(phrases, state, "7h") == "You can lay off 7♥."
    assert told(phrases, state, "Qc") == "Meld, lay off, or end your turn with a discard."


def test_a_swap_is_offered(phrases: Phrases) -> None:
    start = position(ROMME, HANDS, stock="*", opened=(1,), melds=("Tc Jc *=Qc",), owners=(2,))
    assert told(phrases, play(start, "1: draw"), "Qc") == "You can swap Q♣ for a joker."


def test_others_move_and_the_round_ends(phrases: Phrases) -> None:
    state = at_draw(ROMME)
    view = PlayerView(2, state, (), (0, 0), 1)
    seating = Seating(("Karl", ""), 2, ROMME)
    assert phrases.status.turn(view, seating) == "Karl is to move."
    assert phrases.status.next_step(view, seating) == ""
    out = play(
        position(ROMME, ("7h", "2c 3c"), stock="2h", opened=(1,), melds=("4h 5h 6h",), owners=(1,)),
        "1: draw",
        "1: lay 7h > m1",
        "1: discard 2h",
    )
    view = replace(view, position=out)
    assert phrases.status.turn(view, seating) == "The round is over."
    assert phrases.status.next_step(view, seating) == "Karl goes out."
    dead = play(at_draw(ROMME, stock="", discard=""), "1: pass")
    view = replace(view, position=dead)
    assert phrases.status.turn(view, seating) == ""
    assert phrases.status.next_step(view, seating).startswith("The round ends because")


def test_ones_own_turn(phrases: Phrases, switch: LanguageSwitch) -> None:
    view = PlayerView(1, at_draw(ROMME), (), (0, 0), 1)
    seating = Seating(("", "Mia"), 1, ROMME)
    assert phrases.status.turn(view, seating) == "Your turn."
    switch.choose("de")
    assert phrases.status.next_step(view, seating) == "Ziehe vom Talon oder nimm 8♦\xa0auf."
    switch.choose("ru")
    assert phrases.status.turn(view, seating) == "Ваш ход."


def test_in_calm_mode_a_meld_has_points_only_while_they_are_needed_to_open(phrases: Phrases) -> None:
    closed = play(at_draw(ROMME), "1: draw")
    assert told(phrases, closed, "7h 8h 9h", tells_points=False) == "A meld of 24 points: 7♥ 8♥ 9♥."
    opened = play(at_draw(ROMME, opened=(1,)), "1: draw")
    assert told(phrases, opened, "7h 8h 9h", tells_points=False) == "A meld: 7♥ 8♥ 9♥."
    assert told(phrases, opened, "7h 8h 9h") == "A meld of 24 points: 7♥ 8♥ 9♥."
