"""The form of advice: what it says, and its way between the processes."""

import json
from typing import Any

import pytest

from rommedesk.engine.cards import parse_names
from rommedesk.engine.moves import parse_move
from rommedesk.players.advice import (
    Advice,
    AdviceError,
    Opening,
    StairsAdvice,
    Suggestion,
    advice_from_plain,
    advice_to_plain,
)
from rommedesk.players.answer import Motive, Why


def moves_of(*texts: str) -> tuple[Any, ...]:
    return tuple(parse_move(text, 2) for text in texts)


FULL = Advice(
    best=Suggestion(
        moves_of("take 3", "meld 7h 8h *=9h", "discard Kc"),
        (Why(Motive.TAKES, parse_names("7h")), Why(Motive.COSTS, number=34), Why(Motive.DRAWS)),
        worlds=40,
    ),
    alternatives=(
        Suggestion(moves_of("draw"), (), 2.5, 1.25, 40),
        Suggestion(moves_of("take"), (), 3.0),
    ),
    goes_out=moves_of("take 2", "swap 8h > m1", "lay Ts > m2"),
    opening=Opening((parse_names("7h 8h *=9h"), parse_names("Kc Kd Kh")), 27, 3),
    steps=(
        StairsAdvice(1, (), (), 0, 0, 8, 8, 40, goes_out=False, is_stuck=True, cost=1.5),
        StairsAdvice(
            2, (parse_names("7h 8h 9h"),), parse_names("Ts"), 34, 34, 9, 1, 2, goes_out=True, is_stuck=False
        ),
    ),
)
PLAIN = Advice(Suggestion(moves_of("pass"), (Why(Motive.NO_CARD),)))


@pytest.mark.parametrize("advice", [FULL, PLAIN])
def test_advice_goes_through_json_unchanged(advice: Advice) -> None:
    assert advice_from_plain(json.loads(json.dumps(advice_to_plain(advice))), 2) == advice


def test_whole_costs_are_read_as_points() -> None:
    plain = advice_to_plain(PLAIN)
    plain["best"]["cost"] = 3
    assert advice_from_plain(plain, 2).best.cost == 3.0


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("best",), None),
        (("best", "moves"), []),
        (("best", "moves"), "draw"),
        (("best", "moves"), [7]),
        (("best", "moves"), ["fly"]),
        (("best", "reasons"), ["because"]),
        (("best", "reasons"), ["costs:many"]),
        (("best", "reasons"), [None]),
        (("best", "cost"), "2"),
        (("best", "cost"), float("nan")),
        (("best", "cost"), 10**400),
        (("best", "worlds"), 1.5),
        (("best", "worlds"), True),
        (("alternatives",), {}),
        (("alternatives", 0), 1),
        (("goes_out",), ["lay Ts"]),
        (("opening",), []),
        (("opening", "melds"), ["7x"]),
        (("opening", "missing"), None),
        (("steps", 0, "goes_out"), 1),
        (("steps", 0, "layoffs"), 5),
        (("steps", 0, "count"), "1"),
    ],
)
def test_what_is_no_advice_is_refused(path: tuple[str | int, ...], value: object) -> None:
    plain: Any = advice_to_plain(FULL)
    inner = plain
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(AdviceError):
        advice_from_plain(plain, 2)


@pytest.mark.parametrize("key", ["best", "alternatives", "goes_out", "opening", "steps"])
def test_nothing_may_be_missing(key: str) -> None:
    plain = advice_to_plain(FULL)
    del plain[key]
    with pytest.raises(AdviceError):
        advice_from_plain(plain, 2)


@pytest.mark.parametrize("plain", [None, [], "advice", 7])
def test_only_an_object_is_advice(plain: object) -> None:
    with pytest.raises(AdviceError):
        advice_from_plain(plain, 2)


def test_the_move_to_play_now_is_the_first() -> None:
    assert FULL.best.move == FULL.best.moves[0]
    assert FULL.opening is not None
    assert not FULL.opening.is_possible
    assert Opening((), 34, 0).is_possible
