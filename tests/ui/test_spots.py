"""The spots say what can be pointed at, how it stands and what it does, in every language."""

import pytest

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import check
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.spots import Spot, SpotRole, SpotWords
from rommedesk.ui.table.words import TableWords
from tests.ui import pictures
from tests.ui.table.positions import Sheet, seen_by


def spots(phrases: Phrases, view: PlayerView, *selected: Card, hides_scores: bool = False) -> dict[str, Spot]:
    words = SpotWords(phrases, TableWords(phrases.cards))
    words.hides_scores = hides_scores
    seating = Seating(("", "Jonas", "Mia", "Karl"), view.seat, view.position.rules)
    made = words.spots(view, seating, view.hand, selected, lambda move: check(view.position, move))
    assert len({spot.id for spot in made}) == len(made)
    return {spot.id: spot for spot in made}


def playing() -> Round:
    sheet = Sheet(ROMME, 2).hand(1, "9h Th 4d").hand(2, "2s 3s").pile("3c 8d").rest("4s")
    return sheet.meld(2, "6h 7h 8h", "2d 3d *=4d 5d").meld(1, "Ks Kd Kh").round()


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_seats_tell_cards_opening_points_and_turn(phrases: Phrases) -> None:
    made = spots(phrases, seen_by(playing(), totals=(12, 34)))
    assert plain(made["seat 2"].text) == "Jonas\n2 cards, has opened, 34 points"
    assert plain(made["seat 1"].text) == "You\n3 cards, has opened, 12 points, to move"


def test_a_meld_tells_its_points_and_who_may_swap_the_joker(phrases: Phrases) -> None:
    view = seen_by(playing())
    assert plain(spots(phrases, view)["meld 1"].text) == "Jonas: 6♥ 7♥ 8♥\n21 points"
    joker = plain(spots(phrases, view)["meld 2"].text)
    assert joker == "Jonas: 2♦ 3♦ ★4♦ 5♦\n14 points\nThe joker can be swapped for 4♦."


def test_in_calm_mode_a_meld_tells_no_points(phrases: Phrases) -> None:
    made = spots(phrases, seen_by(playing()), hides_scores=True)
    assert plain(made["meld 1"].text) == "Jonas: 6♥ 7♥ 8♥"
    assert plain(made["meld 2"].state) == "The joker can be swapped for 4♦."


def test_a_meld_says_what_the_selected_cards_would_do(phrases: Phrases) -> None:
    view = seen_by(playing())
    made = spots(phrases, view, view.hand[0], view.hand[1])
    assert plain(made["meld 1"].action) == "Lay off: 9♥ 10♥"
    assert made["meld 2"].action == ""
    assert plain(spots(phrases, view, view.hand[2])["meld 2"].action) == "Swap: 4♦"


def test_stock_and_pile_before_and_after_the_draw(phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "9h Th 4d").hand(2, "2s 3s").pile("3c 8d").rest("4s 5s")
    before = spots(phrases, seen_by(sheet.drawing().round()))
    assert plain(before["stock"].text) == "Stock\n2 cards\nDraw a card"
    assert plain(before["pile"].text) == "Discard pile\n8♦ on top, 2 cards\nTake 8♦"
    view = seen_by(playing())
    assert spots(phrases, view)["stock"].action == ""
    assert plain(spots(phrases, view, view.hand[0])["pile"].action) == "Discard: 9♥"


def test_cards_of_the_hand_are_spelled(phrases: Phrases) -> None:
    view = seen_by(playing())
    nine = view.hand[0]
    made = spots(phrases, view)[f"card {int(nine)}"]
    assert (made.role, made.name, made.state, made.action) == (
        SpotRole.CARD,
        "nine of hearts",
        "card 1 of 3",
        "Select",
    )
    chosen = spots(phrases, view, nine)[f"card {int(nine)}"]
    assert (chosen.state, chosen.action) == ("card 1 of 3, selected", "Take out of the selection")


def test_steps_of_the_stairs_count_what_comes_along(phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "3h 7c").hand(2, "2s 3s").pile("4d Kh 2s").rest("4s")
    made = spots(phrases, seen_by(sheet.drawing().round()))
    assert plain(made["step 3"].text) == "four of diamonds\n2 newer cards\nTake 3 cards"
    assert plain(made["step 1"].text) == "two of spades\nnewest card\nTake 1 card"
    assert "pile" not in made


def test_an_empty_stock_offers_to_pass(phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "3h 7c").hand(2, "2s 3s").pile("4d")
    assert spots(phrases, seen_by(sheet.drawing().round()))["stock"].action == "Pass and end the round"


@pytest.mark.parametrize("language", ["de", "ru", "en"])
@pytest.mark.parametrize("position", ["early", "middle", "six", "stairs3", "stairs-empty"])
def test_every_spot_has_a_name_in_every_language(
    phrases: Phrases, switch: LanguageSwitch, language: str, position: str
) -> None:
    switch.choose(language)
    for spot in spots(phrases, pictures.POSITIONS[position]()).values():
        assert spot.name
        assert "{" not in spot.text
        assert "%n" not in spot.text
