"""How the person wants the table: looks, movement and helps, worked out from the settings in one place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rommedesk.store.settings import Settings
from rommedesk.ui.table.art import BackStyle
from rommedesk.ui.table.geometry import Wishes
from rommedesk.ui.theme import Surface, Theme

__all__ = ["PACES", "Surface", "TableOptions", "table_options"]

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""How long cards travel by the setting `animation`."""


SMALL_BACKS = {BackStyle.LATTICE: "#8A2F35", BackStyle.STAIRS: "#8A2F35", BackStyle.PLAIN: "#1F4078"}
"""The colour of a back that is too small for its pattern."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """Choices that change how the table looks and moves, never what is played."""

    pace: float = 1.0
    """How long cards travel: 1 is usual, 2 twice as long, 0 not at all."""
    has_four_colours: bool = False
    """Clubs green and diamonds blue."""
    has_large_index: bool = False
    back: BackStyle = BackStyle.LATTICE
    surface: Surface = Surface.GREEN
    is_left_handed: bool = False
    """Stock, pile and what belongs to the own seat change sides."""
    has_large_cards: bool = False
    shows_bars: bool = True
    """Marks under the hand for the melds that lie in it."""
    hides_scores: bool = False

    @property
    def wishes(self) -> Wishes:
        """What sizes and places depend on."""
        return Wishes(
            has_large_cards=self.has_large_cards,
            has_large_index=self.has_large_index,
            is_left_handed=self.is_left_handed,
        )

    def dress(self, theme: Theme) -> Theme:
        """The theme with the surface, the suits and the backs of these options."""
        dressed = theme.dressed(self.surface, has_four_colours=self.has_four_colours)
        return replace(dressed, small_back=SMALL_BACKS[self.back])


def table_options(settings: Settings, *, system_reduces_motion: bool = False) -> TableOptions:
    """The options of the settings; calm mode overrules single ones and leaves them as they are."""
    calm = settings.calm
    pace = PACES.get(settings.animation, 0.0 if system_reduces_motion else PACES["normal"])
    return TableOptions(
        pace=0.0 if calm and pace == 0 else PACES["slow"] if calm else pace,
        has_four_colours=settings.four_colours,
        has_large_index=settings.large_index,
        back=BackStyle(settings.card_back),
        surface=Surface(settings.surface),
        is_left_handed=settings.left_handed,
        has_large_cards=settings.large_cards or calm,
        shows_bars=settings.meld_bars,
        hides_scores=calm,
    )
