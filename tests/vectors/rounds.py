"""The `[[round]]` cases: a position, moves, what comes of them."""

import re

import pytest

from rommedesk.engine.cards import CardName
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.engine.moves import Draw, Move, parse_move
from rommedesk.engine.reasons import IllegalMove, NotationError, Reason
from rommedesk.engine.scoring import round_scores
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from tests.builders import position
from tests.vectors.reader import Reader, Unreadable, read_names, read_reason, read_rules

_LINE = re.compile(r"(\d+):\s*([^!]*[^!\s])(?:\s*!\s*(\S+))?")
_PHASES = {"draw": Phase.DRAW, "play": Phase.PLAY}


def run_round(reader: Reader) -> None:
    """Play the moves from the position and compare what is expected."""
    state = read_position(reader)
    lines = [
        line for text in reader.text("moves", "").splitlines() if (line := text.partition("#")[0].strip())
    ]
    expect = reader.table("expect")
    reader.finish()
    if not lines and not expect:
        raise Unreadable("neither moves nor expectations")
    for line in lines:
        state = _play_line(state, line)
    compare(state, Reader(expect))


def read_position(reader: Reader) -> Round:
    """The position that the case describes."""
    reader.text("name", "")
    phase = reader.text("phase", "draw")
    if phase not in _PHASES:
        raise Unreadable(f"no such phase: {phase!r}")
    rules = read_rules(reader)
    try:
        return position(
            rules,
            reader.texts("hands"),
            to_move=reader.number("to_move"),
            phase=_PHASES[phase],
            opened=reader.numbers("opened", []),
            stock=reader.text("stock", ""),
            discard=reader.text("discard", ""),
            melds=reader.texts("melds", []),
            owners=reader.numbers("owners", []),
            scores=reader.numbers("scores", []),
        )
    except ValueError as error:
        raise Unreadable(str(error)) from error


def read_line(line: str) -> tuple[Move, Reason | None]:
    """The move of a line and the code with which it must be refused, if any."""
    match = _LINE.fullmatch(line)
    if match is None:
        raise Unreadable(f"no move: {line!r}")
    seat, text, code = match.groups()
    try:
        move = parse_move(text, int(seat))
    except NotationError as error:
        raise Unreadable(f"{line!r}: {error}") from error
    return move, None if code is None else read_reason(code)


def _play_line(state: Round, line: str) -> Round:
    move, code = read_line(line)
    pool = reshuffle_pool(state) if isinstance(move, Draw) else ()
    refusal = check(state, move)
    refused_with = None if refusal is None else refusal.reason
    assert refused_with == code, f"{line!r}: {refused_with or 'accepted'}"
    if refusal is None:
        return apply(state, move, pool or None).state
    before = repr(state)
    with pytest.raises(IllegalMove) as illegal:
        apply(state, move, pool or None)
    assert illegal.value.refusal == refusal
    assert repr(state) == before, f"{line!r}: refused, but something changed"
    return state


def compare(state: Round, expect: Reader) -> None:
    """Compare every key that is written with the state."""
    if "hands" in expect:
        wanted = [sorted(read_names(hand)) for hand in expect.texts("hands")]
        _equal("hands", [sorted(card.name for card in seat.hand) for seat in state.seats], wanted)
    if "melds" in expect:
        on_table = [laid.meld for laid in state.melds]
        texts = expect.texts("melds")
        _equal("number of melds", len(on_table), len(texts))
        for number, (meld, text) in enumerate(zip(on_table, texts, strict=True), 1):
            _equal(f"m{number}", table_names(meld), wanted_names(meld, text))
    if "discard" in expect:
        _equal("discard", [card.name for card in state.discard], [*read_names(expect.text("discard"))])
    if "stock" in expect:
        _equal("stock", [card.name for card in state.stock], [*read_names(expect.text("stock"))])
    if "to_move" in expect:
        _equal("to_move", state.to_move, expect.number("to_move"))
    if "phase" in expect:
        _equal("phase", state.phase.value, expect.text("phase"))
    if "opened" in expect:
        opened = [number for number, seat in enumerate(state.seats, 1) if seat.opened]
        _equal("opened", opened, sorted(expect.numbers("opened")))
    if "over" in expect:
        _equal("over", state.phase is Phase.OVER, expect.flag("over"))
    if "winner" in expect:
        _equal("winner", state.result.winner if state.result else 0, expect.number("winner"))
    if "round_scores" in expect:
        _equal("round_scores", [*round_scores(state)], expect.numbers("round_scores"))
    if "hand_rummy" in expect:
        is_hand_rummy = state.result is not None and state.result.hand_rummy
        _equal("hand_rummy", is_hand_rummy, expect.flag("hand_rummy"))
    if "taken_points" in expect:
        _equal("taken_points", state.turn.points, expect.number("taken_points"))
    expect.finish()


def table_names(meld: Meld) -> list[CardName]:
    """The meld as it is compared: a run in table order, a set in any."""
    return [*meld.names] if meld.kind is MeldKind.RUN else sorted(meld.names)


def wanted_names(meld: Meld, text: str) -> list[CardName]:
    """The written meld in the same form; in a set it is not compared what a joker stands for."""
    names = read_names(text)
    if meld.kind is MeldKind.RUN:
        return [*names]
    return sorted(CardName.of(name.face) for name in names)


def _equal(what: str, found: object, wanted: object) -> None:
    assert found == wanted, f"{what}: found {found}, wanted {wanted}"
