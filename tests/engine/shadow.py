"""A table that knows only the events of a round, to see that they tell everything (rulebook 4 to 7)."""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.melds import Meld
from rommedesk.engine.rules import Scoring
from rommedesk.engine.state import Phase, Round


class Shadow:
    """What somebody knows who was told every event and nothing else."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._earlier: list[Shadow] = []
        self.stock = 0
        self.hands: list[list[Card]] = []
        self.discard: list[Card] = []
        self.melds: list[Meld] = []
        self.opened: set[int] = set()
        self.points: Counter[int] = Counter()
        self.to_move = 0
        self.over: RoundOver | None = None
        for event in events:
            self.follow(event)

    def tell(self, events: Sequence[Event]) -> None:
        """What came of one move."""
        if isinstance(events[0], Undone):
            self.__dict__ = self._earlier.pop().__dict__
            return
        earlier = self._earlier
        before = copy(self)
        before.hands, before.discard = [[*hand] for hand in self.hands], [*self.discard]
        before.melds, before.opened, before.points = [*self.melds], {*self.opened}, self.points.copy()
        self._earlier = [] if isinstance(events[-1], Drew | TurnBegan | RoundOver) else [*earlier, before]
        for event in events:
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Change the table as the event says."""
        match event:
            case Dealt():
                self.hands = [[card for card in hand if card is not None] for hand in event.hands]
                self.discard = [event.turned_up] if event.turned_up is not None else []
                self.stock = event.stock
            case Drew():
                assert event.card is not None
                self.hands[event.seat - 1].append(event.card)
                self.stock -= 1
            case Took():
                assert tuple(self.discard[-len(event.cards) :]) == event.cards
                del self.discard[-len(event.cards) :]
                self.hands[event.seat - 1] += event.cards
            case Reshuffled():
                self.stock = event.stock
                self.discard = [] if event.kept is None else [event.kept]
            case Melded():
                self._leave(event.seat, event.meld.cards)
                self.melds.append(event.meld)
                assert event.number == len(self.melds)
                self.points[event.seat] += event.points
            case LaidOff():
                self._leave(event.seat, event.cards)
                self.melds[event.number - 1] = event.meld
                self.points[event.seat] += event.points
            case Swapped():
                self._leave(event.seat, event.cards)
                self.hands[event.seat - 1].append(event.joker)
                self.melds[event.number - 1] = event.meld
            case Opened():
                self.opened.add(event.seat)
            case Discarded():
                self._leave(event.seat, (event.card,))
                self.discard.append(event.card)
            case TurnBegan():
                self.to_move = event.seat
            case RoundOver():
                self.over = event
            case Passed() | Undone():
                pass
            case _:
                assert_never(event)

    def _leave(self, seat: int, cards: Sequence[Card]) -> None:
        for card in cards:
            self.hands[seat - 1].remove(card)

    def differences(self, state: Round) -> list[str]:
        """What the events told otherwise than it is."""
        rules = state.rules
        everybody = set(range(1, len(state.seats) + 1))
        opened = everybody if rules.opening_points == 0 else self.opened
        scores = self.points if rules.scoring is Scoring.MELDS else Counter()
        result = state.result
        told_result = self.over and (self.over.end, self.over.winner, self.over.hand_rummy, self.over.scores)
        pairs = {
            "hands": (self.hands, [[*seat.hand] for seat in state.seats]),
            "stock": (self.stock, len(state.stock)),
            "discard": (self.discard, [*state.discard]),
            "melds": (self.melds, [laid.meld for laid in state.melds]),
            "to_move": (self.to_move, state.to_move),
            "opened": (opened, {number for number in everybody if state.seat(number).opened}),
            "scores": ([scores[seat] for seat in sorted(everybody)], [seat.score for seat in state.seats]),
            "over": (self.over is not None, state.phase is Phase.OVER),
            "result": (
                told_result,
                result and (result.end, result.winner, result.hand_rummy, result.scores),
            ),
        }
        return [f"{what}: {told} / {found}" for what, (told, found) in pairs.items() if told != found]
