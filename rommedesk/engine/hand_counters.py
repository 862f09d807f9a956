"""A hand as one integer: a counter of four bits for each face, rank by rank, above them one for the jokers.

A *unit* is one card, or the cards of a meld, in this form.  A *state* is a hand with a guard above every
counter: cards are taken out by subtraction, and a counter that runs below 0 clears its guard.
"""

from __future__ import annotations

from rommedesk.engine.cards import ALL_FACES, JOKER, Card, Face

_COUNTER_BITS = 4
_RANK_BITS = 4 * _COUNTER_BITS
JOKER_SHIFT = 13 * _RANK_BITS
"""Where the counter of the jokers begins."""
_JOKER_BITS = 6


def place(face: Face) -> int:
    """The number of the counter of a face: aces first, clubs to spades in each rank."""
    return (face.rank - 1) * 4 + face.suit


def face_at(counter: int) -> Face:
    """The face of counter number `counter`."""
    return Face.of(counter // 4 + 1, counter % 4)


UNITS: tuple[int, ...] = (
    0,
    *(1 << _COUNTER_BITS * place(face) for face in ALL_FACES),
    *(1 << JOKER_SHIFT,) * (JOKER - len(ALL_FACES)),
)
"""One card of each `CardName` as a hand integer."""
GUARDS: int = sum(8 << _COUNTER_BITS * counter for counter in range(52)) | 1 << (JOKER_SHIFT + _JOKER_BITS)
"""The top bit of every counter; it is set in a state, and a counter that runs below 0 clears it."""
JOKERS: int = (1 << _JOKER_BITS) - 1 << JOKER_SHIFT
"""The counter of the jokers."""
COUNTERS: tuple[int, ...] = tuple(7 << _COUNTER_BITS * counter for counter in range(52))
"""The counter of each face, without its guard."""


WITHOUT: tuple[int, ...] = tuple(~counter for counter in COUNTERS)
"""For each counter a mask that takes its cards away."""
_MOST_COPIES = 64
"""More than any rules have of a card."""
_UNIT_OF = {
    card: UNITS[card.name]
    for copy in range(_MOST_COPIES)
    for card in (Card.of(None, copy), *(Card.of(face, copy) for face in ALL_FACES))
}
CARD_UNITS: tuple[int, ...] = tuple(_UNIT_OF.get(Card(number), 0) for number in range(max(_UNIT_OF) + 1))
"""Each `Card` as a hand integer."""
NATURALS: int = sum(COUNTERS)
"""The counters of all faces."""
SLOTS = 53
"""All counters; the last one is that of the jokers."""
_JOKER_SLOT = SLOTS - 1


def jokers_of(state: int) -> int:
    """How many jokers a state holds."""
    return (state & JOKERS) >> JOKER_SHIFT


def lowest_counter(state: int) -> int:
    """The number of the lowest counter that is not 0; there has to be one."""
    cards = state & NATURALS
    return (cards & -cards).bit_length() - 1 >> 2


def held_in(state: int) -> tuple[tuple[int, int], ...]:
    """The counters of a state or unit that are not 0: their slots and what they count."""
    found: list[tuple[int, int]] = []
    cards = state & NATURALS
    while cards:
        # `lowest_counter`, written out: this is done for every hand that is looked at.
        slot = (cards & -cards).bit_length() - 1 >> 2
        found.append((slot, cards >> _COUNTER_BITS * slot & 7))
        cards &= WITHOUT[slot]
    if jokers := jokers_of(state):
        found.append((_JOKER_SLOT, jokers))
    return tuple(found)
