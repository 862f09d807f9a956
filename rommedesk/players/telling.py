"""Puts together what a person is told of a way to play on: what a level thinks of it and what holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rommedesk.engine.cards import Card
from rommedesk.engine.hand_counters import GUARDS, UNITS
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Round
from rommedesk.engine.templates import names_of
from rommedesk.engine.transition import apply
from rommedesk.players.advice import Opening
from rommedesk.players.answer import AGAINST, Motive, Why
from rommedesk.players.evaluate import fitting_counters
from rommedesk.players.hard import HardPlanner
from rommedesk.players.trial import Names, cards_of, is_unwieldy, tools_for
from rommedesk.players.weights import keen_weights
from rommedesk.players.whys import Facts, without


class Telling:
    """The reasons for ways to play on from one position."""

    def __init__(self, position: Round, opening: Opening | None) -> None:
        """`opening` is how the hand stands to the minimum (see `opening_in`)."""
        self._position = position
        self._rules = position.rules
        self._opening = opening
        self._facts = Facts(position)

    def reasons(self, moves: Sequence[Move], why: Why) -> tuple[Why, ...]:
        """What speaks for these moves, the strongest first, and then what speaks against them.

        `why` is what a level thinks of the first one.
        """
        if isinstance(moves[0], Pass | Undo):
            return (why,)
        found = [*self._all(moves, why)]
        return (
            *(why for why in found if why.motive not in AGAINST),
            *(why for why in found if why.motive in AGAINST),
        )

    def _all(self, moves: Sequence[Move], why: Why) -> Iterator[Why]:
        before = self._position
        for move in moves[:-1]:
            before = apply(before, move).state
        last = moves[-1]
        after = before if isinstance(last, Draw) else apply(before, last).state
        goes_out = after.result is not None and after.result.winner == self._position.to_move
        if goes_out:
            yield Why(Motive.GOES_OUT, cards_of(moves[0]))
        match moves[0]:
            case Draw():
                yield from self._of_draw()
            case TakeDiscards() as take:
                yield from self._of_take(take)
            case Discard() as discard if not goes_out:
                yield from self._of_discard(discard, why)
            case LayMeld() | LayOff() | SwapJoker() if not goes_out:
                yield self._of_putting_down(moves, why)
                yield from self._facts.of_haste()
        if isinstance(last, Discard) and not goes_out:
            scored = before.mover.score - self._position.mover.score
            yield from self._facts.of_end(without(before.mover.hand, last.card), scored)

    # ---- the play phase ----------------------------------------------------------------------------------

    def _of_putting_down(self, moves: Sequence[Move], why: Why) -> Why:
        if why.motive is not Motive.OPENS:
            return why
        melds = [move for move in moves if isinstance(move, LayMeld)]
        return Why(why.motive, tuple([name for move in melds for name in move.cards]))

    def _of_discard(self, discard: Discard, why: Why) -> Iterator[Why]:
        """What speaks for ending the turn as it is."""
        facts = [*self._facts.of_discard(discard.card)]
        if why.motive is Motive.KEEPS or discard.card.is_joker:
            yield Why(Motive.KEEPS, (discard.card,))
        else:
            has_company = self._facts.has_company(discard.card)
            yield Why(Motive.LEAST_USEFUL if has_company else Motive.USELESS, (discard.card,))
        yield from facts
        held = self._held_back()
        if held:
            yield Why(Motive.HOLDS_BACK, held)
            yield from self._facts.of_waiting()

    def _held_back(self) -> Names:
        """The cards of melds that could lie on the table."""
        position = self._position
        if not position.mover.opened:
            opening = self._opening
            melds = opening.melds if opening is not None and opening.is_possible else ()
        else:
            tools = tools_for(self._rules)
            chosen = tools.solver.best(*tools.read(position.mover.hand))[1]
            melds = tuple([names_of(template) for template in chosen])
        seat = position.to_move
        return tuple(
            [name for names in melds if check(position, LayMeld(seat, names)) is None for name in names]
        )

    # ---- the draw phase ----------------------------------------------------------------------------------

    def _of_draw(self) -> Iterator[Why]:
        position = self._position
        top = position.discard[-1] if position.discard else None
        if top is None or check(position, TakeDiscards(position.to_move)) is not None:
            yield Why(Motive.DRAWS)
        elif self._is_of_use(top, (*position.mover.hand, top)):
            yield Why(Motive.DRAWS)
            yield from self._left_lying(top)
        else:
            yield Why(Motive.DRAWS, (top.name,))
        yield from self._facts.of_draw()

    def _left_lying(self, top: Card) -> Iterator[Why]:
        """The meld that would have to be shown with the discard."""
        position = self._position
        mates = self._facts.mates(top, (*position.mover.hand, top))
        if self._rules.discard_pickup is DiscardPickup.MUST_USE and mates:
            taken = apply(position, TakeDiscards(position.to_move)).state
            plan = HardPlanner(taken, weights=keen_weights(self._rules)).best()
            if plan is not None and top.name in (name for move in plan.moves for name in cards_of(move)):
                yield Why(Motive.HOLDS_BACK, (top.name, *mates))
                yield from self._facts.of_waiting()

    def _of_take(self, take: TakeDiscards) -> Iterator[Why]:
        """What the deepest of the taken cards is good for."""
        position = self._position
        taken = position.discard[-take.count :]
        hand = (*position.mover.hand, *taken)
        deepest = taken[0]
        yield Why(Motive.TAKES, (deepest.name,) if self._is_of_use(deepest, hand) else ())
        mates = self._facts.mates(deepest, hand)
        if mates:
            yield Why(Motive.COMPLETES, (deepest.name, *mates))

    def _is_of_use(self, card: Card, hand: Sequence[Card]) -> bool:
        """Whether a hand with the card can meld it, or can lay it off without jokers."""
        mask = UNITS[card.name] * 7
        melds = tools_for(self._rules).read(hand)[1].by_lowest.values()
        if card.is_joker or is_unwieldy(hand) or any(unit & mask for row in melds for _, unit, _ in row):
            return True
        if not self._position.mover.opened:
            return False
        held = GUARDS + sum([UNITS[one.name] for one in hand if not one.is_joker])
        return bool(fitting_counters(self._position, held, 0) & mask)
