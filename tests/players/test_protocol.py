"""Requests to and answers of the computer players' process, and what it does with broken ones."""

import io
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.players.process import Choose, serve
from rommedesk.players.protocol import (
    PROTOCOL,
    AdviceReply,
    Complaint,
    Fault,
    ProtocolError,
    Reply,
    Request,
    Wish,
    parse_answer,
    parse_request,
)

REQUEST = Request(
    7, seed=2**63, level="medium", budget=16, view={"hand": "7h Ts *", "names": ["Jörg", "Анна"]}
)


def plain(**changes: object) -> bytes:
    """The line of REQUEST with other values; `...` takes a field away."""
    values = json.loads(REQUEST.line()) | changes
    return json.dumps({name: value for name, value in values.items() if value is not ...}).encode()


def test_requests_and_answers_are_read_as_written() -> None:
    assert parse_request(REQUEST.line()) == REQUEST
    wish = replace(REQUEST, wants=Wish.ADVICE)
    assert parse_request(wish.line()) == wish
    answers: list[Reply | AdviceReply | Complaint] = [
        AdviceReply(7, {"best": {"moves": ["draw"]}}),
        Reply(7, "lay Ts > m2", ("improves", "safe")),
        Reply(7, "draw"),
        Complaint(7, Fault.FAILED, "line\nline"),
        Complaint(None, Fault.UNREADABLE),
    ]
    for answer in answers:
        assert parse_answer(answer.line()) == answer


def test_lines_are_ascii_and_end_once() -> None:
    line = REQUEST.line()
    assert line.isascii()
    assert line.index(b"\n") == len(line) - 1


def test_unknown_keys_are_passed_over() -> None:
    assert parse_request(plain(colour="red")) == REQUEST


@pytest.mark.parametrize(
    ("line", "fault", "detail", "number"),
    [
        (b"", Fault.UNREADABLE, None, None),
        (b"draw", Fault.UNREADABLE, None, None),
        (b"\xff\xfe", Fault.UNREADABLE, None, None),
        (b"[" * 100_000, Fault.UNREADABLE, None, None),
        (b"[7]", Fault.UNREADABLE, "no object", None),
        (b"{}", Fault.BAD_FIELD, "id", None),
        (plain(id="7"), Fault.BAD_FIELD, "id", None),
        (plain(id=True), Fault.BAD_FIELD, "id", None),
        (plain(version=PROTOCOL + 1), Fault.OTHER_VERSION, "2", 7),
        (plain(version=...), Fault.OTHER_VERSION, "None", 7),
        (plain(seed=1.5), Fault.BAD_FIELD, "seed", 7),
        (plain(budget=-1), Fault.BAD_FIELD, "budget", 7),
        (plain(budget=...), Fault.BAD_FIELD, "budget", 7),
        (plain(level=None), Fault.BAD_FIELD, "level", 7),
        (plain(view=[]), Fault.BAD_FIELD, "view", 7),
        (plain(wants="money"), Fault.BAD_FIELD, "wants", 7),
        (plain(wants=None), Fault.BAD_FIELD, "wants", 7),
    ],
)
def test_a_bad_request_is_refused_by_field(
    line: bytes, fault: Fault, detail: str | None, number: int | None
) -> None:
    with pytest.raises(ProtocolError) as caught:
        parse_request(line)
    assert (caught.value.fault, caught.value.number) == (fault, number)
    if detail is not None:
        assert caught.value.detail == detail


@pytest.mark.parametrize(
    "line",
    [
        b"null",
        b'{"id": 7}',
        b'{"id": null, "move": "draw"}',
        b'{"id": 7, "move": ["draw"]}',
        b'{"id": 7, "move": "draw", "reasons": "safe"}',
        b'{"id": 7, "move": "draw", "reasons": [1]}',
        b'{"id": "x", "error": "failed"}',
        b'{"id": "x", "advice": {}}',
        b'{"id": 7, "advice": "draw"}',
        b'{"id": 7, "error": "tired"}',
        b'{"id": 7, "error": null}',
    ],
)
def test_a_bad_answer_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_answer(line)


@given(
    st.binary()
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps).map(str.encode)
)
def test_any_other_line_raises_nothing_else(line: bytes) -> None:
    for parse in (parse_request, parse_answer):
        with pytest.raises(ProtocolError):
            parse(line)


def draws(request: Request) -> Reply:
    return Reply(request.number, "draw")


def test_without_a_wish_a_move_is_wanted() -> None:
    assert parse_request(plain(wants=...)).wants is Wish.MOVE


def served(lines: bytes, choose: Choose = draws) -> list[Reply | AdviceReply | Complaint]:
    answers = io.BytesIO()
    serve(io.BytesIO(lines), answers, choose)
    return [parse_answer(line) for line in answers.getvalue().splitlines()]


def test_every_line_is_answered_in_order_and_a_bad_one_harms_no_other() -> None:
    lines = plain(id=1) + b"\n" + b"nonsense\n" + plain(id=2, level=5) + b"\n" + plain(id=3) + b"\n"
    first, second, third, fourth = served(lines)
    assert first == Reply(1, "draw")
    assert isinstance(second, Complaint)
    assert (second.number, second.fault) == (None, Fault.UNREADABLE)
    assert third == Complaint(2, Fault.BAD_FIELD, "level")
    assert fourth == Reply(3, "draw")


def test_a_player_that_raises_is_answered_by_a_complaint_that_tells_where() -> None:
    def stumbles(request: Request) -> Reply:
        raise KeyError("the ace of hearts")

    (answer,) = served(REQUEST.line(), stumbles)
    assert isinstance(answer, Complaint)
    assert (answer.number, answer.fault) == (7, Fault.FAILED)
    assert "the ace of hearts" in answer.detail
    assert "stumbles" in answer.detail


def test_a_request_that_makes_no_sense_to_the_player_keeps_its_fault() -> None:
    def wonders(request: Request) -> Reply:
        raise ProtocolError(Fault.UNKNOWN_LEVEL, request.level)

    assert served(REQUEST.line(), wonders) == [Complaint(7, Fault.UNKNOWN_LEVEL, "medium")]


def test_a_torn_last_line_is_not_answered() -> None:
    assert served(REQUEST.line() + REQUEST.line()[:-1]) == [Reply(7, "draw")]


def test_a_line_without_end_is_given_up() -> None:
    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
            buffer[:] = b"x" * len(buffer)
            return len(buffer)

    answers = io.BytesIO()
    source = io.BufferedReader(Endless())
    serve(source, answers, draws)
    assert answers.getvalue() == b""


def test_nobody_reading_the_answers_ends_it_quietly() -> None:
    class Closed(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    serve(io.BytesIO(REQUEST.line() * 2), Closed(), draws)
