"""A second, naive reading of rulebook 3 and of lay-offs, to hold the engine against.

It tries every order of the cards and every place of a run, and asks of each whether every sentence of the
rulebook holds.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from rommedesk.engine.cards import Card, CardName, Face
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import AcePlace, RuleSet

Row = list[tuple[CardName, Face]]
"""Cards in a row and what each counts as."""


def read_meld(names: Sequence[CardName], rules: RuleSet) -> str | Reason:
    """The meld in table order, or the code with which it is refused."""
    naturals = [name.face for name in names if name.face is not None]
    if len(names) < 3 or not naturals:
        return Reason.NOT_A_MELD
    if _is_meant_as_set(names, naturals):
        return _read_set(names, naturals, rules)
    rows = list(_rows(names, rules))
    if not rows:
        return Reason.NOT_A_MELD
    rows = [row for row in rows if rules.adjacent_jokers or not _has_adjacent_jokers(row)]
    if not rows:
        return Reason.ADJACENT_JOKERS
    if _has_too_many_jokers(names, rules):
        return Reason.TOO_MANY_JOKERS
    kept = [row for row in rows if [name for name, _ in row] == [*names]]
    return _written(max(kept or rows, key=lambda row: (_value(row, rules), _top(row, rules))))


def _is_meant_as_set(names: Sequence[CardName], naturals: Sequence[Face]) -> bool:
    ranks = {face.rank for face in naturals} | {
        name.stands_for.rank for name in names if name.stands_for is not None
    }
    return len(ranks) == 1 and (len(naturals) > 1 or len(names) <= 4)


def _read_set(names: Sequence[CardName], naturals: Sequence[Face], rules: RuleSet) -> str | Reason:
    most = 2 if rules.equal_cards_in_set else 1
    if len(names) > 4 or max(naturals.count(face) for face in naturals) > most:
        return Reason.NOT_A_MELD
    if _has_too_many_jokers(names, rules):
        return Reason.TOO_MANY_JOKERS
    return " ".join("*" if name.is_joker else str(name) for name in names)


def _rows(names: Sequence[CardName], rules: RuleSet) -> Iterator[Row]:
    """Every order of the cards that is a run, with every card that a joker may stand for."""
    suits = {face.suit for name in names if (face := name.face or name.stands_for) is not None}
    if len(suits) != 1 or len(names) > 13:
        return
    (suit,) = suits
    seen = set()
    for order in permutations(names):
        for first in range(1, 14):
            faces = [Face.of((first + place - 1) % 13 + 1, suit) for place in range(len(order))]
            bound = [name.face or name.stands_for for name in order]
            fits = all(face is None or face == wanted for face, wanted in zip(bound, faces, strict=True))
            if fits and _may_hold_aces(faces, rules) and (order, first) not in seen:
                seen.add((order, first))
                yield list(zip(order, faces, strict=True))


def _may_hold_aces(faces: Sequence[Face], rules: RuleSet) -> bool:
    for place, face in enumerate(faces):
        if face.rank != 1:
            continue
        is_low, is_high = place == 0, place == len(faces) - 1
        match rules.ace:
            case AcePlace.CORNER:
                continue
            case AcePlace.LOW_OR_HIGH if is_low or is_high:
                continue
            case AcePlace.LOW if is_low:
                continue
            case AcePlace.HIGH if is_high:
                continue
        return False
    return True


def _has_adjacent_jokers(row: Row) -> bool:
    return any(left.is_joker and right.is_joker for (left, _), (right, _) in pairwise(row))


def _has_too_many_jokers(names: Sequence[CardName | Card], rules: RuleSet) -> bool:
    jokers = sum(name.is_joker for name in names)
    return rules.max_jokers_per_meld is not None and jokers > rules.max_jokers_per_meld


def _counts(row: Row, rules: RuleSet) -> list[int]:
    """What each card of a run counts."""
    middle = rules.ace_run_high if rules.ace_run_middle is None else rules.ace_run_middle
    last = len(row) - 1
    return [
        min(face.rank, 10)
        if face.rank != 1
        else rules.ace_run_low
        if place == 0
        else rules.ace_run_high
        if place == last
        else middle
        for place, (_, face) in enumerate(row)
    ]


def _value(row: Row, rules: RuleSet) -> int:
    return sum(_counts(row, rules))


def _top(row: Row, _rules: RuleSet) -> int:
    """How high the cards are: by the lowest of them, so that 2-3-4 comes before a run from the ace."""
    return row[0][1].rank


def _written(row: Row) -> str:
    return " ".join(str(CardName.of(None, face) if name.is_joker else name) for name, face in row)


def read_layoff(meld: Meld, names: Sequence[CardName], rules: RuleSet) -> str | Reason:
    """The meld with the cards added at its ends, or the code with which they are refused."""
    if meld.kind is MeldKind.SET:
        found = _read_set((*meld.names, *names), _naturals((*meld.names, *names)), rules)
        ranks = {face.rank for name in names if (face := name.face or name.stands_for) is not None}
        fits = ranks <= {meld.rank} and found is not Reason.NOT_A_MELD
        return found if fits else Reason.DOES_NOT_FIT
    rows: list[tuple[int, int, Row]] = []
    for order in permutations(names):
        for below in range(len(order) + 1):
            together = (*order[:below], *meld.names, *order[below:])
            for row in _rows_in_order(together, rules):
                counts = _counts(row, rules)
                scored = sum(counts[:below]) + sum(counts[below + len(meld.names) :])
                rows.append((scored, -below, row))
    if not rows:
        return Reason.DOES_NOT_FIT
    rows = [kept for kept in rows if rules.adjacent_jokers or not _has_adjacent_jokers(kept[2])]
    if not rows:
        return Reason.ADJACENT_JOKERS
    if _has_too_many_jokers((*meld.names, *names), rules):
        return Reason.TOO_MANY_JOKERS
    return _written(max(rows, key=lambda scored: scored[:2])[2])


def _naturals(names: Sequence[CardName]) -> list[Face]:
    return [name.face for name in names if name.face is not None]


def _rows_in_order(names: Sequence[CardName], rules: RuleSet) -> Iterator[Row]:
    bound = [name.face or name.stands_for for name in names]
    suits = {face.suit for face in bound if face is not None}
    if len(suits) != 1 or len(names) > 13:
        return
    (suit,) = suits
    for first in range(1, 14):
        faces = [Face.of((first + place - 1) % 13 + 1, suit) for place in range(len(names))]
        if _may_hold_aces(faces, rules) and all(
            face is None or face == wanted for face, wanted in zip(bound, faces, strict=True)
        ):
            yield list(zip(names, faces, strict=True))
