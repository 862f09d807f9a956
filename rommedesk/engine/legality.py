"""What is legal: the one place that knows (rulebook 5, 6 and 9).

`check` answers with one refusal code or `None`.  `judge` is the same verdict with what the move means in
cards and melds, for `transition.apply`, so that nothing is worked out twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from rommedesk.engine.cards import Card, CardName, copies_of, first_copy
from rommedesk.engine.joker_swaps import swap
from rommedesk.engine.meld_extending import extend
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import (
    DiscardPickup,
    FinalDiscard,
    JokerSwap,
    LayoffFrom,
    LayoffOn,
    RuleSet,
    StockExhausted,
)
from rommedesk.engine.scoring import is_hand_rummy, turn_points
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.swift import swiftly_made


@swiftly_made
@dataclass(frozen=True, slots=True)
class Play:
    """What a legal move means: the cards it moves and the meld that it makes."""

    cards: tuple[Card, ...] = ()
    """The cards that leave the hand, or that come from the discard pile."""
    meld: Meld | None = None
    """The new or changed meld."""
    joker: Card | None = None
    """The joker that a swap frees."""


_BARE = Play()

_NOT_URGENT = 2


def check(state: Round, move: Move) -> Refusal | None:
    """Why the move is refused, with exactly one code, the first of rulebook 9; `None` if it is legal."""
    verdict = judge(state, move)
    return verdict if isinstance(verdict, Refusal) else None


def judge(state: Round, move: Move) -> Refusal | Play:
    """The verdict of `check` with the meaning of a legal move."""
    if state.phase is Phase.OVER:
        return Refusal(Reason.ROUND_OVER)
    if move.seat != state.to_move:
        return Refusal(Reason.NOT_YOUR_TURN)
    match move:
        case Draw():
            return _judge_draw(state)
        case Discard():
            return _judge_discard(state, move)
        case TakeDiscards():
            return _judge_take(state, move)
        case LayMeld():
            return _judge_meld(state, move)
        case LayOff():
            return _judge_layoff(state, move)
        case SwapJoker():
            return _judge_swap(state, move)
        case Pass():
            return _judge_pass(state)
        case Undo():
            return _BARE if state.can_undo else Refusal(Reason.NOTHING_TO_UNDO)
    assert_never(move)


# ---- drawing (rulebook 5.1 and 6) ------------------------------------------------------------------------


def reshuffle_pool(state: Round) -> tuple[Card, ...]:
    """The cards that have to be shuffled before the seat to move can draw, the oldest discard first.

    Empty if the stock is not empty or no stock can be made of the discards (rulebook 6).
    """
    if state.stock:
        return ()
    match state.rules.stock_exhausted:
        case StockExhausted.RESHUFFLE_KEEP_TOP:
            return state.discard[:-1]
        case StockExhausted.RESHUFFLE_ALL:
            return state.discard
        case StockExhausted.PLAY_ON_THEN_END:
            return ()
    assert_never(state.rules.stock_exhausted)


def can_draw(state: Round) -> bool:
    """Whether there is a card to draw, if need be from a stock made anew (rulebook 6)."""
    return bool(state.stock) or bool(reshuffle_pool(state))


def may_take_discards(rules: RuleSet, *, opened: bool) -> bool:
    """Whether a seat may take discards at all, of whatever lies there (rulebook 5.1, `discard_pickup`)."""
    match rules.discard_pickup:
        case DiscardPickup.ALWAYS | DiscardPickup.MUST_USE | DiscardPickup.STAIRS:
            return True
        case DiscardPickup.AFTER_OPENING:
            return opened
        case DiscardPickup.NEVER:
            return False
    assert_never(rules.discard_pickup)


def may_lay_off_on(owner: int, seat: int, rules: RuleSet) -> bool:
    """Whether a seat may add to the melds of an owner, once it lays off (rulebook 5.2, `layoff_on`)."""
    return rules.layoff_on is LayoffOn.ANY or owner == seat


def _judge_draw(state: Round) -> Refusal | Play:
    if state.phase is not Phase.DRAW:
        return Refusal(Reason.ALREADY_DRAWN)
    return _BARE if can_draw(state) else Refusal(Reason.STOCK_EMPTY)


def _judge_take(state: Round, move: TakeDiscards) -> Refusal | Play:
    if state.phase is not Phase.DRAW:
        return Refusal(Reason.ALREADY_DRAWN)
    if not may_take_discards(state.rules, opened=state.mover.opened):
        return Refusal(Reason.PICKUP_FORBIDDEN)
    there, is_stairs = len(state.discard), state.rules.discard_pickup is DiscardPickup.STAIRS
    if not there or (is_stairs and not 1 <= move.count <= there):
        return Refusal(Reason.PILE_EMPTY, have=there)
    if not is_stairs and move.count != 1:
        return Refusal(Reason.ONE_CARD_ONLY)
    return Play(state.discard[-move.count :])


def _judge_pass(state: Round) -> Refusal | Play:
    if state.phase is not Phase.DRAW:
        return Refusal(Reason.ALREADY_DRAWN)
    return Refusal(Reason.PASS_FORBIDDEN) if can_draw(state) else _BARE


# ---- putting cards on the table (rulebook 5.2) -----------------------------------------------------------


def resolve(state: Round, names: Sequence[CardName]) -> tuple[Card, ...] | None:
    """The physical cards of the mover's hand that a meld, lay-off or swap names, in the same order.

    Of twins the card taken in this turn comes first, of jokers a swapped one (rulebook 5, *Twins*).  `None`
    if the hand does not hold them all.
    """
    found = _find(state, names)
    return None if isinstance(found, Refusal) else found


def _find(state: Round, names: Sequence[CardName]) -> tuple[Card, ...] | Refusal:
    hand, turn = state.mover.hand, state.turn
    if turn.taken is not None or turn.swapped:
        hand = (*sorted(hand, key=lambda card: _urgency(card, state)),)
    left, found = list(hand), []
    for name in names:
        card = first_copy(name, left)
        if card is None:
            return Refusal(Reason.NOT_IN_HAND, card=str(name))
        left.remove(card)
        found.append(card)
    return tuple(found)


def resolve_discard(state: Round, name: CardName) -> Card | None:
    """The card of the mover's hand that a discard names: another copy before a taken or swapped one."""
    hand = state.mover.hand
    first = first_copy(name, hand)
    if first is None or _urgency(first, state) == _NOT_URGENT:
        return first
    return max(copies_of(name, hand), key=lambda card: _urgency(card, state))


def _urgency(card: Card, state: Round) -> int:
    """The lower, the sooner the card is used on the table and the later it is discarded."""
    turn = state.turn
    if card in turn.swapped:
        return 0
    return 1 if card == turn.taken else _NOT_URGENT


def _judge_meld(state: Round, move: LayMeld) -> Refusal | Play:
    if state.phase is not Phase.PLAY:
        return Refusal(Reason.DRAW_FIRST)
    cards = _find(state, move.cards)
    if isinstance(cards, Refusal):
        return cards
    meld = as_meld(cards, state.rules, move.cards)
    if isinstance(meld, Refusal):
        return meld
    if refusal := _too_early(state) or _emptied_by_meld(state, meld):
        return refusal
    return Play(cards, meld)


def _judge_layoff(state: Round, move: LayOff) -> Refusal | Play:
    if state.phase is not Phase.PLAY:
        return Refusal(Reason.DRAW_FIRST)
    cards = _find(state, move.cards)
    if isinstance(cards, Refusal):
        return cards
    if not 1 <= move.meld <= len(state.melds):
        return Refusal(Reason.NO_SUCH_MELD)
    if refusal := _too_early(state) or _not_opened(state):
        return refusal
    target = state.melds[move.meld - 1]
    if not may_lay_off_on(target.owner, state.to_move, state.rules):
        return Refusal(Reason.NOT_YOUR_MELD)
    meld = extend(target.meld, cards, state.rules, move.cards)
    if isinstance(meld, Refusal):
        return meld
    if state.rules.final_discard is FinalDiscard.REQUIRED and len(cards) == len(state.mover.hand):
        return Refusal(Reason.KEEP_A_DISCARD)
    return Play(cards, meld)


def _judge_swap(state: Round, move: SwapJoker) -> Refusal | Play:
    if state.phase is not Phase.PLAY:
        return Refusal(Reason.DRAW_FIRST)
    cards = _find(state, move.cards)
    if isinstance(cards, Refusal):
        return cards
    if not 1 <= move.meld <= len(state.melds):
        return Refusal(Reason.NO_SUCH_MELD)
    if refusal := _too_early(state) or _not_opened(state):
        return refusal
    if state.rules.joker_swap is JokerSwap.NEVER:
        return Refusal(Reason.SWAP_FORBIDDEN)
    swapped = swap(state.melds[move.meld - 1].meld, cards, state.rules)
    if isinstance(swapped, Refusal):
        return swapped
    meld, joker = swapped
    return Play(cards, meld, joker)


def _too_early(state: Round) -> Refusal | None:
    turn, first = state.mover.turns, state.rules.first_meld_turn
    return Refusal(Reason.TOO_EARLY, turn=turn, first=first) if turn < first else None


def _not_opened(state: Round) -> Refusal | None:
    """Lay-offs and swaps need an opened player, under `next-turn` one opened before this turn."""
    rules, turn = state.rules, state.turn
    may_follow_at_once = rules.layoff_from is LayoffFrom.SAME_TURN
    if state.mover.opened if may_follow_at_once else turn.was_opened:
        return None
    return Refusal(Reason.NOT_OPENED, points=turn.points, minimum=rules.opening_points)


def _emptied_by_meld(state: Round, meld: Meld) -> Refusal | None:
    """Whether this meld may leave no card in the hand (rulebook 5, *Going out*)."""
    rules, seat = state.rules, state.mover
    if len(meld.cards) < len(seat.hand):
        return None
    if rules.final_discard is FinalDiscard.REQUIRED:
        return Refusal(Reason.KEEP_A_DISCARD)
    points = turn_points(state.turn, meld, rules)
    if seat.opened or points >= rules.opening_points or may_go_out_below(state):
        return None
    return Refusal(Reason.BELOW_OPENING, points=points, minimum=rules.opening_points)


def may_go_out_below(state: Round) -> bool:
    """Whether the mover may go out now with melds below the opening minimum (`hand_rummy_any_points`)."""
    return state.rules.hand_rummy_any_points and is_hand_rummy(state)


# ---- ending the turn (rulebook 5.3) ----------------------------------------------------------------------


def must_be_used(state: Round) -> tuple[Card, ...]:
    """The cards in the hand of the seat to move that have to lie on the table before its turn ends.

    The taken discard, where the rules want it used at once, then jokers swapped in this turn (rulebook 5).
    """
    turn = state.turn
    if (
        turn.taken is not None
        and state.rules.discard_pickup is DiscardPickup.MUST_USE
        and turn.taken in state.mover.hand
    ):
        return (turn.taken, *turn.swapped)
    return turn.swapped


def _judge_discard(state: Round, move: Discard) -> Refusal | Play:
    if state.phase is not Phase.PLAY:
        return Refusal(Reason.DRAW_FIRST)
    card = resolve_discard(state, move.card)
    if card is None:
        return Refusal(Reason.NOT_IN_HAND, card=str(move.card))
    rules, turn, seat = state.rules, state.turn, state.mover
    is_last = len(seat.hand) == 1
    goes_out = is_last and rules.final_discard is not FinalDiscard.FORBIDDEN
    if turn.laid and not seat.opened and not (goes_out and may_go_out_below(state)):
        return Refusal(Reason.BELOW_OPENING, points=turn.points, minimum=rules.opening_points)
    if due := must_be_used(state):
        reason = Reason.USE_THE_JOKER if due[0] in turn.swapped else Reason.USE_THE_TAKEN_CARD
        return Refusal(reason, card=str(due[0]))
    if card == turn.taken and not rules.return_taken_card:
        return Refusal(Reason.TAKEN_CARD_BACK, card=str(card))
    if is_last and not goes_out:
        return Refusal(Reason.LAST_CARD_MUST_BE_MELDED)
    return Play((card,))
