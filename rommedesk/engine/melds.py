"""Sets and runs: what a row of cards is, what its jokers stand for, what fits it and counts (rulebook 3).

A run is thought of as a row of unrolled ranks from its first card on: 1 is a low ace, 14 an ace above the
king, 15 a two that follows it round the corner, and so on.  Everything about a run follows from its first
rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import pairwise
from typing import assert_never

from rommedesk.engine.cards import ALL_FACES, Card, CardName, Face, Suit
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import AcePlace, RuleSet, SetSwap
from rommedesk.engine.swift import swiftly_made

SHORTEST_MELD = 3
LARGEST_SET = 4
LONGEST_RUN = 13
MOST_EQUAL_CARDS = 2
"""How often a suit may come in a set under `equal_cards_in_set`."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


@swiftly_made
@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld in table order; made by `as_meld`, `extend`, `swap` and the solver only.

    `faces[i]` is what `cards[i]` counts as.  A joker in a set has no face, only the rank of the set: it
    stands for whichever suits are missing.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    faces: tuple[Face | None, ...]

    @property
    def rank(self) -> int:
        """The rank of a set, or the first rank of a run (1 for a low ace)."""
        first = self.faces[0]
        return first.rank if first is not None else next(face.rank for face in self.faces if face is not None)

    @property
    def suit(self) -> Suit:
        """The suit of a run."""
        first = self.faces[0]
        return first.suit if first is not None else next(face.suit for face in self.faces if face is not None)

    def __str__(self) -> str:
        return " ".join(map(str, self.names))

    @property
    def names(self) -> tuple[CardName, ...]:
        """The cards as they are written, jokers of runs with what they stand for."""
        return tuple(
            CardName.of(None, face) if card.is_joker else card.name
            for card, face in zip(self.cards, self.faces, strict=True)
        )


@swiftly_made
@dataclass(frozen=True, slots=True)
class _Row:
    """One way to put cards in a row: the first unrolled rank and the index of the card at each position."""

    start: int
    order: tuple[int, ...]
    is_written: bool
    points: int
    has_adjacent_jokers: bool


def as_meld(cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None) -> Meld | Refusal:
    """The meld that these cards make in this written order, by the order rule of rulebook 3.

    `names` say what jokers shall stand for; without them nothing is written.  Refused with `NOT_A_MELD`,
    `ADJACENT_JOKERS` or `TOO_MANY_JOKERS`.
    """
    found = _readings(cards, rules, names)
    return found if isinstance(found, Refusal) else next(found)


def readings(
    cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> tuple[Meld, ...]:
    """Every legal reading of these cards, the one that `as_meld` takes first; empty if they are no meld.

    One natural card with jokers is a set and, where the rules let it, a run of its suit as well.
    """
    found = _readings(cards, rules, names)
    if isinstance(found, Refusal):
        return ()
    melds = tuple(found)
    if melds[0].kind is MeldKind.SET and sum(not card.is_joker for card in cards) == 1:
        runs = _run_readings(cards, _written_faces(cards, names), rules)
        melds += () if isinstance(runs, Refusal) else tuple(runs)
    return melds


def _readings(
    cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None
) -> Iterator[Meld] | Refusal:
    fixed = _written_faces(cards, names)
    naturals = [card.face for card in cards if card.face is not None]
    if len(cards) < SHORTEST_MELD or not naturals:
        return Refusal(Reason.NOT_A_MELD)
    jokers = len(cards) - len(naturals)
    if _is_set_shaped(naturals, fixed, jokers):
        if not _may_be_set(naturals, len(cards), rules):
            return Refusal(Reason.NOT_A_MELD)
        if _has_too_many_jokers(jokers, rules):
            return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
        return iter((Meld(MeldKind.SET, tuple(cards), tuple(card.face for card in cards)),))
    return _run_readings(cards, fixed, rules)


def _run_readings(
    cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> Iterator[Meld] | Refusal:
    """Every legal run of these cards, the best one first."""
    rows = _rows(cards, fixed, rules)
    if not rows:
        return Refusal(Reason.NOT_A_MELD)
    legal = rows if rules.adjacent_jokers else [row for row in rows if not row.has_adjacent_jokers]
    if not legal:
        return Refusal(Reason.ADJACENT_JOKERS)
    if _has_too_many_jokers(sum(card.is_joker for card in cards), rules):
        return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
    if len(legal) > 1:
        legal.sort(key=lambda row: (row.is_written, row.points, row.start), reverse=True)
    suit = next(card.face.suit for card in cards if card.face is not None)
    return (run_from([cards[index] for index in row.order], suit, row.start) for row in legal)


def _written_faces(cards: Sequence[Card], names: Sequence[CardName] | None) -> list[Face | None]:
    """What each card is bound to be: its face, what is written behind a joker, or nothing yet."""
    if names is None:
        return [card.face for card in cards]
    return [
        card.face if card.face is not None else name.stands_for
        for card, name in zip(cards, names, strict=True)
    ]


def _is_set_shaped(naturals: Sequence[Face], fixed: Sequence[Face | None], jokers: int) -> bool:
    """Whether the cards are meant as a set: one rank only, and one natural with at most three jokers."""
    rank = naturals[0].rank
    if any(face is not None and face.rank != rank for face in fixed):
        return False
    return len(naturals) > 1 or jokers < LARGEST_SET


def _may_be_set(naturals: Sequence[Face], size: int, rules: RuleSet) -> bool:
    most_equal = MOST_EQUAL_CARDS if rules.equal_cards_in_set else 1
    return size <= LARGEST_SET and all(naturals.count(face) <= most_equal for face in naturals)


def _has_too_many_jokers(jokers: int, rules: RuleSet) -> bool:
    return rules.max_jokers_per_meld is not None and jokers > rules.max_jokers_per_meld


def run_starts(size: int, rules: RuleSet) -> range:
    """The unrolled ranks at which a run of `size` cards may begin (rulebook 1, `ace`)."""
    if size > LONGEST_RUN:
        return range(0)
    match rules.ace:
        case AcePlace.LOW_OR_HIGH:
            return range(1, 16 - size)
        case AcePlace.LOW:
            return range(1, 15 - size)
        case AcePlace.HIGH:
            return range(2, 16 - size)
        case AcePlace.CORNER:
            return range(1, 14)
    assert_never(rules.ace)


def _rows(cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet) -> list[_Row]:
    """Every way to make a run of the cards, whatever the limits on jokers."""
    bound = [face for face in fixed if face is not None]
    first = bound[0]
    if any(face.suit is not first.suit for face in bound):
        return []
    size = len(cards)
    allowed, written = run_starts(size, rules), tuple(range(size))
    rows = []
    for place in range(size):
        start = (first.rank - place - 1) % LONGEST_RUN + 1
        order = _place(fixed, start, written) if start in allowed else None
        if order is not None:
            rows.append(
                _Row(
                    start,
                    order,
                    is_written=order == written,
                    points=sum(run_points(start, size, rules)),
                    has_adjacent_jokers=_has_adjacent_jokers([cards[index] for index in order]),
                )
            )
    return rows


def _place(fixed: Sequence[Face | None], start: int, places: Sequence[int]) -> tuple[int, ...] | None:
    """Which card comes at each of the free `places` of a run that begins at `start`; `None` if they fit not.

    Cards that are bound to a face go where it belongs, the others fill the gaps in the given order.
    """
    at: dict[int, int] = {}
    loose: list[int] = []
    for index, face in enumerate(fixed):
        if face is None:
            loose.append(index)
            continue
        place = (face.rank - start) % LONGEST_RUN
        if place in at or place not in places:
            return None
        at[place] = index
    gaps = iter(loose)
    return tuple(at[place] if place in at else next(gaps) for place in places)


def _has_adjacent_jokers(cards: Sequence[Card]) -> bool:
    return any(left.is_joker and right.is_joker for left, right in pairwise(cards))


def run_from(cards: Sequence[Card], suit: Suit, start: int) -> Meld:
    """The run of these cards in this order from an unrolled rank on; whether it is legal is not looked at."""
    return Meld(MeldKind.RUN, tuple(cards), _run_faces(suit, start, len(cards)))


@cache
def _run_faces(suit: Suit, start: int, size: int) -> tuple[Face, ...]:
    return tuple(ALL_FACES[suit * 13 + (start + place - 1) % LONGEST_RUN] for place in range(size))


# ---- values ----------------------------------------------------------------------------------------------


def face_points(rank: int) -> int:
    """What a rank other than the ace counts everywhere (rulebook 2)."""
    return min(rank, 10)


def card_points(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """What each card of the meld counts by its position, jokers as the card they stand for (rulebook 3)."""
    match meld.kind:
        case MeldKind.RUN:
            return run_points(meld.rank, len(meld.cards), rules)
        case MeldKind.SET:
            rank = meld.rank
            return (rules.ace_set if rank == 1 else face_points(rank),) * len(meld.cards)
    assert_never(meld.kind)


def meld_points(meld: Meld, rules: RuleSet) -> int:
    """The value of the meld (rulebook 3)."""
    return sum(card_points(meld, rules))


def run_points(start: int, size: int, rules: RuleSet) -> tuple[int, ...]:
    """What each place of a run counts that begins at an unrolled rank."""
    middle = rules.ace_run_high if rules.ace_run_middle is None else rules.ace_run_middle
    return _points_by_place(start, size, rules.ace_run_low, middle, rules.ace_run_high)


@lru_cache(maxsize=4096)
def _points_by_place(start: int, size: int, low: int, middle: int, high: int) -> tuple[int, ...]:
    """What the cards of a run count whose ace counts `low` at the bottom, `high` at the top end."""
    points = [face_points((start + place - 1) % LONGEST_RUN + 1) for place in range(size)]
    ace = (1 - start) % LONGEST_RUN
    if ace < size:
        points[ace] = low if ace == 0 else high if ace == size - 1 else middle
    return tuple(points)


# ---- laying off ------------------------------------------------------------------------------------------


def extend(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> Meld | Refusal:
    """The meld with these cards added, at both ends of a run if need be (rulebook 5.2).

    Jokers that are not written go where they score most, with equal points to the upper end.  Refused with
    `DOES_NOT_FIT`, `ADJACENT_JOKERS` or `TOO_MANY_JOKERS`.
    """
    found = _extensions(meld, cards, rules, names)
    return found if isinstance(found, Refusal) else found[0]


def extensions(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None = None
) -> tuple[Meld, ...]:
    """Every legal way to add these cards to the meld, the one that `extend` takes first."""
    found = _extensions(meld, cards, rules, names)
    return () if isinstance(found, Refusal) else found


def _extensions(
    meld: Meld, cards: Sequence[Card], rules: RuleSet, names: Sequence[CardName] | None
) -> tuple[Meld, ...] | Refusal:
    fixed = _written_faces(cards, names)
    larger = _larger_sets if meld.kind is MeldKind.SET else _longer_runs
    shaped = larger(meld, cards, fixed, rules)
    if not shaped:
        return Refusal(Reason.DOES_NOT_FIT)
    legal = shaped
    if meld.kind is MeldKind.RUN and not rules.adjacent_jokers:
        legal = [longer for longer in shaped if not _has_adjacent_jokers(longer.cards)]
    if not legal:
        return Refusal(Reason.ADJACENT_JOKERS)
    jokers = sum(card.is_joker for card in legal[0].cards)
    if _has_too_many_jokers(jokers, rules):
        return Refusal(Reason.TOO_MANY_JOKERS, limit=rules.max_jokers_per_meld)
    return tuple(legal)


def _larger_sets(
    meld: Meld, cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> list[Meld]:
    if any(face is not None and face.rank != meld.rank for face in fixed):
        return []
    together = (*meld.cards, *cards)
    naturals = [card.face for card in together if card.face is not None]
    if not _may_be_set(naturals, len(together), rules):
        return []
    return [Meld(MeldKind.SET, together, tuple(card.face for card in together))]


def _longer_runs(
    meld: Meld, cards: Sequence[Card], fixed: Sequence[Face | None], rules: RuleSet
) -> list[Meld]:
    """The longer runs, best place of the new cards first; equal ones with fewer cards below first."""
    suit = meld.suit
    if any(face is not None and face.suit is not suit for face in fixed):
        return []
    size = len(meld.cards) + len(cards)
    starts = run_starts(size, rules)
    found: list[tuple[int, Meld]] = []
    for below in range(len(cards) + 1):
        start = meld.rank - below
        if rules.ace is AcePlace.CORNER:
            start = (start - 1) % LONGEST_RUN + 1
        if start not in starts:
            continue
        above = below + len(meld.cards)
        places = (*range(below), *range(above, size))
        placed = _place(fixed, start, places)
        if placed is None:
            continue
        added = [cards[index] for index in placed]
        points = run_points(start, size, rules)
        scored = sum(points[place] for place in places)
        found.append((scored, run_from((*added[:below], *meld.cards, *added[below:]), suit, start)))
    found.sort(key=lambda scored_run: -scored_run[0])
    return [run for _, run in found]


# ---- swapping jokers -------------------------------------------------------------------------------------


def missing_faces(meld: Meld) -> tuple[Face, ...]:
    """The faces that are missing in a set: those of the suits of which it holds no natural card."""
    held = {face.suit for face in meld.faces if face is not None}
    return tuple(Face.of(meld.rank, suit) for suit in Suit if suit not in held)


def is_locked(meld: Meld, rules: RuleSet) -> bool:
    """Whether no card can ever free the jokers of this meld as it lies (rulebook 5, *Joker swap*)."""
    if meld.kind is MeldKind.RUN:
        return False
    match rules.joker_swap_in_set:
        case SetSwap.ANY_MISSING:
            return False
        case SetSwap.FULL_SET_ONLY:
            return len(meld.cards) < LARGEST_SET or len(missing_faces(meld)) != 1
        case SetSwap.BOTH_MISSING:
            naturals = sum(face is not None for face in meld.faces)
            return len(meld.cards) > SHORTEST_MELD or naturals != 2 or len(missing_faces(meld)) != 2
    assert_never(rules.joker_swap_in_set)


def swap_choices(meld: Meld, rules: RuleSet) -> tuple[tuple[Face, ...], ...]:
    """Each group of faces that frees a joker of this meld; empty if there is no joker or it is locked."""
    if not any(card.is_joker for card in meld.cards) or is_locked(meld, rules):
        return ()
    if meld.kind is MeldKind.RUN:
        return tuple(
            (face,) for card, face in zip(meld.cards, meld.faces, strict=True) if card.is_joker and face
        )
    missing = missing_faces(meld)
    if rules.joker_swap_in_set is SetSwap.BOTH_MISSING:
        return (missing,)
    return tuple((face,) for face in missing)


def swap(meld: Meld, cards: Sequence[Card], rules: RuleSet) -> tuple[Meld, Card] | Refusal:
    """The meld with a joker replaced by these natural cards, and the joker (rulebook 5, *Joker swap*).

    In a run and in a set the first card takes the place of the joker, a second one is put at the end.
    Refused with `NO_JOKER`, `JOKER_LOCKED` or `WRONG_CARD`; whether swaps are allowed at all is not looked
    at.
    """
    if not any(card.is_joker for card in meld.cards):
        return Refusal(Reason.NO_JOKER)
    choices = swap_choices(meld, rules)
    if not choices:
        return Refusal(Reason.JOKER_LOCKED)
    faces = [card.face for card in cards]
    if not any(sorted(choice) == sorted(face or 0 for face in faces) for choice in choices):
        needed = tuple(" ".join(map(str, choice)) for choice in choices)
        return Refusal(Reason.WRONG_CARD, needed=needed)
    at = next(
        index
        for index, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True))
        if card.is_joker and face in (None, faces[0])
    )
    replaced = (*meld.cards[:at], cards[0], *meld.cards[at + 1 :], *cards[1:])
    shown = (*meld.faces[:at], faces[0], *meld.faces[at + 1 :], *faces[1:])
    return Meld(meld.kind, replaced, shown), meld.cards[at]
