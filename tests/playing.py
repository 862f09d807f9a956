"""Whole rounds and matches played at random, for tests that need positions as they come about."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from rommedesk.engine.cards import Card, CardName, Face, Suit, new_pack, parse_names
from rommedesk.engine.deal import make_deal, shuffle_cards
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.match import first_dealer
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Player, PlayerKind, Setup
from rommedesk.engine.rules import DiscardPickup, RuleSet, Starter
from rommedesk.engine.state import Phase, Round
from tests.builders import read_turn

MOST_MOVES = 4000
"""No round at random takes as many moves; a test that waits for its end fails instead of hanging."""


def players(seats: int) -> tuple[Player, ...]:
    """A person at the first seat and computer players at the others."""
    person = Player("person", "Zoë", PlayerKind.HUMAN)
    return (
        person,
        *(
            Player(f"bot-{seat}", f"Bot {seat}", PlayerKind.COMPUTER, "random", 1)
            for seat in range(2, seats + 1)
        ),
    )


def new_record(rules: RuleSet, seats: int, rng: Random) -> GameRecord:
    """A match that is to begin."""
    return GameRecord(Setup(rules, players(seats), 1, first_dealer(rules, seats, rng), "test"))


def stacked(
    rules: RuleSet, hands: Sequence[str], stock: str = "", *, dealer: int | None = None
) -> GameRecord:
    """A match whose first round is dealt as written; what is not written is filled up from the pack.

    `stock` begins with the starter's extra card or the card turned up, where there is one.
    """
    seats = len(hands)
    if dealer is None:
        dealer = 0 if rules.starter is Starter.HIGH_CARD else seats
    record = GameRecord(Setup(rules, players(seats), 1, dealer, "test"))
    fill = [card.name for card in new_pack(rules.packs_for(seats), rules.jokers_for(seats))]
    written = [list(parse_names(hand)) for hand in (*hands, stock)]
    for name in (name for names in written for name in names):
        fill.remove(name)
    deal = make_deal(rules, seats, 1, Random(1), dealer)
    for hand in written[:-1]:
        while len(hand) < rules.hand_size:
            hand.append(fill.pop())
    dealt = [written[seat - 1][depth] for depth in range(rules.hand_size) for seat in deal.turn_order]
    record.begin_round(replace(deal, order=(*dealt, *written[-1], *fill)), "5a17")
    return record


def follow(record: GameRecord, *lines: str) -> None:
    """Make moves such as `2: discard Kc`; a new stock keeps the order of the discards, the oldest on top."""
    for line in lines:
        move = read_turn(line)
        assert record.round is not None
        record.play(move, reshuffle_pool(record.round) if isinstance(move, Draw) else None)


def deal_round(record: GameRecord, rng: Random) -> None:
    """Deal the next round."""
    number = rng.randrange(1_000_000)
    deal = make_deal(record.setup.rules, record.seats, number, Random(number), record.next_dealer)
    record.begin_round(deal, f"{rng.getrandbits(64):016x}")


def make_move(record: GameRecord, move: Move, rng: Random) -> None:
    """Make a legal move, with a new stock at random if one is needed."""
    assert record.round is not None
    pool = reshuffle_pool(record.round) if isinstance(move, Draw) else ()
    record.play(move, shuffle_cards(pool, rng) if pool else None)


def play_round(
    record: GameRecord, rng: Random, *, undo: float = 0.05, after_move: Callable[[], object] = lambda: None
) -> None:
    """Play the running round to its end, calling `after_move` after every move."""
    assert record.round is not None
    for _ in range(MOST_MOVES):
        if record.round.result is not None:
            return
        make_move(record, random_move(record.round, rng, undo), rng)
        after_move()
    raise AssertionError("the round does not end")


def play_match(
    rules: RuleSet,
    seats: int,
    rng: Random,
    *,
    most_rounds: int = 100,
    after_move: Callable[[], object] = lambda: None,
) -> GameRecord:
    """A match from its setup to its end, or for so many rounds."""
    record = new_record(rules, seats, rng)
    while not record.standing.is_over and len(record.results) < most_rounds:
        deal_round(record, rng)
        play_round(record, rng, after_move=after_move)
    return record


def random_move(state: Round, rng: Random, undo: float = 0.05) -> Move:
    """Some legal move of the seat to move: putting down is liked, taking back comes now and then."""
    seat = state.to_move
    if state.can_undo and rng.random() < undo:
        return Undo(seat)
    if state.phase is Phase.DRAW:
        is_stairs = state.rules.discard_pickup is DiscardPickup.STAIRS
        most = max(1, min(len(state.discard), 6)) if is_stairs else 1
        moves: list[Move] = [TakeDiscards(seat, rng.randint(1, most)), Draw(seat), Pass(seat)]
        if rng.random() < 0.6:
            moves.reverse()
        return next(move for move in moves if check(state, move) is None)
    names = sorted({card.name for card in state.mover.hand})
    discards = [move for name in names if check(state, move := Discard(seat, name)) is None]
    # A turn that cannot be ended has to be taken back for the greater part, or it would go on for ever.
    if state.can_undo and not discards and rng.random() < 0.6:
        return Undo(seat)
    laid = [move for move in putting_down(state) if check(state, move) is None]
    if laid and (not discards or rng.random() < 0.9):
        return rng.choice(laid)
    return rng.choice(discards) if discards else Undo(seat)


def putting_down(state: Round) -> Iterator[Move]:
    """Moves that may put cards of the mover's hand on the table; not all of them are legal."""
    seat, hand = state.to_move, state.mover.hand
    for names in _groups(hand):
        yield LayMeld(seat, names)
    names_held = sorted({card.name for card in hand})
    for number, lying in enumerate(state.melds, 1):
        for name in names_held:
            yield LayOff(seat, (name,), number)
        for faces in swap_choices(lying.meld, state.rules):
            yield SwapJoker(seat, tuple(map(CardName.of, faces)), number)


def _groups(hand: tuple[Card, ...]) -> Iterator[tuple[CardName, ...]]:
    """Rows of names that may be melds: sets, and runs of three to five, with at most two jokers."""
    jokers = sum(card.is_joker for card in hand)
    held = {card.face for card in hand if card.face is not None}
    joker = CardName.of(None)
    for rank in range(1, 14):
        suits = [face for suit in Suit if (face := Face.of(rank, suit)) in held]
        for size in (2, 3, 4):
            for faces in combinations(suits, size):
                names = tuple(map(CardName.of, faces))
                if size > 2:
                    yield names
                if jokers and size < 4:
                    yield (*names, joker)
    for suit in Suit:
        for start in range(1, 14):
            for size in (3, 4, 5):
                faces = tuple(Face.of((start + place - 1) % 13 + 1, suit) for place in range(size))
                missing = [face for face in faces if face not in held]
                if len(missing) <= min(jokers, 2, size - 1):
                    yield tuple(joker if face in missing else CardName.of(face) for face in faces)
