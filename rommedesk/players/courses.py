"""How imagined rounds went, and what that is worth once luck in the others' hands is averaged out.

As long as nothing lies on the table a round is a race: whoever goes out first wins all.  Then it matters
little in which imagined world the others were quick; so the race is run to its end for both sides, and the
own time in one world is compared with the others' times in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rommedesk.engine.events import RoundEnd
from rommedesk.engine.rules import Scoring
from rommedesk.engine.scoring import final_scores
from rommedesk.engine.state import Phase, RoundResult
from rommedesk.players.rollouts import Imagined

MOST_TURNS = 400
"""An imagined round that takes longer is counted as it stands."""
LONGER = 8
"""So many turns of each seat the slower side of a race is still followed."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a round went; turns are counted from now on."""

    end: int | None
    """The turn in which the seat went out, or the round ended without a race; `None` if it never did."""
    gain: float
    """What that end is worth, in points."""
    lost: int | None = None
    """In a race, the turn in which the first other seat went out; `None` if none did."""
    loss: float = 0.0
    """What that end is worth, in points (below 0)."""
    is_race: bool = False


def follow(imagined: Imagined, seat: int, worth: Callable[[RoundResult], float]) -> Course:
    """Play a round to its end, or a race until both sides have gone out."""
    end: tuple[int, float] | None = None
    lost: tuple[int, float] | None = None
    turns, last = 0, MOST_TURNS
    # Where melds score the first one out does not win all.
    may_race = imagined.state.rules.scoring is Scoring.PENALTY
    while turns < last:
        if imagined.state.phase is Phase.DRAW:
            turns += imagined.play_quiet_turns(last - turns)
        before = imagined.state
        turns += 1
        if imagined.state.result is None and not imagined.play_turn():
            break
        result = imagined.state.result
        if result is None:
            continue
        if not may_race or result.winner == 0 or before.melds or before.phase is not Phase.DRAW:
            if end is None and lost is None:
                return Course(turns, worth(result))
            break
        if result.winner == seat:
            end = end or (turns, worth(result))
        else:
            lost = lost or (turns, worth(result))
        if end and lost:
            break
        last = min(last, turns + LONGER * len(before.seats))
        imagined.hold_back(before, result.winner)
    if end is None and lost is None:
        scores = final_scores(imagined.state, 0, hand_rummy=False)
        return Course(turns, worth(RoundResult(RoundEnd.DEAD, 0, False, scores)))
    return Course(
        end[0] if end else None,
        end[1] if end else 0.0,
        lost[0] if lost else None,
        lost[1] if lost else 0.0,
        is_race=True,
    )


def worths(courses: Sequence[Course]) -> list[float]:
    """What each course is worth, in points: in a race on the average over the times of the others in all."""
    races = [course for course in courses if course.is_race]
    rivals = [(course.lost, course.loss) for course in races if course.lost is not None]
    found = []
    for course in courses:
        if not course.is_race:
            found.append(course.gain)
            continue
        losses = [loss for turn, loss in rivals if course.end is None or turn < course.end]
        found.append((sum(losses) + (len(races) - len(losses)) * course.gain) / len(races))
    return found
