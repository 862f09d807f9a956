"""What one seat came to see of a round, step by step, and the names by which it tells cards apart.

Which physical card lies where is hidden: the number of a copy says where it was in the pack.  So an
onlooker gives every card that it sees a name of its own, a `Card` with the smallest copy number that is free,
and keeps it as long as the card stays seen.  Of a hand that it cannot see it knows only the cards whose names
it can follow: those taken from the discard pile or put down and taken back.

Twins must tell nothing either.  When another seat plays a face of which the onlooker knows a copy in that
hand, it may as well be that copy, so it is the known name that is played, whichever physical card it was.
Where the rules leave no choice (rulebook 5, *Twins*: the taken copy is put on the table first and may not be
discarded) the name follows them, as any player at the table would reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rommedesk.engine.cards import UNKNOWN, Card
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
from rommedesk.engine.state import Round, Seat, Step, TableMeld, Turn


class Onlooker:
    """One seat's (or a spectator's) memory of a round; fed with every step, asked for positions."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._names: dict[Card, Card] = {}
        """The onlooker's own name of each physical card that it can follow."""
        self._used: set[Card] = set()
        """The values of `_names`."""
        self._earlier: list[dict[Card, Card]] = []
        """`_names` before each step of the running turn that can be taken back."""
        self._events: list[Event] = []
        self._pile: list[Card] = []
        """The names of the discards, the newest last."""
        self._sides: dict[int, tuple[Seat, Seat]] = {}
        """By seat its side as it is and as the onlooker sees it, while neither changes."""
        self._melds: list[tuple[TableMeld, TableMeld]] = []
        """Each meld on the table as it is and as the onlooker sees it."""
        self._table_seen: tuple[Sequence[TableMeld], tuple[TableMeld, ...]] = ((), ())
        """All melds on the table as they are and as the onlooker sees them."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All events so far as the onlooker saw them, the oldest first."""
        return tuple(self._events)

    def see(self, before: Round | None, step: Step) -> None:
        """Watch a step that was made in the state `before`; `None` if it is the deal."""
        for event in step.events:
            self._events.append(self._watch(event, before, step.state))

    # ---- events ------------------------------------------------------------------------------------------

    def _watch(self, event: Event, before: Round | None, after: Round) -> Event:
        """The event as the onlooker sees it; learns the names of the cards that it shows."""
        match event:
            case TurnBegan():
                self._earlier.clear()
                return event
            case Discarded():
                self._play(event.seat, (event.card,), before, is_discard=True)
                name = self._names[event.card]
                self._pile.append(name)
                return event if name == event.card else Discarded(event.seat, name)
            case Drew():
                self._earlier.clear()
                if event.seat != self._seat or event.card is None:
                    return Drew(event.seat, None)
                name = self._name(event.card)
                return event if name == event.card else Drew(event.seat, name)
            case Dealt():
                return self._watch_deal(event)
            case Took(seat, cards):
                self._remember()
                del self._pile[-len(cards) :]
                return Took(seat, self._called(cards))
            case Reshuffled(stock, kept):
                assert before is not None
                self._forget([card for card in before.discard if card != kept])
                self._pile = [] if kept is None else [self._names[kept]]
                return Reshuffled(stock, self._pile[-1] if self._pile else None)
            case Melded(seat, meld, number, points):
                self._remember()
                self._play(seat, meld.cards, before)
                return Melded(seat, self._meld(meld), number, points)
            case LaidOff(seat, cards, number, meld, points):
                self._remember()
                self._play(seat, cards, before)
                return LaidOff(seat, self._called(cards), number, self._meld(meld), points)
            case Swapped(seat, cards, joker, number, meld):
                self._remember()
                self._play(seat, cards, before)
                return Swapped(seat, self._called(cards), self._names[joker], number, self._meld(meld))
            case Undone(seat):
                self._take_back(after.seat(seat).hand)
                self._sides.pop(seat, None)
                self._pile = list(self._called(after.discard))
                return event
            case RoundOver():
                return self._watch_end(event)
            case Opened() | Passed():
                return event
        assert_never(event)

    def _watch_deal(self, event: Dealt) -> Dealt:
        hands = tuple(
            tuple([self._name(card) if number == self._seat and card is not None else None for card in hand])
            for number, hand in enumerate(event.hands, 1)
        )
        turned_up = None if event.turned_up is None else self._name(event.turned_up)
        self._pile = [] if turned_up is None else [turned_up]
        return Dealt(hands, turned_up, event.turn_order, event.stock, event.high_cards)

    def _watch_end(self, event: RoundOver) -> RoundOver:
        """All hands are shown: sorted, for the order in which cards came into a hand stays hidden."""
        self._earlier.clear()
        self._sides.clear()
        for hand in event.hands:
            for card in sorted(hand, key=lambda card: card.name):
                if card not in self._names:
                    self._name(card)
        hands = tuple(self._hand(number, hand) for number, hand in enumerate(event.hands, 1))
        return RoundOver(event.end, event.winner, event.hand_rummy, event.scores, hands)

    # ---- names -------------------------------------------------------------------------------------------

    def _name(self, card: Card) -> Card:
        """Give a card that came into sight its name."""
        face, copy = card.face, 0
        while (name := Card.of(face, copy)) in self._used:
            copy += 1
        self._names[card] = name
        self._used.add(name)
        return name

    def _forget(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self._used.remove(self._names.pop(card))

    def _called(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        names = self._names
        return tuple([names[card] for card in cards])

    def _play(
        self, seat: int, cards: Sequence[Card], before: Round | None, *, is_discard: bool = False
    ) -> None:
        """See to it that the cards which leave a hand have the names that the onlooker must give them."""
        if seat == self._seat:
            return
        assert before is not None
        names, turn = self._names, before.turn
        known = [card for card in before.seat(seat).hand if card in names]
        if not known:
            for card in cards:
                self._name(card)
            return
        bound = (turn.taken, *turn.swapped)
        may_be_bound = is_discard and before.rules.return_taken_card
        for place, card in enumerate(cards):
            if card in bound and not is_discard:
                continue
            twins = [
                twin
                for twin in known
                if twin.name == card.name
                and twin in names
                and twin not in cards[:place]
                and (may_be_bound or twin not in bound)
            ]
            if twins:
                # A discard uses another copy before the taken one (rulebook 5, *Twins*).
                self._trade(card, min(twins, key=lambda twin: (twin in bound, names[twin])))
            else:
                self._name(card)

    def _trade(self, card: Card, twin: Card) -> None:
        """Let a card have the name of its twin in the same hand, and the twin that of the card, if any."""
        if card == twin:
            return
        names = self._names
        former = names.pop(card, None)
        names[card] = names.pop(twin)
        if former is not None:
            names[twin] = former

    def _remember(self) -> None:
        self._earlier.append(dict(self._names))

    def _take_back(self, hand: Sequence[Card]) -> None:
        """Go back to the names before the last step; what it showed stays known to be in the hand."""
        names = self._earlier.pop()
        for name in sorted(self._used.difference(names.values())):
            card = next(card for card in hand if card.name == name.name and card not in names)
            names[card] = name
        self._names = names

    # ---- positions ---------------------------------------------------------------------------------------

    def position(self, state: Round) -> Round:
        """The state as the onlooker sees it after the last step that it watched."""
        names = self._names
        turn = state.turn
        if turn.taken is not None or turn.swapped:
            turn = Turn(
                turn.source,
                None if turn.taken is None else names.get(turn.taken, UNKNOWN),
                tuple([names.get(card, UNKNOWN) for card in turn.swapped]),
                turn.laid,
                turn.points,
                turn.was_opened,
                turn.has_laid_off,
            )
        return Round(
            state.rules,
            state.turn_order,
            tuple([self._side(number, seat) for number, seat in enumerate(state.seats, 1)]),
            state.to_move,
            state.phase,
            (UNKNOWN,) * len(state.stock),
            tuple(self._pile),
            self._table(state.melds),
            turn,
            state.idle_turns,
            state.has_stock_run_out,
            state.result,
            state.can_undo,
            None,
            state.last_step,
        )

    def _side(self, number: int, seat: Seat) -> Seat:
        cached = self._sides.get(number)
        if cached is not None and cached[0] is seat:
            return cached[1]
        side = Seat(self._hand(number, seat.hand), seat.opened, seat.has_put_down, seat.turns, seat.score)
        self._sides[number] = (seat, side)
        return side

    def _hand(self, number: int, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The own hand in the order received; of another one the unknown cards first, then the known ones."""
        names = self._names
        if number == self._seat:
            return tuple([names[card] for card in hand])
        known = sorted([names[card] for card in hand if card in names])
        return (UNKNOWN,) * (len(hand) - len(known)) + tuple(known)

    def _table(self, melds: Sequence[TableMeld]) -> tuple[TableMeld, ...]:
        """The melds on the table; what did not change is not built anew."""
        if melds is self._table_seen[0]:
            return self._table_seen[1]
        seen = self._melds
        del seen[len(melds) :]
        for index, lying in enumerate(melds):
            if index == len(seen):
                seen.append((lying, self._lying(lying)))
            elif seen[index][0] is not lying:
                seen[index] = (lying, self._lying(lying))
        self._table_seen = (melds, tuple([shown for _, shown in seen]))
        return self._table_seen[1]

    def _lying(self, lying: TableMeld) -> TableMeld:
        return TableMeld(self._meld(lying.meld), lying.laid_by, lying.owner)

    def _meld(self, meld: Meld) -> Meld:
        return Meld(meld.kind, self._called(meld.cards), meld.faces)
