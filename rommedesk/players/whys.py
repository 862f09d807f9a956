"""Reasons that a person is told: what holds of a discard, of a taken card and of the end of a turn.

Each of them is a fact of the view (see `Motive`), not what a level feels about the move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import chain

from rommedesk.engine.cards import JOKER, Card, CardName, copies_of
from rommedesk.engine.hand_counters import COUNTERS, GUARDS, UNITS
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.layoffs import extensions_of, within_reach
from rommedesk.engine.legality import may_lay_off_on, may_take_discards
from rommedesk.engine.rules import DiscardPickup, HandRummy, JokerSwap, StockExhausted
from rommedesk.engine.scoring import hand_points
from rommedesk.engine.state import Round, TableMeld
from rommedesk.engine.templates import names_of
from rommedesk.players.answer import Motive, Why
from rommedesk.players.evaluate import NAME_AT
from rommedesk.players.outs import SLOT_OF, Faces, bits_of, companions, completing, faces_in, unseen_of
from rommedesk.players.trial import Names, plain_name, tools_for

DEAR = 10
"""A card that counts so much is called dear."""
LASTING = 4
"""A stock for so many turns of everybody is long-lived: what lies in the pile is as good as gone."""
FEW = 3
"""An opponent with so few cards makes one hurry."""


class Facts:
    """What can be said about a position, the hand of whose seat to move is known."""

    def __init__(self, position: Round) -> None:
        self._position = position
        self._rules = position.rules
        self._tools = tools_for(position.rules)
        self._unseen = unseen_of(position)
        self._next = NextSeat(position)

    # ---- a discard ---------------------------------------------------------------------------------------

    def of_discard(self, name: CardName) -> Iterator[Why]:
        """What holds of throwing a card now."""
        if name.is_joker:
            return
        counter = SLOT_OF[name]
        gone = self._gone_around(counter)
        if gone:
            yield Why(Motive.GONE, (name, *gone))
        yield from self._next.with_discard(name)
        value = self._tools.values[name]
        if value >= DEAR:
            yield Why(Motive.DEAR, (name,), value)
        yield from self._broken(name)

    def _gone_around(self, counter: int) -> Names:
        """The faces that are gone and keep a card from every meld without a joker; empty if they do not."""
        if self._rules.equal_cards_in_set:
            return ()  # Its own twins may be partners.
        lost = 0
        for pair in companions(self._rules)[counter]:
            missing = self._gone & (1 << pair[0] | 1 << pair[1])
            if not missing:
                return ()
            lost |= missing
        return _names(lost)

    @cached_property
    def _gone(self) -> Faces:
        """The faces of which every copy lies at a meld or too deep in a pile that stays one."""
        lying = [card for melded in self._position.melds for card in melded.meld.cards]
        if self._rules.discard_pickup is not DiscardPickup.STAIRS and self._pile_stays:
            lying += self._position.discard[:-1]
        names = [card.name for card in lying]
        packs = self._rules.packs_for(len(self._position.seats))
        return sum([1 << SLOT_OF[name] for name in {*names} - {JOKER} if names.count(name) >= packs])

    @property
    def _pile_stays(self) -> bool:
        """Whether the pile does not become the stock, or only after some turns of everybody."""
        is_shuffled = self._rules.stock_exhausted is not StockExhausted.PLAY_ON_THEN_END
        return not is_shuffled or len(self._position.stock) >= LASTING * len(self._position.seats)

    def has_partners(self, name: CardName, rest: Sequence[Card]) -> bool:
        """Whether one of these cards is two thirds of a meld with this one; jokers are no partners.

        That the third may be out of reach changes nothing: on the table the two are seen as a pair.
        """
        return bool(faces_in(sum([UNITS[card.name] for card in rest])) & self._near(name))

    def is_unneeded(self, name: CardName) -> bool:
        """Whether the melds are worth as much without a card, and hold all of its partners."""
        hand = self._position.mover.hand
        rest = without(hand, name)
        worth, worth_of_rest = (self._tools.solver.best(*self._tools.read(held))[0] for held in (hand, rest))
        return worth == worth_of_rest and not faces_in(self._left(rest)) & self._near(name)

    def _near(self, name: CardName) -> Faces:
        """The faces that are two thirds of a meld with a card."""
        counter = SLOT_OF[name]
        near = sum([1 << partner for partner in {*chain(*companions(self._rules)[counter])}])
        return near | 1 << counter if self._rules.equal_cards_in_set else near

    def _broken(self, name: CardName) -> Iterator[Why]:
        """What the hand does without when a card goes."""
        counter, rest = SLOT_OF[name], faces_in(self._left(without(self._position.mover.hand, name)))
        if rest >> counter & 1:
            return  # Its twin stays.
        lost = completing(rest | 1 << counter, self._rules) & ~completing(rest, self._rules)
        partners = 0
        for one, other in companions(self._rules)[counter]:
            partners |= (lost >> other & 1) << one | (lost >> one & 1) << other
        count = self._unseen.number_of(lost)
        if count:
            yield Why(Motive.BREAKS, (name, *_names(partners & rest)), count)

    # ---- what stays in the hand --------------------------------------------------------------------------

    def of_end(self, hand: Sequence[Card], scored: int) -> Iterator[Why]:
        """What holds of the hand at the end of a turn that scored so many points and did not go out."""
        rest = faces_in(self._left(hand))
        pairs = [
            (self._unseen.number_of(completing(1 << one | 1 << other, self._rules)), one, other)
            for one in bits_of(rest)
            for other in bits_of(rest & -2 << one)
        ]
        count, one, other = max(pairs, default=(0, 0, 0))
        if count:
            yield Why(Motive.KEEPS_PAIR, (NAME_AT[one], NAME_AT[other]), count)
        if scored > 0:  # A card laid under an ace may make it count less than it scored before.
            yield Why(Motive.SCORES, number=scored)
        points = hand_points(hand, self._rules)
        if points:
            yield Why(Motive.COSTS, number=points)

    def _left(self, hand: Sequence[Card]) -> int:
        """What no meld of the hand holds, as a state."""
        state, choices = self._tools.read(hand)
        chosen = self._tools.solver.best(state, choices)[1]
        return state - sum([template.unit for template in chosen])

    # ---- drawing and taking ------------------------------------------------------------------------------

    def of_draw(self) -> Iterator[Why]:
        """What a card from the stock may do."""
        wanted = completing(faces_in(self._left(self._position.mover.hand)), self._rules)
        faces = sum([1 << face for face in bits_of(wanted) if self._unseen.counts[face]])
        if faces:
            yield Why(Motive.WAITS_FOR, _names(faces), self._unseen.number_of(faces))

    def mates(self, card: Card, hand: Sequence[Card]) -> Names:
        """The other cards of the meld that a card is in when the hand is melded best; empty without."""
        for template in self._tools.solver.best(*self._tools.read(hand))[1]:
            names = [*names_of(template)]
            plain = [*map(plain_name, names)]
            if card.name in plain:
                del names[plain.index(card.name)]
                return tuple(names)
        return ()

    # ---- the others --------------------------------------------------------------------------------------

    def of_haste(self) -> Iterator[Why]:
        """Whether the round may soon be over."""
        seats = enumerate(self._position.seats, 1)
        fewest = min(len(seat.hand) for number, seat in seats if number != self._position.to_move)
        if fewest <= FEW:
            yield Why(Motive.HURRY, number=fewest)

    def of_waiting(self) -> Iterator[Why]:
        """What speaks for putting down nothing yet."""
        has_shown = self._position.mover.has_put_down or self._position.turn.has_put_down
        if self._rules.hand_rummy is not HandRummy.NONE and not has_shown:
            yield Why(Motive.DOUBLE)


class NextSeat:
    """What the seat after the one to move can do with a discard of now."""

    def __init__(self, position: Round) -> None:
        self._position = position
        self._rules = position.rules
        self._number = position.next_seat(position.to_move)
        self._seat = position.seat(self._number)
        self._counts = unseen_of(position).counts

    def with_discard(self, name: CardName) -> Iterator[Why]:
        """What is certain about a natural card."""
        seat = self._seat
        if not may_take_discards(self._rules, opened=seat.opened):
            yield Why(Motive.CANNOT_TAKE, (name,))
            return
        pairs = companions(self._rules)[SLOT_OF[name]]
        known = next((pair for pair in pairs if self._known >> pair[0] & self._known >> pair[1] & 1), None)
        if known is not None:
            yield Why(Motive.DANGER, (name, *(NAME_AT[face] for face in known)))
        if seat.opened and seat.turns + 1 >= self._rules.first_meld_turn:
            if frees := self._meld_where(self._frees, name):
                yield Why(Motive.FREES_JOKER, (name,), frees)
            if fits := self._meld_where(self._fits, name):
                yield Why(Motive.FITS_TABLE, (name,), fits)
        if self._is_safe(name):
            yield Why(Motive.SAFE_DISCARD, (name,))

    @cached_property
    def _known(self) -> Faces:
        """What it is known to hold."""
        return sum({1 << SLOT_OF[card.name] for card in self._seat.hand if card and not card.is_joker})

    @cached_property
    def _possible(self) -> Faces:
        """What it may hold."""
        if all(self._seat.hand):
            return self._known
        return self._known | sum([1 << face for face, count in enumerate(self._counts) if count])

    def _is_safe(self, name: CardName) -> bool:
        """Whether it can neither meld the card without a joker, nor lay it off, nor swap it."""
        if self._rules.equal_cards_in_set:
            return False  # There are more melds than are looked at here.
        may = self._possible
        if any(may >> one & may >> other & 1 for one, other in companions(self._rules)[SLOT_OF[name]]):
            return False
        hand = GUARDS + sum([UNITS[NAME_AT[face]] for face in bits_of(may | 1 << SLOT_OF[name])])
        melds = [lying.meld for lying in self._position.melds if self._may_lay_off(lying)]
        if within_reach(melds, hand, 0, self._rules) & COUNTERS[SLOT_OF[name]]:
            return False
        return not self._meld_where(self._frees, name)

    def _may_lay_off(self, lying: TableMeld) -> bool:
        return may_lay_off_on(lying.owner, self._number, self._rules)

    def _fits(self, lying: TableMeld, name: CardName) -> bool:
        return self._may_lay_off(lying) and bool(extensions_of(lying.meld, GUARDS | UNITS[name], self._rules))

    def _frees(self, lying: TableMeld, name: CardName) -> bool:
        """Whether the card frees the joker of a meld, with another one if need be."""
        if self._rules.joker_swap is JokerSwap.NEVER:
            return False
        return any(name.face in faces for faces in swap_choices(lying.meld, self._rules))

    def _meld_where(self, holds: Callable[[TableMeld, CardName], bool], name: CardName) -> int:
        """The number of the first meld of which something holds; 0 for none."""
        numbered = enumerate(self._position.melds, 1)
        return next((number for number, lying in numbered if holds(lying, name)), 0)


def without(hand: Sequence[Card], name: CardName) -> tuple[Card, ...]:
    """The cards of a hand without one of that name, which it holds."""
    gone = copies_of(name, hand)[0]
    return tuple([card for card in hand if card != gone])


def _names(faces: Faces) -> Names:
    return tuple([NAME_AT[counter] for counter in bits_of(faces)])
