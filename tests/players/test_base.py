"""The front door of the computer players and their answers."""

from random import Random

import pytest

from rommedesk.engine.cards import CardName
from rommedesk.engine.legality import check
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.view import view_for
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.answer import Motive, Why
from rommedesk.players.arena_rounds import play_round
from rommedesk.players.base import LEVEL_VERSIONS, LEVELS, Level, choose, decide
from rommedesk.players.protocol import Fault, ProtocolError, Request
from tests.playing import deal_round, make_move, new_record


def test_a_request_is_answered_by_the_move_of_its_level() -> None:
    rng = Random(1)
    record = new_record(ROMME, 2, rng)
    deal_round(record, rng)
    for number in range(30):
        state = record.round
        assert state is not None
        if state.result is not None:
            break
        view = view_for(record, state.to_move)
        for level in LEVELS:
            reply = choose(Request(number, 7, level, 2, view_to_plain(view)))
            answer = decide(view, level, 7, 2)
            assert reply.number == number
            assert reply.move == str(answer.move)
            assert reply.reasons == tuple(map(str, answer.reasons))
            assert check(state, parse_move(reply.move, state.to_move)) is None
        make_move(record, decide(view, Level.MEDIUM, 7).move, rng)


def test_a_saved_match_goes_on_with_the_levels_that_sat_there() -> None:
    """Nothing is kept between two decisions, so the record and the seed give the same move again."""
    levels = (Level.EASY, Level.HARD, Level.MEDIUM)
    played: list[tuple[str, int, str]] = []

    def look(record: GameRecord) -> None:
        state = record.round
        assert state is not None
        if state.result is None and len(record.steps) % 5 == 0:
            move = decide(view_for(record, state.to_move), levels[state.to_move - 1], 5).move
            played.append(("\n".join([*record.lines(), ""]), state.to_move, str(move)))

    play_round(ROMME, levels, 11, after_move=look)
    assert played
    for text, seat, move in played:
        record = read_record(text)
        level = Level(record.setup.players[seat - 1].level)
        assert level is levels[seat - 1]
        assert str(decide(view_for(record, seat), level, 5).move) == move


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ProtocolError) as caught:
        choose(Request(3, 0, "grandmaster", 0, {}))
    assert (caught.value.fault, caught.value.number) == (Fault.UNKNOWN_LEVEL, 3)


def test_a_broken_view_is_refused() -> None:
    with pytest.raises(ProtocolError) as caught:
        choose(Request(3, 0, "medium", 0, {"seat": 1}))
    assert (caught.value.fault, caught.value.number) == (Fault.BAD_VIEW, 3)


def test_nobody_is_asked_out_of_turn() -> None:
    rng = Random(1)
    record = new_record(ROMME, 2, rng)
    deal_round(record, rng)
    assert record.round is not None
    with pytest.raises(ValueError, match="not the turn"):
        decide(view_for(record, 3 - record.round.to_move), Level.MEDIUM, 0)


def test_every_level_has_a_version() -> None:
    assert set(LEVEL_VERSIONS) == set(LEVELS)


@pytest.mark.parametrize("motive", Motive)
def test_reasons_are_written_and_read(motive: Motive) -> None:
    for cards in ((), (CardName.parse("7h"), CardName.parse("*=8h"))):
        for number in (0, 34):
            why = Why(motive, cards, number)
            assert Why.parse(str(why)) == why
