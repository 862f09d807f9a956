"""Plans a whole turn from the play phase on: greedy, exact where the solver is, and legal to its end.

A plan is played through on the position before its first move is made, so that no turn is begun that cannot
be ended.  Players keep nothing between two decisions: at every step the rest of the turn is planned anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rommedesk.engine.cards import JOKER, CardName
from rommedesk.engine.going_out import way_out
from rommedesk.engine.hand_counters import JOKERS, NATURALS, UNITS, held_in, jokers_of
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, LayMeld, Move
from rommedesk.engine.opening import Aim, best_opening
from rommedesk.engine.rules import (
    DiscardPickup,
    JokerSwap,
    LayoffFrom,
    SetSwap,
)
from rommedesk.engine.scoring import opening_points, opening_total
from rommedesk.engine.state import Round
from rommedesk.engine.templates import Template, names_of
from rommedesk.engine.transition import apply
from rommedesk.players.answer import Motive, Why
from rommedesk.players.evaluate import (
    fitting_counters,
    jokers_on_table,
    least_missed,
    points_of,
    swap_moves,
)
from rommedesk.players.trial import LARGE_HAND, Names, Trial, cards_of, is_unwieldy, tools_for

MOST_SWAPS = 3
"""So many swaps of one turn are thought of together."""
FEW_CARDS = 2
"""An opponent with so few cards may go out any moment: jokers are laid off then."""
PARTNER_WORTH = 3.0
"""What a partner of a card weighs against its points when something has to be thrown away."""
LEFT_WORTH = 0.25
"""What a point in the hand costs where melds score: only the one who does not go out pays for it."""
CARDS_A_JOKER_SAVES = 3
"""A joker hardly ever brings more cards into melds that were in none."""
MOST_GROUPS = 8
"""So many ways to use a taken card are tried."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A legal way to the end of the turn, or its beginning."""

    moves: tuple[Move, ...]
    why: Why
    """What speaks for the first move."""
    worth: float
    """To compare plans of the same position."""
    goes_out: bool = False


class Planner:
    """Plans the turn of the seat to move in one position."""

    def __init__(self, position: Round, swaps: int = 0) -> None:
        self._position = position
        self._rules = position.rules
        self._seat = position.to_move
        self._tools = tools_for(position.rules)
        self._swaps = swaps
        self._is_in_danger = any(
            len(seat.hand) <= FEW_CARDS
            for number, seat in enumerate(position.seats, 1)
            if number != position.to_move
        )

        self._state, self._choices = self._tools.read(position.mover.hand)
        _, self._chosen = self._tools.solver.best(self._state, self._choices)
        self._left = self._state - sum([template.unit for template in self._chosen])

    def best(self) -> Plan | None:
        """The best plan that was thought of; `None` if none leads to the end of the turn."""
        return self._best(shortens=False)

    def begin(self) -> Plan | None:
        """The beginning of such a plan: shorter where it is certain that the turn can be ended."""
        return self._best(shortens=True)

    def _best(self, *, shortens: bool) -> Plan | None:
        position = self._position
        if position.mover.turns < self._rules.first_meld_turn:
            return self._only_discard()
        swaps = swap_moves(position, self._state) if self._may_swap() else []
        if self._may_go_out(len(swaps) + self._may_fill_up()):
            found = way_out(position)
            if found is not None:
                return Plan(found, Why(Motive.GOES_OUT, cards_of(found[0])), float("inf"), True)
        best = self._without_swap(shortens=shortens and not swaps)
        for swap in swaps:
            plan = self._with_swap(swap)
            if plan is not None and (best is None or plan.worth > best.worth):
                best = plan
        return best

    # ---- going out ---------------------------------------------------------------------------------------

    def _may_go_out(self, swaps: int) -> bool:
        """Whether a way out is worth looking for; without swaps, false only if there is none for certain."""
        position, values, state, left = self._position, self._tools.values, self._state, self._left
        if len(position.mover.hand) > LARGE_HAND:
            # It may take seconds to look, and a hand that is laid down as it comes will soon be smaller.
            return False
        if position.turn.laid and not position.mover.opened:
            # What was begun below the minimum may be a way out that swaps a joker later on.
            return True
        fits = 0
        if self._may_lay_off_once_opened():
            jokers = jokers_of(state) + swaps
            fits = fitting_counters(position, state, jokers)
        naturals = state & NATURALS
        if swaps:
            homeless = sum([held for _, held in held_in(left & NATURALS & ~fits)])
            return homeless <= 1 + CARDS_A_JOKER_SAVES * swaps
        lonely = naturals & ~(self._choices.useful[-1] | fits)
        if lonely & lonely - 1:
            return False
        if self._tools.scores_melds:
            return True
        at_table = (state & JOKERS if position.melds else 0) | naturals & fits
        dearest = max([values[card.name] for card in position.mover.hand])
        return points_of(left, values) <= points_of(at_table, values) + dearest

    def _may_lay_off_once_opened(self) -> bool:
        return self._rules.layoff_from is LayoffFrom.SAME_TURN or self._position.turn.was_opened

    # ---- swaps -------------------------------------------------------------------------------------------

    def _may_swap(self) -> bool:
        return (
            self._rules.joker_swap is not JokerSwap.NEVER
            and self._position.mover.opened
            and self._may_lay_off_once_opened()
            and self._swaps < MOST_SWAPS
        )

    def _may_fill_up(self) -> bool:
        """Whether a card laid off may free the joker of a set."""
        is_strict = self._rules.joker_swap_in_set is SetSwap.FULL_SET_ONLY
        return is_strict and self._may_swap() and jokers_on_table(self._position) > 0

    def _with_swap(self, swap: Move) -> Plan | None:
        if check(self._position, swap) is not None:
            return None
        after = self._after_swap(apply(self._position, swap).state).best()
        if after is None:
            return None
        why = Why(Motive.GOES_OUT if after.goes_out else Motive.SWAPS, cards_of(swap))
        return Plan((swap, *after.moves), why, after.worth, after.goes_out)

    def _after_swap(self, position: Round) -> Planner:
        """Plans the rest of a turn in which a joker was swapped."""
        return Planner(position, self._swaps + 1)

    # ---- melds, lay-offs, discard ------------------------------------------------------------------------

    def _without_swap(self, *, shortens: bool) -> Plan | None:
        position = self._position
        if position.mover.opened:
            melds = [names_of(template) for template in self._chosen]
        else:
            opening = self._opening(self._chosen)
            if opening is None:
                # What was begun has to be taken back, if anything was.
                return None if position.turn.laid else self._only_discard()
            melds = opening
        if shortens and not position.turn.swapped and not self._must_use():
            plan = self._first_step(melds)
            if plan is not None:
                return plan
        plan = self._lay_down(melds)
        if plan is None and self._must_use():
            for group in self._with_taken():
                plan = self._lay_down(group)
                if plan is not None:
                    break
        return self._only_discard() if plan is None else plan

    def _first_step(self, melds: Sequence[Names]) -> Plan | None:
        """The first meld or lay-off alone, if so much stays in the hand that something can be thrown away."""
        spare = len(self._position.mover.hand) - self._tools.fewest_left - 1
        move: Move | None = None
        motive = Motive.LAYS_OFF
        if melds:
            motive = Motive.MELDS if self._position.mover.opened else Motive.OPENS
            if sum(map(len, melds)) <= spare:
                move = LayMeld(self._seat, melds[0])
        elif self._may_lay_off_once_opened() and self._position.mover.opened:
            found = Trial(self._position, self._tools).best_layoff(with_jokers=self._lays_jokers_off())
            if found is None:
                return self._only_discard()
            if len(found.cards) <= spare:
                move = found
        if move is None or check(self._position, move) is not None:
            return None
        return Plan((move,), Why(motive, cards_of(move)), 0.0)

    def _lays_jokers_off(self) -> bool:
        is_wanted = self._is_in_danger or self._tools.scores_melds
        return is_wanted and not is_unwieldy(self._position.mover.hand)

    def _opening(self, chosen: Sequence[Template]) -> list[Names] | None:
        """The melds by which the seat opens in this turn; those that count most come first."""
        rules, tools, position = self._rules, self._tools, self._position
        missing = rules.opening_points - (0 if rules.opening_single_meld else position.turn.points)
        if opening_total([template.opening for template in chosen], rules) >= missing:
            size = sum([template.size for template in chosen])
            if len(position.mover.hand) - size >= tools.fewest_left:
                return [names_of(template) for template in sorted(chosen, key=lambda t: -t.opening)]
        elif tools.melds_count_like_hands and tools.freed(chosen) < missing:
            return None
        hand = tools.thought_of(position.mover.hand)
        opening = best_opening(hand, rules, aim=Aim.FEWEST_LEFT, laid=position.turn.points)
        if opening is None:
            return None
        melds = sorted(opening.melds, key=lambda meld: -opening_points(meld, rules))
        return [meld.names for meld in melds]

    def _must_use(self) -> CardName | None:
        """The name of the taken card if it has to lie on the table before the turn ends."""
        taken = self._position.turn.taken
        if taken is None or self._rules.discard_pickup is not DiscardPickup.MUST_USE:
            return None
        return taken.name if taken in self._position.mover.hand else None

    def _with_taken(self) -> Iterator[list[Names]]:
        """Groups of melds one of which holds the card that has to be used, those that gain most first."""
        name = self._must_use()
        assert name is not None
        unit = UNITS[JOKER if name.is_joker else name]
        mask = JOKERS if name.is_joker else unit * 7
        found: list[tuple[int, list[Template]]] = []
        for row in self._choices.by_lowest.values():
            for gain, taken, template in row:
                if taken & mask:
                    more, others = self._tools.solver.best(self._state - taken, self._choices)
                    found.append((gain + more, [template, *others]))
        found.sort(key=lambda gain_group: -gain_group[0])
        for _, group in found[:MOST_GROUPS]:
            if self._position.mover.opened:
                yield [names_of(template) for template in group]
            else:
                opening = self._opening(group)
                if opening is not None:
                    yield opening

    def _lay_down(self, melds: Sequence[Names]) -> Plan | None:
        """Put these melds down, lay off what fits, throw a card away."""
        turn = Trial(self._position, self._tools)
        for names in melds:
            turn.lay_meld(names)
        if self._may_lay_off_once_opened() and turn.state.mover.opened:
            turn.lay_off(with_jokers=self._lays_jokers_off())
        return self._ended(turn)

    def _only_discard(self) -> Plan | None:
        return self._ended(Trial(self._position, self._tools))

    def _ended(self, turn: Trial) -> Plan | None:
        """The plan that ends the turn with the discard of the card that is missed least."""
        return next(self._endings(turn), None)

    def _endings(self, turn: Trial) -> Iterator[Plan]:
        """Every way to end the turn that is thought of, the discard that is missed least first."""
        if turn.state.result is not None:
            yield Plan(tuple(turn.moves), turn.why or Why(Motive.GOES_OUT), float("inf"), True)
            return
        left = self._left
        if turn.moves:
            solver = self._tools.solver
            state, choices = self._tools.read(turn.state.mover.hand)
            left = state - sum([template.unit for template in solver.best(state, choices)[1]])
        is_forced = True
        for name, links in self._least_missed(left, turn.state):
            discard = Discard(self._seat, name)
            if check(turn.state, discard) is None:
                is_forced = False
                yield self._with_discard(
                    turn, discard, Why(Motive.LEAST_USEFUL if links else Motive.USELESS, (name,))
                )
        forced = self._forced_discard(turn.state) if is_forced else None
        if forced is not None:
            yield self._with_discard(turn, forced, Why(Motive.KEEPS, (forced.card,)))

    def _with_discard(self, turn: Trial, discard: Discard, why: Why) -> Plan:
        return Plan((*turn.moves, discard), turn.why or why, self._worth(turn.state, discard))

    def _least_missed(self, left: int, state: Round) -> Sequence[tuple[CardName, int]]:
        """What may be thrown of the cards that are left over, the least missed first, and its partners."""
        return least_missed(left, self._rules, self._tools.values, PARTNER_WORTH)

    def _forced_discard(self, state: Round) -> Discard | None:
        """The discard that costs least where only melds and jokers are left."""
        solver, hand = self._tools.solver, state.mover.hand
        found: list[tuple[bool, float, CardName]] = []
        for name in {card.name for card in hand}:
            if check(state, Discard(self._seat, name)) is None:
                at = next(index for index, card in enumerate(hand) if card.name == name)
                rest = (*hand[:at], *hand[at + 1 :])
                gain = 0 if len(hand) > LARGE_HAND else solver.gain(rest)
                found.append((name.is_joker, -gain, name))
        return Discard(self._seat, min(found)[2]) if found else None

    def _worth(self, state: Round, discard: Discard) -> float:
        """What the turn gains: points scored where melds score, otherwise what is no longer in the hand."""
        values = self._tools.values
        left = sum(
            [values[card.name] for card in state.mover.hand if not card.is_joker or self._is_in_danger]
        )
        if not discard.card.is_joker:
            left -= values[discard.card]
        if self._tools.scores_melds:
            return state.mover.score - LEFT_WORTH * left
        return -float(left)
