"""Positions for the tests of the table, written down card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rommedesk.engine.cards import UNKNOWN, Card, CardName, parse_names
from rommedesk.engine.events import Dealt, Event
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, Seat, Source, TableMeld, Turn
from rommedesk.engine.view import PlayerView


class Sheet:
    """Writes a round down; the n-th mention of a face is its n-th copy."""

    def __init__(self, rules: RuleSet, seats: int = 2) -> None:
        self.rules = rules
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.opened = [rules.opening_points == 0] * seats
        self.scores = [0] * seats
        self.discard: tuple[Card, ...] = ()
        self.stock: tuple[Card, ...] = ()
        self.melds: list[TableMeld] = []
        self.to_move = 1
        self.phase = Phase.PLAY
        self.turn = Turn(source=Source.STOCK)
        self._seen: Counter[CardName] = Counter()

    def cards(self, text: str) -> tuple[Card, ...]:
        """The next copies of these cards."""
        made = []
        for name in parse_names(text):
            plain = CardName.of(name.face)
            made.append(Card.of(name.face, self._seen[plain]))
            self._seen[plain] += 1
        return tuple(made)

    def hand(self, seat: int, text: str) -> Sheet:
        """What a seat holds."""
        self.hands[seat - 1] = self.cards(text)
        return self

    def meld(self, owner: int, *texts: str, score: int = 0) -> Sheet:
        """Melds of a seat, which is opened by them."""
        for text in texts:
            cards = self.cards(text)
            meld = as_meld(cards, self.rules, parse_names(text))
            assert isinstance(meld, Meld), text
            self.melds.append(TableMeld(meld, (owner,) * len(cards), owner))
        if owner:
            self.opened[owner - 1] = True
            self.scores[owner - 1] += score
        return self

    def pile(self, text: str) -> Sheet:
        """The discards, the newest last."""
        self.discard = self.cards(text)
        return self

    def rest(self, text: str) -> Sheet:
        """The stock, the top card first."""
        self.stock = self.cards(text)
        return self

    def drawing(self, to_move: int = 1) -> Sheet:
        """Before the draw of a seat."""
        self.to_move, self.phase, self.turn = to_move, Phase.DRAW, Turn()
        return self

    def round(self) -> Round:
        """The whole round."""
        turn = replace(self.turn, was_opened=self.opened[self.to_move - 1])
        return Round(
            rules=self.rules,
            turn_order=tuple(range(1, len(self.hands) + 1)),
            seats=tuple(
                Seat(hand, opened, has_put_down=opened, turns=3, score=score)
                for hand, opened, score in zip(self.hands, self.opened, self.scores, strict=True)
            ),
            to_move=self.to_move,
            phase=self.phase,
            stock=self.stock,
            discard=self.discard,
            melds=tuple(self.melds),
            turn=turn,
        )


def seen_by(
    state: Round,
    seat: int | None = 1,
    history: Sequence[Event] = (),
    totals: Sequence[int] = (),
    stock: int | None = None,
    hands: Sequence[int] = (),
) -> PlayerView:
    """The view of a seat; `stock` and `hands` overrule how many hidden cards there are."""
    seats = []
    for number, side in enumerate(state.seats, start=1):
        if number == seat:
            seats.append(side)
        else:
            count = hands[number - 1] if hands else len(side.hand)
            seats.append(replace(side, hand=(UNKNOWN,) * count))
    hidden = (UNKNOWN,) * (len(state.stock) if stock is None else stock)
    return PlayerView(
        seat=seat,
        position=replace(state, seats=tuple(seats), stock=hidden, previous=None),
        history=tuple(history),
        totals=tuple(totals) or (0,) * len(state.seats),
        round_number=2,
    )


def dealt(state: Round, seat: int = 1) -> Dealt:
    """The deal of a round as a seat saw it."""
    return Dealt(
        hands=tuple(
            side.hand if number == seat else (None,) * len(side.hand)
            for number, side in enumerate(state.seats, start=1)
        ),
        turned_up=state.discard[-1] if state.discard else None,
        turn_order=state.turn_order,
        stock=len(state.stock),
    )
