"""Moves that are always possible and lead to the end of a turn, for players that know no better."""

from __future__ import annotations

from collections.abc import Iterator

from rommedesk.engine.events import TurnBegan, Undone
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, Move, Pass, Undo
from rommedesk.engine.scoring import card_value
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.view import PlayerView


def safe_move(view: PlayerView) -> Move:
    """A legal move of the seat to move, in any position before the end of the round.

    Made again and again they end the turn: they draw (or pass), throw away the dearest card that may go, and
    take steps back while none may.  Nothing is ever put on the table.
    """
    position = view.position
    for move in _moves(position):
        if check(position, move) is None:
            return move
    raise ValueError("no move is possible: the round is over or another seat is to move")


def _moves(position: Round) -> Iterator[Move]:
    seat = position.to_move
    if position.phase is Phase.DRAW:
        yield Draw(seat)
        yield Pass(seat)
        return
    rules = position.rules
    # Jokers last, whatever they count: they help any hand.
    names = sorted(
        {card.name: (card.is_joker, -card_value(card, rules)) for card in position.mover.hand}.items(),
        key=lambda name_rank: name_rank[1],
    )
    for name, _ in names:
        yield Discard(seat, name)
    yield Undo(seat)


def has_taken_back(view: PlayerView) -> bool:
    """Whether the seat to move took back a step in this turn; who did should not try the same again."""
    for event in reversed(view.history):
        match event:
            case Undone():
                return True
            case TurnBegan():
                return False
    return False
