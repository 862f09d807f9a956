"""Which melds lie in the hand, and the bars under its cards that show them.

What is a meld is asked of the engine; how bars run along the fan is pure arithmetic, no Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from rommedesk.engine.cards import Card
from rommedesk.engine.meld_reading import readings
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.solver import best_partition
from rommedesk.ui.table.fan import Fan
from rommedesk.ui.table.geometry import Box, Pose, around

BELOW = 11.0
"""From the lower edge of the cards to the middle of a bar."""
ABOVE = 7.0
"""From the upper edge of the cards of a back row to the middle of a bar."""
THICK = 4.0
INSET = 5.0
"""A bar is so much shorter at each end than the cards that it marks."""
PAIR_INSET = 10.0
"""The same of dotted bars: between two of them more room than between their dots."""
MOST_PAIRS = 4
"""More dotted bars than that would only make a hand restless."""
TEXT_NEEDS = 34.0
"""A shorter piece has no room for its points."""
_SPARE_JOKER = Card.of(None, 99)
"""Stands in for the card that two others lack."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies in a hand."""

    melds: tuple[Meld, ...] = ()
    """Whole melds that have no card in common."""
    pairs: tuple[tuple[Card, Card], ...] = ()
    """Neighbours of other cards that lack one to be a meld."""


def lying_melds(hand: Sequence[Card], rules: RuleSet) -> Lying:
    """The best melds of a hand, of twins those that lie nearest, and the pairs beside them."""
    melds = tuple(_nearest(hand, _best_melds(tuple(sorted(hand)), rules)))
    used = {card for meld in melds for card in meld.cards}
    pairs: list[tuple[Card, Card]] = []
    paired: set[Card] = set()
    for one, other in pairwise(hand):
        is_free = not ({one, other} & (used | paired) or one.is_joker or other.is_joker)
        if is_free and len(pairs) < MOST_PAIRS and lacks_one((one, other), rules):
            pairs.append((one, other))
            paired |= {one, other}
    return Lying(melds, tuple(pairs))


def lacks_one(cards: Sequence[Card], rules: RuleSet) -> bool:
    """Whether one more card would make a meld of these."""
    return bool(readings((*cards, _SPARE_JOKER), replace(rules, max_jokers_per_meld=None)))


@lru_cache(maxsize=64)
def _best_melds(hand: tuple[Card, ...], rules: RuleSet) -> tuple[Meld, ...]:
    return best_partition(hand, rules).melds


def _nearest(hand: Sequence[Card], melds: Sequence[Meld]) -> Iterator[Meld]:
    """The same melds of those copies that lie nearest to the other cards of each."""
    place = {card: number for number, card in enumerate(hand)}
    free = set(hand)
    for meld in melds:
        sole = [place[card] for card in meld.cards if sum(card.name == other.name for other in hand) == 1]
        middle = sorted(sole)[len(sole) // 2] if sole else place[meld.cards[0]]
        cards = []
        for card in meld.cards:
            copies = [other for other in free if other.name == card.name]
            chosen = min(copies, key=lambda copy: (abs(place[copy] - middle), place[copy]))
            free.discard(chosen)
            cards.append(chosen)
        yield replace(meld, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a bar, under cards that lie side by side."""

    line: tuple[Point, ...]
    """The middle of the bar from left to right."""
    text: str = ""
    """What stands in the middle of the piece."""

    @property
    def length(self) -> float:
        """From end to end."""
        return self.line[-1][0] - self.line[0][0]

    @property
    def middle(self) -> Point:
        """The point of the line where the text stands."""
        x = (self.line[0][0] + self.line[-1][0]) / 2
        return x, self.level(x)

    def level(self, x: float) -> float:
        """How far down the line is there."""
        for (left, top), (right, bottom) in pairwise(self.line):
            if left <= x <= right and right > left:
                return top + (x - left) / (right - left) * (bottom - top)
        return self.line[0][1] if x < self.line[0][0] else self.line[-1][1]


@dataclass(frozen=True, slots=True)
class Bar:
    """The mark of one meld, or of two cards that lack one."""

    cards: tuple[Card, ...]
    pieces: tuple[Piece, ...]
    meld: Meld | None = None
    """`None` for a pair."""

    @property
    def bounds(self) -> Box:
        """The box around all its pieces, half the thickness not counted."""
        points = [point for piece in self.pieces for point in piece.line]
        return around(Box(x, y, 0, 0) for x, y in points)

    @property
    def widest(self) -> Box:
        """The box around its longest piece."""
        longest = max(self.pieces, key=lambda piece: piece.length)
        return around(Box(x, y, 0, 0) for x, y in longest.line)

    def covers(self, x: float, y: float, above: float, below: float) -> bool:
        """Whether a point lies on the bar, or no more than so far above or below it."""
        for piece in self.pieces:
            is_within = piece.line[0][0] - INSET <= x <= piece.line[-1][0] + INSET
            if is_within and -above <= y - piece.level(x) <= below:
                return True
        return False


def bars(
    lying: Lying,
    hand: Sequence[Card],
    fan: Fan,
    rules: RuleSet,
    lowest: float,
    *,
    has_points: bool = True,
) -> tuple[Bar, ...]:
    """The bars of what lies in the hand, none lower than `lowest`; `hand` are the cards of the fan.

    `has_points` is whether they tell what melds count.
    """
    place = {card: number for number, card in enumerate(hand)}
    shown = [meld for meld in lying.melds if all(card in place for card in meld.cards)]
    parts = {meld: _parts([place[card] for card in meld.cards], fan) for meld in shown}
    split = [meld for meld in shown if len(parts[meld]) > 1]
    found = []
    for meld in shown:
        pieces = [Piece(_line(part, fan, lowest)) for part in parts[meld]]
        # Without a letter a part would seem to belong to the next bar.
        letter = "abcdefgh"[split.index(meld) % 8] if meld in split else ""
        widest = max(range(len(pieces)), key=lambda number: pieces[number].length)
        points = str(meld_points(meld, rules)) if has_points else ""
        for number, piece in enumerate(pieces):
            text = f"{letter} {points}".strip() if number == widest else letter
            pieces[number] = replace(piece, text=text)
        found.append(Bar(meld.cards, tuple(pieces), meld))
    for pair in lying.pairs:
        if all(card in place for card in pair):
            runs = _parts([place[card] for card in pair], fan)
            if len(runs) == 1:
                found.append(Bar(pair, (Piece(_line(runs[0], fan, lowest, PAIR_INSET)),)))
    return tuple(found)


def _row(place: int, fan: Fan) -> int:
    """0 for the only or the front row, 1 for the one behind it."""
    return 1 if fan.rows > 1 and place < (len(fan.poses) + 1) // 2 else 0


def _parts(places: Collection[int], fan: Fan) -> list[list[int]]:
    """Places that lie side by side in one row."""
    parts: list[list[int]] = []
    for place in sorted(places):
        if parts and parts[-1][-1] == place - 1 and _row(place - 1, fan) == _row(place, fan):
            parts[-1].append(place)
        else:
            parts.append([place])
    return parts


def _line(part: Sequence[int], fan: Fan, lowest: float, inset: float = INSET) -> tuple[Point, ...]:
    """The middle of a bar along what can be seen of these cards."""
    points: list[Point] = []
    for place in part:
        pose = fan.poses[place]
        is_behind = _row(place, fan) == 1
        down = -ABOVE if is_behind else pose.height + BELOW
        seen = _seen(place, fan)
        points.append(_kept(pose, inset if place == part[0] else 0.0, down, lowest))
        if place == part[-1]:
            points.append(_kept(pose, max(INSET + 2, seen - inset), down, lowest))
    return tuple(points)


def _kept(pose: Pose, right: float, down: float, lowest: float) -> Point:
    x, y = pose.at(right, down)
    return round(x, 2), round(min(y, lowest), 2)


def _seen(place: int, fan: Fan) -> float:
    """How much of a card's width the next one leaves to be seen."""
    pose = fan.poses[place]
    is_last = place + 1 == len(fan.poses) or _row(place + 1, fan) != _row(place, fan)
    return pose.width if is_last else min(pose.width, fan.poses[place + 1].x - pose.x)
