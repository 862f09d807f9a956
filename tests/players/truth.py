"""Whether reasons hold: each is looked up in the view the long way, with nothing but the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

from rommedesk.engine.cards import ALL_FACES, JOKER, Card, CardName, Face, copies_of
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import check, must_be_used
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, SwapJoker, TakeDiscards
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import DiscardPickup, HandRummy, LayoffOn, RuleSet, Scoring, StockExhausted
from rommedesk.engine.scoring import card_value, hand_points, opening_points
from rommedesk.engine.solver import Goal, best_partition
from rommedesk.engine.state import Phase, Round, Turn
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView, sample_world
from rommedesk.players.advice import Suggestion
from rommedesk.players.answer import Motive, Why
from rommedesk.players.trial import LARGE_HAND

FELT = frozenset(
    (
        Motive.MELDS,
        Motive.LAYS_OFF,
        Motive.SWAPS,
        Motive.MUST_BE_USED,
        Motive.LEAST_USEFUL,
        Motive.DENIES,
        Motive.KEEPS,
        Motive.TAKES_BACK,
        Motive.NO_CARD,
        Motive.CHANCE,
        Motive.SAFE,
    )
)
"""What a level thinks of a move: nothing that could be looked up."""
ONLY_OF_THE_BEST = frozenset((Motive.LEAST_USEFUL, Motive.KEEPS, Motive.DENIES))
"""What sets a move above the others, and is no reason for one that is worse."""


def is_meld(names: Sequence[CardName], rules: RuleSet) -> bool:
    """Whether cards with these names are a meld, in any order."""
    copies: dict[Face | None, int] = {}
    cards = []
    for name in names:
        cards.append(Card.of(name.face, copies.get(name.face, 0)))
        copies[name.face] = copies.get(name.face, 0) + 1
    return isinstance(as_meld(cards, rules, names), Meld)


@cache
def thirds(one: CardName, rules: RuleSet) -> tuple[tuple[CardName, CardName], ...]:
    """All pairs of names that are a meld with a name, without jokers."""
    near = [
        CardName.of(face)
        for face in ALL_FACES
        if one.face and (face.rank == one.face.rank or face.suit is one.face.suit)
    ]
    pairs = [*combinations(near, 2), *((name, name) for name in near)]
    return tuple(pair for pair in pairs if is_meld((one, *pair), rules))


def unseen(name: CardName, position: Round) -> int:
    """How many copies of a card the view does not show."""
    places = [position.discard, *(seat.hand for seat in position.seats)]
    places += [lying.meld.cards for lying in position.melds]
    shown = sum(len(copies_of(name, filter(None, place))) for place in places)
    return position.rules.packs_for(len(position.seats)) - shown


class Truth:
    """Asserts every reason of one suggestion for the view."""

    def __init__(self, view: PlayerView, suggestion: Suggestion, best: Suggestion | None = None) -> None:
        """`best` is the way beside which this one is worse."""
        self.view, self.start = view, view.position
        self.best = best
        self.rules = self.start.rules
        self.moves = suggestion.moves
        self.before = self.start
        for move in self.moves[:-1]:
            self.before = apply(self.before, move).state
        self.seat = self.start.to_move
        self.reasons = suggestion.reasons
        self.names = [card.name for card in self.start.mover.hand]

    def check(self) -> set[Motive]:
        """Check all reasons; the motives that were met."""
        assert self.best is None or not {why.motive for why in self.reasons} & ONLY_OF_THE_BEST
        for why in self.reasons:
            if why.motive not in FELT:
                test: Callable[[Why], bool] = getattr(self, why.motive.name.lower())
                assert test(why), (str(why), self.moves, self.start.mover.hand)
        return {why.motive for why in self.reasons}

    @property
    def after(self) -> Round:
        """The end of the turn."""
        return apply(self.before, self.moves[-1]).state

    def _thrown(self, why: Why) -> CardName:
        """The card of a reason about a discard, which is the move to play now."""
        assert self.moves == (Discard(self.seat, why.cards[0]),)
        return why.cards[0]

    def _next_with(self, name: CardName) -> Round:
        """The next seat about to play, with jokers and the card in its hand, in a turn after its opening."""
        number = self.start.next_seat(self.seat)
        side = self.start.seat(number)
        more = (Card.of(None, 60), Card.of(None, 61), Card.of(name.face, 60))
        side = replace(side, hand=(*filter(None, side.hand), *more), turns=side.turns + 1)
        seats = [*self.start.seats]
        seats[number - 1] = side
        turn = Turn(was_opened=side.opened)
        return replace(self.start, seats=tuple(seats), to_move=number, phase=Phase.PLAY, turn=turn)

    # ---- motives -----------------------------------------------------------------------------------------

    def gone(self, why: Why) -> bool:
        thrown, gone = self._thrown(why), set(why.cards[1:])
        pile = self.start.discard
        reachable = pile if self.rules.discard_pickup is DiscardPickup.STAIRS else pile[-1:]
        for name in gone:
            assert unseen(name, self.start) == 0
            for side in self.start.seats:
                assert not copies_of(name, filter(None, side.hand))
            assert not copies_of(name, reachable)
            is_soon_shuffled = len(self.start.stock) < len(self.start.seats)
            if is_soon_shuffled and self.rules.stock_exhausted is not StockExhausted.PLAY_ON_THEN_END:
                assert not copies_of(name, pile)
        return bool(gone) and all(gone & {*pair} for pair in thirds(thrown, self.rules))

    def cannot_take(self, why: Why) -> bool:
        self._thrown(why)
        state = self.after
        refused = check(state, TakeDiscards(state.to_move))
        return refused is not None and refused.reason is Reason.PICKUP_FORBIDDEN

    def safe_discard(self, why: Why) -> bool:
        thrown = self._thrown(why)
        number = self.start.next_seat(self.seat)
        for seed in range(10):
            world = sample_world(replace(self.view, position=self.start), Random(seed))
            held = {card.name for card in world.seat(number).hand if not card.is_joker}
            assert not any(held >= {*pair} for pair in thirds(thrown, self.rules) if pair[0] != pair[1])
        return not self._fitting(thrown) and not self._freeing(thrown)

    def danger(self, why: Why) -> bool:
        thrown = self._thrown(why)
        known = {card.name for card in self.start.seat(self.start.next_seat(self.seat)).hand if card}
        return (
            len(why.cards) == 3
            and known >= {*why.cards[1:]}
            and is_meld((thrown, *why.cards[1:]), self.rules)
        )

    def fits_table(self, why: Why) -> bool:
        state = self._next_with(self._thrown(why))
        return state.mover.opened and check(state, LayOff(state.to_move, why.cards, why.number)) is None

    def _fitting(self, name: CardName) -> list[int]:
        state = self._next_with(name)
        state = replace(state, seats=tuple(replace(side, opened=True) for side in state.seats))
        numbers = range(1, len(state.melds) + 1)
        return [n for n in numbers if check(state, LayOff(state.to_move, (name,), n)) is None]

    def frees_joker(self, why: Why) -> bool:
        return (
            why.number in self._freeing(self._thrown(why))
            and self.start.seat(self.start.next_seat(self.seat)).opened
        )

    def _freeing(self, name: CardName) -> list[int]:
        found = []
        for number, lying in enumerate(self.start.melds, 1):
            for faces in swap_choices(lying.meld, self.rules):
                names = tuple(map(CardName.of, faces))
                state = self._next_with(name)
                hand = (*state.mover.hand, *(Card.of(face, 62) for face in faces if face != name.face))
                seats = [replace(side, opened=True) for side in state.seats]
                seats[state.to_move - 1] = replace(seats[state.to_move - 1], hand=hand)
                state = replace(state, seats=tuple(seats))
                if name in names and check(state, SwapJoker(state.to_move, names, number)) is None:
                    found.append(number)
        return found

    def dear(self, why: Why) -> bool:
        return card_value(copies_of(self._thrown(why), self.start.mover.hand)[0], self.rules) == why.number

    def useless(self, why: Why) -> bool:
        thrown = self._thrown(why)
        near = {partner for pair in thirds(thrown, self.rules) for partner in pair}
        rest = [*self.names]
        rest.remove(thrown)
        return near.isdisjoint(rest)

    def unneeded(self, why: Why) -> bool:
        hand, (card, *_) = self.start.mover.hand, copies_of(self._thrown(why), self.start.mover.hand)
        if len(hand) > LARGE_HAND:
            hand = tuple([one for one in hand if not one.is_joker])
        rest = [one for one in hand if one != card]
        goal = Goal.MOST_MELDED if self.rules.scoring is Scoring.MELDS else Goal.FEWEST_LEFT
        worths = [best_partition(held, self.rules, goal=goal) for held in (hand, rest)]
        if goal is Goal.FEWEST_LEFT:
            left = [hand_points(one.left, self.rules) for one in worths]
            assert left[0] == left[1] + card_value(card, self.rules)
        else:
            points = [sum(meld_points(meld, self.rules) for meld in one.melds) for one in worths]
            assert points[0] == points[1]
        return not self.useless(why)

    def needs_joker(self, why: Why) -> bool:
        gone = [one for one in self.reasons if one.motive is Motive.GONE]
        assert self._thrown(why) == gone[0].cards[0]
        return self.gone(gone[0])

    def breaks(self, why: Why) -> bool:
        thrown, partners = self._thrown(why), why.cards[1:]
        wanted = {
            other
            for partner in partners
            for pair in thirds(thrown, self.rules)
            if partner in pair
            for other in [pair[0] if pair[1] == partner else pair[1]]
        }
        most = sum(unseen(name, self.start) for name in wanted)
        return bool(partners) and {*partners} <= {*self.names} and 0 < why.number <= most

    def keeps_pair(self, why: Why) -> bool:
        one, other = why.cards
        hand = [card.name for card in self.before.mover.hand]
        hand.remove(self.moves[-1].card)  # type: ignore[union-attr]
        wanted = {
            CardName.of(face) for face in ALL_FACES if is_meld((one, other, CardName.of(face)), self.rules)
        }
        if not self.rules.equal_cards_in_set:
            assert sum(unseen(name, self.start) for name in wanted) == why.number
        return {one, other} <= {*hand} and why.number > 0

    def waits_for(self, why: Why) -> bool:
        assert self.moves == (Draw(self.seat),)
        assert sum(unseen(name, self.start) for name in why.cards) == why.number
        return all(
            unseen(name, self.start) > 0
            and any({*pair} <= {*self.names} for pair in thirds(name, self.rules))
            for name in why.cards
        )

    def completes(self, why: Why) -> bool:
        assert isinstance(self.moves[0], TakeDiscards)
        taken = [card.name for card in self.start.discard[-self.moves[0].count :]]
        held = [*self.names, *taken]
        for name in why.cards:
            held.remove(JOKER if name.is_joker else name)
        return why.cards[0] == taken[0] and is_meld(sorted_as_written(why.cards, self.rules), self.rules)

    def takes(self, why: Why) -> bool:
        """The card taken lies on the table at the end of the turn that is planned."""
        assert isinstance(self.moves[0], TakeDiscards)
        card = self.start.discard[-self.moves[0].count]
        lying = [one for melded in self.after.melds for one in melded.meld.cards]
        twins = copies_of(card.name, lying)
        before = copies_of(card.name, [one for melded in self.start.melds for one in melded.meld.cards])
        return why.cards == (card.name,) and len(twins) > len(before)

    def later(self, why: Why) -> bool:
        """No meld may be put down, or all melds together miss so many points of the opening."""
        assert isinstance(self.moves[0], TakeDiscards)
        state = apply(self.start, self.moves[0]).state
        if not why.number:
            meld = next(one.cards for one in self.reasons if one.motive is Motive.COMPLETES)
            refused = check(state, LayMeld(self.seat, sorted_as_written(meld, self.rules)))
            return refused is not None and refused.reason is Reason.TOO_EARLY
        assert not state.mover.opened
        melds = best_partition(state.mover.hand, self.rules, goal=Goal.MOST_OPENING).melds
        points = [opening_points(meld, self.rules) for meld in melds]
        if self.rules.opening_single_meld:
            return why.number <= self.rules.opening_points - max(points, default=0)
        return why.number == self.rules.opening_points - sum(points)

    def kept(self, why: Why) -> bool:
        """The turn ends legally with the taken card in the hand."""
        assert isinstance(self.moves[0], TakeDiscards)
        card = self.start.discard[-self.moves[0].count]
        return bool(copies_of(card.name, self.after.seat(self.seat).hand))

    def shows(self, why: Why) -> bool:
        """Whoever takes the discard may not end the turn before it lies, and it makes a meld with these."""
        assert self.rules.discard_pickup is DiscardPickup.MUST_USE
        assert self.start.phase is Phase.DRAW
        top, *others = why.cards
        assert top.is_joker or top == self.start.discard[-1].name
        state = apply(self.start, TakeDiscards(self.seat)).state
        assert self.start.discard[-1] in must_be_used(state)
        held = [JOKER if name.is_joker else name for name in others]
        assert all(held.count(name) <= self.names.count(name) for name in held)
        return bool(held)

    def hides(self, why: Why) -> bool:
        return self._stays(why)

    def draws(self, why: Why) -> bool:
        if not why.cards:
            # That a new card promises more is no reason for drawing where taking was found to be better.
            return self.best is None or check(self.start, TakeDiscards(self.seat)) is not None
        (top,) = why.cards
        assert self.best is None
        assert {partner for pair in thirds(top, self.rules) for partner in pair}.isdisjoint(self.names)
        assert check(self.start, TakeDiscards(self.seat)) is None
        assert top == self.start.discard[-1].name
        if self.start.mover.opened and self.rules.layoff_on is LayoffOn.ANY:
            state = self._next_with(top)
            opened = tuple(replace(side, opened=True) for side in state.seats)
            state = replace(state, seats=opened, turn=Turn(was_opened=True))
            numbers = range(1, len(state.melds) + 1)
            assert not any(check(state, LayOff(state.to_move, (top,), n)) is None for n in numbers)
        return not any(is_meld((top, *pair), self.rules) for pair in {*combinations(self.names, 2)})

    def holds_back(self, why: Why) -> bool:
        """A meld that could lie, would help others there, and stays in the hand in the best way too."""
        best = self.best.moves if self.best is not None else self.moves
        assert len(best) == 1
        return self.rules.layoff_on is LayoffOn.ANY and self._stays(why)

    def _stays(self, why: Why) -> bool:
        """Whether the cards are a meld that may be put down now, and stay in the hand with all such melds."""
        assert self.start.phase is Phase.PLAY
        held = [*self.names]
        assert isinstance(self.moves[0], Discard)
        held.remove(self.moves[0].card)
        for one in self.reasons:
            for name in one.cards if one.motive is why.motive else ():
                held.remove(JOKER if name.is_joker else name)
        return check(self.start, LayMeld(self.seat, why.cards)) is None

    def opens(self, why: Why) -> bool:
        melds = [move for move in self.moves if isinstance(move, LayMeld)]
        assert tuple(name for move in melds for name in move.cards) == why.cards
        points = [self.start.turn.points]
        state = self.start
        for move in self.moves:
            state = apply(state, move).state
            if isinstance(move, LayMeld):
                points.append(opening_points(state.melds[-1].meld, self.rules))
        assert why.number == (max(points) if self.rules.opening_single_meld else sum(points))
        return not self.start.mover.opened and self.after.seat(self.seat).opened

    def scores(self, why: Why) -> bool:
        return self.after.seat(self.seat).score - self.start.mover.score == why.number > 0

    def costs(self, why: Why) -> bool:
        return hand_points(self.after.seat(self.seat).hand, self.rules) == why.number

    def hurry(self, why: Why) -> bool:
        return why.number == min(
            len(side.hand) for number, side in enumerate(self.start.seats, 1) if number != self.seat
        )

    def double(self, why: Why) -> bool:
        mover = self.start.mover
        has_put_down = mover.has_put_down or self.start.turn.has_put_down
        return self.rules.hand_rummy is not HandRummy.NONE and not has_put_down

    def goes_out(self, why: Why) -> bool:
        result = self.after.result
        return result is not None and result.winner == self.seat


def sorted_as_written(names: Sequence[CardName], rules: RuleSet) -> tuple[CardName, ...]:
    """The names, the first of which was put in front, in the order of their meld."""
    first, *others = names
    for at in range(len(names)):
        order = (*others[:at], first, *others[at:])
        if is_meld(order, rules):
            return order
    return tuple(names)
