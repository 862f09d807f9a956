"""The targets of the cards in question: worked out when something changed, shown as frames and pills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rommedesk.engine.cards import Card
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.intents import Check, targets
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.pictures import Picture, Pill, TargetGlow
from rommedesk.ui.table.promises import promise
from rommedesk.ui.table.scene import HELD_LEVEL, Shown, TableScene
from rommedesk.ui.table.targets import Spotlight, spotlights

GLOW_LEVEL = 45.0
"""Targets glow under the cards that lie there, above the trays."""
FRAME_LEVEL = 900.0
"""Frames of single cards among others, below the hand."""
PILL_LEVEL, HOT_PILL_LEVEL = 910.0, HELD_LEVEL + 1000
"""While held cards hang over a target, what a drop does is said over them."""


@dataclass(frozen=True, slots=True)
class _Basis:
    """For what the targets were worked out."""

    view: PlayerView
    layout: Layout
    cards: tuple[Card, ...]

    def is_for(self, shown: Shown, cards: tuple[Card, ...]) -> bool:
        return self.view is shown.view and self.layout is shown.layout and self.cards == cards


class Lights:
    """Lights up exactly the legal targets of the held or else the selected cards."""

    def __init__(self, scene: TableScene, check: Check) -> None:
        self._scene = scene
        self._check = check
        self._lit: tuple[Spotlight, ...] = ()
        self._basis: _Basis | None = None

    @property
    def lit(self) -> tuple[Spotlight, ...]:
        """The targets on show."""
        return self._lit

    def update(self, hot: Sequence[Spotlight] = ()) -> None:
        """Follow view, selection and drag; `hot` are the targets under dragged cards."""
        shown = self._scene.shown
        cards = self._scene.held or self._scene.selection
        if shown is None or not cards:
            self.put_out()
            return
        if self._basis is None or not self._basis.is_for(shown, cards):
            found = targets(shown.view, cards, self._check)
            self._lit = spotlights(shown.view, shown.layout, shown.places, found, len(cards))
            self._basis = _Basis(shown.view, shown.layout, cards)
        self._show(shown, cards, hot)

    def put_out(self) -> None:
        """No target is on show any more."""
        self._lit, self._basis = (), None
        for group in ("glow", "frame", "target"):
            self._scene.show_overlays(group, ())

    def _show(self, shown: Shown, cards: Sequence[Card], hot: Sequence[Spotlight]) -> None:
        frames: dict[bool, list[Picture]] = {True: [], False: []}
        pills: list[Pill] = []
        measures = shown.layout.measures
        for light in self._lit:
            frame = TargetGlow(light.glow, light.ghosts, light in hot, is_filled=not light.is_over)
            frames[light.is_over].append(frame)
            text = promise(
                light, cards, shown.view, self._scene.words, is_calm=self._scene.options.hides_scores
            )
            pill = Pill(*light.pill, text, measures.text, measures.width)
            while any(pill.box.overlap(other.box) > 0 for other in pills):
                pill = replace(pill, y=pill.y + pill.box.height + 2)
            pills.append(pill)
        self._scene.show_overlays("glow", frames[False], GLOW_LEVEL)
        self._scene.show_overlays("frame", frames[True], FRAME_LEVEL)
        self._scene.show_overlays("target", pills, HOT_PILL_LEVEL if hot else PILL_LEVEL)
