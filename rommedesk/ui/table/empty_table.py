"""What lies on the table while no match is played: a few cards, fanned out in the middle."""

from __future__ import annotations

import math

from rommedesk.engine.cards import Card, parse_names
from rommedesk.ui.table.geometry import Measures, Pose
from rommedesk.ui.table.places import HAND_LEVEL, Lies, Zone

_CARDS = "Js Qh * Kc Ad"
_STEP = 11.0
"""Degrees from card to card."""
_RADIUS = 2.6
"""From the middle of a card to the point about which the fan turns, in card widths."""


def idle_cards(measures: Measures) -> dict[int, Lies]:
    """The cards and where they lie."""
    names = parse_names(_CARDS)
    width = measures.hand_card
    x, y = measures.width / 2, 0.46 * measures.height
    found = {}
    for place, name in enumerate(names):
        angle = (place - (len(names) - 1) / 2) * _STEP
        turned, radius = math.radians(angle), _RADIUS * width
        pose = Pose(x + radius * math.sin(turned), y + radius * (1 - math.cos(turned)), width, angle)
        found[int(Card.of(name.face))] = Lies(Zone.HAND, pose, HAND_LEVEL + place, place=place)
    return found
