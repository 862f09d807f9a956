"""What taking the newest cards of the stairs would bring, from what the seat itself can see (rulebook 5, 7).

The cards taken and the hand are parted into melds as well as can be, and these are played out with `check`
and `apply`, so that opening minimum, first turns and final discards count as they do at the table.  What is
left is laid off card by card where it fits; another order of lay-offs may now and then score a little more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rommedesk.engine.cards import Card
from rommedesk.engine.events import LaidOff, Melded
from rommedesk.engine.hand_counters import CARD_UNITS, COUNTERS, GUARDS, place
from rommedesk.engine.layoffs import within_reach
from rommedesk.engine.legality import check
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, TakeDiscards
from rommedesk.engine.pieces import Pieces, at_once
from rommedesk.engine.rules import Scoring
from rommedesk.engine.scoring import card_value, hand_points
from rommedesk.engine.solver import Goal, best_partition, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply


@dataclass(frozen=True, slots=True)
class StepValue:
    """What taking so many cards would bring, if the seat put down at once all that it can."""

    count: int
    """Cards taken."""
    melds: tuple[Meld, ...]
    """The new melds with a card among them that is taken."""
    layoffs: tuple[Card, ...]
    """The cards taken that can be laid off on melds of the table."""
    points: int
    """What everything put down counts, melds and lay-offs of the hand alone too."""
    gain: int
    """What of this the hand alone would not bring."""
    hand: int
    """Cards in the hand after taking."""
    left: int
    """Cards still in the hand after putting down; the final discard not taken off."""
    cost: int
    """What these count if the round ends now."""
    goes_out: bool
    """Whether the seat could go out in this turn."""
    is_stuck: bool
    """Whether the card taken may not be discarded in this turn (`return_taken_card`)."""


class StairsValues:
    """The values of all steps of one position, each worked out when it is asked for.

    The position is that of the view of the seat to move, in which hidden cards are unknown; it stands in the
    draw phase.
    """

    def __init__(self, position: Round) -> None:
        self._position = position
        self._alone: int | None = None
        self._known: dict[int, StepValue] = {}

    def known(self, count: int) -> StepValue | None:
        """The value of taking `count` cards, if it has been worked out."""
        return self._known.get(count)

    def value(self, count: int) -> StepValue:
        """What taking `count` cards brings, at least; raises `IllegalMove` if they may not be taken."""
        return at_once(self.in_pieces(count))

    def in_pieces(self, count: int) -> Pieces[StepValue]:
        """The same piece by piece."""
        found = self._known.get(count)
        if found is None:
            if self._alone is None:
                alone = yield from _played_out(replace(self._position, phase=Phase.PLAY))
                self._alone = alone.points
            after = apply(self._position, TakeDiscards(self._position.to_move, count)).state
            played = yield from _played_out(after)
            found = self._known[count] = _value(after, played, count, self._alone)
        return found

    def missing(self) -> int:
        """The smallest number of cards whose value is not known yet; 0 if all are."""
        every = range(1, len(self._position.discard) + 1)
        return next((count for count in every if count not in self._known), 0)

    def telling(self) -> tuple[StepValue, ...]:
        """Of the known ones those that bring more than every smaller number of cards, the smallest first."""
        found: list[StepValue] = []
        for count in sorted(self._known):
            value = self._known[count]
            if value.gain > (found[-1].gain if found else 0):
                found.append(value)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class _Played:
    """What was put down, and what it left."""

    melds: tuple[Meld, ...] = ()
    layoffs: tuple[Card, ...] = ()
    points: int = 0
    left: tuple[Card, ...] = ()
    goes_out: bool = False


def _value(after: Round, played: _Played, count: int, alone: int) -> StepValue:
    hand, rules = after.mover.hand, after.rules
    taken = set(hand[-count:])
    return StepValue(
        count=count,
        melds=tuple(meld for meld in played.melds if not taken.isdisjoint(meld.cards)),
        layoffs=tuple(card for card in played.layoffs if card in taken),
        points=played.points,
        gain=max(0, played.points - alone),
        hand=len(hand),
        left=len(played.left),
        cost=hand_points(played.left, rules),
        goes_out=played.goes_out,
        is_stuck=count == 1 and not rules.return_taken_card,
    )


def _played_out(state: Round) -> Pieces[_Played]:
    """Put down all that the seat can, for most points or, where melds do not score, for fewest left."""
    rules = state.rules
    main = Goal.MOST_MELDED if rules.scoring is Scoring.MELDS else Goal.FEWEST_LEFT
    goals = (main,) if state.mover.opened else (main, Goal.MOST_OPENING)
    for goal in goals:
        yield from solver_for(rules, goal).think_ahead(state.mover.hand)
        played = yield from _put_down(state, goal)
        if played is not None:
            return played
    return _Played(left=state.mover.hand)


def _put_down(state: Round, goal: Goal) -> Pieces[_Played | None]:
    """Melds and lay-offs of one plan; `None` if they do not reach the opening minimum."""
    seat = state.to_move
    melds: list[Meld] = []
    layoffs: list[Card] = []
    points = 0
    is_scored = state.rules.scoring is Scoring.MELDS

    def play(move: Move) -> bool:
        nonlocal state, points
        if check(state, move) is not None:
            return False
        step = apply(state, move)
        if is_scored and any(isinstance(event, LaidOff) and event.points <= 0 for event in step.events):
            return False  # the two at Q-K-A makes the ace a middle one
        state = step.state
        for event in step.events:
            if isinstance(event, Melded):
                melds.append(event.meld)
                points += event.points
            elif isinstance(event, LaidOff):
                layoffs.extend(event.cards)
                points += event.points
        return True

    for meld in best_partition(state.mover.hand, state.rules, goal=goal).melds:
        play(LayMeld(seat, meld.names))
        yield
    while state.phase is Phase.PLAY and any(play(move) for move in _fitting(state)):
        yield
    if state.phase is Phase.PLAY and not state.mover.opened:
        return None
    left = state.mover.hand
    goes_out = state.phase is Phase.OVER or (
        len(left) == 1 and check(state, Discard(seat, left[0].name)) is None
    )
    return _Played(tuple(melds), tuple(layoffs), points, left, goes_out)


def _fitting(state: Round) -> Iterator[Move]:
    """Lay-offs of single natural cards that look as if they fit, the dearest first."""
    rules, hand = state.rules, state.mover.hand
    held = GUARDS + sum([CARD_UNITS[card] for card in hand])
    reach = [within_reach((lying.meld,), held, 0, rules) for lying in state.melds]
    for card in sorted(hand, key=lambda card: -card_value(card, rules)):
        if card.face is None:
            continue
        counter = COUNTERS[place(card.face)]
        for number, reached in enumerate(reach, start=1):
            if reached & counter:
                yield LayOff(state.to_move, (card.name,), number)
