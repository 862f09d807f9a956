"""A game without a window: a controller, players that answer at once, and all that was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from rommedesk.app.chance import Chance
from rommedesk.app.game import GameController
from rommedesk.app.player_host import PlayerFailure, PlayerHost
from rommedesk.app.timeline import InstantTimeline, Timeline
from rommedesk.engine.events import Event
from rommedesk.engine.moves import Move, parse_move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView
from rommedesk.engine.view_text import view_from_plain
from rommedesk.players.protocol import Request
from rommedesk.players.safe import safe_move
from rommedesk.store.chips import Bankroll, ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.troubles import StoreTrouble

Choose = Callable[[Request], str]
"""A player that answers with the text of a move, or raises a `PlayerStopped`."""


class PlayerStopped(Exception):
    """Raised by a player that fails in the given way."""

    def __init__(self, failure: PlayerFailure) -> None:
        super().__init__(failure.value)
        self.failure = failure


class InlineHost(PlayerHost):
    """Lets a function answer, from a timer in this very process."""

    def __init__(self, choose: Choose) -> None:
        super().__init__()
        self.choose = choose
        self.requests: list[Request] = []
        """All questions so far."""
        self.is_closed = False
        self._open: Request | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._answer)

    def start(self) -> None:
        """There is nothing to start."""

    @property
    def is_asked(self) -> bool:
        return self._open is not None

    def ask(self, request: Request) -> None:
        assert not self.is_closed
        self.requests.append(request)
        self._open = request
        self._timer.start()

    def cancel(self) -> None:
        self._open = None
        self._timer.stop()

    def close(self) -> None:
        self.cancel()
        self.is_closed = True

    def _answer(self) -> None:
        request, self._open = self._open, None
        assert request is not None
        try:
            move = self.choose(request)
        except PlayerStopped as stopped:
            self.failed.emit(request.number, stopped.failure.value)
        else:
            self.answered.emit(request.number, move, ())


def cautious(request: Request) -> str:
    """A player that only makes safe moves."""
    return str(safe_move(view_from_plain(request.view)))


class SlowTimeline(Timeline):
    """Shows events until it is told to finish."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Event] = []
        """What is being shown."""

    def play(self, events: Sequence[Event], view: PlayerView) -> None:
        self.shown += events

    def finish(self) -> None:
        if self.shown:
            self.shown = []
            self.idle.emit()

    @property
    def is_idle(self) -> bool:
        return not self.shown


def players(kinds: str, level: str = "medium") -> tuple[Player, ...]:
    """Players by seat: `h` for a person, `c` for a computer player."""
    return tuple(
        Player(f"person-{seat}", f"Person {seat}", PlayerKind.HUMAN)
        if kind == "h"
        else Player(f"computer-{seat}", f"Computer {seat}", PlayerKind.COMPUTER, level, 1)
        for seat, kind in enumerate(kinds, 1)
    )


def starts(rules: RuleSet, seats: int, number: int) -> int:
    """The seat that starts the match of this number."""
    chance = Chance(number)
    return chance.deal(rules, seats, 1, chance.dealer(rules, seats)).turn_order[0]


class Game:
    """A controller and all that it told."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        host: PlayerHost,
        timeline: Timeline | None = None,
        pause_ms: int = 0,
    ) -> None:
        self.qtbot = qtbot
        self.host = host
        self.timeline = timeline or InstantTimeline()
        self.folder = folder
        self.bank = ChipBank(folder / "chips.json")
        self.controller = GameController(
            host=host,
            timeline=self.timeline,
            matches=Matches(folder),
            bank=self.bank,
            rng=Random(5),
            pause_ms=pause_ms,
        )
        self.told: list[str] = []
        """`round_ended`, `match_ended` and `trouble_over` in the order in which they came."""
        self.events: list[Event] = []
        self.substituted: list[tuple[int, str]] = []
        self.refused: list[tuple[Refusal, Move]] = []
        self.troubles: list[StoreTrouble] = []
        self.thinking: list[int] = []
        controller = self.controller
        controller.happened.connect(self._happened)
        controller.round_ended.connect(lambda: self.told.append("round_ended"))
        controller.match_ended.connect(lambda: self.told.append("match_ended"))
        controller.refused.connect(lambda refusal, move: self.refused.append((refusal, move)))
        controller.substituted.connect(lambda seat, code: self.substituted.append((seat, code)))
        controller.trouble.connect(self.troubles.append)
        controller.trouble_over.connect(lambda: self.told.append("trouble_over"))
        controller.thinking.connect(self.thinking.append)

    def _happened(self, events: Sequence[Event], view: PlayerView) -> None:
        assert view == self.controller.view()
        assert view.history[len(view.history) - len(events) :] == events
        self.events += events

    @property
    def record(self) -> GameRecord:
        assert self.controller.record is not None
        return self.controller.record

    @property
    def state(self) -> Round:
        assert self.record.round is not None
        return self.record.round

    @property
    def requests(self) -> list[Request]:
        """All questions to the inline players so far."""
        assert isinstance(self.host, InlineHost)
        return self.host.requests

    def begin(self, rules: RuleSet, kinds: str, number: int | None = 1, starter: int | None = None) -> None:
        """Begin a match; see `players` for the kinds.  With `starter` the first number that lets it start."""
        if starter is not None:
            number = next(number for number in range(1, 100) if starts(rules, len(kinds), number) == starter)
        assert self.controller.new_match(rules, players(kinds), number) == ()

    def play(self, text: str, seat: int | None = None) -> Refusal | None:
        """Attempt a move of the shown seat."""
        seat = seat or self.controller.shown_seat
        assert seat is not None
        return self.controller.attempt(parse_move(text, seat))

    def wait_for_turn(self) -> None:
        """Wait until a person is to move."""
        self.qtbot.waitUntil(lambda: self.controller.is_human_turn, timeout=20_000)

    def wait_for(self, told: str, count: int = 1) -> None:
        """Wait until a signal has come so many times."""
        self.qtbot.waitUntil(lambda: self.told.count(told) >= count, timeout=60_000)

    def take_cautious_turn(self) -> None:
        """Play the turn of the person by safe moves."""
        seat = self.state.to_move
        while self.controller.is_human_turn and self.state.to_move == seat:
            assert self.controller.attempt(safe_move(self.controller.view())) is None

    @property
    def file(self) -> Path:
        """The file of the match."""
        assert self.controller.path is not None
        return self.controller.path

    @property
    def finished(self) -> list[list[str]]:
        """The lines of the matches that were played to their end."""
        return [path.read_text("utf-8").splitlines() for path in Matches(self.folder).finished()]

    @property
    def bankrolls(self) -> dict[str, Bankroll]:
        """The chips of everybody in the match."""
        return self.bank.bankrolls(player.id for player in self.record.setup.players)

    def lines(self) -> list[str]:
        """The record so far."""
        return list(self.record.lines())
