"""Whether reasons hold: each is looked up in the view the long way, with nothing but the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

from rommedesk.engine.cards import ALL_FACES, JOKER, Card, CardName, Face, copies_of
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import check
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, SwapJoker, TakeDiscards
from rommedesk.engine.reasons import Reason
from rommedesk.engine.rules import DiscardPickup, HandRummy, LayoffOn, RuleSet, StockExhausted
from rommedesk.engine.scoring import card_value, hand_points
from rommedesk.engine.state import Phase, Round, Turn
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView, sample_world
from rommedesk.players.advice import Suggestion
from rommedesk.players.answer import Motive, Why

FELT = frozenset(
    (
        Motive.MELDS,
        Motive.LAYS_OFF,
        Motive.SWAPS,
        Motive.MUST_BE_USED,
        Motive.TAKES,
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

    def __init__(self, view: PlayerView, suggestion: Suggestion) -> None:
        self.view, self.start = view, view.position
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
        return all(self._is_melded(nth, rest) for nth, name in enumerate(rest) if name in near)

    def _is_melded(self, nth: int, names: Sequence[CardName]) -> bool:
        """Whether a card is part of a meld among these."""
        others = [name for place, name in enumerate(names) if place != nth]
        return any(is_meld((names[nth], *pair), self.rules) for pair in combinations(others, 2))

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

    def draws(self, why: Why) -> bool:
        if not why.cards:
            return True
        (top,) = why.cards
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
        top = [card.name for card in self.start.discard[-1:]] if self.start.phase is Phase.DRAW else []
        held = [*self.names, *top]
        for name in why.cards:
            held.remove(JOKER if name.is_joker else name)
        return self.start.mover.turns >= self.rules.first_meld_turn

    def opens(self, why: Why) -> bool:
        melds = [move for move in self.moves if isinstance(move, LayMeld)]
        assert tuple(name for move in melds for name in move.cards) == why.cards
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
