"""Who sits where and by which rules, as sentences about a game need it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QObject

from rommedesk.engine.rules import DiscardPickup, RuleSet, Scoring
from rommedesk.ui.i18n.shown_names import shown_name


@dataclass(frozen=True, slots=True)
class Seating:
    """The people of a match."""

    names: tuple[str, ...]
    """By seat; empty for a person who gave no name."""
    own: int | None
    """The seat that the program talks to; `None` if it only shows a game."""
    rules: RuleSet

    is_marked: bool = False
    """Whether sentences are rich text with the names in bold."""
    tells_points: bool = True
    """Whether sentences tell what was scored."""

    @property
    def has_stairs(self) -> bool:
        """Whether the discard pile is called stairs."""
        return self.rules.discard_pickup is DiscardPickup.STAIRS

    @property
    def scores_melds(self) -> bool:
        """Whether many points are good."""
        return self.rules.scoring is Scoring.MELDS


class SeatNames(QObject):
    """Seats by name, one's own as "You"."""

    def name(self, seating: Seating, seat: int) -> str:
        """What the person in `seat` is called at the start of a sentence or beside the cards."""
        if seat == seating.own:
            name = self.tr("You", "the person at the screen, at the start of a sentence")
        elif seat <= len(seating.names) and (shown := shown_name(seating.names[seat - 1])):
            name = shown
        else:
            name = self.tr("Player {seat}").format(seat=seat)
        return "<b>" + escape(name) + "</b>" if seating.is_marked else name
