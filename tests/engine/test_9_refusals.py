"""Rulebook 9: one code a refusal, and the first in the list where several apply."""

from dataclasses import replace
from pathlib import Path

import pytest

from rommedesk.engine.presets import ROMME, ROMME_RU, ROMME_STANDARD, RUMMY51
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, JokerSwap, LayoffOn, RuleSet, SetSwap
from rommedesk.engine.state import Phase, Round
from tests.builders import code, play, position

RULEBOOK = Path(__file__).resolve().parents[2] / "docs" / "rulebook.md"


def test_9_the_codes_are_those_of_the_list_in_its_order() -> None:
    section = RULEBOOK.read_text("utf-8").partition("## 9.")[2].partition("## 10.")[0]
    rows = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| `")]
    assert [row.strip("`") for row in rows] == [reason.value for reason in Reason]


def playing(
    rules: RuleSet, own: str, *, opened: bool = True, melds: str = "5c *=6c 7c", owner: int = 0
) -> Round:
    """Seat 1 may play; one meld lies on the table."""
    return position(
        rules,
        [own, "3h 3d"],
        phase=Phase.PLAY,
        opened=[1] if opened else [],
        stock="Jh",
        melds=[melds],
        owners=[owner],
    )


LATE = replace(ROMME, first_meld_turn=2)
OWN_LATE = replace(LATE, layoff_on=LayoffOn.OWN, joker_swap=JokerSwap.NEVER)
OWN_NEVER = replace(ROMME, layoff_on=LayoffOn.OWN, joker_swap=JokerSwap.NEVER)
CAPPED_LATE = replace(LATE, max_jokers_per_meld=1)


@pytest.mark.parametrize(
    ("state", "line", "first"),
    [
        # Everything is wrong with these moves; one fault after the other is mended.
        (playing(OWN_LATE, "9d 8c 2s", opened=False), "lay 9c > m2", Reason.NOT_IN_HAND),
        (playing(OWN_LATE, "9d 8c 2s", opened=False), "lay 9d > m2", Reason.NO_SUCH_MELD),
        (playing(OWN_LATE, "9d 8c 2s", opened=False), "lay 9d > m1", Reason.TOO_EARLY),
        (playing(OWN_NEVER, "9d 8c 2s", opened=False), "lay 9d > m1", Reason.NOT_OPENED),
        (playing(OWN_NEVER, "9d 8c 2s"), "lay 9d > m1", Reason.NOT_YOUR_MELD),
        (playing(OWN_NEVER, "9d", owner=1), "lay 9d > m1", Reason.DOES_NOT_FIT),
        (playing(OWN_NEVER, "8c", owner=1), "lay 8c > m1", Reason.KEEP_A_DISCARD),
        (playing(OWN_NEVER, "8c 2s", owner=1), "lay 8c > m1", None),
        (playing(OWN_LATE, "9d", opened=False, melds="5c 6c 7c"), "swap 9c > m2", Reason.NOT_IN_HAND),
        (playing(OWN_LATE, "9d", opened=False, melds="5c 6c 7c"), "swap 9d > m2", Reason.NO_SUCH_MELD),
        (playing(OWN_LATE, "9d", opened=False, melds="5c 6c 7c"), "swap 9d > m1", Reason.TOO_EARLY),
        (playing(OWN_NEVER, "9d", opened=False, melds="5c 6c 7c"), "swap 9d > m1", Reason.NOT_OPENED),
        (playing(OWN_NEVER, "9d", melds="5c 6c 7c"), "swap 9d > m1", Reason.SWAP_FORBIDDEN),
        (playing(RUMMY51, "9d", melds="5c 6c 7c"), "swap 9d > m1", Reason.NO_JOKER),
        (playing(RUMMY51, "9d", melds="8h 8s * 8d"), "swap 9d > m1", Reason.JOKER_LOCKED),
        (playing(RUMMY51, "9d", melds="8h 8s *"), "swap 9d > m1", Reason.WRONG_CARD),
        (playing(CAPPED_LATE, "8h * *"), "meld 8h 9h *", Reason.NOT_IN_HAND),
        (playing(CAPPED_LATE, "8h 9d * *"), "meld 8h 9d *", Reason.NOT_A_MELD),
        (playing(CAPPED_LATE, "8h Jh * *"), "meld 8h * * Jh", Reason.ADJACENT_JOKERS),
        (playing(CAPPED_LATE, "8h Th * *"), "meld 8h * Th *", Reason.TOO_MANY_JOKERS),
        (playing(LATE, "8h Th *"), "meld 8h * Th", Reason.TOO_EARLY),
        (playing(ROMME, "8h Th *", opened=False), "meld 8h * Th", Reason.KEEP_A_DISCARD),
        (
            playing(replace(ROMME, final_discard=FinalDiscard.OPTIONAL), "8h Th *", opened=False),
            "meld 8h * Th",
            Reason.BELOW_OPENING,
        ),
        (playing(replace(ROMME, final_discard=FinalDiscard.OPTIONAL), "8h Th *"), "meld 8h * Th", None),
    ],
)
def test_9_of_several_codes_the_first_in_the_list_is_given(
    state: Round, line: str, first: Reason | None
) -> None:
    assert code(state, f"1: {line}") is first


def test_9_the_codes_of_a_discard_come_in_the_order_of_the_list() -> None:
    """Seat 1 took the last joker, swapped another, melded too little: one fault after the other is mended."""
    strict = replace(ROMME_STANDARD, final_discard=FinalDiscard.FORBIDDEN)
    melds = ["5c *=6c 7c"]

    def taken(rules: RuleSet, own: str, *, opened: bool) -> Round:
        state = position(
            rules, [own, "3h"], opened=[1] if opened else [], stock="Jh", discard="2d 9h", melds=melds
        )
        return play(state, "1: take")

    below = play(taken(strict, "4c 4d 4h", opened=False), "1: meld 4c 4d 4h")
    assert code(below, "1: discard 8s") is Reason.NOT_IN_HAND
    assert code(below, "1: discard 9h") is Reason.BELOW_OPENING
    both = play(taken(strict, "6c", opened=True), "1: swap 6c > m1")
    assert code(both, "1: discard 9h") is Reason.USE_THE_TAKEN_CARD
    free = replace(strict, discard_pickup=DiscardPickup.ALWAYS)
    joker = play(taken(free, "6c", opened=True), "1: swap 6c > m1")
    assert code(joker, "1: discard 9h") is Reason.USE_THE_JOKER
    joker = play(joker, "1: lay * > m1")
    assert code(joker, "1: discard 9h") is Reason.TAKEN_CARD_BACK
    back = replace(free, return_taken_card=True)
    last = play(taken(back, "6c", opened=True), "1: swap 6c > m1", "1: lay * > m1")
    assert code(last, "1: discard 9h") is Reason.LAST_CARD_MUST_BE_MELDED


def test_9_below_opening_is_named_before_the_last_card_that_must_be_melded() -> None:
    """Under *forbidden* a discard never makes a hand rummy, whatever its points."""
    rules = replace(RUMMY51, final_discard=FinalDiscard.FORBIDDEN)
    state = position(rules, ["4c 4d 4h 9s", "3h"], phase=Phase.PLAY, stock="Jh")
    assert code(play(state, "1: meld 4c 4d 4h"), "1: discard 9s") is Reason.BELOW_OPENING


def test_9_a_set_that_would_be_full_does_not_fit_before_its_jokers_are_counted() -> None:
    capped = replace(ROMME_RU, max_jokers_per_meld=1, joker_swap_in_set=SetSwap.ANY_MISSING)
    assert code(playing(capped, "* 2s", melds="8h 8s * 8d", owner=1), "1: lay * > m1") is Reason.DOES_NOT_FIT
