"""The computer players' own process: it reads requests from its input and answers them until the input ends.

It keeps nothing between two requests, so that it can be killed at any time and asked again elsewhere with the
same result.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import BinaryIO

from rommedesk.players.protocol import Complaint, Fault, ProtocolError, Reply, Request, parse_request

LONGEST_REQUEST = 16 * 2**20
"""Bytes of the longest line that is read; the view of a very long round has under one million."""

Choose = Callable[[Request], Reply]
"""Answers a request; raises `ProtocolError` for a request that makes no sense, and anything when it fails."""


def serve(requests: BinaryIO, answers: BinaryIO, choose: Choose) -> None:
    """Answer one line by one line until the requests end or nobody reads the answers any more."""
    while line := requests.readline(LONGEST_REQUEST):
        if not line.endswith(b"\n"):
            return  # The asker died in the middle of a line, or floods us.
        try:
            answers.write(_answer(line, choose).line())
            answers.flush()
        except BrokenPipeError:
            return


def _answer(line: bytes, choose: Choose) -> Reply | Complaint:
    try:
        request = parse_request(line)
    except ProtocolError as error:
        return Complaint(error.number, error.fault, error.detail)
    try:
        return choose(request)
    except ProtocolError as error:
        return Complaint(request.number, error.fault, error.detail)
    except Exception:
        return Complaint(request.number, Fault.FAILED, traceback.format_exc(limit=-5))
