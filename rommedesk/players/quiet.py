"""Quiet turns of an imagined round, played quickly: one card comes into the hand, another is thrown away.

Most turns of the level *hard* are quiet: nothing is put down, swapped or ended.  They need no events, and
what is known of a hand can be kept from turn to turn.  Whatever is more than that, or might be, is left to
`apply` and the planner; so no rule of melds, openings, lay-offs or ends is written a second time.  Tests play
the same turns through `apply` and compare.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import chain

from rommedesk.engine.cards import UNKNOWN, Card
from rommedesk.engine.hand_counters import JOKERS, NATURALS, SLOTS, UNITS, held_in, jokers_of, lowest_counter
from rommedesk.engine.legality import may_take_discards
from rommedesk.engine.melds import SHORTEST_MELD
from rommedesk.engine.rules import DiscardPickup, JokerSwap
from rommedesk.engine.scoring import opening_total
from rommedesk.engine.state import Phase, Round, Seat, Turn
from rommedesk.engine.templates import Template
from rommedesk.players.danger import Neighbour, chance_to_end
from rommedesk.players.evaluate import fitting_counters, number_of_naturals, partners, presence, swap_counters
from rommedesk.players.keeping import at_stake, fitting_exactly, kept_for, worth_of_hiding
from rommedesk.players.outs import FACES, SLOT_OF, Unseen
from rommedesk.players.trial import LARGE_HAND, tools_for
from rommedesk.players.weights import rollout_weights

MOST_HOMELESS = 1
"""With more cards in no meld and without a place on the table a way out is hardly ever found."""
FEWEST = 3
"""With fewer cards no turn is quiet."""


class Grip:
    """What is known of a hand: the melds it holds, and the rest."""

    __slots__ = ("chosen", "left", "units")

    def __init__(self, units: int, chosen: list[Template], left: int) -> None:
        """`units` are all its cards, `left` those in no meld, both as states (see `hand_counters.py`)."""
        self.units, self.chosen, self.left = units, chosen, left


class QuietTable:
    """A round between two turns, as long as its turns are quiet."""

    def __init__(
        self, state: Round, public: set[Card], grips: dict[int, Grip], held_back: Container[int] = ()
    ) -> None:
        """`public` are the cards in hands that all know; `grips` is kept by seat and may be used again.

        The seats in `held_back` throw away what they draw.
        """
        rules = state.rules
        self._base = state
        self._rules, self._tools = rules, tools_for(rules)
        self._weights = rollout_weights(rules)
        self.public = public
        self._grips = grips
        self._held_back = held_back
        self.hands = [list(seat.hand) for seat in state.seats]
        self._units = [sum([UNITS[card.name] for card in hand]) for hand in self.hands]
        self._turns = [seat.turns for seat in state.seats]
        self.stock = [*reversed(state.stock)]
        self.discard = list(state.discard)
        self.to_move = state.to_move
        self._idle = state.idle_turns
        self._has_run_out = state.has_stock_run_out
        self._shown = _counted(
            chain(self.discard, *[lying.meld.cards for lying in state.melds], _in_hands(state, public))
        )
        self._swaps = 0
        if rules.joker_swap is not JokerSwap.NEVER:
            for lying in state.melds:
                self._swaps |= swap_counters(lying.meld)

    def state(self) -> Round:
        """The round as it is now, at the beginning of a turn."""
        base = self._base
        seats = tuple(
            [
                Seat(tuple(hand), seat.opened, seat.has_put_down, turns, seat.score)
                for hand, seat, turns in zip(self.hands, base.seats, self._turns, strict=True)
            ]
        )
        return Round(
            base.rules,
            base.turn_order,
            seats,
            self.to_move,
            Phase.DRAW,
            tuple(self.stock[::-1]),
            tuple(self.discard),
            base.melds,
            Turn(was_opened=seats[self.to_move - 1].opened),
            self._idle,
            self._has_run_out,
        )

    def play_turn(self) -> bool:
        """Play the turn of the seat to move if it is a quiet one; else nothing is changed."""
        index = self.to_move - 1
        hand = self.hands[index]
        if not self.stock or not FEWEST <= len(hand) < LARGE_HAND:
            return False
        if self.to_move in self._held_back:
            if self._would_be_dead(takes=False):
                return False
            card = self.stock[-1]
            before = self._grip(index)
            units = UNITS[card.name]
            with_card = Grip(before.units + units, before.chosen, before.left + units)
            self._make(index, with_card, card, card, takes=False)
            return True
        takes = self._takes(index)
        if takes is None:
            return False
        card = self.discard[-1] if takes else self.stock[-1]
        grip = self._grip_with(index, card, is_new=takes)
        thrown = self._thrown(index, grip, card if takes else None)
        if thrown is None or self._would_be_dead(takes=takes):
            return False
        self._make(index, grip, card, thrown, takes=takes)
        return True

    # ---- drawing -----------------------------------------------------------------------------------------

    def _takes(self, index: int) -> bool | None:
        """Whether the seat takes the top discard; `None` if that needs more thought."""
        if not self.discard:
            return False
        side, pickup = self._base.seats[index], self._rules.discard_pickup
        if not may_take_discards(self._rules, opened=side.opened):
            return False
        top, held = self.discard[-1], self._units[index]
        if pickup is DiscardPickup.STAIRS or top.is_joker:
            return None
        unit = UNITS[top.name]
        if side.opened and self._base.melds:
            fits = fitting_counters(self._base_for(index), held + unit, jokers_of(held))
            if fits & unit * 7:
                return None
        if not self._may_gain(top, self._grip(index)):
            return False
        if pickup is DiscardPickup.MUST_USE:
            # Before the opening it is taken only to go out.
            is_far = number_of_naturals(self._grip(index).left) > MOST_HOMELESS + 1
            return False if is_far and not side.opened else None
        return self._is_melded(index, top)

    def _is_melded(self, index: int, top: Card) -> bool:
        """Whether the hand melds the card, and not only instead of another one."""
        before, after = self._grip(index), self._solved([*self.hands[index], top], 0)
        tools, unit = self._tools, UNITS[top.name] * 7
        if not any(template.unit & unit for template in after.chosen):
            return False
        return tools.freed(after.chosen) - tools.freed(before.chosen) >= tools.values[top.name]

    def _may_gain(self, card: Card, grip: Grip) -> bool:
        """Whether the hand may meld the card and be better for it, as far as a quick look tells."""
        if card.is_joker:
            return True
        near = partners(self._rules.ace)[lowest_counter(UNITS[card.name])]
        loose = (presence(grip.left & NATURALS) & near).bit_count()
        if loose >= 2 or (loose and grip.units & JOKERS):
            return True
        for template in grip.chosen:
            there = (presence(template.unit & NATURALS) & near).bit_count()
            if there + template.jokers >= 2 or (loose and there and template.size > SHORTEST_MELD):
                return True
        return False

    def _base_for(self, index: int) -> Round:
        """The table as it concerns a seat."""
        base = self._base
        if base.to_move == index + 1:
            return base
        return Round(
            base.rules, base.turn_order, base.seats, index + 1, Phase.DRAW, (), base.discard, base.melds
        )

    # ---- what the hand holds -----------------------------------------------------------------------------

    def _grip(self, index: int) -> Grip:
        known = self._grips.get(index)
        if known is not None and known.units == self._units[index]:
            return known
        found = self._grips[index] = self._solved(self.hands[index], self._units[index])
        return found

    def _grip_with(self, index: int, card: Card, *, is_new: bool) -> Grip:
        """What the hand holds with one more card."""
        units, before = self._units[index], self._grip(index)
        if not is_new and not self._may_gain(card, before):
            return Grip(units + UNITS[card.name], before.chosen, before.left + UNITS[card.name])
        return self._solved([*self.hands[index], card], units + UNITS[card.name])

    def _solved(self, hand: Sequence[Card], units: int) -> Grip:
        tools = self._tools
        state, choices = tools.solver.read(hand)
        chosen = tools.solver.best(state, choices)[1]
        return Grip(units, chosen, state - sum([template.unit for template in chosen]))

    # ---- the discard -------------------------------------------------------------------------------------

    def _thrown(self, index: int, grip: Grip, taken: Card | None) -> Card | None:
        """What the seat throws away; `None` if it may put something down or go out, or has nothing."""
        rules, tools, base = self._rules, self._tools, self._base
        number, side = index + 1, base.seats[index]
        chosen, left = grip.chosen, grip.left
        if side.opened and grip.units & self._swaps:
            return None
        fits = 0
        if self._turns[index] >= rules.first_meld_turn:
            reached = opening_total([template.opening for template in chosen], rules)
            may_lay = side.opened or (bool(chosen) and reached >= rules.opening_points)
            if may_lay and base.melds:
                fits = fitting_exactly(base.melds, number, rules, left)
            if number_of_naturals(left & ~fits) <= MOST_HOMELESS:
                return None
            risk = self._risk(index)
            if may_lay and (chosen or fits):
                worth = worth_of_hiding(tools, rules, has_put_down=side.has_put_down)
                if risk * at_stake(tools, chosen, left & fits) > worth:
                    return None
        else:
            risk = self._risk(index)
        name = self._cheapest(index, left & ~fits, grip.units, risk)
        if name is None or (taken is not None and name == taken.name):
            return None
        drawn = self.stock[-1]
        return next((card for card in self.hands[index] if card.name == name), drawn)

    def _risk(self, index: int) -> float:
        """The chance that another seat goes out before the next turn of this one."""
        nobody, last = 1.0, self._rules.final_discard
        for other, side in enumerate(self._base.seats):
            if other != index:
                nobody *= 1 - chance_to_end(len(self.hands[other]), last, opened=side.opened)
        return 1 - nobody

    def _cheapest(self, index: int, left: int, units: int, risk: float) -> int | None:
        """The name of the card that is missed least."""
        if not left & NATURALS:
            return None
        unseen = self._unseen(index, units)
        found = kept_for(left, unseen, self._rules, self._tools.values, risk, self._weights)
        found.sort()
        neighbour = self._neighbour(index, unseen)
        others = len(self.hands) - 1
        best, name = float("inf"), None
        for kept, candidate, _, counter in found:
            if kept >= best:
                break
            cost = kept + self._weights.harm * neighbour.harm(counter) / others
            if cost < best:
                best, name = cost, candidate
        return name

    def _unseen(self, index: int, units: int) -> Unseen:
        """The cards that the seat has not seen."""
        rules, seats = self._rules, len(self.hands)
        packs = rules.packs_for(seats)
        counts = [packs - shown for shown in self._shown[:FACES]]
        for counter, held in held_in(units & NATURALS):
            counts[counter] -= held
        jokers = rules.jokers_for(seats) - self._shown[FACES] - jokers_of(units)
        for card in self.public.intersection(self.hands[index]):
            # Everybody knows these, so that they were counted twice.
            if card.is_joker:
                jokers += 1
            else:
                counts[SLOT_OF[card.name]] += 1
        return Unseen(tuple(counts), max(1, sum(counts) + jokers))

    def _neighbour(self, index: int, unseen: Unseen) -> Neighbour:
        number = self._base.next_seat(index + 1)
        side, hand, public = self._base.seats[number - 1], self.hands[number - 1], self.public
        seen: tuple[Card, ...]
        if public.isdisjoint(hand):
            seen = (UNKNOWN,) * len(hand)
        else:
            seen = tuple([card if card in public else UNKNOWN for card in hand])
        seat = Seat(seen, side.opened, side.has_put_down)
        return Neighbour(self._rules, number, seat, self._base.melds, unseen)

    # ---- the turn is made --------------------------------------------------------------------------------

    def _would_be_dead(self, *, takes: bool) -> bool:
        """Whether the round might be dead after an idle turn."""
        is_idle = takes or self._has_run_out or len(self.stock) == 1
        return is_idle and self._idle + 1 >= self._rules.dead_round_after * len(self.hands)

    def _make(self, index: int, grip: Grip, card: Card, thrown: Card, *, takes: bool) -> None:
        hand, public, shown = self.hands[index], self.public, self._shown
        if takes:
            self.discard.pop()
            public.add(card)
        else:
            self.stock.pop()
            self._has_run_out = self._has_run_out or not self.stock
        hand.append(card)
        hand.remove(thrown)
        if thrown in public:
            public.discard(thrown)
        else:
            shown[SLOT_OF[thrown.name]] += 1
        self.discard.append(thrown)
        self._idle += takes or self._has_run_out
        unit = UNITS[thrown.name]
        grip.units -= unit
        grip.left -= unit
        self._grips[index] = grip
        self._units[index] = grip.units
        self.to_move = self._base.next_seat(index + 1)
        self._turns[self.to_move - 1] += 1


def _counted(cards: Iterable[Card]) -> list[int]:
    """By slot how many cards there are."""
    counts = [0] * SLOTS
    for card in cards:
        counts[SLOT_OF[card.name]] += 1
    return counts


def _in_hands(state: Round, public: set[Card]) -> list[Card]:
    return [card for seat in state.seats for card in public.intersection(seat.hand)]
