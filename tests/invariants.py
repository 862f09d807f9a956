"""What holds in every state of a round, whatever was played."""

from collections.abc import Iterator

from rommedesk.engine.cards import new_pack
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.rules import JokerSwap, Scoring
from rommedesk.engine.state import Phase, Round, Source, Turn


def faults(state: Round) -> list[str]:
    """The invariants that the state breaks; empty if it is sound."""
    return [
        *_card_faults(state),
        *_table_faults(state),
        *_seat_faults(state),
        *_turn_faults(state),
        *_end_faults(state),
    ]


def _card_faults(state: Round) -> Iterator[str]:
    """T01: every card of the pack exists exactly once over stock, discards, hands and melds."""
    seats = len(state.seats)
    held = [
        *state.stock,
        *state.discard,
        *(card for seat in state.seats for card in seat.hand),
        *(card for laid in state.melds for card in laid.meld.cards),
    ]
    if sorted(held) != sorted(new_pack(state.rules.packs_for(seats), state.rules.jokers_for(seats))):
        yield "not every card exactly once"


def _table_faults(state: Round) -> Iterator[str]:
    numbers = range(len(state.seats) + 1)
    for number, laid in enumerate(state.melds, 1):
        if as_meld(laid.meld.cards, state.rules, laid.meld.names) != laid.meld:
            yield f"m{number} is no meld: {laid.meld}"
        if len(laid.laid_by) != len(laid.meld.cards) or not {laid.owner, *laid.laid_by} <= {*numbers}:
            yield f"m{number} was laid by nobody knows whom"


def _seat_faults(state: Round) -> Iterator[str]:
    rules = state.rules
    if sorted(state.turn_order) != [*range(1, len(state.seats) + 1)]:
        yield "not every seat once in the playing order"
    for number, seat in enumerate(state.seats, 1):
        has_laid = number == state.to_move and bool(state.turn.laid)
        if rules.opening_points == 0 and not seat.opened:
            yield f"seat {number} is not opened although there is no minimum"
        if rules.opening_points > 0 and seat.opened and not (seat.has_put_down or has_laid):
            yield f"seat {number} opened with nothing"
        if rules.opening_points > 0 and seat.has_put_down and not seat.opened:
            yield f"seat {number} put down cards below the minimum"
        if not seat.hand and not (state.result and state.result.winner == number):
            yield f"seat {number} holds no card and has not won"
        if seat.score < 0 or (seat.score and rules.scoring is Scoring.PENALTY):
            yield f"seat {number} has a score of {seat.score}"
        mover_turns = state.mover.turns
        if seat.turns not in (mover_turns, mover_turns - 1):
            yield f"seat {number} has had {seat.turns} turns, the mover {mover_turns}"


def _turn_faults(state: Round) -> Iterator[str]:
    turn, hand = state.turn, state.mover.hand
    if state.phase is Phase.DRAW and turn != Turn(was_opened=state.mover.opened):
        yield "something was done before the draw"
    if state.phase is Phase.CLAIM:
        yield "nobody can claim a card yet"
    if not {*turn.swapped} <= {*hand}:
        yield "a swapped joker that must lie again is not in the hand"
    if turn.swapped and (
        state.rules.joker_swap is not JokerSwap.REUSE or not all(card.is_joker for card in turn.swapped)
    ):
        yield "a card that need not lie again is kept as if it had to"
    if turn.taken is not None and turn.source is not Source.PILE:
        yield "a card was taken from nowhere"
    if not all(state.melds[number - 1].owner == state.to_move for number in turn.laid):
        yield "a meld of this turn belongs to another seat"
    is_undoable = state.previous is not None
    if state.can_undo is not is_undoable or (state.last_step is not None) is not is_undoable:
        yield "what can be taken back is not what is kept"
    if state.previous is not None and state.previous.to_move != state.to_move:
        yield "a step of another turn is kept"
    if state.turn.source is Source.NOTHING and state.phase is Phase.DRAW and is_undoable:
        yield "there is something to undo before anything was done"


def _end_faults(state: Round) -> Iterator[str]:
    result = state.result
    if (state.phase is Phase.OVER) is not (result is not None):
        yield "over without a result, or a result before the end"
    if result is None:
        if state.idle_turns >= state.rules.dead_round_after * len(state.seats):
            yield "a dead round goes on"
        if not state.stock and not state.has_stock_run_out:
            yield "the stock is empty and never ran out"
        return
    if state.can_undo:
        yield "the end can be undone"
    if len(result.scores) != len(state.seats) or min(result.scores) < 0:
        yield f"impossible scores: {result.scores}"
    empty = [number for number, seat in enumerate(state.seats, 1) if not seat.hand]
    if empty != ([result.winner] if result.winner else []):
        yield "the winner is not who has no cards left"
    if result.hand_rummy and not result.winner:
        yield "a hand rummy of nobody"
