"""The computer players' own process: it reads requests from its input and answers them until the input ends.

It keeps nothing between two requests, so that it can be killed at any time and asked again elsewhere with the
same result.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO

from rommedesk.players.base import respond
from rommedesk.players.protocol import (
    AdviceReply,
    Complaint,
    Fault,
    ProtocolError,
    Reply,
    Request,
    parse_request,
)

NICENESS = 10
"""How far the process steps back behind the window it plays for."""

BELOW_NORMAL = 0x4000
"""The same on Windows: its BELOW_NORMAL_PRIORITY_CLASS."""

LONGEST_REQUEST = 16 * 2**20
"""Bytes of the longest line that is read; the view of a very long round has under one million."""

Choose = Callable[[Request], Reply | AdviceReply]
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


def _answer(line: bytes, choose: Choose) -> Reply | AdviceReply | Complaint:
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


def step_back() -> None:
    """Leave the processor to whoever else wants it, as far as the system lets a process do that."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    elif system := getattr(ctypes, "windll", None):
        kernel = system.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)


def main() -> int:
    """Serve standard input and output at low priority; the exit status."""
    # Ctrl-C in a terminal is meant for the window, which ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What a player prints while it is being worked on must not get among the answers.
    sys.stdout = sys.stderr
    serve(requests, answers, respond)
    # If nobody reads any more, an answer that is still in the buffer has to go somewhere at the exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
    return 0
