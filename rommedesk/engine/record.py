"""A match from its setup to its end: the one owner of its state, and its text form.

A record is pure: chance comes in as data (deals, salts, new stocks), time and files belong to its caller.
Its lines are a log that only grows; whoever writes it down asks for the lines not yet written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from rommedesk.engine.cards import Card, CardName, new_pack
from rommedesk.engine.deal import Deal, begin_round, follows_rules
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.match import Standing, standing
from rommedesk.engine.match import next_dealer as dealer_after
from rommedesk.engine.moves import Move, Undo
from rommedesk.engine.onlooker import Onlooker
from rommedesk.engine.reasons import IllegalMove, Reason, Refusal
from rommedesk.engine.record_lines import (
    DealLine,
    Line,
    MoveLine,
    PlayerKind,
    RecordError,
    RecordFault,
    ReshuffleLine,
    ResultLine,
    Setup,
    fingerprint,
    is_hexadecimal,
)
from rommedesk.engine.record_reading import read_line
from rommedesk.engine.record_values import parse_object
from rommedesk.engine.record_writing import write_line
from rommedesk.engine.rule_fields import RulesError, problems
from rommedesk.engine.rules import Starter
from rommedesk.engine.state import Round, RoundResult, Step
from rommedesk.engine.transition import apply


class TornRecord(RecordError):
    """The last line was not written to its end, as when the machine went off; all before it is whole.

    A new stock without the draw that called for it counts as torn too: both belong to one step.
    """

    def __init__(self, line: int, record: GameRecord, kept: int) -> None:
        super().__init__(RecordFault.TORN, line)
        self.record = record
        """The match as the whole lines tell it; it can be played on."""
        self.kept = kept
        """How many bytes the whole lines take; what comes after them is torn."""


class GameRecord:
    """A match: its setup, its deals and moves, and what they led to."""

    def __init__(self, setup: Setup) -> None:
        """Begin a match.

        Raises `RulesError` if the rules cannot be played by so many players, `ValueError` if the first dealer
        is no seat (or under `high-card` not 0).
        """
        self.setup = setup
        self.seats = len(setup.players)
        """How many seats there are."""
        if found := problems(setup.rules, self.seats):
            raise RulesError(found)
        if (setup.rules.starter is Starter.HIGH_CARD) is not (setup.first_dealer == 0) or (
            setup.first_dealer > self.seats
        ):
            raise ValueError("first_dealer")
        self._lines: list[Line] = [setup]
        self._round: Round | None = None
        self._dealt: DealLine | None = None
        self._results: list[RoundResult] = []
        self._standing = standing(setup.rules, self.seats, ())
        self._totals_before = self._standing.totals
        self._stand_ins: tuple[int, ...] = ()
        self._new_stock: ReshuffleLine | None = None
        self._awaits_result = False
        self._steps: list[tuple[Round | None, Step]] = []
        self._onlookers: dict[int | None, tuple[Onlooker, int]] = {}

    # ---- how the match stands ----------------------------------------------------------------------------

    @property
    def round(self) -> Round | None:
        """The state of the running round, or of the last one; `None` before the first deal."""
        return self._round

    @property
    def round_number(self) -> int:
        """1 for the first round; 0 before its deal."""
        return 0 if self._dealt is None else self._dealt.round_number

    @property
    def dealt(self) -> DealLine | None:
        """The deal of the round with its salt and fingerprint; `None` before the first."""
        return self._dealt

    @property
    def deal(self) -> Deal | None:
        """The deal of the round; `None` before the first."""
        return None if self._dealt is None else self._dealt.deal

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next round; 0 for nobody under `high-card` (rulebook 4)."""
        deal = self.deal
        return self.setup.first_dealer if deal is None else dealer_after(deal.dealer, self.seats)

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """How the rounds ended, the first one first."""
        return tuple(self._results)

    @property
    def standing(self) -> Standing:
        """How the match stands after the rounds that are over."""
        return self._standing

    @property
    def totals_before(self) -> tuple[int, ...]:
        """The totals by seat before the round."""
        return self._totals_before

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """Seats of people for whom a computer player plays this round to its end, as the last move tells."""
        return self._stand_ins

    @property
    def steps(self) -> Sequence[tuple[Round | None, Step]]:
        """The deal of the round and every move in it: the state before (`None` at the deal) and the step."""
        return self._steps

    def onlooker(self, seat: int | None) -> Onlooker:
        """What the seat, or with `None` a spectator, came to see of the round so far."""
        onlooker, watched = self._onlookers.get(seat) or (Onlooker(seat), 0)
        for before, step in self._steps[watched:]:
            onlooker.see(before, step)
        self._onlookers[seat] = (onlooker, len(self._steps))
        return onlooker

    # ---- playing -----------------------------------------------------------------------------------------

    def begin_round(self, deal: Deal, salt: str) -> Step:
        """Deal the next round; `salt` are hexadecimal digits that nobody can guess before the round is over.

        Raises `ValueError` if it is not the time for a round, if the deal is not made of the pack of this
        table, comes from the wrong dealer or has another playing order than the rules give, or if the salt is
        none.
        """
        if not is_hexadecimal(salt):
            raise ValueError("salt")
        line = DealLine(deal, self.round_number + 1, salt, fingerprint(salt, deal.order))
        if fault := self._fault_of(line):
            raise ValueError(fault.value)
        return self._begin(line)

    def play(
        self, move: Move, reshuffled: Sequence[Card] | None = None, stand_ins: tuple[int, ...] = ()
    ) -> Step:
        """Make a move, an undo too; `stand_ins` are the seats of people for whom a computer player plays now.

        Raises `IllegalMove`, and then nothing changed.  A draw from an empty stock needs `reshuffled`, the
        cards of `reshuffle_pool` in their new order; anything else is a `ValueError`.
        """
        new_stock = ReshuffleLine(tuple([card.name for card in reshuffled])) if reshuffled else None
        return self._play(MoveLine(move, stand_ins), new_stock)

    def _begin(self, line: DealLine) -> Step:
        step = begin_round(self.setup.rules, self.seats, line.deal)
        self._lines.append(line)
        self._dealt = line
        self._totals_before = self._standing.totals
        self._stand_ins = ()
        self._round = step.state
        self._steps = [(None, step)]
        self._onlookers = {}
        return step

    def _play(self, line: MoveLine, new_stock: ReshuffleLine | None) -> Step:
        before = self._round
        if before is None:
            raise IllegalMove(Refusal(Reason.ROUND_OVER))
        # Copies are numbered anew, so that a record read from names has the very same states.
        stock = None if new_stock is None else _cards_named(new_stock.order, reshuffle_pool(before))
        step = apply(before, line.move, stock)
        if new_stock is not None:
            self._lines.append(new_stock)
        self._lines.append(line)
        self._stand_ins = line.stand_ins
        self._round = step.state
        self._steps.append((before, step))
        if step.state.result is not None:
            self._results.append(step.state.result)
            self._standing = standing(self.setup.rules, self.seats, self._results)
            self._lines.append(self._result_line(step.state.result))
        return step

    def _result_line(self, result: RoundResult) -> ResultLine:
        return ResultLine(self.round_number, result, self._standing if self._standing.is_over else None)

    def _fault_of(self, line: DealLine) -> RecordFault | None:
        """Why this deal cannot be the next line."""
        rules = self.setup.rules
        is_over = self._round is None or self._round.result is not None
        if not is_over or self._standing.is_over:
            return RecordFault.UNEXPECTED_LINE
        pack = new_pack(rules.packs_for(self.seats), rules.jokers_for(self.seats))
        if sorted(line.deal.order) != sorted([card.name for card in pack]):
            return RecordFault.WRONG_PACK
        if (
            line.round_number != self.round_number + 1
            or line.deal.dealer != self.next_dealer
            or not follows_rules(line.deal, rules, self.seats)
        ):
            return RecordFault.WRONG_ORDER_OF_PLAY
        if line.fingerprint != fingerprint(line.salt, line.deal.order):
            return RecordFault.WRONG_FINGERPRINT
        return None

    # ---- text --------------------------------------------------------------------------------------------

    @property
    def line_count(self) -> int:
        """How many lines the text form has by now; a line once there never changes."""
        return len(self._lines)

    def lines(self, start: int = 0) -> Iterator[str]:
        """The text form from line `start` on (0 is the setup), without line feeds."""
        return map(write_line, self._lines[start:])

    @property
    def log(self) -> Sequence[Line]:
        """What the lines of the text say, the setup first."""
        return self._lines

    def follow(self, line: Line, number: int) -> None:
        """Do what the `number`-th line of a text says; raises `RecordError` if it cannot follow."""
        fault: RecordFault | None = None
        detail = ""
        if self._new_stock is not None and not isinstance(line, MoveLine):
            raise RecordError(RecordFault.UNEXPECTED_LINE, number)
        match line:
            case Setup():
                fault = RecordFault.UNEXPECTED_LINE
            case DealLine():
                fault = RecordFault.UNEXPECTED_LINE if self._awaits_result else self._fault_of(line)
                if fault is None:
                    self._begin(line)
            case ReshuffleLine():
                self._new_stock = line
            case MoveLine():
                fault, detail = self._follow_move(line)
            case ResultLine():
                fault = self._follow_result(line)
            case _:
                assert_never(line)
        if fault is not None:
            raise RecordError(fault, number, detail)

    def _follow_move(self, line: MoveLine) -> tuple[RecordFault | None, str]:
        new_stock, self._new_stock = self._new_stock, None
        if self._round is None:
            return RecordFault.UNEXPECTED_LINE, ""
        if any(not self._is_person(seat) for seat in line.stand_ins):
            return RecordFault.BAD_PLAYERS, "stand_ins"
        try:
            step = self._play(line, new_stock)
        except IllegalMove as error:
            return RecordFault.ILLEGAL_MOVE, error.refusal.reason.value
        except ValueError:
            return RecordFault.WRONG_PACK, ""
        self._awaits_result = step.state.result is not None
        return None, ""

    def _is_person(self, seat: int) -> bool:
        return 1 <= seat <= self.seats and self.setup.players[seat - 1].kind is PlayerKind.HUMAN

    def _follow_result(self, line: ResultLine) -> RecordFault | None:
        if not self._awaits_result:
            return RecordFault.UNEXPECTED_LINE
        expected = self._result_line(self._results[-1])
        if (line.round_number, line.result, line.standing) != (
            expected.round_number,
            expected.result,
            expected.standing,
        ):
            return RecordFault.WRONG_RESULT
        self._lines[-1] = line
        self._awaits_result = False
        return None


def _cards_named(names: Sequence[CardName], pool: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the pool in the order of these names; of equal ones the first in the pool comes first."""
    left = list(pool)
    found = []
    for name in names:
        card = next((card for card in left if card.name == name), None)
        if card is None:
            raise ValueError("the new stock is not made of the cards that have to be shuffled")
        left.remove(card)
        found.append(card)
    return tuple(found)


def undoable(record: GameRecord, seat: int) -> Refusal | None:
    """Why the seat cannot take back a step now; `None` if it can (rulebook 5, *Undo*)."""
    if record.round is None:
        return Refusal(Reason.NOTHING_TO_UNDO)
    return check(record.round, Undo(seat))


def read_record(data: str | bytes) -> GameRecord:
    """The match that a text tells, every line of it checked.

    Raises `RecordError` with the line and what is wrong with it, and nothing is repaired.  If only the end of
    the last line is missing it is a `TornRecord`, which offers the match up to there.
    """
    if isinstance(data, str):
        # Half of a surrogate pair is found to be no text when its line is read.
        data = data.encode("utf-8", "surrogatepass")
    if not data:
        raise RecordError(RecordFault.EMPTY, 1)
    *texts, rest = data.split(b"\n")
    if rest:
        texts.append(rest)
    first = read_line(texts[0], 1)
    assert isinstance(first, Setup)
    try:
        record = GameRecord(first)
    except RulesError as error:
        raise RecordError(RecordFault.BAD_RULES, 1, error.problems[0].field) from None
    except ValueError:
        raise RecordError(RecordFault.WRONG_ORDER_OF_PLAY, 1, "first_dealer") from None
    kept = read = len(texts[0]) + 1
    for number, text in enumerate(texts[1:], 2):
        if rest and number == len(texts) and not _is_whole(text, number):
            raise TornRecord(number, record, kept)
        line = read_line(text, number)
        record.follow(line, number)
        read += len(text) + 1
        if not isinstance(line, ReshuffleLine):
            kept = read
    if kept != read:
        raise TornRecord(len(texts), record, kept)
    return record


def _is_whole(text: bytes, number: int) -> bool:
    """Whether a line without a line feed was written to its end: no beginning of a JSON object is one."""
    try:
        parse_object(text, number)
    except RecordError:
        return False
    return True
