"""The level "random": any sensible move, each as likely as the other.

Sensible is what a beginner would see: to draw, to take the discard (from the stairs also some more), melds
that the hand holds, cards that fit at an end of a meld on the table, jokers that can be swapped, discards
other than jokers.  An unopened player sees only melds by which it reaches the minimum.  Which of them the
rules allow is asked of `check`.  A turn that comes to a dead end is taken back step by step until it can be
ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from rommedesk.engine.cards import JOKER, Card, CardName, Face, Suit, different_names
from rommedesk.engine.events import Undone
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import can_draw, check, may_lay_off_on
from rommedesk.engine.melds import LARGEST_SET, LONGEST_RUN, SHORTEST_MELD, Meld, MeldKind
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.rules import DiscardPickup, JokerSwap, RuleSet
from rommedesk.engine.solver import Goal, solver_for
from rommedesk.engine.state import Phase, Round, TableMeld
from rommedesk.engine.templates import Template, names_of
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.chance import Lot

_MELDS_REMEMBERED = 4096

_BY_CHANCE = (Why(Motive.CHANCE),)
_DEAD_END = (Why(Motive.TAKES_BACK),)


Option = Move | CardName | Template | tuple[CardName, int]
"""A move, a card to throw away, a new meld, or a card to lay off on the meld of that number.

Moves that are not drawn need not be built."""


def decide_random(view: PlayerView, seed: int) -> Answer:
    """A random move for the seat of the view, whose turn it is; the same seed gives the same move."""
    position, lot = view.position, Lot(seed)
    eye = _eye_for(position.rules)
    # What was taken back led nowhere: the turn is ended without another try.
    is_dead_end = isinstance(view.history[-1], Undone)
    if position.phase is Phase.DRAW:
        options = eye.drawing(position, lot, is_dead_end)
    else:
        mover = position.mover
        held = different_names(mover.hand)
        # A joker is thrown away only if there is nothing else.
        options = [*held[:-1]] if held[-1] == JOKER and len(held) > 1 else [*held]
        if not is_dead_end and mover.turns >= position.rules.first_meld_turn:
            options += eye.melds(mover.hand, position)
            if mover.opened:
                options += eye.additions(held, position)
    while options:
        move = _move(lot.take(options), position.to_move)
        if check(position, move) is None:
            return Answer(move, _BY_CHANCE)
    return Answer(Undo(position.to_move), _DEAD_END)


def _move(option: Option, seat: int) -> Move:
    match option:
        case CardName():
            return Discard(seat, option)
        case Template():
            return LayMeld(seat, names_of(option))
        case (name, number):
            return LayOff(seat, (name,), number)
        case _:
            return option


@lru_cache(maxsize=16)
def _eye_for(rules: RuleSet) -> _Eye:
    return _Eye(rules)


class _Eye:
    """Sees what is sensible under one rule set, and remembers what it saw of melds."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._solver = solver_for(rules, Goal.MOST_OPENING)
        self._known: dict[tuple[Sequence[Card], Sequence[Face | None]], _Places] = {}
        self._tables: dict[int, _Table] = {}
        """By seat what it saw of the table last, for melds seldom change."""

    def drawing(self, position: Round, lot: Lot, is_dead_end: bool) -> list[Option]:
        """To draw, to take the discard, and of the stairs a depth by lot."""
        seat, there = position.to_move, len(position.discard)
        options: list[Option] = [Draw(seat) if can_draw(position) else Pass(seat)]
        if there and not is_dead_end:
            pickup = self._rules.discard_pickup
            if pickup is not DiscardPickup.MUST_USE or self._is_of_use(position.discard[-1], position):
                options.append(TakeDiscards(seat))
            if pickup is DiscardPickup.STAIRS and there > 1:
                options.append(TakeDiscards(seat, 2 + lot.below(there - 1)))
        return options

    def _is_of_use(self, card: Card, position: Round) -> bool:
        """Whether the card may come to lie on the table in this turn."""
        mover = position.mover
        if mover.opened and any(card.name in places.ends for places in self._table(position).places):
            return True
        if not card.is_joker:
            near = _partners(card.name)
            if sum([held.name in near for held in mover.hand]) < SHORTEST_MELD - 1:
                return False
        melds = self.melds((*mover.hand, card), position)
        return any((card.is_joker and meld.jokers) or card.face in meld.naturals for meld in melds)

    def melds(self, hand: Sequence[Card], position: Round) -> Sequence[Template]:
        """The melds that the hand holds; of an unopened player those by which it reaches the minimum."""
        rules = self._rules
        state, choices = self._solver.read(hand)
        melds = [template for row in choices.by_lowest.values() for _, _, template in row]
        if position.mover.opened or not melds:
            return melds
        missing = rules.opening_points - (0 if rules.opening_single_meld else position.turn.points)
        if rules.opening_single_meld or any(template.opening >= missing for template in melds):
            return [template for template in melds if template.opening >= missing]
        # Two melds of a partition hardly ever have the same lowest card.
        most = sum([max([template.opening for _, _, template in row]) for row in choices.by_lowest.values()])
        if most < missing:
            return []
        _, together = self._solver.best(state, choices)
        return together if sum([template.opening for template in together]) >= missing else []

    def additions(self, held: Sequence[CardName], position: Round) -> list[Option]:
        """Single cards that may be laid off, and cards for which a joker may be swapped."""
        seat, table = position.to_move, self._table(position)
        wanted = table.wanted
        useful = [name for name in held if name in wanted]
        if not useful:
            return []
        options: list[Option] = []
        for number, (lying, places) in enumerate(zip(table.melds, table.places, strict=True), 1):
            for name in useful:
                if name in places.ends and may_lay_off_on(lying.owner, seat, self._rules):
                    options.append((name, number))
            for swap in places.swaps:
                if all(name in useful for name in swap):
                    options.append(SwapJoker(seat, swap, number))
        return options

    def _table(self, position: Round) -> _Table:
        known = self._tables.get(position.to_move)
        if known is not None and known.melds is position.melds:
            return known
        places = tuple([self._places(lying.meld) for lying in position.melds])
        wanted = frozenset([name for each in places for group in (each.ends, *each.swaps) for name in group])
        found = self._tables[position.to_move] = _Table(position.melds, places, wanted)
        return found

    def _places(self, meld: Meld) -> _Places:
        key = meld.cards, meld.faces
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MELDS_REMEMBERED:
                self._known.clear()
            found = self._known[key] = _Places(_ends(meld), self._swaps(meld))
        return found

    def _swaps(self, meld: Meld) -> tuple[tuple[CardName, ...], ...]:
        if self._rules.joker_swap is JokerSwap.NEVER:
            return ()
        return tuple(tuple(map(CardName.of, faces)) for faces in swap_choices(meld, self._rules))


@dataclass(frozen=True, slots=True)
class _Places:
    """Where cards may find a place at a meld on the table."""

    ends: frozenset[CardName]
    """The cards that may be laid off on it alone, whatever the rules say about aces and jokers."""
    swaps: tuple[tuple[CardName, ...], ...]
    """The groups of cards that free a joker of it."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The melds on the table with their places."""

    melds: Sequence[TableMeld]
    places: Sequence[_Places]
    wanted: frozenset[CardName]
    """All cards that may find a place."""


@cache
def _partners(name: CardName) -> frozenset[CardName]:
    """The cards that may lie in one meld of three with a natural card, round the corner too."""
    assert name.face is not None
    rank, suit = name.face.rank, name.face.suit
    of_rank = [Face.of(rank, other) for other in Suit]
    of_suit = [Face.of((rank + step - 1) % LONGEST_RUN + 1, suit) for step in (-2, -1, 1, 2)]
    return frozenset([*map(CardName.of, of_rank + of_suit), JOKER])


def _ends(meld: Meld) -> frozenset[CardName]:
    if len(meld.cards) == (LARGEST_SET if meld.kind is MeldKind.SET else LONGEST_RUN):
        return frozenset()
    if meld.kind is MeldKind.SET:
        faces = [Face.of(meld.rank, suit) for suit in Suit]
    else:
        below, above = meld.rank - 2, meld.rank - 1 + len(meld.cards)
        faces = [Face.of(place % LONGEST_RUN + 1, meld.suit) for place in (below, above)]
    return frozenset([*map(CardName.of, faces), JOKER])
