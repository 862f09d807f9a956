"""The rule set: one value that says how a table plays, its choices and its presets' fields (rulebook 1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Starter(StrEnum):
    """Who begins a round (rulebook 4)."""

    LEFT_OF_DEALER = "left-of-dealer"
    DEALER = "dealer"
    HIGH_CARD = "high-card"


class AcePlace(StrEnum):
    """Where the ace may stand in a run (rulebook 3)."""

    LOW_OR_HIGH = "low-or-high"
    CORNER = "corner"
    HIGH = "high"
    LOW = "low"


class JokerSwap(StrEnum):
    """What becomes of a swapped joker (rulebook 5)."""

    REUSE = "reuse"
    HAND = "hand"
    NEVER = "never"


class SetSwap(StrEnum):
    """Which cards free the joker of a set (rulebook 5)."""

    ANY_MISSING = "any-missing"
    FULL_SET_ONLY = "full-set-only"
    BOTH_MISSING = "both-missing"


class OpeningJokers(StrEnum):
    """Whether jokers count towards the opening minimum (rulebook 5.2)."""

    COUNT = "count"
    ZERO = "zero"


class LayoffFrom(StrEnum):
    """From when an opened player may lay off and swap (rulebook 5.2)."""

    SAME_TURN = "same-turn"
    NEXT_TURN = "next-turn"


class LayoffOn(StrEnum):
    """On whose melds a player may lay off (rulebook 5.2)."""

    ANY = "any"
    OWN = "own"


class DiscardPickup(StrEnum):
    """How the discard pile may be taken (rulebook 5.1)."""

    ALWAYS = "always"
    MUST_USE = "must-use"
    AFTER_OPENING = "after-opening"
    NEVER = "never"
    STAIRS = "stairs"


class StockExhausted(StrEnum):
    """What happens when the stock is empty (rulebook 6)."""

    RESHUFFLE_KEEP_TOP = "reshuffle-keep-top"
    RESHUFFLE_ALL = "reshuffle-all"
    PLAY_ON_THEN_END = "play-on-then-end"


class FinalDiscard(StrEnum):
    """Whether a player goes out with a discard (rulebook 5, *Going out*)."""

    REQUIRED = "required"
    FORBIDDEN = "forbidden"
    OPTIONAL = "optional"


class Scoring(StrEnum):
    """What the points of a round mean (rulebook 7)."""

    PENALTY = "penalty"
    MELDS = "melds"


class HandRummy(StrEnum):
    """What the others pay for a hand rummy (rulebook 7)."""

    NONE = "none"
    DOUBLE = "double"
    PLUS_25 = "plus-25"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """How a table plays; every field is a line of the table in rulebook 1 and can be a house rule.

    `None` is the "none" of the rulebook.  The values may make no sense together: `rule_fields.problems`
    says so.
    """

    players: tuple[int, int]
    """Fewest and most seats."""
    packs: int
    jokers: int
    extra_pack_from: int | None
    """From this many players on one more pack is used and the jokers are doubled."""
    hand_size: int
    starter: Starter
    starter_extra_card: bool
    turn_up: bool
    ace: AcePlace
    adjacent_jokers: bool
    max_jokers_per_meld: int | None
    joker_swap: JokerSwap
    joker_swap_in_set: SetSwap
    opening_points: int
    opening_single_meld: bool
    opening_jokers: OpeningJokers
    first_meld_turn: int
    layoff_from: LayoffFrom
    layoff_on: LayoffOn
    equal_cards_in_set: bool
    discard_pickup: DiscardPickup
    return_taken_card: bool
    stock_exhausted: StockExhausted
    final_discard: FinalDiscard
    scoring: Scoring
    ace_set: int
    ace_run_high: int
    ace_run_middle: int | None
    """Value of an ace inside a corner run; where it is not set, that of `ace_run_high`."""
    ace_run_low: int
    ace_hand: int
    joker_hand: int
    hand_rummy: HandRummy
    hand_rummy_any_points: bool
    hand_rummy_no_layoff: bool
    unopened_penalty: int | None
    knocks: int
    dead_round_after: int
    winner_collects: bool
    rounds: int | None
    limit: int | None
    target: int | None
    prize_stake: int
    prize_winner_percent: int
    prize_below: int

    def __hash__(self) -> int:
        # Rule sets are keys of caches that are asked at every move; these few fields tell most of them apart.
        return hash(
            (self.packs, self.jokers, self.hand_size, self.opening_points, self.ace_hand, self.joker_hand)
        )

    def packs_for(self, seats: int) -> int:
        """Packs of 52 in play with so many seats."""
        return self.packs + (1 if self._has_extra_pack(seats) else 0)

    def jokers_for(self, seats: int) -> int:
        """Jokers in play with so many seats."""
        return self.jokers * (2 if self._has_extra_pack(seats) else 1)

    def _has_extra_pack(self, seats: int) -> bool:
        return self.extra_pack_from is not None and seats >= self.extra_pack_from
