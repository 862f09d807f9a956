"""The level *random*: one of the sensible moves that `check` allows, each as likely as the others."""

from __future__ import annotations

from collections.abc import Iterator

from rommedesk.engine.cards import CardName
from rommedesk.engine.layoffs import extensions_of
from rommedesk.engine.legality import check
from rommedesk.engine.melds import swap_choices
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.rules import DiscardPickup, LayoffFrom
from rommedesk.engine.solver import Goal, solver_for
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.templates import names_of
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer, Motive, Why
from rommedesk.players.chance import Lot
from rommedesk.players.safe import has_taken_back, safe_move


def decide_random(view: PlayerView, seed: int) -> Answer:
    """A move drawn by lot; who took something back in this turn only goes on to end it."""
    if has_taken_back(view):
        return Answer(safe_move(view), (Why(Motive.SAFE),))
    position = view.position
    candidates = list(_drawing(position) if position.phase is Phase.DRAW else _playing(position))
    lot = Lot(seed)
    while candidates:
        move = lot.take(candidates)
        if check(position, move) is None:
            return Answer(move, (Why(Motive.CHANCE),))
    return Answer(safe_move(view), (Why(Motive.TAKES_BACK),))


def _drawing(position: Round) -> Iterator[Move]:
    seat = position.to_move
    yield Draw(seat)
    yield Pass(seat)
    is_stairs = position.rules.discard_pickup is DiscardPickup.STAIRS
    for count in range(1, len(position.discard) + 1 if is_stairs else 2):
        yield TakeDiscards(seat, count)


def _playing(position: Round) -> Iterator[Move]:
    """Every discard, the melds that the solver knows, lay-offs without a joker more than needed, swaps."""
    seat, rules, hand = position.to_move, position.rules, position.mover.hand
    names = {card.name for card in hand}
    for name in sorted(names):
        yield Discard(seat, name)
    if position.mover.turns < rules.first_meld_turn:
        return
    state, choices = solver_for(rules, Goal.FEWEST_LEFT).read(hand)
    for counter in sorted(choices.by_lowest):
        for _, _, template in choices.by_lowest[counter]:
            yield LayMeld(seat, names_of(template))
    if not position.mover.opened or not (
        rules.layoff_from is LayoffFrom.SAME_TURN or position.turn.was_opened
    ):
        return
    for number, lying in enumerate(position.melds, 1):
        for extension in extensions_of(lying.meld, state, rules):
            yield LayOff(seat, extension.names, number)
        for faces in swap_choices(lying.meld, rules):
            wanted = tuple(map(CardName.of, faces))
            if names.issuperset(wanted):
                yield SwapJoker(seat, wanted, number)
