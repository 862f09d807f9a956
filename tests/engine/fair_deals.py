"""How often things should come up in many deals, and how odd it would be that they came up as they did.

All expectations are exact, made of whole numbers.  Oddness is the two-sided p-value of a chi-square test;
with at least `FEWEST` expected in each cell it holds far out into the tails.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import TypeVar

from rommedesk.engine.cards import Card, CardName, Suit, new_pack
from rommedesk.engine.deal import begin_round, make_deal
from rommedesk.engine.rules import RuleSet, Starter
from rommedesk.engine.state import Round

FEWEST = 200
"""Cells of which fewer are expected are put together."""

Thing = TypeVar("Thing", bound=Hashable)

Group = Sequence[tuple[int, int, int]]
"""Cards of which some may be in a hand: how many, what they count, and in how many ways they can be there."""


# ---- what has to be expected -----------------------------------------------------------------------------


def shares(groups: Iterable[Group], size: int) -> dict[int, float]:
    """How likely each count is in a hand of so many cards, the groups making up the whole pack."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for group in groups:
        found: Counter[tuple[int, int]] = Counter()
        for (cards, count), before in ways.items():
            for more, counts, here in group:
                if cards + more <= size:
                    found[cards + more, count + counts] += before * here
        ways = found
    hands = {count: number for (cards, count), number in ways.items() if cards == size}
    return {count: number / sum(hands.values()) for count, number in sorted(hands.items())}


def group(cards: int, counted: Callable[[int], int]) -> Group:
    """So many cards of which k in a hand count as `counted(k)`."""
    return [(k, counted(k), math.comb(cards, k)) for k in range(cards + 1)]


def nothing(_: int) -> int:
    """Counts no cards."""
    return 0


def each(cards: int) -> int:
    """Counts each card."""
    return cards


def pair(cards: int) -> int:
    """Counts two and more cards as one."""
    return int(cards > 1)


# ---- how odd it is ---------------------------------------------------------------------------------------


def oddness(square: float, freedom: int) -> float:
    """The two-sided p-value of a chi-square, by series or continued fraction."""
    a, x = freedom / 2, square / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a)) if x else 0.0
    if x < a + 1:
        term = total = 1 / a
        step = a
        while term > total * 1e-17:
            step += 1
            term *= x / step
            total += term
        lower = total * scale
        return 2 * min(lower, 1 - lower)
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for i in range(1, 100_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    upper = fraction * scale
    return 2 * min(upper, 1 - upper)


def oddness_of_counts(found: Mapping[Thing, int], expected: Mapping[Thing, float]) -> float:
    """How odd counts of independent deals are; cells of which little is expected go with their neighbours."""
    assert not set(found) - set(expected), "what cannot be came up"
    cells: list[tuple[int, float]] = []
    count, share = 0, 0.0
    for key, value in expected.items():
        count += found.get(key, 0)
        share += value
        if share >= FEWEST:
            cells.append((count, share))
            count, share = 0, 0.0
    last = cells.pop() if cells else (0, 0.0)
    cells.append((last[0] + count, last[1] + share))
    if len(cells) == 1:
        return 1.0
    return oddness(sum((count - share) ** 2 / share for count, share in cells), len(cells) - 1)


def oddness_of_mean(values: Mapping[int, int], expected: float) -> float:
    """How odd the mean of independent values is, told how often each came up; by their own deviation."""
    total = sum(values.values())
    mean = sum(value * count for value, count in values.items()) / total
    variance = sum((value - mean) ** 2 * count for value, count in values.items()) / (total - 1)
    if not variance:
        return float(mean == expected)
    return math.erfc(abs(mean - expected) / math.sqrt(2 * variance / total))


# ---- the deals -------------------------------------------------------------------------------------------


class Deals:
    """Many deals at one table, and what came up in them."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.jokers = rules.jokers_for(seats)
        self.packs = rules.packs_for(seats)
        self.pack = new_pack(self.packs, self.jokers)
        self.size = len(self.pack)
        self.copies = Counter(card.name for card in self.pack)
        self.deals = 0
        self._hands: dict[tuple[str, int], Counter[int]] = {}
        self.sizes: dict[int, int] = {}
        """How many cards each seat has."""
        self._places: list[Counter[CardName]] = [Counter() for _ in self.pack]
        self._neighbours: dict[int, Counter[tuple[CardName, CardName]]] = {
            place: Counter() for place in (0, self.size // 2, self.size - 2)
        }
        self._equal_neighbours: Counter[int] = Counter()
        self._stayed: Counter[int] = Counter()
        self._orders: Counter[tuple[int, ...]] = Counter()
        self._tops: set[tuple[CardName, ...]] = set()
        self._before: tuple[CardName, ...] = ()

    def deal(self, times: int, rng: Random) -> None:
        """Deal so many rounds more."""
        dealer = 0 if self.rules.starter is Starter.HIGH_CARD else self.seats
        for _ in range(times):
            made = make_deal(self.rules, self.seats, 1, rng, dealer)
            self._see(made.order)
            self._orders[made.turn_order] += 1
            self._see_hands(begin_round(self.rules, self.seats, made).state)
            self.deals += 1

    def _see(self, order: tuple[CardName, ...]) -> None:
        for place, name in zip(self._places, order, strict=True):
            place[name] += 1
        for depth, neighbours in self._neighbours.items():
            neighbours[order[depth], order[depth + 1]] += 1
        self._equal_neighbours[sum(map(CardName.__eq__, order, order[1:]))] += 1
        if self._before:
            self._stayed[sum(map(CardName.__eq__, order, self._before))] += 1
            self._before = ()
        else:
            self._before = order
        self._tops.add(order[:24])

    def _see_hands(self, state: Round) -> None:
        for seat, side in enumerate(state.seats, 1):
            self.sizes[seat] = len(side.hand)
            for what, count in self._counted(side.hand):
                self._hands.setdefault((what, seat), Counter())[count] += 1

    def _counted(self, hand: Sequence[Card]) -> Iterator[tuple[str, int]]:
        faces = [card.face for card in hand if card.face is not None]
        ranks = Counter(face.rank for face in faces)
        suits = Counter(face.suit for face in faces)
        for suit in Suit:
            yield f"suit {suit.value}", suits[suit]
        yield "sum of ranks", sum(face.rank for face in faces)
        yield "ranks held twice", sum(count > 1 for count in ranks.values())
        if self.jokers:
            yield "jokers", len(hand) - len(faces)
        if self.packs > 1:
            yield "twins", len(faces) - len({*faces})

    def _expected(self, what: str, size: int) -> dict[int, float]:
        """How likely each count is in a hand of this size."""
        jokers = group(self.jokers, nothing)
        cards = 4 * self.packs
        match what:
            case "jokers":
                groups = [group(self.jokers, each), group(self.size - self.jokers, nothing)]
            case "twins":
                groups = [jokers, *[group(self.packs, pair)] * 52]
            case "sum of ranks":
                groups = [jokers, *(group(cards, rank.__mul__) for rank in range(1, 14))]
            case "ranks held twice":
                groups = [jokers, *[group(cards, pair)] * 13]
            case _:
                suit = 13 * self.packs
                groups = [group(suit, each), group(self.size - suit, nothing)]
        return shares(groups, size)

    def findings(self) -> dict[str, float]:
        """How odd everything is that was looked at."""
        found: dict[str, float] = {}
        known: dict[tuple[str, int], dict[int, float]] = {}
        for (what, seat), counts in self._hands.items():
            size = self.sizes[seat]
            if (what, size) not in known:
                known[what, size] = self._expected(what, size)
            expected = {count: share * self.deals for count, share in known[what, size].items()}
            found[f"{what} of seat {seat}"] = oddness_of_counts(counts, expected)
        found |= self._of_places()
        expected_names = {name: self.deals * copies / self.size for name, copies in self.copies.items()}
        for depth, place in enumerate(self._places):
            found[f"cards at {depth}"] = oddness_of_counts(place, expected_names)
        for depth, neighbours in self._neighbours.items():
            found[f"neighbours at {depth}"] = oddness_of_counts(neighbours, self._expected_neighbours())
        pairs = sum(copies * (copies - 1) for copies in self.copies.values()) / self.size
        found["equal neighbours"] = oddness_of_mean(self._equal_neighbours, pairs)
        same = sum(copies * copies for copies in self.copies.values()) / self.size
        found["cards that stayed from one deal to the next"] = oddness_of_mean(self._stayed, same)
        found["deals that came again"] = float(len(self._tops) == self.deals)
        if self.rules.starter is Starter.HIGH_CARD:
            orders = [*permutations(range(1, self.seats + 1))]
            found["order of play"] = oddness_of_counts(
                self._orders, dict.fromkeys(orders, self.deals / len(orders))
            )
        return found

    def _expected_neighbours(self) -> dict[tuple[CardName, CardName], float]:
        ordered = self.size * (self.size - 1)
        return {
            (one, other): self.deals * copies * (self.copies[other] - (one == other)) / ordered
            for one, copies in self.copies.items()
            for other in self.copies
        }

    def _of_places(self) -> dict[str, float]:
        """Where the cards lie: all of them in the whole pack, and the jokers (or aces) in the stock.

        The counts of one deal hang together, for each place has one card.  Divided by the square root of its
        copies, the deviation of a card is spread evenly over all that is left free: the sum of the squares,
        times places less one and by deals, is a chi-square.
        """
        whole = [*self.copies]
        rare = [name for name in whole if name.is_joker or (not self.jokers and name.face.rank == 1)]  # type: ignore[union-attr]
        dealt = self.size - self._stock_size()
        return {
            "places of all cards": self._oddness_of_places(
                {name: [name] for name in whole}, range(self.size)
            ),
            "jokers or aces in the stock": self._oddness_of_places(
                {"rare": rare, "other": [name for name in whole if name not in rare]},
                [range(dealt), *range(dealt, self.size)],
            ),
        }

    def _stock_size(self) -> int:
        return self.size - sum(self.sizes.values()) - self.rules.turn_up

    def _oddness_of_places(
        self, kinds: Mapping[str | CardName, Sequence[CardName]], places: Iterable[int | range]
    ) -> float:
        rows = [[place] if isinstance(place, int) else [*place] for place in places]
        square = 0.0
        for names in kinds.values():
            copies = sum(self.copies[name] for name in names)
            for row in rows:
                count = sum(self._places[place][name] for place in row for name in names)
                expected = self.deals * copies * len(row) / self.size
                square += (count - expected) ** 2 / (copies * len(row))
        return oddness(square * (self.size - 1) / self.deals, (len(kinds) - 1) * (len(rows) - 1))
