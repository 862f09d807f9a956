"""What a discard is worth to the hand, one draw further."""

from __future__ import annotations

from collections.abc import Sequence

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.state import Round
from rommedesk.engine.templates import Template
from rommedesk.players.evaluate import NAME_AT
from rommedesk.players.outs import Unseen
from rommedesk.players.trial import Tools

CARDS_OF_AN_OUT = 2.0
"""A card that completes a meld of three brings in two others."""


def melded_after_draw(position: Round, thrown: CardName, unseen: Unseen, tools: Tools) -> float:
    """How many cards the hand melds after the next draw from the stock, on the average, without `thrown`.

    The joker as a draw is left out: it fits everywhere.
    """
    rest = list(position.mover.hand)
    del rest[next(index for index, card in enumerate(rest) if card.name == thrown)]
    now = _melded(rest, tools)
    gained = 0
    for counter, count in enumerate(unseen.counts):
        if count:
            gained += count * (_melded([*rest, Card(NAME_AT[counter])], tools) - now)
    return now + gained / unseen.total


def _melded(hand: Sequence[Card], tools: Tools) -> int:
    """How many cards of a hand lie in melds."""
    chosen: Sequence[Template] = tools.solver.best(*tools.solver.read(hand))[1]
    return sum([template.size for template in chosen])
