"""The five presets as constants (rulebook 1)."""

from __future__ import annotations

from dataclasses import replace

from rommedesk.engine.rules import (
    AcePlace,
    DiscardPickup,
    FinalDiscard,
    HandRummy,
    JokerSwap,
    LayoffFrom,
    LayoffOn,
    OpeningJokers,
    RuleSet,
    Scoring,
    SetSwap,
    Starter,
    StockExhausted,
)

ROMME = RuleSet(
    players=(2, 6),
    packs=2,
    jokers=6,
    extra_pack_from=None,
    hand_size=13,
    starter=Starter.LEFT_OF_DEALER,
    starter_extra_card=True,
    turn_up=False,
    ace=AcePlace.LOW_OR_HIGH,
    adjacent_jokers=False,
    max_jokers_per_meld=None,
    joker_swap=JokerSwap.REUSE,
    joker_swap_in_set=SetSwap.ANY_MISSING,
    opening_points=30,
    opening_single_meld=False,
    opening_jokers=OpeningJokers.COUNT,
    first_meld_turn=1,
    layoff_from=LayoffFrom.SAME_TURN,
    layoff_on=LayoffOn.ANY,
    equal_cards_in_set=False,
    discard_pickup=DiscardPickup.ALWAYS,
    return_taken_card=False,
    stock_exhausted=StockExhausted.RESHUFFLE_KEEP_TOP,
    final_discard=FinalDiscard.REQUIRED,
    scoring=Scoring.PENALTY,
    ace_set=11,
    ace_run_high=11,
    ace_run_middle=None,
    ace_run_low=1,
    ace_hand=11,
    joker_hand=20,
    hand_rummy=HandRummy.DOUBLE,
    hand_rummy_any_points=False,
    hand_rummy_no_layoff=False,
    unopened_penalty=None,
    knocks=0,
    dead_round_after=20,
    winner_collects=False,
    rounds=3,
    limit=None,
    target=None,
    prize_stake=0,
    prize_winner_percent=75,
    prize_below=50,
)
"""Rommé as played against the computer."""

ROMME_STANDARD = replace(ROMME, discard_pickup=DiscardPickup.MUST_USE, rounds=5)
"""The same game as played at a table: a card from the discard pile only for immediate use."""

ROMME_RU = replace(
    ROMME,
    players=(3, 6),
    packs=1,
    jokers=2,
    extra_pack_from=5,
    starter_extra_card=False,
    adjacent_jokers=True,
    joker_swap=JokerSwap.HAND,
    opening_points=40,
    layoff_on=LayoffOn.OWN,
    stock_exhausted=StockExhausted.RESHUFFLE_ALL,
    final_discard=FinalDiscard.FORBIDDEN,
    hand_rummy=HandRummy.NONE,
    rounds=5,
)
"""Russian Rommé: one pack, opening 40, out without a discard."""

TREPPEN = replace(
    ROMME,
    players=(2, 4),
    packs=1,
    jokers=0,
    hand_size=7,
    starter=Starter.DEALER,
    starter_extra_card=False,
    turn_up=True,
    ace=AcePlace.CORNER,
    adjacent_jokers=True,
    opening_points=0,
    discard_pickup=DiscardPickup.STAIRS,
    stock_exhausted=StockExhausted.PLAY_ON_THEN_END,
    final_discard=FinalDiscard.OPTIONAL,
    scoring=Scoring.MELDS,
    ace_set=15,
    ace_run_high=10,
    ace_run_middle=5,
    ace_hand=15,
    rounds=None,
    target=500,
)
"""Treppenrommé: fanned discard stairs, points for melds."""

RUMMY51 = replace(
    ROMME,
    players=(2, 4),
    jokers=2,
    starter=Starter.HIGH_CARD,
    starter_extra_card=False,
    turn_up=True,
    adjacent_jokers=True,
    joker_swap=JokerSwap.HAND,
    joker_swap_in_set=SetSwap.BOTH_MISSING,
    opening_points=51,
    joker_hand=25,
    hand_rummy=HandRummy.PLUS_25,
    hand_rummy_any_points=True,
    hand_rummy_no_layoff=True,
    rounds=1,
    prize_stake=100,
)
"""Rummy 51: opening 51, the high card starts, a prize in play chips."""

PRESETS: dict[str, RuleSet] = {
    "romme": ROMME,
    "romme-standard": ROMME_STANDARD,
    "romme-ru": ROMME_RU,
    "treppen": TREPPEN,
    "rummy51": RUMMY51,
}
"""The presets by the name that files, arguments and vectors use."""
