"""Owns the process of the computer players: asks it, watches it, and starts it again when it fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from rommedesk.app.player_command import PlayerCommand, player_command
from rommedesk.players.protocol import AdviceReply, Complaint, ProtocolError, Request, Wish, parse_answer

_log = logging.getLogger(__name__)

LONGEST_ANSWER = 256 * 1024
"""Bytes of an answer above which the process is taken to have gone mad."""

_KEPT_ERRORS = 4000
"""How many of the last bytes that a process wrote to its error output are logged when it ends."""

_END_OF_KILLED = 2000
"""How many milliseconds `close` waits at most for killed processes to vanish."""


class PlayerFailure(StrEnum):
    """Why a computer player made no move, or why there is no advice."""

    NOT_STARTED = "not-started"
    """The process cannot be started at all."""
    DIED = "died"
    """The process ended while it was asked."""
    LATE = "late"
    """No answer within the time limit."""
    GARBAGE = "garbage"
    """What came back is no answer to the request."""
    REFUSED = "refused"
    """The process answered that it has no move."""
    GIVEN_UP = "given-up"
    """The process failed too often lately; it is tried again after a while."""
    ILLEGAL = "illegal"
    """The answer is no move, or none that the rules allow; whoever asked finds that out, not the host."""


class PlayerHost(QObject):
    """Asks computer players in a process of their own, one question at a time, and never blocks.

    Each `ask` is followed by exactly one `answered`, `advised` (if it wants advice) or `failed` with its
    number, later and never inside the call, unless it is cancelled.  A process that died, hangs or writes
    nonsense is killed; the next question starts another.  After `patience` failures in a row questions fail
    at once for `recovery_ms`, then for twice as long each time (up to 32 times), so that a broken
    installation does not start processes for ever.
    """

    answered = Signal(int, str, object)
    """The number of the request, the text of the move, the codes of its reasons as a tuple."""
    advised = Signal(int, object)
    """The number of the request and the plain form of the advice."""
    failed = Signal(int, str)
    """The number of the request and a `PlayerFailure`."""

    def __init__(
        self,
        command: Callable[[], PlayerCommand] = player_command,
        *,
        limit_ms: int = 8000,
        patience: int = 3,
        recovery_ms: int = 5000,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._patience = patience
        self._recovery_ms = recovery_ms
        self._failures = 0
        self._failed_at = 0.0
        self._process: _Process | None = None
        self._asked: Request | None = None
        self._is_closed = False
        self._limit = QTimer(self, singleShot=True, interval=limit_ms)
        self._limit.timeout.connect(partial(self._fail, PlayerFailure.LATE))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(partial(self._tell, PlayerFailure.GIVEN_UP))

    @property
    def is_asked(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked is not None

    @property
    def is_started(self) -> bool:
        """Whether a process is there to be asked."""
        return self._process is not None

    @property
    def limit_ms(self) -> int:
        """The emergency limit of an answer, the start of the process included."""
        return self._limit.interval()

    @limit_ms.setter
    def limit_ms(self, milliseconds: int) -> None:
        self._limit.setInterval(milliseconds)

    def start(self) -> None:
        """Start the process before it is needed, so that the first answer comes sooner."""
        if self._process is None and not self._is_closed and not self._is_resting:
            self._process = _Process(self, self._command())
            self._process.line_came.connect(self._read)
            self._process.ended.connect(self._mourn)
            self._process.start()

    def ask(self, request: Request) -> None:
        """Put a question; one that still waits for its answer is cancelled."""
        if self._is_closed:
            raise RuntimeError("the host of the computer players is closed")
        self.cancel()
        self._asked = request
        self._limit.start()
        self.start()
        if self._process is None:
            self._soon.start()
        else:
            self._process.write(request.line())

    def cancel(self) -> None:
        """Forget the question that waits for its answer, if any, and kill the process that ponders it."""
        if self._asked is not None:
            self._forget_question()
            self._kill()

    def close(self) -> None:
        """Kill everything; nothing is emitted any more and no process is left behind."""
        self._is_closed = True
        self._forget_question()
        self._kill()
        for process in self.findChildren(_Process):
            process.wait(_END_OF_KILLED)

    @property
    def _is_resting(self) -> bool:
        excess = self._failures - self._patience
        rest = (self._recovery_ms << min(excess, 5)) / 1000 if excess >= 0 else 0.0
        return monotonic() < self._failed_at + rest

    def _forget_question(self) -> None:
        self._asked = None
        self._limit.stop()
        self._soon.stop()

    def _kill(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.line_came.disconnect(self._read)
            process.ended.disconnect(self._mourn)
            process.kill()

    def _fail(self, failure: PlayerFailure) -> None:
        """Give up the process and its question."""
        self._kill()
        self._failures += 1
        self._failed_at = monotonic()
        self._tell(failure)

    def _tell(self, failure: PlayerFailure) -> None:
        if (asked := self._asked) is not None:
            self._forget_question()
            _log.warning("no answer to question %d: %s", asked.number, failure)
            self.failed.emit(asked.number, failure.value)

    def _mourn(self, was_started: bool) -> None:
        """The process ended on its own."""
        if self._asked is None:
            self._process = None
        else:
            self._fail(PlayerFailure.DIED if was_started else PlayerFailure.NOT_STARTED)

    def _read(self, line: bytes) -> None:
        """The process wrote a line, or the beginning of one that is too long."""
        asked = self._asked
        try:
            answer = parse_answer(line)
        except ProtocolError as error:
            _log.warning("unreadable answer, %s: %r", error, line[:200])
            self._fail(PlayerFailure.GARBAGE)
            return
        if asked is None or answer.number != asked.number:
            _log.warning("an answer to no question: %r", line[:200])
            self._fail(PlayerFailure.GARBAGE)
        elif isinstance(answer, Complaint):
            _log.warning("the player has no move, %s: %s", answer.fault, answer.detail)
            self._tell(PlayerFailure.REFUSED)
        elif isinstance(answer, AdviceReply) is not (asked.wants is Wish.ADVICE):
            _log.warning("another answer than was wished: %r", line[:200])
            self._fail(PlayerFailure.GARBAGE)
        else:
            self._forget_question()
            self._failures = 0
            if isinstance(answer, AdviceReply):
                self.advised.emit(answer.number, answer.advice)
            else:
                self.answered.emit(answer.number, answer.move, answer.reasons)


class _Process(QObject):
    """One run of the players' program; deletes itself when it has ended."""

    line_came = Signal(bytes)
    """A line, or the beginning of one that is longer than `LONGEST_ANSWER`."""
    ended = Signal(bool)
    """It ended without having been killed; whether it had been started at all.  Never inside a call."""

    def __init__(self, parent: QObject, command: PlayerCommand) -> None:
        super().__init__(parent)
        self._unsent = b""
        self._was_started = False
        self._is_killed = False
        self._errors = b""
        self._end = QTimer(self, singleShot=True, interval=0)
        self._end.timeout.connect(self._tell_end)
        self._program = QProcess(self)
        self._program.setProgram(command.program)
        self._program.setArguments(command.arguments)
        self._program.started.connect(self._go)
        self._program.readyReadStandardOutput.connect(self._read)
        self._program.readyReadStandardError.connect(self._keep_errors)
        self._program.errorOccurred.connect(self._notice)
        self._program.finished.connect(self._leave)

    def start(self) -> None:
        self._program.start()

    def write(self, line: bytes) -> None:
        if self._was_started:
            self._program.write(line)
        else:
            self._unsent += line

    def kill(self) -> None:
        """End it at once; nothing is heard of it any more."""
        self._is_killed = True
        self._end.stop()
        if self._program.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()
        else:
            self._program.kill()

    def wait(self, milliseconds: int) -> None:
        """Wait until a killed process is gone."""
        self._program.waitForFinished(milliseconds)

    def _go(self) -> None:
        self._was_started = True
        if self._unsent:
            self._program.write(self._unsent)
            self._unsent = b""

    def _read(self) -> None:
        while not self._is_killed and self._program.canReadLine():
            self.line_came.emit(self._program.readLine(LONGEST_ANSWER).data())
        if not self._is_killed and self._program.bytesAvailable() >= LONGEST_ANSWER:
            self.line_came.emit(self._program.read(LONGEST_ANSWER).data())

    def _keep_errors(self) -> None:
        self._errors = (self._errors + self._program.readAllStandardError().data())[-_KEPT_ERRORS:]

    def _notice(self, error: QProcess.ProcessError) -> None:
        # All other errors are followed by `finished`, or by silence that the time limit ends.
        if error == QProcess.ProcessError.FailedToStart:
            _log.error("cannot start %s: %s", self._program.program(), self._program.errorString())
            self._leave()

    def _leave(self) -> None:
        if self._errors:
            _log.warning("the players' process wrote:\n%s", self._errors.decode("utf-8", "replace"))
        if self._is_killed:
            self.deleteLater()
        else:
            self._end.start()

    def _tell_end(self) -> None:
        _log.warning("the players' process ended, exit code %d", self._program.exitCode())
        self.ended.emit(self._was_started)
        self.deleteLater()
