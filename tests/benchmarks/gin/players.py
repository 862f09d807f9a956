"""The levels of Rommé Desk at OpenSpiel's gin rummy.

What to take and what to throw away is decided by the levels as they are, from a position under rules by which
nothing can be put down.  Only what Rommé does not know is added, the same for all levels: a player takes the
upcard if it can knock with it, knocks as soon as it may, and lays off what its own melds do not need.  Hard
weighs points by the chance that the round ends before its next turn; it is told what that is in gin rummy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pyspiel

from rommedesk.engine.cards import UNKNOWN, Card, Face
from rommedesk.engine.events import TurnBegan
from rommedesk.engine.moves import Discard, Move, TakeDiscards
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.rules import AcePlace, DiscardPickup, RuleSet
from rommedesk.engine.solver import Partition, best_partition
from rommedesk.engine.state import Phase, Round, Seat, Source, Turn
from rommedesk.engine.view import PlayerView
from rommedesk.players.base import Level, decide
from rommedesk.players.hard import HardPlanner

GIN: RuleSet = replace(
    PRESETS["romme"],
    players=(2, 2),
    packs=1,
    jokers=0,
    extra_pack_from=None,
    hand_size=10,
    ace=AcePlace.LOW,
    ace_set=1,
    ace_run_high=1,
    ace_run_low=1,
    ace_hand=1,
    opening_points=0,
    first_meld_turn=1000,
    discard_pickup=DiscardPickup.ALWAYS,
    return_taken_card=False,
)
"""Melds and values of gin rummy; nothing is put down before somebody knocks."""

KNOCK_AT = 10
RISK = (0.01, 0.03, 0.05, 0.08, 0.12, 0.19, 0.22, 0.3)
"""By discards made in the round how often the other one knocks before the next own turn; later as the last.
Counted in 500 rounds between two Mediums, of other deals than those of the contest."""

DRAW_UPCARD = int(pyspiel.gin_rummy.DRAW_UPCARD_ACTION)
PASS = int(pyspiel.gin_rummy.PASS_ACTION)
KNOCK = int(pyspiel.gin_rummy.KNOCK_ACTION)
FIRST_MELD = int(pyspiel.gin_rummy.MELD_ACTION_BASE)
_UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
_MELD_ACTIONS: dict[frozenset[int], int] = {
    frozenset(meld): FIRST_MELD + number for number, meld in _UTILS.int_to_meld.items()
}
CARDS: tuple[Card, ...] = tuple(Card.of(Face.parse(_UTILS.card_string(action))) for action in range(52))
"""The card of each action that deals or throws one."""
_ACTIONS = {card: action for action, card in enumerate(CARDS)}


class _HardAtGin(HardPlanner):
    """Hard, but for the chance that the round ends."""

    def __init__(self, position: Round, thrown: int) -> None:
        super().__init__(position)
        self._risk = RISK[min(thrown, len(RISK) - 1)]


class GinPlayer:
    """One of our levels at one seat of OpenSpiel's table; knows what it sees and what it was told."""

    def __init__(self, level: Level, player: int) -> None:
        self._level = level
        self._player = player
        self._thrown = 0
        """So many cards it has thrown away."""
        self._taken: Card | None = None
        """The upcard taken in this turn."""
        self._others: set[Card] = set()
        """Upcards that the other player took and still holds."""

    def watch(self, player: int, action: int, upcard: int | None) -> None:
        """An action that both players saw, and the upcard before it."""
        if player == self._player:
            if action < len(CARDS):
                self._thrown += 1
                self._taken = None
            elif action == DRAW_UPCARD and upcard is not None:
                self._taken = CARDS[upcard]
        elif action == DRAW_UPCARD and upcard is not None:
            self._others.add(CARDS[upcard])
        elif action < len(CARDS):
            self._others.discard(CARDS[action])

    def step(self, state: pyspiel.State) -> int:
        """The action of this player, whose turn it is."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        seen = state.to_observation_struct(self._player)
        hand = tuple(Card.of(Face.parse(text)) for text in seen.hands[self._player])
        upcard = None if seen.upcard is None else Card.of(Face.parse(seen.upcard))
        match seen.phase:
            case "FirstUpcard" | "Draw":
                assert upcard is not None
                takes = _least_left((*hand, upcard)) <= KNOCK_AT or self._takes(hand, upcard, seen)
                return DRAW_UPCARD if takes else int(legal[-1])
            case "Wall":
                return int(legal[-1])
            case "Discard":
                return KNOCK if KNOCK in legal else self._throws(hand, seen)
            case "Knock" if len(hand) > GIN.hand_size:
                return int(min(legal, key=lambda action: _left_without(hand, CARDS[action])))
            case "Knock" | "Layoff":
                return _laid_down(hand, legal)
        raise AssertionError(seen.phase)

    # ---- decisions of the level ----------------------------------------------------------------------------

    def _takes(self, hand: Sequence[Card], upcard: Card, seen: pyspiel.ObservationStruct) -> bool:
        position = self._position(Phase.DRAW, hand, (*_pile(seen), upcard), seen)
        return isinstance(self._decided(position), TakeDiscards)

    def _throws(self, hand: Sequence[Card], seen: pyspiel.ObservationStruct) -> int:
        position = self._position(Phase.PLAY, hand, _pile(seen), seen)
        if self._level is Level.HARD:
            plan = _HardAtGin(position, self._thrown).best()
            assert plan is not None
            move = plan.moves[0]
        else:
            move = self._decided(position)
        assert isinstance(move, Discard)
        return _ACTIONS[next(card for card in hand if card.name == move.card)]

    def _decided(self, position: Round) -> Move:
        seat = self._player + 1
        return decide(PlayerView(seat, position, (TurnBegan(seat),), (0, 0), 1), self._level, 1).move

    def _position(
        self, phase: Phase, hand: Sequence[Card], pile: tuple[Card, ...], seen: pyspiel.ObservationStruct
    ) -> Round:
        known = tuple(sorted(self._others))
        own = Seat(tuple(hand), False, False, turns=1)
        other = Seat((*(UNKNOWN,) * (GIN.hand_size - len(known)), *known), False, False, turns=1)
        return Round(
            GIN,
            (1, 2),
            (own, other) if self._player == 0 else (other, own),
            self._player + 1,
            phase,
            (UNKNOWN,) * seen.stock_size,
            pile,
            turn=Turn() if self._taken is None else Turn(Source.PILE, self._taken),
        )


def _pile(seen: pyspiel.ObservationStruct) -> tuple[Card, ...]:
    return tuple(Card.of(Face.parse(text)) for text in seen.discard_pile)


# ---- knocking and laying off -----------------------------------------------------------------------------


def _parted(hand: Sequence[Card]) -> Partition:
    return best_partition(hand, GIN)


def _left_without(hand: Sequence[Card], card: Card) -> tuple[int, int]:
    """What is left of a hand without a card; of equals the dearest card goes."""
    at = hand.index(card)
    return _parted((*hand[:at], *hand[at + 1 :])).points_left, -_parted((card,)).points_left


def _least_left(hand: Sequence[Card]) -> int:
    """What a hand is left with after its best discard."""
    return min(_left_without(hand, card)[0] for card in hand)


def _laid_down(hand: Sequence[Card], legal: Sequence[int]) -> int:
    """The next card laid off or meld laid down, or to pass when all is done."""
    parted = _parted(hand)
    loose = [card for card in parted.left if _ACTIONS[card] in legal]
    if loose:
        return _ACTIONS[max(loose, key=lambda card: _parted((card,)).points_left)]
    for meld in parted.melds:
        action = _MELD_ACTIONS[frozenset(_ACTIONS[card] for card in meld.cards)]
        if action in legal:
            return action
    return PASS
