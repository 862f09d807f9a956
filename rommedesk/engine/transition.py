"""What a legal move makes of a round (rulebook 5 to 7).

Every state is built in full by `_round`: `dataclasses.replace` would cost more than all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.legality import Play, judge, reshuffle_pool
from rommedesk.engine.melds import Meld, card_points, meld_points
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.reasons import IllegalMove, Refusal
from rommedesk.engine.rules import JokerSwap, Scoring, StockExhausted
from rommedesk.engine.scoring import final_scores, is_hand_rummy, turn_points
from rommedesk.engine.state import Phase, Round, RoundResult, Seat, Source, Step, TableMeld, Turn

_BEFORE_DRAW = (Turn(), Turn(was_opened=True))
"""A turn as it begins, by whether the seat is opened."""
_AFTER_DRAW = (Turn(Source.STOCK), Turn(Source.STOCK, was_opened=True))
"""A turn after a card was drawn, by whether the seat was opened before."""


def apply(state: Round, move: Move, reshuffled: Sequence[Card] | None = None) -> Step:
    """The state after the move and what happened; raises `IllegalMove` if `check` refuses it.

    A draw from an empty stock needs `reshuffled`: the cards of `reshuffle_pool(state)` in their new order,
    the top of the new stock first; anything else is a `ValueError`.
    """
    play = judge(state, move)
    if isinstance(play, Refusal):
        raise IllegalMove(play)
    pool = reshuffle_pool(state) if isinstance(move, Draw) else ()
    if (reshuffled or pool) and sorted(reshuffled or ()) != sorted(pool):
        raise ValueError("the new stock is not made of the cards that have to be shuffled")
    match move:
        case Draw():
            return _draw(state, tuple(reshuffled or ()))
        case Discard():
            return _discard(state, play)
        case TakeDiscards():
            return _take(state, move, play)
        case LayMeld():
            return _lay_meld(state, move, play)
        case LayOff():
            return _lay_off(state, move, play)
        case SwapJoker():
            return _swap(state, move, play)
        case Pass():
            return _end(state, RoundEnd.PASSED, 0, (Passed(state.to_move),))
        case Undo():
            return _undo(state)
    assert_never(move)


def _round(
    state: Round, seat: Seat, discard: tuple[Card, ...], melds: tuple[TableMeld, ...], turn: Turn, move: Move
) -> Round:
    """The state after a step of the running turn that can be taken back."""
    return Round(
        state.rules,
        state.turn_order,
        _with_mover(state, seat),
        state.to_move,
        Phase.PLAY,
        state.stock,
        discard,
        melds,
        turn,
        0 if turn.has_put_down else state.idle_turns,
        state.has_stock_run_out,
        None,
        True,
        state,
        move,
    )


def _with_mover(state: Round, seat: Seat) -> tuple[Seat, ...]:
    index = state.to_move - 1
    return (*state.seats[:index], seat, *state.seats[index + 1 :])


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without cards that it holds."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _still_bound(turn: Turn, used: tuple[Card, ...]) -> tuple[Card, ...]:
    """The swapped jokers of the turn that are not among the cards used now."""
    return tuple([joker for joker in turn.swapped if joker not in used]) if turn.swapped else ()


# ---- drawing (rulebook 5.1 and 6) ------------------------------------------------------------------------


def _draw(state: Round, new_stock: tuple[Card, ...]) -> Step:
    seat, stock, discard = state.mover, state.stock, state.discard
    events: tuple[Event, ...] = ()
    if new_stock:
        stock = new_stock
        keeps_top = state.rules.stock_exhausted is StockExhausted.RESHUFFLE_KEEP_TOP
        discard = discard[-1:] if keeps_top else ()
        events = (Reshuffled(len(stock), discard[-1] if discard else None),)
    card, stock = stock[0], stock[1:]
    drawn = Round(
        state.rules,
        state.turn_order,
        _with_mover(state, Seat((*seat.hand, card), seat.opened, seat.has_put_down, seat.turns, seat.score)),
        state.to_move,
        Phase.PLAY,
        stock,
        discard,
        state.melds,
        _AFTER_DRAW[state.turn.was_opened],
        state.idle_turns,
        state.has_stock_run_out or not stock,
    )
    return Step(drawn, (*events, Drew(state.to_move, card)))


def _take(state: Round, move: TakeDiscards, play: Play) -> Step:
    seat, cards = state.mover, play.cards
    single = cards[0] if len(cards) == 1 else None
    after = _round(
        state,
        Seat((*seat.hand, *cards), seat.opened, seat.has_put_down, seat.turns, seat.score),
        state.discard[: -len(cards)],
        state.melds,
        Turn(Source.PILE, single, (), (), 0, state.turn.was_opened),
        move,
    )
    return Step(after, (Took(state.to_move, cards),))


# ---- putting cards on the table (rulebook 5.2) -----------------------------------------------------------


def _lay_meld(state: Round, move: LayMeld, play: Play) -> Step:
    rules, mover, turn, seat = state.rules, state.to_move, state.turn, state.mover
    meld = _made(play)
    number = len(state.melds) + 1
    points = meld_points(meld, rules)
    reached = turn_points(turn, meld, rules)
    opens = not seat.opened and reached >= rules.opening_points
    after = _round(
        state,
        Seat(
            _without(seat.hand, play.cards),
            seat.opened or opens,
            seat.has_put_down,
            seat.turns,
            seat.score + _scored(state, points),
        ),
        state.discard,
        (*state.melds, TableMeld(meld, (mover,) * len(meld.cards), mover)),
        Turn(
            turn.source,
            turn.taken,
            _still_bound(turn, play.cards),
            (*turn.laid, number),
            reached,
            turn.was_opened,
            turn.has_laid_off,
        ),
        move,
    )
    events: tuple[Event, ...] = (Melded(mover, meld, number, points),)
    if opens:
        events = (*events, Opened(mover, reached))
    return _step_or_out(after, events)


def _lay_off(state: Round, move: LayOff, play: Play) -> Step:
    mover, turn, seat = state.to_move, state.turn, state.mover
    meld = _made(play)
    points = _layoff_points(state, move.meld, play.cards, meld)
    after = _round(
        state,
        Seat(
            _without(seat.hand, play.cards),
            seat.opened,
            seat.has_put_down,
            seat.turns,
            seat.score + _scored(state, points),
        ),
        state.discard,
        _with_meld(state, move.meld, meld),
        Turn(
            turn.source,
            turn.taken,
            _still_bound(turn, play.cards),
            turn.laid,
            turn.points,
            turn.was_opened,
            True,
        ),
        move,
    )
    return _step_or_out(after, (LaidOff(mover, play.cards, move.meld, meld, points),))


def _swap(state: Round, move: SwapJoker, play: Play) -> Step:
    turn, seat, joker = state.turn, state.mover, play.joker
    meld = _made(play)
    assert joker is not None
    must_lie_again = (joker,) if state.rules.joker_swap is JokerSwap.REUSE else ()
    after = _round(
        state,
        Seat(
            (*_without(seat.hand, play.cards), joker),
            seat.opened,
            seat.has_put_down,
            seat.turns,
            seat.score,
        ),
        state.discard,
        _with_meld(state, move.meld, meld),
        Turn(
            turn.source,
            turn.taken,
            (*turn.swapped, *must_lie_again),
            turn.laid,
            turn.points,
            turn.was_opened,
            True,
        ),
        move,
    )
    return Step(after, (Swapped(state.to_move, play.cards, joker, move.meld, meld),))


def _made(play: Play) -> Meld:
    assert play.meld is not None
    return play.meld


def _scored(state: Round, points: int) -> int:
    return points if state.rules.scoring is Scoring.MELDS else 0


def _layoff_points(state: Round, number: int, cards: tuple[Card, ...], meld: Meld) -> int:
    """What cards laid off count: by position, under meld scoring on a meld of this turn the difference."""
    rules = state.rules
    if rules.scoring is Scoring.MELDS and number in state.turn.laid:
        return meld_points(meld, rules) - meld_points(state.melds[number - 1].meld, rules)
    return sum(
        points for card, points in zip(meld.cards, card_points(meld, rules), strict=True) if card in cards
    )


def _with_meld(state: Round, number: int, meld: Meld) -> tuple[TableMeld, ...]:
    """The table with meld `number` changed by the seat to move, which laid the cards that are new in it."""
    before = state.melds[number - 1]
    laid_by = dict(zip(before.meld.cards, before.laid_by, strict=True))
    changed = TableMeld(meld, tuple([laid_by.get(card, state.to_move) for card in meld.cards]), before.owner)
    return (*state.melds[: number - 1], changed, *state.melds[number:])


# ---- ending the turn and the round (rulebook 5.3, 6 and 7) -----------------------------------------------


def _step_or_out(after: Round, events: tuple[Event, ...]) -> Step:
    """The step, which ends the round if no card is left in the hand."""
    if after.mover.hand:
        return Step(after, events)
    return _end(after, RoundEnd.WENT_OUT, after.to_move, events)


def _discard(state: Round, play: Play) -> Step:
    turn, seat, mover = state.turn, state.mover, state.to_move
    hand = _without(seat.hand, play.cards)
    discard = (*state.discard, *play.cards)
    events: tuple[Event, ...] = (Discarded(mover, play.cards[0]),)
    has_put_down = turn.has_put_down
    is_idle = not has_put_down and (turn.source is not Source.STOCK or state.has_stock_run_out)
    idle_turns = state.idle_turns + is_idle
    is_dead = idle_turns >= state.rules.dead_round_after * len(state.seats)
    if not hand or is_dead:
        seats = _with_mover(state, Seat(hand, seat.opened, seat.has_put_down, seat.turns, seat.score))
        ended = Round(
            state.rules,
            state.turn_order,
            seats,
            mover,
            Phase.PLAY,
            state.stock,
            discard,
            state.melds,
            turn,
            idle_turns,
            state.has_stock_run_out,
        )
        if hand:
            return _end(ended, RoundEnd.DEAD, 0, events)
        return _end(ended, RoundEnd.WENT_OUT, mover, events)
    following = state.next_seat(mover)
    other = state.seat(following)
    sides = list(state.seats)
    sides[mover - 1] = Seat(hand, seat.opened, seat.has_put_down or has_put_down, seat.turns, seat.score)
    sides[following - 1] = Seat(other.hand, other.opened, other.has_put_down, other.turns + 1, other.score)
    after = Round(
        state.rules,
        state.turn_order,
        tuple(sides),
        following,
        Phase.DRAW,
        state.stock,
        discard,
        state.melds,
        _BEFORE_DRAW[other.opened],
        idle_turns,
        state.has_stock_run_out,
    )
    return Step(after, (*events, TurnBegan(following)))


def _end(state: Round, end: RoundEnd, winner: int, events: tuple[Event, ...]) -> Step:
    hand_rummy = winner != 0 and is_hand_rummy(state)
    scores = final_scores(state, winner, hand_rummy=hand_rummy)
    over = Round(
        state.rules,
        state.turn_order,
        state.seats,
        state.to_move,
        Phase.OVER,
        state.stock,
        state.discard,
        state.melds,
        state.turn,
        state.idle_turns,
        state.has_stock_run_out,
        RoundResult(end, winner, hand_rummy, scores),
    )
    hands = tuple(seat.hand for seat in state.seats)
    return Step(over, (*events, RoundOver(end, winner, hand_rummy, scores, hands)))


def _undo(state: Round) -> Step:
    if state.previous is None or state.last_step is None:
        raise ValueError("a view does not keep what came before")
    return Step(state.previous, (Undone(state.to_move, str(state.last_step)),))
