"""The computer players' front door: a view comes in, a move comes out, and nothing is remembered.

An answer depends on nothing but view, level, seed and budget.
"""

from __future__ import annotations

from typing import assert_never

from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import ViewError, view_from_plain
from rommedesk.players.advice import advice_to_plain
from rommedesk.players.answer import Answer
from rommedesk.players.easy import decide_easy
from rommedesk.players.expert import decide_expert
from rommedesk.players.hard import decide_hard
from rommedesk.players.hints import advise
from rommedesk.players.levels import LEVEL_VERSIONS, LEVELS, Level
from rommedesk.players.medium import decide_medium
from rommedesk.players.protocol import AdviceReply, Fault, ProtocolError, Reply, Request, Wish
from rommedesk.players.random_player import decide_random

__all__ = ["LEVELS", "LEVEL_VERSIONS", "Level", "choose", "decide", "respond"]


def decide(view: PlayerView, level: Level, seed: int, budget: int = 0) -> Answer:
    """The move of the seat to move, which has to be the seat of the view.

    `budget` is how many worlds may be looked at (0 leaves it to the level); only the level *expert* does.
    """
    if view.seat != view.position.to_move:
        raise ValueError("it is not the turn of the seat that looks")
    match level:
        case Level.RANDOM:
            return decide_random(view, seed)
        case Level.EASY:
            return decide_easy(view, seed)
        case Level.MEDIUM:
            return decide_medium(view)
        case Level.HARD:
            return decide_hard(view)
        case Level.EXPERT:
            return decide_expert(view, seed, budget)
    assert_never(level)


def respond(request: Request) -> Reply | AdviceReply:
    """Answer a request of the protocol; raises `ProtocolError` if it makes no sense."""
    match request.wants:
        case Wish.MOVE:
            return choose(request)
        case Wish.ADVICE:
            advice = advise(_view_in(request), request.seed, request.budget)
            return AdviceReply(request.number, advice_to_plain(advice))
    assert_never(request.wants)


def choose(request: Request) -> Reply:
    """Answer a request for a move; raises `ProtocolError` if it makes no sense."""
    try:
        level = Level(request.level)
    except ValueError:
        raise ProtocolError(Fault.UNKNOWN_LEVEL, request.level, request.number) from None
    answer = decide(_view_in(request), level, request.seed, request.budget)
    return Reply(request.number, str(answer.move), tuple(map(str, answer.reasons)))


def _view_in(request: Request) -> PlayerView:
    try:
        return view_from_plain(request.view)
    except ViewError as error:
        raise ProtocolError(Fault.BAD_VIEW, str(error), request.number) from None
