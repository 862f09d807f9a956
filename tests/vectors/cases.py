"""What each kind of case demands of the engine; `run` passes or fails with an `AssertionError`."""

from collections.abc import Callable, Sequence

from rommedesk.engine.cards import number_copies
from rommedesk.engine.events import RoundEnd
from rommedesk.engine.match import Standing, standing
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import meld_points
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.rule_fields import FEWEST_SEATS, MOST_SEATS, RulesError, problems, with_options
from rommedesk.engine.rules import RuleSet, Scoring
from rommedesk.engine.state import RoundResult
from tests.vectors.reader import (
    Case,
    Reader,
    Unreadable,
    read_names,
    read_preset,
    read_reason,
    read_rules,
)
from tests.vectors.rounds import run_round, table_names, wanted_names


def run(case: Case) -> None:
    """Run one case."""
    assert not case.problem, f"cannot be read: {case.problem}"
    runners: dict[str, Callable[[Reader], None]] = {
        "meld": run_meld,
        "round": run_round,
        "match": run_match,
        "rules": run_rules,
    }
    runners[case.kind](Reader(case.table))


def run_meld(reader: Reader) -> None:
    """Cards in a written order are a meld of this kind and value, or are refused with this code."""
    rules = read_rules(reader)
    names = read_names(reader.text("cards"))
    found = as_meld(number_copies(names), rules, names)
    if "error" in reader:
        code = read_reason(reader.text("error"))
        reader.finish()
        assert isinstance(found, Refusal), f"a {found.kind}: {found}"
        assert found.reason == code
        return
    kind, points, written = reader.text("kind"), reader.number("points"), reader.text("as", "")
    reader.finish()
    assert not isinstance(found, Refusal), found.reason
    assert (found.kind.value, meld_points(found, rules)) == (kind, points)
    if written:
        assert table_names(found) == wanted_names(found, written), str(found)


def run_match(reader: Reader) -> None:
    """Round after round, until the match is over."""
    rules, seats, rows = read_rules(reader), _read_seats(reader), reader.number_rows("rounds")
    over_after, totals = reader.number("over_after"), reader.numbers("totals")
    winners = reader.numbers("winners")
    losers = reader.numbers("losers") if "losers" in reader else None
    chips = reader.numbers("chips") if "chips" in reader else None
    reader.finish()
    if not all(len(row) == seats for row in rows):
        raise Unreadable("not one score a seat")
    if not 0 <= over_after <= len(rows):
        raise Unreadable("over after a round that is not there")
    results = [_result(row, rules) for row in rows]
    standings = [standing(rules, seats, results[:count]) for count in range(1, len(results) + 1)]
    ended = [number for number, after in enumerate(standings, 1) if after.is_over]
    assert (ended[0] if ended else 0) == over_after
    last = standings[over_after - 1] if over_after else _last(standings, rules, seats)
    assert [*last.totals] == totals
    assert [*last.winners] == sorted(winners)
    assert losers is None or [*last.losers] == sorted(losers), last.losers
    assert chips is None or [*last.chips] == chips, last.chips


def _last(standings: Sequence[Standing], rules: RuleSet, seats: int) -> Standing:
    return standings[-1] if standings else standing(rules, seats, ())


def _result(row: Sequence[int], rules: RuleSet) -> RoundResult:
    """A round of which only the scores are written: with penalty scoring the seat with 0 won it."""
    winners = [seat for seat, points in enumerate(row, 1) if points == 0]
    if rules.scoring is Scoring.MELDS or not winners:
        return RoundResult(RoundEnd.PASSED, 0, False, tuple(row))
    if rules.winner_collects and len(winners) > 1:
        raise Unreadable(f"it is not written which of the seats {winners} won")
    return RoundResult(RoundEnd.WENT_OUT, winners[0], False, tuple(row))


def run_rules(reader: Reader) -> None:
    """A rule set is playable, or it is refused with a message that names this field."""
    preset, options = read_preset(reader), reader.table("options")
    seats = reader.number("seats") if "seats" in reader else None
    if "error_field" in reader:
        wanted: str | None = reader.text("error_field")
    else:
        wanted = None
        if not reader.flag("ok"):
            raise Unreadable("ok is not true, and no error_field is named")
    reader.finish()
    try:
        rules = with_options(preset, options)
    except RulesError as error:
        found = error.problems
    else:
        found = problems(rules, rules.players[0] if seats is None else seats)
    fields = [problem.field for problem in found]
    assert fields == [] if wanted is None else wanted in fields, fields


def _read_seats(reader: Reader) -> int:
    seats = reader.number("seats")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Unreadable(f"{seats} seats")
    return seats
