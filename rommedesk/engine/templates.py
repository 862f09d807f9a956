"""All shapes of melds that a hand can make, as small integers for the solver (rulebook 3).

A `Template` is natural cards and a number of jokers that are taken out of a hand (see `hand_counters.py`)
together.  Which suit the jokers of a set stand for makes no difference, and of all
places that the jokers of a run may take only the best ones are kept.

*Short runs are enough.*  A run of six or more cards is left out if it can be cut into two legal runs that
count as much, for the two are found anyway.  Between the cut at `s` and its neighbours nothing changes but
the place of an ace.  So a run of n cards whose first natural card lies at a place p and whose last at q can
be cut at every s with 3 <= s <= n - 3 and p < s <= q (each part needs a natural card; a limit on jokers and
the rule about adjacent ones hold in a part because they hold in the whole).  If an ace lies inside, at a, the
cut at a makes it a low ace and the cut at a + 1 a high one, which may count less.  A run has no harmless cut
only if

* it has 6 or 7 cards, or
* at most two values of s are possible: all its natural cards are among its first five or last five or lie
  within three places; the rest are jokers.

Both kinds are made here and looked at one by one (`has_harmless_cut`), so that for most rules nothing above
five cards is left; round the corner J-Q-K-A-2-3 stays, because its middle ace counts more than a low one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rommedesk.engine.cards import JOKER, Card, CardName, Face, Suit
from rommedesk.engine.hand_counters import COUNTERS, JOKER_SHIFT, UNITS, place
from rommedesk.engine.melds import (
    LARGEST_SET,
    LONGEST_RUN,
    MOST_EQUAL_CARDS,
    SHORTEST_MELD,
    Meld,
    MeldKind,
    face_points,
    run_from,
    run_points,
    run_starts,
)
from rommedesk.engine.rules import AcePlace, OpeningJokers, RuleSet
from rommedesk.engine.swift import swiftly_made

LONGEST_UNCUT = 5
"""Runs of up to so many cards cannot be cut in two."""
LONGEST_OPEN = 7
"""In runs of up to so many cards the natural cards of one without a harmless cut may lie anywhere."""


@swiftly_made
@dataclass(frozen=True, slots=True)
class Template:
    """A way to meld some natural cards with some jokers."""

    unit: int
    """The cards as a hand integer."""
    naturals: tuple[Face, ...]
    """The natural cards in table order."""
    jokers: int
    points: int
    """What the meld counts."""
    opening: int
    """What it counts towards the opening minimum."""
    start: int
    """The first unrolled rank of a run; 0 for a set."""

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.naturals) + self.jokers

    @property
    def lowest(self) -> int:
        """The number of the lowest counter of the natural cards."""
        return min(map(place, self.naturals))

    @property
    def counters(self) -> int:
        """The counters of the natural cards."""
        found = 0
        for face in self.naturals:
            found |= COUNTERS[place(face)]
        return found


def names_of(template: Template) -> tuple[CardName, ...]:
    """The cards as a meld names them, jokers of a run with what they stand for."""
    if template.start == 0:
        return (*map(CardName.of, template.naturals), *(JOKER,) * template.jokers)
    suit = template.naturals[0].suit
    faces = [
        Face.of((unrolled - 1) % LONGEST_RUN + 1, suit)
        for unrolled in range(template.start, template.start + template.size)
    ]
    return tuple(CardName.of(face if face in template.naturals else None, face) for face in faces)


def build_meld(template: Template, naturals: list[Card], jokers: list[Card]) -> Meld:
    """The meld of this shape made of these cards: naturals in the order of the template, then jokers."""
    if template.start == 0:
        cards = (*naturals, *jokers)
        return Meld(MeldKind.SET, cards, tuple(card.face for card in cards))
    suit = template.naturals[0].suit
    row: list[Card] = []
    natural, joker = iter(naturals), iter(jokers)
    held = {face.rank for face in template.naturals}
    for unrolled in range(template.start, template.start + template.size):
        source = natural if (unrolled - 1) % LONGEST_RUN + 1 in held else joker
        row.append(next(source))
    return run_from(row, suit, template.start)


def has_harmless_cut(
    size: int, ace: int | None, first: int, last: int, high_is_enough: bool, low_is_enough: bool
) -> bool:
    """Whether a run can be cut in two legal runs that count as much together.

    `ace` is the place of an ace inside the run, `first` and `last` are those of its outer natural cards; an
    ace `high_is_enough` (`low_is_enough`) if it counts there at least what it counts in the middle.
    """
    for cut in range(max(SHORTEST_MELD, first + 1), min(size - SHORTEST_MELD, last) + 1):
        if ace is None or cut not in (ace, ace + 1) or (high_is_enough if cut == ace + 1 else low_is_enough):
            return True
    return False


class Templates:
    """The templates of one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        cap = rules.max_jokers_per_meld
        self._cap = LONGEST_RUN if cap is None else cap
        self._has_free_jokers = rules.opening_jokers is OpeningJokers.ZERO
        middle = rules.ace_run_high if rules.ace_run_middle is None else rules.ace_run_middle
        self._high_is_enough = rules.ace_run_high >= middle
        self._low_is_enough = rules.ace_run_low >= middle
        self._has_dear_middle = rules.ace is AcePlace.CORNER and not (
            self._high_is_enough and self._low_is_enough
        )

    # ---- sets --------------------------------------------------------------------------------------------

    def sets(self, rank: int, counts: tuple[int, ...], jokers: int) -> Iterator[Template]:
        """The sets of a rank, each suit held `counts[suit]` times, with at most so many jokers."""
        rules = self._rules
        value = rules.ace_set if rank == 1 else face_points(rank)
        most_equal = MOST_EQUAL_CARDS if rules.equal_cards_in_set else 1
        most_jokers = min(jokers, self._cap)
        for naturals in self._rows_of_rank(rank, [min(count, most_equal) for count in counts]):
            held = len(naturals)
            for size in range(max(SHORTEST_MELD, held), min(LARGEST_SET, held + most_jokers) + 1):
                added = size - held
                yield Template(
                    unit=sum(UNITS[face] for face in naturals) + (added << JOKER_SHIFT),
                    naturals=naturals,
                    jokers=added,
                    points=value * size,
                    opening=value * (held if self._has_free_jokers else size),
                    start=0,
                )

    @staticmethod
    def _rows_of_rank(rank: int, most: list[int]) -> list[tuple[Face, ...]]:
        rows: list[tuple[Face, ...]] = [()]
        for suit in Suit:
            face = Face.of(rank, suit)
            rows = [(*row, *(face,) * times) for row in rows for times in range(most[suit] + 1)]
        return [row for row in rows if 1 <= len(row) <= LARGEST_SET]

    # ---- runs --------------------------------------------------------------------------------------------

    def runs(
        self, suit: Suit, held: int, jokers: int, needed: int = 0, longest: int = LONGEST_UNCUT
    ) -> Iterator[Template]:
        """The runs of a suit, of which bit r - 1 of `held` says that rank r is there.

        Only runs with the natural card of the rank whose bit is `needed` are made, if one is.  Of the runs
        that take the same cards only the best are made.  Those with a harmless cut are left out, unless
        `longest` asks for all up to so many cards.
        """
        best: dict[tuple[int, int], list[Template]] = {}
        for start, size, inside in self._windows(held, min(jokers, self._cap), needed, longest):
            template = self._run(suit, start, size, inside)
            rivals = best.setdefault((template.unit, size), [])
            if any(_is_as_good(rival, template) for rival in rivals):
                continue
            rivals[:] = [rival for rival in rivals if not _is_as_good(template, rival)]
            rivals.append(template)
        for rivals in best.values():
            yield from rivals

    def _windows(self, held: int, jokers: int, needed: int, longest: int) -> Iterator[tuple[int, int, int]]:
        """Each run to be made: its start, its size, and as bits the places of its natural cards."""
        may_be_uncut = self._has_dear_middle or (self._rules.adjacent_jokers and jokers >= SHORTEST_MELD)
        most = held.bit_count() + jokers
        for size in range(SHORTEST_MELD, min(LONGEST_RUN, most) + 1):
            takes_all = size <= longest
            if not (takes_all or may_be_uncut):
                return
            whole = (1 << size) - 1
            for start in run_starts(size, self._rules):
                there = _seen_from(start, held) & whole
                must = _seen_from(start, needed)
                if there.bit_count() + jokers < size or must & ~whole:
                    continue
                for inside in (
                    _parts(there) if takes_all or size <= LONGEST_OPEN else _narrow_parts(there, size)
                ):
                    gaps = whole & ~inside
                    if (
                        inside & must == must
                        and gaps.bit_count() <= jokers
                        and (self._rules.adjacent_jokers or not gaps & gaps >> 1)
                        and (takes_all or not self._can_be_cut(start, size, inside))
                    ):
                        yield start, size, inside

    def _can_be_cut(self, start: int, size: int, inside: int) -> bool:
        ace = (1 - start) % LONGEST_RUN
        first = (inside & -inside).bit_length() - 1
        return has_harmless_cut(
            size,
            ace if 0 < ace < size - 1 else None,
            first,
            inside.bit_length() - 1,
            self._high_is_enough,
            self._low_is_enough,
        )

    def _run(self, suit: Suit, start: int, size: int, inside: int) -> Template:
        points = run_points(start, size, self._rules)
        naturals = tuple(
            Face.of((start + at - 1) % LONGEST_RUN + 1, suit) for at in range(size) if inside >> at & 1
        )
        jokers = size - len(naturals)
        total = sum(points)
        return Template(
            unit=sum(UNITS[face] for face in naturals) + (jokers << JOKER_SHIFT),
            naturals=naturals,
            jokers=jokers,
            points=total,
            opening=sum(points[at] for at in range(size) if inside >> at & 1)
            if self._has_free_jokers
            else total,
            start=start,
        )


def _is_as_good(one: Template, other: Template) -> bool:
    return one.points >= other.points and one.opening >= other.opening


def _parts(bits: int) -> Iterator[int]:
    """Every part of a set of bits but the empty one."""
    part = bits
    while part:
        yield part
        part = (part - 1) & bits


def _narrow_parts(there: int, size: int) -> set[int]:
    """The parts that lie among the first or the last five places or within three (see above)."""
    five = (1 << LONGEST_UNCUT) - 1
    spans = [five, five << size - LONGEST_UNCUT, *(7 << at for at in range(size - 2))]
    return {part for span in spans for part in _parts(there & span)}


def _seen_from(start: int, ranks: int) -> int:
    """Ranks as bits, turned so that the rank at which a run starts is the first bit."""
    turn = (start - 1) % LONGEST_RUN
    return (ranks >> turn | ranks << LONGEST_RUN - turn) & (1 << LONGEST_RUN) - 1


def near_ranks(rank: int, jokers: int, rules: RuleSet) -> int:
    """As bits, the ranks from this one up that can be natural cards of a run whose lowest natural it is.

    Its neighbours on the other side can only belong to it if an ace lies between them (or is it): round the
    corner in a run of up to seven cards, otherwise as the last of up to five.
    """
    above = LONGEST_UNCUT
    below = 0
    if rules.ace is AcePlace.CORNER:
        if rank == 1:
            above = LONGEST_OPEN - 1
            below = LONGEST_OPEN - 2
        elif jokers:
            below = max(0, LONGEST_OPEN - rank)
    elif rank == 1:
        below = LONGEST_UNCUT - 1
    bits = ((1 << above) - 1) << rank - 1 | ((1 << below) - 1) << LONGEST_RUN - below
    return bits & (1 << LONGEST_RUN) - 1


@lru_cache(maxsize=64)
def templates_of(rules: RuleSet) -> Templates:
    """The templates of a rule set, made once."""
    return Templates(rules)
