"""What the others have played since the own last turn is marked until the own turn is over."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.events import Dealt, Discarded, Drew, Event, LaidOff, Melded, Swapped, Took, TurnBegan
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.corner import CORNER
from rommedesk.ui.table.geometry import STRIP
from rommedesk.ui.table.last_plays import last_plays
from rommedesk.ui.table.places import Zone
from rommedesk.ui.theme import LIGHT
from tests.builders import cards, meld
from tests.ui.table.positions import Sheet, seen_by
from tests.ui.table.test_scene import scene_of

A_MELD = meld("7c 7d 7h", ROMME)
START = Dealt(((), (), ()), None, (1, 2, 3), 80)


def turn(seat: int, *events: Event, discards: str) -> Sequence[Event]:
    return TurnBegan(seat), Drew(seat, None), *events, Discarded(seat, cards(discards)[0])


def plays(*turns: Sequence[Event]) -> dict[str, int]:
    history = [START, *(event for turn in turns for event in turn)]
    return {str(card): seat for card, seat in last_plays(history, 1).items()}


def test_all_that_the_others_put_down_since_the_own_turn() -> None:
    longer = meld("7c 7d 7h 7s", ROMME)
    joker = meld("5c 6c *", ROMME)
    found = plays(
        turn(2, discards="2c"),
        turn(3, discards="3c"),
        turn(1, Melded(1, A_MELD, 1, 21), discards="4c"),
        turn(2, LaidOff(2, cards("7s"), 1, longer, 7), discards="Kc"),
        turn(3, Melded(3, joker, 2, 18), Swapped(3, cards("8c"), joker.cards[2], 2, joker), discards="Qc"),
    )
    assert found == {"7s": 2, "Kc": 2, "5c": 3, "6c": 3, "*": 3, "8c": 3, "Qc": 3}


def test_it_stays_through_the_own_turn_and_ends_with_it() -> None:
    two, three = turn(2, discards="Kc"), turn(3, discards="Qc")
    own = turn(1, discards="4c")
    assert plays(two, three) == {"Kc": 2, "Qc": 3}
    assert plays(two, three, own[:1]) == plays(two, three, own[:2]) == {"Kc": 2, "Qc": 3}
    assert plays(two, three, own, (TurnBegan(2),)) == {}
    assert plays(two, three, own, two) == {"Kc": 2}


def test_what_was_taken_up_is_no_play_any_more() -> None:
    two = turn(2, discards="Kc")
    taken = TurnBegan(1), Took(1, cards("Kc"))
    assert plays(two, taken) == {}
    assert plays(two, (*taken, Melded(1, A_MELD, 1, 21))) == {}


@pytest.mark.parametrize("rules", [ROMME, TREPPEN])
def test_the_cards_on_the_table_are_marked_in_the_colour_of_the_seat(
    qtbot: QtBot, phrases: Phrases, rules: object
) -> None:
    sheet = Sheet(ROMME if rules is ROMME else TREPPEN, 3)
    sheet.hand(1, "3h 4h").meld(2, "7c 7d 7h").meld(3, "9c Tc Jc").pile("2c Kc")
    state = sheet.drawing().round()
    set_of, old, new = state.melds[0].meld, *state.discard
    history: list[Event] = [
        START,
        TurnBegan(3),
        Discarded(3, old),
        TurnBegan(1),
        TurnBegan(2),
        Melded(2, set_of, 1, 21),
        Discarded(2, new),
        TurnBegan(1),
    ]
    scene = scene_of(CardArt(cards_folder()), phrases, seen_by(state, history=history))
    assert scene.shown is not None
    marked = {key for key, lies in scene.shown.places.items() if lies.played_by}
    assert marked == {*map(int, set_of.cards), int(new)}
    for key, lies in scene.shown.places.items():
        assert ("corner" in scene.card_item(key).marks()) is (key in marked)
        if key in marked:
            assert lies.zone is not Zone.HAND
            corner = scene.marks.corner(LIGHT.owner(2, 1, 3), int(lies.pose.width), 1.0).toImage()
            inside = corner.pixelColor(8 + 3, 8 + round(lies.pose.height) - 5)
            assert inside.name().upper() == LIGHT.owner(2, 1, 3).upper()
    assert CORNER < STRIP  # it is seen whole where cards overlap
