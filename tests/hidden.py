"""What a seat cannot see, changed behind its back: the tests that nobody peeks stand on it.

The cards whose faces may change places are those that stay hidden from the seat to the end of the record:
the visible history is then possible, and legal, with any of them in any of these places.  Cards of a stock
that was made anew change places among themselves only, for all its cards had been seen before.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rommedesk.engine.cards import Card, CardName, number_copies
from rommedesk.engine.deal import shuffle_cards
from rommedesk.engine.events import Reshuffled
from rommedesk.engine.onlooker import Onlooker
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import DealLine, ReshuffleLine, fingerprint
from rommedesk.engine.state import Round, Step

Place = tuple[int, int]
"""Where a card lay in the deck (0) or in the n-th new stock of the round, and how deep in it."""


class PlaceKeeper(Onlooker):
    """An onlooker that keeps account of the place from which each card came, for all that it can tell."""

    def __init__(self, seat: int | None, deck: Sequence[Card]) -> None:
        super().__init__(seat)
        self.places: dict[Card, Place] = {card: (0, depth) for depth, card in enumerate(deck)}
        self.trades = 0
        self._stocks = 0
        self._places_before: list[dict[Card, Place]] = []

    def see(self, before: Round | None, step: Step) -> None:
        super().see(before, step)
        if any(isinstance(event, Reshuffled) for event in step.events):
            self._stocks += 1
            stock = (step.state.mover.hand[-1], *step.state.stock)
            self.places.update({card: (self._stocks, depth) for depth, card in enumerate(stock)})

    def _trade(self, card: Card, twin: Card) -> None:
        super()._trade(card, twin)
        if card != twin:
            self.trades += 1
            self.places[card], self.places[twin] = self.places[twin], self.places[card]

    def _remember(self) -> None:
        super()._remember()
        del self._places_before[len(self._earlier) - 1 :]
        self._places_before.append(dict(self.places))

    def _take_back(self, hand: Sequence[Card]) -> None:
        del self._places_before[len(self._earlier) :]
        super()._take_back(hand)
        self.places = self._places_before.pop()

    def hidden(self, state: Round) -> list[Card]:
        """The cards that the seat cannot see now."""
        cards = (*state.stock, *(card for side in state.seats for card in side.hand))
        return [card for card in cards if card not in self._names]


def keeper_for(record: GameRecord, seat: int | None) -> PlaceKeeper:
    """A keeper that watched the running round."""
    assert record.deal is not None
    keeper = PlaceKeeper(seat, number_copies(record.deal.order))
    for before, step in record.steps:
        keeper.see(before, step)
    return keeper


def hidden_places(record: GameRecord, seat: int | None) -> list[Place]:
    """The places of the cards that stay hidden from the seat to the end of the record."""
    assert record.round is not None
    keeper = keeper_for(record, seat)
    return sorted(keeper.places[card] for card in keeper.hidden(record.round))


def permute_hidden(record: GameRecord, seat: int | None, rng: Random) -> GameRecord:
    """Another match of which the seat sees the very same: what it cannot see was mixed at random."""
    places = hidden_places(record, seat)
    begin = max(index for index, line in enumerate(record.log) if isinstance(line, DealLine))
    other = GameRecord(record.setup)
    stocks = 0
    for index, line in enumerate(record.log[1:], 1):
        if index >= begin and isinstance(line, DealLine):
            order = _mixed(line.deal.order, [depth for stock, depth in places if stock == 0], rng)
            line = replace(
                line, deal=replace(line.deal, order=order), fingerprint=fingerprint(line.salt, order)
            )
        elif index >= begin and isinstance(line, ReshuffleLine):
            stocks += 1
            line = replace(
                line, order=_mixed(line.order, [depth for stock, depth in places if stock == stocks], rng)
            )
        other.follow(line, index + 1)
    return other


def _mixed(names: Sequence[CardName], depths: Sequence[int], rng: Random) -> tuple[CardName, ...]:
    order = list(names)
    for depth, name in zip(depths, shuffle_cards([names[depth] for depth in depths], rng), strict=True):
        order[depth] = name
    return tuple(order)
