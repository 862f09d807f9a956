"""Whether the seat to move can go out now, and how: exact (rulebook 5, *Going out*).

Every card of the hand has to find its place: in a new meld, at a meld on the table, in place of a joker
there (whose joker then needs a place), or as the final discard.  The search takes the lowest face left and
tries all its places; since nothing may be left over, it mostly ends soon.

Who has yet to reach the opening minimum begins with melds that reach it, of what the hand holds then; only
after that a joker can be swapped and cards be laid off, on these melds too.  (Q-K-A counts 30 and opens where
Q-K-A-2 counts 27 round the corner: one after the other is not the same as all at once.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from rommedesk.engine.cards import JOKER, UNKNOWN, Card, CardName, Face
from rommedesk.engine.choices import Choices
from rommedesk.engine.hand_counters import (
    COUNTERS,
    GUARDS,
    NATURALS,
    UNITS,
    face_at,
    held_in,
    jokers_of,
    lowest_counter,
)
from rommedesk.engine.joker_swaps import is_locked, missing_faces, swap, swap_choices
from rommedesk.engine.layoffs import Extension, extensions_of, within_reach
from rommedesk.engine.legality import may_go_out_below, may_lay_off_on
from rommedesk.engine.meld_extending import extend
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker
from rommedesk.engine.opening import every_meld
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.rules import DiscardPickup, FinalDiscard, JokerSwap, LayoffFrom, SetSwap
from rommedesk.engine.solver import Goal, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.swift import swiftly_made
from rommedesk.engine.templates import Template, names_of


def way_out(state: Round) -> tuple[Move, ...] | None:
    """The moves by which the seat to move goes out in this turn; `None` if it cannot.

    Asked in the play phase, of a state in which the hand of that seat is known (a view's position will do).
    Melds alone are preferred to a way with lay-offs, and that to one with swaps.
    """
    if state.phase is not Phase.PLAY or UNKNOWN in state.mover.hand:
        return None
    return _WayOut(state).find()


@swiftly_made
@dataclass(frozen=True, slots=True)
class _Table:
    """The table and the hand after some moves of a way out."""

    moves: tuple[Move, ...]
    melds: tuple[Meld, ...]
    owners: tuple[int, ...]
    hand: tuple[Card, ...]


class _WayOut:
    """The search in one position."""

    def __init__(self, state: Round) -> None:
        self._state = state
        self._rules = state.rules
        self._seat = state.to_move
        # Any goal knows the same melds, but of an opened seat whoever plans its turn has asked for this one.
        goal = Goal.FEWEST_LEFT if state.mover.opened else Goal.MOST_OPENING
        self._solver = solver_for(state.rules, goal)

    def find(self) -> tuple[Move, ...] | None:
        """The moves of a way out."""
        state, rules = self._state, self._rules
        now = _Table(
            (),
            tuple([lying.meld for lying in state.melds]),
            tuple([lying.owner for lying in state.melds]),
            state.mover.hand,
        )
        if state.mover.turns < rules.first_meld_turn:
            return self._discard_alone(now)
        is_opened = state.mover.opened
        found = self._cover(now, lays_off=False) if is_opened or may_go_out_below(state) else None
        if found is None and is_opened:
            return self._cover_at_table(now)
        if found is None and self._first_cover(now) is not None:
            # There is a way without the minimum, and with it there can only be fewer.
            ways = map(self._first_cover, self._openings(now))
            found = next((way for way in ways if way is not None), None)
        return found

    def _discard_alone(self, now: _Table) -> tuple[Move, ...] | None:
        names = self._may_be_discarded(now)
        if len(now.hand) != 1 or not names or 1 not in self._numbers_of_discards():
            return None
        return (Discard(self._seat, now.hand[0].name),)

    def _numbers_of_discards(self) -> tuple[int, ...]:
        match self._rules.final_discard:
            case FinalDiscard.REQUIRED:
                return (1,)
            case FinalDiscard.FORBIDDEN:
                return (0,)
            case FinalDiscard.OPTIONAL:
                return (0, 1)
        assert_never(self._rules.final_discard)

    def _may_be_discarded(self, table: _Table) -> frozenset[CardName]:
        """What may be discarded when nothing else is left (rulebook 5.3 and *Twins*).

        Of equal cards those that are bound to be used are put on the table first.
        """
        rules, turn, hand = self._rules, self._state.turn, self._state.mover.hand
        found = {card.name for card in table.hand}
        taken, bound = turn.taken, {*turn.swapped}
        keeps_taken = rules.discard_pickup is DiscardPickup.MUST_USE or not rules.return_taken_card
        if taken is not None and taken in hand and keeps_taken:
            if taken.is_joker:
                bound.add(taken)
            elif sum(taken.name.matches(card) for card in hand) == 1:
                found.discard(taken.name)
        free = sum(card.is_joker for card in hand) - len(bound)
        if self._free_jokers_after(table.moves, free, len(bound)) <= 0:
            found.discard(JOKER)
        return frozenset(found)

    def _free_jokers_after(self, moves: Iterable[Move], free: int, bound: int) -> int:
        """How many jokers of the hand need not lie; an own joker that was laid and swapped back has to."""
        for move in moves:
            if isinstance(move, LayMeld | LayOff):
                laid = sum(name.is_joker for name in move.cards)
                free -= max(0, laid - bound)
                bound = max(0, bound - laid)
            elif self._rules.joker_swap is JokerSwap.REUSE:
                bound += 1
            else:
                free += 1
        return free

    # ---- what comes before the last cards ----------------------------------------------------------------

    def _first_cover(self, start: _Table) -> tuple[Move, ...] | None:
        """A way out from here: by melds alone if there is one, else with lay-offs, else with swaps too."""
        found = self._cover(start, lays_off=False)
        return self._cover_at_table(start) if found is None else found

    def _cover_at_table(self, start: _Table) -> tuple[Move, ...] | None:
        """A way out from here with lay-offs, or else with swaps too."""
        if self._rules.layoff_from is LayoffFrom.NEXT_TURN and not self._state.turn.was_opened:
            return None
        found = self._cover(start, lays_off=True)
        if found is None and self._rules.joker_swap is not JokerSwap.NEVER:
            ways = (self._cover(table, lays_off=True) for table in self._swapped(start, 0))
            found = next((way for way in ways if way is not None), None)
        return found

    def _openings(self, now: _Table) -> Iterator[_Table]:
        """The table after melds that reach the opening minimum: each time no more of them than it takes."""
        rules, turn = self._rules, self._state.turn
        if rules.opening_single_meld:
            groups: Iterable[tuple[Template, ...]] = (
                (template,)
                for template in every_meld(now.hand, rules)
                if template.opening >= rules.opening_points
            )
        else:
            state, choices = self._solver.read(now.hand)
            groups = _groups_counting(state, choices, rules.opening_points - turn.points)
        for group in groups:
            laid = self._solver.dress(now.hand, group)
            yield _Table(
                tuple([LayMeld(self._seat, meld.names) for meld in laid.melds]),
                (*now.melds, *laid.melds),
                (*now.owners, *(self._seat,) * len(laid.melds)),
                laid.left,
            )

    def _swapped(self, table: _Table, first: int) -> Iterator[_Table]:
        """The table after every group of swaps on the melds from number `first` on."""
        for index in range(first, len(table.melds)):
            for before in (table, *self._filled_up(table, index)):
                for faces in swap_choices(before.melds[index], self._rules):
                    given = _cards_of(before.hand, faces)
                    if given is not None:
                        made = swap(before.melds[index], given, self._rules)
                        assert not isinstance(made, Refusal)
                        meld, joker = made
                        move = SwapJoker(self._seat, tuple([card.name for card in given]), index + 1)
                        after = self._changed(before, index, meld, given, move, (joker,))
                        yield after
                        yield from self._swapped(after, index)

    def _filled_up(self, table: _Table, index: int) -> Iterator[_Table]:
        """Under *full-set-only* a card laid off may complete the set and free its joker."""
        meld = table.melds[index]
        if (
            self._rules.joker_swap_in_set is SetSwap.FULL_SET_ONLY
            and is_locked(meld, self._rules)
            and self._may_lay_off_on(table, index)
        ):
            for face in missing_faces(meld):
                given = _cards_of(table.hand, (face,))
                fuller = None if given is None else extend(meld, given, self._rules)
                if given is not None and isinstance(fuller, Meld):
                    move = LayOff(self._seat, (CardName.of(face),), index + 1)
                    yield self._changed(table, index, fuller, given, move)

    @staticmethod
    def _changed(
        table: _Table, index: int, meld: Meld, given: Sequence[Card], move: Move, freed: tuple[Card, ...] = ()
    ) -> _Table:
        return _Table(
            (*table.moves, move),
            (*table.melds[:index], meld, *table.melds[index + 1 :]),
            table.owners,
            (*(card for card in table.hand if card not in given), *freed),
        )

    def _may_lay_off_on(self, table: _Table, index: int) -> bool:
        return may_lay_off_on(table.owners[index], self._seat, self._rules)

    # ---- the last cards ----------------------------------------------------------------------------------

    def _cover(self, table: _Table, *, lays_off: bool) -> tuple[Move, ...] | None:
        """The moves by which all cards of the hand find a place on this table."""
        if not table.hand:
            return table.moves if 0 in self._numbers_of_discards() else None
        state, choices = self._solver.read(table.hand)
        targets = [
            index for index in range(len(table.melds)) if lays_off and self._may_lay_off_on(table, index)
        ]
        reach = within_reach([table.melds[index] for index in targets], state, jokers_of(state), self._rules)
        placed = choices.useful[-1] | reach
        homeless = sum([held for _, held in held_in(state & ~placed & NATURALS)])
        numbers = [number for number in self._numbers_of_discards() if number >= homeless]
        if not numbers:
            return None
        extensions = {index: extensions_of(table.melds[index], state, self._rules) for index in targets}
        search = _Cover(choices, extensions, self._may_be_discarded(table))
        for discards in numbers:
            covered = search.search(state, 0, discards)
            if covered is not None:
                seat = self._seat
                return (
                    *table.moves,
                    *(LayMeld(seat, names_of(template)) for template in covered.melds),
                    *(LayOff(seat, extension.names, index + 1) for index, extension in covered.layoffs),
                    *(Discard(seat, name) for name in covered.discards),
                )
        return None


def _cards_of(hand: Sequence[Card], faces: Sequence[Face]) -> list[Card] | None:
    """A card of the hand for each face."""
    found = [next((card for card in hand if card.face == face), None) for face in faces]
    cards = [card for card in found if card is not None]
    return cards if len(cards) == len(faces) else None


def _groups_counting(state: int, choices: Choices, missing: int) -> Iterator[tuple[Template, ...]]:
    """Groups of melds that count so much towards the minimum, none of them with one meld more than needed."""
    state &= choices.useful[jokers_of(state)]
    if missing <= 0:
        yield ()
    if missing <= 0 or not state & NATURALS:
        return
    lowest = lowest_counter(state)
    for _, unit, template in choices.by_lowest.get(lowest, ()):
        rest = state - unit
        if rest & GUARDS == GUARDS:
            for more in _groups_counting(rest, choices, missing - template.opening):
                yield (template, *more)
    yield from _groups_counting(state & ~COUNTERS[lowest], choices, missing)


@dataclass(frozen=True, slots=True)
class _Covered:
    """A place for every card, found from the last one on."""

    melds: tuple[Template, ...] = ()
    layoffs: tuple[tuple[int, Extension], ...] = ()
    discards: tuple[CardName, ...] = ()


class _Cover:
    """Finds a place for every card of a hand in new melds, on melds of the table, among the discards."""

    def __init__(
        self,
        choices: Choices,
        extensions: dict[int, tuple[Extension, ...]],
        may_be_discarded: frozenset[CardName],
    ) -> None:
        self._choices = choices
        self._may_be_discarded = may_be_discarded
        self._hopeless: set[tuple[int, int, int]] = set()
        self._by_lowest: dict[int, list[tuple[int, Extension]]] = {}
        self._jokers_alone: list[tuple[int, Extension]] = []
        for index, group in extensions.items():
            for extension in group:
                if extension.unit & NATURALS:
                    row = self._by_lowest.setdefault(lowest_counter(extension.unit), [])
                    row.append((index, extension))
                else:
                    self._jokers_alone.append((index, extension))

    def search(self, rest: int, used: int, discards: int) -> _Covered | None:
        """A cover of the rest; bit i of `used` says that something was laid off on meld i already."""
        if not rest & NATURALS:
            return self._place_jokers(jokers_of(rest), used, discards)
        key = (rest, used, discards)
        if key in self._hopeless:
            return None
        found = self._place_lowest(rest, used, discards)
        if found is None:
            self._hopeless.add(key)
        return found

    def _place_lowest(self, rest: int, used: int, discards: int) -> _Covered | None:
        lowest = lowest_counter(rest)
        for _, unit, template in self._choices.by_lowest.get(lowest, ()):
            after = rest - unit
            if after & GUARDS == GUARDS:
                found = self.search(after, used, discards)
                if found is not None:
                    return replace(found, melds=(template, *found.melds))
        for index, extension in self._by_lowest.get(lowest, ()):
            after = rest - extension.unit
            if not used >> index & 1 and after & GUARDS == GUARDS:
                found = self.search(after, used | 1 << index, discards)
                if found is not None:
                    return replace(found, layoffs=((index, extension), *found.layoffs))
        name = CardName.of(face_at(lowest))
        if discards and name in self._may_be_discarded:
            found = self.search(rest - UNITS[name], used, discards - 1)
            if found is not None:
                return replace(found, discards=(name, *found.discards))
        return None

    def _place_jokers(self, jokers: int, used: int, discards: int) -> _Covered | None:
        """A place for the last cards, which are jokers."""
        if discards:
            if not jokers or JOKER not in self._may_be_discarded:
                return None
            found = self._place_jokers(jokers - 1, used, discards - 1)
            return None if found is None else replace(found, discards=(JOKER, *found.discards))
        if not jokers:
            return _Covered()
        for index, extension in self._jokers_alone:
            if not used >> index & 1 and extension.jokers <= jokers:
                found = self._place_jokers(jokers - extension.jokers, used | 1 << index, 0)
                if found is not None:
                    return replace(found, layoffs=((index, extension), *found.layoffs))
        return None
