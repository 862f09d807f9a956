"""What a drop of cards on a target would do, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.melds import meld_points
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.targets import Spotlight
from rommedesk.ui.table.words import TableWords


def promise(
    light: Spotlight, cards: Sequence[Card], view: PlayerView, words: TableWords, *, is_calm: bool
) -> str:
    """What happens if the cards are dropped there."""
    target = light.target
    match target.kind:
        case TargetKind.DISCARD:
            return words.discard_here(cards[0])
        case TargetKind.MELD:
            points = meld_points(target.melds[0], view.position.rules)
            return words.meld_here(None if hides_points(is_calm, view) else points)
        case TargetKind.LAY_OFF:
            return words.lay_off_here(cards)
        case TargetKind.SWAP:
            return words.swap_here(cards)
        case _:
            assert_never(target.kind)
