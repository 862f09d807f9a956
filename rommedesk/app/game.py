"""The sole owner of a running game: moves go in, what happened goes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QObject, QTimer, Signal

from rommedesk import __version__
from rommedesk.app.chance import HIGHEST_NUMBER, Chance
from rommedesk.app.computer_players import ComputerPlayers
from rommedesk.app.journal import Journal
from rommedesk.app.player_host import PlayerHost
from rommedesk.app.timeline import Timeline
from rommedesk.engine.deal import NO_NUMBER
from rommedesk.engine.events import TurnBegan
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.moves import Draw, Move
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind, Setup
from rommedesk.engine.rule_fields import RuleProblem, problems
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Round, Step
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.players.chance import decision_seed
from rommedesk.players.levels import LEVELS
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches

STAND_IN_LEVEL = "medium"
"""Who plays on for a person that lets the computer finish the round, and for a level that nobody knows."""


class GameController(QObject):
    """Plays matches: asks the computer players, checks and makes every move, and writes the record.

    After each step the record is written, then `happened` and `view_changed` are emitted, then the timeline
    shows it.  The next computer player thinks meanwhile, and moves when the timeline is idle and the pause is
    over.  Nothing here blocks or waits.
    """

    happened = Signal(object, object)
    """The events as the shown seat saw them (a tuple) and its view after them."""
    refused = Signal(object, object)
    """Why a person's move was refused, and the move; nothing changed."""
    view_changed = Signal()
    """`view()` is new, or there is no match any more."""
    thinking = Signal(int)
    """The seat whose computer player is at work; 0 for nobody."""
    round_ended = Signal()
    """The round is over and has been shown; `next_round` goes on."""
    match_ended = Signal()
    """Comes after the `round_ended` of the last round."""
    hold_changed = Signal()
    """`is_held` may be another."""
    substituted = Signal(int, str)
    """The computer player of a seat failed, with a `PlayerFailure`; safe moves end its turn."""
    trouble = Signal(object)
    """A `StoreTrouble`: the match or the chips cannot be written now; the game goes on."""
    trouble_over = Signal()
    """What could not be written is written now."""

    def __init__(
        self,
        *,
        host: PlayerHost,
        timeline: Timeline,
        matches: Matches,
        bank: ChipBank,
        rng: Random | None = None,
        pause_ms: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """`rng`, the system's randomness by default, deals matches without a number and draws all salts.

        `pause_ms` passes at least before a computer player's step.
        """
        super().__init__(parent)
        self._host = host
        self._timeline = timeline
        self._rng = rng or SystemRandom()
        self.budgets: Mapping[str, int] = {}
        """How many worlds a level may look at before it moves; what is not named is left to the level."""
        self._computers = ComputerPlayers(host, pause_ms=pause_ms, parent=self)
        self._journal = Journal(matches, bank, self.trouble.emit, self.trouble_over.emit)
        self._record: GameRecord | None = None
        self._shown_seat: int | None = None
        self._view: PlayerView | None = None
        self._stand_ins: set[int] = set()
        """Seats of people for whom the computer finishes the round."""
        self._is_end_told = False
        self._is_held = self._is_stepping = False
        self._thinking_seat = 0
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)
        self._computers.chosen.connect(self._make)
        self._computers.substituted.connect(self.substituted)
        timeline.idle.connect(self._next.start)

    # ---- what the table asks -----------------------------------------------------------------------------

    @property
    def record(self) -> GameRecord | None:
        """The match that is played; only to be looked at."""
        return self._record

    @property
    def path(self) -> Path | None:
        """The file of the running match, by which it can be resumed; `None` if there is none."""
        return self._journal.path

    @property
    def is_kept(self) -> bool:
        """Whether the match can be put away without losing anything."""
        return self._journal.is_kept

    @property
    def shown_seat(self) -> int | None:
        """The seat through whose eyes the game is shown; `None` for a spectator's."""
        return self._shown_seat

    def view(self) -> PlayerView:
        """What the shown seat knows; there must be a match."""
        if self._view is None:
            assert self._record is not None
            self._view = view_for(self._record, self._shown_seat)
        return self._view

    @property
    def is_human_turn(self) -> bool:
        """Whether the game waits for a move of the shown seat."""
        state = self._state
        return (
            state is not None
            and state.result is None
            and state.to_move == self._shown_seat
            and not self._is_computer(state.to_move)
        )

    @property
    def is_finished_by_computer(self) -> bool:
        """Whether a computer player plays the shown seat until the round is over."""
        state = self._state
        return state is not None and state.result is None and self._shown_seat in self._stand_ins

    @property
    def unknown_levels(self) -> dict[int, str]:
        """By seat the levels of computer players that this program does not have.

        A record may come from another program; `STAND_IN_LEVEL` plays for them.
        """
        record = self._record
        players = () if record is None or record.standing.is_over else record.setup.players
        return {
            seat: player.level
            for seat, player in enumerate(players, 1)
            if player.kind is PlayerKind.COMPUTER and player.level not in LEVELS
        }

    @property
    def is_watched(self) -> bool:
        """Whether only computer players sit at the table."""
        record = self._record
        return record is not None and all(
            player.kind is PlayerKind.COMPUTER for player in record.setup.players
        )

    def check(self, move: Move) -> Refusal | None:
        """Why the move would be refused, as far as the shown seat can tell; it changes nothing."""
        return Refusal(Reason.ROUND_OVER) if self._record is None else check(self.view().position, move)

    @property
    def pause_ms(self) -> int:
        """What passes at least before a step of a computer player."""
        return self._computers.pause_ms

    @pause_ms.setter
    def pause_ms(self, milliseconds: int) -> None:
        self._computers.pause_ms = milliseconds

    @property
    def is_held(self) -> bool:
        """Whether no computer player moves until `hold` or `step` lets it; a new match is not held."""
        return self._is_held

    def hold(self, is_held: bool) -> None:
        """Let the computer players wait with their moves, or go on."""
        self._is_held = is_held
        if is_held:
            self._computers.withhold()
        self._next.start()
        self.hold_changed.emit()

    def step(self) -> None:
        """Let the computer player whose turn it is make one move at once, and hold the game after it."""
        self._timeline.finish()
        self.hold(True)
        self._is_stepping = self._state is not None and self._state.result is None

    # ---- matches -----------------------------------------------------------------------------------------

    def new_match(
        self,
        rules: RuleSet,
        players: Sequence[Player],
        deal_number: int | None = None,
        *,
        preset: str = "",
    ) -> tuple[RuleProblem, ...]:
        """Begin a match and deal its first round, or tell what is wrong with the rules and change nothing.

        The same `deal_number`, rules, levels and budgets give the same match; without a number the system's
        randomness deals.  A match that was running stays as it is and can be resumed.  Raises `ValueError`
        for a number that is not within 1 and `HIGHEST_NUMBER`.
        """
        if deal_number is not None and not 1 <= deal_number <= HIGHEST_NUMBER:
            raise ValueError(f"no deal number: {deal_number}")
        if found := problems(rules, len(players)):
            return found
        chance = Chance(NO_NUMBER if deal_number is None else deal_number, self._rng)
        record = GameRecord(
            Setup(
                rules,
                tuple(players),
                chance.match_number,
                chance.dealer(rules, len(players)),
                program=__version__,
                preset=preset,
                started=datetime.now(UTC).isoformat(),
            )
        )
        self._leave()
        self._journal.begin(record)
        self._enter(record)
        return ()

    def resume(self, path: Path) -> None:
        """Go on with the match of a file exactly where it stands, inside a turn too.

        Raises `RecordError` or `StoreError` if it cannot be used, and then nothing changed.
        """
        record = self._journal.resume(path)
        self._leave()
        self._enter(record)

    def look_at(self, record: GameRecord) -> None:
        """Show a match that is over; nothing of it is written."""
        self._leave()
        self._journal.close()
        self._enter(record)

    def put_away(self) -> None:
        """Let go of the match; it can be resumed."""
        if self._record is not None:
            self._leave()
            self._journal.close()
            self.view_changed.emit()

    def next_round(self) -> None:
        """Deal the next round; does nothing unless `round_ended` was told and the match goes on."""
        record = self._record
        if record is not None and self._is_end_told and not record.standing.is_over:
            self._deal(record)

    def abandon(self) -> None:
        """End the match without a result."""
        if self._record is not None:
            self._leave()
            self._journal.abandon()
            self.view_changed.emit()

    def close(self) -> None:
        """Stop everything; the match can be resumed.  The controller is of no use afterwards."""
        self._leave()
        self._journal.close()
        self._host.close()

    def show_seat(self, seat: int | None) -> None:
        """Show the game through the eyes of another seat."""
        self._timeline.finish()
        self._shown_seat = seat
        self._view = None
        self.view_changed.emit()

    def _enter(self, record: GameRecord) -> None:
        players = enumerate(record.setup.players, 1)
        people = [seat for seat, player in players if player.kind is PlayerKind.HUMAN]
        self._record = record
        self._shown_seat = people[0] if people else None
        self._is_end_told = False
        self._is_held = self._is_stepping = False
        self._stand_ins = set(record.stand_ins)
        self._computers.begin_turn()
        self._host.start()
        if record.round is None:
            self._deal(record)
        else:
            self.view_changed.emit()
            self._next.start()

    def _leave(self) -> None:
        """Let go of the match."""
        self._computers.cancel()
        # Whoever shows the game may look at it once more when the timeline has come to its end.
        self._timeline.finish()
        self._next.stop()
        self._record = None
        self._view = None
        self._stand_ins.clear()
        self._think(0)

    def _deal(self, record: GameRecord) -> None:
        number, rules = record.round_number + 1, record.setup.rules
        deal = self._chance.deal(rules, record.seats, number, record.next_dealer)
        self._is_end_told = False
        self._stand_ins.clear()
        self._show(record.begin_round(deal, f"{self._rng.getrandbits(128):032x}"), seen=0)

    # ---- moves -------------------------------------------------------------------------------------------

    def attempt(self, move: Move) -> Refusal | None:
        """Make a person's move, an undo too, or return and tell why it is refused."""
        self._timeline.finish()
        refusal = self._refusal(move)
        if refusal is None:
            self._make(move)
        else:
            self.refused.emit(refusal, move)
        return refusal

    def finish_round_by_computer(self) -> None:
        """Let a computer player play the shown seat until the round is over."""
        if self._shown_seat is not None and self._state is not None and self._state.result is None:
            self._stand_ins.add(self._shown_seat)
            self._next.start()

    def _refusal(self, move: Move) -> Refusal | None:
        state = self._state
        if state is None:
            return Refusal(Reason.ROUND_OVER)
        if state.result is None and move.seat == state.to_move and self._is_computer(move.seat):
            return Refusal(Reason.NOT_YOUR_TURN)
        return check(state, move)

    def _make(self, move: Move) -> None:
        record, state = self._record, self._state
        assert record is not None
        assert state is not None
        self._is_stepping = False
        seen = len(self.view().history)
        new_stock = None
        if isinstance(move, Draw) and (pool := reshuffle_pool(state)):
            new_stock = self._chance.new_stock(pool, record.round_number, len(record.steps))
        self._show(record.play(move, new_stock, tuple(sorted(self._stand_ins))), seen)

    def _show(self, step: Step, seen: int) -> None:
        """Write down and show a step, of which the first event is number `seen` of the round."""
        self._journal.write()
        self._view = None
        view = self.view()
        events = view.history[seen:]
        if any(isinstance(event, TurnBegan) for event in step.events):
            self._computers.begin_turn()
        self.happened.emit(events, view)
        self.view_changed.emit()
        self._timeline.play(events, view)
        self._next.start()

    def _go_on(self) -> None:
        """Do what comes next; while something is still being shown that is only to think."""
        record, state = self._record, self._state
        if record is None or state is None:
            return
        seat, is_shown = state.to_move, self._timeline.is_idle
        if state.result is None and self._is_computer(seat):
            if not self._computers.is_choosing:
                assert record.dealt is not None
                seed = decision_seed(record.dealt, len(record.steps), seat)
                level = self._level(seat)
                self._computers.choose(view_for(record, seat), level, seed, self.budgets.get(level, 0))
            if is_shown:
                self._think(seat)
            if is_shown and (self._is_stepping or not self._is_held):
                self._computers.let_move(at_once=self._is_stepping)
        elif is_shown and state.result is not None:
            self._tell_end(record)
        elif is_shown:
            self._think(0)

    def _tell_end(self, record: GameRecord) -> None:
        if self._is_end_told:
            return
        self._is_end_told = True
        self._think(0)
        self.round_ended.emit()
        if record is self._record and record.standing.is_over:
            self.match_ended.emit()

    # ---- small questions ---------------------------------------------------------------------------------

    @property
    def _state(self) -> Round | None:
        return None if self._record is None else self._record.round

    @property
    def _chance(self) -> Chance:
        assert self._record is not None
        return Chance(self._record.setup.match_number, self._rng)

    def _player(self, seat: int) -> Player:
        assert self._record is not None
        return self._record.setup.players[seat - 1]

    def _is_computer(self, seat: int) -> bool:
        """Whether a computer player moves for the seat."""
        return self._player(seat).kind is PlayerKind.COMPUTER or seat in self._stand_ins

    def _level(self, seat: int) -> str:
        is_other = seat in self._stand_ins or seat in self.unknown_levels
        return STAND_IN_LEVEL if is_other else self._player(seat).level

    def _think(self, seat: int) -> None:
        if seat != self._thinking_seat:
            self._thinking_seat = seat
            self.thinking.emit(seat)
