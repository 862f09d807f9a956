"""A card that came to the hand is marked as new until the next own turn begins."""

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Discarded, Drew, Event, Swapped, Took, TurnBegan
from rommedesk.engine.presets import TREPPEN
from rommedesk.ui.table.places import new_cards
from tests.ui.table.positions import Sheet, seen_by


def new(*history: Event) -> list[str]:
    """The new cards of seat 1 after these events."""
    sheet = Sheet(TREPPEN).hand(1, "7h 8h 9h * 2c").hand(2, "2s 3s").pile("3d").rest("Ac Ad")
    sheet.meld(2, "Kc Kd Kh")
    return sorted(map(str, new_cards(seen_by(sheet.round(), history=history))))


CARDS = {text: Card.parse(text) for text in ("7h", "8h", "9h", "*", "2c")}


def test_the_drawn_card_is_new_while_the_others_play() -> None:
    mine = TurnBegan(1), Drew(1, CARDS["7h"])
    assert new(*mine) == ["7h"]
    others = Discarded(1, Card.parse("4d")), TurnBegan(2), Drew(2, None), Discarded(2, Card.parse("5d"))
    assert new(*mine, *others) == ["7h"]


def test_with_the_next_own_turn_nothing_is_new_any_more() -> None:
    assert new(TurnBegan(1), Drew(1, CARDS["7h"]), TurnBegan(2), Drew(2, None), TurnBegan(1)) == []


def test_all_cards_from_the_stairs_and_a_freed_joker_are_new_if_they_are_still_held() -> None:
    took = Took(1, (CARDS["8h"], CARDS["9h"], Card.parse("Qd")))
    meld = Sheet(TREPPEN).meld(1, "Kc Kd Kh").melds[0].meld
    swapped = Swapped(1, (Card.parse("Ks"),), CARDS["*"], 1, meld)
    assert new(TurnBegan(1), took, swapped) == ["*", "8h", "9h"]
    assert new(TurnBegan(1), TurnBegan(2), Took(2, (CARDS["2c"],))) == []
