"""Positions at the limit: six seats, twenty melds on the table, 45 cards for the seat to move, six jokers.

With two packs that is all there is, and each other seat has one card left; with three the round can go on.
"""

from dataclasses import replace
from random import Random

from rommedesk.engine.cards import UNKNOWN, Card, new_pack
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, Seat, TableMeld

SEATS, MELDS, CARDS, PILE = 6, 20, 45, 15

RULES = {
    "penalty": ROMME,
    "penalty, opened at 0": replace(ROMME, opening_points=0),
    "stairs without jokers": replace(TREPPEN, packs=2, players=(2, 6)),
    "stairs": replace(TREPPEN, packs=2, jokers=6, players=(2, 6)),
    "penalty, three packs": replace(ROMME, packs=3),
    "stairs, three packs": replace(TREPPEN, packs=3, jokers=6, players=(2, 6)),
}

MOST = 8
"""So many cards the others hold, each, if the pack has them."""


def crowded(rules: RuleSet, rng: Random, phase: Phase, *, opened: bool) -> Round:
    """A position at the limit."""
    pack = list(new_pack(rules.packs, rules.jokers))
    rng.shuffle(pack)
    jokers = [card for card in pack if card.is_joker]
    rest = [card for card in pack if not card.is_joker]
    melds: list[Meld] = []
    while len(melds) < MELDS:
        three = _three(rest[0], rest, rng)
        meld = as_meld(three, rules) if three else None
        if isinstance(meld, Meld):
            melds.append(meld)
            rest = [card for card in rest if card not in three]
        else:
            rng.shuffle(rest)
    others, rest = rest[: SEATS - 1], rest[SEATS - 1 :]
    rest = [*jokers, *rest]
    shown, stock = rest[:CARDS], rest[CARDS:]
    more = min(MOST - 1, len(stock) // SEATS)
    hands = [(card, *stock[more * at : more * (at + 1)]) for at, card in enumerate(others)]
    stock = stock[more * len(others) :]
    pile = shown[-PILE:] if phase is Phase.DRAW else []
    mine = shown[: len(shown) - len(pile)]
    return Round(
        rules=rules,
        turn_order=tuple(range(1, SEATS + 1)),
        seats=(
            Seat(tuple(mine), opened, opened, 5),
            *(Seat(hand, True, True, 5) for hand in hands),
        ),
        to_move=1,
        phase=phase,
        stock=(UNKNOWN,) * len(stock),
        discard=tuple(pile),
        melds=tuple(TableMeld(meld, (2,) * len(meld.cards), 2) for meld in melds),
    )


def _three(card: Card, rest: list[Card], rng: Random) -> list[Card]:
    """The card with two others that may make a meld with it."""
    assert card.face is not None
    rank, suit = card.face.rank, card.face.suit
    wanted = [
        [(rank, other) for other in range(4) if other != suit][:2],
        [(rank + 1, int(suit)), (rank + 2, int(suit))],
        [(rank - 1, int(suit)), (rank + 1, int(suit))],
    ][rng.randrange(3)]
    faces = {(c.face.rank, int(c.face.suit)): c for c in rest if c.face is not None}
    found = [faces[want] for want in wanted if want in faces]
    return [card, *found] if len(found) == 2 else []
