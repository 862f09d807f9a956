"""Puts together what a person is told of a way to play on: what a level thinks of it and what holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.hand_counters import GUARDS, UNITS
from rommedesk.engine.legality import check
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.rules import DiscardPickup, LayoffOn
from rommedesk.engine.state import Round
from rommedesk.engine.templates import names_of
from rommedesk.engine.transition import apply
from rommedesk.players.advice import Opening
from rommedesk.players.answer import AGAINST, Motive, Why
from rommedesk.players.evaluate import fitting_counters
from rommedesk.players.hard import HardPlanner
from rommedesk.players.openings import opening_in
from rommedesk.players.trial import Names, cards_of, is_unwieldy, plain_name, tools_for
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

    def reasons(self, moves: Sequence[Move], why: Why, best: Sequence[Move] | None = None) -> tuple[Why, ...]:
        """What speaks for these moves, the strongest first, and then what speaks against them.

        `why` is what a level thinks of the first one.  `best` are the moves of a better way; beside it only
        facts are told, nothing that would set these moves above others.
        """
        if isinstance(moves[0], Pass | Undo):
            return (why,)
        found = [*self._all(moves, why, best)]
        return (
            *(why for why in found if why.motive not in AGAINST),
            *(why for why in found if why.motive in AGAINST),
        )

    def _all(self, moves: Sequence[Move], why: Why, best: Sequence[Move] | None) -> Iterator[Why]:
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
                yield from self._of_draw(is_best=best is None)
            case TakeDiscards() as take:
                yield from self._of_take(take, moves[1:])
            case Discard() as discard if not goes_out:
                yield from self._of_discard(discard, why, best)
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
        after, points, cards = self._position, 0, list[CardName]()
        for move in moves:
            after = apply(after, move).state
            if isinstance(move, LayMeld):
                points = after.turn.points
                cards += move.cards
        return Why(why.motive, tuple(cards), points)

    def _of_discard(self, discard: Discard, why: Why, best: Sequence[Move] | None) -> Iterator[Why]:
        """What speaks for ending the turn as it is."""
        facts = [*self._facts.of_discard(discard.card)]
        verdict = self._verdict(discard.card, facts, is_kept=why.motive is Motive.KEEPS, is_best=best is None)
        if verdict is not None:
            yield Why(verdict, (discard.card,))
        yield from facts
        melds = self._held_back(discard.card)
        is_advised = best is None or isinstance(best[0], Discard)
        helps_others = self._rules.layoff_on is LayoffOn.ANY
        for names in melds:
            yield Why(Motive.HOLDS_BACK if is_advised and helps_others else Motive.HIDES, names)
        if melds:
            yield from self._facts.of_waiting()

    def _verdict(
        self, name: CardName, facts: Sequence[Why], *, is_kept: bool, is_best: bool
    ) -> Motive | None:
        """What a card is good for; that another one is better is said of the best discard alone."""
        if is_kept or name.is_joker:
            return Motive.KEEPS if is_best else None
        if not self._facts.has_partners(name, without(self._position.mover.hand, name)):
            return Motive.USELESS
        if self._facts.is_unneeded(name):
            return Motive.UNNEEDED
        if is_best:
            return Motive.LEAST_USEFUL
        return Motive.NEEDS_JOKER if any(why.motive is Motive.GONE for why in facts) else None

    def _held_back(self, thrown: CardName) -> tuple[Names, ...]:
        """The melds that could lie on the table and stay in the hand when a card is thrown."""
        position = self._position
        rest = without(position.mover.hand, thrown)
        if not position.mover.opened:
            opening = self._opening
            melds = opening.melds if opening is not None and opening.is_possible else ()
        else:
            tools = tools_for(self._rules)
            melds = tuple([names_of(template) for template in tools.solver.best(*tools.read(rest))[1]])
        held, seat = Counter([card.name for card in rest]), position.to_move
        if not Counter([plain_name(name) for names in melds for name in names]) <= held:
            return ()  # The card is thrown out of a meld.
        return tuple([names for names in melds if check(position, LayMeld(seat, names)) is None])

    # ---- the draw phase ----------------------------------------------------------------------------------

    def _of_draw(self, *, is_best: bool) -> Iterator[Why]:
        position = self._position
        top = position.discard[-1] if position.discard else None
        if top is None or check(position, TakeDiscards(position.to_move)) is not None:
            yield Why(Motive.DRAWS)
        elif self._is_of_use(top, (*position.mover.hand, top)):
            if is_best:
                yield Why(Motive.DRAWS)
            yield from self._left_lying(top)
        elif is_best:
            is_alone = not self._facts.has_partners(top.name, position.mover.hand)
            yield Why(Motive.DRAWS, (top.name,) if is_alone else ())
        yield from self._facts.of_draw()

    def _left_lying(self, top: Card) -> Iterator[Why]:
        """What would have to be shown with the discard."""
        position = self._position
        if self._rules.discard_pickup is not DiscardPickup.MUST_USE:
            return
        taken = apply(position, TakeDiscards(position.to_move)).state
        plan = HardPlanner(taken, weights=keen_weights(self._rules)).best()
        for move in plan.moves if plan is not None else ():
            names = [*map(plain_name, cards_of(move))]
            if isinstance(move, LayMeld | LayOff) and top.name in names:
                others = [*cards_of(move)]
                del others[names.index(top.name)]
                held = Counter([card.name for card in position.mover.hand])
                if others and Counter(map(plain_name, others)) <= held:  # A joker may come from the table.
                    yield Why(Motive.SHOWS, (top.name, *others))
                    yield from self._facts.of_waiting()
                return

    def _of_take(self, take: TakeDiscards, then: Sequence[Move]) -> Iterator[Why]:
        """What the deepest of the taken cards is good for, and what the rest of the turn makes of it."""
        position = self._position
        taken = position.discard[-take.count :]
        hand = (*position.mover.hand, *taken)
        deepest = taken[0]
        put_down = [name for move in then if not isinstance(move, Discard) for name in cards_of(move)]
        is_used = deepest.name in map(plain_name, put_down)
        if is_used:
            yield Why(Motive.TAKES, (deepest.name,))
        mates = self._facts.mates(deepest, hand)
        if not mates:
            return
        yield Why(Motive.COMPLETES, (deepest.name, *mates))
        if not is_used:
            missing = self._missing(apply(position, take).state)
            yield Why(Motive.KEPT) if missing is None else Why(Motive.LATER, number=missing)

    def _missing(self, taken: Round) -> int | None:
        """What the opening minimum asks for beyond the hand, 0 if it is too early; `None` if nothing bars."""
        if taken.mover.turns < self._rules.first_meld_turn:
            return 0
        if is_unwieldy(taken.mover.hand):
            return None
        opening = opening_in(taken)
        return opening.missing or None if opening is not None else None

    def _is_of_use(self, card: Card, hand: Sequence[Card]) -> bool:
        """Whether a hand with the card can meld it, or can lay it off without jokers."""
        mask = UNITS[card.name] * 7
        melds = tools_for(self._rules).read(hand)[1].by_lowest.values()
        if card.is_joker or is_unwieldy(hand) or any(unit & mask for row in melds for _, unit, _ in row):
            return True
        can_open = self._opening is not None and self._opening.is_possible
        if not (self._position.mover.opened or can_open):
            return False
        held = GUARDS + sum([UNITS[one.name] for one in hand if not one.is_joker])
        return bool(fitting_counters(self._position, held, 0) & mask)
