"""What is counted: cards not seen, and what they would complete."""

from dataclasses import replace

from rommedesk.engine.cards import CardName
from rommedesk.engine.hand_counters import GUARDS, UNITS, held_in
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import AcePlace, RuleSet
from rommedesk.players.evaluate import NAME_AT
from rommedesk.players.outs import SLOT_OF, bits_of, completing, faces_in, near_faces, unseen_of
from tests.builders import cards, position
from tests.players.views import view_of


def faces(text: str) -> int:
    return faces_in(GUARDS + sum(UNITS[card.name] for card in cards(text)))


def named(bits: int) -> set[str]:
    return {str(NAME_AT[counter]) for counter in bits_of(bits)}


def wanted(text: str, rules: RuleSet = ROMME) -> set[str]:
    return named(completing(faces(text), rules))


def test_what_lies_or_is_held_openly_is_seen() -> None:
    state = position(ROMME, ["7h 7h *", "8s 8c"], melds=["9c 9h *"], discard="Kd", stock="2h 5h")
    unseen = unseen_of(view_of(state).position)
    for name, count in (("7h", 0), ("8s", 2), ("9c", 1), ("9d", 2), ("Kd", 1), ("2h", 2)):
        assert unseen.counts[SLOT_OF[CardName.parse(name)]] == count, name
    assert unseen.total == 2 * 52 + 6 - 7
    assert unseen.number_of(faces("7h 9c 9d")) == 3


def test_the_counters_are_those_of_the_solver() -> None:
    for name in ("Ac", "7h", "Ks"):
        assert held_in(UNITS[CardName.parse(name)]) == ((SLOT_OF[CardName.parse(name)], 1),)
    assert SLOT_OF[CardName.parse("*")] == 52


def test_3_pairs_and_neighbours_wait_for_a_third_card() -> None:
    assert wanted("7h 7c") == {"7d", "7s"}
    assert wanted("7h 8h") == {"6h", "9h"}
    assert wanted("7h 9h") == {"8h"}
    assert wanted("7h 9c Kd") == set()


def test_3_the_ace_waits_where_the_rules_put_it() -> None:
    assert wanted("Ah 2h") == {"3h"}
    assert wanted("Ah Kh") == {"Qh"}
    assert wanted("Kh 2h") == set()
    assert wanted("Kh 2h", TREPPEN) == {"Ah"}
    assert wanted("Ah Kh", replace(ROMME, ace=AcePlace.LOW)) == set()


def test_near_faces_are_partners() -> None:
    near = near_faces(AcePlace.LOW_OR_HIGH)[SLOT_OF[CardName.parse("7h")]]
    assert named(near) == {"5h", "6h", "8h", "9h", "7c", "7d", "7s"}
